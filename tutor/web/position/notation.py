"""Cards, plays and tricks as people type them and as a link carries them.

Cards are read in the protocol's codes, with commas or none between them, in small letters, with 10
for T, with the rank first, with ♠♥♦♣ and in Chinese. What a link carries is written in one way
only: cards by spaces; in a trick the plays by dots, and after a failed throw's lead ``~`` and all
that was thrown (``S5~SAS5.S3.S4.S6``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.cards import Card
from engine.trick import Trick

ALIASES = {
    "大王": "BJ", "小王": "LJ", "黑桃": "S", "红桃": "H", "梅花": "C", "方块": "D",
    "♠": "S", "♤": "S", "♥": "H", "♡": "H", "♣": "C", "♧": "C", "♦": "D", "♢": "D",
    "10": "T", "\ufe0e": "", "\ufe0f": "",
}  # fmt: skip
_ALIAS = re.compile("|".join(ALIASES))
_CARD = r"[BL]J|[SHCD][2-9TJQKA]|[2-9TJQKA][SHCD]"
_CARDS = re.compile(f"(?:{_CARD})+")
_ONE = re.compile(_CARD)
_BETWEEN_CARDS = re.compile(r"[\s,;，、；]+")
_BETWEEN_TRICKS = re.compile(r"[\s;/，；]+")
_TIGHT = re.compile(r"\s*([.~])\s*")
THROWN = "~"


class NoCard(ValueError):
    """A word that names no card; `word` as it was typed."""

    def __init__(self, word: str) -> None:
        super().__init__(f"expected a card like 'HT' or 'BJ', got {word!r}")
        self.word = word


def read_cards(text: str) -> tuple[Card, ...]:
    """Reads cards in the order typed; raises `NoCard` for the first word that is none."""
    cards: list[Card] = []
    for word in filter(None, _BETWEEN_CARDS.split(text)):
        plain = _ALIAS.sub(lambda found: ALIASES[found[0]], word.upper())
        if not _CARDS.fullmatch(plain):
            raise NoCard(word)
        for code in _ONE.findall(plain):
            first, second = code
            # The rank came first: no suit's letter is a rank's.
            cards.append(Card(second + first if second in "SHCD" else code))
    return tuple(cards)


def read_play(text: str) -> tuple[tuple[Card, ...], tuple[Card, ...] | None]:
    """Reads the cards of a play, and after ``~`` those of a throw that failed (else None)."""
    played, tilde, thrown = text.partition(THROWN)
    return read_cards(played), read_cards(thrown) if tilde else None


def read_plays(text: str) -> list[list[str]]:
    """Parts text into tricks, and these into their plays, as texts."""
    tight = _TIGHT.sub(r"\1", text)
    return [trick.split(".") for trick in _BETWEEN_TRICKS.split(tight) if trick]


def write_cards(cards: Iterable[Card]) -> str:
    """Writes cards as a link carries them."""
    return " ".join(cards)


def write_lead(trick: Trick, between: str = " ") -> str:
    """Writes the lead of a trick, with the throw that it is what is left of."""
    led = between.join(trick.led)
    return led if trick.attempted is None else f"{led}{THROWN}{between.join(trick.attempted)}"


def write_tricks(tricks: Iterable[Trick]) -> str:
    """Writes complete tricks; who led them follows from the seat that leads the next."""
    return " ".join(
        ".".join((write_lead(trick, ""), *("".join(play) for play in trick.plays[1:])))
        for trick in tricks
    )
