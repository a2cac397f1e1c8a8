"""May these cards be led, and does a throw stand?

A throw's standing needs the other three hands: only the table (`engine.deal`) and the position
protocol may ask for it, never a player or the coach before the throw is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, missing_from
from engine.holding import Holding, run_starts
from engine.shapes import Part, Shape, shape_of
from engine.trumps import SUITS, Trumps
from engine.verdict import LEGAL, Code, Verdict


def judge_lead(trumps: Trumps, hand: Iterable[Card] | None, play: Sequence[Card]) -> Verdict:
    """Judges a lead: some cards of one suit, out of the hand, one shape unless throws are on.

    Without a hand only the form is judged. Whether a throw stands is `check_throw`.
    """
    if not play:
        return Verdict(Code.EMPTY)
    if hand is not None and (missing := missing_from(hand, play)):
        return Verdict(Code.NOT_IN_HAND, offending=missing)
    shape = shape_of(trumps, play)
    if shape is None:
        first = trumps.suit_of(play[0])
        other = tuple(card for card in play if trumps.suit_of(card) is not first)
        return Verdict(Code.MIXED_SUITS, offending=other)
    if len(shape.parts) > 1 and not trumps.rules.throws:
        return Verdict(Code.THROWS_OFF, offending=tuple(play))
    return LEGAL


@dataclass(frozen=True, slots=True)
class ThrowCheck:
    """Whether a throw stands; if not, the part that is led instead and who stops it.

    `stopped_by` counts the other hands in turn order from 1; it is the first that beats `forced`.
    """

    stands: bool
    forced: tuple[Card, ...] = ()
    stopped_by: int | None = None


def check_throw(trumps: Trumps, shape: Shape, others: Sequence[Iterable[Card]]) -> ThrowCheck:
    """Checks a lead against the three other hands, given in turn order (RULES §5.7).

    A part fails when one hand alone holds something higher of its form in the same suit. Of the
    parts that fail the one with the lowest top is led; a single, pair or tractor always stands.
    """
    if len(shape.parts) == 1:
        return ThrowCheck(True)
    index = SUITS.index(shape.suit)
    holdings = [Holding(trumps, hand) for hand in others]
    failing = [part for part in shape.parts if any(_beats(h, index, part) for h in holdings)]
    if not failing:
        return ThrowCheck(True)
    lowest = min(failing, key=lambda part: (part.step, len(part.cards), sorted(part.cards)))
    stopper = next(i for i, h in enumerate(holdings, 1) if _beats(h, index, lowest))
    return ThrowCheck(False, lowest.cards, stopper)


def _beats(holding: Holding, index: int, part: Part) -> bool:
    if part.pairs == 0:
        have = holding.have[index]
        order = holding.trumps.orders[index]
        return bool(have) and order.steps[have.bit_length() - 1] > part.step
    starts = run_starts(holding.layers(index)[0], part.pairs)
    return starts.bit_length() - 1 + part.pairs - 1 > part.step
