"""The judge as a program in a pipe: line by line, in order, stopping at nothing (PROTOCOL)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.rules import CHOICES
from tests.judge.asking import SOUND, request
from tests.tree import ROOT
from tutor.judge import answer_line

COMMAND = [sys.executable, "-m", "tutor", "judge"]
CODES = {"bad-json", "bad-field", "bad-card", "bad-setting", "bad-position", "too-large"}


def judge(text: bytes) -> subprocess.CompletedProcess[bytes]:
    """Gives the program some input and returns how it ended."""
    return subprocess.run(COMMAND, input=text, capture_output=True, cwd=ROOT, timeout=60)


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    """The program, waiting for a line."""
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        yield process
        process.kill()


def test_each_line_is_answered_before_the_next_is_read(program: subprocess.Popen[bytes]) -> None:
    assert program.stdin is not None
    assert program.stdout is not None
    for number, kind in enumerate(SOUND):
        program.stdin.write(json.dumps(request(kind, id=number)).encode() + b"\n")
        program.stdin.flush()
        answer = json.loads(program.stdout.readline())
        assert answer["id"] == number
        assert "error" not in answer
    program.stdin.close()
    assert program.stdout.read() == b""
    assert program.wait(60) == 0


def test_answers_come_in_order_blank_lines_are_skipped_and_a_bad_line_stops_nothing() -> None:
    lines = [
        json.dumps(request("lead", id=1)).encode(),
        b"",
        b"   \t ",
        b"\xff\xfe",
        json.dumps(request("lead", id=2, play=["XX"])).encode() + b"\r",
        b'{"id": 1e999}',
        b"[" * 5000,
        json.dumps(request("levels", id=3)).encode(),
    ]
    done = judge(b"\n".join(lines))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    codes = [each.get("error", {}).get("code") for each in answers]
    assert codes == [None, "bad-json", "bad-card", "bad-json", "bad-json", None]
    assert [each["id"] for each in answers] == [1, None, 2, None, None, 3]
    assert done.returncode == 1


@pytest.mark.parametrize(("text", "status"), [(b"", 0), (b"\n\n", 0), (b"x\n", 1), (b"x", 1)])
def test_the_exit_status_is_1_when_some_line_was_an_error(text: bytes, status: int) -> None:
    done = judge(text)
    assert done.returncode == status
    assert len(done.stdout.splitlines()) == status


def test_only_answers_go_to_standard_output() -> None:
    done = judge(json.dumps(request("order")).encode())
    assert done.stdout == b'{"order": [["BJ"], ["H2"], ["S3"]]}\n'
    assert done.returncode == 0


# Anything at all


def strict(text: str) -> Any:
    """Reads JSON, refusing what only Python calls JSON."""

    def refuse(name: str) -> Any:
        raise AssertionError(f"{name} is not JSON")

    return json.loads(text, parse_constant=refuse)


def assert_answered(line: str | bytes) -> None:
    """Checks that a line is answered with one line of JSON: an answer, or an error."""
    said = answer_line(line)
    assert "\n" not in said
    assert said.isascii()
    answer = strict(said)
    assert isinstance(answer, dict)
    if "error" in answer:
        assert set(answer) == {"id", "error"}
        assert answer["error"]["code"] in CODES


WORDS = [
    "H2", "H2", "HA", "HA", "HK", "H3", "S3", "S2", "LJ", "BJ", "BJ", "D5", "XX", "",
    "S", "E", "N", "W", "NT", "NS", "EW", "2", "A", "T", "kawu", "dapai", "en", "de",
    "attackers", "defenders", *SOUND, *CHOICES,
]  # fmt: skip
words = st.sampled_from(WORDS) | st.text(max_size=4)
atoms = st.none() | st.booleans() | st.integers(-5, 300) | st.floats() | words
hands = st.lists(st.sampled_from(WORDS[:12]), max_size=9)
anything = st.recursive(
    atoms | hands,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
names = st.sampled_from(
    sorted({"id", "lang", "rules", "settings", "level", "trump", "hand", "hands", "failed_throws",
            "count", "kind", *(name for fields in SOUND.values() for name in fields)})
)  # fmt: skip


sound_settings = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
)


def card_lists(asked: Any) -> list[list[Any]]:
    """Finds the lists of cards in a request, wherever they stand."""
    if not isinstance(asked, dict | list):
        return []
    inner = list(asked.values()) if isinstance(asked, dict) else asked
    here = (
        [asked] if isinstance(asked, list) and all(isinstance(each, str) for each in asked) else []
    )
    return here + [found for each in inner for found in card_lists(each)]


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """Draws a sound request of some kind in which something is exchanged for something else."""
    asked = deepcopy(request(draw(st.sampled_from(sorted(SOUND)))))
    if draw(st.booleans()):
        asked["lang"] = draw(st.sampled_from(["en", "zh", "de", "ru"]))
    asked["settings"] = draw(sound_settings)
    for damage in draw(
        st.lists(st.sampled_from(["cards", "card", "setting", "field"]), max_size=2)
    ):
        lists = card_lists(asked)
        if damage == "setting":
            asked["settings"] = draw(st.dictionaries(words, atoms, max_size=2))
        elif damage == "field":
            asked[draw(st.sampled_from(sorted(asked)) | names)] = draw(anything)
        elif lists:
            place = draw(st.sampled_from(lists))
            place[:] = draw(hands)
            if damage == "card":
                place.append(draw(words))
    return asked


ANYTHING = settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])


@ANYTHING
@given(damaged())
def test_a_damaged_request_never_stops_the_judge(asked: dict[str, Any]) -> None:
    assert_answered(json.dumps(asked))


@ANYTHING
@given(anything | st.dictionaries(names | words, anything, max_size=8))
def test_no_json_stops_the_judge(thing: Any) -> None:
    assert_answered(json.dumps(thing))


@ANYTHING
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_no_line_at_all_stops_the_judge(line: bytes | str) -> None:
    assert_answered(line)


def test_the_damaged_requests_reach_answers_and_errors_of_every_kind() -> None:
    seen: set[str] = set()

    @settings(
        max_examples=400,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(damaged())
    def look(asked: dict[str, Any]) -> None:
        said = strict(answer_line(json.dumps(asked)))
        seen.add(said["error"]["code"] if "error" in said else "answered")

    look()
    assert seen >= {"answered", "bad-field", "bad-card", "bad-setting", "bad-position"}
