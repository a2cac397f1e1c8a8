"""Explains the words of the game where they stand: a button in the sentence, a sheet over the page.

Which words there are in a sentence is found by `tutor.course.glossary`; lessons name theirs
themselves (`tutor.web.prose`). Whatever is drawn with buttons, the sheets behind them come in the
same answer: a whole page draws them at its end, a part brings them along (`sheets`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import cast

from flask import Flask, current_app, g, url_for
from markupsafe import Markup, escape

from tutor.course.glossary import Found, first_found
from tutor.course.rulebook import terms
from tutor.web.parts import Term
from tutor.web.site import site, words
from tutor.words import LANGUAGES, Words

OF_A_SLIP, OF_A_RULE = 3, 5
"""So many words are explained in what the coach says at once, and in a paragraph of the rules."""
BUTTON = Markup('<button type="button" class="term" popovertarget="t-{}">{}</button>')
NAMED = re.compile(r' popovertarget="t-([a-z-]+)"')
GLUED = re.compile(
    "([(„“«（‘]*)\ue020(.*?)\ue021([A-Za-zÀ-ÿА-яё’'-]*[,.:;!?…”“»）)，。：；！？、]*)",
    re.DOTALL,
)
"""A card or term with what stands right beside it: no line may break between them."""
TAG = re.compile(r"(<[^>]*>)")
CLOSED = re.compile(r"<(/?)(?:table|button|a|svg|span|h[1-6])\b")
"""What is left as it is inside a paragraph: what is drawn already, and tables."""


def glued(drawn: str) -> str:
    """Marks what is drawn into a sentence, for `glue`."""
    return f"\ue020{drawn}\ue021"


def glue(html: str) -> str:
    """Keeps what was `glued` on one line with the signs beside it."""
    return GLUED.sub(_glue, html)


def _glue(match: re.Match[str]) -> str:
    before, drawn, after = match.groups()
    if not before and not after:
        return drawn
    return f'<span class="nb">{before}{drawn}{after}</span>'


def term_button(term_id: str, label: str) -> str:
    """Returns a word in a sentence that opens its sheet, and has the sheet come along."""
    _used()[term_id] = None
    return glued(BUTTON.format(term_id, label))


def _used() -> dict[str, None]:
    return cast(dict[str, None], g.setdefault("terms", {}))


def linked(lines: Sequence[str | Markup], most: int = OF_A_SLIP) -> tuple[Markup, ...]:
    """Returns what is read together with its words explained, each where it is named first.

    Markup is drawn already: it is left as it is, and the words it explains are not explained again.
    """
    drawn = {at: line for at, line in enumerate(lines) if isinstance(line, Markup)}
    told = frozenset(NAMED.findall("".join(drawn.values())))
    made, used = _linked(site().lang, tuple(map(str, lines)), frozenset(drawn), told, most)
    _used().update(dict.fromkeys(used))
    return made


@lru_cache(maxsize=4096)
def _linked(
    lang: str, lines: tuple[str, ...], drawn: frozenset[int], told: frozenset[str], most: int
) -> tuple[tuple[Markup, ...], tuple[str, ...]]:
    texts = tuple("" if at in drawn else line for at, line in enumerate(lines))
    found = first_found(lang, texts, most, told)
    made = tuple(
        Markup(line) if at in drawn else Markup(_drawn(line, found[at], escape))
        for at, line in enumerate(lines)
    )
    return made, tuple(each.term for some in found for each in some)


def linked_text(line: str | Markup) -> Markup:
    """Returns a text with its words explained."""
    return linked((line,))[0]


def linked_rule(blocks: Sequence[str]) -> tuple[Markup, ...]:
    """Returns the blocks of a paragraph, safe HTML, with its words explained."""
    made, used = _linked_rule(site().lang, tuple(blocks))
    _used().update(dict.fromkeys(used))
    return made


@lru_cache(maxsize=1024)
def _linked_rule(lang: str, blocks: tuple[str, ...]) -> tuple[tuple[Markup, ...], tuple[str, ...]]:
    pieces = TAG.split("\ue022".join(blocks))
    texts = tuple(_texts(pieces))
    found = first_found(lang, texts, OF_A_RULE)
    made = (
        _drawn(piece, found[at], Markup) if texts[at] else piece for at, piece in enumerate(pieces)
    )
    used = tuple(each.term for some in found for each in some)
    return tuple(map(Markup, "".join(made).split("\ue022"))), used


def _texts(pieces: Sequence[str]) -> Iterator[str]:
    """Yields the text of each piece of HTML that may be drawn into, "" for any other."""
    depth = 0
    for piece in pieces:
        closed = CLOSED.match(piece)
        if closed:
            depth += -1 if closed[1] else 1
        yield "" if depth or piece.startswith("<") else piece


def _drawn(text: str, found: Sequence[Found], safe: Callable[[str], Markup]) -> str:
    made, at = "", 0
    for each in found:
        button = BUTTON.format(each.term, safe(text[each.start : each.end]))
        made += str(safe(text[at : each.start])) + glued(button)
        at = each.end
    return glue(made + str(safe(text[at:])))


@cache
def _others(term_id: str, lang: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (each.html, Words.of(each.code).ui(f"term-{term_id}"))
        for each in LANGUAGES
        if each.code != lang
    )


def term_word(term_id: str) -> str:
    """Returns a term's own word in the visitor's language."""
    return words().ui(f"term-{term_id}")


def term(term_id: str) -> Term:
    """Returns a term with its explanation and its words in the other languages.

    Raises KeyError for an id that is not listed.
    """
    row = terms()[term_id]
    return Term(
        id=row.id,
        title=words().ui("ui-term-title", term=term_word(row.id)),
        others=_others(row.id, site().lang),
        text=words().ui(f"term-{row.id}-text"),
        url=url_for("rules.page", _anchor=row.paragraph),
        pinyin=row.pinyin,
    )


def sheets() -> Markup:
    """Draws the sheets of the words that are explained in this answer, once."""
    lang, rules = site().lang, url_for("rules.page")
    return Markup("\n").join(_sheet(each, lang, rules) for each in g.pop("terms", ()))


@lru_cache(maxsize=1024)
def _sheet(term_id: str, lang: str, rules: str) -> Markup:
    """Draws a sheet, once for a language and an address of the rules that it leads to."""
    macros = current_app.jinja_env.get_template("macros/page.html").module
    return cast(Markup, macros.term(term(term_id)))  # type: ignore[attr-defined]


def register(app: Flask) -> None:
    """Makes the explained words known to an application's templates."""
    filters = {
        "linked": linked,
        "linked_text": linked_text,
        "linked_html": lambda html: linked_rule((html,))[0],
    }
    app.jinja_env.filters.update(filters)
    app.jinja_env.globals["sheets"] = sheets
