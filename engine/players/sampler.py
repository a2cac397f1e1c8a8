"""Hidden hands that agree with everything a seat knows: the worlds over which the expert searches.

Certain are the numbers of cards, the suits shown out, the pairs not played when owed, the cards
shown (declared, or taken back from a failed throw) and, for the dealer, the kitty. For the others
the kitty is a guess: few bury trumps, aces or points. All else is equally likely.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.cards import Card, Rank, Seat, points_in
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.seeing import as_board, shown_out, tricks_of, unseen_cards
from engine.view import View

KITTY, OUT = 4, 5
"""The owners beside the four seats: what was buried, and what a small position leaves out."""
TRIES = 30
BURIED = {"trump": 0.04, "ace": 0.15, "points": 0.35, "rest": 1.0}
"""How likely a card is to be buried, in proportion."""


class NoWorld(ValueError):
    """No hidden hands agree with what was seen; the View is of no game that was played."""


class Sampler:
    """Deals the cards that a seat cannot see, again and again."""

    def __init__(self, view: View) -> None:
        assert view.trumps is not None
        self.view = view
        self.lay = Layout.of(view.trumps)
        self.base = as_board(view, ())
        self.base.points = view.points
        self.base.buried = points_in(view.buried or ())
        self.room = [0 if seat is view.seat else view.counts[seat] for seat in Seat]
        self.room.append(0 if view.buried is not None else view.kitty_size)
        place = view.trumps.place
        unseen = unseen_cards(view)
        self.known: list[tuple[int, Card]] = []
        for seat, card in known_cards(view):
            if seat is not view.seat and self.room[seat]:
                unseen.remove(card)
                self.known.append((seat, card))
                self.room[seat] -= 1
        self.room.append(len(unseen) - sum(self.room))
        if self.room[OUT] < 0:
            raise NoWorld(f"expected {sum(self.room[:OUT])} unseen cards, got {len(unseen)}")
        voids, self.pairless = shown_out(view, view.trumps)
        self.groups: list[tuple[tuple[int, ...], list[Card]]] = []
        for suit in range(5):
            cards = [card for card in unseen if place[card][0] == suit]
            owners = tuple(
                owner
                for owner in range(6)
                if self.room[owner] and (owner >= KITTY or (Seat(owner), suit) not in voids)
            )
            if cards:
                self.groups.append((owners, cards))
        self.groups.sort(key=lambda group: len(group[0]))

    def worlds(self, rng: random.Random) -> Iterator[Board]:
        """Yields boards on which every hand is known; raises `NoWorld` where none can be."""
        while True:
            yield self.world(rng)

    def world(self, rng: random.Random) -> Board:
        """Deals once."""
        return self.board(self.owners(rng))

    def board(self, owners: list[tuple[int, Card]]) -> Board:
        """Returns the board of some owners of the unseen cards."""
        board = self.base.copy()
        place = self.lay.trumps.place
        have, both = board.have, board.both
        for owner, card in owners:
            if owner == KITTY:
                board.buried += card.points
            elif owner != OUT:
                suit, bit = place[card]
                at = owner * 5 + suit
                if have[at] & bit:
                    both[at] |= bit
                else:
                    have[at] |= bit
        return board

    def owners(self, rng: random.Random) -> list[tuple[int, Card]]:
        """Returns an owner for every unseen card."""
        for _ in range(TRIES):
            quickly = self._deal(rng)
            if quickly is not None and self._without_pairs(quickly, rng):
                return self.known + quickly
        for _ in range(TRIES):
            dealt = self._deal_with_care(rng)
            if self._without_pairs(dealt, rng):
                return self.known + dealt
        # The pairs that should not be are few; the counts and voids hold.
        return self.known + dealt

    def _kitty(self, room: list[int], rng: random.Random) -> list[tuple[int, Card]]:
        """Draws the buried cards first, by how likely each is to be buried."""
        number = room[KITTY]
        if not number:
            return []
        trumps = self.lay.trumps
        keyed = []
        for _, cards in self.groups:
            for card in cards:
                if trumps.is_trump(card):
                    weight = BURIED["trump"]
                elif card.rank is Rank.ACE:
                    weight = BURIED["ace"]
                else:
                    weight = BURIED["points" if card.points else "rest"]
                keyed.append((rng.random() ** (1 / weight), card))
        keyed.sort(reverse=True)
        room[KITTY] = 0
        return [(KITTY, card) for _, card in keyed[:number]]

    def _deal(self, rng: random.Random) -> list[tuple[int, Card]] | None:
        """Deals suit by suit, the most bound first; None where it leads nowhere."""
        room = list(self.room)
        dealt = self._kitty(room, rng)
        buried = [card for _, card in dealt]
        for owners, all_cards in self.groups:
            cards = all_cards
            if buried:
                cards = list(all_cards)
                for card in buried:
                    if card in cards:
                        cards.remove(card)
                for card in set(all_cards):
                    lost = all_cards.count(card) - cards.count(card)
                    for _ in range(lost):
                        buried.remove(card)
            slots = [owner for owner in owners for _ in range(room[owner])]
            if len(slots) < len(cards):
                return None
            for owner, card in zip(rng.sample(slots, len(cards)), cards, strict=True):
                room[owner] -= 1
                dealt.append((owner, card))
        return dealt

    def _deal_with_care(self, rng: random.Random) -> list[tuple[int, Card]]:
        """Deals card by card, never into a corner (every set of owners keeps enough room)."""
        room = list(self.room)
        waiting = [(owners, card) for owners, cards in self.groups for card in cards]
        rng.shuffle(waiting)
        waiting.sort(key=lambda each: len(each[0]))
        dealt = []
        while waiting:
            owners, card = waiting.pop(0)
            slots = [owner for owner in owners for _ in range(room[owner])]
            rng.shuffle(slots)
            for owner in dict.fromkeys(slots):
                room[owner] -= 1
                if _fits([each[0] for each in waiting], room):
                    dealt.append((owner, card))
                    break
                room[owner] += 1
            else:
                raise NoWorld(f"no seat can hold {card!r}")
        return dealt

    def _without_pairs(self, dealt: list[tuple[int, Card]], rng: random.Random) -> bool:
        """Swaps cards until nobody has a pair where it has shown none; False where it cannot."""
        if not self.pairless:
            return True
        place = self.lay.trumps.place
        known = {(owner, card) for owner, card in self.known}
        for _ in range(40):
            bad = [
                at
                for at, (owner, card) in enumerate(dealt)
                if owner < KITTY
                and (Seat(owner), place[card][0]) in self.pairless
                and (dealt.count((owner, card)) == 2 or (owner, card) in known)
            ]
            if not bad:
                return True
            at = rng.choice(bad)
            owner, card = dealt[at]
            suit = place[card][0]
            others = [
                other
                for other, (whose, which) in enumerate(dealt)
                if whose != owner and which != card and place[which][0] == suit
            ]
            if not others:
                return False
            other = rng.choice(others)
            dealt[at], dealt[other] = (owner, dealt[other][1]), (dealt[other][0], card)
        return False


def _fits(waiting: list[tuple[int, ...]], room: list[int]) -> bool:
    """Tells whether every set of owners has room for the cards that only they may hold (Hall)."""
    needs: dict[int, int] = {}
    for owners in waiting:
        key = sum(1 << owner for owner in owners)
        needs[key] = needs.get(key, 0) + 1
    for subset in range(1, 64):
        space = sum(room[owner] for owner in range(6) if subset >> owner & 1)
        if sum(number for key, number in needs.items() if key & ~subset == 0) > space:
            return False
    return True


def known_cards(view: View) -> list[tuple[Seat, Card]]:
    """Returns cards that a seat is known to hold: shown in a throw that failed, or declared.

    A declared card of the dealer may lie in the kitty and is no longer known.
    """
    held: dict[tuple[Seat, Card], int] = {}
    for declaration in view.declarations:
        if declaration.seat is not view.dealer:
            card = declaration.cards[0]
            key = (declaration.seat, card)
            held[key] = max(held.get(key, 0), len(declaration.cards))
    for trick in tricks_of(view):
        for at, play in enumerate(trick.plays):
            seat = trick.seat_of(at)
            if at == 0 and trick.attempted:
                for card in set(trick.attempted):
                    number = trick.attempted.count(card)
                    held[seat, card] = max(held.get((seat, card), 0), number)
            for card in play:
                if held.get((seat, card)):
                    held[seat, card] -= 1
    return [key for key, number in sorted(held.items()) for _ in range(number)]
