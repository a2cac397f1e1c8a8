"""Finished hands for the tests of the review: played by computers, the same each time."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.cards import Rank, Seat
from engine.deal import Deal
from engine.record import format_record
from engine.setup import Setup, shuffle
from tests.engine.dealing import finished as to_its_end
from tests.engine.dealing import players, rules


@cache
def played(profile: str = "dapai", seed: int = 0, player: str = "club", hand: int = 2) -> Deal:
    """Returns a hand played to its end; South deals it, except the first of a match."""
    rng = Random(seed)
    hands, kitty = shuffle(rng)
    dealer = Seat.S if hand > 1 else None
    setup = Setup(rules(profile), Rank.TWO, hands, kitty, hand_no=hand, dealer=dealer)
    return to_its_end(Deal(setup), players(player, rng))


def record(profile: str = "dapai", seed: int = 0, player: str = "club", hand: int = 2) -> str:
    """Returns the record of such a hand."""
    return format_record(played(profile, seed, player, hand))
