"""A lesson is a pure function: (lesson, step, answer) → what comes of it.

The page, the tests and the linter call the same one. Browsing back and forth is no answer and
does not come here; nothing is remembered.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.cards import Card, format_cards
from engine.players import ClubPlayer
from engine.verdict import Verdict
from tutor.coach import Note, Tier, nod
from tutor.course import saying
from tutor.course.asking import make_question
from tutor.course.model import BuryStep, Lesson, PlayStep, Step
from tutor.course.position import Position, position
from tutor.course.prose import Prose, Text
from tutor.course.questions import AnswerError, Judged, Question
from tutor.course.view import StepView, TableView, hand_view, table_view, view
from tutor.words.message import Message, say

__all__ = ["AnswerError", "Hint", "Outcome", "StepView", "example", "hint", "run", "view"]


@dataclass(frozen=True)
class Outcome:
    """What an answer brings.

    `headline` is the word beside the emblem: a nod, "Not yet", "Not allowed". `note` is what the
    coach says of a play and what is amiss with any other answer; for a right answer, how it is
    worked out. `section` is the key of the prose that belongs to the answer (``right``, ``wrong``
    or ``try: …``); a step need not have it. `table` and `hand` are to be shown now: after a play
    that the rules allow, with it on the table. `verdict` is the engine's, on a play or a burial.
    """

    right: bool
    headline: Message | None
    note: Note
    section: str | None
    verdict: Verdict | None
    table: TableView | None
    hand: tuple[Card, ...]

    @property
    def solved(self) -> bool:
        """Tells whether the step is done with."""
        return self.right


@dataclass(frozen=True)
class Hint:
    """A rung of the ladder: its text, and the cards of the hand that the text names."""

    rung: str
    text: Text
    pointed: tuple[Card, ...]


def run(lesson: Lesson, step_id: str, answer: str = "") -> Outcome:
    """Judges an answer to a step: cards parted by spaces, a number or an option.

    A step that only shows something is solved by any answer. Raises KeyError for no step of this
    lesson and `AnswerError`, with a message for the learner, for what is no answer at all.
    """
    step = lesson.step(step_id)
    here = position(lesson, step_id)
    asked = make_question(step, here)
    if asked is None:
        table = None if step.bare else table_view(step, here, here.deal)
        return Outcome(
            True, None, Note(Tier.INFO, ()), None, None, table, hand_view(step, here, here.deal)
        )
    given = asked.read(answer)
    judged = asked.judge(given)
    now = judged.after or here.deal
    cites = step.cites if step.cites is not None else lesson.cites
    return Outcome(
        right=judged.right,
        headline=_headline(lesson, step, judged),
        note=_note(step, here, answer, judged, cites),
        section="right" if judged.right else _section(step, asked, given),
        verdict=judged.verdict,
        table=None if step.bare else table_view(step, here, now, played=now is not here.deal),
        hand=hand_view(step, here, now),
    )


def _headline(lesson: Lesson, step: Step, judged: Judged) -> Message:
    if judged.right:
        number = [each.id for each in lesson.steps].index(step.id)
        # The nod in the middle is about a card that was played.
        return nod(number if isinstance(step, PlayStep) else number % 2 * 2)
    if judged.verdict and not judged.verdict.legal:
        return say("lesson-not-allowed")
    return say("lesson-not-yet")


def _section(step: Step, asked: Question, given: object) -> str:
    for text in step.tries:
        if asked.read(text) == given:
            return f"try: {text}"
    return "wrong"


def _note(step: Step, here: Position, answer: str, judged: Judged, cites: tuple[str, ...]) -> Note:
    tier = Tier.YES if judged.right else Tier.NO
    if isinstance(step, PlayStep | BuryStep) and judged.verdict:
        return saying.on_play(step, here, answer, judged, tier, cites)
    return Note(tier, judged.reasons or saying.working(step, here, answer, judged), cites)


def hint(lesson: Lesson, step_id: str, rung: str, prose: Prose) -> Hint:
    """Returns a hint that the lesson words, in one language; raises KeyError for no such rung."""
    step = lesson.step(step_id)
    text = prose.steps[step_id].sections[rung]
    left = list(hand_view(step, position(lesson, step_id), None))
    pointed = []
    for card in (card for group in text.cards for card in group):
        if rung == "cards" and card in left:
            left.remove(card)
            pointed.append(card)
    return Hint(rung, text, tuple(pointed))


def example(lesson: Lesson, step_id: str) -> str:
    """Returns a right answer of a step, as a text; raises KeyError where nothing is asked.

    Of several right plays it is the club player's own, where that is among them.
    """
    step, here = lesson.step(step_id), position(lesson, step_id)
    asked = make_question(step, here)
    if asked is None:
        raise KeyError(step_id)
    rights = asked.rights()
    if isinstance(step, PlayStep) and here.deal is not None and len(rights) > 1:
        played = ClubPlayer(Random(step_id)).play(here.deal.view(here.learner))
        if asked.judge(asked.read(format_cards(played))).right:
            return format_cards(played)
    return rights[0]
