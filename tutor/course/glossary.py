"""Finds the words of the game in finished sentences, so that a page can explain them there.

Which forms a word takes stands beside it in each language's terms.ftl: ``.forms``, divided by
commas (without it, the word itself), and ``.not``, patterns of what looks like one but is another
thing, divided by semicolons: "your hand", or the name of cards such as "pair of heart tens". A form
is found at the start of a sentence too. How a word is drawn is the page's business.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from tutor.course.rulebook import terms
from tutor.words import Words
from tutor.words.typography import NO_BREAK

EVERYDAY = frozenset(
    [
        "points",
        "trick",
        "last-trick",
        "trump",
        "suit",
        "pair",
        "level",
        "hand-round",
        "lead",
        "follow-suit",
        "partner",
        "attackers",
        "dealer",
        "kitty",
        "declare",
    ]
)
"""What is said so often that it gives way where a text names many terms."""
HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]")


@dataclass(frozen=True, slots=True)
class Found:
    """A term in a text, and where its word begins and ends."""

    term: str
    start: int
    end: int


def _linked() -> list[str]:
    return [each.id for each in terms().values() if each.linked]


@cache
def forms(lang: str) -> dict[str, str]:
    """Returns the linked term of every form; raises ValueError for a form that two claim."""
    words = Words.of(lang)
    found: dict[str, str] = {}
    for term in _linked():
        listed = words.attribute(f"term-{term}", "forms") or words.ui(f"term-{term}")
        for form in (each.strip() for each in listed.split(",")):
            for spelt in {form, form[:1].upper() + form[1:]}:
                if found.setdefault(spelt, term) != term:
                    raise ValueError(f"{lang}: {spelt!r} is both {found[spelt]} and {term}")
    return found


@cache
def _pattern(lang: str) -> re.Pattern[str]:
    words, known = Words.of(lang), forms(lang)
    listed = (words.attribute(f"term-{term}", "not").split(";") for term in _linked())
    not_these = [each.strip() for some in listed for each in some if each.strip()]
    # The longest first: "trump suit" is not "trump". Languages that are written without spaces
    # have no ends of words to look for.
    these = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    start, end = ("", "") if HAN.search(these) else (r"(?<![\w-])", r"(?![\w-])")
    others = "|".join(not_these) or "(?!)"
    return re.compile(f"{start}(?:(?i:{others})|(?P<form>{these}){end})")


def found(lang: str, text: str) -> Iterator[Found]:
    """Yields every term that a text names, in order."""
    known = forms(lang)
    for match in _pattern(lang).finditer(text.replace(NO_BREAK, " ")):
        if match["form"]:
            yield Found(known[match["form"]], match.start(), match.end())


@lru_cache(maxsize=4096)
def first_found(
    lang: str, texts: Sequence[str], most: int, told: Collection[str] = ()
) -> tuple[tuple[Found, ...], ...]:
    """Returns for each of some texts that are read together the terms to be explained there.

    Each term where it is named first, at most so many in all, everyday ones only where there is
    room left; none of those that were `told` already.
    """
    seen = set(told)
    firsts: list[tuple[int, Found]] = []
    for at, text in enumerate(texts):
        for each in found(lang, text):
            if each.term not in seen:
                seen.add(each.term)
                firsts.append((at, each))
    firsts.sort(key=lambda first: first[1].term in EVERYDAY)
    kept = set(firsts[:most])
    return tuple(
        tuple(sorted((each for place, each in kept if place == at), key=lambda one: one.start))
        for at in range(len(texts))
    )
