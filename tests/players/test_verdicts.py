"""The fast yes or no about a follow is the verdict of the engine."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import Card
from engine.following import Duty
from engine.players.verdicts import Court
from tests.engine.dealing import random_rules, trumps
from tests.players.tables import at_random, hand_on, shuffled


@pytest.mark.parametrize("lot", range(4))
def test_the_fast_verdict_is_that_of_the_engine(lot: int) -> None:
    rng = Random(f"verdicts-{lot}")
    seen = {True: 0, False: 0}
    for _ in range(40):
        board, table = shuffled(rng, random_rules(rng))
        court = Court.of(table.trumps)
        choose, trick = at_random(rng)
        while board.left:
            suit, once, twice = choose(board)
            once, twice = board.standing(suit, once, twice)
            led = board.lay.cards(suit, once, twice)
            hand = hand_on(board, (board.leader + 1) % 4)
            duty = Duty(table.trumps, hand, led)
            lead = court.lead(led)
            for play in attempts(rng, duty, hand):
                legal = duty.judge(play).legal
                assert court.allows(lead, court.pack(hand), court.pack(play)) == legal
                seen[legal] += 1
            trick(board, suit, once, twice)
    assert min(seen.values()) > 300


def attempts(rng: Random, duty: Duty, hand: list[Card]) -> list[tuple[Card, ...]]:
    """Returns a few legal plays, some of any cards, and two of the wrong number."""
    in_suit = [card for card in hand if duty.trumps.place[card][0] == duty.index]
    rest = [card for card in hand if card not in in_suit]
    near = rng.sample(in_suit, len(in_suit)) + rng.sample(rest, len(rest))
    return [
        *duty.first_plays(2),
        tuple(rng.sample(hand, duty.count)),
        tuple(near[: duty.count]),
        tuple(near[: duty.count + 1]),
        tuple(hand[: duty.count - 1]),
    ]


def test_a_lead_of_two_suits_asks_nothing() -> None:
    court = Court.of(trumps("dapai", "5", "H"))
    with pytest.raises(ValueError, match="expected a lead of one suit"):
        court.lead([Card("SA"), Card("BJ")])
