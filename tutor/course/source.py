"""Strict YAML that remembers where everything stood.

YAML 1.1 reads ``on``, ``no``, ``12:30`` and ``1_0`` as True, False, 750 and 10. Here a plain word
is a text unless it is ``true``, ``false`` or a whole number; a repeated key, an anchor, a tag and
a second document are refused. What the data mean is `model`'s.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from tutor.course.problems import Problem

Key = str | int
Place = tuple[int, int]
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")


class _Loader(yaml.SafeLoader):
    """Composes nodes and notes every anchor, alias and tag on the way."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.foreign: list[tuple[int, int, str]] = []

    def compose_node(self, parent: Node | None, index: Any) -> Node | None:
        event: Any = cast(Any, self).peek_event()
        found = {"an anchor or alias": event.anchor, "a tag": getattr(event, "tag", None)}
        for what, given in found.items():
            if given is not None:
                self.foreign.append((event.start_mark.line, event.start_mark.column, what))
        return super().compose_node(parent, index)


@dataclass(frozen=True)
class Source:
    """A YAML file as plain data, with the line and column (from 1) of every key and value."""

    file: str
    data: Any
    values: Mapping[tuple[Key, ...], Place] = field(repr=False)
    keys: Mapping[tuple[Key, ...], Place] = field(repr=False)

    def at(self, *path: Key, key: bool = False) -> Place:
        """Returns where a value (or its key) stands, or the nearest thing around it that does.

        Parts of the path that are not in the file (a model's own names) are passed over.
        """
        known: tuple[Key, ...] = ()
        for part in path:
            if (*known, part) in self.values:
                known = (*known, part)
        whole = known == path
        return self.keys.get(known, self.values[known]) if key and whole else self.values[known]

    def problem(
        self, rule: int, path: tuple[Key, ...], message: str, *, key: bool = False
    ) -> Problem:
        """Makes a problem that points at a value, or at its key."""
        line, column = self.at(*path, key=key)
        where = next((str(part) for part in reversed(path) if isinstance(part, str)), "")
        return Problem(self.file, line, column, rule, where, message)


def read_yaml(path: Path, file: str) -> tuple[Source | None, list[Problem]]:
    """Reads a YAML file whose top is a mapping; what is wrong with its form comes as problems."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        return None, [Problem(file, 1, 1, 0, "", f"cannot be read: {error.strerror or error}")]
    except UnicodeDecodeError as error:
        return None, [Problem(file, 1, 1, 0, "", f"is not UTF-8: {error.reason}")]
    return parse_yaml(text, file)


def parse_yaml(text: str, file: str, first_line: int = 1) -> tuple[Source | None, list[Problem]]:
    """Reads YAML text as `read_yaml` does; `first_line` is the line that its first line is."""
    try:
        loader = _Loader(text)
        node = loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line, mark.column) if mark else (0, 0)
        message = f"is not YAML: {error.problem or error.context}"
        return None, [Problem(file, line + first_line, column + 1, 0, "", message)]
    except yaml.YAMLError as error:
        return None, [Problem(file, first_line, 1, 0, "", f"is not YAML: {error}")]
    except RecursionError:
        return None, [Problem(file, first_line, 1, 0, "", "is nested too deep")]
    if loader.foreign:
        return None, [
            Problem(file, line + first_line, column + 1, 0, "", f"{what} is not allowed here")
            for line, column, what in loader.foreign
        ]
    if not isinstance(node, MappingNode):
        return None, [Problem(file, first_line, 1, 0, "", "expected keys and values")]
    reader = _Reader(file, first_line)
    data = reader.read(node, ())
    if reader.problems:
        return None, reader.problems
    return Source(file, data, reader.values, reader.keys), []


class _Reader:
    """Turns nodes into data and keeps their marks."""

    def __init__(self, file: str, first_line: int) -> None:
        self.file, self.first_line = file, first_line
        self.values: dict[tuple[Key, ...], Place] = {}
        self.keys: dict[tuple[Key, ...], Place] = {}
        self.problems: list[Problem] = []

    def place(self, node: Node) -> Place:
        return node.start_mark.line + self.first_line, node.start_mark.column + 1

    def read(self, node: Node, path: tuple[Key, ...]) -> Any:
        self.values[path] = self.place(node)
        if isinstance(node, MappingNode):
            return self.mapping(node, path)
        if isinstance(node, SequenceNode):
            return tuple(self.read(item, (*path, i)) for i, item in enumerate(node.value))
        assert isinstance(node, ScalarNode)
        return _scalar(node)

    def mapping(self, node: MappingNode, path: tuple[Key, ...]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            line, column = self.place(key_node)
            if not isinstance(key_node, ScalarNode):
                message = "expected a plain word as the key"
                self.problems.append(Problem(self.file, line, column, 0, "", message))
                continue
            key = str(key_node.value)
            if key in found:
                message = "this key stands twice"
                self.problems.append(Problem(self.file, line, column, 0, key, message))
                continue
            self.keys[(*path, key)] = line, column
            found[key] = self.read(value_node, (*path, key))
        return found


def _scalar(node: ScalarNode) -> str | int | bool | None:
    text = str(node.value)
    if node.style is None:
        if text in ("true", "false"):
            return text == "true"
        if text == "":
            return None
        if NUMBER.fullmatch(text):
            return int(text)
    return text
