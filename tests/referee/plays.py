"""Which cards may be led and which must follow, RULES 5.5 read literally.

`legal_plays` really builds every choice of cards from the hand and keeps the legal ones; `must`
is what all of those have in common.  Who wins with them is left to `tricks`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

from tests.referee.cards import Game, cards_of_suit, contains, suit_of
from tests.referee.shapes import cards_of, decompose, holds_runs, lengths_of, pairs_in, runs

Play = tuple[str, ...]


def why_no_lead(game: Game, play: Sequence[str], hand: Sequence[str] | None) -> str | None:
    """Returns the code of what is wrong with a lead, None if nothing is."""
    if not play:
        return "empty"
    if hand is not None and not contains(hand, play):
        return "not-in-hand"
    if len({suit_of(game, card) for card in play}) > 1:
        return "mixed-suits"
    if not game.throws and len(decompose(game, play)) > 1:
        return "throws-off"
    return None


def shape(game: Game, play: Sequence[str]) -> dict[str, Any]:
    """Returns the shape of a lead as PROTOCOL writes it."""
    parts = decompose(game, play)
    if len(parts) > 1:
        return {"kind": "throw", "parts": parts}
    if len(play) > 2:
        return {"kind": "tractor", "pairs": len(play) // 2}
    return {"kind": "pair" if len(play) == 2 else "single"}


@dataclass(frozen=True)
class Duty:
    """What a hand owes to a lead: the cards of the suit, the pairs, the runs R of RULES 5.5 (b)."""

    count: int
    suit: str
    of_suit: tuple[str, ...]
    pairs: int
    tractors: tuple[int, ...]

    @property
    def suit_cards(self) -> int:
        """Returns how many cards of the suit must be played."""
        return min(self.count, len(self.of_suit))


def duty(game: Game, hand: Sequence[str], led: Sequence[str]) -> Duty:
    """Returns what the hand owes to the lead (RULES 5.5)."""
    suit = suit_of(game, led[0])
    of_suit = cards_of_suit(game, hand, suit)
    held = pairs_in(of_suit)
    return Duty(
        len(led),
        suit,
        tuple(of_suit),
        min(len(pairs_in(led)), len(held)),
        tuple(owed_tractors(game, held, lengths_of(decompose(game, led), least=2))),
    )


def owed_tractors(game: Game, held: Sequence[str], led: Sequence[int]) -> list[int]:
    """Returns the lengths R of RULES 5.5 (b) for the pairs held and the tractors led."""
    waiting = sorted(led, reverse=True)
    owed: list[int] = []
    while waiting:
        length = waiting.pop(0)
        shortest = 2 if game.follow_shorter_tractor else length
        for r in range(length, shortest - 1, -1):
            if holds_runs(game, held, [*owed, r]):
                owed.append(r)
                if length - r >= 2:  # "treated as a led tractor too": it takes its turn by length
                    waiting = sorted([*waiting, length - r], reverse=True)
                break
    return sorted(owed, reverse=True)


def why_no_follow(game: Game, hand: Sequence[str], owes: Duty, play: Sequence[str]) -> str | None:
    """Returns the code of what is wrong with a follow, None if nothing is."""
    if len(play) != owes.count:
        return "wrong-count"
    if not contains(hand, play):
        return "not-in-hand"
    if len(cards_of_suit(game, play, owes.suit)) < owes.suit_cards:
        return "follow-suit"
    if len(owes.of_suit) <= owes.count:
        return None
    pairs = pairs_in(play)
    if len(pairs) < sum(owes.tractors) or not holds_runs(game, pairs, owes.tractors):
        return "follow-tractor"
    if len(pairs) < owes.pairs:
        return "follow-pair"
    return None


def choices(hand: Sequence[str], count: int) -> int:
    """Returns how many choices of cards `legal_plays` would have to look at."""
    return comb(len(hand), count)


def legal_plays(game: Game, hand: Sequence[str], led: Sequence[str]) -> list[Play]:
    """Returns every legal follow, each once, cards sorted, plays sorted, by trying all choices."""
    owes = duty(game, hand, led)
    every = set(combinations(sorted(hand), len(led)))
    return sorted(play for play in every if why_no_follow(game, hand, owes, play) is None)


def common_cards(plays: Iterable[Play]) -> list[str]:
    """Returns the cards, doubles counted, that all the plays hold."""
    common: Counter[str] | None = None
    for play in plays:
        common = Counter(play) if common is None else common & Counter(play)
    return sorted((common or Counter()).elements())


def candidates(game: Game, owes: Duty, code: str) -> list[list[str]]:
    """Returns the runs, pairs or singles from which an owed card can come, each once, sorted."""
    if code == "follow-suit":
        return [[card] for card in sorted(set(owes.of_suit))]
    held = pairs_in(owes.of_suit)
    found = {tuple(cards_of(run)) for r in owes.tractors for run in runs(game, held, r)}
    if owes.pairs > sum(owes.tractors):
        found |= {(pair, pair) for pair in held}
    return [list(cards) for cards in sorted(found)]
