"""The first page: the course as two hands of cards, where one stands in it, and the way on.

Also leads to the step to go on with from anywhere (``/continue``). Where a visitor stands is
`tutor.web.standing`'s, the tests are `tutor.web.know`'s, starting over is `tutor.web.reset`'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from flask import Blueprint, Response, request, url_for

from engine.cards import Card, Suit
from tutor.course.exam import deck_exam_id
from tutor.course.loader import Course, Place
from tutor.store.store import RUNNING
from tutor.web.build import face
from tutor.web.page import Page, go, show, ui
from tutor.web.parts import Stop
from tutor.web.site import course, learner, site, store, words
from tutor.web.standing import (
    Standing,
    lesson_stars,
    lesson_url,
    place_title,
    standing,
    step_links,
)

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
DECK_TEXTS = {"first": "course-deck-first", "second": "course-deck-second"}
SAID = {"reset": "ui-progress-reset"}


@dataclass(frozen=True, slots=True)
class Unit:
    """Some places in a row, under one suit."""

    suit: str
    title: str
    count: str
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """Thirteen places; `open` when one of them can be begun, `count` says how many are done.

    `advice` is said before a deck whose turn has not come, with the address of its test.
    """

    id: str
    title: str
    note: str
    units: tuple[Unit, ...]
    open: bool
    count: str = ""
    advice: str = ""
    test_url: str = ""


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
    begun: bool
    """There is progress that could be reset."""


def _stop(place: Place, suit: Suit, now: Standing, current: Place | None) -> Stop:
    card = face(words(), None, Card(suit + place.rank))
    title = place_title(place)
    if place.lesson is None:
        return Stop(place.id, card, title, "later")
    done, total = now.solved(place), len(place.lesson.steps)
    is_done = now.is_done(place)
    state = "done" if is_done else "now" if place is current else "open"
    known = is_done and not now.is_finished(place)
    note = ""
    if known:
        note = ui("course-known")
    elif 0 < done < total:
        note = ui("ui-steps-done", done=done, total=total)
    return Stop(
        place.id,
        card,
        title,
        state,
        lesson_url(place, now),
        note,
        known=known,
        stars=lesson_stars(place, now),
        summary=place.prose[site().lang].summary,
        steps=step_links(place, now),
        test_url="" if is_done or not place.lesson.test else _test_url(place.id),
        reset_url=url_for("reset.ask", lesson_id=place.id) if done or known else "",
    )


def _test_url(exam_id: str) -> str:
    return url_for("know.page", exam_id=exam_id)


def _suits(deck: str, count: int) -> Iterator[tuple[Suit, str]]:
    """Gives every place of a deck its suit and the label of its unit."""
    units = UNITS.get(deck, ())
    if sum(number for _, number, _ in units) != count:
        units = ((Suit.SPADES, count, DECK_TITLES[deck]),)
    for suit, number, label in units:
        yield from ((suit, label) for _ in range(number))


def _deck(deck: str, places: tuple[Place, ...], now: Standing, current: Place | None) -> Deck:
    units: dict[str, list[tuple[Place, Stop]]] = {}
    suits: dict[str, Suit] = {}
    for place, (suit, label) in zip(places, _suits(deck, len(places)), strict=True):
        units.setdefault(label, []).append((place, _stop(place, suit, now, current)))
        suits[label] = suit
    made = tuple(
        Unit(
            suits[label].lower(),
            ui(label),
            _count([place for place, _ in pairs], now),
            tuple(stop for _, stop in pairs),
        )
        for label, pairs in units.items()
    )
    title = ui(DECK_TITLES[deck])
    if all(place.later for place in places):
        return Deck(deck, title, ui("ui-deck-later"), made, open=False)
    test = _test_url(deck_exam_id(deck)) if deck in course().tests else ""
    total = len(course().tests[deck].questions) if test else 0
    advised = not test or all(now.is_done(place) for place in _before(course(), deck))
    return Deck(
        deck,
        title,
        ui(DECK_TEXTS[deck]),
        made,
        open=True,
        count=_count(places, now),
        advice="" if advised else ui("course-deck-advice", total=total),
        test_url="" if advised else test,
    )


def _before(lessons: Course, deck: str) -> Iterator[Place]:
    """Gives the lessons of the decks before a deck."""
    for name, places in lessons.decks.items():
        if name == deck:
            return
        yield from (place for place in places if not place.later)


def _count(places: tuple[Place, ...] | list[Place], now: Standing) -> str:
    """Says how many of the lessons that are there are done; nothing where there is none."""
    ready = [place for place in places if not place.later]
    if not ready:
        return ""
    return ui("ui-done-of", done=sum(now.is_done(place) for place in ready), total=len(ready))


def _go_on(lessons: Course, now: Standing, current: Place | None) -> Link | None:
    place = current or (lessons.ready[0] if lessons.ready else None)
    if place is None or place.lesson is None:
        return None
    title = place_title(place)
    url = lesson_url(place, now)
    if current is None:
        return Link(url, ui("ui-again-lesson", lesson=title))
    ids = [step.id for step in place.lesson.steps]
    number = ids.index(now.next_step(place)) + 1
    sub = ui("ui-step-of", number=number, total=len(ids))
    text = ui("ui-continue-lesson" if now.begun else "ui-begin", lesson=title)
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
    lessons, now = course(), standing()
    current = now.current(lessons)
    decks = tuple(_deck(name, places, now, current) for name, places in lessons.decks.items())
    held = next((deck for deck in decks if current and deck.id == current.deck), decks[0])
    said = SAID.get(request.args.get("said", ""))
    context = HomePage(
        title=ui("ui-home-title"),
        notice=ui(said) if said else "",
        arc=tuple(stop for unit in held.units for stop in unit.stops),
        decks=decks,
        go_on=_go_on(lessons, now, current),
        practice=_practice(),
        begun=now.begun,
    )
    return show(context, "home.html")


@blueprint.get("/continue")
def resume() -> Response:
    """Leads to the step to go on with; to the course when all is done."""
    lessons, now = course(), standing()
    current = now.current(lessons)
    return go(lesson_url(current, now) if current else url_for("home.page"))
