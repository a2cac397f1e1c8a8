"""What a finished hand teaches one seat: its decisions with their grades, and what to look at.

The decisions come from `tutor.practice.reviewing`, which may look at the hand; here there are only
Views, answers and grades, and what follows from them: counts, the line of the expected result, the
costly decisions and the one weakness they have in common.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.cards import Card
from engine.view import View
from tutor.coach.decision import Decision, decision
from tutor.coach.grade import Grade, forced, grade, key
from tutor.coach.note import LOST, Tier
from tutor.coach.reasons import Tone, Weakness, reasons

FORCED = Grade(Tier.FORCED, (), (), 0.0, 0.0, 0.0, 0.0, 0)


@dataclass(frozen=True)
class Moment:
    """A decision that a seat made: what it knew, what it answered, where in the hand that was.

    `number` counts the seat's decisions from 1; `trick` is 0 before the first lead. `move` is the
    move of the hand that the answer was (from 1), None where passing left no trace.
    """

    number: int
    view: View
    answer: tuple[Card, ...]
    trick: int
    move: int | None

    @cached_property
    def asked(self) -> Decision:
        """What was to be decided."""
        found = decision(self.view)
        assert found is not None, "a moment is a decision of its seat"
        return found

    @cached_property
    def key(self) -> str:
        """Where the grade of the answer is kept."""
        return key(self.view, self.answer)

    @cached_property
    def forced(self) -> bool:
        """Tells whether the rules allowed one answer only."""
        return forced(self.view) is not None

    def graded(self) -> Grade:
        """Grades the answer; this is what takes time."""
        return grade(self.view, self.answer)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many decisions there were, of which kinds, and how many were looked at so far."""

    total: int
    forced: int
    choices: int
    costly: int
    looked: int

    @property
    def complete(self) -> bool:
        """Tells whether every decision was looked at."""
        return self.looked == self.total


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the line of the expected result: after which trick, how many points.

    `moment` is the decision it was reckoned at; None for the real result.
    """

    trick: int
    points: float
    moment: Moment | None = None
    loss: float = 0.0


@dataclass(frozen=True, slots=True)
class Recurring:
    """The weakness behind most of the lost points: how often, how many, the lessons that help.

    `lessons` are places of the course, the most to the point first.
    """

    weakness: Weakness
    times: int
    points: float
    lessons: tuple[str, ...]


Graded = tuple[Moment, Grade | None]


@dataclass(frozen=True)
class Review:
    """The decisions of one seat with their grades, as far as they are known.

    `result` is the attackers' real total, `tricks` how many tricks the hand had. Each moment in
    which the seat could declare is graded, but all of them count as one decision (`pairs`).
    """

    moments: tuple[Moment, ...]
    grades: tuple[Grade | None, ...]
    result: int
    tricks: int

    @staticmethod
    def of(
        moments: Sequence[Moment], kept: Mapping[str, Mapping[str, Any]], result: int, tricks: int
    ) -> Review:
        """Puts a review together out of the grades that were kept by their keys."""
        grades = tuple(_kept(moment, kept) for moment in moments)
        return Review(tuple(moments), grades, result, tricks)

    @cached_property
    def _graded(self) -> tuple[Graded, ...]:
        return tuple(zip(self.moments, self.grades, strict=True))

    @cached_property
    def pairs(self) -> tuple[Graded, ...]:
        """The decisions with their grades; declaring is one, told by the moment that cost most."""
        bids = [pair for pair in self._graded if pair[0].asked is Decision.DECLARE]
        others = [pair for pair in self._graded if pair[0].asked is not Decision.DECLARE]
        return tuple([_declaring(bids), *others] if bids else others)

    @cached_property
    def known(self) -> tuple[tuple[Moment, Grade], ...]:
        """The decisions that were a choice and are graded, in their order."""
        return tuple(
            (moment, found)
            for moment, found in self.pairs
            if found is not None and found.tier is not Tier.FORCED
        )

    @cached_property
    def next_open(self) -> Moment | None:
        """The first moment without a grade."""
        return next((moment for moment, found in self._graded if found is None), None)

    @cached_property
    def costly(self) -> tuple[tuple[Moment, Grade], ...]:
        """The costly decisions, the worst first."""
        found = [(moment, each) for moment, each in self.known if each.costly]
        return tuple(sorted(found, key=lambda pair: -pair[1].loss))

    @cached_property
    def counts(self) -> Counts:
        """The decisions, counted."""
        by_force = sum(moment.forced for moment, _ in self.pairs)
        total = len(self.pairs)
        looked = sum(found is not None for _, found in self.pairs)
        return Counts(total, by_force, total - by_force, len(self.costly), looked)

    @cached_property
    def line(self) -> tuple[Spot, ...]:
        """The attackers' total as it was to be expected, trick by trick; at last as it was.

        Nothing is expected before the trump is known, and nothing new where there was no choice.
        """
        spots: dict[int, Spot] = {}
        for moment, found in self.known:
            # Where one play alone was worth a look, nothing was reckoned.
            if moment.view.trumps is None or not found.worlds:
                continue
            if not spots:
                spots[0] = Spot(0, found.best_expected)
            loss = found.loss if found.costly else 0.0
            spots[moment.trick] = Spot(moment.trick, found.expected, moment, loss)
        line = tuple(spots.values())
        return (*line, Spot(self.tricks, self.result)) if line and self.counts.complete else line

    @cached_property
    def recurring(self) -> Recurring | None:
        """The weakness that cost most, if more than one decision shows it or one was costly."""
        showing: dict[Weakness, list[Grade]] = {}
        lessons: dict[Weakness, list[str]] = {}
        for moment, found in self.known:
            if found.tier not in LOST:
                continue
            why = next((r for r in reasons(moment.view, found) if r.tone is Tone.CRITICISM), None)
            if why is None or why.weakness is None:
                continue
            showing.setdefault(why.weakness, []).append(found)
            if why.lesson:
                lessons.setdefault(why.weakness, []).append(why.lesson)
        telling = {
            weakness: sum(each.loss for each in grades)
            for weakness, grades in showing.items()
            if len(grades) > 1 or grades[0].costly
        }
        if not telling:
            return None
        worst = max(telling, key=telling.__getitem__)
        helping = dict.fromkeys([*lessons.get(worst, ()), worst.basics])
        return Recurring(worst, len(showing[worst]), telling[worst], tuple(helping))


def _declaring(bids: Sequence[Graded]) -> Graded:
    """Returns the moment that stands for all in which a seat could declare, with its grade.

    It is the one that cost most; where none cost anything, the last cards shown, or the last pass.
    There is no grade before all are graded.
    """
    known = [(moment, found) for moment, found in bids if found is not None]
    if len(known) < len(bids):
        return max(bids, key=lambda pair: (bool(pair[0].answer), pair[0].number))[0], None
    return max(known, key=_told_first)


def _told_first(pair: tuple[Moment, Grade]) -> tuple[bool, float, bool, int]:
    moment, found = pair
    lost = found.loss if found.tier in LOST else 0.0
    return found.costly, lost, bool(moment.answer), moment.number


def _kept(moment: Moment, kept: Mapping[str, Mapping[str, Any]]) -> Grade | None:
    if moment.forced:
        return FORCED
    body = kept.get(moment.key)
    return Grade.from_body(body) if body is not None else None
