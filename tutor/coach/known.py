"""What can be known at the table by counting: who is void, who has no pair, what is still out.

Data from one seat's View, and only what is proven; what is likely is not in here. `quiz` asks for
it, the pages show it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.cards import PRINTED_SUITS, Card, Seat, Suit, points_in
from engine.memory import Memory
from engine.shapes import shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import Phase, View

ORDER = (Suit.TRUMP, *PRINTED_SUITS)


@dataclass(frozen=True, slots=True)
class SeatKnown:
    """What another seat has shown: the suits it is void in, and those without a pair left.

    `no_pair` are suits of which pairs are still out, which this seat cannot hold.
    """

    seat: Seat
    voids: tuple[Suit, ...]
    no_pair: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class SuitKnown:
    """What is still out of an effective suit: how many cards, and the point cards among them."""

    suit: Suit
    count: int
    point_cards: tuple[Card, ...]

    @property
    def points(self) -> int:
        """The points still out in the suit."""
        return points_in(self.point_cards)


@dataclass(frozen=True, slots=True)
class Known:
    """All that counting tells.

    A card is *out* that is neither in the own hand, nor played, nor buried by this very seat; with
    `kitty` it may lie there. `seats` are the other three, the right one first; `suits` the
    effective ones, trumps first; `high_trumps` the jokers and level cards still out, high to low;
    `led` the suits led so far.
    """

    seats: tuple[SeatKnown, ...]
    suits: tuple[SuitKnown, ...]
    high_trumps: tuple[Card, ...]
    led: tuple[Suit, ...]
    out: tuple[Card, ...]
    kitty: bool

    @property
    def trumps(self) -> int:
        """The trumps still out."""
        return self.suits[0].count

    @property
    def points_out(self) -> int:
        """The points still out."""
        return sum(suit.points for suit in self.suits)


def known(view: View) -> Known | None:
    """Returns what can be known while cards are played; None before that."""
    if view.trumps is None or view.phase not in (Phase.PLAYING, Phase.OVER):
        return None
    trumps, memory = view.trumps, Memory(view)
    out = trumps.sorted(card for card, n in memory.unseen.items() for _ in range(n))
    tricks = [*view.tricks, *([view.trick] if view.trick is not None else [])]
    voids, pairless = memory.voids(), _without_pair(trumps, tricks)
    paired = {trumps.suit_of(card) for card, n in memory.unseen.items() if n == 2}
    return Known(
        seats=tuple(
            SeatKnown(
                seat,
                _in_order(voids[seat]),
                _in_order((pairless[seat] & paired) - voids[seat]),
            )
            for seat in view.seat.around()[1:]
        ),
        suits=tuple(_suit(trumps, suit, out) for suit in ORDER if suit is not trumps.suit),
        high_trumps=tuple(card for card in out if card.is_joker or card.rank is trumps.level),
        led=_in_order({trumps.suit_of(trick.led[0]) for trick in tricks if trick.plays}),
        out=tuple(out),
        kitty=view.kitty_size > 0 and view.buried is None,
    )


def _in_order(suits: set[Suit]) -> tuple[Suit, ...]:
    return tuple(suit for suit in ORDER if suit in suits)


def _suit(trumps: Trumps, suit: Suit, out: list[Card]) -> SuitKnown:
    cards = [card for card in out if trumps.suit_of(card) is suit]
    return SuitKnown(suit, len(cards), tuple(card for card in cards if card.points))


def _without_pair(trumps: Trumps, tricks: list[Trick]) -> dict[Seat, set[Suit]]:
    """Returns the suits in which a seat answered with fewer pairs than were led.

    It had to play all the pairs that it held there (RULES §5.5), so none is left.
    """
    found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for trick in tricks:
        lead = shape_of(trumps, trick.led)
        if lead is None or not lead.all_pairs:
            continue
        for at, play in enumerate(trick.plays[1:], 1):
            followed = Counter(card for card in play if trumps.suit_of(card) is lead.suit)
            if sum(n == 2 for n in followed.values()) < lead.all_pairs:
                found[trick.seat_of(at)].add(lead.suit)
    return found
