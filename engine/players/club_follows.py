"""What the club player follows: each play weighed by what it may win and what it costs.

A few hundred legal plays are looked at once, without search. The numbers below are weights of
judgement in points of the game, not measured truths.
"""

from __future__ import annotations

import random

from engine.cards import Card, Seat, Suit
from engine.following import Duty
from engine.memory import Memory
from engine.players.ruffs import ruffs
from engine.shapes import shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View

FOLLOWS_LOOKED_AT = 400
LEAD_IS_WORTH = 3.0
"""What it is worth to lead next, oneself or one's partner."""
ELSEWHERE = 2 / 3
"""How likely a card that is not seen lies in none of one other player's cards."""
RUFFS_WHEN_VOID = 0.7


def choose_follow(view: View, rng: random.Random) -> tuple[Card, ...]:
    """Returns the follow that promises most, one of them where several do."""
    assert view.trick is not None
    memory = Memory(view)
    plays = _follows(memory, view.trick)
    values = {play: _value(memory, view.trick, play) for play in plays}
    best = max(values.values())
    return rng.choice([play for play in plays if values[play] == best])


def _follows(memory: Memory, trick: Trick) -> list[tuple[Card, ...]]:
    duty = Duty(memory.trumps, memory.view.hand, trick.led)
    plays = duty.first_plays(FOLLOWS_LOOKED_AT)
    if len(plays) == FOLLOWS_LOOKED_AT:
        # Too many to look at: the cheap ones seen so far, and every way to ruff.
        plays += ruffs(memory.trumps, memory.view.hand, duty)
        plays.append(_points_discard(memory, duty))
    return plays


def _points_discard(memory: Memory, duty: Duty) -> tuple[Card, ...]:
    free = [card for card in memory.view.hand if card not in duty.must]
    free.sort(key=lambda card: (memory.trumps.is_trump(card), -card.points))
    play = (*duty.must, *free)[: duty.count]
    return play if duty.judge(play).legal else duty.first_plays(1)[0]


def _value(memory: Memory, trick: Trick, play: tuple[Card, ...]) -> float:
    view, trumps = memory.view, memory.trumps
    after = trick.with_play(play)
    holder = after.holder(trumps)
    assert holder is not None
    chance = _chance(memory, after, holder)
    if holder.team is view.seat.team:
        value = (2 * chance - 1) * after.points + LEAD_IS_WORTH * chance
    else:
        value = (1 - 2 * max(chance, 0.5)) * after.points
    return value - sum(_cost(memory, card, play) for card in play)


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
