"""What the club player follows: each play weighed by what it may win and what it costs.

A few hundred legal plays are looked at once, without search. The numbers below are weights of
judgement in points of the game, not measured truths.
"""

from __future__ import annotations

import random

from engine.cards import Card, Rank, Seat, Suit
from engine.following import Duty
from engine.memory import Memory
from engine.players.ruffs import ruffs
from engine.shapes import Shape, shape_of
from engine.trick import Trick
from engine.view import View

FOLLOWS_LOOKED_AT = 400
LEAD_IS_WORTH = 3.0


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
    mine = holder is view.seat
    chance = _chance(memory, after, holder)
    ours = chance if holder.team is view.seat.team else 1 - chance
    value = (2 * ours - 1) * after.points
    if mine:
        value += LEAD_IS_WORTH * chance
    return value - sum(_cost(memory, card, play) for card in play)


def _chance(memory: Memory, after: Trick, holder: Seat) -> float:
    """Guesses how likely the holder of the trick is to keep it."""
    still = [after.seat_of(at) for at in range(len(after.plays), 4)]
    rivals = [seat for seat in still if seat.team is not holder.team]
    if not rivals:
        return 1.0
    led = memory.trumps.suit_of(after.led[0])
    best = after.play_of(holder)
    shape = shape_of(memory.trumps, best or ())
    safe = isinstance(shape, Shape) and memory.is_boss(shape.parts[0])
    if not safe:
        return 0.6 if len(rivals) == 1 else 0.45
    if led is Suit.TRUMP or memory.trumps.is_trump((best or after.led)[0]):
        return 0.97
    voids = memory.voids()
    return 0.4 if any(led in voids[seat] for seat in rivals) else 0.85


def _cost(memory: Memory, card: Card, play: tuple[Card, ...]) -> float:
    trumps = memory.trumps
    step = trumps.step(card)
    cost = 0.8 + 0.35 * step if trumps.is_trump(card) else 0.1 * step
    if card.is_joker or (_is_winner(card) and not trumps.is_trump(card)):
        cost += 3
    if memory.view.hand.count(card) == 2 and play.count(card) == 1:
        cost += 1.5
    return cost


def _is_winner(card: Card) -> bool:
    return card.rank is Rank.ACE
