"""Finished hands for the tests of the review: played by computers, the same each time."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from engine.cards import Rank, Seat
from engine.deal import Deal
from engine.record import format_record
from engine.setup import Setup, shuffle
from tests.engine.dealing import finished as to_its_end
from tests.engine.dealing import players, rules
from tutor.practice.reviewing import moments
from tutor.store import Store


@cache
def played(profile: str = "dapai", seed: int = 0, player: str = "random", hand: int = 2) -> Deal:
    """Returns a hand played to its end; South deals it, except the first of a match."""
    rng = Random(seed)
    hands, kitty = shuffle(rng)
    dealer = Seat.S if hand > 1 else None
    setup = Setup(rules(profile), Rank.TWO, hands, kitty, hand_no=hand, dealer=dealer)
    return to_its_end(Deal(setup), players(player, rng))


def record(profile: str = "dapai", seed: int = 0, player: str = "random", hand: int = 2) -> str:
    """Returns the record of such a hand."""
    return format_record(played(profile, seed, player, hand))


@cache
def grades(profile: str, seed: int, seat: Seat) -> dict[str, dict[str, Any]]:
    """Returns the grades of a seat's decisions in such a hand, made once for all tests."""
    made = moments(played(profile, seed), seat)
    return {moment.key: moment.graded().to_body() for moment in made if not moment.forced}


def keep_grades(store: Store, profile: str = "dapai", seed: int = 0, seat: Seat = Seat.S) -> None:
    """Puts those grades into a store, as if the review had been looked at before."""
    for key, body in grades(profile, seed, seat).items():
        store.save_grade(key, body)
