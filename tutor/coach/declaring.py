"""What was declared, overridden or passed, what made trump, and what a burial does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import PRINTED_SUITS, Card, Rank, Seat, Suit, points_in, remove_cards
from engine.declaring import Declaration
from engine.rules import Rules
from engine.trumps import Trumps
from tutor.words.message import Message, say


def trump_name(suit: Suit | None) -> Suit | str:
    """Returns a trump suit as a message holds it: "NT" where there is none."""
    return suit if suit is not None else "NT"


def shown(
    seat: Seat, cards: Sequence[Card], before: Declaration | None, *, stands: bool = True
) -> Message:
    """Says what a showing overrides or reinforces and, while it stands, what it makes trump."""
    if not stands:
        return _was_shown(seat, cards, before)
    made = trump_name(cards[0].suit)
    if before is None:
        return say("declare-made", seat=seat, cards=tuple(cards), trump=made)
    if before.seat is seat:
        return say("declare-reinforces", seat=seat, cards=tuple(cards), trump=made)
    return say("declare-overrides", seat=seat, cards=tuple(cards), beaten=before.cards, trump=made)


def _was_shown(seat: Seat, cards: Sequence[Card], before: Declaration | None) -> Message:
    if before is None:
        return say("declare-was-made", seat=seat, cards=tuple(cards))
    if before.seat is seat:
        return say("declare-was-reinforced", seat=seat, cards=tuple(cards))
    return say("declare-was-override", seat=seat, cards=tuple(cards), beaten=before.cards)


def passed(seat: Seat) -> Message:
    """Says that a seat shows nothing."""
    return say("declare-passes", seat=seat)


def undeclared(turned: Sequence[Card], suit: Suit | None) -> Message:
    """Says what the kitty decided when nobody declared; `turned` are the cards turned up."""
    if not turned:
        return say("declare-nobody-no-trump")
    return say("declare-nobody", cards=tuple(turned), trump=trump_name(suit))


def trump_is(suit: Suit | None, dealer: Seat, *, twos: bool = False) -> Message:
    """Says what is trump in the end and who deals; `twos`: the twos are trumps as well."""
    if suit is None and twos:
        return say("declare-no-trump-twos", seat=dealer)
    return say("declare-trump", trump=trump_name(suit), seat=dealer)


def trump_set(
    trumps: Trumps, dealer: Seat, standing: Declaration | None, turned: Sequence[Card]
) -> tuple[Message, ...]:
    """Says how trump was set, what it is, each once, and who deals."""
    is_trump = trump_is(trumps.suit, dealer, twos=_has_trump_twos(trumps))
    if standing is not None:
        return (is_trump,)
    nobody = undeclared(turned, trumps.suit)
    return nobody, is_trump if trumps.suit is None else say("declare-dealer", seat=dealer)


def _has_trump_twos(trumps: Trumps) -> bool:
    """Tells whether twos are trumps that are not the level cards."""
    return trumps.rules.permanent_twos and trumps.level is not Rank.TWO


def buried(trumps: Trumps | None, hand: Sequence[Card], cards: Sequence[Card]) -> list[Message]:
    """Says how many points a burial puts into the kitty, and which side suits become void.

    `hand` is what the dealer held with the kitty; without trumps (None) suits are not looked at.
    """
    messages = [say("bury-points", n=points_in(cards))]
    if trumps is not None:
        held = {trumps.suit_of(card) for card in hand}
        kept = {trumps.suit_of(card) for card in remove_cards(hand, cards)}
        emptied = [suit for suit in PRINTED_SUITS if suit in held - kept]
        messages += [say("bury-void", suit=suit) for suit in emptied]
    return messages


def trumps_with(rules: Rules, level: Rank, suit: Suit | None, hand: Sequence[Card]) -> int:
    """Counts the trumps a hand would hold if a suit were trump (None: no trump)."""
    trumps = Trumps.of(level, suit, rules)
    return sum(map(trumps.is_trump, hand))
