"""The arena: fair, repeatable, and a bound on how strong the players are."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from engine.cards import Card, Rank, Seat, Team
from engine.players import PLAYERS
from engine.players.arena import meet, setup_of
from engine.record import parse_record
from engine.view import View
from tests.engine.dealing import BOTH, rules
from tutor.arena import Contest, Tally, play
from tutor.cli import main


def test_the_dealer_goes_round_and_both_sides_stand_at_one_level() -> None:
    setups = [setup_of(number, 1, rules("dapai")) for number in range(8)]
    assert [setup.dealer for setup in setups] == [*Seat, *Seat]
    assert all(set(setup.levels.values()) == {setup.level} for setup in setups)
    assert len({setup.level for setup in setups}) > 3
    assert setup_of(3, 1, rules("dapai"), Rank.KING).level is Rank.KING


@pytest.mark.parametrize("profile", BOTH)
def test_equal_players_come_out_even_on_every_deal(profile: str) -> None:
    """Nothing is random in what decides here, so swapping sides changes nothing."""

    class First(PLAYERS["club"]):  # type: ignore[misc]
        def __init__(self, _: Random) -> None:
            super().__init__(Random(1))

        def play(self, view: View) -> tuple[Card, ...]:
            self.rng = Random(1)
            cards: tuple[Card, ...] = super().play(view)
            return cards

    for number in range(6):
        outcome = meet(First, First, setup_of(number, 2, rules(profile)), "x")
        assert (outcome.points, outcome.levels, outcome.won) == (0, 0, 1)


def met(*contests: Contest) -> dict[str, Any]:
    """Returns the figures of all the deals of some contests together."""
    tally = Tally()
    for contest in contests:
        for outcome, records in play(contest, processes=1):
            tally.add(outcome, records)
    return tally.figures()


@pytest.mark.parametrize("profile", BOTH)
def test_club_beats_random_by_far(profile: str) -> None:
    """The bound is three standard errors below what 200 deals gave (docs/players.md)."""
    figures = met(Contest("club", "random", 12, rules(profile)))
    assert figures["illegal"] == 0
    assert figures["points"] > 40
    assert figures["hands_won"] > 18


def test_the_expert_does_not_lose_to_club_even_with_few_worlds() -> None:
    """The bound is three standard errors, 12 points, below the +8 of 64 worlds (docs/players.md).

    Were the side it plays for mistaken, it would lose by far more.
    """
    figures = met(*(Contest("expert", "club", 6, rules(each), worlds=12) for each in BOTH))
    assert figures["illegal"] == 0
    assert figures["points"] > -4


def test_an_illegal_play_is_counted_and_the_hand_goes_on() -> None:
    class Cheat(PLAYERS["club"]):  # type: ignore[misc]
        def play(self, view: View) -> tuple[Card, ...]:
            return (Card("BJ"), Card("BJ"), Card("BJ"))

    outcome = meet(Cheat, PLAYERS["club"], setup_of(1, 1, rules("kawu")), "x")
    assert outcome.illegal["a"] > 20
    assert outcome.illegal["b"] == 0
    assert all(deal.result for deal in outcome.deals)


def test_the_command_prints_json_alone_and_keeps_the_hands(tmp_path) -> None:  # type: ignore[no-untyped-def]
    kept = tmp_path / "hands.txt"
    command = ["arena", "--a", "club", "--b", "beginner", "--deals", "2", "--rules", "kawu"]
    command += ["--processes", "1", "--json", "--record", str(kept)]
    first, second = (CliRunner().invoke(main, command) for _ in range(2))
    assert first.exit_code == 0
    figures, again = json.loads(first.stdout), json.loads(second.stdout)
    keys = {"points", "se", "hands_won", "levels", "levels_se", "illegal", "cpu_ms"}
    assert set(figures) == keys
    assert set(figures.pop("cpu_ms")) == {"median", "p95", "worst"}
    assert figures == {key: again[key] for key in figures}
    records = kept.read_text("utf-8").split("shengji record 1")[1:]
    assert len(records) == 4
    deal = parse_record("shengji record 1" + records[0].rstrip("\n") + "\n")
    assert deal.result is not None
    assert set(deal.setup.levels) == set(Team)


def test_the_command_names_the_players_there_are() -> None:
    done = CliRunner().invoke(main, ["arena", "--a", "nobody"])
    assert done.exit_code == 1
    assert "expected a player random, beginner, club, expert, got 'nobody'" in done.output


def test_bench_measures_what_it_says() -> None:
    done = CliRunner().invoke(main, ["bench", "--positions", "4", "--hands", "20"])
    assert done.exit_code == 0
    figures = json.loads(done.stdout)
    assert set(figures) == {
        "reference_loop_s", "quick_hands_per_s", "random_hands_per_s", "verdicts_per_s",
        "worlds_per_s", "decision_ms", "bury_ms", "declare_ms", "import_ms", "rss_mb",
    }  # fmt: skip
    assert set(figures["quick_hands_per_s"]) == set(BOTH)
    assert set(figures["verdicts_per_s"]) == {"mixed", "single", "pair", "tractor", "throw"}
    for kind in ("decision_ms", "bury_ms", "declare_ms"):
        assert 0 < figures[kind]["median"] <= figures[kind]["p95"] <= figures[kind]["worst"]
