"""The first page: the course as a hand of cards, where one stands in it, and the way to a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from flask import Blueprint, Response, url_for

from engine.cards import Card, Suit
from tutor.course.loader import Course, Place
from tutor.store import StepProgress
from tutor.store.store import RUNNING
from tutor.web.build import face
from tutor.web.page import Page, show, ui
from tutor.web.parts import Stop
from tutor.web.site import course, learner, site, store, words

blueprint = Blueprint("home", __name__)

UNITS: Mapping[str, tuple[tuple[Suit, int, str], ...]] = {
    "first": (
        (Suit.SPADES, 4, "ui-unit-first-1"),
        (Suit.HEARTS, 3, "ui-unit-first-2"),
        (Suit.CLUBS, 4, "ui-unit-first-3"),
        (Suit.DIAMONDS, 2, "ui-unit-first-4"),
    ),
    "second": (
        (Suit.SPADES, 4, "ui-unit-second-1"),
        (Suit.HEARTS, 4, "ui-unit-second-2"),
        (Suit.CLUBS, 3, "ui-unit-second-3"),
        (Suit.DIAMONDS, 2, "ui-unit-second-4"),
    ),
}
"""How the thirteen places of a deck are told apart: suit, number of places, label."""
DECK_TITLES = {"first": "ui-deck-first", "second": "ui-deck-second"}
Progress = Mapping[str, Mapping[str, StepProgress]]


@dataclass(frozen=True, slots=True)
class Unit:
    """Some places in a row, under one suit."""

    suit: str
    title: str
    count: str
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """Thirteen places; `open` when one of them can be begun."""

    id: str
    title: str
    note: str
    units: tuple[Unit, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class Link:
    """A link with a second, smaller line."""

    url: str
    text: str
    sub: str = ""


@dataclass(frozen=True, kw_only=True)
class HomePage(Page):
    """The course and what to do next."""

    arc: tuple[Stop, ...]
    decks: tuple[Deck, ...]
    go_on: Link | None
    practice: Link


def solved_steps(place: Place, progress: Progress) -> int:
    """Counts the steps of a lesson that were solved."""
    if place.lesson is None:
        return 0
    done = progress.get(place.id, {})
    return sum(step.id in done and done[step.id].solved for step in place.lesson.steps)


def is_done(place: Place, progress: Progress) -> bool:
    """Tells whether every step of a lesson was solved."""
    return place.lesson is not None and solved_steps(place, progress) == len(place.lesson.steps)


def first_open_step(place: Place, progress: Progress) -> str:
    """Returns the id of the step to go on with: the first unsolved one, or the first."""
    assert place.lesson is not None
    done = progress.get(place.id, {})
    steps = place.lesson.steps
    return next((s.id for s in steps if s.id not in done or not done[s.id].solved), steps[0].id)


def current_place(course: Course, progress: Progress) -> Place | None:
    """Returns the lesson to go on with: the first unfinished one."""
    return next((place for place in course.ready if not is_done(place, progress)), None)


def place_title(place: Place) -> str:
    """Returns a lesson's title in the visitor's language, of one still to come too."""
    if place.lesson is None:
        return ui(place.title_id)
    return place.prose[site().lang].title


def lesson_url(place: Place, progress: Progress) -> str:
    """Returns the address of the step to go on with."""
    return url_for("lesson.page", lesson_id=place.id, step_id=first_open_step(place, progress))


def _stop(place: Place, suit: Suit, progress: Progress, now: Place | None) -> Stop:
    card = face(words(), None, Card(suit + place.rank))
    title = place_title(place)
    if place.lesson is None:
        return Stop(card, title, "later", note=ui("ui-later"))
    done, total = solved_steps(place, progress), len(place.lesson.steps)
    state = "done" if done == total else "now" if place is now else "open"
    note = ui("ui-steps-done", done=done, total=total) if 0 < done < total else ""
    return Stop(card, title, state, lesson_url(place, progress), note)


def _suits(deck: str, count: int) -> Iterator[tuple[Suit, str]]:
    """Gives every place of a deck its suit and the label of its unit."""
    units = UNITS.get(deck, ())
    if sum(number for _, number, _ in units) != count:
        units = ((Suit.SPADES, count, DECK_TITLES[deck]),)
    for suit, number, label in units:
        yield from ((suit, label) for _ in range(number))


def _deck(deck: str, places: tuple[Place, ...], progress: Progress, now: Place | None) -> Deck:
    units: dict[str, list[tuple[Place, Stop]]] = {}
    suits: dict[str, Suit] = {}
    for place, (suit, label) in zip(places, _suits(deck, len(places)), strict=True):
        units.setdefault(label, []).append((place, _stop(place, suit, progress, now)))
        suits[label] = suit
    made = tuple(
        Unit(
            suits[label].lower(),
            ui(label),
            _count([place for place, _ in pairs], progress),
            tuple(stop for _, stop in pairs),
        )
        for label, pairs in units.items()
    )
    is_open = any(not place.later for place in places)
    title = ui(DECK_TITLES[deck])
    return Deck(deck, title, "" if is_open else ui("ui-deck-later"), made, is_open)


def _count(places: list[Place], progress: Progress) -> str:
    """Says how many of the lessons that are there are done; nothing where there is none."""
    ready = [place for place in places if not place.later]
    if not ready:
        return ""
    return ui("ui-done-of", done=sum(is_done(place, progress) for place in ready), total=len(ready))


def _go_on(course: Course, progress: Progress, now: Place | None) -> Link | None:
    place = now or (course.ready[0] if course.ready else None)
    if place is None or place.lesson is None:
        return None
    title = place_title(place)
    url = lesson_url(place, progress)
    if now is None:
        return Link(url, ui("ui-again-lesson", lesson=title))
    started = progress.get(place.id)
    ids = [step.id for step in place.lesson.steps]
    number = ids.index(first_open_step(place, progress)) + 1
    sub = ui("ui-step-of", number=number, total=len(ids))
    begun = bool(started) or place is not course.ready[0]
    text = ui("ui-continue-lesson" if begun else "ui-begin", lesson=title)
    return Link(url, text, sub)


def _practice() -> Link:
    """Leads to the match left open, the newest first, or to a new one."""
    person = learner()
    rows = store().hands(person.id, limit=5) if person else []
    running = next((row for row in rows if row.status == RUNNING), None)
    if running is None:
        return Link(url_for("practice.new"), ui("ui-play-practice"))
    return Link(url_for("practice.table", match_id=running.id), ui("ui-continue-practice"))


@blueprint.get("/")
def page() -> Response:
    """Shows the course."""
    lessons = course()
    person = learner()
    progress = store().progress(person.id) if person else {}
    now = current_place(lessons, progress)
    decks = tuple(_deck(name, places, progress, now) for name, places in lessons.decks.items())
    context = HomePage(
        title=ui("ui-home-title"),
        arc=tuple(stop for unit in decks[0].units for stop in unit.stops),
        decks=decks,
        go_on=_go_on(lessons, progress, now),
        practice=_practice(),
    )
    return show(context, "home.html")
