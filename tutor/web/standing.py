"""Where a visitor stands in the course: what is done or known, its stars, and how to go on.

Reads the store once a request; pages ask a `Standing`. What a step asks is `tutor.course`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from flask import url_for

from tutor.course.loader import Course, Place
from tutor.course.model import Step
from tutor.store import StepProgress
from tutor.web.page import ui
from tutor.web.parts import Stars, StepLink
from tutor.web.site import learner, site, store

Progress = Mapping[str, Mapping[str, StepProgress]]
MOST_STARS = 3
FEW_SLIPS = 2
"""With so many questions that were not clean a lesson still has two stars."""
SHOWS = {"read", "watch"}
"""The steps that ask nothing."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A learner's way through the course; nothing of it for a newcomer."""

    progress: Progress = field(default_factory=dict)
    known: frozenset[str] = frozenset()
    last: str | None = None
    """The lesson in which something was answered last."""

    @property
    def begun(self) -> bool:
        """Tells whether there is anything to forget."""
        return bool(self.progress or self.known)

    def is_solved(self, place: Place, step: Step) -> bool:
        """Tells whether a step was solved."""
        done = self.progress.get(place.id, {}).get(step.id)
        return done is not None and done.solved

    def solved(self, place: Place) -> int:
        """Counts the steps of a lesson that were solved."""
        steps = place.lesson.steps if place.lesson else ()
        return sum(self.is_solved(place, step) for step in steps)

    def is_finished(self, place: Place) -> bool:
        """Tells whether every step of a lesson was solved."""
        return place.lesson is not None and self.solved(place) == len(place.lesson.steps)

    def is_done(self, place: Place) -> bool:
        """Tells whether a lesson is done with: every step solved, or turned over by a test."""
        return self.is_finished(place) or (place.lesson is not None and place.id in self.known)

    def stars(self, place: Place) -> int:
        """Returns the stars of a finished lesson, 1 to 3; 0 for any other.

        A question is clean when its first answer was right and no hint was asked for. All clean are
        three stars, up to two others two, and every finished lesson has one.
        """
        if place.lesson is None or not self.is_finished(place):
            return 0
        done = self.progress[place.id]
        slips = sum(not done[s.id].clean for s in place.lesson.steps if s.ask not in SHOWS)
        return 3 if slips == 0 else 2 if slips <= FEW_SLIPS else 1

    def next_step(self, place: Place) -> str:
        """Returns the id of the step to go on with: the first unsolved one, or the first."""
        assert place.lesson is not None
        steps = place.lesson.steps
        return next((s.id for s in steps if not self.is_solved(place, s)), steps[0].id)

    def current(self, course: Course) -> Place | None:
        """Returns the lesson to go on with; None when all are done.

        It is the one answered in last, or the next that is not done, as the course runs.
        """
        places = course.ready
        at = next((n for n, place in enumerate(places) if place.id == self.last), 0)
        in_turn = (*places[at:], *places[:at])
        return next((place for place in in_turn if not self.is_done(place)), None)


def standing() -> Standing:
    """Returns where the visitor stands."""
    person = learner()
    if person is None:
        return Standing()
    here = store()
    return Standing(
        here.progress(person.id), here.known_lessons(person.id), here.last_lesson(person.id)
    )


def place_title(place: Place) -> str:
    """Returns a lesson's title in the visitor's language, of one still to come too."""
    if place.lesson is None:
        return ui("ui-later")
    return place.prose[site().lang].title


def step_address(lesson_id: str, step_id: str) -> str:
    """Returns the address of a step."""
    return url_for("lesson.page", lesson_id=lesson_id, step_id=step_id)


def lesson_url(place: Place, standing: Standing) -> str:
    """Returns the address of the step to go on with."""
    return step_address(place.id, standing.next_step(place))


def step_links(place: Place, now: Standing, here: str = "") -> tuple[StepLink, ...]:
    """Returns the steps of a lesson with how far one is; `here` is the step that is shown."""
    prose = place.prose[site().lang]
    assert place.lesson is not None
    links = []
    for step in place.lesson.steps:
        state = "now" if step.id == here else "done" if now.is_solved(place, step) else "later"
        title = prose.steps[step.id].title
        links.append(StepLink(title, step_address(place.id, step.id), state, step.id == here))
    return tuple(links)


def lesson_stars(place: Place, now: Standing) -> Stars | None:
    """Returns the stars of a finished lesson; None for any other."""
    count = now.stars(place)
    if not count:
        return None
    return Stars(count, MOST_STARS, ui("course-stars", count=count, most=MOST_STARS))
