"""What is said of the others' plays holds against the true cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.actions import Play
from engine.cards import Card, Seat, points_in
from engine.deal import Deal
from engine.rules import PROFILES
from engine.shapes import shape_of
from tests.engine.dealing import BOTH
from tests.practice.playing import by_random, hand_from
from tutor.coach.others import explain_other
from tutor.practice import LEARNER, Options, Session
from tutor.words import Message


def true_of(message: Message, before: Deal, cards: tuple[Card, ...]) -> bool:
    """Checks a claim about a play against all four hands as they were when it was made."""
    assert before.table is not None
    assert before.trumps is not None
    trumps, trick = before.trumps, before.table.trick
    seat = before.to_act
    assert seat is not None
    hand, args = before.table.hands[seat], message.args
    in_suit = [card for card in hand if trumps.suit_of(card) is args.get("suit")]
    match message.id:
        case "why-follows":
            return bool(in_suit)
        case "why-void":
            return not in_suit
        case "why-no-more":
            return Counter(in_suit) == Counter(c for c in cards if c in in_suit)
        case "why-no-pair":
            return max(Counter(in_suit).values()) == 1
        case "why-partner-void":
            held = before.table.hands[args["seat"]]
            return not any(trumps.suit_of(card) is args["suit"] for card in held)
        case "why-highest":
            shape = shape_of(trumps, cards)
            assert shape is not None
            copies = 2 if shape.pairs else 1
            others = [before.table.hands[other] for other in Seat if other is not seat]
            return not any(
                held.count(card) >= copies
                and trumps.suit_of(card) is args["suit"]
                and trumps.step(card) > max(map(trumps.step, cards))
                for held in others
                for card in held
            )
        case "why-gives" | "why-loses":
            mine = args["seat"].team is seat.team
            right = trick.holder(trumps) is args["seat"] and points_in(cards) == args["n"]
            return right and mine == (message.id == "why-gives")
    return True


@pytest.mark.parametrize("profile", BOTH)
def test_every_claim_about_a_play_is_true(profile: str) -> None:
    claims: Counter[str] = Counter()
    for seed in range(8):
        start = Session.new(Options(PROFILES[profile]), f"why {seed}")
        *_, end = hand_from(start, by_random(Random(seed)))
        now = Deal(end.deal.setup)
        for action in end.deal.log:
            before = now.copy()
            now.apply(action)
            if not isinstance(action, Play) or action.seat is LEARNER:
                continue
            assert before.table is not None
            assert now.table is not None
            number, position = len(before.table.tricks), len(before.table.trick.plays)
            trick = now.table.tricks[number] if position == 3 else now.table.trick
            for message in explain_other(now.view(LEARNER), trick, position).messages:
                if message.id.startswith("why-"):
                    assert true_of(message, before, trick.plays[position]), (seed, str(action))
                    claims[message.id] += 1
    assert {"why-follows", "why-void", "why-highest", "why-gives", "why-loses"} <= set(claims)
    assert claims.total() > 200
