"""The questions that are answered with a number, each worked out by the engine."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable

from engine.cards import points_in
from engine.following import Duty
from engine.scoring import LevelChange, Score, fines, level_change, multiplier
from engine.shapes import Shape, shape_of
from engine.trumps import Trumps
from engine.verdict import Owed
from tutor.course.model import NumberStep, Result
from tutor.course.plays import may_lead, runs_of_pairs
from tutor.course.position import Position
from tutor.course.questions import AnswerError, Judged, Question, QuestionError
from tutor.course.remembering import known_at
from tutor.words.message import say

NUMBER = re.compile(r"[×x*+]?\s*([-−]?[0-9]{1,6})")


class Number(Question):
    """A whole number."""

    def __init__(self, position: Position, step: NumberStep) -> None:
        super().__init__(position)
        self.step = step
        self.right = self._ways()[step.number]()

    def _ways(self) -> dict[str, Callable[[], int]]:
        hand = self.position.hand
        return {
            "trick-points": self._trick_points,
            "card-points": lambda: points_in(self.step.cards or ()),
            "hand-points": lambda: points_in(hand),
            "trump-count": lambda: sum(map(self._trumps().is_trump, hand)),
            "pair-count": lambda: sum(hand.count(card) == 2 for card in set(hand)),
            "tractor-pairs": self._longest,
            "cards-owed": lambda: self._duty().count,
            "suit-owed": lambda: self._owed().suit_cards,
            "pairs-owed": lambda: self._owed().pairs,
            "kitty-points": lambda: score_of(self.position).kitty_points,
            "kitty-multiplier": lambda: _whole_score(self.position).multiplier,
            "kitty-bonus": lambda: _whole_score(self.position).kitty_bonus,
            "attackers-total": lambda: total_of(self.position),
            "levels-up": lambda: change_of(self.position).gained,
            "trumps-out": lambda: known_at(self.position).trumps,
            "points-out": lambda: known_at(self.position).points_out,
            "cards-out": self._out,
        }

    def _trumps(self) -> Trumps:
        if self.position.trumps is None or not self.position.hand:
            raise QuestionError("expected a hand, and a level and trump")
        return self.position.trumps

    def _trick_points(self) -> int:
        trick = self.position.trick
        if trick is None or not trick.plays:
            raise QuestionError("expected a trick on the table")
        return trick.points

    def _out(self) -> int:
        asked = self.step.cards or ()
        return sum(card in asked for card in known_at(self.position).out)

    def _longest(self) -> int:
        length = 1
        while runs_of_pairs(self._trumps(), self.position.hand, length + 1):
            length += 1
        return length if length > 1 else 0

    def _duty(self) -> Duty:
        trick = self.position.open_trick
        if trick is None or not trick.plays:
            raise QuestionError("expected a lead that the learner is to follow")
        return Duty(self._trumps(), self.position.hand, trick.led)

    def _owed(self) -> Owed:
        return self._duty().owed

    def read(self, text: str) -> Hashable:
        """Returns the number; raises `AnswerError` for any other text."""
        match = NUMBER.fullmatch(text.strip()) if len(text) < 20 else None
        if not text.strip():
            raise AnswerError(say("error-missing-number"))
        if match is None:
            raise AnswerError(say("error-bad-number", text=text.strip()[:12]))
        return int(match[1].replace("−", "-"))

    def judge(self, answer: Hashable) -> Judged:
        """Compares with the number worked out."""
        return Judged(answer == self.right)

    def rights(self) -> tuple[str, ...]:
        """Gives the one right number."""
        return (str(self.right),)


def _result(position: Position) -> Result:
    if position.result is None:
        raise QuestionError("expected a result:")
    return position.result


def score_of(position: Position) -> Score:
    """Works out the attackers' score from the parts given in `result:`.

    A last trick whose winner is not named went to the attackers; what else is not given counts as
    nothing. Raises `QuestionError` where a kitty's factor would have to be guessed.
    """
    result = _result(position)
    kept = result.last_winner == "defenders"
    failed = {str(side): n for side, n in (result.failed_throws or {}).items()}
    asked = result.last_lead is not None or result.last_winner is not None
    return Score(
        trick_points=result.trick_points or 0,
        kitty_points=points_in(result.kitty or ()),
        multiplier=multiplier(position.rules, last_lead(position)) if asked and not kept else 0,
        fines=fines(position.rules, failed),
    )


def _whole_score(position: Position) -> Score:
    result = _result(position)
    if result.last_lead is None and result.last_winner is None:
        raise QuestionError("expected last_lead: in result, or last_winner: defenders")
    return score_of(position)


def last_lead(position: Position) -> Shape:
    """Returns the shape of the last trick's lead; raises `QuestionError` where it is not given."""
    result = _result(position)
    if position.trumps is None or result.last_lead is None:
        raise QuestionError("expected last_lead: in result, and a table with level and trump")
    if not may_lead(position.trumps, result.last_lead):
        raise QuestionError("last_lead: these cards cannot be led together")
    shape = shape_of(position.trumps, result.last_lead)
    assert shape is not None
    return shape


def total_of(position: Position) -> int:
    """Returns the attackers' total: as given, or worked out from its parts."""
    result = _result(position)
    if result.total is not None:
        return result.total
    if result.trick_points is None:
        raise QuestionError("expected total: or trick_points: in result")
    return (score_of(position) if result.kitty is None else _whole_score(position)).total


def change_of(position: Position) -> LevelChange:
    """Works out what the total does to levels and deal."""
    result = _result(position)
    if result.dealer is None or result.levels is None:
        raise QuestionError("expected dealer: and levels: in result")
    return level_change(total_of(position), result.dealer, result.levels)
