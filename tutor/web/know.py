"""The tests of "I know this": what one asks, its questions one by one, and what came of it.

A question is a step of a lesson and looks like it, without hints; only the first answer counts.
Which questions there are and how a test stands is `tutor.course.exam`'s.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import Blueprint, Response, request, url_for

from tutor.course.exam import Exam, ExamState, Question, exam_state, find_exam
from tutor.course.loader import Place
from tutor.course.run import AnswerError, Outcome, run, view
from tutor.web.answering import answer_text, moved_address, told
from tutor.web.forms import BadInput, read_choice, shorten
from tutor.web.home import DECK_TITLES
from tutor.web.lesson_page import Closing, StepPage, step_page
from tutor.web.lesson_state import StepState
from tutor.web.page import Page, go, show, ui
from tutor.web.parts import Line, StepLink, Way
from tutor.web.site import course, learner, store, the_learner, words
from tutor.web.standing import Standing, lesson_url, place_title, standing
from tutor.words import say

blueprint = Blueprint("know", __name__, url_prefix="/know")

HEADINGS = {
    "open": "course-test-open",
    "passed": "course-test-passed",
    "lost": "course-test-lost",
}
TEXTS = {
    ("open", False): "course-test-open-lesson",
    ("open", True): "course-test-open-deck",
    ("passed", False): "course-test-passed-lesson",
    ("passed", True): "course-test-passed-deck",
    ("lost", False): "course-test-lost-lesson",
    ("lost", True): "course-test-lost-deck",
}
"""What is said of a test, by how it stands and whether it opens a deck."""


@dataclass(frozen=True, kw_only=True)
class ExamPage(Page):
    """A test before, between and after its questions; `lessons` are those worth a visit."""

    name: str
    heading: str
    text: str
    state: str
    """ "open", "passed" or "lost"."""
    marks: tuple[StepLink, ...]
    marks_label: str
    ways: tuple[Way, ...]
    lessons: tuple[Way, ...]
    again_url: str


def _exam(exam_id: str) -> Exam:
    try:
        return find_exam(course(), exam_id)
    except KeyError:
        raise BadInput(say("error-no-lesson", text=shorten(exam_id)), 404) from None


def _question(exam: Exam, number: int) -> Question:
    if not 1 <= number <= len(exam.questions):
        raise BadInput(say("error-no-step", text=shorten(str(number))), 404)
    return exam.questions[number - 1]


def _answers(exam: Exam) -> dict[Question, str]:
    person = learner()
    return store().exam_answers(person.id, exam.id) if person else {}


def _name(exam: Exam) -> str:
    """Returns what a test is about: a lesson, or the deck before the one that it opens."""
    if not exam.deck:
        return place_title(course().place(exam.id))
    decks = list(course().decks)
    return ui(DECK_TITLES[decks[decks.index(exam.deck) - 1]])


def _address(exam: Exam, question: Question) -> str:
    number = exam.questions.index(question) + 1
    return url_for("know.question", exam_id=exam.id, number=number)


def _marks(state: ExamState, now: Question | None = None) -> tuple[StepLink, ...]:
    links = []
    for number, each in enumerate(state.exam.questions, 1):
        answered = "later"
        if each in state.marks:
            answered = "done" if state.marks[each] else "missed"
        shown = "now" if each == now else answered
        title = ui("course-question", number=number)
        links.append(StepLink(title, _address(state.exam, each), shown, each == now))
    return tuple(links)


@blueprint.get("/<exam_id>")
def page(exam_id: str) -> Response:
    """Shows what a test asks, or what came of it."""
    exam = _exam(exam_id)
    return show(_exam_page(exam_state(course(), exam, _answers(exam))), "know.html")


def _exam_page(state: ExamState) -> ExamPage:
    exam = state.exam
    kind = "passed" if state.passed and state.over else "lost" if state.lost else "open"
    total = len(exam.questions)
    text = ui(TEXTS[kind, bool(exam.deck)], right=state.right, total=total, need=exam.need)
    now = standing()
    missed = list(dict.fromkeys(lesson for lesson, _ in state.wrong))
    places = [course().place(each) for each in missed] if kind != "open" else []
    return ExamPage(
        title=ui("course-test-title", name=_name(exam)),
        name=_name(exam),
        heading=ui(HEADINGS[kind], total=total),
        text=text,
        state=kind,
        marks=_marks(state) if state.marks else (),
        marks_label=ui("course-test-right", right=state.right, total=total),
        ways=_ways(state, kind, now),
        lessons=tuple(_to_lesson(place, now) for place in places) if exam.deck else (),
        again_url=url_for("know.again", exam_id=exam.id) if state.marks else "",
    )


def _to_lesson(place: Place, now: Standing, text: str = "") -> Way:
    return Way(lesson_url(place, now), text or place_title(place), primary=bool(text))


def _ways(state: ExamState, kind: str, now: Standing) -> tuple[Way, ...]:
    """Returns the ways on: into the test, on in the course, or to the lesson."""
    exam = state.exam
    home = Way(url_for("home.page"), ui("ui-to-course"))
    if kind == "open" and state.next:
        text = ui("course-test-go-on" if state.marks else "course-test-begin")
        return (Way(_address(exam, state.next), text, primary=True), home)
    if kind == "lost" and not exam.deck:
        place = course().place(exam.id)
        return (_to_lesson(place, now, ui("course-to-lesson")), home)
    following = now.current(course())
    if kind == "passed" and following:
        text = ui("ui-next-lesson", lesson=place_title(following))
        return (_to_lesson(following, now, text), home)
    return (replace(home, primary=True),)


@blueprint.get("/<exam_id>/<int:number>")
def question(exam_id: str, number: int) -> Response:
    """Shows a question, open or with what came of its answer."""
    exam = _exam(exam_id)
    return _show(exam, _question(exam, number), _answers(exam))


def _show(
    exam: Exam, asked: Question, answers: dict[Question, str], refused: Line | None = None
) -> Response:
    context = _question_page(exam, asked, answers, refused)
    status = 422 if refused else 200
    return show(context, "lesson/step.html", part="lesson/_step.html", status=status)


def _question_page(
    exam: Exam, asked: Question, answers: dict[Question, str], refused: Line | None
) -> StepPage:
    place = course().place(asked[0])
    lesson = place.lesson
    assert lesson is not None
    state = exam_state(course(), exam, answers)
    outcome: Outcome | None = None
    given = StepState()
    if asked in state.marks:
        outcome = run(lesson, asked[1], answers[asked])
        given = StepState(answers[asked], tries=1)
    seen = view(lesson, asked[1])
    made = step_page(place, lesson, seen, given, outcome, refused, final=outcome is not None)
    number = exam.questions.index(asked) + 1
    name = ui("course-test-title", name=_name(exam))
    where = ui("course-question-of", number=number, total=len(exam.questions))
    return replace(
        made,
        title=f"{where} · {name}",
        lesson=where,
        where=where,
        steps=_marks(state, asked),
        steps_title=ui("course-questions"),
        address=_address(exam, asked),
        before="",
        after="",
        buttons=tuple(each for each in made.buttons if each.value == "answer"),
        test_url="",
        closing=_closing(state, asked) if outcome else None,
    )


def _closing(state: ExamState, asked: Question) -> Closing:
    exam, right = state.exam, state.marks[asked]
    following = exam.after(asked)
    # From the last question, and after too many wrong answers, to what came of the test.
    result = Way(url_for("know.page", exam_id=exam.id), ui("course-test-result"), True, "next")
    ways: tuple[Way, ...] = (result,)
    if following and not state.over:
        ways = (Way(_address(exam, following), ui("ui-next"), True, "next"),)
    elif not exam.deck and state.lost:
        place = course().place(exam.id)
        to_lesson = replace(_to_lesson(place, standing(), ui("course-to-lesson")), id="next")
        ways = (replace(result, primary=False, id=""), to_lesson)
    return Closing(ui("course-answer-right" if right else "course-answer-wrong"), right, ways)


@blueprint.post("/<exam_id>/<int:number>")
def answer(exam_id: str, number: int) -> Response:
    """Takes the answer to a question, once; or moves a card of its order."""
    exam = _exam(exam_id)
    asked = _question(exam, number)
    lesson = course().lesson(asked[0])
    seen = view(lesson, asked[1])
    here = _address(exam, asked)
    do = request.form.get("do", "answer")
    if do.startswith(("up-", "down-")):
        return go(moved_address(seen, here, do))
    read_choice(request.form, "do", ("answer",), default="answer")
    text = answer_text(seen)
    answers = _answers(exam)
    try:
        run(lesson, asked[1], text)
    except AnswerError as error:
        return _show(exam, asked, answers, Line("no", words().text(error.message)))
    _keep(exam, asked, text)
    return go(told(here))


def _keep(exam: Exam, asked: Question, text: str) -> None:
    person = the_learner()
    store().save_exam_answer(person.id, exam.id, *asked, text)
    state = exam_state(course(), exam, store().exam_answers(person.id, exam.id))
    if state.passed:
        store().mark_known(person.id, exam.turns)


@blueprint.post("/<exam_id>/again")
def again(exam_id: str) -> Response:
    """Begins a test anew; what it turned over stays turned over."""
    exam = _exam(exam_id)
    if (person := learner()) is not None:
        store().restart_exam(person.id, exam.id)
    return go(url_for("know.page", exam_id=exam.id))
