"""Declaring at the practice table: dealing stops at each new chance, and none is lost."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine.actions import Declare, Draw, Pass, TakeKitty
from engine.cards import Seat
from engine.deal import Deal
from engine.declaring import possible_declarations
from engine.players import PLAYERS
from engine.rules import DAPAI, KAWU
from engine.view import Phase
from tests.engine.dealing import cards
from tests.practice.playing import answering, by_random, step, until
from tutor.practice import (
    LEARNER,
    STRENGTHS,
    Options,
    Session,
    Wait,
    decide,
    declarations,
    on,
    waits_for,
)

SEEDS = range(25)


def steps_of_dealing(session: Session, learner_declares: bool) -> list[Session]:
    """Returns a hand at every step until the kitty is taken."""
    rng = Random(session.seed)
    steps = [session]
    while session.deal.phase is Phase.DECLARING:
        session = step(session, by_random(rng)) if learner_declares else on(session)
        steps.append(session)
    return steps


def chances(deal: Deal) -> set[tuple[str, ...]]:
    """Returns what the learner could show now."""
    return set(
        possible_declarations(
            deal.rules, deal.setup.level, deal.standing, LEARNER, deal.hand(LEARNER)
        )
    )


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("learner_declares", [False, True])
def test_dealing_never_runs_past_a_new_chance_to_declare(
    strength: str, learner_declares: bool
) -> None:
    stops = 0
    for seed in SEEDS:
        start = Session.new(Options(DAPAI, strength=strength), f"dealing {seed}")
        for before, after in pairwise(steps_of_dealing(start, learner_declares)):
            between = before.deal.copy()
            for drawn in range(before.deal.drawn + 1, after.deal.drawn):
                had = chances(between)
                between.apply(Draw(drawn))
                assert not chances(between) - had
            stops += after.deal.drawn > before.deal.drawn
    assert stops > 2 * len(SEEDS)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_wherever_dealing_stops_the_learner_is_asked_if_there_is_anything_to_show(
    strength: str,
) -> None:
    asked = 0
    for seed in SEEDS:
        start = Session.new(Options(DAPAI, strength=strength), f"asked {seed}")
        for session in steps_of_dealing(start, learner_declares=True):
            if session.deal.phase is Phase.DECLARING and session.deal.drawn:
                can = chances(session.deal)
                assert (waits_for(session) is Wait.DECLARE) is bool(can)
                assert set(declarations(session.deal)) == can
                asked += bool(can)
    assert asked > 15


def test_after_the_last_card_the_learner_may_still_declare_and_the_kitty_waits() -> None:
    last_chances = 0
    for seed in SEEDS:
        steps = steps_of_dealing(Session.new(Options(DAPAI), f"last {seed}"), False)
        assert steps[-1].deal.log[-1] == TakeKitty()
        before = steps[-2]
        assert before.deal.drawn == 100
        if waits_for(before) is Wait.DECLARE:
            shown = Declare(LEARNER, declarations(before.deal)[0])
            assert shown in decide(before, shown).deal.log
            last_chances += 1
    assert last_chances > 5


def test_when_the_kitty_is_taken_no_simple_player_would_still_declare() -> None:
    for seed in SEEDS:
        steps = steps_of_dealing(Session.new(Options(DAPAI), f"silent {seed}"), True)
        deal = steps[-2].deal
        for seat in (Seat.E, Seat.N, Seat.W):
            assert PLAYERS["club"](Random(1)).declare(deal.view(seat)) == ()


def test_to_let_the_dealing_go_on_is_to_pass_and_leaves_no_trace() -> None:
    asked = until(Session.new(Options(DAPAI), "pass"), Wait.DECLARE)
    passed, went_on = decide(asked, Pass(LEARNER)), on(asked)
    assert passed.to_body() == went_on.to_body()
    assert not any(isinstance(action, Pass) for action in passed.deal.log)


def test_a_declaration_is_overridden_at_once_by_who_wants_to() -> None:
    session = decide(answering(), Declare(LEARNER, cards("H2")))
    assert session.deal.log[1:] == [
        Declare(LEARNER, cards("H2")),
        Declare(Seat.E, cards("C2 C2")),
    ]
    assert waits_for(session) is Wait.STEP
    assert on(session).deal.log[-1] == TakeKitty()


def test_before_the_kitty_is_taken_the_others_may_still_declare() -> None:
    session = on(answering())
    assert session.deal.log[-1] == Declare(Seat.E, cards("C2 C2"))
    assert session.deal.phase is Phase.DECLARING
    assert on(session).deal.log[-1] == TakeKitty()


def test_kawu_asks_south_first_in_hand_1_and_says_what_the_others_did() -> None:
    session = Session.new(Options(KAWU), "kawu")
    assert waits_for(session) is Wait.DECLARE
    session = decide(session, Pass(LEARNER))
    for seat in (Seat.E, Seat.N, Seat.W):
        assert waits_for(session) is Wait.STEP
        assert session.deal.to_act is seat
        session = on(session)
        assert session.deal.log[-1].seat is seat  # type: ignore[union-attr]
    assert on(session).deal.log[-1] == TakeKitty()


def test_kawu_asks_the_learner_even_with_nothing_to_show() -> None:
    for seed in range(200):
        session = Session.new(Options(KAWU), f"nothing {seed}")
        if not declarations(session.deal):
            assert waits_for(session) is Wait.DECLARE
            assert decide(session, Pass(LEARNER)).deal.passed == [LEARNER]
            return
    pytest.fail("the learner always held a level card")
