"""`advise`: a player answers for a seat, from what the request tells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.actions import Bury, Declare
from engine.cards import Card
from engine.deal import Deal
from engine.following import Duty
from engine.players import PLAYERS
from engine.trumps import format_trump
from engine.view import Phase, View
from tests.engine.dealing import BOTH, play_out, players, random_setup, rules
from tests.judge.asking import cards
from tutor.judge import answer


def request(view: View, profile: str, **more: Any) -> dict[str, Any]:
    """Returns the question about a View as another program would ask it."""
    phases = {Phase.DECLARING: "declare", Phase.BURYING: "bury", Phase.PLAYING: "play"}

    def told(trick: Any) -> dict[str, Any]:
        lead = {"leader": str(trick.leader), "plays": [list(play) for play in trick.plays]}
        return lead | ({"attempted": list(trick.attempted)} if trick.attempted else {})

    asked: dict[str, Any] = {
        "kind": "advise",
        "rules": profile,
        "level": view.level,
        "phase": phases[view.phase],
        "seat": str(view.seat),
        "dealer": str(view.dealer) if view.dealer is not None else None,
        "hand": list(view.hand),
        "declarations": [[str(each.seat), list(each.cards)] for each in view.declarations],
        "tricks": [told(trick) for trick in view.tricks],
        **more,
    }
    if view.trumps:
        asked["trump"] = format_trump(view.trumps.suit)
    if view.trick:
        asked["trick"] = told(view.trick)
    if view.buried is not None:
        asked["buried"] = list(view.buried)
    return asked


def legal(view: View) -> list[Any]:
    """Returns two legal plays, or the only one."""
    assert view.trumps is not None
    assert view.trick is not None
    if not view.trick.plays:
        return list(view.hand[:2])
    return Duty(view.trumps, view.hand, view.trick.led).first_plays(2)


@pytest.mark.parametrize("profile", BOTH)
def test_it_plays_a_whole_hand_legally_and_as_the_player_does(profile: str) -> None:
    rng = Random(4)
    deal = Deal(random_setup(rng, rules(profile)))
    asked = 0
    for _ in play_out(deal, players("club", rng)):
        seat = deal.to_act
        if deal.phase is not Phase.PLAYING or seat is None:
            continue
        view = deal.view(seat)
        told = answer(request(view, profile, player="club", seed=1))
        assert told["play"] == sorted(PLAYERS["club"](Random(1)).play(view))
        asked += 1
        if asked % 8 == 0:
            expert = answer(request(view, profile, player="expert", seed=1, worlds=8))
            assert deal.table is not None
            assert deal.table.judge(seat, cards(" ".join(expert["play"]))).legal is True
            # Nothing is searched where only one play is worth a look, forced or not.
            assert not (expert["forced"] and expert["worlds"])
            if expert["worlds"]:
                assert expert["play"] in [each["play"] for each in expert["choices"]]
            assert expert == answer(request(view, profile, player="expert", seed=1, worlds=8))
    assert asked > 30


@pytest.mark.parametrize("profile", BOTH)
def test_it_declares_and_buries_as_the_players_do(profile: str) -> None:
    rng = Random(4)
    deal = Deal(random_setup(rng, rules(profile)))
    searched = set()
    for _ in play_out(deal, players("club", rng)):
        seat = deal.to_act
        if seat is None or deal.phase is Phase.PLAYING:
            continue
        view = deal.view(seat)
        player = PLAYERS["club"](Random(0))
        expected = player.bury(view) if deal.phase is Phase.BURYING else player.declare(view)
        club = answer(request(view, profile, player="club"))
        assert (club["play"], club["choices"]) == (sorted(expected), [])
        expert = answer(request(view, profile, player="expert", seed=1, worlds=8))
        choices = [each["play"] for each in expert["choices"]]
        if expert["worlds"]:
            searched.add(deal.phase)
            assert expert["play"] == choices[0]
            assert sorted(expected) in choices
            assert len({tuple(each) for each in choices}) == len(choices) > 1
        for each in filter(None, choices or [expert["play"]]):
            shown = tuple(map(Card, each))
            burying = deal.phase is Phase.BURYING
            assert deal.judge(Bury(shown) if burying else Declare(seat, shown)).legal
    assert Phase.BURYING in searched


SOUND: dict[str, Any] = {
    "kind": "advise", "rules": "dapai", "level": "5", "trump": "H", "phase": "play",
    "seat": "S", "dealer": "S", "hand": ["SA", "SK"], "declarations": [],
    "tricks": [], "trick": {"leader": "S", "plays": []}, "player": "club",
}  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [
        {"declarations": [["E", ["D5", "D5"]]]},
        {"declarations": [["S", ["C5"]], ["E", ["H5", "H5"]]]},
        {"hand": ["SA", "SK"] * 2 + [suit + rank for suit in "HDC" for rank in "3456789JQA"]},
    ],
)
def test_declarations_that_cannot_be_are_a_bad_position(change: dict[str, Any]) -> None:
    declaring = {**SOUND, "phase": "declare", "player": "expert", "worlds": 2}
    declaring["hand"] = ["BJ", "BJ", "D5", "SK"]
    assert "error" not in answer(declaring)
    assert answer({**declaring, **change})["error"]["code"] == "bad-position"


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"phase": "think"}, "bad-field", "phase"),
        ({"player": "random"}, "bad-field", "player"),
        ({"seat": "X"}, "bad-field", "seat"),
        ({"dealer": None}, "bad-field", "dealer"),
        ({"worlds": 0}, "bad-field", "worlds"),
        ({"worlds": 5000}, "bad-field", "worlds"),
        ({"ms": "soon"}, "bad-field", "ms"),
        ({"hand": ["SX"]}, "bad-card", "hand.0"),
        ({"hand": ["SA"] * 3}, "bad-position", "hand"),
        ({"trick": None}, "bad-field", "trick"),
        ({"trick": {"leader": "E", "plays": []}}, "bad-position", "trick"),
        ({"trick": {"leader": "W", "plays": [["H3", "S3"]]}}, "bad-position", "trick.plays"),
        ({"trick": {"leader": "S", "plays": [["S3"]] * 4}}, "bad-field", "trick.plays"),
        ({"hand": []}, "bad-position", "hand"),
        ({"phase": "bury"}, "bad-position", "hand"),
        ({"tricks": [{"leader": "S", "plays": []}]}, "bad-field", "tricks.0.plays"),
    ],
)
def test_a_question_that_is_none_is_answered_with_its_field(
    change: dict[str, Any], code: str, field: str
) -> None:
    assert "error" not in answer(SOUND)
    error = answer({**SOUND, **change})["error"]
    assert (error["code"], error["field"]) == (code, field)
