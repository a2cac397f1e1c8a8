"""Lessons: the page of a step, its answers and hints, and the page after the last step.

Moving back and forth is by links and never an answer. What was answered is stored, and shown
again by a plain GET; so reload, Back and a change of language lose nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import Blueprint, Response, request, url_for
from markupsafe import Markup

from engine.cards import Card, format_cards
from engine.trumps import Trumps
from tutor.course.loader import Place
from tutor.course.model import Lesson
from tutor.course.run import AnswerError, Hint, Outcome, StepView, hint, run, view
from tutor.store import StepProgress
from tutor.web import lesson_parts as made
from tutor.web.build import faces, hand, line
from tutor.web.forms import BadInput, read_cards, read_choice, read_int, shorten
from tutor.web.home import current_place, first_open_step, lesson_url, place_title
from tutor.web.keep import kept, kept_cards, with_kept
from tutor.web.lesson_state import StepState
from tutor.web.page import Page, go, show, show_line, ui
from tutor.web.parts import Button, Face, Hand, Line, OptionBox, Slip, Term
from tutor.web.prose import Writer
from tutor.web.site import course, learner, site, store, the_learner, words
from tutor.words import say

blueprint = Blueprint("lesson", __name__, url_prefix="/lessons")
VERBS = {"play": "ui-play", "bury": "ui-bury"}
LONGEST_NUMBER = 12
TOLD = "told"


@dataclass(frozen=True, slots=True)
class StepLink:
    """A step of the lesson as the list of steps shows it; `state` is "done", "now" or "later"."""

    title: str
    url: str
    state: str
    now: bool


@dataclass(frozen=True, kw_only=True)
class StepPage(Page):
    """A step: what is asked, the table, the form to answer with, and what was said of an answer."""

    lesson: str
    profile: str
    number: int
    steps: tuple[StepLink, ...]
    address: str
    line_address: str
    before: str
    after: str
    next_address: str
    """Where Next leads: the following step, or the page after the last."""
    situation: Markup
    task: Markup | None
    ask: str
    bare: bool
    table: made.TableBox | None
    facts: tuple[made.Fact, ...]
    asked: tuple[Face, ...]
    hand: Hand | None
    """The hand as a form, where cards answer the question and it is still open."""
    shown: Hand | None
    """The hand to look at."""
    order: tuple[made.OrderItem, ...]
    options: tuple[OptionBox, ...]
    number_value: str
    slip: Slip | None
    fresh: bool
    """The slip tells something that was not on the page before."""
    line: Line | None
    buttons: tuple[Button, ...]
    over: bool
    """Something was answered or asked for that can be started over."""
    solved: bool
    """The question is answered rightly: what is left is Next."""
    tries: int
    hints: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, kw_only=True)
class DonePage(Page):
    """What comes after the last step of a lesson."""

    heading: str
    text: str
    open_steps: tuple[StepLink, ...]
    next_lesson: str
    next_address: str


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


def _progress(lesson_id: str) -> dict[str, StepProgress]:
    person = learner()
    return store().progress(person.id).get(lesson_id, {}) if person else {}


def _address(lesson_id: str, step_id: str) -> str:
    return url_for("lesson.page", lesson_id=lesson_id, step_id=step_id)


def _steps(place: Place, now: str, progress: dict[str, StepProgress]) -> tuple[StepLink, ...]:
    prose = place.prose[site().lang]
    assert place.lesson is not None
    links = []
    for step in place.lesson.steps:
        done = step.id in progress and progress[step.id].solved
        state = "now" if step.id == now else "done" if done else "later"
        title = prose.steps[step.id].title
        links.append(StepLink(title, _address(place.id, step.id), state, step.id == now))
    return tuple(links)


@blueprint.get("/<lesson_id>")
def begin(lesson_id: str) -> Response:
    """Leads to the step to go on with."""
    place, _ = _place(lesson_id)
    return go(_address(lesson_id, first_open_step(place, {lesson_id: _progress(lesson_id)})))


@blueprint.get("/<lesson_id>/<step_id>")
def page(lesson_id: str, step_id: str) -> Response:
    """Shows a step as it stands: open, answered wrongly, or solved."""
    place, lesson = _place(lesson_id)
    seen = _view(lesson, step_id)
    state = _state(lesson_id, step_id)
    outcome = _again(lesson, step_id, state)
    return _show(place, lesson, seen, state, outcome)


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
    here = _address(lesson_id, step_id)
    state = _state(lesson_id, step_id)
    if do.startswith(("up-", "down-")):
        cards = _moved(_order(seen, read_cards(request.form)), do)
        return go(f"{here}?{'&'.join(f'card={card}' for card in cards)}")
    read_choice(request.form, "do", ("answer", "hint", "over"), default="answer")
    if do == "over":
        _save(lesson_id, step_id, StepState(tries=state.tries, hints=0))
        return go(here)
    if do == "hint":
        before = read_int(request.form, "_hints", 0, 9, default=state.hints)
        state = replace(state, hints=min(before + 1, len(seen.hints)), asked=True)
        _save(lesson_id, step_id, state)
        return go(_told(with_kept(here, request.form)))
    return _answer(place, lesson, seen, state)


def _answer(place: Place, lesson: Lesson, seen: StepView, state: StepState) -> Response:
    text = _answer_text(seen)
    try:
        outcome = run(lesson, seen.step_id, text)
    except AnswerError as error:
        refused = Line("no", words().text(error.message))
        return _show(place, lesson, seen, replace(state, answer=None), None, refused)
    tries = read_int(request.form, "_tries", 0, 999, default=state.tries) + 1
    state = StepState(text, min(tries, 999), state.hints)
    person = the_learner()
    store().mark_step(
        person.id,
        place.id,
        seen.step_id,
        tries=state.tries,
        hints=state.hints,
        solved=outcome.solved,
        clean=state.tries == 1 and state.hints == 0,
    )
    if seen.ask in made.SHOWS:
        return go(_next_address(place.id, seen))
    _save(place.id, seen.step_id, state)
    return go(_told(_address(place.id, seen.step_id)))


def _told(address: str) -> str:
    """Marks, for htmx alone, that the part to come tells something new and takes the focus."""
    if not site().fragment:
        return address
    return f"{address}{'&' if '?' in address else '?'}{TOLD}=1"


def _answer_text(seen: StepView) -> str:
    if seen.ask in made.OF_HAND:
        return format_cards(read_cards(request.form))
    if seen.ask == "order":
        return format_cards(_order(seen, read_cards(request.form)))
    return request.form.get("answer", "")[:200]


def _order(seen: StepView, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the cards of an order as the form has them; as at first if some are missing."""
    return cards if sorted(cards) == sorted(seen.cards) else seen.cards


def _moved(cards: tuple[Card, ...], do: str) -> tuple[Card, ...]:
    """Moves the card at a place (from 0) one up or down."""
    way, _, place = do.partition("-")
    at = int(place) if place.isascii() and place.isdigit() and len(place) < 3 else -1
    to = at - 1 if way == "up" else at + 1
    if not (0 <= at < len(cards) and 0 <= to < len(cards)):
        raise BadInput(say("error-bad-field", field="do", text=shorten(do)))
    moved = list(cards)
    moved[at], moved[to] = moved[to], moved[at]
    return tuple(moved)


def _save(lesson_id: str, step_id: str, state: StepState) -> None:
    store().save_lesson_state(the_learner().id, lesson_id, step_id, state.stored)


@blueprint.post("/<lesson_id>/<step_id>/line")
def live(lesson_id: str, step_id: str) -> Response:
    """Says how many cards are chosen, for the line under the hand."""
    _, lesson = _place(lesson_id)
    seen = _view(lesson, step_id)
    state, message = made.line_message(seen, len(read_cards(request.form)))
    return show_line(line(words(), state, message))


def _next_address(lesson_id: str, seen: StepView) -> str:
    if seen.after is not None:
        return _address(lesson_id, seen.after)
    return url_for("lesson.done", lesson_id=lesson_id)


def _show(
    place: Place,
    lesson: Lesson,
    seen: StepView,
    state: StepState,
    outcome: Outcome | None,
    refused: Line | None = None,
) -> Response:
    prose = place.prose[site().lang]
    own = prose.steps[seen.step_id]
    table = outcome.table if outcome else seen.table
    rules = lesson.rules_of(lesson.step(seen.step_id))
    trumps = table.trumps if table else _trumps(lesson, seen)
    writer = Writer(trumps)
    given = [hint(lesson, seen.step_id, rung, prose) for rung in seen.hints[: state.hints]]
    solved = outcome is not None and outcome.solved
    # A wrong play that the rules allow lies on the table: the hand is for looking until retried.
    rests = solved or (outcome is not None and seen.ask == "play" and outcome.hand != seen.hand)
    hides = getattr(lesson.step(seen.step_id), "choose", "") in made.ASKS_WHO_HOLDS
    chosen = _chosen(seen, state, outcome, refused)
    slip = None
    if given and state.asked and not solved:
        slip = made.hints_slip(given, seen, writer, rules.profile)
    elif outcome is not None and seen.ask not in made.SHOWS:
        slip = made.outcome_slip(outcome, own, writer, rules.profile)
    elif given:
        slip = made.hints_slip(given, seen, writer, rules.profile)
    context = StepPage(
        title=f"{own.title} · {prose.title}",
        keeps="hand" if seen.ask not in made.SHOWS else "",
        lesson=prose.title,
        profile=rules.profile,
        number=seen.number,
        steps=_steps(place, seen.step_id, _progress(place.id)),
        address=_address(place.id, seen.step_id),
        line_address=url_for("lesson.live", lesson_id=place.id, step_id=seen.step_id),
        before=_address(place.id, seen.before) if seen.before else "",
        after=_address(place.id, seen.after) if seen.after else "",
        next_address=_next_address(place.id, seen),
        situation=writer.draw(own.situation, inline=True),
        task=writer.draw(own.task) if own.task else None,
        ask=seen.ask,
        bare=table is None,
        table=made.table_box(
            table, seen.count, answered=outcome is not None, show_holder=solved or not hides
        ),
        facts=made.facts(seen.result, trumps),
        asked=faces(words(), trumps, seen.cards) if seen.ask != "order" else (),
        hand=_hand(seen, trumps, given, outcome, chosen) if not rests else None,
        shown=_shown(seen, trumps, outcome, chosen)
        if rests or seen.ask not in made.OF_HAND
        else None,
        order=made.order_items(_order_now(seen, state), trumps) if seen.ask == "order" else (),
        options=made.options(seen, own, writer, trumps, kept("answer", state.answer or "")),
        number_value=kept("answer", state.answer or "")[:LONGEST_NUMBER],
        slip=slip,
        fresh=site().fragment and TOLD in request.args,
        line=refused or _line(seen, chosen, outcome),
        buttons=_buttons(seen, state, solved, rests),
        over=state.answer is not None or state.hints > 0,
        solved=solved,
        tries=state.tries,
        hints=state.hints,
        terms=writer.terms,
    )
    return show(
        context, "lesson/step.html", part="lesson/_step.html", status=422 if refused else 200
    )


def _trumps(lesson: Lesson, seen: StepView) -> Trumps | None:
    """Returns the trumps of a bare step's cards, where the lesson's table has any."""
    step = lesson.step(seen.step_id)
    table = step.table.over(lesson.table)
    if table.level is None:
        return None
    return Trumps.of(table.level, table.trump, lesson.rules_of(step))


def _chosen(
    seen: StepView, state: StepState, outcome: Outcome | None, refused: Line | None
) -> tuple[Card, ...]:
    """Returns the cards of the hand that are chosen: those of the form, or of the last answer."""
    if seen.ask not in made.OF_HAND:
        return ()
    if refused is not None:
        return read_cards(request.form)
    if request.args.getlist("card"):
        return kept_cards(seen.hand)
    if outcome is not None and state.answer:
        return tuple(Card(code) for code in state.answer.split())
    return ()


def _order_now(seen: StepView, state: StepState) -> tuple[Card, ...]:
    """Returns the cards to be ordered as they lie: as moved, as answered, or as at first."""
    if request.method == "POST":
        return _order(seen, read_cards(request.form))
    if moved := kept_cards(seen.cards):
        return _order(seen, moved)
    if state.answer:
        return _order(seen, tuple(Card(code) for code in state.answer.split()))
    return seen.cards


def _hand(
    seen: StepView,
    trumps: Trumps | None,
    given: list[Hint],
    outcome: Outcome | None,
    chosen: tuple[Card, ...],
) -> Hand | None:
    if seen.ask not in made.OF_HAND:
        return None
    pointed = [card for each in given for card in each.pointed]
    refused: tuple[Card, ...] = ()
    if outcome is not None:
        pointed = [*outcome.note.pointed] or pointed
        refused = outcome.note.refused
    return hand(words(), trumps, seen.hand, chosen=chosen, pointed=pointed, refused=refused)


def _shown(
    seen: StepView, trumps: Trumps | None, outcome: Outcome | None, chosen: tuple[Card, ...]
) -> Hand | None:
    cards = outcome.hand if outcome else seen.hand
    if not cards:
        return None
    right = chosen if outcome and outcome.right and seen.ask in ("pick", "bury") else ()
    return hand(words(), trumps, cards, pointed=right)


def _line(seen: StepView, chosen: tuple[Card, ...], outcome: Outcome | None) -> Line | None:
    if outcome is not None and outcome.solved:
        return None
    if seen.ask in made.OF_HAND:
        state, message = made.line_message(seen, len(chosen))
        return line(words(), state, message)
    messages = {"order": "ui-order-them", "number": "ui-enter-number", "choose": "ui-choose-one"}
    return Line("idle", ui(messages[seen.ask])) if seen.ask in messages else None


def _buttons(seen: StepView, state: StepState, solved: bool, rests: bool) -> tuple[Button, ...]:
    """Returns the buttons of an open question: hint, start over, and the one thing to do."""
    if solved or seen.ask in made.SHOWS:
        return ()
    buttons = []
    if state.hints < len(seen.hints):
        label = ui("ui-hint-number", number=state.hints + 1) if state.hints else ui("ui-hint")
        buttons.append(Button("hint", label, id="hint"))
    if rests:
        return (*buttons, Button("over", ui("ui-try-again"), primary=True, id="go"))
    if state.answer is not None or state.hints:
        buttons.append(Button("over", ui("ui-start-over"), icon="undo", wide_only=True, id="over"))
    verb = ui(VERBS.get(seen.ask, "ui-check"))
    return (*buttons, Button("answer", verb, primary=True, id="go"))


@blueprint.get("/<lesson_id>/done")
def done(lesson_id: str) -> Response:
    """Shows what is left of a lesson after its last step, and the way on."""
    place, lesson = _place(lesson_id)
    progress = _progress(lesson_id)
    person = learner()
    everything = store().progress(person.id) if person else {}
    left = tuple(link for link in _steps(place, "", progress) if link.state != "done")
    title = place_title(place)
    following = current_place(course(), everything)
    if following is place:
        following = None
    context = DonePage(
        title=title,
        heading=ui("ui-lesson-open", count=len(left)) if left else ui("ui-lesson-done"),
        text=place.prose[site().lang].summary,
        open_steps=left,
        next_lesson=place_title(following) if following else "",
        next_address=lesson_url(following, everything) if following else "",
    )
    return show(context, "lesson/done.html")
