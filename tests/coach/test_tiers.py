"""From a loss and its standard error to the tier that the coach shows."""

from __future__ import annotations

import pytest

from engine.players.search import Choice, Search
from tests.coach.positions import asked
from tutor.coach.grade import graded
from tutor.coach.note import Tier


@pytest.mark.parametrize(
    ("loss", "se", "tier"),
    [
        (0.8, 1.5, Tier.EVEN),
        (0.8, 2.5, Tier.UNSURE),
        (3.0, 1.0, Tier.LITTLE),
        (3.0, 2.0, Tier.UNSURE),
        (6.2, 1.0, Tier.COST),
        # Costly is what keeps 5 points with one standard error taken off.
        (6.0, 1.0, Tier.COST),
        (5.9, 1.0, Tier.LITTLE),
        (9.0, 4.4, Tier.LITTLE),
        (12.0, 6.5, Tier.UNSURE),
        (12.0, 6.0, Tier.COST),
    ],
)
def test_a_loss_counts_as_far_as_it_is_sure(loss: float, se: float, tier: Tier) -> None:
    view = asked("kawu", "7S", "HT HK H3 D9 D9", "H4", "HA", "H6")
    plays = [(card,) for card in sorted(view.hand, reverse=True)[:2]]
    best = Choice(plays[0], 60.0, 2.0, 0.0, 0.0, 0.0)
    own = Choice(plays[1], 60.0 - loss, 2.0, 0.0, loss, se)
    assert graded(view, plays[1], Search((best, own), 64)).tier is tier
    assert graded(view, plays[0], Search((best, own), 64)).tier is Tier.YES
