"""What a legal play does: it leads, follows, discards or ruffs; it takes the trick or why not.

Everything is read from the cards on the table. How a throw is judged is `throws`, why a play is
refused is `refusals`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Seat
from engine.holding import Holding, fits
from engine.shapes import Kind, Shape, shape_of
from engine.trick import Trick, strength, winner
from engine.trumps import SUITS, TRUMP_INDEX, Trumps
from tutor.coach.naming import named, run_name, shape_name
from tutor.words.message import Message, say


class Deed(StrEnum):
    """What a play is in its trick."""

    LEADS = "leads"
    FOLLOWS = "follows"
    SHORT = "short"
    """Some cards follow suit, the others are discarded."""
    RUFFS = "ruffs"
    DISCARDS = "discards"


@dataclass(frozen=True, slots=True)
class Played:
    """One play of a trick with what it met: the lead's shape and the plays before it."""

    trumps: Trumps
    trick: Trick
    position: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the play."""
        return self.trick.plays[self.position]

    @property
    def seat(self) -> Seat:
        """Who played them."""
        return self.trick.seat_of(self.position)

    @property
    def lead(self) -> Shape:
        """The shape led."""
        shape = shape_of(self.trumps, self.trick.led)
        assert shape is not None, "nothing of two suits is ever led"
        return shape

    @property
    def following(self) -> tuple[Card, ...]:
        """The cards of the play that are of the suit led."""
        suit = self.lead.suit
        return tuple(card for card in self.cards if self.trumps.suit_of(card) is suit)

    @property
    def others(self) -> tuple[Card, ...]:
        """The cards of the play that are not of the suit led."""
        suit = self.lead.suit
        return tuple(card for card in self.cards if self.trumps.suit_of(card) is not suit)

    @property
    def strength(self) -> tuple[bool, int] | None:
        """What the play is compared by; None when it can never win (RULES §5.6)."""
        return strength(self.trumps, self.lead, self.cards)

    @property
    def deed(self) -> Deed:
        """What the play is; trumps that cannot win for want of the shape are a discard."""
        if self.position == 0:
            return Deed.LEADS
        if not self.others:
            return Deed.FOLLOWS
        if self.following:
            return Deed.SHORT
        return Deed.RUFFS if self.strength is not None else Deed.DISCARDS

    @property
    def best_before(self) -> Played:
        """The play that held the trick before this one."""
        best = winner(self.trumps, self.trick.plays[: self.position])
        return Played(self.trumps, self.trick, best)

    @property
    def takes_over(self) -> bool:
        """Tells whether this play holds the trick as soon as it is made."""
        return winner(self.trumps, self.trick.plays[: self.position + 1]) == self.position

    @property
    def deciding(self) -> tuple[Card, ...]:
        """The part of the play that is compared; for what can never win, all of it."""
        found = self.strength
        if found is None:
            return self.cards
        trump, top = found
        index = TRUMP_INDEX if trump else SUITS.index(self.lead.suit)
        pairs = self.lead.pairs
        if self.lead.kind is Kind.THROW and self.trumps.rules.throw_compare == "highest_card":
            pairs = 0
        at = {
            step: [c for c in self.cards if self._place(c) == (index, step)]
            for step in range(top - max(pairs, 1) + 1, top + 1)
        }
        if pairs == 0:
            return (at[top][0],)
        return tuple(card for cards in at.values() for card in _pair_among(cards))

    def _place(self, card: Card) -> tuple[int, int]:
        return self.trumps.place[card][0], self.trumps.step(card)


def _pair_among(cards: list[Card]) -> tuple[Card, Card]:
    card = next(card for card in sorted(cards) if cards.count(card) == 2)
    return card, card


def what_it_does(played: Played) -> Message:
    """Says what the play is: a lead, a follow, a discard, a ruff, an over-ruff."""
    seat, cards = played.seat, named(played.trumps, played.cards)
    match played.deed:
        case Deed.LEADS if played.lead.kind is Kind.THROW:
            return say("play-throws", seat=seat, cards=cards)
        case Deed.LEADS:
            return say("play-leads", seat=seat, cards=cards)
        case Deed.FOLLOWS:
            return say("play-follows", seat=seat, cards=cards)
        case Deed.SHORT:
            return say(
                "play-follows-short",
                seat=seat,
                cards=named(played.trumps, played.following),
                rest=named(played.trumps, played.others),
            )
        case Deed.DISCARDS:
            return say("play-discards", seat=seat, cards=cards)
    best = played.best_before
    if best.deed is Deed.RUFFS and played.takes_over:
        beaten = named(played.trumps, best.cards)
        return say("play-over-ruffs", seat=seat, beaten=beaten, cards=cards)
    return say("play-ruffs", seat=seat, suit=played.lead.suit, cards=cards)


def what_becomes(played: Played) -> tuple[Message, ...]:
    """Says whether the play takes the trick, for now or for good, or why it cannot.

    Under the partner's card nothing is said: it was not to win.
    """
    if played.takes_over:
        later = played.seat.around()[1 : 4 - played.position]
        if not later:
            return (say("trick-wins", seat=played.seat),)
        return (say("trick-wins-now", seat=played.seat, seats=later),)
    why = None if played.best_before.seat is played.seat.partner else _why_not(played)
    return (why,) if why else ()


def _why_not(played: Played) -> Message | None:
    lead, best = played.lead, played.best_before
    mine, its = played.strength, best.strength
    if played.deed is Deed.SHORT:
        return None if lead.kind in (Kind.SINGLE, Kind.THROW) else _wrong_shape(lead)
    if mine is None:
        return _shape_fails(played)
    if lead.kind is Kind.THROW:
        if played.deed is Deed.FOLLOWS:
            return say("trick-throw-stands")
        if played.trumps.rules.throw_compare == "all_components":
            return say("trick-part-too-low")
    part = named(played.trumps, best.deciding)
    if mine == its:
        return say("trick-tie", cards=part, seat=best.seat)
    cards = named(played.trumps, played.deciding)
    return say("trick-too-low", cards=cards, best=part)


def _shape_fails(played: Played) -> Message | None:
    lead = played.lead
    if lead.kind is Kind.THROW and played.deed is Deed.FOLLOWS:
        return say("trick-throw-stands")
    all_trumps = all(map(played.trumps.is_trump, played.cards))
    if not (all_trumps or played.deed is Deed.FOLLOWS):
        return None
    if lead.kind is Kind.THROW:
        return say("trick-not-covered", shape=run_name(missing_run(played)))
    return _wrong_shape(lead)


def _wrong_shape(lead: Shape) -> Message:
    return say("trick-wrong-shape", shape=shape_name(lead))


def missing_run(played: Played) -> int:
    """Returns the first part of a throw, in pairs, that all-trump cards do not cover."""
    layers = Holding(played.trumps, played.cards).layers(TRUMP_INDEX)
    runs = played.lead.runs
    return next(runs[at] for at in range(len(runs)) if not fits(layers, runs[: at + 1]))


def trick_held(trumps: Trumps, trick: Trick) -> Message:
    """Says who holds the unfinished trick and how many points lie in it."""
    holder = trick.holder(trumps)
    assert holder is not None, "an empty trick is held by nobody"
    return say("trick-held", seat=holder, n=trick.points)


def trick_taken(trumps: Trumps, trick: Trick, dealer: Seat, total: int) -> Message:
    """Says who takes a finished trick and for whom its points count.

    `total` are the attackers' points with this trick, fines included.
    """
    seat = trick.holder(trumps)
    assert seat is not None, "an empty trick is taken by nobody"
    if not trick.points:
        return say("trick-empty", seat=seat)
    if seat.team is dealer.team:
        return say("trick-defenders", seat=seat, p=trick.points)
    return say("trick-attackers", seat=seat, p=trick.points, t=total)
