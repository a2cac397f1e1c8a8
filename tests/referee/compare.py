"""The case files, and how an answer is compared with what a case expects (PROTOCOL, last section).

`expect` holds some of the answer's keys.  Lists of cards compare as sets with multiplicity, lists
of plays as sets of those, `order` as a list of those; everything else must be equal.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"

Request = dict[str, Any]
Answer = dict[str, Any]

FOLLOWS_RULES = {"rules": "dapai", "settings": {"permanent_twos": False}}
HANDS_RULES = {
    "rules": "dapai",
    "settings": {
        "permanent_twos": False,
        "throw_compare": "all_components",
        "kitty_multiplier": "times_cards",
    },
}

CARDS = {"must", "forced"}
PLAYS = {"plays", "candidates", "parts"}


def rows(name: str) -> list[dict[str, Any]]:
    """Returns the rows of a case file."""
    lines = (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def position_cases() -> list[tuple[str, Request, Answer]]:
    """Returns id, request and expected answer of every row of positions.jsonl."""
    return [(row["id"], row["request"], row["expect"]) for row in rows("positions")]


def follow_cases() -> list[tuple[str, Request, Answer]]:
    """Returns id, request and expected answer of every row of follows.jsonl."""
    return [
        (row["id"], {"kind": "follow", **FOLLOWS_RULES, **row}, {"legal": row["legal"]})
        for row in rows("follows")
    ]


def hand_cases(row: dict[str, Any]) -> list[tuple[Request, Answer]]:
    """Returns all that a row of hands.jsonl records, as requests and expected answers.

    The whole hand, every trick, every attempted lead, and what the kitty counts.
    """
    about = {**HANDS_RULES, "level": row["level"], "trump": row["trump"]}
    winners = [trick["winner"] for trick in row["tricks"]]
    end = {"last_lead": row["tricks"][-1]["plays"][0], "last_winner": "attackers"}
    times = row["last_trick_multiplier"]
    cases: list[tuple[Request, Answer]] = [
        (
            {"kind": "hand", **HANDS_RULES, **row},
            {"winners": winners, "attackers_total": row["attacker_points"]},
        ),
        (
            {"kind": "score", **about, **end, "kitty": row["kitty"], "trick_points": 0},
            {"multiplier": times, "attackers_total": times * row["kitty_points"]},
        ),
    ]
    left = [list(cards) for cards in row["hands"]]
    for trick in row["tricks"]:
        seats = [(trick["leader"] + turn) % 4 for turn in range(4)]
        others = [list(left[seat]) for seat in seats[1:]]
        cases += [
            (
                {"kind": "throw", **about, "play": trick["attempted"], "others": others},
                {"stands": not trick["throw_failed"]},
            ),
            (
                {"kind": "winner", **about, "plays": trick["plays"]},
                {"winner": seats.index(trick["winner"]), "points": trick["points"]},
            ),
        ]
        for seat, cards in zip(seats, trick["plays"], strict=True):
            for card in cards:
                left[seat].remove(card)
    return cases


def comparable(key: str, value: Any) -> Any:
    """Returns a value in the form in which two answers' values are compared."""
    if key in CARDS:
        return sorted(value)
    if key == "order":
        return [sorted(cards) for cards in value]
    if key in PLAYS:
        return sorted(sorted(cards) for cards in value)
    return value


def differences(expect: Answer, answer: Answer) -> list[str]:
    """Returns a line for every expected key that the answer does not hold or holds otherwise."""
    found = []
    for key, wanted in expect.items():
        if key not in answer:
            found.append(f"{key}: expected {wanted!r}, missing in {answer!r}")
        elif key == "shape":
            found += [f"shape.{line}" for line in differences(wanted, answer[key])]
        elif comparable(key, wanted) != comparable(key, answer[key]):
            found.append(f"{key}: expected {wanted!r}, got {answer[key]!r}")
    return found
