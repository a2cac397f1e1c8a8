"""A graded decision as the detectors see it: the answer beside the best, with what is known.

There is one class for each kind of decision, so that a detector says by its type what it looks at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card, Seat, Suit, points_in
from engine.shapes import Kind, Shape, shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View
from tutor.coach.decision import Decision, decision, duty_of
from tutor.coach.grade import Grade
from tutor.coach.naming import by_suit, named
from tutor.coach.note import Tier
from tutor.coach.reasons.known import Known
from tutor.words.message import Grouped

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A follow and what becomes of the trick: who holds it then, and who may still take it."""

    play: Cards
    trick: Trick
    holder: Seat
    rivals: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        """Who makes the play."""
        return self.trick.seat_of(len(self.trick.plays) - 1)

    @property
    def takes(self) -> bool:
        """Tells whether the play holds the trick as soon as it is made."""
        return self.holder is self.seat

    @property
    def sure(self) -> bool:
        """Tells whether no opponent of the holder can take the trick any more."""
        return all(seat.team is self.holder.team for seat in self.rivals)

    @property
    def points(self) -> int:
        """What the cards of the play count."""
        return points_in(self.play)


class Case:
    """A graded decision: what was known, the answer, the best."""

    def __init__(self, view: View, grade: Grade) -> None:
        self.view = view
        self.answer = grade.answer
        self.best = grade.best
        self.praised = grade.tier in (Tier.YES, Tier.EVEN)

    @cached_property
    def own_only(self) -> Cards:
        """The cards that the answer holds and the best does not, sorted."""
        return tuple(sorted((Counter(self.answer) - Counter(self.best)).elements()))

    @cached_property
    def best_only(self) -> Cards:
        """The cards that the best holds and the answer does not, sorted."""
        return tuple(sorted((Counter(self.best) - Counter(self.answer)).elements()))


class Bid(Case):
    """A declaration; no cards are a pass."""

    def trumps_with(self, suit: Suit | None) -> int:
        """Counts the trumps among the cards held if a suit (None: none) were trump."""
        return sum(map(Trumps.of(self.view.level, suit, self.view.rules).is_trump, self.view.hand))

    def share(self, suit: Suit | None) -> float:
        """Returns the trumps held with a suit as a multiple of what falls to so many cards."""
        trumps = Trumps.of(self.view.level, suit, self.view.rules)
        return self.trumps_with(suit) * 54 / (len(trumps.orders[-1].kinds) * len(self.view.hand))


class InTrumps(Case):
    """A decision when trump is known."""

    def __init__(self, view: View, grade: Grade) -> None:
        super().__init__(view, grade)
        assert view.trumps is not None
        self.trumps: Trumps = view.trumps
        self.known = Known(view)
        self.suits = by_suit(self.trumps, view.hand)

    def parts(self, cards: Cards) -> tuple[Cards, ...]:
        """Returns the singles, pairs and tractors that some cards form."""
        return named(self.trumps, self.trumps.sorted(cards)).parts

    def thing(self, cards: Cards, rank: Callable[[Cards], object]) -> Cards | None:
        """Returns the part of some cards that ranks highest; None when there are no cards."""
        return max(self.parts(cards), key=lambda part: (rank(part), part), default=None)

    def is_high(self, card: Card) -> bool:
        """Tells a joker or level card from the other cards."""
        return card.is_joker or card.rank is self.view.level

    def wholes(self, suit: Suit) -> tuple[Cards, ...]:
        """Returns the pairs and tractors held in a suit."""
        shape = shape_of(self.trumps, self.suits.get(suit, ()))
        return tuple(part.cards for part in shape.parts if part.pairs) if shape else ()

    def grouped(self, cards: Cards) -> Grouped:
        """Returns several cards as they are named together."""
        return named(self.trumps, self.trumps.sorted(cards))

    def broken(self, play: Cards) -> Cards | None:
        """Returns a pair or tractor of the hand that a play takes apart, tractors first."""
        played = Counter(play)
        for suit in self.suits:
            for whole in self.wholes(suit):
                taken = sum((played & Counter(whole)).values())
                if 0 < taken < len(whole):
                    return whole
        return None

    def held(self, suit: Suit) -> int:
        """Counts the cards held of a suit."""
        return len(self.suits.get(suit, ()))

    def empties(self, play: Cards) -> tuple[Suit, Cards] | None:
        """Returns a side suit of which a play takes the last cards, with those; else None."""
        for suit, cards in by_suit(self.trumps, play).items():
            if suit is not Suit.TRUMP and len(cards) == self.held(suit):
                return suit, tuple(self.trumps.sorted(cards))
        return None


class Burial(InTrumps):
    """What the dealer puts into the kitty."""

    @property
    def trumps_kept(self) -> int:
        """Counts the trumps left in the hand."""
        return self.held(Suit.TRUMP) - sum(map(self.trumps.is_trump, self.answer))


class Play(InTrumps):
    """A lead or a follow."""

    def __init__(self, view: View, grade: Grade) -> None:
        super().__init__(view, grade)
        self.me = view.seat
        self.partner = view.seat.partner
        self.opponents = (view.seat.right, view.seat.left)

    @property
    def last_trick(self) -> bool:
        """Tells whether the play takes all cards that are left."""
        return len(self.answer) == len(self.view.hand)


class Lead(Play):
    """A lead."""

    @cached_property
    def own(self) -> Shape:
        """The shape of the answer."""
        return self._shape(self.answer)

    @cached_property
    def better(self) -> Shape:
        """The shape of the best lead."""
        return self._shape(self.best)

    def _shape(self, cards: Cards) -> Shape:
        shape = shape_of(self.trumps, cards)
        assert shape is not None, "a lead is of one suit"
        return shape

    def nobody_out(self, suit: Suit) -> bool:
        """Tells whether no other seat has shown out of a suit."""
        return not any(self.known.is_void(seat, suit) for seat in self.others)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other three seats."""
        return self.me.around()[1:]


class Follow(Play):
    """A follow."""

    def __init__(self, view: View, grade: Grade) -> None:
        super().__init__(view, grade)
        assert view.trick is not None
        self.trick: Trick = view.trick
        shape = shape_of(self.trumps, self.trick.led)
        assert shape is not None
        self.lead: Shape = shape
        self.suit = shape.suit
        holder = self.trick.holder(self.trumps)
        assert holder is not None
        self.holder: Seat = holder
        self.later = tuple(self.trick.seat_of(at) for at in range(len(self.trick.plays) + 1, 4))
        self.own = self.option(self.answer)
        self.better = self.option(self.best)

    @property
    def single(self) -> bool:
        """Tells whether one card was led."""
        return self.lead.kind is Kind.SINGLE

    @property
    def holding(self) -> Cards:
        """The play that holds the trick before the decision."""
        play = self.trick.play_of(self.holder)
        assert play is not None
        return play

    @property
    def void(self) -> bool:
        """Tells whether the seat holds nothing of the side suit led."""
        return self.suit is not Suit.TRUMP and not self.held(self.suit)

    @property
    def opponent_later(self) -> Seat | None:
        """The opponent that plays last of all, if it still plays."""
        return next((seat for seat in self.later[::-1] if seat in self.opponents), None)

    def option(self, play: Cards) -> Option:
        """Returns what becomes of the trick with a play."""
        trick = self.trick.with_play(play)
        holder = trick.holder(self.trumps)
        assert holder is not None
        return Option(play, trick, holder, self.known.rivals(trick))

    @cached_property
    def others(self) -> tuple[Option, ...]:
        """The other single cards that the rules would allow; none where more cards were led."""
        duty = duty_of(self.view)
        if duty is None or not self.single:
            return ()
        cards = sorted(set(duty.suit_held or self.view.hand) - set(self.answer))
        return tuple(self.option((card,)) for card in cards)

    def ruffs(self, option: Option) -> bool:
        """Tells whether a play takes a trick of a side suit with trumps."""
        return self.void and option.takes and all(map(self.trumps.is_trump, option.play))

    def higher(self, one: Card, other: Card) -> bool:
        """Tells whether a card is higher than another of the same suit."""
        return self.trumps.suit_of(one) is self.trumps.suit_of(other) and self.trumps.step(
            one
        ) > self.trumps.step(other)


def case_of(view: View, grade: Grade) -> Case | None:
    """Returns the case of a graded decision; None when there was nothing to decide."""
    match decision(view):
        case Decision.DECLARE:
            return Bid(view, grade)
        case Decision.BURY:
            return Burial(view, grade)
        case Decision.LEAD:
            return Lead(view, grade)
        case Decision.FOLLOW:
            return Follow(view, grade)
    return None
