"""A hand is its log: what is refused changes nothing, a copy goes its own way, undo is exact."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Action, Bury, Declare, Draw, Pass, Play, TakeKitty, parse_action
from engine.cards import Seat
from engine.deal import ActionError, Deal
from engine.record import format_record
from engine.setup import Setup
from tests.engine.dealing import (
    BOTH,
    at_play,
    cards,
    finished,
    play_out,
    players,
    random_setup,
    rules,
)

HANDS = {"S": "SA SQ S3", "E": "SK S9 S4", "N": "S5 S6 S7", "W": "D3 D4 D5"}


@pytest.mark.parametrize(
    "action",
    [
        Play(Seat.E, cards("SK")),
        Play(Seat.S, cards("SK")),
        Play(Seat.S, ()),
        Play(Seat.S, cards("SA SQ")),
        Declare(Seat.S, cards("S3")),
        Pass(Seat.S),
        Draw(12),
        TakeKitty(),
        Bury(()),
    ],
)
def test_an_action_out_of_place_is_refused_and_changes_nothing(action: Action) -> None:
    deal = at_play("kawu", "2", "H", HANDS)
    before = format_record(deal)
    with pytest.raises(ActionError):
        deal.apply(action)
    assert format_record(deal) == before
    assert deal.to_act is Seat.S


def test_nothing_is_done_after_the_last_trick() -> None:
    deal = finished(at_play("kawu", "2", "H", HANDS), players("random", Random(1)))
    assert deal.to_act is None
    for action in (Play(Seat.S, cards("SA")), Draw(12), TakeKitty(), Bury(()), Pass(Seat.S)):
        with pytest.raises(ActionError):
            deal.apply(action)


def test_cards_dealt_one_by_one_are_one_action() -> None:
    deal = Deal(random_setup(Random(1), rules("dapai")))
    for count in (1, 2, 3, 50):
        deal.apply(Draw(count))
    assert deal.log == [Draw(50)]


def test_undo_goes_no_further_than_the_first_action() -> None:
    deal = at_play("kawu", "2", "H", HANDS)
    deal.apply(Play(Seat.S, cards("SA")))
    assert deal.undone().log == []
    assert deal.undone(0).log == deal.log
    for actions in (2, -1):
        with pytest.raises(ActionError, match="expected at most 1 actions to undo"):
            deal.undone(actions)


@pytest.mark.parametrize("profile", BOTH)
def test_a_copy_goes_its_own_way(profile: str) -> None:
    rng = Random(2)
    setup = random_setup(rng, rules(profile, failed_throw_penalty=10))
    deal, twins = Deal(setup), []
    for _ in play_out(deal, players("random", rng)):
        twin = deal.copy()
        assert format_record(twin) == format_record(deal)
        twins.append((twin, format_record(twin), [twin.view(seat) for seat in Seat]))
    for twin, record, views in twins:
        assert format_record(twin) == record
        assert [twin.view(seat) for seat in Seat] == views
    for twin, record, _ in twins[-30:]:
        finished(twin, players("random", rng))
        assert format_record(twin).startswith(record)
    assert Deal(setup, deal.log).result == deal.result


def test_a_copy_counts_its_own_failed_throws() -> None:
    deal = at_play("dapai", "2", "H", HANDS)
    twin = deal.copy()
    twin.apply(Play(Seat.S, cards("SQ SA")))
    assert twin.view(Seat.S).failed_throws == (1, 0)
    assert deal.view(Seat.S).failed_throws == (0, 0)


@pytest.mark.parametrize(
    "action",
    [
        Draw(37),
        Declare(Seat.E, cards("H7 H7")),
        Pass(Seat.W),
        TakeKitty(),
        Bury(cards("H7 C3")),
        Bury(()),
        Play(Seat.N, cards("BJ BJ LJ LJ")),
        Play(Seat.N, ()),
    ],
)
def test_an_action_is_its_line_of_text(action: Action) -> None:
    assert parse_action(str(action)) == action
    assert "\n" not in str(action)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hand_no": 1, "dealer": Seat.S}, "expected no dealer in hand 1, got S"),
        ({"hand_no": 2, "dealer": None}, "expected a dealer after hand 1, got none"),
        ({"hands": (cards("S3"), cards("S4"), cards("S5"), ())}, "expected four hands of one size"),
        ({"hands": (cards("S3"), cards("S4"), cards("S5"))}, "expected four hands of one size"),
        ({"kitty": cards("S3 S3 S3")}, "expected each card at most twice, got 'S3'"),
    ],
)
def test_a_hand_that_cannot_be_dealt_is_refused(changes: dict[str, object], message: str) -> None:
    setup: Setup = replace(random_setup(Random(1), rules("kawu")), hand_no=2, dealer=Seat.E)
    with pytest.raises(ValueError, match=message):
        replace(setup, **changes)  # type: ignore[arg-type]
