"""Questions about throws and about declarations: what is sure, what is led, what may be shown."""

import pytest

from tests.course.desk import ask, lesson, rights
from tutor.course.position import PositionError, position
from tutor.course.questions import QuestionError
from tutor.course.rules.places import seen_cards
from tutor.course.run import run, view

HANDS = """hands: {S: "SA SK SK SQ DK DQ D9", E: "SA SJ CA CK DT DT C4",
    N: "S9 S8 CQ CJ DJ D8 C5", W: "S6 S5 CT C9 D7 D6 C6"}, table: {leader: S}"""
"""Level 3, dapai. East's ace stops what is thrown below it; no ace of diamonds is in a hand."""
AT_DAPAI = {"rules": "dapai", "level": "3"}


@pytest.mark.parametrize("judge", ["safe-throw", "longest-throw"])
def test_a_sure_throw_stands_wherever_the_unseen_cards_lie(judge: str) -> None:
    one = lesson(f"ask: play, judge: {judge}, {HANDS}", **AT_DAPAI)
    lucky, failed = run(one, "s1", "DK DQ"), run(one, "s1", "SA SQ")

    assert run(one, "s1", "SA SK SK").right
    assert not lucky.right
    assert lucky.table
    assert lucky.table.trick
    assert lucky.table.trick.led == ("DK", "DQ")
    assert not failed.right
    assert failed.table
    assert failed.table.trick
    assert failed.table.trick.led == ("SQ",)


def test_of_sure_throws_the_longest_can_be_asked_for() -> None:
    hands = """hands: {S: "SA SK SK BJ LJ LJ H3 H3", E: "SA SJ BJ CK DT DT C4 C4",
        N: "S9 S8 CQ CJ DJ D8 C5 C5", W: "S6 S5 CT C9 D7 D6 C6 C6"}, table: {leader: S}"""
    step = f"ask: play, judge: %s, {hands}"

    assert rights(step % "longest-throw", **AT_DAPAI) == ("BJ H3 H3 LJ LJ",)
    assert set(rights(step % "safe-throw", **AT_DAPAI)) == {
        "BJ H3 H3", "BJ H3 H3 LJ LJ", "BJ LJ LJ", "SA SK SK",
    }  # fmt: skip


def test_no_throw_is_sure_where_the_rules_have_none() -> None:
    assert rights(f"ask: play, judge: safe-throw, {HANDS}", rules="kawu", level="3") == ()


def test_cards_that_were_played_stop_no_throw() -> None:
    hands = """hands: {S: "SK SK SQ S4 S9 D4", E: "SA SA D6 D7 D8 C4",
        N: "S5 S6 D9 DJ C5 C6", W: "S7 S8 D5 DT C7 C8"}"""
    aces = '"E: SA", "N: S5", "W: S7", "S: S4", "E: SA", "N: S6", "W: S8", "S: S9"'
    step = f"ask: choose, choose: is-safe-throw, cards: 'SK SK SQ', {hands}"

    assert rights(step, **AT_DAPAI) == ("no",)
    assert rights(f"{step}, play: [{aces}]", **AT_DAPAI) == ("yes",)


def test_one_of_several_throws_is_sure() -> None:
    groups = "{a: 'SA SQ', b: 'SA SK SK', c: 'DK DQ'}"
    step = f"ask: choose, choose: which, which: safe-throw, options: {groups}, {HANDS}"

    assert rights(step, **AT_DAPAI) == ("b",)


def test_the_part_that_is_led_when_a_throw_fails_is_one_of_its_parts() -> None:
    asked = ask(f"ask: choose, choose: part-led, cards: 'SA SK SK SQ', {HANDS}", **AT_DAPAI)

    assert [option.id for option in asked.options] == ["SK-SK", "SA", "SQ"]
    assert asked.rights() == ("SQ",)


@pytest.mark.parametrize(
    ("declared", "right"), [("[]", ("D2", "S2", "S2 S2")), ('["W: H2"]', ("S2 S2",))]
)
def test_what_may_be_shown_is_picked(declared: str, right: tuple[str, ...]) -> None:
    step = 'ask: pick, pick: declaration, hands: {S: "S2 S2 D2 SA"}'

    assert rights(f"{step}, declared: {declared}") == right


def test_at_dapai_the_second_card_reinforces_and_nothing_else_does() -> None:
    step = 'ask: pick, pick: declaration, hands: {S: "H3 H3 D3 D3"}, declared: ["S: H3"]'
    one = lesson(step, **AT_DAPAI)

    assert rights(step, **AT_DAPAI) == ("H3 H3",)
    own = run(one, "s1", "D3 D3")
    assert own.verdict
    assert own.verdict.code == "declare-own"
    assert [message.id for message in own.note.messages] == ["refused-declare-own-reinforce"]
    with pytest.raises(QuestionError, match="no card of the hand answers declaration"):
        ask(step, rules="kawu", level="3")


def test_a_declaration_that_is_too_weak_is_refused_as_at_the_table() -> None:
    one = lesson('ask: pick, pick: declaration, hands: {S: "S2 S2 D2"}, declared: ["W: H2"]')
    outcome = run(one, "s1", "D2")

    assert not outcome.right
    assert outcome.verdict
    assert outcome.verdict.code == "declare-too-weak"
    assert [message.id for message in outcome.note.messages] == ["refused-declare-too-weak"]


CHOICES = [
    ("choose: trump-set, bare: true, declared: ['E: C2', 'N: S2 S2']", "kawu", "S"),
    ("choose: trump-set, bare: true, declared: ['E: C2', 'N: LJ LJ']", "dapai", "NT"),
    ("choose: trump-set, bare: true, cards: 'BJ C5 D9'", "kawu", "NT"),
    ("choose: trump-set, bare: true, cards: 'BJ C5 D9'", "dapai", "C"),
    ("choose: trump-set, bare: true, options: [C, NT], cards: 'BJ C5 D9'", "dapai", "C"),
    ("choose: first-dealer, bare: true, declared: ['E: C2', 'N: S2 S2']", "kawu", "N"),
    ("choose: first-dealer, bare: true", "kawu", "S"),
    ("choose: most-trumps, hands: {S: 'S2 S2 H4 H5 S3'}, declared: ['N: H2']", "kawu", "pass"),
    ("choose: most-trumps, hands: {S: 'S2 S2 H4 S5 S3'}, declared: ['N: H2']", "kawu", "S2-S2"),
]


@pytest.mark.parametrize(("what", "rules", "right"), CHOICES)
def test_what_a_declaration_brings_is_worked_out(what: str, rules: str, right: str) -> None:
    assert rights(f"ask: choose, {what}", rules=rules) == (right,)


def test_the_cards_that_were_shown_are_on_the_page() -> None:
    one = lesson('ask: pick, pick: declaration, hands: {S: "H2 S2 S2"}, declared: ["W: H2"]')

    assert view(one, "s1").cards == ("H2",)
    assert sorted(seen_cards(one.step("s1"), position(one, "s1"))) == ["H2", "S2", "S2"]


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("bare: true, declared: ['E: C2', 'N: D2']", "N cannot show this: declare-too-weak"),
        ("declared: ['E: C2'], hands: {S: 'S3 S4'}", "not the one that was declared"),
        ("declared: ['S: H2']", "declare-not-in-hand"),
        ("declared: ['E: H2 H2'], hands: {S: 'H2 S3'}", "3 times"),
    ],
)
def test_declarations_that_cannot_be_say_why(step: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(lesson(f"ask: read, {step}"), "s1")


def test_nothing_is_played_while_trump_is_declared() -> None:
    with pytest.raises(ValueError, match="nothing is played while trump is declared"):
        lesson("ask: read, declared: ['E: H2'], play: ['E: S7']")


@pytest.mark.parametrize(
    "step",
    [
        f"choose: part-led, cards: 'SA SK SK', {HANDS}",
        f"choose: part-led, cards: 'SA DK', {HANDS}",
        f"choose: is-safe-throw, cards: 'SA', {HANDS}",
        "choose: is-safe-throw, cards: 'SA SK', hands: {S: 'SA SK'}",
        "choose: trump-set, bare: true",
        "choose: trump-set, bare: true, options: [C, T], cards: 'C5'",
        "choose: most-trumps, hands: {S: 'S3 S3'}",
        "choose: most-trumps, hands: {S: 'S3 S3 H5 S6'}, declared: ['N: H3']",
    ],
)
def test_questions_without_one_answer_are_refused(step: str) -> None:
    with pytest.raises(QuestionError):
        ask(f"ask: choose, {step}", **AT_DAPAI)
