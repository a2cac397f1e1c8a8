"""A player that does anything that is allowed: for tests, and as the weakest opponent."""

from __future__ import annotations

import random

from engine.cards import Card
from engine.declaring import possible_declarations
from engine.following import Duty
from engine.shapes import shape_of
from engine.view import View

CHANCE_TO_DECLARE = 0.2
CHANCE_TO_THROW = 0.1
FOLLOWS_LOOKED_AT = 40


class RandomPlayer:
    """Declares, buries, leads and follows at random, within the rules."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def declare(self, view: View) -> tuple[Card, ...]:
        """Shows something now and then."""
        choices = possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)
        if choices and self.rng.random() < CHANCE_TO_DECLARE:
            return self.rng.choice(choices)
        return ()

    def bury(self, view: View) -> tuple[Card, ...]:
        """Buries any cards."""
        return tuple(self.rng.sample(view.hand, view.kitty_size))

    def play(self, view: View) -> tuple[Card, ...]:
        """Leads a part of its hand, or follows as it must."""
        assert view.trumps is not None
        assert view.trick is not None
        if view.trick.plays:
            duty = Duty(view.trumps, view.hand, view.trick.led)
            return self.rng.choice(duty.first_plays(FOLLOWS_LOOKED_AT))
        suit = view.trumps.suit_of(self.rng.choice(view.hand))
        cards = tuple(card for card in view.hand if view.trumps.suit_of(card) is suit)
        if view.rules.throws and self.rng.random() < CHANCE_TO_THROW:
            return tuple(self.rng.sample(cards, self.rng.randint(1, len(cards))))
        shape = shape_of(view.trumps, cards)
        assert shape is not None
        return self.rng.choice(shape.parts).cards
