"""The questions that are answered as at the table: cards to play, cards to bury."""

from __future__ import annotations

from collections.abc import Hashable

from engine.actions import Play as PlayAction
from engine.burying import judge_burial
from engine.cards import format_cards
from engine.verdict import LEGAL
from tutor.course.model import BuryStep, PlayStep
from tutor.course.plays import after, canonical, is_right_play, right_plays, trick_finished
from tutor.course.position import Position
from tutor.course.questions import Judged, Question, QuestionError, as_cards, read_cards


class Play(Question):
    """A lead, or a play to the trick on the table."""

    def __init__(self, position: Position, step: PlayStep) -> None:
        super().__init__(position)
        if position.deal is None or position.open_trick is None:
            raise QuestionError("expected a trick in which the learner is to play")
        self.deal, self.step = position.deal, step
        self.count = len(position.open_trick.led) or None

    def read(self, text: str) -> Hashable:
        """Returns the cards, sorted; whether they are held is the engine's to say."""
        return canonical(read_cards(text))

    def judge(self, answer: Hashable) -> Judged:
        """Asks the engine, then whether the play does what the step wants."""
        cards, learner = as_cards(answer), self.position.learner
        verdict = self.deal.judge(PlayAction(learner, cards))
        if not verdict.legal:
            return Judged(False, verdict)
        right = is_right_play(self.deal, learner, self.step, cards)
        later = after(self.deal, learner, cards)
        if self.step.judge == "best":
            # What comes of it is the lesson: the others play the trick to its end.
            later = trick_finished(later)
        return Judged(right, LEGAL, after=later)

    def rights(self) -> tuple[str, ...]:
        """Lists every right play; of leads only those of one shape."""
        return tuple(map(format_cards, right_plays(self.deal, self.position.learner, self.step)))


class Bury(Question):
    """Cards for the kitty, out of the dealer's hand."""

    def __init__(self, position: Position, step: BuryStep) -> None:
        super().__init__(position)
        self.step, self.count = step, step.count
        if position.trumps is None:
            raise QuestionError("expected a table with level and trump")
        trumps = position.trumps
        self.good = [
            card
            for card in trumps.sorted(position.hand)
            if step.judge == "legal"
            or not (card.points or (step.judge == "cheap" and trumps.is_trump(card)))
        ]
        if len(self.good) < step.count:
            raise QuestionError(f"expected {step.count} cards or more to bury in the hand")

    def read(self, text: str) -> Hashable:
        """Returns the cards, sorted."""
        return canonical(read_cards(text))

    def judge(self, answer: Hashable) -> Judged:
        """Asks the engine, then whether only cards go that the step lets go."""
        cards = as_cards(answer)
        verdict = judge_burial(self.position.hand, cards, self.step.count)
        return Judged(verdict.legal and all(card in self.good for card in cards), verdict)

    def rights(self) -> tuple[str, ...]:
        """Gives one right burial, of the lowest cards."""
        return (format_cards(canonical(self.good[-self.step.count :])),)
