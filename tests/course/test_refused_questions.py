"""What cannot be: tables, questions and answers that are refused, each with its reason."""

import pytest
from pydantic import ValidationError

from tests.course.desk import ask, lesson
from tutor.course.position import PositionError, position
from tutor.course.questions import AnswerError, QuestionError
from tutor.course.run import run


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("ask: play, play: ['E: S7 S7', 'N: DJ S5']", "the rules refuse it: follow-suit"),
        ("ask: play, play: ['N: SA']", "expected a play of E"),
        ("ask: play, play: ['E: SA']", "the rules refuse it: not-in-hand"),
        ("ask: watch, play: ['E: S7'], hands: {S: 'SA'}", "expected all four hands"),
        ("ask: read, hands: {S: 'SA SA SA'}", "3 times"),
        ("ask: read, result: {kitty: 'SK'}", "3 times"),
        ("ask: read, bare: true, result: {kitty: 'SA', last_lead: 'SA SA'}", "3 times"),
        ("ask: read, hands: {E: 'SA'}", "expected the learner's hand, S"),
        ("ask: read, settings: {permanent_twos: maybe}", "permanent_twos"),
    ],
)
def test_an_impossible_table_says_what_is_wrong(step: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(lesson(step), "s1")


@pytest.mark.parametrize(
    "step",
    [
        "ask: play, play: ['E: S7 S7']",
        "ask: number, number: trick-points",
        "ask: number, number: pairs-owed",
        "ask: number, number: kitty-multiplier, result: {kitty: 'DK'}",
        "ask: number, number: attackers-total, result: {kitty: 'DK', trick_points: 5}",
        "ask: number, number: levels-up, result: {total: 80}",
        "ask: choose, choose: winner, play: ['E: S7 S7']",
        "ask: choose, choose: trick-holder",
        "ask: choose, choose: higher, cards: 'SA DA'",
        "ask: choose, choose: higher, cards: 'SA SA'",
        "ask: choose, choose: which, which: pair, options: {a: 'S6 S6', b: 'S7 S7'}",
        "ask: choose, choose: shape, options: [single, square], cards: 'S3'",
        "ask: choose, choose: next-level, options: ['3', '4'], "
        "result: {dealer: N, levels: {NS: '5', EW: '3'}, total: 75}",
        "ask: choose, choose: next-dealer, "
        "result: {dealer: N, levels: {NS: A, EW: '3'}, total: 75}",
        "ask: order, cards: 'SA D3'",
        "ask: pick, pick: trumps, hands: {S: 'SA D3'}",
        "ask: bury, count: 8",
        "ask: number, number: trumps-out, hands: {S: 'SA D3'}",
        "ask: choose, choose: is-boss, cards: 'SK D3'",
        "ask: choose, choose: pairless, suit: S, play: ['E: S7 S7', 'N: SA S5', 'W: ST S3']",
    ],
)
def test_a_question_that_the_table_does_not_answer_is_refused(step: str) -> None:
    with pytest.raises(QuestionError):
        ask(step)


@pytest.mark.parametrize(
    ("step", "answer", "message"),
    [
        ("ask: pick, pick: pair", "", "lesson-nothing-chosen"),
        ("ask: pick, pick: pair", "S1 S9", "error-bad-card"),
        ("ask: pick, pick: pair", "SA S9", "lesson-not-shown"),
        ("ask: pick, pick: pair", "S9 S9", "lesson-not-shown"),
        ("ask: pick, pick: pair", "S9 " * 400, "error-bad-card"),
        ("ask: order, cards: 'S3 S4 S5'", "S5 S4", "lesson-order-all"),
        ("ask: number, number: hand-points", " ", "error-missing-number"),
        ("ask: number, number: hand-points", "ten", "error-bad-number"),
        ("ask: number, number: hand-points", "9" * 40, "error-bad-number"),
        ("ask: choose, choose: is-pair, cards: 'S3 S3'", "perhaps", "lesson-bad-option"),
        ("ask: choose, choose: is-pair, cards: 'S3 S3'", "", "lesson-nothing-chosen"),
    ],
)
def test_what_is_no_answer_is_refused_with_a_message(step: str, answer: str, message: str) -> None:
    with pytest.raises(AnswerError) as caught:
        run(lesson(step), "s1", answer)

    assert caught.value.message.id == message


@pytest.mark.parametrize(
    "answer", ["20", " 20 ", "×20", "+20", "２０".translate({0xFF12: "2", 0xFF10: "0"})]
)
def test_a_number_may_be_written_as_people_write_it(answer: str) -> None:
    assert run(lesson("ask: number, number: hand-points"), "s1", answer).right


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("ask: read, result: {levels: {NS: '5'}}", "expected the levels of both teams"),
        ("ask: read, result: {total: 80, trick_points: 80}", "either a total or the parts"),
        ("ask: read, result: {total: 81}", "multiple of 5"),
        ("ask: read, continues: true, hands: {S: SA}", "takes no hands of its own"),
        ("ask: read, bare: true, hands: {S: SA}", "a bare step shows no table"),
        ("ask: read, hints: 2", "hints"),
        ("ask: watch", "play"),
        ("ask: watch, play: ['SA']", "expected a seat and its cards"),
        ("ask: watch, play: ['X: SA']", "expected a seat and its cards"),
        ("ask: watch, play: ['E:']", "expected at least one card"),
        ("ask: play, tries: {SA: no-such-code}", "expected a code of a refusal, or 'wrong'"),
        ("ask: pick, pick: suit", "this question needs suit:"),
        ("ask: pick, pick: pairs, suit: S", "pairs takes no suit:"),
        ("ask: pick, pick: suit, suit: X", "expected a suit S, H, C, D or T"),
        ("ask: pick, pick: equal, card: SA SA", "expected a card like"),
        ("ask: number, number: card-points", "this question needs cards:"),
        ("ask: number, number: levels-up", "this question needs result:"),
        ("ask: choose, choose: which, which: pair, options: [a, b]", "options with their cards"),
        ("ask: choose, choose: option, options: [a, b], right: c", "expected one of the options"),
        ("ask: choose, choose: option, options: [a], right: a", "at least 2"),
    ],
)
def test_a_step_of_the_wrong_form_is_refused(step: str, message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        lesson(step)
