"""What the club player declares and buries.

The numbers are weights of judgement, chosen by measuring hands against each other in the arena.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Rank, Seat
from engine.declaring import Declaration, possible_declarations
from engine.rules import Rules
from engine.trumps import TRUMP_INDEX, Trumps
from engine.view import View

TRUMPS_TO_DECLARE = 1.1
"""Declares when it has so many times its share of the trumps."""
TRUMPS_TO_OVERRIDE_PARTNER = 1.6
FEWEST_CARDS_TO_DECLARE = 6
PAIR_BONUS = 1.0
"""A pair of trumps counts as so many trumps more."""


def choose_declaration(view: View) -> tuple[Card, ...]:
    """Returns the cards to show now; none to pass, or to wait."""
    return declaration_of(view.rules, view.level, view.standing, view.seat, view.hand)


def declaration_of(
    rules: Rules,
    level: Rank,
    standing: Declaration | None,
    seat: Seat,
    hand: Sequence[Card],
) -> tuple[Card, ...]:
    """Returns what a seat with these cards shows over the standing declaration; none to pass."""
    if len(hand) < FEWEST_CARDS_TO_DECLARE:
        return ()
    choices = possible_declarations(rules, level, standing, seat, hand)
    if not choices:
        return ()
    shares = {
        suit: trump_share(Trumps.of(level, suit, rules), hand)
        for suit in {cards[0].suit for cards in choices}
    }
    best = max(choices, key=lambda cards: (shares[cards[0].suit], len(cards)))
    needed = TRUMPS_TO_DECLARE
    if standing and standing.seat is seat.partner:
        needed = TRUMPS_TO_OVERRIDE_PARTNER
    return best if shares[best[0].suit] >= needed else ()


def trump_share(trumps: Trumps, hand: Sequence[Card]) -> float:
    """Returns the trumps held, pairs counting more, as a multiple of what falls to a hand."""
    own = [card for card in hand if trumps.is_trump(card)]
    held = len(own) + PAIR_BONUS * (len(own) - len(set(own)))
    of_pack = len(trumps.orders[TRUMP_INDEX].kinds) / 54
    share = held / (of_pack * len(hand))
    if trumps.suit is None:
        # Without a trump suit few trumps are about: one needs winners in the side suits as well.
        tops = {order.kinds[-1] for order in trumps.orders[:TRUMP_INDEX]}
        winners = sum(card in tops for card in hand)
        return share if len(own) >= 5 and winners >= 3 else 0.0
    return share


def choose_burial(view: View) -> tuple[Card, ...]:
    """Returns as many cards as the kitty had: short suits emptied first, then the least useful."""
    assert view.trumps is not None
    return burial_of(view.trumps, view.hand, view.kitty_size)


def burial_of(trumps: Trumps, hand: Sequence[Card], room: int) -> tuple[Card, ...]:
    """Returns the cards that a dealer buries out of a hand with the kitty's cards in it."""
    chosen: list[Card] = []
    suits: dict[int, list[Card]] = {}
    for card in hand:
        suits.setdefault(trumps.place[card][0], []).append(card)
    suits.pop(TRUMP_INDEX, None)
    tops = {index: trumps.orders[index].kinds[-1] for index in suits}
    for index, cards in sorted(suits.items(), key=lambda item: (len(item[1]), item[0])):
        losers = [card for card in cards if card != tops[index]]
        if len(losers) <= room and not any(card.points for card in losers):
            chosen += losers
            room -= len(losers)
    rest = list(hand)
    for card in chosen:
        rest.remove(card)
    rest.sort(key=lambda card: worth_keeping(trumps, hand, card))
    return tuple(chosen + rest[:room])


def worth_keeping(trumps: Trumps, hand: Sequence[Card], card: Card) -> float:
    """Tells how much a card of the dealer's hand is missed when it is buried."""
    index, _ = trumps.place[card]
    if index == TRUMP_INDEX:
        return 100.0 + trumps.step(card)
    worth = float(trumps.step(card)) + 2 * card.points
    if hand.count(card) == 2:
        worth += 8
    if card == trumps.orders[index].kinds[-1]:
        worth += 20
    return worth
