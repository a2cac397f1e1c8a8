"""A hint never advises what the grade would call costly: both come of one search.

By default some sixty decisions of hands played by the club player are looked at; a thousand by
`SHENGJI_POSITIONS=1000 pytest tests/coach/test_hints_and_grades.py -s`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from engine.cards import Seat, missing_from
from engine.deal import Deal
from engine.players import PLAYERS
from engine.view import View
from tests.engine.dealing import play_out, players, random_setup, rules
from tutor.coach.advised import advised
from tutor.coach.decision import decision, judge
from tutor.coach.grade import forced, grade
from tutor.coach.hints import Rung, hint, ladder
from tutor.coach.note import Tier
from tutor.words import Grouped, Message

POSITIONS = int(os.environ.get("SHENGJI_POSITIONS", "60"))
NEVER = (Tier.COST, Tier.LITTLE, Tier.UNSURE)


def choices() -> Iterator[View]:
    """Yields decisions of South's among several plays, a few of each hand, under both rule sets."""
    for number in count():
        rng = Random(f"hints {number}")
        deal = Deal(random_setup(rng, rules(("kawu", "dapai")[number % 2])))
        seen = [deal.view(Seat.S) for _ in play_out(deal, players("club", rng))]
        views = [
            view
            for view in seen
            if view.trick is not None and decision(view) is not None and forced(view) is None
        ]
        yield from rng.sample(views, min(4, len(views)))


@pytest.fixture(scope="module")
def looked_at() -> list[View]:
    return list(islice(choices(), POSITIONS))


def test_what_is_advised_is_graded_right(looked_at: list[View]) -> None:
    found: Counter[str] = Counter()
    for view in looked_at:
        best = advised(view)
        assert judge(view, best.best).legal
        graded = grade(view, best.best)
        assert graded.tier not in NEVER, (view.hand, best.best)
        assert (graded.tier, graded.best) == (Tier.YES, best.best)
        found[f"{decision(view)}, {'club' if _as_club(view) else 'not club'}"] += 1
    print(f"{len(looked_at)} decisions: {dict(sorted(found.items()))}")  # noqa: T201
    assert sum(found.values()) == POSITIONS


def _as_club(view: View) -> bool:
    return sorted(PLAYERS["club"](Random(0)).play(view)) == sorted(advised(view).best)


def test_from_the_third_rung_on_only_cards_of_the_advised_play_are_pointed_at(
    looked_at: list[View],
) -> None:
    for view in looked_at:
        best = advised(view)
        for rung in ladder(view):
            note = hint(view, rung, best.best, best)
            assert missing_from(best.best, note.pointed) == ()
            assert bool(note.pointed) == (rung >= Rung.CARDS)
        assert sorted(hint(view, Rung.EXAMPLE, best.best).pointed) == sorted(best.best)


def test_the_first_two_rungs_name_no_card_of_the_hand(looked_at: list[View]) -> None:
    for view in looked_at:
        best = advised(view)
        for rung in (Rung.LOOK, Rung.RULE):
            note = hint(view, rung, best.best, best)
            assert note.pointed == ()
            assert all(_names_only_the_lead(view, message) for message in note.messages)


def _names_only_the_lead(view: View, message: Message) -> bool:
    assert view.trick is not None
    named = [each.cards for each in message.args.values() if isinstance(each, Grouped)]
    return all(sorted(cards) == sorted(view.trick.led) for cards in named)


def test_the_advice_is_the_same_at_every_call(looked_at: list[View]) -> None:
    for view in looked_at[:6]:
        assert advised(view) is advised(view)
        assert grade(view, advised(view).best).best == advised(view).best
