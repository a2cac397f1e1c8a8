"""The languages there are: one folder in `locales` each, described by its own `about.ftl`.

A further language is a further folder; no list in the code names them.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, TextElement

from tutor.words.typography import CAPITAL

SPACED = {"yes": True, "no": False}


class WordsError(Exception):
    """A message file that is broken, or a text that cannot be made from its message."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program.

    `code` is its folder and stands in links and cookies, `html` is for the ``lang`` attribute
    and for plural rules, `name` is what its own speakers call it, `short` that in two letters or
    one character, `order` its place in lists. `spaced` tells whether it parts words by spaces:
    a text without them says the same in half as many characters.
    """

    code: str
    html: str
    name: str
    short: str
    order: int
    spaced: bool


def _root() -> Traversable:
    return files("tutor.words") / "locales"


def read_resources(code: str) -> dict[str, Resource]:
    """Reads every message file of a language, by name; raises `WordsError` at what is no message.

    Also refuses an id that stands in two files: the later one would silently be lost.
    """
    resources: dict[str, Resource] = {}
    seen: dict[str, str] = {}
    folder = _root() / code
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    for name in names:
        text = (folder / name).read_text(encoding="utf-8").replace("^", CAPITAL)
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                start = entry.span.start if entry.span else 0
                line = text.count("\n", 0, start) + 1
                reason = entry.annotations[0].message if entry.annotations else "not Fluent"
                raise WordsError(f"locales/{code}/{name}:{line}: {reason}")
            if isinstance(entry, Message):
                if entry.id.name in seen:
                    other = seen[entry.id.name]
                    raise WordsError(
                        f"locales/{code}/{name}: {entry.id.name!r} stands in {other} already"
                    )
                seen[entry.id.name] = name
        resources[name] = resource
    return resources


def _read_language(code: str) -> Language:
    about = FluentParser().parse((_root() / code / "about.ftl").read_text(encoding="utf-8"))
    plain: dict[str, str] = {}
    for entry in about.body:
        if isinstance(entry, Message) and entry.value is not None:
            parts = entry.value.elements
            plain[entry.id.name] = "".join(p.value for p in parts if isinstance(p, TextElement))
    try:
        return Language(
            code,
            plain["language-html"],
            plain["language-name"],
            plain["language-short"],
            int(plain["language-order"]),
            SPACED[plain["language-spaced"]],
        )
    except (KeyError, ValueError) as error:
        raise WordsError(f"locales/{code}/about.ftl: missing or not as expected: {error}") from None


def _read_languages() -> tuple[Language, ...]:
    codes = [folder.name for folder in _root().iterdir() if (folder / "about.ftl").is_file()]
    return tuple(sorted(map(_read_language, codes), key=lambda language: language.order))


LANGUAGES: tuple[Language, ...] = _read_languages()
"""Every language, in the order in which they are offered."""

LANGUAGE_CODES: tuple[str, ...] = tuple(language.code for language in LANGUAGES)
"""What Accept-Language is matched against: ``request.accept_languages.best_match(…)``."""


def language(code: str) -> Language:
    """Returns the language with that code; raises `WordsError` for any other."""
    for each in LANGUAGES:
        if each.code == code:
            return each
    raise WordsError(f"expected one of {', '.join(LANGUAGE_CODES)}, got {code!r}")
