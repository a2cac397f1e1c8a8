"""A small search: texts folded to what people type, found by parts of words, with what to mark.

Folding makes ü and u, ß and ss, ё and е, zhǔ and zhu the same, and leaves out spaces beside Chinese
characters, so that 打7 finds 打 7. Knows nothing of lessons or pages; what is searched is
`searched`'s.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

K = TypeVar("K")

LONGEST_QUERY = 100
INSIDE_FROM = 3
"""A word of so many letters is looked for inside of words too, a shorter one at their beginning."""
ENDINGS = {
    "en": ("ies", "ing", "es", "s"),
    "de": ("en", "er", "es", "n", "e", "s"),
    "ru": (
        "ами", "ями", "ого", "ому", "ыми", "ими", "ов", "ев", "еи", "ои", "ом", "ем", "ам", "ям",
        "ах", "ях", "ую", "ая", "ые", "ых", "ым", "ии", "ы", "и", "а", "я", "у", "ю", "е", "о", "ь",
    ),
}  # fmt: skip
"""Endings that are cut off a long word of a query, so that it finds its other forms; as folded."""
STEM = 4
"""So many letters stay when an ending is cut off."""
CUTS = " 。，；"
"""Where a text may be cut: between words, in Chinese between clauses."""
AROUND = 60
"""How many characters are shown before the first word found in a text."""
LENGTH = 180
"""How many characters of a text are shown."""


@dataclass(frozen=True, slots=True)
class Folded:
    """A text as it is compared, and for each of its characters where it stands in the original."""

    text: str
    places: tuple[int, ...]


def is_han(letter: str) -> bool:
    """Tells a Chinese character from every other."""
    return "\u3400" <= letter <= "\u9fff"


def fold(text: str, lang: str = "") -> Folded:
    """Returns a text folded for comparison; in German ae, oe and ue are ä, ö and ü too."""
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        for each in unicodedata.normalize("NFKD", letter).casefold():
            if unicodedata.combining(each) or each in "\u00ad\u200b\u2060":
                continue
            kept = each if each.isalnum() else " "
            if kept == " " and (not letters or letters[-1] == " " or is_han(letters[-1])):
                continue
            if letters and letters[-1] == " " and is_han(kept):
                letters.pop()
                places.pop()
            if lang == "de" and kept == "e" and letters and letters[-1] in "aou":
                continue
            letters.append(kept)
            places.append(at)
    return Folded("".join(letters), tuple(places))


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text that is shown; `marked` when it is what was looked for."""

    text: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Entry(Generic[K]):
    """Something to be found: what it is, its title, its text, and further words that find it."""

    key: K
    title: str
    text: str = ""
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit(Generic[K]):
    """Something that was found, with what to mark in its title and in a part of its text."""

    key: K
    title: tuple[Piece, ...]
    text: tuple[Piece, ...]
    score: int


@dataclass(frozen=True, slots=True)
class _Row(Generic[K]):
    entry: Entry[K]
    title: Folded
    text: Folded
    also: tuple[Folded, ...]


class Index(Generic[K]):
    """Entries of one language, folded once."""

    def __init__(self, lang: str, entries: Iterable[Entry[K]]) -> None:
        self.lang = lang
        self._rows = [
            _Row(
                entry,
                fold(entry.title, lang),
                fold(entry.text, lang),
                tuple(fold(each, lang) for each in entry.also),
            )
            for entry in entries
        ]

    def search(self, query: str) -> list[Hit[K]]:
        """Returns the entries that have every word of a query, the best first.

        A word in the title counts more than one in the text, a whole word more than a part, and the
        words side by side more than apart; of equals the shortest title comes first.
        """
        needles = self._needles(query)
        if not needles:
            return []
        found = [hit for row in self._rows if (hit := self._hit(row, needles))]
        return sorted(found, key=lambda hit: (-hit.score, sum(len(p.text) for p in hit.title)))

    def _needles(self, query: str) -> list[str]:
        return list(dict.fromkeys(fold(query[:LONGEST_QUERY], self.lang).text.split()))

    def _hit(self, row: _Row[K], needles: Sequence[str]) -> Hit[K] | None:
        score = 0
        titles: list[tuple[int, int]] = []
        texts: list[tuple[int, int]] = []
        for needle in needles:
            in_title, in_text = self._spans(row.title, needle), self._spans(row.text, needle)
            others = any(self._spans(each, needle) for each in row.also)
            if not (in_title or in_text or others):
                return None
            whole = f" {needle} " in f" {row.title.text} "
            score += 8 * whole + 4 * bool(in_title) + 3 * others + bool(in_text)
            titles += in_title
            texts += in_text
        phrase = " ".join(needles)
        if len(needles) > 1:
            score += 6 * any(phrase in each.text for each in (row.title, row.text, *row.also))
        title = tuple(_pieces(row.entry.title, titles, 0, len(row.entry.title)))
        return Hit(row.entry.key, title, tuple(_excerpt(row.entry.text, texts)), score)

    def _spans(self, folded: Folded, needle: str) -> list[tuple[int, int]]:
        """Returns where a word of a query stands, as places of the original text."""
        for form in dict.fromkeys((needle, self._stem(needle))):
            spans = []
            at = folded.text.find(form)
            while at >= 0:
                begins = at == 0 or folded.text[at - 1] == " "
                inside = len(form) >= INSIDE_FROM or is_han(form[0])
                if (begins or inside) and not _cuts_a_number(folded.text, at, at + len(form)):
                    spans.append((folded.places[at], folded.places[at + len(form) - 1] + 1))
                at = folded.text.find(form, at + len(form))
            if spans:
                return spans
        return []

    def _stem(self, needle: str) -> str:
        for ending in ENDINGS.get(self.lang, ()):
            if needle.endswith(ending) and len(needle) - len(ending) >= STEM:
                return needle.removesuffix(ending)
        return needle


def _cuts_a_number(text: str, start: int, end: int) -> bool:
    """Tells whether a part of a text begins or ends in the middle of a number: 10 is not in 108."""
    before = start > 0 and text[start - 1].isdigit() and text[start].isdigit()
    after = end < len(text) and text[end - 1].isdigit() and text[end].isdigit()
    return before or after


def _pieces(text: str, spans: list[tuple[int, int]], start: int, end: int) -> Iterator[Piece]:
    """Cuts a part of a text at what is to be marked."""
    at = start
    for first, last in sorted(spans):
        if first < at or last > end:
            continue
        if first > at:
            yield Piece(text[at:first])
        yield Piece(text[first:last], marked=True)
        at = last
    if at < end:
        yield Piece(text[at:end])


def _last_cut(text: str, start: int, end: int) -> int:
    """Returns the last place in a part of a text where it may be cut, or −1."""
    return max(text.rfind(each, start, end) for each in CUTS)


def _excerpt(text: str, spans: list[tuple[int, int]]) -> Iterator[Piece]:
    """Gives the part of a text around the first word found, at most `LENGTH` characters of it."""
    first = min(spans)[0] if spans else 0
    start = 0
    if first > AROUND:
        start = _last_cut(text, 0, first - AROUND // 2) + 1 or first - AROUND // 2
    end = min(len(text), start + LENGTH)
    if end < len(text):
        end = max(_last_cut(text, start + LENGTH // 2, end), start + LENGTH // 2)
        end = end if end > start + LENGTH // 2 else min(len(text), start + LENGTH)
    han = any(map(is_han, text))
    if start:
        yield Piece("……" if han else "… ")
    yield from _pieces(text, spans, start, end)
    if end < len(text):
        yield Piece("……" if han else " …")
