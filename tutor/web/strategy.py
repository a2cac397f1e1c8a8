"""The strategy guide's page: principles in words, each with a position that can be opened."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, url_for
from markupsafe import Markup

from tutor.coach.naming import named
from tutor.coach.status import status
from tutor.course.guide import Chapter, Principle, guide
from tutor.course.model import Lesson, PlayStep
from tutor.course.position import known_to_learner, position
from tutor.course.prose import Prose
from tutor.web import build
from tutor.web.page import Page, show, ui
from tutor.web.parts import Hand, Term, TrumpTile
from tutor.web.position.link import position_url
from tutor.web.prose import Writer
from tutor.web.site import course, site, words
from tutor.words import say

blueprint = Blueprint("strategy", __name__)


@dataclass(frozen=True, slots=True)
class ExampleBox:
    """A position from a lesson: the table in a line, the hand, what is best, and two links."""

    trump: TrumpTile
    says: str
    hand: Hand
    best: str
    position_url: str
    lesson: str
    lesson_url: str


@dataclass(frozen=True, slots=True)
class PrincipleBox:
    """A principle with its number through all chapters."""

    id: str
    number: int
    title: str
    rules: str
    gist: Markup
    more: Markup
    example: ExampleBox | None


@dataclass(frozen=True, slots=True)
class ChapterBox:
    """A chapter of the guide."""

    id: str
    title: str
    gist: Markup
    principles: tuple[PrincipleBox, ...]


@dataclass(frozen=True, kw_only=True)
class StrategyPage(Page):
    """The guide."""

    heading: str
    intro: str
    chapters: tuple[ChapterBox, ...]
    terms: tuple[Term, ...]


@blueprint.get("/strategy")
def page() -> Response:
    """Shows the guide."""
    book = guide()
    prose = book.prose[site().lang]
    writer = Writer(None)
    chapters, number = [], 1
    for chapter in book.chapters:
        chapters.append(_chapter(chapter, number, prose, writer))
        number += len(chapter.principles)
    context = StrategyPage(
        title=ui("strategy-title"),
        heading=prose.title,
        intro=prose.summary,
        chapters=tuple(chapters),
        terms=writer.terms,
    )
    return show(context, "strategy.html")


def _chapter(chapter: Chapter, first: int, prose: Prose, writer: Writer) -> ChapterBox:
    own = prose.steps[chapter.id]
    return ChapterBox(
        chapter.id,
        own.title,
        writer.draw(own.situation, inline=True),
        tuple(
            _principle(each, number, prose, writer)
            for number, each in enumerate(chapter.principles, first)
        ),
    )


def _principle(principle: Principle, number: int, prose: Prose, writer: Writer) -> PrincipleBox:
    own = prose.steps[principle.id]
    return PrincipleBox(
        principle.id,
        number,
        own.title,
        principle.rules or "",
        writer.draw(own.situation, inline=True),
        writer.draw(own.task) if own.task else Markup(),
        _example(principle.example) if principle.example else None,
    )


def _example(name: str) -> ExampleBox | None:
    lesson_id, _, step_id = name.partition("/")
    place = course().place(lesson_id)
    assert place.lesson is not None
    view = known_to_learner(position(place.lesson, step_id))
    assert view.trumps is not None
    return ExampleBox(
        trump=build.trump_tile(words(), view.level, view.trumps.suit, view.trumps),
        says=words().sentences(status(view)),
        hand=build.hand(words(), view.trumps, view.hand),
        best=_best(place.lesson, step_id),
        position_url=position_url(view),
        lesson=place.prose[site().lang].title,
        lesson_url=url_for("lesson.page", lesson_id=lesson_id, step_id=step_id),
    )


def _best(lesson: Lesson, step_id: str) -> str:
    """Says what the search has found, where the step is one that it answers."""
    step = lesson.step(step_id)
    if not isinstance(step, PlayStep) or step.proof is None or not step.right:
        return ""
    trumps = position(lesson, step_id).trumps
    assert trumps is not None
    gain = step.proof.gain
    best = named(trumps, step.right[0])
    points, error = max(1, round(gain.points)), max(1, round(gain.error))
    told = "strategy-best" if len(step.right) == 1 else "strategy-best-one-of"
    return words().text(say(told, best=best, p=points, se=error))
