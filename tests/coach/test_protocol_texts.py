"""Every answer of the position protocol that has a text has one in all four languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tree import ROOT
from tests.words.checks import complaints
from tutor.judge import answer
from tutor.words import LANGUAGE_CODES

SPEAKING = {"lead", "follow", "throw", "winner", "score", "levels", "declare", "bury"}
POSITIONS = [
    row["request"]
    for line in (ROOT / "tests" / "data" / "positions.jsonl").read_text("utf-8").splitlines()
    for row in [json.loads(line)]
    if row["request"]["kind"] in SPEAKING
]


def text(request: dict[str, Any], lang: str = "en") -> str:
    found = answer({**request, "lang": lang})
    assert isinstance(found["text"], str)
    return found["text"].replace("\u00a0", " ")


def test_every_kind_that_speaks_is_among_the_positions() -> None:
    assert {request["kind"] for request in POSITIONS} == SPEAKING


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_position_is_answered_in_words(lang: str) -> None:
    texts = [text(request, lang) for request in POSITIONS if "error" not in answer(request)]
    assert len(texts) > 250
    assert [line for line in texts if not line or complaints(lang, line)] == []


def test_what_is_refused_by_the_engine_is_refused_in_words() -> None:
    for request in POSITIONS:
        found = answer({**request, "lang": "en"})
        if found.get("legal") is False:
            allowed = found["text"].startswith(("You lead", "You follow", "You discard"))
            assert not allowed, request


KAWU = {"rules": "kawu", "level": "7", "trump": "S"}
DAPAI = {"rules": "dapai", "level": "7", "trump": "S"}


def test_a_lead_and_a_follow() -> None:
    assert text({"kind": "lead", **KAWU, "play": ["HK", "HK"]}) == (
        "You lead the pair of heart kings."
    )
    follow = {"kind": "follow", **KAWU, "hand": ["H3", "S2", "S4"], "led": ["HK"]}
    assert text({**follow, "play": ["H3"]}) == "You follow suit: three of hearts."
    assert text({**follow, "play": ["S2"]}).startswith("Hearts were led, and you hold 1.")
    void = {"kind": "follow", **KAWU, "hand": ["C3", "S2", "S4"], "led": ["HK"]}
    assert text({**void, "play": ["S2"]}) == "You have no hearts and ruff: two of spades."


def test_a_throw_and_who_stops_it() -> None:
    throw = {"kind": "throw", **DAPAI, "play": ["HA", "HQ"]}
    stopped = text({**throw, "others": [["C3"], ["C4"], ["HK"]]})
    assert stopped.startswith("The throw fails: West can beat the queen of hearts.")
    assert text({**throw, "others": [["C3"], ["C4"], ["HJ"]]}).startswith("The throw stands")


def test_a_trick_a_score_and_levels() -> None:
    trick = {"kind": "winner", **KAWU, "plays": [["HT"], ["HK"], ["H3"], ["C5"]]}
    assert text(trick) == "The trick goes to the king of hearts: 25 points in it."
    score = {"kind": "score", **KAWU, "trick_points": 70, "kitty": ["H5"], "last_lead": ["H3"]}
    assert text({**score, "last_winner": "attackers"}) == (
        "The attackers win the last trick, led with a single: kitty 5 × 2 = 10. Together 70 + 10 "
        "= 80."
    )
    assert text({**score, "last_winner": "defenders"}).endswith("The attackers’ total: 70.")
    levels = {"kind": "levels", **KAWU, "dealer": "S", "levels": {"NS": "7", "EW": "2"}}
    assert text({**levels, "attackers_total": 40}).endswith("to level 8. North deals next.")


def test_declarations_are_told_one_by_one() -> None:
    request = {
        "kind": "declare",
        **DAPAI,
        "hand_no": 1,
        "fixed_dealer": None,
        "kitty": ["C3"],
        "declarations": [["E", ["H7"]], ["N", ["C7"]], ["W", []]],
    }
    assert text(request) == (
        "East shows the seven of hearts: hearts are trump for now. Not counted: seven of clubs "
        "(North). On the table: seven of hearts (East). Stronger: a pair of level cards, of small "
        "jokers or of big jokers. West passes. In the end hearts are trump."
    )
    again = {**request, "rules": "kawu", "declarations": [["S", []], ["S", ["C7"]]]}
    assert text(again) == (
        "You pass. Not counted: seven of clubs (you). Each player is asked once, and your turn to "
        "declare is over. In the end clubs are trump."
    )


def test_a_burial() -> None:
    bury = {"kind": "bury", **KAWU, "hand": ["HT", "C3", "D4"], "count": 1}
    assert text({**bury, "play": ["HT"]}) == (
        "10 points buried: if the attackers win the last trick, that counts at least double. You "
        "are void in hearts now and can ruff there later."
    )
    assert text({**bury, "play": []}) == "Bury exactly 1 card; you picked 0."
