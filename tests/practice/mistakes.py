"""A hand in which the learner is about to make a costly play, for the tests that need one.

West has led a throw of two pairs in spades, of which the learner has none left: a ruff needs two
pairs of trumps, and the learner holds them.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.cards import parse_cards
from engine.record import parse_record
from tests.practice.playing import of
from tutor.practice import Session

RECORD = (Path(__file__).parents[1] / "data" / "costly_hand.txt").read_text("utf-8")
COSTLY = parse_cards("D4 D7 DT H5")
BETTER = parse_cards("D5 D5 DK DK")


def before_a_mistake() -> Session:
    """Returns the match that waits for the play."""
    deal = parse_record(RECORD)
    assert deal.table is not None
    return replace(of(deal), seen=len(deal.table.tricks))
