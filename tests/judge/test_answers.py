"""What the judge answers, kind by kind: the fields of PROTOCOL.md and no others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.judge.asking import SOUND, ask, cards
from tutor.judge import ANSWERS


def test_every_kind_is_answered() -> None:
    assert set(ANSWERS) == {*SOUND, "advise"}  # advice: test_advice.py
    for kind in SOUND:
        assert "error" not in ask(kind), kind


def test_order_lists_equal_cards_together_from_high_to_low() -> None:
    assert ask("order", cards=cards("S3 H2 BJ C2 S2 SA H2")) == {
        "order": [["BJ"], ["S2"], ["C2", "H2", "H2"], ["SA"], ["S3"]]
    }
    assert ask("order", cards=[]) == {"order": []}


@pytest.mark.parametrize(
    ("play", "shape"),
    [
        ("H3", {"kind": "single"}),
        ("H3 H3", {"kind": "pair"}),
        ("H3 H3 H4 H4 H5 H5", {"kind": "tractor", "pairs": 3}),
        (
            "HA H4 H4 H3 H3 H9 H9 HK",
            {
                "kind": "throw",
                "parts": [cards("H3 H3 H4 H4"), cards("H9 H9"), ["HA"], ["HK"]],
            },
        ),
    ],
)
def test_a_legal_lead_has_its_shape(play: str, shape: dict[str, Any]) -> None:
    assert ask("lead", hand=..., play=cards(play)) == {"legal": True, "shape": shape}


def test_parts_of_a_throw_are_largest_first_then_the_higher_step_then_by_letters() -> None:
    said = ask("lead", hand=..., play=cards("H2 D2 C2 H2 D2 BJ S2"))
    assert said["shape"]["parts"] == [cards("D2 D2"), cards("H2 H2"), ["BJ"], ["S2"], ["C2"]]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"play": []}, "empty"),
        ({"play": cards("HK HK")}, "not-in-hand"),
        ({"play": cards("HA HA HA")}, "not-in-hand"),
        ({"hand": cards("HA D3"), "play": cards("HA D3")}, "mixed-suits"),
        ({"rules": "kawu"}, "throws-off"),
        ({"settings": {"throws": False}}, "throws-off"),
    ],
)
def test_a_refused_lead_has_its_code_only(changes: dict[str, Any], code: str) -> None:
    assert ask("lead", **changes) == {"legal": False, "code": code}


def test_a_legal_follow_is_legal_and_no_more() -> None:
    assert ask("follow", play=cards("H3 H3")) == {"legal": True}


def test_a_refused_follow_says_what_is_owed() -> None:
    assert ask("follow") == {
        "legal": False,
        "code": "follow-suit",
        "must": cards("H3 H3"),
        "owed": {"suit_cards": 2, "pairs": 1, "tractors": []},
        "candidates": [["H3"], ["H9"]],
        "examples": [cards("H3 H3")],
    }
    assert ask("follow", play=cards("H9 H3"))["candidates"] == [cards("H3 H3")]


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("H3", "wrong-count"),
        ("", "wrong-count"),
        ("HA HA", "not-in-hand"),
        ("H3 H3 H3", "wrong-count"),
        ("D4 D4", "not-in-hand"),
        ("H9 D4", "follow-suit"),
        ("H9 H3", "follow-pair"),
    ],
)
def test_a_refused_follow_has_the_first_code_that_applies(play: str, code: str) -> None:
    said = ask("follow", play=cards(play))
    assert said["code"] == code
    assert set(said) == {"legal", "code", "must", "owed", "candidates", "examples"}


def test_an_owed_tractor_is_counted_and_its_runs_are_candidates() -> None:
    said = ask(
        "follow",
        hand=cards("H3 H3 H4 H4 H5 H5 H9"),
        led=cards("HQ HQ HK HK"),
        play=cards("H3 H3 H5 H5"),
    )
    assert said["code"] == "follow-tractor"
    assert said["owed"] == {"suit_cards": 4, "pairs": 2, "tractors": [2]}
    assert said["candidates"] == [cards("H3 H3 H4 H4"), cards("H4 H4 H5 H5")]
    assert said["must"] == cards("H4 H4")


def test_follows_lists_every_legal_play_once_and_sorted() -> None:
    assert ask("follows") == {"plays": [["H3"], ["H9"]]}
    assert ask("follows", hand=cards("D4 C3 D4"), led=cards("HA HA")) == {
        "plays": [cards("C3 D4"), cards("D4 D4")]
    }


def test_the_winner_counts_from_the_leader_and_points_are_those_of_the_trick() -> None:
    assert ask("winner") == {"winner": 2, "points": 15}
    plays = [cards("HT"), cards("H3"), cards("D3"), cards("HT")]
    assert ask("winner", plays=plays) == {"winner": 0, "points": 20}


def test_a_throw_that_stands_and_one_that_fails() -> None:
    assert ask("throw") == {"stands": False, "forced": ["HJ"], "stopped_by": 2}
    assert ask("throw", others=[[], [], []]) == {"stands": True}
    assert ask("throw", play=cards("HQ HQ")) == {"stands": True}


def test_the_score_adds_kitty_and_fines() -> None:
    assert ask("score") == {"multiplier": 4, "attackers_total": 115}
    assert ask("score", last_winner="defenders") == {"multiplier": 0, "attackers_total": 35}
    fine = {"failed_throw_penalty": 10}
    one = {"settings": fine, "failed_throws": {"defenders": 2, "attackers": 1}}
    assert ask("score", **one)["attackers_total"] == 125
    assert ask("score", settings=fine, failed_throws={"attackers": 20})["attackers_total"] == 0
    assert ask("score", settings=fine, failed_throws={})["attackers_total"] == 115
    assert ask("score", failed_throws={"defenders": 5})["attackers_total"] == 115


def test_levels_go_up_and_the_next_dealer_is_named() -> None:
    assert ask("levels") == {
        "levels": {"NS": "4", "EW": "4"},
        "next_dealer": "W",
        "match_winner": None,
    }
    won = ask("levels", attackers_total=-30, levels={"NS": "A", "EW": "3"})
    assert won == {"levels": {"NS": "A", "EW": "3"}, "next_dealer": None, "match_winner": "NS"}


def test_levels_asks_for_no_cards_and_so_for_no_trump() -> None:
    assert ask("levels", level=..., trump=...)["next_dealer"] == "W"


def test_declare_judges_each_showing() -> None:
    assert ask("declare") == {
        "accepted": [True, True, True],
        "codes": [None, None, None],
        "trump": "D",
        "dealer": "N",
    }
    later = ask("declare", hand_no=3, fixed_dealer="W", declarations=[])
    assert later == {"accepted": [], "codes": [], "trump": "C", "dealer": "W"}
    nobody = ask("declare", rules="kawu", declarations=[["S", []]])
    assert nobody == {"accepted": [True], "codes": [None], "trump": "NT", "dealer": "S"}


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"declarations": [["S", ["H2"]], ["E", ["C2"]]]}, [None, "declare-too-weak"]),
        ({"declarations": [["S", ["H2"]], ["S", ["H2"]]]}, [None, "declare-too-weak"]),
        ({"declarations": [["S", ["H2"]], ["S", ["C2"]]]}, [None, "declare-own"]),
        ({"declarations": [["S", ["H2"]], ["S", ["H2", "H2"]]]}, [None, None]),
        (
            {
                "declarations": [["S", ["H2"]], ["S", ["H2", "H2"]]],
                "settings": {"reinforce_own": False},
            },
            [None, "declare-own"],
        ),
        ({"declarations": [["S", ["H3"]], ["S", ["LJ"]]]}, ["declare-not-level-card"] * 2),
        ({"declarations": [["S", ["H2", "C2"]], ["S", ["BJ", "BJ"]]]},
         ["declare-not-level-card", None]),
        ({"declarations": [["S", ["C2", "H2", "H2"]]]}, ["declare-not-level-card"]),
        ({"declarations": [["S", ["BJ", "BJ"]], ["S", ["H2"]]], "rules": "kawu"},
         ["declare-not-level-card", None]),
        ({"declarations": [["S", []], ["S", ["H2"]], ["S", []]], "rules": "kawu"},
         [None, "declare-closed", None]),
        ({"declarations": [["S", ["H2"]], ["E", ["C2"]], ["E", ["C2", "C2"]]], "rules": "kawu"},
         [None, "declare-too-weak", None]),
        ({"declarations": [["W", ["H2"]], ["S", ["C2", "C2"]]], "rules": "kawu"}, [None, None]),
        ({"declarations": [["S", ["H2"]], ["N", ["C2"]]], "hands": {"S": ["D2"]}},
         ["declare-not-in-hand", None]),
        ({"declarations": [["S", ["H2"]], ["E", ["C2", "C2"]], ["S", ["D2"]]]},
         [None, None, "declare-too-weak"]),
    ],
)  # fmt: skip
def test_a_refused_showing_has_its_code(changes: dict[str, Any], codes: list[str | None]) -> None:
    said = ask("declare", **changes)
    assert said["codes"] == codes
    assert said["accepted"] == [code is None for code in codes]


def test_bury() -> None:
    assert ask("bury") == {"legal": True}
    assert ask("bury", play=cards("H3")) == {"legal": False, "code": "bury-count"}
    assert ask("bury", count=1, play=cards("H3")) == {"legal": True}
    assert ask("bury", count=1, play=cards("C3")) == {"legal": False, "code": "not-in-hand"}
    assert ask("bury", count=2, play=cards("H3 H3")) == {"legal": False, "code": "not-in-hand"}
    assert ask("bury", count=2, play=cards("C3")) == {"legal": False, "code": "bury-count"}


# A whole hand


def hand(*tricks: tuple[int, str], **changes: Any) -> dict[str, Any]:
    """Asks for the sound hand with other tricks: leader and plays parted by spaces."""
    listed = [
        {"leader": leader, "plays": [[play] for play in plays.split()]} for leader, plays in tricks
    ]
    return ask("hand", tricks=listed, **changes)


def test_a_hand_has_its_winners_and_its_total() -> None:
    assert ask("hand") == {"winners": [0, 3], "attackers_total": 10 + 2 * 10}


@pytest.mark.parametrize(
    ("tricks", "trick", "play", "code"),
    [
        ([(1, "HK H5 HT HA")], 0, 0, "not-the-leader"),
        ([(0, "HA HK H5 HT"), (1, "HK D3 S3 H3")], 1, 0, "not-the-leader"),
        ([(0, "HA HK D3 HT")], 0, 2, "follow-suit"),
        ([(0, "HA HK H5 HA")], 0, 3, "not-in-hand"),
        ([(0, "HK HK H5 HT")], 0, 0, "not-in-hand"),
        ([(0, "HA HK H5 HT"), (0, "HA HK D3 S3")], 1, 0, "not-in-hand"),
        ([(0, "HA HK H5 HT")], 1, 0, "cards-left"),
        ([], 0, 0, "cards-left"),
    ],
)
def test_the_first_wrong_play_of_a_hand_is_named(
    tricks: list[tuple[int, str]], trick: int, play: int, code: str
) -> None:
    assert hand(*tricks) == {"legal": False, "trick": trick, "play": play, "code": code}


def test_a_failed_throw_costs_its_side_the_fine_in_a_hand_too() -> None:
    def with_failed(number: int) -> dict[str, Any]:
        tricks = [dict(trick) for trick in SOUND["hand"]["tricks"]]
        tricks[number]["throw_failed"] = True
        return ask("hand", tricks=tricks, settings={"failed_throw_penalty": 10})

    assert with_failed(0)["attackers_total"] == 40
    assert with_failed(1)["attackers_total"] == 40
    tricks = [{**trick, "throw_failed": False} for trick in SOUND["hand"]["tricks"]]
    assert ask("hand", tricks=tricks)["attackers_total"] == 30


def test_what_a_line_of_a_hand_already_says_is_not_asked() -> None:
    tricks = [
        {**trick, "winner": 9, "points": -1, "attempted": ["nonsense"], "stopped_by": "X"}
        for trick in SOUND["hand"]["tricks"]
    ]
    assert ask("hand", tricks=tricks, attacker_points=7)["winners"] == [0, 3]


# Text


TEXT = ["lead", "follow", "throw", "winner", "score", "levels", "declare", "bury"]


@pytest.mark.parametrize("lang", ["en", "zh", "de", "ru"])
@pytest.mark.parametrize("kind", SOUND)
def test_with_a_language_the_coachs_sentence_comes_along(kind: str, lang: str) -> None:
    said = ask(kind, lang=lang)
    text = said.pop("text", None)
    assert said == ask(kind)
    assert bool(text) is (kind in TEXT)


def test_the_sentence_is_of_the_language_asked_for() -> None:
    texts = {lang: ask("follow", lang=lang)["text"] for lang in ("en", "zh", "de", "ru")}
    assert len(set(texts.values())) == 4
    assert any("\u4e00" <= letter <= "\u9fff" for letter in texts["zh"])
    assert any("а" <= letter <= "я" for letter in texts["ru"])
    assert ask("lead", play=[], lang="en")["text"]
    assert ask("declare", declarations=[["S", ["H3"]]], lang="de")["text"]
