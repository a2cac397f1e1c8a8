"""What the tests of the position protocol share: a sound request of every kind, and the errors."""

from __future__ import annotations

import json
from typing import Any

from tutor.judge import answer, answer_line

Request = dict[str, Any]
Answer = dict[str, Any]


def cards(text: str) -> list[str]:
    """Returns card codes as a request holds them."""
    return text.split()


BASE: Request = {"rules": "dapai", "level": "2", "trump": "S"}

SOUND: dict[str, Request] = {
    "order": {"cards": cards("S3 H2 BJ")},
    "lead": {"hand": cards("HA HA HK H3"), "play": cards("HA HA HK")},
    "follow": {"hand": cards("H3 H3 H9 D4"), "led": cards("HA HA"), "play": cards("H9 D4")},
    "follows": {"hand": cards("H3 H9 D4"), "led": cards("HA")},
    "winner": {"plays": [cards("HT"), cards("H3"), cards("S3"), cards("H5")]},
    "throw": {
        "play": cards("HQ HQ HJ"),
        "others": [cards("H9 H8"), cards("HK H4"), cards("H3 H5")],
    },
    "score": {
        "trick_points": 35,
        "kitty": cards("HT DK C3"),
        "last_lead": cards("H9 H9"),
        "last_winner": "attackers",
    },
    "levels": {"attackers_total": 120, "dealer": "N", "levels": {"NS": "4", "EW": "3"}},
    "declare": {
        "hand_no": 1,
        "declarations": [["S", ["H2"]], ["E", []], ["N", ["D2", "D2"]]],
        "kitty": cards("LJ C9 H3 H4 H6 H8 D3 D4"),
        "fixed_dealer": None,
    },
    "bury": {
        "hand": cards("BJ LJ HA HK H3 H4 H5 H6 D3 D4"),
        "play": cards("H3 H4 H5 H6 D3 D4 HA HK"),
    },
    "hand": {
        "hands": [cards("HA H3"), cards("HK HK"), cards("H5 D3"), cards("HT S3")],
        "kitty": cards("DK"),
        "dealer": 0,
        "tricks": [
            {"leader": 0, "plays": [cards("HA"), cards("HK"), cards("H5"), cards("HT")]},
            {"leader": 0, "plays": [cards("H3"), cards("HK"), cards("D3"), cards("S3")]},
        ],
    },
}
"""A request of each kind, beside `BASE`, that is answered."""


def request(kind: str, /, **changes: Any) -> Request:
    """Returns the sound request of a kind with other values for some fields; ... leaves one out."""
    fields = {"kind": kind, **BASE, **SOUND[kind], **changes}
    return {name: value for name, value in fields.items() if value is not ...}


def ask(kind: str, /, **changes: Any) -> Answer:
    """Returns the answer to a sound request that was changed, over text and back."""
    asked = request(kind, **changes)
    said = json.loads(answer_line(json.dumps(asked)))
    assert said == json.loads(json.dumps(answer(asked)))
    assert isinstance(said, dict)
    return said


def error(said: Answer) -> dict[str, Any]:
    """Returns the error of an answer, which holds nothing else."""
    assert set(said) == {"id", "error"}
    assert set(said["error"]) == {"code", "field", "message"}
    assert said["error"]["message"]
    return dict(said["error"])


def refused(kind: str, /, **changes: Any) -> tuple[str, str | None]:
    """Returns the code and the field of the error that a request is answered with."""
    found = error(ask(kind, **changes))
    assert "expected" in found["message"]
    return found["code"], found["field"]
