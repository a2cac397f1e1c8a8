"""Pairs, runs and the decomposition of one suit's cards, by trying everything (RULES 5.3, 5.4).

A pair is written as its card's name: with two decks a name is held twice at most, so it stands
for one pair.  Who may lead or follow with what is left to `plays`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from tests.referee.cards import Game, step, steps, suit_of

Run = tuple[str, ...]


def pairs_in(cards: Sequence[str]) -> list[str]:
    """Returns the names held twice, sorted."""
    return sorted(card for card, count in Counter(cards).items() if count == 2)


def runs(game: Game, pairs: Sequence[str], length: int) -> list[Run]:
    """Returns every run of this length: one pair on each of so many neighbouring steps.

    The pairs are of one effective suit; a run lists its pairs from low to high, and of several
    pairs on one step each makes a run of its own.  A run of length 1 is a pair.
    """
    if not pairs:
        return []
    ladder = steps(game, suit_of(game, pairs[0]))
    held = [[pair for pair in kinds if pair in pairs] for kinds in ladder]
    found: list[Run] = []
    for low in range(len(held) - length + 1):
        found += product(*held[low : low + length])
    return found


def top(game: Game, run: Run) -> int:
    """Returns the step of a run's highest pair."""
    return max(step(game, pair) for pair in run)


def disjoint_runs(
    game: Game, pairs: Sequence[str], lengths: Sequence[int]
) -> Iterator[tuple[Run, ...]]:
    """Yields every way to find runs of all these lengths that share no pair."""
    if not lengths:
        yield ()
        return
    for run in runs(game, pairs, lengths[0]):
        rest = [pair for pair in pairs if pair not in run]
        for others in disjoint_runs(game, rest, lengths[1:]):
            yield (run, *others)


def holds_runs(game: Game, pairs: Sequence[str], lengths: Sequence[int]) -> bool:
    """Returns whether runs of all these lengths that share no pair can be found."""
    return any(True for _ in disjoint_runs(game, pairs, lengths))


def cards_of(run: Run) -> list[str]:
    """Returns the cards of a run, sorted."""
    return sorted(run * 2)


def decompose(game: Game, cards: Sequence[str]) -> list[list[str]]:
    """Returns the parts of one suit's cards: runs of two and more, then pairs, then singles.

    Largest first, then the higher step, then by letters; each part's cards sorted.
    """
    pairs = pairs_in(cards)
    parts: list[list[str]] = []
    for length in range(len(pairs), 1, -1):
        while choices := runs(game, pairs, length):
            highest = max(top(game, run) for run in choices)
            run = min(run for run in choices if top(game, run) == highest)
            parts.append(cards_of(run))
            pairs = [pair for pair in pairs if pair not in run]
    parts += [[pair, pair] for pair in pairs]
    parts += [[card] for card, count in Counter(cards).items() if count == 1]
    return sorted(parts, key=lambda part: (-len(part), -top(game, tuple(part)), part))


def lengths_of(parts: Sequence[Sequence[str]], least: int = 1) -> list[int]:
    """Returns the numbers of pairs of the parts with at least so many pairs, longest first."""
    return sorted((len(part) // 2 for part in parts if len(part) // 2 >= least), reverse=True)
