"""What the calibration of the grades adds up, and that it can be run."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from click.testing import CliRunner

from engine.cards import Card
from tutor.calibrate import Pair, decisions, figures
from tutor.cli import main
from tutor.coach.grade import Grade, forced
from tutor.coach.note import Tier


def given(tier: Tier, loss: float, se: float = 1.0) -> Grade:
    """Returns a grade of some play against another."""
    return Grade(tier, (Card("S3"),), (Card("S4"),), loss, se, 80.0, 80.0 + loss, 64)


def test_the_decisions_are_choices_drawn_alike_from_both_players_and_kinds() -> None:
    drawn = decisions(16, 2)
    assert set(Counter((each.player, each.kind) for each in drawn).values()) == {4}
    assert {each.view.rules.profile for each in drawn} == {"kawu", "dapai"}
    assert all(forced(each.view) is None and each.made != each.other for each in drawn)
    assert decisions(16, 2) == drawn != decisions(16, 3)


def test_errors_are_what_was_shown_less_what_the_reference_found() -> None:
    pairs = [
        Pair("lead", "club", given(Tier.COST, 8.0), given(Tier.COST, 5.0)),
        Pair("lead", "random", given(Tier.COST, 6.0), given(Tier.LITTLE, 2.0)),
        Pair("follow", "beginner", given(Tier.YES, 0.0, 0.0), given(Tier.LITTLE, 1.0)),
        Pair("follow", "random", given(Tier.UNSURE, 5.0, 4.0), given(Tier.COST, 6.0)),
    ]
    found = figures(pairs)
    lead, follow = found["error"]["lead"], found["error"]["follow"]
    assert (lead["rmse"], lead["bias"], lead["answers"]) == (3.54, 3.5, 2)
    assert (follow["rmse"], follow["bias"]) == (1.0, -1.0)
    # Of the best play no loss is shown.
    assert (follow["said"], follow["rmse_said"], follow["bias_said"]) == (1, 1.0, -1.0)
    assert found["costly"]["lead"] == {"called": 2, "confirmed": 1}
    assert found["costly"]["all"] == {"called": 2, "confirmed": 1}
    assert found["tiers"]["random"] == {"cost": 1, "unsure": 1}
    of_leads = {(row["from"], row["margin"]): row for row in found["thresholds"]["lead"]}
    assert (of_leads[6.0, 1.0]["called"], of_leads[6.0, 1.0]["confirmed"]) == (1, 1)
    assert (of_leads[5.0, 1.0]["called"], of_leads[5.0, 1.0]["confirmed"]) == (2, 1)
    of_follows = {(row["from"], row["margin"]): row for row in found["thresholds"]["follow"]}
    assert (of_follows[5.0, 0.0]["called"], of_follows[4.0, 1.5]["costly"]) == (0, 1)


@pytest.mark.parametrize("json_alone", [True, False])
def test_the_command_prints_the_figures(json_alone: bool) -> None:
    command = ["calibrate", "--positions", "8", "--worlds", "6", "--reference", "12"]
    done = CliRunner().invoke(main, [*command, *["--json"] * json_alone])
    assert done.exit_code == 0
    if not json_alone:
        assert "called costly, and confirmed by the reference" in done.stdout
        return
    found = json.loads(done.stdout)
    assert set(found) == {"error", "tiers", "costly", "thresholds"}
    assert found["error"]["all"]["answers"] == 16
    assert found["error"]["lead"]["answers"] == found["error"]["follow"]["answers"] == 8
    assert {who: sum(tiers.values()) for who, tiers in found["tiers"].items()} == {
        "club": 4, "beginner": 4, "random": 8,
    }  # fmt: skip
