"""Random games, cards, leads and follows for the comparison, rare shapes made frequent.

Cards are drawn from a few neighbouring steps and mostly as pairs, so that tractors, trump chains
and equal pairs turn up all the time.  Whole requests are put together in `positions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.referee.cards import (
    DECKS,
    KINDS,
    SUITS,
    TRUMP,
    Game,
    cards_of_suit,
    steps,
    suit_of,
    without,
)
from tests.referee.plays import Duty, duty, why_no_follow
from tests.referee.shapes import cards_of, decompose, pairs_in, runs

COMPARISONS = ["largest_component", "highest_card", "all_components"]


def random_rules(rng: Random, throws: float = 0.3) -> dict[str, Any]:
    """Returns rules, level, trump and sometimes settings; throws are on at least that often."""
    request: dict[str, Any] = {
        "rules": rng.choice(["kawu", "dapai"]),
        "level": rng.choice("22222AAAA33KK456789TJQ"),
        "trump": rng.choice(["NT", "NT", *SUITS, *SUITS]),
    }
    settings: dict[str, Any] = {}
    if rng.random() < 0.4:
        every = {
            "permanent_twos": rng.random() < 0.6,
            "throws": rng.random() < 0.8,
            "follow_shorter_tractor": rng.random() < 0.6,
            "throw_compare": rng.choice(COMPARISONS),
        }
        names = rng.sample(sorted(every), rng.randint(1, 4))
        settings = {name: every[name] for name in names}
    if request["rules"] == "kawu" and rng.random() < throws:
        settings["throws"] = True
    return {**request, "settings": settings} if settings else request


def random_suit(rng: Random, game: Game) -> str:
    """Returns an effective suit, trump as often as all others together."""
    sides = [suit for suit in SUITS if suit != game.trump]
    return TRUMP if rng.random() < 0.5 else rng.choice(sides)


def some_steps(rng: Random, game: Game, suit: str, count: int) -> list[str]:
    """Returns both copies of all cards on some neighbouring steps, more often the highest."""
    ladder = steps(game, suit)
    last = max(0, len(ladder) - count)
    low = last if rng.random() < 0.3 else rng.randint(0, last)
    return [card for kinds in ladder[low : low + count] for card in kinds] * 2


def mostly_pairs(rng: Random, pool: Sequence[str], count: int, pairs: float) -> list[str]:
    """Returns some cards of the pool; so often as `pairs` says two equal ones are taken."""
    left, taken = list(pool), list[str]()
    while left and len(taken) < count:
        card = rng.choice(left)
        both = left.count(card) == 2 and len(taken) + 2 <= count and rng.random() < pairs
        for _ in range(2 if both else 1):
            left.remove(card)
            taken.append(card)
    return taken


def some_parts(
    rng: Random, game: Game, pool: Sequence[str], lengths: Sequence[int], singles: int
) -> list[str]:
    """Returns runs of these lengths and so many further cards, as far as the pool has them."""
    left = list(pool)
    taken: list[str] = []
    for length in lengths:
        found = runs(game, pairs_in(left), length)
        if found:
            run = cards_of(rng.choice(found))
            left = without(left, run)
            taken += run
    return taken + rng.sample(left, min(singles, len(left)))


ONE_SHAPE = [
    ([], 1), ([1], 0), ([1], 0), ([2], 0), ([2], 0), ([2], 0), ([3], 0), ([3], 0), ([3], 0),
    ([4], 0), ([4], 0), ([5], 0),
]  # fmt: skip
THROWS = [
    ([], 2), ([], 3), ([1], 1), ([1], 2), ([1, 1], 0), ([1, 1], 1), ([2], 1), ([2, 1], 0),
    ([2, 1], 1), ([2, 2], 0), ([2, 2], 1), ([3], 1), ([3, 1], 0), ([3, 2], 0), ([3, 2], 1),
    ([4], 1), ([4, 2], 0), ([3, 3], 0), ([1, 1, 1], 0), ([2, 1, 1], 0), ([5], 1), ([2, 2, 2], 0),
]  # fmt: skip
HELD = [[1], [1, 1], [2], [2, 1], [2, 2], [3], [3, 1], [3, 2], [2, 2, 2], [4], [4, 1], [5]]


def long_lead_and_short_runs(
    rng: Random, game: Game, pool: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Returns a tractor of four or more, with something beside it where throws are on, and
    shorter runs to answer it, as far as the pool has them.
    """
    led = some_parts(rng, game, pool, [rng.choice([4, 4, 5])], 0)
    if game.throws and rng.random() < 0.4:
        led += some_parts(rng, game, without(pool, led), rng.choice([[], [1], [2], [3]]), 0)
    held = rng.choice([[2, 2], [2, 2], [3, 2], [3, 3], [2, 2, 1], [2, 2, 2]])
    return led, some_parts(rng, game, without(pool, led), held, rng.randint(0, 4))


def random_lead(rng: Random, game: Game, pool: Sequence[str], throws: float) -> list[str]:
    """Returns cards of the pool (one effective suit) that may be led, at least one."""
    while True:
        wanted = rng.choice(THROWS if game.throws and rng.random() < throws else ONE_SHAPE)
        cards = some_parts(rng, game, pool, *wanted)
        if cards and (game.throws or len(decompose(game, cards)) == 1):
            return cards


def side_cards(rng: Random, game: Game, suit: str, taken: Sequence[str], count: int) -> list[str]:
    """Returns cards of other suits than `suit`, none that is taken already."""
    few = rng.sample([kind for kind in KINDS if suit_of(game, kind) != suit], 8)
    pool = [card for card in few * 2 if card not in taken]
    return mostly_pairs(rng, pool, count, 0.4)


def legal_follow(rng: Random, game: Game, hand: Sequence[str], owes: Duty) -> list[str]:
    """Returns a random legal follow: owed runs, then owed pairs, then whatever comes."""
    if len(owes.of_suit) <= owes.count:
        rest = without(hand, owes.of_suit)
        return [*owes.of_suit, *rng.sample(rest, owes.count - len(owes.of_suit))]
    for _ in range(1_000):  # a run chosen first may leave none for the next
        play: list[str] = []
        for length in owes.tractors:
            found = runs(game, pairs_in(without(owes.of_suit, play)), length)
            if found:
                play += cards_of(rng.choice(found))
        left = pairs_in(without(owes.of_suit, play))
        for pair in rng.sample(left, max(0, min(len(left), owes.pairs - len(play) // 2))):
            play += [pair, pair]
        rest = without(owes.of_suit, play)
        play += rng.sample(rest, owes.count - len(play))
        if why_no_follow(game, hand, owes, play) is None:
            return play
    raise AssertionError(f"expected a legal follow for {owes!r}, found none in a thousand")


def swapped(rng: Random, hand: Sequence[str], play: list[str], among: Sequence[str]) -> list[str]:
    """Returns the play with one or two cards exchanged for others of `among` in the hand."""
    rest = [card for card in without(hand, play) if card in among]
    count = min(len(rest), len(play), rng.randint(1, 2))
    return without(play, rng.sample(play, count)) + rng.sample(rest, count)


def random_follow(rng: Random, game: Game, hand: Sequence[str], led: Sequence[str]) -> list[str]:
    """Returns a follow that is legal or just not."""
    owes = duty(game, hand, led)
    play = legal_follow(rng, game, hand, owes)
    way = rng.random()
    if way < 0.25:
        return play
    if way < 0.55:
        return swapped(rng, hand, play, owes.of_suit)
    if way < 0.65:
        return swapped(rng, hand, play, hand)
    if way < 0.80 and len(owes.of_suit) >= owes.count:
        return mostly_pairs(rng, owes.of_suit, owes.count, 0.9)
    if way < 0.85:
        return rng.sample(list(hand), owes.count)
    if way < 0.90:
        return [*without(play, [rng.choice(play)]), rng.choice(KINDS)]
    if way < 0.93:
        return rng.sample(list(hand), rng.randint(0, len(hand)))
    return play


def clumped_deck(rng: Random, pairs: float) -> list[str]:
    """Returns all 108 cards in an order in which so many of the equal ones lie together."""
    together = [kind for kind in KINDS if rng.random() < pairs]
    units = [[kind, kind] for kind in together]
    units += [[card] for card in DECKS if card not in together]
    rng.shuffle(units)
    return [card for unit in units for card in unit]


def led_from(rng: Random, game: Game, hand: Sequence[str]) -> list[str]:
    """Returns a lead out of a whole hand: a part of a suit, or a throw of some of its parts."""
    suit = suit_of(game, rng.choice(list(hand)))
    parts = decompose(game, cards_of_suit(game, hand, suit))
    rng.shuffle(parts)
    if game.throws and rng.random() < 0.3:
        return [card for part in parts[: rng.randint(1, 3)] for card in part]
    return max(parts[:3], key=len)
