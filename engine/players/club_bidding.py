"""What the club player declares and buries.

The numbers are weights of judgement, chosen by measuring hands against each other in the arena.
"""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.declaring import possible_declarations
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
    choices = possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)
    if not choices or len(view.hand) < FEWEST_CARDS_TO_DECLARE:
        return ()
    best = max(choices, key=lambda cards: (trump_share(view, cards[0].suit), len(cards)))
    needed = TRUMPS_TO_DECLARE
    standing = view.standing
    if standing and standing.seat is view.seat.partner:
        needed = TRUMPS_TO_OVERRIDE_PARTNER
    return best if trump_share(view, best[0].suit) >= needed else ()


def trump_share(view: View, suit: Suit | None) -> float:
    """Returns the trumps held, pairs counting more, as a multiple of what falls to a hand."""
    trumps = Trumps.of(view.level, suit, view.rules)
    own = [card for card in view.hand if trumps.is_trump(card)]
    held = len(own) + PAIR_BONUS * (len(own) - len(set(own)))
    of_pack = len(trumps.orders[TRUMP_INDEX].kinds) / 54
    share = held / (of_pack * len(view.hand))
    if suit is None:
        # Without a trump suit few trumps are about: one needs winners in the side suits as well.
        tops = {order.kinds[-1] for order in trumps.orders[:TRUMP_INDEX]}
        winners = sum(card in tops for card in view.hand)
        return share if len(own) >= 5 and winners >= 3 else 0.0
    return share


def choose_burial(view: View) -> tuple[Card, ...]:
    """Returns as many cards as the kitty had: short suits emptied first, then the least useful."""
    trumps = view.trumps
    assert trumps is not None
    room = view.kitty_size
    chosen: list[Card] = []
    suits: dict[int, list[Card]] = {}
    for card in view.hand:
        suits.setdefault(trumps.place[card][0], []).append(card)
    suits.pop(TRUMP_INDEX, None)
    tops = {index: trumps.orders[index].kinds[-1] for index in suits}
    for index, cards in sorted(suits.items(), key=lambda item: (len(item[1]), item[0])):
        losers = [card for card in cards if card != tops[index]]
        if len(losers) <= room and not any(card.points for card in losers):
            chosen += losers
            room -= len(losers)
    rest = list(view.hand)
    for card in chosen:
        rest.remove(card)
    rest.sort(key=lambda card: _worth_keeping(trumps, view.hand, card))
    return tuple(chosen + rest[:room])


def _worth_keeping(trumps: Trumps, hand: tuple[Card, ...], card: Card) -> float:
    index, _ = trumps.place[card]
    if index == TRUMP_INDEX:
        return 100.0 + trumps.step(card)
    worth = float(trumps.step(card)) + 2 * card.points
    if hand.count(card) == 2:
        worth += 8
    if card == trumps.orders[index].kinds[-1]:
        worth += 20
    return worth
