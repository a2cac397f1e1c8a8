"""Whole hands played at random by the referee's own rules, some spoilt in one place.

A hand is a line as in hands.jsonl with `rules` and `settings`; single positions are in
`positions`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.referee.cards import KINDS, Game, cards_of_suit, game_of, suit_of, without
from tests.referee.deals import clumped_deck, led_from, legal_follow, random_rules, swapped
from tests.referee.plays import duty
from tests.referee.tricks import check_throw, winner

Request = dict[str, Any]


def whole_hand(rng: Random) -> Request:
    """Returns a legal hand of 25 cards each, or a shorter one rich in pairs."""
    request = random_rules(rng)
    settings = request.setdefault("settings", {})
    settings["kitty_multiplier"] = rng.choice(["pow2_pairs", "times_cards"])
    settings["failed_throw_penalty"] = rng.choice([0, 10])
    deck = clumped_deck(rng, rng.choice([0.0, 0.5, 0.9]))
    if rng.random() < 0.5:
        few = rng.sample(KINDS, rng.randint(8, 24))
        deck = [card for card in deck if card in few]
    size = 25 if len(deck) == 108 else len(deck) // 4
    hands = [deck[seat * size : (seat + 1) * size] for seat in range(4)]
    dealer = rng.randrange(4)
    return {
        "kind": "hand", **request, "hands": hands, "kitty": deck[4 * size :], "dealer": dealer,
        "tricks": played(rng, game_of(request), hands, dealer),
    }  # fmt: skip


def played(rng: Random, game: Game, hands: list[list[str]], leader: int) -> list[dict[str, Any]]:
    """Returns the tricks of a hand played out at random."""
    left = [list(cards) for cards in hands]
    tricks = []
    while left[leader]:
        seats = [(leader + turn) % 4 for turn in range(4)]
        attempted = led_from(rng, game, left[leader])
        failed = check_throw(game, attempted, [left[seat] for seat in seats[1:]])
        led = failed[0] if failed else attempted
        plays = [led]
        for seat in seats[1:]:
            plays.append(legal_follow(rng, game, left[seat], duty(game, left[seat], led)))
        for seat, cards in zip(seats, plays, strict=True):
            left[seat] = without(left[seat], cards)
        tricks.append(
            {
                "leader": leader,
                "attempted": attempted,
                "plays": plays,
                "throw_failed": failed is not None,
                "stopped_by": seats[failed[1]] if failed else None,
            }
        )
        leader = (leader + winner(game, plays)) % 4
    return tricks


def spoilt(rng: Random, request: Request) -> Request:
    """Returns the hand with one thing in it changed, so that it is mostly no longer legal."""
    tricks = [{**trick, "plays": list(trick["plays"])} for trick in request["tricks"]]
    number = rng.randrange(len(tricks))
    trick = tricks[number]
    way = rng.random()
    if way < 0.15:
        tricks = tricks[:-1] or tricks
    elif way < 0.3:
        trick["leader"] = rng.randrange(4)
    else:
        turn = rng.randrange(4)
        seat = (trick["leader"] + turn) % 4
        gone = [
            card
            for earlier in tricks[:number]
            for card in earlier["plays"][(seat - earlier["leader"]) % 4]
        ]
        hand = without(request["hands"][seat], gone)
        suit = suit_of(game_of(request), trick["plays"][0][0])
        same_suit = cards_of_suit(game_of(request), hand, suit)
        among = same_suit if way < 0.7 else hand
        trick["plays"][turn] = swapped(rng, hand, trick["plays"][turn], among)
    return {**request, "tricks": tricks}
