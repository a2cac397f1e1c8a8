"""The tests of "I know this": which questions they ask, and how one stands after some answers.

A lesson's own test asks its three decisive steps and wants all of them right; the test that opens a
deck asks steps of lessons of the decks before it. Each answer is judged by the function that judges
it in the lesson (`run`); an answer counts once, and there are no hints. What was answered is the
caller's to keep.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.course.loader import Course
from tutor.course.model import Lesson
from tutor.course.run import AnswerError, run

DECK = "-deck"
Question = tuple[str, str]
"""A lesson's id and a step's."""


@dataclass(frozen=True, slots=True)
class Exam:
    """A test: its questions in order, how many must be right, the lessons it then turns over.

    `deck` is the deck that it opens; empty for a lesson's own test.
    """

    id: str
    questions: tuple[Question, ...]
    need: int
    turns: tuple[str, ...]
    deck: str = ""

    def after(self, question: Question) -> Question | None:
        """Returns the question that follows; None after the last."""
        at = self.questions.index(question) + 1
        return self.questions[at] if at < len(self.questions) else None


@dataclass(frozen=True, slots=True)
class ExamState:
    """How a test stands: which of its questions were answered, and whether rightly."""

    exam: Exam
    marks: Mapping[Question, bool]

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(self.marks.values())

    @property
    def wrong(self) -> tuple[Question, ...]:
        """The questions that were answered wrongly, in the order of the test."""
        return tuple(each for each in self.exam.questions if self.marks.get(each) is False)

    @property
    def passed(self) -> bool:
        """Tells whether enough answers were right."""
        return self.right >= self.exam.need

    @property
    def lost(self) -> bool:
        """Tells whether the questions left cannot be enough any more."""
        return len(self.exam.questions) - len(self.wrong) < self.exam.need

    @property
    def over(self) -> bool:
        """Tells whether nothing is left to be asked."""
        return self.lost or len(self.marks) == len(self.exam.questions)

    @property
    def next(self) -> Question | None:
        """The first question without an answer; None when there is none."""
        return next((each for each in self.exam.questions if each not in self.marks), None)


def deck_exam_id(deck: str) -> str:
    """Returns the id of the test that opens a deck."""
    return f"{deck}{DECK}"


def find_exam(course: Course, exam_id: str) -> Exam:
    """Returns a test by its id: a lesson's, or that of a deck; raises KeyError for none."""
    deck = exam_id.removesuffix(DECK)
    if deck != exam_id and deck in course.tests:
        return _deck_exam(course, deck)
    lesson = course.lesson(exam_id)
    if not lesson.test:
        raise KeyError(exam_id)
    asked = tuple((lesson.id, step) for step in lesson.test)
    return Exam(lesson.id, asked, len(asked), (lesson.id,))


def _deck_exam(course: Course, deck: str) -> Exam:
    test = course.tests[deck]
    asked = []
    for question in test.questions:
        lesson, _, step = question.partition("/")
        asked.append((lesson, step))
    names = list(course.decks)
    before = names[: names.index(deck)]
    turns = tuple(place.id for name in before for place in course.decks[name] if not place.later)
    return Exam(deck_exam_id(deck), tuple(asked), test.need, turns, deck)


def exam_state(course: Course, exam: Exam, answers: Mapping[Question, str]) -> ExamState:
    """Returns how a test stands; an answer that is none any more counts as not given."""
    marks: dict[Question, bool] = {}
    for question in exam.questions:
        if question in answers:
            mark = _mark(course.lesson(question[0]), question[1], answers[question])
            if mark is not None:
                marks[question] = mark
    return ExamState(exam, marks)


def _mark(lesson: Lesson, step: str, answer: str) -> bool | None:
    try:
        return run(lesson, step, answer).right
    except AnswerError:
        return None
