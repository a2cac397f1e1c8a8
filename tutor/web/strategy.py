"""The strategy guide's page: principles in words, each with a position that can be opened."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, url_for
from markupsafe import Markup

from tutor.coach.naming import named
from tutor.coach.status import status
from tutor.course.guide import Chapter, Principle, guide
from tutor.course.model import Lesson
from tutor.course.position import known_to_learner, position
from tutor.course.prose import Prose
from tutor.course.proving import best_of, proof_of
from tutor.web import build
from tutor.web.glossed import linked_rule
from tutor.web.page import Page, show, ui
from tutor.web.parts import Hand, TrumpTile
from tutor.web.position.link import position_url
from tutor.web.prose import Writer
from tutor.web.site import course, site, words
from tutor.words import say

blueprint = Blueprint("strategy", __name__)


@dataclass(frozen=True, slots=True)
class ExampleBox:
    """A position from a lesson: the table in a line, the hand, what is best, and two links.

    Before the first lead there is no position that could be opened.
    """

    trump: TrumpTile | None
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
    texts = [writer.draw(own.situation, inline=True)]
    texts += [writer.draw(own.task)] if own.task else []
    gist, *more = linked_rule(texts)
    return PrincipleBox(
        principle.id,
        number,
        own.title,
        principle.rules or "",
        gist,
        Markup("\n").join(more),
        _example(principle.example) if principle.example else None,
    )


def _example(name: str) -> ExampleBox | None:
    """Returns an example; nothing where the course has no such lesson."""
    lesson_id, _, step_id = name.partition("/")
    place = next((each for each in course().ready if each.id == lesson_id), None)
    if place is None or place.lesson is None:
        return None
    here = position(place.lesson, step_id)
    says, address = "", ""
    if here.open_trick is not None:
        view = known_to_learner(here)
        says, address = words().sentences(status(view)), position_url(view)
    trump = None
    if here.level is not None and here.trumps is not None:
        trump = build.trump_tile(words(), here.level, here.trumps.suit, here.trumps)
    return ExampleBox(
        trump=trump,
        says=says,
        hand=build.hand(words(), here.trumps, here.hand),
        best=_best(place.lesson, step_id),
        position_url=address,
        lesson=place.prose[site().lang].title,
        lesson_url=url_for("lesson.page", lesson_id=lesson_id, step_id=step_id),
    )


def _best(lesson: Lesson, step_id: str) -> str:
    """Says what the search has found, where the step is one that it answers."""
    step = lesson.step(step_id)
    proof, best = proof_of(step), best_of(step)
    trumps = position(lesson, step_id).trumps
    if proof is None or not best or trumps is None:
        return ""
    points, error = max(1, round(proof.gain.points)), max(1, round(proof.gain.error))
    told = "strategy-best" if len(best) == 1 else "strategy-best-one-of"
    return words().text(say(told, best=named(trumps, best[0]), p=points, se=error))
