"""The review as it stands on a page: progress, counts, the plot, what was costly, all decisions.

It grows while grades come in, and is swapped as a whole; the result's page and the review's own
page hold the same part.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from engine.cards import Seat
from tutor.coach.decision import Decision
from tutor.coach.grade import COSTLY_FROM, Grade
from tutor.coach.graded import what_it_means
from tutor.coach.note import Tier
from tutor.coach.review import Moment, Recurring
from tutor.web.page import ui
from tutor.web.parts import Face
from tutor.web.review.naming import loss, seat_name, shown, tier_word, title
from tutor.web.review.opened import Opened
from tutor.web.review.plot import Plot, plot
from tutor.web.site import course, words
from tutor.web.standing import place_title


@dataclass(frozen=True, slots=True)
class Count:
    """A number with the word under it."""

    number: int
    label: str
    costly: bool = False


@dataclass(frozen=True, slots=True)
class CostCard:
    """A costly decision: where it was, what it cost, what was led and played, how it stands."""

    url: str
    title: str
    loss: str
    led_by: str
    led: tuple[Face, ...]
    own: tuple[Face, ...]
    done: str
    best: tuple[Face, ...]
    passes: bool


@dataclass(frozen=True, slots=True)
class Weak:
    """The one thing to practise."""

    title: str
    text: str
    lesson: str
    url: str


@dataclass(frozen=True, slots=True)
class Row:
    """A decision in the list of all."""

    number: int
    title: str
    url: str
    own: tuple[Face, ...]
    tier: str
    word: str
    loss: str


@dataclass(frozen=True, slots=True)
class Link:
    """Somewhere to go, with its words."""

    url: str
    text: str


@dataclass(frozen=True, slots=True)
class ReviewPart:
    """The review of a hand."""

    progress_url: str
    done: int
    total: int
    complete: bool
    progress: str
    counts: tuple[Count, ...]
    summary: str
    costly_from: str
    means: str
    plot: Plot | None
    costly: tuple[CostCard, ...]
    weak: Weak | None
    rows: tuple[Row, ...]
    moves_url: str
    save_url: str
    record_url: str
    link: str
    seat_url: str
    seats: tuple[tuple[str, str], ...]


def review_part(found: Opened) -> ReviewPart:
    """Returns the part as far as the decisions are graded."""
    review = found.review
    counts = review.counts
    numbers = {
        "total": counts.total,
        "forced": counts.forced,
        "choices": counts.choices,
        "costly": counts.costly,
    }
    return ReviewPart(
        progress_url=url_for("review.progress", review_id=found.id),
        done=counts.looked,
        total=counts.total,
        complete=counts.complete,
        progress=ui("review-progress", done=counts.looked, total=counts.total),
        counts=tuple(
            Count(number, ui(f"review-count-{name}", n=number), name == "costly" and number > 0)
            for name, number in numbers.items()
        ),
        summary=ui("review-summary", points=int(COSTLY_FROM), **numbers),
        costly_from=ui("review-costly-from", points=int(COSTLY_FROM)),
        means=next((words().text(what_it_means(g)) for _, g in review.known if g.worlds), ""),
        plot=plot(review),
        costly=tuple(_card(found, moment, grade) for moment, grade in review.costly),
        weak=_weak(review.recurring) if counts.complete else None,
        rows=tuple(_row(found, moment, grade) for moment, grade in review.pairs),
        moves_url=url_for("review.move", review_id=found.id, move=1),
        save_url=url_for("review.save", review_id=found.id),
        record_url=url_for("review.record", review_id=found.id),
        link=url_for("review.page", review_id=found.id, _external=True),
        seat_url=url_for("review.other_seat", review_id=found.id),
        seats=tuple((seat.name, seat_name(seat)) for seat in Seat if seat is not found.seat),
    )


def decision_url(found: Opened, moment: Moment) -> str:
    """Returns where a decision is asked again."""
    return url_for("review.decision", review_id=found.id, number=moment.number)


def _card(found: Opened, moment: Moment, grade: Grade) -> CostCard:
    trick = moment.view.trick
    led = trick.led if moment.asked is Decision.FOLLOW and trick else ()
    done = found.work.is_done(moment.number)
    again = found.work.tries.get(moment.number)
    state = ""
    if again is not None:
        state = ui("review-tried-best" if again == grade.best else "review-tried")
    elif done:
        state = ui("review-seen")
    return CostCard(
        url=decision_url(found, moment),
        title=title(moment),
        loss=loss(grade),
        led_by=ui("review-led", seat=trick.leader) if led and trick else "",
        led=shown(moment, led),
        own=shown(moment, moment.answer),
        done=state,
        best=shown(moment, grade.best) if done else (),
        passes=done and not grade.best,
    )


def _row(found: Opened, moment: Moment, grade: Grade | None) -> Row:
    if moment.move is not None:
        url = url_for("review.move", review_id=found.id, move=moment.move)
    else:
        url = decision_url(found, moment)
    return Row(
        number=moment.number,
        title=title(moment),
        url=url,
        own=shown(moment, moment.answer),
        tier=grade.tier.value if grade else "",
        word=tier_word(grade) if grade else ui("review-not-yet"),
        loss=loss(grade) if grade and grade.tier is not Tier.FORCED else "",
    )


def _weak(found: Recurring | None) -> Weak | None:
    if found is None:
        return None
    text = ui("review-weak-cost", times=found.times, points=round(found.points))
    lesson, url = "", ""
    ready = {place.id: place for place in course().ready}
    place = next((ready[each] for each in found.lessons if each in ready), None)
    if place is not None:
        lesson = place_title(place)
        url = url_for("lesson.begin", lesson_id=place.id)
    return Weak(ui(f"review-weak-{found.weakness}"), text, lesson, url)
