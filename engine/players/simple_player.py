"""A simple sensible player: a handful of principles, one glance, no search.

It declares on trump length, buries a short suit without points, leads winners and tractors,
follows low, gives points to a partner who holds the trick and ruffs when points are at stake.
The numbers below are weights of judgement in points of the game, not measured truths.
"""

from __future__ import annotations

import random

from engine.cards import Card, Seat, Suit, points_in
from engine.declaring import possible_declarations
from engine.following import Duty
from engine.memory import Memory
from engine.players.leads import choose_lead
from engine.players.ruffs import ruffs
from engine.shapes import shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View

TRUMPS_TO_DECLARE = 1.15
"""Declares when it has so many times its share of the trumps."""
TRUMPS_TO_OVERRIDE_PARTNER = 1.6
FEWEST_CARDS_TO_DECLARE = 6
FOLLOWS_LOOKED_AT = 400
LEAD_IS_WORTH = 3.0
"""What it is worth to lead next, oneself or one's partner."""
ELSEWHERE = 2 / 3
"""How likely a card that is not seen lies in none of one other player's cards."""
RUFFS_WHEN_VOID = 0.7


class SimplePlayer:
    """Plays by a few principles; what is random (the choice between equals) comes from `rng`."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def declare(self, view: View) -> tuple[Card, ...]:
        """Shows the suit in which it has clearly more than its share of the trumps."""
        choices = possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)
        if not choices or len(view.hand) < FEWEST_CARDS_TO_DECLARE:
            return ()
        best = max(choices, key=lambda cards: (self._trump_share(view, cards[0].suit), len(cards)))
        needed = TRUMPS_TO_DECLARE
        standing = view.standing
        if standing and standing.seat is view.seat.partner:
            needed = TRUMPS_TO_OVERRIDE_PARTNER
        return best if self._trump_share(view, best[0].suit) >= needed else ()

    @staticmethod
    def _trump_share(view: View, suit: Suit | None) -> float:
        trumps = Trumps.of(view.level, suit, view.rules)
        held = sum(trumps.is_trump(card) for card in view.hand)
        of_pack = sum(len(kinds) for kinds in trumps.ladder(Suit.TRUMP)) / 54
        share = held / (of_pack * len(view.hand))
        if suit is None:
            # Without a trump suit few trumps are about: one needs winners in the suits as well.
            winners = sum(_is_winner(trumps, card) for card in view.hand)
            return share if held >= 5 and winners >= 3 else 0.0
        return share

    def bury(self, view: View) -> tuple[Card, ...]:
        """Buries the suits it can empty without losing a winner, then its least useful cards."""
        assert view.trumps is not None
        room = view.kitty_size
        chosen: list[Card] = []
        by_suit = Memory(view).in_suits()
        by_suit.pop(Suit.TRUMP, None)
        for cards in sorted(by_suit.values(), key=len):
            worthless = not any(_is_winner(view.trumps, card) for card in cards)
            if len(cards) <= room and worthless and not points_in(cards):
                chosen += cards
                room -= len(cards)
        rest = list(view.hand)
        for card in chosen:
            rest.remove(card)
        rest.sort(key=lambda card: self._worth_keeping(view.trumps, view.hand, card))
        return tuple(chosen + rest[:room])

    @staticmethod
    def _worth_keeping(trumps: Trumps | None, hand: tuple[Card, ...], card: Card) -> float:
        assert trumps is not None
        worth = float(trumps.step(card)) + 2 * card.points
        if hand.count(card) == 2:
            worth += 8
        if _is_winner(trumps, card):
            worth += 20
        return worth + (100 if trumps.is_trump(card) else 0)

    def play(self, view: View) -> tuple[Card, ...]:
        """Leads, or takes the follow that promises most."""
        assert view.trick is not None
        memory = Memory(view)
        if not view.trick.plays:
            return choose_lead(memory, self.rng)
        plays = self._follows(memory, view.trick)
        values = {play: self._value(memory, view.trick, play) for play in plays}
        best = max(values.values())
        return self.rng.choice([play for play in plays if values[play] == best])

    def _follows(self, memory: Memory, trick: Trick) -> list[tuple[Card, ...]]:
        duty = Duty(memory.trumps, memory.view.hand, trick.led)
        plays = duty.first_plays(FOLLOWS_LOOKED_AT)
        if len(plays) == FOLLOWS_LOOKED_AT:
            # Too many to look at: the cheap ones seen so far, and every way to ruff.
            plays += ruffs(memory.trumps, memory.view.hand, duty)
            plays.append(self._points_discard(memory, duty))
        return plays

    @staticmethod
    def _points_discard(memory: Memory, duty: Duty) -> tuple[Card, ...]:
        free = [card for card in memory.view.hand if card not in duty.must]
        free.sort(key=lambda card: (memory.trumps.is_trump(card), -card.points))
        play = (*duty.must, *free)[: duty.count]
        return play if duty.judge(play).legal else duty.first_plays(1)[0]

    def _value(self, memory: Memory, trick: Trick, play: tuple[Card, ...]) -> float:
        view, trumps = memory.view, memory.trumps
        after = trick.with_play(play)
        holder = after.holder(trumps)
        assert holder is not None
        chance = self._chance(memory, after, holder)
        if holder.team is view.seat.team:
            value = (2 * chance - 1) * after.points + LEAD_IS_WORTH * chance
        else:
            # That the partner will yet take the trick is a hope, no reason to put points in.
            value = -max(0.0, 2 * chance - 1) * after.points
        return value - sum(self._cost(memory, card, play) for card in play)

    @staticmethod
    def _chance(memory: Memory, after: Trick, holder: Seat) -> float:
        """Guesses how likely the holder of the trick is to keep it.

        An unseen card lies in each of the three other hands alike.
        """
        still = [after.seat_of(at) for at in range(len(after.plays), 4)]
        led = memory.trumps.suit_of(after.led[0])
        best = after.play_of(holder) or after.led
        ruffed = led is not Suit.TRUMP and memory.trumps.is_trump(best[0])
        beats = 1 - _lacks_higher(memory, best)
        voids = memory.voids()
        chance = 1.0
        for seat in still:
            if seat.team is holder.team:
                continue
            void = 1.0 if led in voids[seat] else ELSEWHERE ** memory.unseen_in(led)
            chance *= 1 - beats * (void if ruffed else 1 - void)
            if led is not Suit.TRUMP and not ruffed and Suit.TRUMP not in voids[seat]:
                chance *= 1 - RUFFS_WHEN_VOID * void
        return chance

    @staticmethod
    def _cost(memory: Memory, card: Card, play: tuple[Card, ...]) -> float:
        trumps = memory.trumps
        step = trumps.step(card)
        cost = 0.8 + 0.35 * step if trumps.is_trump(card) else 0.1 * step
        if card.is_joker or _is_winner(trumps, card):
            cost += 3
        if memory.view.hand.count(card) == 2 and play.count(card) == 1:
            cost += 1.5
        return cost


def _is_winner(trumps: Trumps, card: Card) -> bool:
    """Tells whether a card is the highest of a side suit: the ace, at level A the king."""
    return not trumps.is_trump(card) and card in trumps.ladder(trumps.suit_of(card))[0]


def _lacks_higher(memory: Memory, cards: tuple[Card, ...]) -> float:
    """Guesses how likely one other player has nothing in its suit that beats these cards."""
    shape = shape_of(memory.trumps, cards)
    if shape is None or memory.is_boss(shape.parts[0]):
        return 1.0
    part, pairs = shape.parts[0], shape.parts[0].pairs
    higher = [
        count
        for card, count in memory.unseen.items()
        if memory.trumps.suit_of(card) is shape.suit
        and memory.trumps.step(card) > part.step
        and (count == 2 or not pairs)
    ]
    if pairs:
        return (1 - (1 - ELSEWHERE) ** 2) ** len(higher)
    return ELSEWHERE ** sum(higher)
