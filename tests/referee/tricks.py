"""Who wins a trick and which throw stands, RULES 5.6 and 5.7 read literally.

Plays are compared by their cards alone; whether they were legal is asked in `plays`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.referee.cards import TRUMP, Game, cards_of_suit, step, suit_of, without
from tests.referee.shapes import (
    Run,
    cards_of,
    decompose,
    disjoint_runs,
    lengths_of,
    pairs_in,
    runs,
    top,
)

Filling = list[list[int]]


def one_suit(game: Game, play: Sequence[str]) -> str | None:
    """Returns the suit of the play, None if it has several."""
    suits = {suit_of(game, card) for card in play}
    return suits.pop() if len(suits) == 1 else None


def coverings(game: Game, led: Sequence[str], play: Sequence[str]) -> list[tuple[Run, ...]]:
    """Returns every way in which a play can stand for the led shape; none: it cannot win.

    Each way is a run for every led tractor and pair, longest first; what is left serves singles.
    """
    if one_suit(game, play) not in (suit_of(game, led[0]), TRUMP):
        return []
    lengths = lengths_of(decompose(game, led))
    return list(disjoint_runs(game, pairs_in(play), lengths))


def best_top(game: Game, led: Sequence[str], play: Sequence[str]) -> int:
    """Returns the highest possible top of the largest led part in a play that covers the lead."""
    lengths = lengths_of(decompose(game, led))
    if not lengths:
        return max(step(game, card) for card in play)
    largest = [run for way in coverings(game, led, play) for run in way if len(run) == lengths[0]]
    return max(top(game, run) for run in largest)


def fillings(game: Game, led: Sequence[str], play: Sequence[str]) -> list[Filling]:
    """Returns, for every covering, the tops of its parts: a list a size, each from high to low."""
    lengths = lengths_of(decompose(game, led))
    found = []
    for way in coverings(game, led, play):
        rest = without(play, [card for run in way for card in cards_of(run)])
        filling = []
        for length in sorted(set(lengths), reverse=True):
            tops = [top(game, run) for run in way if len(run) == length]
            filling.append(sorted(tops, reverse=True))
        filling.append(sorted((step(game, card) for card in rest), reverse=True))
        found.append(filling)
    return found


def beats_everywhere(game: Game, led: Sequence[str], play: Sequence[str], best: Filling) -> bool:
    """Returns whether the play can fill the led shape higher than `best` in every single part."""
    return any(
        all(
            mine > theirs
            for my_tops, their_tops in zip(filling, best, strict=True)
            for mine, theirs in zip(my_tops, their_tops, strict=True)
        )
        for filling in fillings(game, led, play)
    )


def takes_over(
    game: Game, led: Sequence[str], standing: Sequence[str], play: Sequence[str]
) -> bool:
    """Returns whether a later play beats the one that has held the trick so far (RULES 5.6)."""
    if not coverings(game, led, play):
        return False
    mine, theirs = one_suit(game, play) == TRUMP, one_suit(game, standing) == TRUMP
    if mine != theirs:
        return mine
    if game.throw_compare == "largest_component":
        return best_top(game, led, play) > best_top(game, led, standing)
    if game.throw_compare == "highest_card":
        return max(step(game, c) for c in play) > max(step(game, c) for c in standing)
    # The standing play's own filling is its best by the largest part, then the next.
    return beats_everywhere(game, led, play, max(fillings(game, led, standing)))


def winner(game: Game, plays: Sequence[Sequence[str]]) -> int:
    """Returns which play wins, counted from the leader's."""
    best = 0
    for number in range(1, len(plays)):
        if takes_over(game, plays[0], plays[best], plays[number]):
            best = number
    return best


def beats_part(game: Game, part: Sequence[str], hand: Sequence[str]) -> bool:
    """Returns whether one hand alone holds something higher than a thrown part (RULES 5.7)."""
    same_suit = cards_of_suit(game, hand, suit_of(game, part[0]))
    highest = top(game, tuple(part))
    if len(part) == 1:
        return any(step(game, card) > highest for card in same_suit)
    longer = range(len(part) // 2, len(same_suit) // 2 + 1)
    held = pairs_in(same_suit)
    return any(top(game, run) > highest for length in longer for run in runs(game, held, length))


def check_throw(
    game: Game, play: Sequence[str], others: Sequence[Sequence[str]]
) -> tuple[list[str], int] | None:
    """Returns the part led instead and who stops it (1 to 3), None if the lead stands."""
    parts = decompose(game, play)
    if len(parts) == 1:
        return None
    failing = [part for part in parts if any(beats_part(game, part, hand) for hand in others)]
    if not failing:
        return None
    forced = min(failing, key=lambda part: (top(game, tuple(part)), len(part), sorted(part)))
    stopped_by = [beats_part(game, forced, hand) for hand in others].index(True) + 1
    return forced, stopped_by
