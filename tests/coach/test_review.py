"""What a review makes of a hand's decisions and their grades."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import Rank, Seat
from engine.deal import Deal
from engine.record import format_record
from engine.rules import PROFILES
from engine.setup import Opening, Setup
from engine.view import Phase
from tests.web.finished import played, record
from tutor.coach.decision import Decision
from tutor.coach.grade import Grade, key
from tutor.coach.note import Tier
from tutor.coach.review import Moment, Review
from tutor.practice import LEARNER, Options, Session, Wait, decide, on, suggestion, waits_for
from tutor.practice.reviewing import (
    NotOver,
    after_move,
    finished,
    grade_next,
    moments,
    moves,
    review,
)

profiles = pytest.mark.parametrize("profile", PROFILES)


class Kept(dict[str, Any]):
    """Grades in memory."""

    def grades(self, keys: list[str]) -> dict[str, Any]:
        return {key: self[key] for key in keys if key in self}

    def save_grade(self, key: str, body: dict[str, Any]) -> None:
        self[key] = body


def worth(loss: float, expected: float, tier: Tier | None = None, worlds: int = 64) -> Grade:
    """Returns a grade of our own making."""
    chosen = tier or (Tier.COST if loss >= 5 else Tier.YES)
    return Grade(chosen, (), (), loss, 1.0, expected, expected + loss, worlds)


def graded(deal: Deal, seat: Seat, *grades: Grade) -> Review:
    """Returns a review in which the first choices have these grades and the rest none."""
    made = moments(deal, seat)
    given = iter(grades)
    kept = {m.key: g.to_body() for m in made if not m.forced for g in [next(given, None)] if g}
    return review(deal, made, Kept(kept))


@profiles
@pytest.mark.parametrize("seat", Seat)
def test_every_play_and_burial_of_a_seat_is_a_decision(profile: str, seat: Seat) -> None:
    deal = played(profile)
    made = moments(deal, seat)
    own = [a for a in deal.log if isinstance(a, Play) and a.seat is seat]
    answers = [m.answer for m in made if m.asked in (Decision.LEAD, Decision.FOLLOW)]
    assert answers == [action.cards for action in own]
    buried = [m.answer for m in made if m.asked is Decision.BURY]
    assert buried == [a.cards for a in deal.log if isinstance(a, Bury) and deal.dealer is seat]
    assert [m.number for m in made] == list(range(1, len(made) + 1))


@profiles
def test_a_decision_holds_what_its_seat_knew_and_names_its_move(profile: str) -> None:
    deal = played(profile)
    for moment in moments(deal, Seat.E):
        if moment.move is None:
            assert moment.asked is Decision.DECLARE
            continue
        before = Deal(deal.setup, after_move(deal, moment.move).log[:-1])
        assert before.view(Seat.E) == moment.view
        assert moments(deal, Seat.E)[moment.number - 1].key == key(moment.view, moment.answer)
        action = moves(deal)[moment.move - 1]
        assert getattr(action, "cards", ()) == moment.answer


def test_a_new_chance_to_declare_let_go_while_dealing_is_a_decision_once() -> None:
    deal = played("dapai", hand=1)
    level = Rank.TWO
    for seat in Seat:
        declares = [m for m in moments(deal, seat) if m.asked is Decision.DECLARE]
        shown = [m for m in declares if m.answer]
        passed = [m for m in declares if not m.answer]
        assert [m.answer for m in shown] == [
            a.cards for a in deal.log if isinstance(a, Declare) and a.seat is seat
        ]
        for moment in passed:
            # The card that made the chance was the last one drawn.
            assert moment.view.hand[-1].rank == level or moment.view.hand[-1].is_joker
            assert moment.move is None
        assert len({m.view.counts for m in passed}) == len(passed)


def test_who_was_asked_and_had_nothing_to_show_decided_nothing() -> None:
    for seed in range(3):
        deal = played("kawu", seed, hand=1)
        for seat in Seat:
            made = [m for m in moments(deal, seat) if m.asked is Decision.DECLARE]
            holds = any(c.rank == Rank.TWO for c in deal.setup.hands[seat])
            asked = any(isinstance(a, Pass | Declare) and a.seat is seat for a in deal.log)
            assert len(made) <= int(holds and asked)


def test_what_was_graded_during_play_is_not_graded_again() -> None:
    session = Session.new(Options(rules=PROFILES["dapai"]), "review")
    keys = set()
    while waits_for(session) is not Wait.RESULT:
        wait = waits_for(session)
        if wait in (Wait.STEP, Wait.TRICK):
            session = on(session)
            continue
        cards = suggestion(session)
        view = session.deal.view(LEARNER)
        if wait is Wait.DECLARE:
            session = decide(session, Declare(LEARNER, cards) if cards else Pass(LEARNER))
            continue
        keys.add(key(view, cards))
        session = decide(session, Bury(cards) if wait is Wait.BURY else Play(LEARNER, cards))
    deal = finished(format_record(session.deal))
    plays = {m.key for m in moments(deal, LEARNER) if m.asked is not Decision.DECLARE}
    assert plays == keys


def test_grading_goes_on_where_it_stopped_and_costs_nothing_twice() -> None:
    deal = played("kawu", 6)
    made = moments(deal, Seat.S)
    kept = Kept()
    steps = 0
    while grade_next(review(deal, made, kept), kept):
        steps += 1
        # A new process knows what was kept, and nothing else.
        again = review(deal, moments(finished(record("kawu", 6)), Seat.S), Kept(dict(kept)))
        assert again.counts.looked == steps + again.counts.forced
    whole = review(deal, made, kept)
    assert whole.counts.complete
    assert steps == whole.counts.choices
    assert not grade_next(whole, kept)


@profiles
def test_a_whole_hand_is_graded_within_the_budget(profile: str) -> None:
    deal = played(profile)
    for seat in (Seat.S, Seat.E):
        made = moments(deal, seat)
        kept = Kept()
        before = process_time()
        while grade_next(review(deal, made, kept), kept):
            pass
        taken = process_time() - before
        choices = sum(not moment.forced for moment in made)
        print(f"{profile}, {seat}: {choices} choices graded in {taken:.1f} s of CPU")  # noqa: T201
        assert taken < 8


def test_the_counts_add_up() -> None:
    deal = played()
    counts = graded(deal, Seat.S, worth(12, 70), worth(0, 60), worth(7, 65)).counts
    made = moments(deal, Seat.S)
    assert counts.total == len(made)
    assert counts.forced == sum(m.forced for m in made) > 0
    assert counts.forced + counts.choices == counts.total
    assert counts.costly == 2
    assert counts.looked == counts.forced + 3
    assert not counts.complete


OF_THE_DECLARING = pytest.mark.parametrize(
    ("grades", "told"),
    [
        # West lets a chance go, shows a card, lets a second chance go, shows a pair.
        ((worth(0, 60), worth(7, 60), worth(12, 60), worth(6, 60)), 3),
        ((worth(3, 60, Tier.LITTLE), worth(0, 60), worth(0, 60), worth(2, 60, Tier.LITTLE)), 1),
        ((worth(6, 60, Tier.LITTLE), worth(0, 60), worth(5, 60), worth(0, 60)), 3),
        ((worth(0, 60), worth(0, 60), worth(0, 60), worth(0, 60)), 4),
        ((worth(0, 60), worth(0, 60), worth(9, 60, Tier.UNSURE), worth(0, 60)), 4),
    ],
)


@OF_THE_DECLARING
def test_all_the_declaring_of_a_hand_is_one_decision_the_costliest(
    grades: tuple[Grade, ...], told: int
) -> None:
    deal = played("dapai", 1)
    made = moments(deal, Seat.W)
    assert [m.asked for m in made].count(Decision.DECLARE) == 4
    found = graded(deal, Seat.W, *grades)
    moment, grade = found.pairs[0]
    assert (moment, grade) == (made[told - 1], grades[told - 1])
    assert [m.number for m, _ in found.pairs[1:]] == [m.number for m in made[4:]]
    assert found.counts.total == len(made) - 3
    assert found.counts.costly == int(grades[told - 1].costly)
    assert [m.number for m, _ in found.costly] == [told] * found.counts.costly
    assert found.counts.forced + found.counts.choices == found.counts.total


def test_the_declaring_is_looked_at_only_when_every_chance_was() -> None:
    deal = played("dapai", 1)
    some = graded(deal, Seat.W, worth(0, 60), worth(7, 60), worth(0, 60))
    assert some.pairs[0][1] is None
    assert not some.costly
    assert some.counts.looked == some.counts.forced
    assert some.next_open is some.moments[3]
    whole = graded(deal, Seat.W, worth(0, 60), worth(7, 60), worth(0, 60), worth(0, 60))
    assert whole.counts.looked == whole.counts.forced + 1


def test_costly_decisions_come_worst_first() -> None:
    found = graded(played(), Seat.S, worth(7, 70), worth(0, 60), worth(12, 65), worth(5, 60))
    assert [grade.loss for _, grade in found.costly] == [12, 7, 5]


def test_the_line_starts_before_the_first_choice_and_ends_at_the_real_result() -> None:
    deal = played()
    choices = [m for m in moments(deal, Seat.S) if not m.forced]
    grades = [worth(0, 50 + n) for n in range(len(choices))]
    found = graded(deal, Seat.S, *grades)
    assert deal.result is not None
    assert found.line[0].trick == choices[0].trick == 0
    assert found.line[-1].points == deal.result.score.total
    assert found.line[-1].moment is None
    assert [s.trick for s in found.line] == sorted(s.trick for s in found.line)
    unfinished = graded(deal, Seat.S, *grades[:3])
    assert unfinished.line[-1].moment is not None


def test_where_nothing_was_reckoned_the_line_has_no_place() -> None:
    found = graded(played(), Seat.S, worth(0, 70), worth(0, 0, worlds=0), worth(0, 66))
    assert [round(spot.points) for spot in found.line][-2:] == [70, 66]


def test_a_drop_stands_where_the_costly_decision_was() -> None:
    deal = played()
    found = graded(deal, Seat.S, worth(0, 70), worth(9, 60), worth(2, 58, Tier.LITTLE))
    drops = [spot for spot in found.line if spot.loss]
    assert [(s.loss, s.points) for s in drops] == [(9, 60)]


def test_the_weakness_named_is_the_one_that_cost_most() -> None:
    deal = played("dapai", 0)
    made = moments(deal, Seat.S)
    kept = Kept()
    while grade_next(review(deal, made, kept), kept):
        pass
    found = review(deal, made, kept)
    weak = found.recurring
    assert weak is not None
    bad = [g for _, g in found.known if g.tier in (Tier.COST, Tier.LITTLE)]
    assert 0 < weak.points <= sum(g.loss for g in bad)
    assert 0 < weak.times <= len(bad)


def test_a_hand_without_lost_points_has_no_weakness() -> None:
    deal = played()
    choices = [m for m in moments(deal, Seat.S) if not m.forced]
    assert graded(deal, Seat.S, *(worth(0, 60) for _ in choices)).recurring is None


def test_a_hand_that_runs_is_never_opened() -> None:
    deal = played()
    for length in (0, 1, len(deal.log) // 2, len(deal.log) - 1):
        part = Deal(deal.setup, deal.log[:length])
        assert part.phase is not Phase.OVER
        with pytest.raises(NotOver):
            finished(format_record(part))


def test_the_moves_are_all_that_was_done_but_dealing() -> None:
    deal = played()
    done = moves(deal)
    assert done == tuple(a for a in deal.log if not isinstance(a, Draw))
    assert any(isinstance(a, TakeKitty) for a in done)
    assert after_move(deal, len(done)).phase is Phase.OVER
    for number in range(1, len(done) + 1):
        assert after_move(deal, number).log[-1] == done[number - 1]


def test_a_hand_that_begins_with_the_first_lead_is_reviewed_too() -> None:
    deal = played()
    table = Deal(deal.setup, [a for a in deal.log if not isinstance(a, Play)])
    hands = tuple(table.hand(seat) for seat in Seat)
    assert deal.dealer is not None
    assert deal.trumps is not None
    opening = Opening(deal.trumps.suit, deal.dealer)
    south, east, north, west = hands
    setup = Setup(
        deal.rules,
        deal.setup.level,
        (south, east, north, west),
        deal.table.buried,
        2,
        deal.dealer,
        opening=opening,
    )
    short = Deal(setup, [a for a in deal.log if isinstance(a, Play)])
    made = moments(short, Seat.N)
    assert all(isinstance(m, Moment) and m.trick > 0 for m in made)
