"""Lessons: the page of a step, its answers and hints, and the page after the last step.

Moving back and forth is by links and never an answer. What was answered is stored, and shown
again by a plain GET; so reload, Back and a change of language lose nothing.
"""

from __future__ import annotations

from dataclasses import replace

from flask import Blueprint, Response, request

from tutor.course.loader import Place
from tutor.course.model import HINT_RUNGS, Lesson
from tutor.course.run import AnswerError, Outcome, StepView, example, run, view
from tutor.web import lesson_parts as made
from tutor.web.answering import answer_text, moved_address, told
from tutor.web.build import line
from tutor.web.forms import BadInput, read_cards, read_choice, read_int, shorten
from tutor.web.keep import with_kept
from tutor.web.lesson_page import (
    StepPage,
    done_page,
    next_address,
    step_page,
)
from tutor.web.lesson_state import StepState
from tutor.web.page import go, show, show_line
from tutor.web.parts import Line
from tutor.web.site import course, learner, store, the_learner, words
from tutor.web.standing import lesson_url, standing, step_address
from tutor.words import say

blueprint = Blueprint("lesson", __name__, url_prefix="/lessons")


def _place(lesson_id: str) -> tuple[Place, Lesson]:
    try:
        place = course().place(lesson_id)
    except KeyError:
        raise BadInput(say("error-no-lesson", text=shorten(lesson_id)), 404) from None
    assert place.lesson is not None
    return place, place.lesson


def _view(lesson: Lesson, step_id: str) -> StepView:
    try:
        return view(lesson, step_id)
    except KeyError:
        raise BadInput(say("error-no-step", text=shorten(step_id)), 404) from None


def _state(lesson_id: str, step_id: str) -> StepState:
    person = learner()
    if person is None:
        return StepState()
    return StepState.read(store().lesson_state(person.id, lesson_id, step_id))


@blueprint.get("/<lesson_id>")
def begin(lesson_id: str) -> Response:
    """Leads to the step to go on with."""
    place, _ = _place(lesson_id)
    return go(lesson_url(place, standing()))


@blueprint.get("/<lesson_id>/<step_id>")
def page(lesson_id: str, step_id: str) -> Response:
    """Shows a step as it stands: open, answered wrongly, or solved."""
    place, lesson = _place(lesson_id)
    seen = _view(lesson, step_id)
    state = _state(lesson_id, step_id)
    outcome = _again(lesson, step_id, state)
    return _show(step_page(place, lesson, seen, state, outcome))


def _show(context: StepPage, status: int = 200) -> Response:
    return show(context, "lesson/step.html", part="lesson/_step.html", status=status)


def _again(lesson: Lesson, step_id: str, state: StepState) -> Outcome | None:
    """Works out again what the last answer brought; an answer to an older lesson is dropped."""
    if state.answer is None:
        return None
    try:
        return run(lesson, step_id, state.answer)
    except AnswerError:
        return None


@blueprint.post("/<lesson_id>/<step_id>")
def answer(lesson_id: str, step_id: str) -> Response:
    """Takes an answer, gives a hint, moves a card of the order, or starts the step over."""
    place, lesson = _place(lesson_id)
    seen = _view(lesson, step_id)
    do = request.form.get("do", "answer")
    here = step_address(lesson_id, step_id)
    state = _state(lesson_id, step_id)
    if do.startswith(("up-", "down-")):
        return go(moved_address(seen, here, do))
    read_choice(request.form, "do", ("answer", "hint", "over"), default="answer")
    if do == "over":
        _save(lesson_id, step_id, StepState(tries=state.tries, helped=state.helped))
        return go(here)
    if do == "hint":
        return _hint(lesson, seen, state)
    return _answer(place, lesson, seen, state)


def _hint(lesson: Lesson, seen: StepView, state: StepState) -> Response:
    """Gives one more rung; the last two choose an answer, and the very last also gives it."""
    before = read_int(request.form, "_hints", 0, 9, default=state.hints)
    hints = min(before + 1, len(seen.hints))
    state = replace(state, hints=hints, asked=True, helped=max(hints, state.helped))
    here = step_address(lesson.id, seen.step_id)
    rung = seen.hints[hints - 1] if hints else ""
    if rung in HINT_RUNGS or not rung:
        _save(lesson.id, seen.step_id, state)
        return go(told(with_kept(here, request.form)))
    state = replace(state, answer=None)
    if rung == "play":
        state = replace(state, answer=example(lesson, seen.step_id), asked=False, shown=True)
        _mark(lesson.id, seen.step_id, state, solved=True)
    _save(lesson.id, seen.step_id, state)
    return go(told(here))


def _answer(place: Place, lesson: Lesson, seen: StepView, state: StepState) -> Response:
    text = answer_text(seen)
    try:
        outcome = run(lesson, seen.step_id, text)
    except AnswerError as error:
        refused = Line("no", words().text(error.message))
        unanswered = replace(state, answer=None)
        return _show(step_page(place, lesson, seen, unanswered, None, refused), 422)
    tries = read_int(request.form, "_tries", 0, 999, default=state.tries) + 1
    state = StepState(text, min(tries, 999), state.hints, helped=state.helped)
    _mark(place.id, seen.step_id, state, solved=outcome.solved)
    if seen.ask in made.SHOWS:
        return go(next_address(place.id, seen))
    _save(place.id, seen.step_id, state)
    return go(told(step_address(place.id, seen.step_id)))


def _mark(lesson_id: str, step_id: str, state: StepState, *, solved: bool) -> None:
    store().mark_step(
        the_learner().id,
        lesson_id,
        step_id,
        tries=state.tries,
        hints=state.helped,
        solved=solved,
        clean=state.tries == 1 and state.helped == 0,
    )


def _save(lesson_id: str, step_id: str, state: StepState) -> None:
    store().save_lesson_state(the_learner().id, lesson_id, step_id, state.stored)


@blueprint.post("/<lesson_id>/<step_id>/line")
def live(lesson_id: str, step_id: str) -> Response:
    """Says how many cards are chosen, for the line under the hand."""
    _, lesson = _place(lesson_id)
    seen = _view(lesson, step_id)
    state, message = made.line_message(seen, len(read_cards(request.form)))
    return show_line(line(words(), state, message))


@blueprint.get("/<lesson_id>/done")
def done(lesson_id: str) -> Response:
    """Shows what is left of a lesson after its last step, and the way on."""
    place, _ = _place(lesson_id)
    return show(done_page(place), "lesson/done.html")
