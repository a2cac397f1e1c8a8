"""The expert: the club player's choices, tried in worlds that agree with what is known.

It sees a View and nothing else. Where only one play is worth a look nothing is searched.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.cards import Card
from engine.players.candidates import Cards, candidates
from engine.players.club_bidding import choose_burial, choose_declaration
from engine.players.club_player import ClubPlayer
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.sampler import Sampler
from engine.players.search import Choice, Run, Search, search
from engine.players.started import Played, play_on
from engine.view import View

WORLDS = 64


class ExpertPlayer:
    """Searches its plays; `worlds` for each decision, or what `ms` milliseconds allow."""

    def __init__(self, rng: random.Random, worlds: int = WORLDS, ms: float | None = None) -> None:
        self.rng = rng
        self.worlds = worlds
        self.ms = ms

    def declare(self, view: View) -> tuple[Card, ...]:
        """Declares as the club player does."""
        return choose_declaration(view)

    def bury(self, view: View) -> tuple[Card, ...]:
        """Buries as the club player does."""
        return choose_burial(view)

    def play(self, view: View) -> tuple[Card, ...]:
        """Leads or follows with the play that the search prefers."""
        return think(view, self.rng, worlds=self.worlds, ms=self.ms).best


def think(
    view: View,
    rng: random.Random,
    *,
    worlds: int = WORLDS,
    ms: float | None = None,
    among: Sequence[Cards] = (),
) -> Search:
    """Returns the choices of the seat whose turn it is, the preferred first.

    `among` are further plays, legal ones, that have to be valued.
    """
    own = tuple(sorted(ClubPlayer(rng).play(view)))
    plays = list(dict.fromkeys([*candidates(view, own), *among]))
    if len(plays) == 1:
        return Search((Choice(own, 0.0, 0.0, 0.0, 0.0, 0.0),), 0)
    sampler = Sampler(view)
    runs = [run_of(view, sampler.lay, play) for play in plays]
    return search(
        plays,
        runs,
        sampler.world,
        rng,
        attacking=view.attacking,
        worlds=worlds,
        ms=ms,
    )


def run_of(view: View, lay: Layout, play: Cards) -> Run:
    """Returns what plays a world to its end from a play of the View's seat on."""
    assert view.trick is not None
    chosen = Played.of(lay, play)
    seat = int(view.seat)
    if not view.trick.plays:
        suit = chosen.suit
        once, twice = chosen.have[suit], chosen.both[suit]
        several = bool(once & (once - 1))

        def leads(board: Board) -> int:
            part = board.standing(suit, once, twice) if several else (once, twice)
            board.trick(suit, *part)
            board.play_out()
            return board.total()

        return leads
    led, *follows = [Played.of(lay, each) for each in view.trick.plays]
    follows.append(chosen)

    def answers(board: Board) -> int:
        chosen.leave(board, seat)
        play_on(board, led, follows)
        board.play_out()
        return board.total()

    return answers
