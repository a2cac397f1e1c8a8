"""What the message files hold: every id with its file and its variables, and how they are used.

Read by the gallery and by the tests that keep the languages alike; pages never need it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast

from tutor.words.languages import read_resources

AREAS_OF_NAMES = ("about.ftl", "cards.ftl")
"""The files that say how things are called; their forms are each language's own."""


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a variable: the function it is handed to, or the keys it is chosen by."""

    function: str = ""
    keys: tuple[str, ...] = ()
    form: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A message of one language: its file and, for each variable, its uses."""

    id: str
    file: str
    uses: dict[str, tuple[Use, ...]]


@cache
def inventory(lang: str) -> dict[str, Entry]:
    """Returns every message of a language by id; raises `WordsError` for a broken file."""
    found: dict[str, Entry] = {}
    for file, resource in read_resources(lang).items():
        for each in resource.body:
            if isinstance(each, ast.Message):
                uses: dict[str, list[Use]] = {}
                for name, use in _uses(each):
                    uses.setdefault(name, []).append(use)
                found[each.id.name] = Entry(
                    each.id.name, file, {name: tuple(them) for name, them in uses.items()}
                )
    return found


def variables(message: ast.Message) -> set[str]:
    """Returns the names of a message's variables."""
    return {name for name, _ in _uses(message)}


def _uses(node: ast.BaseNode) -> Iterator[tuple[str, Use]]:
    """Walks a message and gives every variable with what is done to it there."""
    match node:
        case ast.VariableReference():
            yield node.id.name, Use()
            return
        case ast.SelectExpression():
            keys = tuple(_key(variant.key) for variant in node.variants)
            if isinstance(node.selector, ast.VariableReference):
                yield node.selector.id.name, Use(keys=keys)
            else:
                yield from _uses(node.selector)
            for variant in node.variants:
                yield from _uses(variant.value)
            return
        case ast.FunctionReference():
            form = _named(node, "form") or _named(node, "case")
            noun = _named(node, "noun")
            for at, argument in enumerate(node.arguments.positional):
                if isinstance(argument, ast.VariableReference):
                    name = node.id.name if at == 0 else "SUIT"
                    yield argument.id.name, Use(name, form=form, keys=(noun,) if noun else ())
            return
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from _uses(child)


def _named(call: ast.FunctionReference, name: str) -> str:
    for argument in call.arguments.named:
        if argument.name.name == name:
            return str(argument.value.value)
    return ""


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
