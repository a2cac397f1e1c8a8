"""Random requests about plays, and the choice among requests of every kind.

Each maker returns one well-formed request that two decks can make (PROTOCOL).  Requests about
counting and declaring are made in `positions_beside`, whole hands in `whole_hands`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.referee.cards import (
    KINDS,
    TRUMP,
    Game,
    game_of,
    steps,
    suit_of,
    without,
)
from tests.referee.deals import (
    COMPARISONS,
    HELD,
    clumped_deck,
    led_from,
    long_lead_and_short_runs,
    mostly_pairs,
    random_follow,
    random_lead,
    random_rules,
    random_suit,
    side_cards,
    some_parts,
    some_steps,
)
from tests.referee.plays import choices
from tests.referee.positions_beside import bury, declare, levels, order, score
from tests.referee.shapes import decompose, lengths_of

Request = dict[str, Any]


def led_and_held(rng: Random, game: Game, suit: str) -> tuple[list[str], list[str]]:
    """Returns a lead and the cards of its suit in the hand that must follow."""
    if len(steps(game, suit)) > 4 and rng.random() < 0.15:
        return long_lead_and_short_runs(rng, game, some_steps(rng, game, suit, 21))
    pool = some_steps(rng, game, suit, rng.choice([4, 5, 6, 7, 9, 12]))
    led = random_lead(rng, game, pool, throws=0.6)
    left = without(pool, led)
    if rng.random() < 0.5:
        of_suit = rng.choice([0, len(led) - 1, *range(len(led), len(led) + 6)])
        return led, mostly_pairs(rng, left, of_suit, rng.choice([0.5, 0.8, 1.0]))
    held = rng.choice(HELD)
    singles = rng.randint(0, 3)
    if rng.random() < 0.7:  # more cards of the suit than led: there is something to choose
        singles += max(0, len(led) + 1 - 2 * sum(held))
    return led, some_parts(rng, game, left, held, singles)


def follow_position(rng: Random) -> Request:
    """Returns a small hand of one suit's neighbouring steps, a lead, and a follow."""
    request = random_rules(rng)
    game = game_of(request)
    suit = random_suit(rng, game)
    led, hand = led_and_held(rng, game, suit)
    least = max(0, len(led) - len(hand))
    hand += side_cards(rng, game, suit, [*led, *hand], rng.randint(least, least + 3))
    while len(hand) < len(led):
        hand.append(rng.choice([c for c in KINDS if (hand + led).count(c) < 2]))
    rng.shuffle(hand)
    return {"kind": "follow", **request, "hand": hand, "led": led}


def follow(rng: Random) -> Request:
    """Returns a follow out of a small hand."""
    request = follow_position(rng)
    play = random_follow(rng, game_of(request), request["hand"], request["led"])
    return {**request, "play": play}


def long_follow(rng: Random) -> Request:
    """Returns a follow out of a hand as it is dealt or played down."""
    request = random_rules(rng)
    game = game_of(request)
    deck = clumped_deck(rng, rng.choice([0.0, 0.4, 0.8]))
    size = rng.choice([25, 25, 20, 16, 12])
    led = led_from(rng, game, deck[:size])
    hand = deck[size : 2 * size]
    if len(led) > size:
        led = led[:1]
    play = random_follow(rng, game, hand, led)
    return {"kind": "follow", **request, "hand": hand, "led": led, "play": play}


def follows(rng: Random) -> Request:
    """Returns the question for all legal follows of a small hand."""
    while True:
        request = follow_position(rng)
        if choices(request["hand"], len(request["led"])) <= 3_000:
            return {**request, "kind": "follows"}


def lead(rng: Random) -> Request:
    """Returns cards to be led, in a third of all with the hand they come from."""
    request = random_rules(rng)
    game = game_of(request)
    suit = random_suit(rng, game)
    pool = some_steps(rng, game, suit, rng.randint(3, 9))
    way = rng.random()
    if way < 0.5:
        play = mostly_pairs(rng, pool, rng.randint(1, 12), rng.choice([0.5, 1.0]))
    else:
        play = random_lead(rng, game, pool, throws=0.7)
    if way > 0.97:
        play = []
    elif way > 0.9:
        play = [*play, rng.choice([c for c in KINDS if play.count(c) < 2])]
    if rng.random() < 0.33:
        hand = [*play, *side_cards(rng, game, suit, play, 5)]
        if play and rng.random() < 0.3:
            hand.remove(rng.choice(play))
        return {"kind": "lead", **request, "play": play, "hand": hand}
    return {"kind": "lead", **request, "play": play}


# Throws that a ruff of several pairs can cover in more than one way.
FILLED_IN_SEVERAL_WAYS = [([1], 2), ([1], 2), ([1], 4), ([2], 2), ([2, 1], 0), ([1, 1], 2)]


def answering(rng: Random, game: Game, pools: dict[str, list[str]], led: list[str]) -> list[str]:
    """Returns a play of as many cards as led that covers the lead, nearly does, or does not."""
    lengths = lengths_of(decompose(game, led))
    suit = suit_of(game, led[0])
    pool = pools[TRUMP] if rng.random() < 0.7 else pools[suit]
    way = rng.random()
    if way < 0.15 and lengths:  # joined in one run, which must then be split
        lengths = [sum(lengths)]
    elif way < 0.3 and len(led) > 2 * sum(lengths):  # a pair more, serving singles
        lengths = [*lengths, 1]
    elif way < 0.4 and lengths:
        lengths = [lengths[0] - 1 or 1, *lengths[1:]]
    singles = max(0, len(led) - 2 * sum(lengths))
    play = some_parts(rng, game, pool, lengths, singles)[: len(led)]
    left = without([card for cards in pools.values() for card in cards], play)
    if len(play) < len(led) and way < 0.9:
        more = [card for card in left if card in pool]
        play += mostly_pairs(rng, more, len(led) - len(play), 0.8)
        left = without([card for cards in pools.values() for card in cards], play)
    play += mostly_pairs(rng, left, len(led) - len(play), 0.5)
    return play


def winner(rng: Random) -> Request:
    """Returns a full trick whose plays often cover the lead, in trump, split or nearly."""
    request = random_rules(rng, throws=0.6)
    if rng.random() < 0.4:
        request.setdefault("settings", {})["throw_compare"] = rng.choice(COMPARISONS[1:])
    game = game_of(request)
    suit = random_suit(rng, game)
    pools = {suit: some_steps(rng, game, suit, rng.randint(5, 9))}
    ruffs = game.throws and rng.random() < 0.25
    if ruffs:
        led = some_parts(rng, game, pools[suit], *rng.choice(FILLED_IN_SEVERAL_WAYS))
    else:
        led = random_lead(rng, game, pools[suit], throws=0.6)
    pools[suit] = without(pools[suit], led)
    if suit != TRUMP:
        pools[TRUMP] = some_steps(rng, game, TRUMP, rng.randint(4, 7 if ruffs else 12))
    others = [kind for kind in KINDS if suit_of(game, kind) not in pools]
    pools["others"] = rng.sample(others, min(len(others), 10)) * 2
    plays = [led]
    for _ in range(3):
        if ruffs and rng.random() < 0.5:
            play = mostly_pairs(rng, pools[TRUMP], len(led), 1.0)
        else:
            play = answering(rng, game, pools, led)
        for card in play:
            pools[next(name for name, cards in pools.items() if card in cards)].remove(card)
        while len(play) < len(led):
            used = [card for one in [*plays, play] for card in one]
            play.append(rng.choice([c for c in KINDS if used.count(c) < 2]))
            left = pools.get(suit_of(game, play[-1]), pools["others"])
            if play[-1] in left:
                left.remove(play[-1])
        plays.append(play)
    return {"kind": "winner", **request, "plays": plays}


def throw(rng: Random) -> Request:
    """Returns a lead, mostly a throw of high cards, and the three other hands."""
    request = random_rules(rng, throws=0.9)
    game = game_of(request)
    suit = random_suit(rng, game)
    pool = some_steps(rng, game, suit, rng.randint(3, 9))
    play = random_lead(rng, game, pool, throws=0.95)
    left = without(pool, play)
    others = []
    for _ in range(3):
        hand = mostly_pairs(rng, left, rng.randint(0, len(play) + 2), rng.choice([0.3, 0.9]))
        left = without(left, hand)
        others.append(hand)
    sides = side_cards(rng, game, suit, [*pool, *play], 12)
    for hand in others:
        more = rng.sample(sides, min(len(sides), rng.randint(0, 4)))
        sides = without(sides, more)
        hand += more
    return {"kind": "throw", **request, "play": play, "others": others}


MAKERS: list[tuple[Callable[[Random], Request], int]] = [
    (follow, 34),
    (long_follow, 6),
    (follows, 5),
    (lead, 8),
    (winner, 24),
    (throw, 10),
    (score, 3),
    (levels, 2),
    (declare, 6),
    (bury, 1),
    (order, 1),
]


def random_position(rng: Random) -> Request:
    """Returns a random request of some kind."""
    makers, weights = zip(*MAKERS, strict=True)
    make: Callable[[Random], Request] = rng.choices(makers, weights)[0]
    return make(rng)
