"""A consequence is played by the rules, counts what it shows, and is made of what is known."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.actions import Bury, Play
from engine.cards import Seat, points_in
from engine.deal import Deal
from engine.rules import PROFILES
from engine.table import Table
from engine.view import Phase
from tests.engine.dealing import BOTH
from tests.practice.mistakes import BETTER, COSTLY, before_a_mistake
from tests.practice.playing import by_random, hand_from
from tutor.coach.consequence import Line, consequence
from tutor.practice import LEARNER, Options, Session


def hand(profile: str, seed: int) -> Deal:
    """Returns a finished hand that the learner played at random."""
    *_, end = hand_from(
        Session.new(Options(PROFILES[profile]), f"c{seed}"), by_random(Random(seed))
    )
    return end.deal


def replayed(line: Line, table: Table) -> int:
    """Plays a line on the engine's own table, which judges it, and returns the final total."""
    for at, trick in enumerate(line.tricks):
        for position in range(len(table.trick.plays), 4):
            cards = trick.plays[position]
            if position == 0 and trick.attempted:
                cards = trick.attempted
            seat = table.trick.seat_of(position)
            assert table.judge(seat, cards).legal
            table.play(tuple(cards))
        assert table.tricks[-1].plays == trick.plays
        assert table.points == line.points[at]
    assert table.over
    return table.result(dict.fromkeys(("NS", "EW"), "2")).score.total  # type: ignore[arg-type]


@pytest.mark.parametrize("profile", BOTH)
def test_with_the_true_cards_both_lines_are_what_the_table_would_have_seen(profile: str) -> None:
    looked = 0
    for seed in range(2):
        deal = hand(profile, seed)
        for at, action in enumerate(deal.log):
            if not isinstance(action, Play) or action.seat is not LEARNER or at % 3:
                continue
            before = Deal(deal.setup, deal.log[:at])
            table = before.table
            assert table is not None
            found = consequence(
                before.view(LEARNER), action.cards, action.cards, table.hands, table.buried
            )
            assert found is not None
            assert not found.made_up
            assert found.loss == 0
            assert replayed(found.own, table.copy()) == found.own.total
            looked += 1
    assert looked > 8


def test_a_burial_is_played_on_with_each_kitty() -> None:
    for seed in range(20):
        deal = hand("kawu", seed)
        at = next(at for at, action in enumerate(deal.log) if isinstance(action, Bury))
        before = Deal(deal.setup, deal.log[:at])
        if before.dealer is not LEARNER:
            continue
        view = before.view(LEARNER)
        worst = tuple(sorted(view.hand, key=lambda card: -card.points)[: view.kitty_size])
        best = tuple(sorted(view.hand, key=lambda card: card.points)[: view.kitty_size])
        hands = [before.hand(seat) for seat in Seat]
        found = consequence(view, worst, best, hands)
        assert found is not None
        for line, laid in ((found.own, worst), (found.better, best)):
            after = before.copy()
            after.apply(Bury(laid))
            assert after.table is not None
            assert replayed(line, after.table) == line.total
        assert points_in(worst) > points_in(best)
        made_up = consequence(view, worst, best)
        assert made_up is not None
        assert made_up.made_up
        return
    pytest.fail("the learner never dealt")


def test_a_made_up_deal_holds_the_cards_that_nobody_has_seen_and_shows_the_loss() -> None:
    session = before_a_mistake()
    view = session.deal.view(LEARNER)
    found = consequence(view, COSTLY, BETTER)
    assert found is not None
    assert found.made_up
    assert found.loss > 0
    assert found.loss == found.own.total - found.better.total
    seen = Counter(card for trick in view.tricks for play in trick.plays for card in play)
    seen.update(view.hand)
    for line in (found.own, found.better):
        played = Counter(card for trick in line.tricks for play in trick.plays for card in play)
        everything = seen + played - Counter(view.hand)
        assert max(everything.values()) <= 2
    last = found.shown[-1]
    assert 2 * (found.own.points[last] - found.better.points[last]) >= found.loss


def test_the_true_hidden_cards_have_no_part_in_a_made_up_deal() -> None:
    deal = before_a_mistake().deal
    assert deal.table is not None
    view = deal.view(LEARNER)
    other = deal.copy()
    assert other.table is not None
    hands = other.table.hands
    hands[Seat.E], hands[Seat.N] = hands[Seat.N], hands[Seat.E]
    assert consequence(other.view(LEARNER), COSTLY, BETTER) == consequence(view, COSTLY, BETTER)


def test_a_declaration_is_not_played_on() -> None:
    session = Session.new(Options(), "declaring")
    view = session.deal.view(LEARNER)
    assert view.phase is Phase.DECLARING
    assert consequence(view, (), ()) is None
