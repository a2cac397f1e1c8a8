"""The tests of "I know this" ask the lessons' own steps, and count a first answer once."""

from __future__ import annotations

import pytest

from tutor.course.exam import Exam, exam_state, find_exam
from tutor.course.loader import load_course
from tutor.course.model import ReadStep, WatchStep
from tutor.course.run import example

COURSE = load_course()


def rights(exam: Exam) -> dict[tuple[str, str], str]:
    """A right answer to every question of a test."""
    return {(lesson, step): example(COURSE.lesson(lesson), step) for lesson, step in exam.questions}


def wrongs(exam: Exam) -> dict[tuple[str, str], str]:
    """A wrong answer to every question of a test: the first that its lesson has words for."""
    return {
        (lesson, step): next(iter(COURSE.lesson(lesson).step(step).tries))
        for lesson, step in exam.questions
    }


EXAMS = [*(place.id for place in COURSE.ready), "second-deck"]


@pytest.mark.parametrize("exam_id", EXAMS)
def test_each_question_can_be_answered_rightly_and_wrongly(exam_id: str) -> None:
    exam = find_exam(COURSE, exam_id)
    assert exam_state(COURSE, exam, rights(exam)).right == len(exam.questions)
    assert exam_state(COURSE, exam, wrongs(exam)).wrong == exam.questions
    for lesson, step in exam.questions:
        assert not isinstance(COURSE.lesson(lesson).step(step), ReadStep | WatchStep)


def test_a_lesson_asks_three_questions_and_wants_all_of_them_right() -> None:
    exam = find_exam(COURSE, "pairs")
    assert exam.need == len(exam.questions) == 3
    assert exam.turns == ("pairs",)
    answers = rights(exam)
    state = exam_state(COURSE, exam, answers)
    assert (state.passed, state.lost, state.over, state.next) == (True, False, True, None)
    last = exam.questions[-1]
    state = exam_state(COURSE, exam, {**answers, last: wrongs(exam)[last]})
    assert (state.passed, state.lost, state.over, state.wrong) == (False, True, True, (last,))


def test_the_second_deck_forgives_one_wrong_answer_and_no_more() -> None:
    exam = find_exam(COURSE, "second-deck")
    assert (len(exam.questions), exam.need) == (8, 7)
    assert exam.turns == tuple(place.id for place in COURSE.decks["first"])
    answers, wrong = rights(exam), wrongs(exam)
    first, second = exam.questions[:2]
    once = exam_state(COURSE, exam, {**answers, first: wrong[first]})
    assert (once.passed, once.lost) == (True, False)
    twice = exam_state(COURSE, exam, {**answers, first: wrong[first], second: wrong[second]})
    assert (twice.passed, twice.lost, twice.over) == (False, True, True)
    begun = exam_state(COURSE, exam, {first: wrong[first]})
    assert (begun.passed, begun.over, begun.next) == (False, False, second)


def test_an_answer_that_is_none_any_more_is_asked_again() -> None:
    exam = find_exam(COURSE, "pairs")
    state = exam_state(COURSE, exam, {exam.questions[0]: "no cards at all"})
    assert (state.next, state.wrong) == (exam.questions[0], ())


@pytest.mark.parametrize("exam_id", ["", "nothing", "first-deck", "-deck", "second"])
def test_there_is_no_other_test(exam_id: str) -> None:
    with pytest.raises(KeyError):
        find_exam(COURSE, exam_id)
