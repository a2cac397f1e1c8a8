"""The judge and the naive referee agree on random positions of both rule sets.

The seed is printed; SHENGJI_SEED sets another one.  A failure shows the whole request as JSON, to
be given to `shengji-tutor judge`.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.referee.answers import answer as referee
from tests.referee.answers import bad_examples
from tests.referee.compare import comparable
from tests.referee.positions import random_position
from tests.referee.traits import traits
from tests.referee.whole_hands import spoilt, whole_hand
from tutor.judge import answer

SEED = os.environ.get("SHENGJI_SEED", "80")
CHUNKS, POSITIONS = 50, 500
HAND_CHUNKS, HANDS = 8, 15

REACHED = {
    "follow: follow-suit": 100,
    "follow: follow-pair": 60,
    "follow: follow-tractor": 60,
    "follow: void": 40,
    "follow: short": 40,
    "follow: no trump": 100,
    "follow: level 2": 100,
    "follow: level A": 100,
    "follow: must holds cards": 100,
    "follow: must is empty": 60,
    "follow: a throw is led": 100,
    "follow: led tractor across the level rank": 10,
    "follow: led tractor over the trump chain": 40,
    "follow: held tractor over the trump chain": 40,
    "follow: held tractor across the level rank": 5,
    "follow: held permanent 2s in a tractor": 20,
    "follow: held two pairs on one step": 20,
    "follow: a longer tractor is held": 40,
    "follow: a shorter tractor is owed": 40,
    "follow: a shorter tractor is held and not owed": 40,
    "follow: two tractors are owed": 10,
    "follow: one of two tractors is owed": 10,
    "follow: two short tractors are owed for a long one": 4,
    "follow: pairs beside a tractor are owed": 40,
    "lead: throws-off": 10,
    "lead: mixed-suits": 4,
    "lead: two tractors": 4,
    "lead: two pairs on one step": 4,
    "throw: stands": 20,
    "throw: some parts are safe": 20,
    "throw: forced 1 cards": 20,
    "throw: forced 2 cards": 20,
    "throw: forced a tractor": 3,
    "throw: fails, stopped by 3": 3,
    "throw: equal steps: fewer cards or letters decide": 3,
    "throw: cards of different hands would beat a safe part": 4,
    "winner: throw: ruffed": 20,
    "winner: throw: over-ruffed": 10,
    "winner: throw: a ruff too low": 10,
    "winner: throw: all trump that does not cover": 4,
    "winner: throw: covered by splitting": 10,
    "winner: throw: the other parts limit the choice": 3,
    "winner: tractor: over-ruffed": 10,
    "winner: small: equal keys": 2,
    "winner: all_components decides otherwise": 3,
    "winner: highest_card decides otherwise": 1,
    "levels: match won": 4,
    "score: failed throws": 10,
    "declare: declare-closed": 4,
    "declare: declare-not-in-hand": 2,
    "declare: declare-not-level-card": 10,
    "declare: declare-own": 4,
    "declare: declare-too-weak": 10,
}


def judge(request: dict[str, Any]) -> Any:
    """Returns the judge's answer as another program would read it."""
    return json.loads(json.dumps(answer(request)))


def differences(request: dict[str, Any]) -> list[str]:
    """Returns where the judge's answer is not the referee's, and a line for a bad example."""
    ours, theirs = referee(request), judge(request)
    found = [
        f"{key}: referee {ours[key]!r}, judge {theirs.get(key)!r}"
        for key in ours
        if not same(key, ours[key], theirs.get(key))
    ]
    if theirs.get("legal") is False and request["kind"] == "follow":
        examples = theirs.get("examples", [])
        plays = [sorted(play) for play in examples]
        if not 1 <= len(plays) <= 3 or any(plays.count(play) > 1 for play in plays):
            found.append(f"expected one to three different examples, got {examples!r}")
        found += [f"{play!r} is no legal example" for play in bad_examples(request, examples)]
        for play in examples:
            if Counter(theirs.get("must", [])) - Counter(play):
                found.append(f"{play!r} is without some of {theirs.get('must')!r}")
    return found


def same(key: str, ours: Any, theirs: Any) -> bool:
    """Returns whether two values agree; where PROTOCOL fixes an order it counts."""
    if key in ("plays", "candidates") or theirs is None:
        return bool(ours == theirs)
    if key == "shape" and "parts" in ours:
        parts = [sorted(part) for part in theirs.get("parts", [])]
        return bool(ours == {**theirs, "parts": parts})
    return bool(comparable(key, ours) == comparable(key, theirs))


def report(requests: list[dict[str, Any]]) -> list[str]:
    """Returns a paragraph for each request on which judge and referee differ, five at most."""
    print(f"SHENGJI_SEED={SEED}")  # noqa: T201
    found: list[str] = []
    for request in requests:
        if len(found) == 5:
            break
        if lines := differences(request):
            found.append("\n".join([json.dumps(request), *lines]))
    return found


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_judge_and_referee_agree_on_random_positions(chunk: int) -> None:
    rng = Random(f"{SEED}-{chunk}")
    found = report([random_position(rng) for _ in range(POSITIONS)])
    assert not found, f"SHENGJI_SEED={SEED}\n" + "\n\n".join(found)


@pytest.mark.parametrize("chunk", range(HAND_CHUNKS))
def test_judge_and_referee_agree_on_whole_hands_sound_and_spoilt(chunk: int) -> None:
    rng = Random(f"{SEED}-hands-{chunk}")
    hands = [whole_hand(rng) for _ in range(HANDS)]
    found = report([*hands, *(spoilt(rng, hand) for hand in hands)])
    assert not found, f"SHENGJI_SEED={SEED}\n" + "\n\n".join(found)


PLAIN_TWOS = {"rules": "dapai", "level": "2", "trump": "H"}
ALL_PARTS = {"kind": "winner", **PLAIN_TWOS, "settings": {"throw_compare": "all_components"}}
SELDOM = {
    # Five and three pairs are led, three and three held: of the five two are left over, and the
    # led three come before them.
    "the rest of a long tractor waits its turn": {
        "kind": "follow",
        "rules": "dapai",
        "level": "7",
        "trump": "H",
        "led": ["H3", "H4", "H5", "H6", "H8", "H7", "LJ", "BJ"] * 2,
        "hand": ["H9", "HT", "HJ", "D2", "H2", "D7"] * 2 + ["HQ", "HK", "HA", "S2", "C7", "C3"],
        "play": ["H9", "HT", "HJ", "D2", "H2"] * 2 + ["D7", "HQ", "HK", "HA", "S2", "C7"],
    },
    "two pairs stand for a pair and two singles by their higher pair": {
        **ALL_PARTS,
        "plays": [
            ["SA", "SA", "SK", "SJ"],
            ["H3", "H3", "H5", "H5"],
            ["H6", "H6", "H4", "H8"],
            ["C3", "C4", "C5", "C6"],
        ],
    },
    "three pairs stand for a tractor and a pair by their higher tractor": {
        **ALL_PARTS,
        "plays": [
            ["SA", "SK", "SJ"] * 2,
            ["HA", "D2", "H2"] * 2,
            ["LJ", "BJ", "C2"] * 2,
            ["C3", "C4", "C5"] * 2,
        ],
    },
    # Three cards are free of four: one of the two fives is always among them.
    "a card held twice may be in every play though neither copy must be": {
        "kind": "follow",
        **PLAIN_TWOS,
        "led": ["S3", "S3", "S4", "S4"],
        "hand": ["S9", "C5", "C5", "D7", "D8"],
        "play": ["C5", "C5", "D7", "D8"],
    },
    "a total that two decks cannot make counts by the limits of the table": {
        "kind": "levels",
        "rules": "kawu",
        "attackers_total": 37,
        "dealer": "E",
        "levels": {"NS": "A", "EW": "Q"},
    },
}


@pytest.mark.parametrize("request_", [pytest.param(SELDOM[name], id=name) for name in SELDOM])
def test_judge_and_referee_agree_where_chance_seldom_leads(request_: dict[str, Any]) -> None:
    assert not differences(request_)


def test_the_random_positions_reach_every_rare_shape() -> None:
    rng = Random(f"{SEED}-shapes")
    reached: Counter[str] = Counter()
    for _ in range(5_000):
        request = random_position(rng)
        reached.update(traits(request, referee(request)))
    too_few = {name: reached[name] for name, least in REACHED.items() if reached[name] < least}
    assert not too_few, f"SHENGJI_SEED={SEED}"


def test_the_random_hands_are_legal_and_the_spoilt_ones_mostly_not() -> None:
    rng = Random(f"{SEED}-hands")
    hands = [whole_hand(rng) for _ in range(20)]
    assert all("winners" in referee(hand) for hand in hands)
    codes = Counter(referee(spoilt(rng, hand)).get("code") for hand in hands * 5)
    assert codes[None] < 60
    assert {"not-in-hand", "not-the-leader", "cards-left"} <= codes.keys()
    assert codes.keys() & {"follow-suit", "follow-pair", "mixed-suits", "throws-off"}
