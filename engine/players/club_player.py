"""The club player: counts cards, keeps to the principles, never searches.

What it leads is the quick policy of the playouts, looking at a board on which every other seat may
hold all that it has not shown to lack (`engine.players.seeing`). Its follows are weighed with more
care (`engine.players.club_follows`): the quick ones lost 2 to 4 points a hand against them.
"""

from __future__ import annotations

import random

from engine.cards import Card
from engine.players.club_bidding import choose_burial, choose_declaration
from engine.players.club_follows import choose_follow
from engine.players.quick_lead import lead
from engine.players.random_player import RandomPlayer
from engine.players.seeing import as_board
from engine.players.started import Played, play_on
from engine.view import View

SLIPS = 0.25
"""How often a beginner plays just any card."""


class ClubPlayer:
    """Plays by principles; only the choice between equals is random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def declare(self, view: View) -> tuple[Card, ...]:
        """Shows the suit in which it clearly has more than its share of the trumps."""
        return choose_declaration(view)

    def bury(self, view: View) -> tuple[Card, ...]:
        """Buries what empties a short suit, without points or winners."""
        return choose_burial(view)

    def play(self, view: View) -> tuple[Card, ...]:
        """Leads by the quick policy, follows with what promises most."""
        assert view.trick is not None
        return choose_follow(view, self.rng) if view.trick.plays else quick_play(view)


class BeginnerPlayer(ClubPlayer):
    """A club player that now and then plays any card that is allowed."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.slips = RandomPlayer(rng)

    def play(self, view: View) -> tuple[Card, ...]:
        """Plays as the club player does, but for its slips."""
        if self.rng.random() < SLIPS:
            return self.slips.play(view)
        return super().play(view)


def quick_play(view: View) -> tuple[Card, ...]:
    """Returns what the quick policy plays for the seat of a View whose turn it is."""
    assert view.trick is not None
    board = as_board(view)
    lay = board.lay
    if not view.trick.plays:
        suit, once, twice = lead(lay, board.have, board.both, view.seat)
        return tuple(lay.cards(suit, once, twice))
    row = view.seat * 5
    have, both = board.have[row : row + 5], board.both[row : row + 5]
    led, *follows = (Played.of(lay, play) for play in view.trick.plays)
    play_on(board, led, follows, end=len(view.trick.plays) + 1)
    return tuple(
        card
        for suit in range(5)
        for card in gone(
            lay.cards(suit, have[suit], both[suit]),
            lay.cards(suit, board.have[row + suit], board.both[row + suit]),
        )
    )


def gone(before: list[Card], after: list[Card]) -> list[Card]:
    """Returns the cards that were there before and are no longer."""
    played = list(before)
    for card in after:
        played.remove(card)
    return played
