"""Requests that cannot be answered: every error code, and the field it names (PROTOCOL)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.judge.asking import SOUND, ask, error, refused, request
from tutor.judge import answer_line


def said(line: str | bytes) -> dict[str, Any]:
    """Returns the answer to a line."""
    answer = json.loads(answer_line(line))
    assert isinstance(answer, dict)
    return answer


# bad-json


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"{",
        b'{"kind": "order"',
        b"{'kind': 'order'}",
        b'{"kind": "order",}',
        b'{"kind": "order"} {"kind": "order"}',
        b'{"id": NaN}',
        b'{"id": Infinity}',
        b'{"id": [-Infinity]}',
        b'{"id": 1e999}',
        b'{"id": -1e999}',
        b'{"id": "\xff\xfe"}',
        '{"id": "ä"}'.encode("latin-1"),
        '{"id": 1}'.encode("utf-16"),
        b'\xef\xbb\xbf{"id": 1}',
        b'{"id": "\x01"}',
        b"[]",
        b'["kind"]',
        b'"order"',
        b"17",
        b"null",
        b"true",
        b"",
    ],
)
def test_what_is_no_json_object_in_utf_8_is_bad_json(line: bytes) -> None:
    found = error(said(line))
    assert (found["code"], found["field"]) == ("bad-json", None)
    assert found["message"].startswith("expected a JSON object")
    assert said(line)["id"] is None


@pytest.mark.parametrize("depth", [500, 900, *range(960, 1000, 2), 5_000, 200_000])
@pytest.mark.parametrize(
    "form", ['{"id": %s}', '{"kind": "order", "rules": "kawu", "level": "2", "trump": %s}']
)
def test_nesting_of_any_depth_is_answered(form: str, depth: int) -> None:
    answer = said(form % ("[" * depth + "]" * depth))
    assert error(answer)["code"] in ("bad-json", "bad-field")


@pytest.mark.parametrize("digits", [1_001, 4_300, 4_301, 100_000])
@pytest.mark.parametrize("name", ["id", "trick_points"])
def test_a_number_without_measure_is_refused(name: str, digits: int) -> None:
    line = json.dumps(request("score", id=0)).replace(
        f'"{name}": {request("score", id=0)[name]}', f'"{name}": {"9" * digits}'
    )
    assert error(said(line))["code"] == "bad-json"


def test_a_long_number_is_added_up_all_the_same() -> None:
    many = 10**999 - 1
    assert ask("score", trick_points=many)["attackers_total"] == many + 80


# bad-field


@pytest.mark.parametrize("kind", SOUND)
def test_kind_and_rules_are_asked_for_always(kind: str) -> None:
    assert refused(kind, kind=...) == ("bad-field", "kind")
    assert refused(kind, rules=...) == ("bad-field", "rules")
    for bad in ("Kawu", "", None, 1, ["kawu"], {"kawu": 1}):
        assert refused(kind, rules=bad) == ("bad-field", "rules")


@pytest.mark.parametrize("kind", ["Order", "", None, 1, ["order"], {}, "answer"])
def test_an_unknown_kind_is_refused(kind: Any) -> None:
    assert refused("order", kind=kind) == ("bad-field", "kind")


@pytest.mark.parametrize("lang", ["EN", "", "fr", "zh-Hans", None, 1, ["en"]])
def test_an_unknown_language_is_refused(lang: Any) -> None:
    assert refused("lead", lang=lang) == ("bad-field", "lang")


@pytest.mark.parametrize("settings", [None, [], "throws", 1])
def test_settings_are_an_object(settings: Any) -> None:
    assert refused("lead", settings=settings) == ("bad-field", "settings")


REQUIRED = {
    "order": ["level", "trump", "cards"],
    "lead": ["level", "trump", "play"],
    "follow": ["level", "trump", "hand", "led", "play"],
    "follows": ["level", "trump", "hand", "led"],
    "winner": ["level", "trump", "plays"],
    "throw": ["level", "trump", "play", "others"],
    "score": ["level", "trump", "trick_points", "kitty", "last_lead", "last_winner"],
    "levels": ["attackers_total", "dealer", "levels"],
    "declare": ["level", "hand_no", "declarations", "kitty"],
    "bury": ["hand", "play"],
    "hand": ["level", "trump", "hands", "kitty", "dealer", "tricks"],
}


@pytest.mark.parametrize(
    ("kind", "field"), [(kind, field) for kind, fields in REQUIRED.items() for field in fields]
)
def test_a_field_that_is_missing_or_of_the_wrong_type_is_named(kind: str, field: str) -> None:
    assert refused(kind, **{field: ...}) == ("bad-field", field)
    wrong: list[Any] = [None, True, 1.5, "", {"x": 1}, [[[]]]]
    for bad in wrong:
        code, named = refused(kind, **{field: bad})
        assert code == "bad-field"
        assert named is not None
        assert named == field or named.startswith(f"{field}.")


OPTIONAL = {"lead": "hand", "score": "failed_throws", "declare": "hands", "bury": "count"}


@pytest.mark.parametrize(("kind", "field"), OPTIONAL.items())
@pytest.mark.parametrize("bad", [None, True, "x", [1], {"S": 1, "attackers": -1}])
def test_so_is_one_that_may_be_left_out(kind: str, field: str, bad: Any) -> None:
    code, named = refused(kind, **{field: bad})
    assert code == "bad-field"
    assert named is not None
    assert named.partition(".")[0] == field


@pytest.mark.parametrize(
    ("kind", "changes", "field"),
    [
        ("order", {"level": "10"}, "level"),
        ("order", {"level": 2}, "level"),
        ("order", {"trump": "T"}, "trump"),
        ("order", {"trump": "nt"}, "trump"),
        ("order", {"cards": ["S3", 3]}, "cards.1"),
        ("order", {"cards": "S3"}, "cards"),
        ("winner", {"plays": [["H3"]] * 3}, "plays"),
        ("winner", {"plays": [["H3"], ["H4"], "H5", ["H6"]]}, "plays.2"),
        ("throw", {"others": [["H3"]] * 2}, "others"),
        ("score", {"trick_points": -5}, "trick_points"),
        ("score", {"trick_points": 5.0}, "trick_points"),
        ("score", {"last_winner": "S"}, "last_winner"),
        ("score", {"failed_throws": {"attackers": -1}}, "failed_throws.attackers"),
        ("score", {"failed_throws": {"defenders": None}}, "failed_throws.defenders"),
        ("levels", {"attackers_total": "80"}, "attackers_total"),
        ("levels", {"dealer": 0}, "dealer"),
        ("levels", {"levels": {"NS": "2"}}, "levels.EW"),
        ("levels", {"levels": {"NS": "2", "EW": "1"}}, "levels.EW"),
        ("declare", {"hand_no": 0}, "hand_no"),
        ("declare", {"hand_no": 2}, "fixed_dealer"),
        ("declare", {"hand_no": 2, "fixed_dealer": ...}, "fixed_dealer"),
        ("declare", {"fixed_dealer": "S"}, "fixed_dealer"),
        ("declare", {"fixed_dealer": 0}, "fixed_dealer"),
        ("declare", {"declarations": [["S"]]}, "declarations.0"),
        ("declare", {"declarations": [["S", ["H2"]], ["X", []]]}, "declarations.1"),
        ("declare", {"declarations": [{"seat": "S"}]}, "declarations.0"),
        ("declare", {"hands": {"S": "H2"}}, "hands.S"),
        ("bury", {"count": -1}, "count"),
        ("hand", {"dealer": 4}, "dealer"),
        ("hand", {"dealer": "S"}, "dealer"),
        ("hand", {"hands": [[], [], []]}, "hands"),
        ("hand", {"tricks": [5]}, "tricks.0"),
        ("hand", {"tricks": [{"leader": 0}]}, "tricks.0.plays"),
        ("hand", {"tricks": [{"plays": [[], [], [], []]}]}, "tricks.0.leader"),
        ("hand", {"tricks": [{"leader": 0, "plays": [["HA"]]}]}, "tricks.0.plays"),
        (
            "hand",
            {"tricks": [{**SOUND["hand"]["tricks"][0], "throw_failed": 1}]},
            "tricks.0.throw_failed",
        ),
    ],
)
def test_a_value_of_the_wrong_kind_is_named_where_it_stands(
    kind: str, changes: dict[str, Any], field: str
) -> None:
    assert refused(kind, **changes) == ("bad-field", field)


# bad-card, bad-setting


@pytest.mark.parametrize("card", ["", "h3", "3H", "H10", "H1", "XX", "Joker", "H3 "])
def test_a_card_that_is_none_is_named_where_it_stands(card: str) -> None:
    assert refused("order", cards=["S3", card]) == ("bad-card", "cards.1")
    assert refused("winner", plays=[["H3"], ["H4"], [card], []]) == ("bad-card", "plays.2.0")
    assert refused("declare", hands={"N": [card]}) == ("bad-card", "hands.N.0")
    found = error(ask("order", cards=["S3", card]))
    assert repr(card) in found["message"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("jokers", 4),
        ("profile", "kawu"),
        ("throws", "true"),
        ("throws", 1),
        ("throws", None),
        ("permanent_twos", []),
        ("failed_throw_penalty", 5),
        ("failed_throw_penalty", 10.0),
        ("failed_throw_penalty", False),
        ("declare_when", "whenever"),
        ("declare_ladder", ["level_single"]),
        ("declare_ladder", "level_single"),
        ("declare_ladder", [["level_single"], "level_pair"]),
        ("trump_if_none", "redeal"),
        ("throw_compare", ""),
        ("kitty_multiplier", {"pow2_pairs": 1}),
    ],
)
@pytest.mark.parametrize("kind", ["order", "levels", "declare"])
def test_a_setting_that_is_none_is_named(kind: str, name: str, value: Any) -> None:
    assert refused(kind, settings={name: value}) == ("bad-setting", f"settings.{name}")


# id, unknown fields


@pytest.mark.parametrize(
    "given",
    [0, -1.5, "", "a", "\ud800", "é", None, True, [], [1, [2]], {}, {"x": None}, 10**900],
    ids=lambda given: repr(given)[:9],
)
def test_the_id_is_echoed_in_answers_and_in_errors(given: Any) -> None:
    for kind in SOUND:
        assert ask(kind, id=given)["id"] == given
        assert type(ask(kind, id=given)["id"]) is type(given)
    assert ask("lead", id=given, play=["XX"])["id"] == given
    assert ask("lead", id=given, kind="nonsense")["id"] == given
    assert ask("lead", id=given, rules=...)["id"] == given


def test_without_an_id_an_answer_has_none_and_an_error_has_null() -> None:
    assert "id" not in ask("lead")
    assert ask("lead", play=["XX"])["id"] is None


@pytest.mark.parametrize("kind", SOUND)
def test_unknown_further_fields_are_ignored(kind: str) -> None:
    assert ask(kind, note="x", source=None, expect={}, plays_=[1]) == ask(kind)
