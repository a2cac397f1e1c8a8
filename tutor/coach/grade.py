"""How good a decision was on what its seat could know, valued by the expert's search.

The grade depends on nothing but the View and the answer: the same cards get the same grade on
every machine and at every time, so it may be kept and never computed twice (`key`).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.cards import Card, Team
from engine.following import forced_follow
from engine.players.expert_player import think
from engine.players.search import Choice, Search
from engine.trumps import Trumps
from engine.view import Phase, View
from tutor.coach.note import Tier

WORLDS = 64
EQUAL_WITHIN = 1.0
"""Two plays so many points apart are equally good, where the search is as sure as that."""
SURE_WITHIN = 4.0
COSTLY_FROM = 5.0
MARGIN = 1.0
"""A loss is costly only when as much is left with so many standard errors taken off: of what is
called so nine in ten is confirmed by 4,096 worlds (docs/grades.md)."""
CLEAR = 2.0
"""A loss counts only when it is so many of its standard errors."""
VERSION = 4
"""Of the reckoning: grades of another version are made anew."""

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Grade:
    """What a decision was worth.

    `answer` and `best` are sorted cards (none: to pass); `loss` the points of the final total that
    the answer gives away against the best, never below 0, and `se` the standard error of just that
    difference; `expected` and `best_expected` the attackers' final total to be expected after
    each. A forced decision has no values (`worlds` 0).
    """

    tier: Tier
    answer: Cards
    best: Cards
    loss: float
    se: float
    expected: float
    best_expected: float
    worlds: int

    @property
    def costly(self) -> bool:
        """Tells whether the decision counts as a mistake."""
        return self.tier is Tier.COST

    def to_body(self) -> dict[str, Any]:
        """Returns the grade as JSON."""
        return {
            "version": VERSION,
            "tier": self.tier,
            "answer": list(self.answer),
            "best": list(self.best),
            "loss": self.loss,
            "se": self.se,
            "expected": self.expected,
            "best_expected": self.best_expected,
            "worlds": self.worlds,
        }

    @staticmethod
    def from_body(body: Mapping[str, Any]) -> Grade | None:
        """Reads what `to_body` wrote; None for the grade of another version."""
        if body.get("version") != VERSION:
            return None
        return Grade(
            tier=Tier(body["tier"]),
            answer=tuple(Card(card) for card in body["answer"]),
            best=tuple(Card(card) for card in body["best"]),
            loss=float(body["loss"]),
            se=float(body["se"]),
            expected=float(body["expected"]),
            best_expected=float(body["best_expected"]),
            worlds=int(body["worlds"]),
        )


def key(view: View, answer: Sequence[Card]) -> str:
    """Returns a text that is the same for the same View and answer, and tells nothing of either."""
    known = repr((VERSION, WORLDS, essence(view), sorted(answer)))
    return hashlib.sha256(known.encode()).hexdigest()


def essence(view: View) -> View:
    """Returns a View without what does not bear on a play, so that one position has one grade.

    That is the order in which the cards came, who passed, and the match around the hand: a link
    to a position does not tell them.
    """
    if view.phase is not Phase.PLAYING:
        return view
    return replace(
        view,
        hand=tuple(sorted(view.hand)),
        buried=tuple(sorted(view.buried)) if view.buried is not None else None,
        levels=dict.fromkeys(Team, view.level),
        hand_no=1,
        passed=(),
    )


def forced(view: View) -> Cards | None:
    """Returns the only answer that the rules allow; None where there is a choice."""
    if view.phase is not Phase.PLAYING or view.trick is None or view.trumps is None:
        return None
    if view.trick.plays:
        return forced_follow(view.trumps, view.hand, view.trick.led)
    return view.hand if len(view.hand) == 1 else None


def grade(view: View, answer: Sequence[Card], worlds: int = WORLDS) -> Grade:
    """Grades a legal answer to the decision that the View's seat has to make."""
    played = tuple(sorted(answer))
    if forced(view) is not None:
        return Grade(Tier.FORCED, played, played, 0.0, 0.0, 0.0, 0.0, 0)
    return graded(view, played, advice(view, [played], worlds))


def advice(
    view: View, among: Sequence[Cards] = (), worlds: int = WORLDS, *, only: bool = False
) -> Search:
    """Returns what the expert thinks of the decision: every choice, the preferred first.

    `among` are further legal answers that have to be valued, or the `only` ones.
    """
    view = essence(view)
    rng = random.Random(hashlib.sha256(repr(view).encode()).digest())
    among = tuple(tuple(sorted(each)) for each in among)
    return think(view, rng, worlds=worlds, among=among, only=only)


def graded(view: View, played: Cards, search: Search) -> Grade:
    """Returns the grade of an answer that a search has valued."""
    best = search.choices[0]
    own = next(choice for choice in search.choices if choice.play == played)
    sign = 1 if view.attacking else -1
    return Grade(
        tier=_tier(view.trumps, own, best),
        answer=played,
        best=best.play,
        loss=max(0.0, own.behind),
        se=own.behind_se,
        expected=sign * own.points,
        best_expected=sign * best.points,
        worlds=search.worlds,
    )


def _tier(trumps: Trumps | None, own: Choice, best: Choice) -> Tier:
    if own.play == best.play:
        return Tier.YES
    loss, error = own.behind, own.behind_se
    if _equal_cards(trumps, own.play, best.play):
        return Tier.EVEN
    if is_costly(loss, error):
        return Tier.COST
    if loss >= CLEAR * error and loss > EQUAL_WITHIN:
        return Tier.LITTLE
    if loss <= EQUAL_WITHIN and 2 * error <= SURE_WITHIN:
        return Tier.EVEN
    return Tier.UNSURE


def is_costly(
    loss: float, error: float, least: float = COSTLY_FROM, margin: float = MARGIN
) -> bool:
    """Tells whether a loss with its standard error is one that the coach counts as a mistake."""
    return loss >= CLEAR * error and loss - margin * error >= least


def _equal_cards(trumps: Trumps | None, one: Cards, other: Cards) -> bool:
    """Tells whether two plays differ only in cards of equal rank (off-suit level cards)."""
    if trumps is None or len(one) != len(other):
        return False
    return _rungs(trumps, one) == _rungs(trumps, other)


def _rungs(trumps: Trumps, cards: Cards) -> list[tuple[int, int]]:
    return sorted((trumps.place[card][0], trumps.step(card)) for card in cards)
