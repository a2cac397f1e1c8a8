"""What a learner chooses before a match, and a match as the store keeps it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.cards import Rank, Team
from engine.rules import CHOICES, DAPAI, KAWU
from tests.practice.playing import hand_from, step, stored, until
from tutor.practice import (
    LEVELS,
    STRENGTHS,
    Options,
    OptionsError,
    Session,
    SessionError,
    Wait,
    hint,
)


def test_one_button_starts_dapai_at_level_2_with_the_sensible_players() -> None:
    assert Options() == Options(DAPAI, Rank.TWO, "club")
    assert Options.from_body({}) == Options()


def test_there_is_a_choice_of_levels_and_strengths() -> None:
    assert tuple(Rank) == LEVELS
    assert STRENGTHS == ("beginner", "club", "expert")


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("rules", [KAWU, DAPAI], ids=["kawu", "dapai"])
def test_options_are_kept_as_json_with_every_setting(rules: Any, name: str) -> None:
    for value in CHOICES[name]:
        options = Options(rules.with_settings({name: value}), Rank.QUEEN, "beginner")
        body = json.loads(json.dumps(options.to_body()))
        assert Options.from_body(body) == options
        assert set(body["settings"]) <= {name}


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ({"profile": "skat"}, "profile"),
        ({"profile": None}, "profile"),
        ({"profile": ["kawu"]}, "profile"),
        ({"level": "1"}, "level"),
        ({"level": 2}, "level"),
        ({"level": {}}, "level"),
        ({"strength": "expert!"}, "strength"),
        ({"strength": []}, "strength"),
        ({"settings": {"throws": "yes"}}, "throws"),
        ({"settings": {"jokers": 4}}, "jokers"),
    ],
)
def test_a_choice_that_is_none_is_refused_by_name(body: dict[str, Any], name: str) -> None:
    with pytest.raises(OptionsError, match="expected") as refused:
        Options.from_body(body)
    assert refused.value.name == name


def test_both_sides_begin_at_the_level_chosen() -> None:
    session = Session.new(Options(KAWU, Rank.NINE), "nine")
    assert session.match.levels == {Team.NS: Rank.NINE, Team.EW: Rank.NINE}
    assert session.deal.setup.level is Rank.NINE


def test_hints_what_was_seen_and_finished_hands_are_kept() -> None:
    *_, end = hand_from(Session.new(Options(KAWU), "kept"))
    session = hint(until(step(end), Wait.PLAY), 3)
    again = stored(session)
    assert (again.hints, again.seen, again.seed) == (1, session.seen, "kept")
    assert [hand.record for hand in again.done] == [hand.record for hand in session.done]
    assert again.done[0].deal.log == end.deal.log


def broken(**changes: Any) -> dict[str, Any]:
    """Returns a stored match in which something is not as this program wrote it."""
    body = json.loads(json.dumps(Session.new(Options(), "broken").to_body()))
    for path, value in changes.items():
        *place, last = path.split("__")
        inner = body
        for key in place:
            inner = inner[key]
        if value is ...:
            del inner[last]
        else:
            inner[last] = value
    return dict(body)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 0},
        {"format": ...},
        {"options": None},
        {"options__profile": "skat"},
        {"options__settings": []},
        {"options__settings": {"throws": 1}},
        {"match": []},
        {"match__levels": {"NS": "2"}},
        {"match__levels__EW": "1"},
        {"match__hand": "first"},
        {"match__dealer": "X"},
        {"match__dealer": 3},
        {"record": ""},
        {"record": None},
        {"record": "shengji record 1\nrules\n"},
        {"record": 7},
        {"seen": None},
        {"seen": "x"},
        {"hints": []},
        {"done": None},
        {"seed": ...},
    ],
    ids=str,
)
def test_a_stored_match_that_is_broken_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(SessionError):
        Session.from_body(broken(**changes))


@pytest.mark.parametrize("body", [None, [], "match", 5, {}])
def test_what_is_no_stored_match_is_refused(body: Any) -> None:
    with pytest.raises(SessionError):
        Session.from_body(body)


def test_an_older_format_is_named() -> None:
    with pytest.raises(SessionError, match="expected format 1, got 0"):
        Session.from_body(broken(format=0))
