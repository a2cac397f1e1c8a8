"""A learner who plays badly on purpose: for a decision, the answer that makes one named mistake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations

from engine.cards import Card, points_in
from engine.following import Duty
from engine.shapes import Kind, Shape, shape_of
from engine.view import View
from tutor.coach.decision import Decision, decision, trumps_of
from tutor.coach.reasons.known import Known

Cards = tuple[Card, ...]
MOST = 200
"""So many legal follows are looked through."""


def leads_a_naked_joker(view: View) -> Cards | None:
    """A joker led alone, with other cards to lead."""
    if decision(view) is not Decision.LEAD or len(view.hand) == 1:
        return None
    jokers = [card for card in view.hand if card.is_joker]
    return (max(jokers),) if jokers and len(jokers) < len(view.hand) else None


def feeds_points(view: View) -> Cards | None:
    """The most points on a trick that an opponent keeps, where a card without any would do."""
    lost = [play for play in _follows(view) if not _helps(view, play)]
    rich = max(lost, key=points_in, default=())
    return rich if rich and points_in(rich) and min(map(points_in, lost)) == 0 else None


def ruffs_nothing_with_a_joker(view: View) -> Cards | None:
    """A joker that takes a single card without points, of a side suit that has run out."""
    trumps = view.trumps
    trick = view.trick
    if decision(view) is not Decision.FOLLOW or trumps is None or trick is None or trick.points:
        return None
    duty = Duty(trumps, view.hand, trick.led)
    void = duty.owed.suit_cards == 0 and not trumps.is_trump(trick.led[0])
    if not void or len(trick.led) > 1 or len(view.hand) == 1:
        return None
    jokers = [card for card in view.hand if card.is_joker]
    return next(((card,) for card in jokers if _takes(view, (card,))), None)


def buries_kings(view: View) -> Cards | None:
    """Kings and other points of the side suits into the kitty, 20 or more of them."""
    if decision(view) is not Decision.BURY:
        return None
    side = [card for card in view.hand if not trumps_of(view).is_trump(card)]
    rich = sorted((card for card in side if card.points), key=lambda card: card.rank != "K")
    kings = rich[: view.kitty_size // 2]
    rest = sorted((card for card in side if not card.points), key=trumps_of(view).step)
    if points_in(kings) < 20 or len(kings) + len(rest) < view.kitty_size:
        return None
    return (*kings, *rest[: view.kitty_size - len(kings)])


def throws_beatable_parts(view: View) -> Cards | None:
    """Two single cards of a side suit led at once, the lower of which can be beaten."""
    if decision(view) is not Decision.LEAD or not view.rules.throws:
        return None
    trumps, known = trumps_of(view), Known(view)
    side = sorted({card for card in view.hand if not trumps.is_trump(card)})
    for pair in combinations(side, 2):
        shape = shape_of(trumps, pair)
        if shape is None or shape.kind is not Kind.THROW or not points_in(pair):
            continue
        if any(map(known.beatable, shape.parts)) and not all(map(known.beatable, shape.parts)):
            return pair
    return None


def breaks_a_tractor(view: View) -> Cards | None:
    """A card or pair out of a tractor held, where another play would leave it whole."""
    if decision(view) not in (Decision.LEAD, Decision.FOLLOW):
        return None
    tractors = _tractors(view)
    if decision(view) is Decision.LEAD:
        return (max(tractors[0]),) if tractors else None
    plays = _follows(view)
    breaking = [play for play in plays if any(_breaks(play, each) for each in tractors)]
    return max(breaking, key=points_in) if breaking and len(breaking) < len(plays) else None


@dataclass(frozen=True, slots=True)
class Mistake:
    """A way to play badly, and the reasons of which one has to be said when it is costly."""

    answer: Callable[[View], Cards | None]
    named: frozenset[str]


MISTAKES = {
    "naked-joker": Mistake(leads_a_naked_joker, frozenset({"bare-high"})),
    "points-fed": Mistake(
        feeds_points, frozenset({"gift", "gift-now", "early-void", "early-higher"})
    ),
    "joker-wasted": Mistake(ruffs_nothing_with_a_joker, frozenset({"high-trump"})),
    "kings-buried": Mistake(buries_kings, frozenset({"bury-points", "bury-winner"})),
    "weak-throw": Mistake(throws_beatable_parts, frozenset({"weak-part"})),
    "tractor-broken": Mistake(breaks_a_tractor, frozenset({"break-tractor", "whole-tractor"})),
}
"""The mistakes; each function returns None where the mistake cannot be made."""


def _follows(view: View) -> list[Cards]:
    if decision(view) is not Decision.FOLLOW:
        return []
    assert view.trick is not None
    return Duty(trumps_of(view), view.hand, view.trick.led).first_plays(MOST)


def _helps(view: View, play: Cards) -> bool:
    """Tells whether one's own side holds the trick after a play."""
    assert view.trick is not None
    holder = view.trick.with_play(play).holder(trumps_of(view))
    assert holder is not None
    return holder.team is view.seat.team


def _takes(view: View, play: Cards) -> bool:
    assert view.trick is not None
    return view.trick.with_play(play).holder(trumps_of(view)) is view.seat


def _tractors(view: View) -> list[Cards]:
    trumps = trumps_of(view)
    by_suit: dict[object, list[Card]] = {}
    for card in view.hand:
        by_suit.setdefault(trumps.suit_of(card), []).append(card)
    shapes: Iterable[Shape | None] = (shape_of(trumps, cards) for cards in by_suit.values())
    return [part.cards for shape in shapes if shape for part in shape.parts if part.pairs > 1]


def _breaks(play: Cards, whole: Cards) -> bool:
    return 0 < sum((Counter(play) & Counter(whole)).values()) < len(whole)
