"""Reads a page for what a visitor sees or hears that is in no language of the program's files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from tests.further.pseudo import CODE, LETTERS

SPOKEN = ("alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title")
SILENT = {"script", "style", "textarea", "code", "pre"}
"""Elements that hold no words: what was typed, and records."""
VOID = {"br", "hr", "img", "input", "link", "meta", "use", "path", "circle", "rect", "line"}
SAME = re.compile(
    r"\b(?:kawu|dapai|[2-9TJQKA]|[SHCD]|[SHCD][2-9TJQKA]|BJ|LJ|NT)\b|升级|“[^”]*”|/position\?\S+"
)
"""What is the same in every language: the two systems' names, ranks, the codes of cards, the game's
name in Chinese; what a visitor has typed, in quotes; the address of a position, to be copied."""
OWN = {*LETTERS, *LETTERS.upper()}


class _Page(HTMLParser):
    """Collects the texts of a page that are said to be in the language of the page."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[tuple[str, bool]] = [("", True)]
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        reads = self.stack[-1][1] and given.get("lang", CODE) == CODE and tag not in SILENT
        if reads:
            self.texts += [value or "" for name, value in attrs if name in SPOKEN]
            if tag == "input" and given.get("type") in ("submit", "button"):
                self.texts.append(given.get("value") or "")
            if tag == "meta" and given.get("name") == "description":
                self.texts.append(given.get("content") or "")
        if tag not in VOID:
            self.stack.append((tag, reads))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.stack.pop()

    def handle_endtag(self, tag: str) -> None:
        # An end that was left out (li, p, td) ends with what it stands in.
        if any(open_tag == tag for open_tag, _ in self.stack):
            while self.stack.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self.stack[-1][1]:
            self.texts.append(data)


def foreign(page: str) -> Iterator[str]:
    """Yields the texts of a page in which letters stand that no file of the language holds."""
    reader = _Page()
    reader.feed(page)
    reader.close()
    for text in reader.texts:
        if any(letter.isalpha() and letter not in OWN for letter in SAME.sub("", text)):
            yield " ".join(text.split())
