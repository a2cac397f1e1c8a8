"""Starting over, with the whole course or one lesson, after a page that says what is lost."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, url_for

from tutor.course.loader import Place
from tutor.web.forms import BadInput, shorten
from tutor.web.page import Page, go, show, ui
from tutor.web.site import course, learner, store
from tutor.web.standing import Standing, place_title, standing
from tutor.words import say

blueprint = Blueprint("reset", __name__, url_prefix="/reset")


@dataclass(frozen=True, kw_only=True)
class ResetPage(Page):
    """The question whether to start over; nothing is `lost` where there is nothing to lose."""

    heading: str
    lost: tuple[str, ...]
    stays: tuple[str, ...]
    address: str
    button: str


def _place(lesson_id: str) -> Place:
    try:
        return course().place(lesson_id)
    except KeyError:
        raise BadInput(say("error-no-lesson", text=shorten(lesson_id)), 404) from None


def _lost(places: tuple[Place, ...], now: Standing) -> tuple[str, ...]:
    """Says what progress there is in some lessons, a line each."""
    counts = {
        "course-lost-steps": sum(now.solved(place) for place in places),
        "course-lost-stars": sum(now.stars(place) for place in places),
        "course-lost-known": sum(place.id in now.known for place in places),
    }
    lines = tuple(ui(line, count=count) for line, count in counts.items() if count)
    # Answers without a solved step are forgotten too, but there is nothing of them to count.
    tried = any(place.id in now.progress for place in places)
    return lines or ((ui("course-lost-answers"),) if tried else ())


def _page(place: Place | None) -> ResetPage:
    now = standing()
    stays = [ui("course-stays")]
    if place is None:
        heading = button = ui("course-reset-course")
        address = url_for("reset.reset")
    else:
        heading = ui("course-reset-title", lesson=place_title(place))
        button = ui("course-reset-lesson")
        address = url_for("reset.reset", lesson_id=place.id)
        stays.insert(0, ui("course-stays-lessons"))
    return ResetPage(
        title=heading,
        heading=heading,
        lost=_lost((place,) if place else course().ready, now),
        stays=tuple(stays),
        address=address,
        button=button,
    )


@blueprint.get("/")
@blueprint.get("/<lesson_id>")
def ask(lesson_id: str = "") -> Response:
    """Asks whether the course, or one lesson, is to be started over."""
    return show(_page(_place(lesson_id) if lesson_id else None), "reset.html")


@blueprint.post("/")
@blueprint.post("/<lesson_id>")
def reset(lesson_id: str = "") -> Response:
    """Forgets the progress in the course, or in one lesson."""
    place = _place(lesson_id) if lesson_id else None
    if (person := learner()) is not None:
        store().reset_progress(person.id, place.id if place else None)
    return go(url_for("home.page", said="reset"))
