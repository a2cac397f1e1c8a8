"""Where the table stands when a step begins: the lesson's hands and the step's scripted plays.

The plays are replayed through the engine, which judges each one. A position that cannot be is an
error that names the place in the file; the linter reports it, a run refuses to start.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import Card, CardError, Rank, Seat, Team
from engine.deal import ActionError, Deal
from engine.declaring import Declaration, judge_declaration
from engine.rules import Rules, SettingError
from engine.setup import LOWEST_LEVELS, Opening, Setup, check_copies
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View
from tutor.course.model import Lesson, PlayStep, Result, StepBase, Table
from tutor.course.plays import after, right_plays

LEARNER = Seat.S


class PositionError(ValueError):
    """A table that cannot be; `path` is the key it is about, inside the lesson's file."""

    def __init__(self, path: tuple[str | int, ...], message: str) -> None:
        super().__init__(message)
        self.path = path


@dataclass(frozen=True)
class Position:
    """The table as a step finds it.

    `deal` is the hand being played, where all four hands are given (never to be changed: see
    `plays.after`); without it only the learner's hand is known. `points` are what the attackers
    had before the trick, where the lesson says so. `standing` is the declaration on the table.
    """

    rules: Rules
    learner: Seat
    level: Rank | None
    trumps: Trumps | None
    dealer: Seat | None
    points: int | None
    hand: tuple[Card, ...]
    deal: Deal | None
    result: Result | None
    standing: Declaration | None = None

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; the complete one stays until somebody leads again."""
        table = self.deal.table if self.deal else None
        if table is None:
            return None
        return table.trick if table.trick.plays or not table.tricks else table.tricks[-1]

    @property
    def open_trick(self) -> Trick | None:
        """The trick that waits for a play of the learner; None when there is none."""
        if self.deal is None or self.deal.table is None or self.deal.to_act is not self.learner:
            return None
        return self.deal.table.trick


def position(lesson: Lesson, step_id: str) -> Position:
    """Works out the table of a step; raises `PositionError`.

    It takes well under a millisecond, so nothing is kept.
    """
    index = next(i for i, step in enumerate(lesson.steps) if step.id == step_id)
    step = lesson.steps[index]
    start = _continued(lesson, index) if step.continues else _begun(lesson, index)
    deal = start.deal
    if step.play and deal is None:
        message = "expected all four hands and a leader where cards are played"
        raise PositionError(("steps", index, "play"), message)
    for number, (seat, cards) in enumerate(step.play):
        assert deal is not None
        try:
            deal = after(deal, seat, cards)
        except ActionError as error:
            path = ("steps", index, "play", number)
            raise PositionError(path, f"{seat} cannot play this: {error}") from error
    hand = deal.hand(start.learner) if deal else start.hand
    return Position(
        start.rules, start.learner, start.level, start.trumps, start.dealer, start.points,
        hand, deal, step.result or start.result, start.standing,
    )  # fmt: skip


def known_to_learner(here: Position) -> View:
    """Returns what the learner knows in a hand being played, the points that were told included."""
    assert here.deal is not None
    view = here.deal.view(here.learner)
    return view if here.points is None else replace(view, points=here.points)


def _begun(lesson: Lesson, index: int) -> Position:
    step = lesson.steps[index]
    where: tuple[str | int, ...] = ("steps", index)
    try:
        rules = lesson.rules_of(step)
    except SettingError as error:
        raise PositionError((*where, "settings"), str(error)) from error
    table = step.table.over(lesson.table)
    learner = table.learner if table.learner is not None else LEARNER
    given = step.hands if step.hands is not None else lesson.hands
    at = (*where, "hands") if step.hands is not None else ("hands",)
    hands = {seat: tuple(cards) for seat, cards in given.items()}
    try:
        check_copies([*hands.values(), table.kitty or ()])
    except CardError as error:
        raise PositionError(at, str(error)) from error
    _check_result(step, hands, (*where, "result"))
    standing = _declared(step, rules, table, hands, (*where, "declared"))
    if hands and learner not in hands:
        raise PositionError(at, f"expected the learner's hand, {learner}, among them")
    if len(hands) not in (0, 1, 4):
        raise PositionError(at, "expected the learner's hand alone, or all four")
    if hands and table.level is None:
        raise PositionError(at, "expected a table with level and trump where there are cards")
    trumps = Trumps.of(table.level, table.trump, rules) if table.level else None
    deal = _deal(rules, table, hands, at) if len(hands) == 4 and table.leader is not None else None
    return Position(
        rules, learner, table.level, trumps, table.dealer, table.points,
        hands.get(learner, ()), deal, step.result, standing,
    )  # fmt: skip


def _declared(
    step: StepBase,
    rules: Rules,
    table: Table,
    hands: dict[Seat, tuple[Card, ...]],
    at: tuple[str | int, ...],
) -> Declaration | None:
    """Judges the scripted declarations one after the other; returns the one that stands."""
    standing = None
    for number, (seat, cards) in enumerate(step.declared):
        if table.level is None:
            raise PositionError(at, "expected a table with a level where trump is declared")
        held = None if step.bare else hands.get(seat)
        verdict = judge_declaration(rules, table.level, standing, seat, cards, hand=held)
        if not verdict.legal:
            raise PositionError((*at, number), f"{seat} cannot show this: {verdict.code}")
        standing = Declaration(seat, cards)
    if standing and not step.bare and table.trump is not standing.trump:
        raise PositionError(at, "the table's trump is not the one that was declared")
    shown = {seat: cards for seat, cards in step.declared if step.bare or seat not in hands}
    try:
        check_copies([*shown.values(), *([] if step.bare else hands.values())])
    except CardError as error:
        raise PositionError(at, str(error)) from error
    return standing


def _check_result(
    step: StepBase, hands: dict[Seat, tuple[Card, ...]], at: tuple[str | int, ...]
) -> None:
    """Counts the cards of the kitty and the last lead, and the hands where those are shown too."""
    result = step.result or Result()
    shown = [] if step.bare else list(hands.values())
    try:
        check_copies([result.kitty or (), result.last_lead or (), *shown])
    except CardError as error:
        raise PositionError(at, str(error)) from error


def _deal(
    rules: Rules, table: Table, hands: dict[Seat, tuple[Card, ...]], at: tuple[str | int, ...]
) -> Deal:
    assert table.level is not None
    assert table.leader is not None
    dealer = table.dealer if table.dealer is not None else table.leader
    levels: dict[Team, Rank] = {**LOWEST_LEVELS, dealer.team: table.level}
    try:
        setup = Setup(
            rules=rules,
            level=table.level,
            hands=(hands[Seat.S], hands[Seat.E], hands[Seat.N], hands[Seat.W]),
            kitty=table.kitty or (),
            hand_no=2,
            dealer=dealer,
            levels=levels,
            opening=Opening(table.trump, table.leader),
        )
    except CardError as error:
        raise PositionError(at, str(error)) from error
    return Deal(setup)


def _continued(lesson: Lesson, index: int) -> Position:
    where = ("steps", index, "continues")
    before = lesson.steps[index - 1] if index else None
    if not isinstance(before, PlayStep):
        raise PositionError(where, "expected a play step before a step that continues")
    start = position(lesson, before.id)
    if start.deal is None or start.open_trick is None:
        raise PositionError(where, "the step before does not let the learner play")
    right = right_plays(start.deal, start.learner, before)
    if len(right) != 1:
        raise PositionError(where, f"the step before has {len(right)} right plays, expected one")
    return Position(
        start.rules, start.learner, start.level, start.trumps, start.dealer, start.points,
        (), after(start.deal, start.learner, right[0]), None,
    )  # fmt: skip
