"""What a lesson lets the coach say: of a play or a burial, and how a score is worked out.

The sentences are the coach's; which of them belong to an answer is decided here.
"""

from __future__ import annotations

from engine.cards import Seat
from engine.deal import Deal
from tutor.coach import Note, Tier, explain, refusals, result
from tutor.course.counting import change_of, last_lead, score_of, total_of
from tutor.course.model import BuryStep, NumberStep, PlayStep, Step
from tutor.course.plays import table_of
from tutor.course.position import Position
from tutor.course.proving import proof_of
from tutor.course.questions import Judged, read_cards
from tutor.words.message import Message, say

LEVEL_QUESTIONS = {
    "levels-up",
    "next-dealer",
    "next-level",
    "team-level",
    "outcome",
    "match-winner",
}
FOR_NOW = {"trick-held", "trick-wins-now"}
KITTY_QUESTIONS = {"kitty-bonus", "attackers-total"}


def on_play(
    step: PlayStep | BuryStep,
    here: Position,
    answer: str,
    judged: Judged,
    tier: Tier,
    cites: tuple[str, ...],
) -> Note:
    """Says why a play or a burial is refused, or what a legal play does and who holds the trick.

    A refusal rests on the rule it breaks, anything else on the paragraphs of the step.
    """
    cards, verdict = read_cards(answer), judged.verdict
    assert verdict is not None
    if isinstance(step, BuryStep):
        if not verdict.legal:
            return Note(tier, (refusals.burial(cards, verdict),), cites, refused=verdict.offending)
        return Note(tier, explain.explain_burial(here.trumps, here.hand, cards).messages, cites)
    if judged.after is not None:
        done = _deed(here, judged.after)
        return Note(tier, (*cost(step, answer), *done), cites)
    assert here.deal is not None
    return explain.explain_refused(here.deal.view(here.learner), cards, verdict)


def cost(step: Step, answer: str) -> tuple[Message, ...]:
    """Says what an expected wrong answer gives away, where the search has said so."""
    proof = proof_of(step)
    for text, margin in (proof.costs if proof else {}).items():
        if sorted(text.split()) == sorted(answer.split()):
            points, error = max(1, round(margin.points)), max(1, round(margin.error))
            return (say("grade-cost", p=points, se=error),)
    return ()


def _deed(here: Position, after: Deal) -> tuple[Message, ...]:
    """Says what the learner's play did; who held the trick then is not said of a finished one."""
    table = table_of(after)
    trick = table.trick if table.trick.plays else table.tricks[-1]
    at = (here.learner - trick.leader) % 4
    said = explain.explain_played(table.trumps, trick, at).messages
    if trick.complete and at < len(Seat) - 1:
        return tuple(each for each in said if each.id not in FOR_NOW)
    return said


def working(step: Step, here: Position, answer: str, judged: Judged) -> tuple[Message, ...]:
    """Says how the answer about a score or its levels is worked out, once it was found."""
    asked = step.number if isinstance(step, NumberStep) else getattr(step, "choose", "")
    if not judged.right:
        return cost(step, answer)
    if asked in LEVEL_QUESTIONS:
        return (result.levels(total_of(here), change_of(here)),)
    if asked in KITTY_QUESTIONS and _whole(here):
        return (result.kitty(score_of(here), last_lead(here)),)
    return ()


def _whole(here: Position) -> bool:
    """Tells whether all is given that the coach's sentence about the kitty names."""
    given = here.result
    if given is None or given.kitty is None or given.last_lead is None:
        return False
    return given.trick_points is not None or given.last_winner == "defenders"
