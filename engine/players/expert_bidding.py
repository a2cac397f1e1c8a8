"""What the expert weighs before the first lead: what to show, what to bury, how it goes on.

Both are played out by the quick policy. Of a declaration the rest of the bidding is guessed: when
all cards are out, every seat that may still show does so once by the club player's rule, and so
does the own seat after a pass; then the dealer buries as the club player does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from engine.cards import PACK, Card, Seat, Suit, points_in, remove_cards
from engine.declaring import (
    FIRST_DEALER,
    Declaration,
    possible_declarations,
    trump_without_declaration,
)
from engine.players.club_bidding import (
    burial_of,
    choose_burial,
    choose_declaration,
    declaration_of,
    worth_keeping,
)
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.sampler import NoWorld
from engine.players.seeing import unseen_cards
from engine.trick import Trick
from engine.trumps import TRUMP_INDEX, Trumps
from engine.view import Phase, View

Cards = tuple[Card, ...]
FULL_HAND = 25
EVEN = 160
"""Twice the points at which the deal is taken over."""
MOST_BURIALS = 12


@dataclass(slots=True)
class Dealt:
    """A world before trump is known: all hands, the kitty, and what came of it so far."""

    hands: list[Cards]
    kitty: Cards
    totals: dict[tuple[Seat, Suit | None], int] = field(default_factory=dict)


class Dealing:
    """Deals the cards that a seat has not seen, those not dealt yet too, again and again.

    Raises `NoWorld` where what was shown cannot be.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.unseen = unseen_cards(view)
        self.known: list[list[Card]] = [[] for _ in Seat]
        self.known[view.seat] += view.hand
        for declaration in view.declarations:
            held, card = self.known[declaration.seat], declaration.cards[0]
            for _ in range(len(declaration.cards) - held.count(card)):
                if declaration.seat is view.seat or card not in self.unseen:
                    raise NoWorld(f"expected {card!r} with {declaration.seat}, got none")
                held.append(card)
                self.unseen.remove(card)
        size = FULL_HAND if view.rules.declare_when == "during_deal" else 0
        self.sizes = [max(size, count) for count in view.counts]
        wanted = sum(self.sizes) + view.kitty_size
        if wanted > len(PACK):
            raise NoWorld(f"expected {len(PACK)} cards at most, got {wanted}")

    def world(self, rng: random.Random) -> Dealt:
        """Deals once; every deal of the unseen cards is equally likely."""
        left = list(self.unseen)
        rng.shuffle(left)
        hands = []
        for known, size in zip(self.known, self.sizes, strict=True):
            more = size - len(known)
            hands.append((*known, *left[:more]))
            del left[:more]
        return Dealt(hands, tuple(left[: self.view.kitty_size]))


def declarations(view: View) -> tuple[Cards, list[Cards]]:
    """Returns what the club player shows, and all that may be shown, to pass among it."""
    own = tuple(sorted(choose_declaration(view)))
    shown = possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)
    return own, [(), *shown]


def declared(view: View, cards: Cards) -> Callable[[Dealt], int]:
    """Returns what plays a world to its end after a showing of the View's seat.

    In a match's first hand, where the declarer deals, the total is that of a hand in which this
    side defends; what it makes as attackers is mirrored at the points that take the deal over.
    """
    standing = Declaration(view.seat, cards) if cards else view.standing
    first = view.dealer if view.dealer is not None else FIRST_DEALER
    asked = list(first.around())
    if view.rules.declare_when == "after_deal":
        asked = asked[asked.index(view.seat) + 1 :]

    def goes_on(world: Dealt) -> int:
        last = _rest_of_bidding(view, world, standing, asked)
        dealer = view.dealer
        if dealer is None:
            dealer = last.seat if last else FIRST_DEALER
        trump = last.trump if last else trump_without_declaration(view.rules, world.kitty)
        total = world.totals.get((dealer, trump))
        if total is None:
            total = world.totals[dealer, trump] = _total(view, world, dealer, trump)
        if view.dealer is None and dealer.team is not view.seat.team:
            return EVEN - total
        return total

    return goes_on


def _rest_of_bidding(
    view: View, world: Dealt, standing: Declaration | None, asked: Sequence[Seat]
) -> Declaration | None:
    waiting = list(asked)
    while waiting:
        seat = waiting.pop(0)
        shown = declaration_of(view.rules, view.level, standing, seat, world.hands[seat])
        if shown:
            standing = Declaration(seat, shown)
            if view.rules.declare_when == "during_deal":
                waiting = [other for other in seat.around() if other is not seat]
    return standing


def _total(view: View, world: Dealt, dealer: Seat, trump: Suit | None) -> int:
    trumps = Trumps.of(view.level, trump, view.rules)
    hands = list(world.hands)
    full = (*hands[dealer], *world.kitty)
    laid = burial_of(trumps, full, len(world.kitty))
    hands[dealer] = remove_cards(full, laid)
    board = Board(Layout.of(trumps), hands, dealer, dealer)
    board.buried = points_in(laid)
    board.play_out()
    return board.total()


def burials(view: View) -> tuple[Cards, list[Cards]]:
    """Returns what the club player buries, and what else differs from it in its plan.

    Emptying one side suit or two (of all but the highest card, or altogether), or none; keeping
    the points, or laying some away.
    """
    trumps = view.trumps
    assert trumps is not None
    own = tuple(sorted(choose_burial(view)))
    found = dict.fromkeys(
        tuple(sorted(plan)) for plan in _plans(trumps, view.hand, view.kitty_size)
    )
    return own, list(found)[:MOST_BURIALS]


def _plans(trumps: Trumps, hand: Cards, room: int) -> Iterable[Cards]:
    suits: dict[int, list[Card]] = {}
    for card in hand:
        suits.setdefault(trumps.place[card][0], []).append(card)
    suits.pop(TRUMP_INDEX, None)
    by_length = sorted(suits, key=lambda index: (len(suits[index]), index))
    emptied = [(), *combinations(by_length, 1), *combinations(by_length, 2)]
    plans = []
    for indices in emptied:
        cards = [card for index in indices for card in suits[index]]
        losers = [card for card in cards if card != trumps.orders[trumps.place[card][0]].kinds[-1]]
        plans += [losers, cards]
    for plan in plans:
        if len(plan) > room:
            continue
        rest = list(remove_cards(hand, plan))
        rest.sort(key=lambda card: worth_keeping(trumps, hand, card))
        yield (*plan, *rest[: room - len(plan)])
        rest.sort(key=lambda card: worth_keeping(trumps, hand, card) - 4 * card.points)
        yield (*plan, *rest[: room - len(plan)])


def after_burial(view: View, laid: Cards) -> View:
    """Returns the dealer's View at its first lead, had it buried these cards."""
    hand = remove_cards(view.hand, laid)
    each = len(hand)
    return replace(
        view,
        phase=Phase.PLAYING,
        hand=hand,
        counts=(each, each, each, each),
        buried=laid,
        trick=Trick(view.seat),
    )


def buried(view: View, lay: Layout, laid: Cards) -> Callable[[Board], int]:
    """Returns what plays a world to its end when the dealer has buried these cards."""
    have, both = lay.masks(remove_cards(view.hand, laid))
    points = points_in(laid)
    row = view.seat * 5

    def goes_on(world: Board) -> int:
        board = world.copy()
        board.have[row : row + 5] = have
        board.both[row : row + 5] = both
        board.buried = points
        board.play_out()
        return board.total()

    return goes_on
