"""The expert: the club player's choices, tried in worlds that agree with what is known.

It sees a View and nothing else. Where only one play is worth a look nothing is searched.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine.cards import Card
from engine.players.candidates import Cards, candidates
from engine.players.club_bidding import choose_declaration
from engine.players.club_player import ClubPlayer
from engine.players.expert_bidding import (
    Dealing,
    after_burial,
    burials,
    buried,
    declarations,
    declared,
)
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.sampler import Sampler
from engine.players.search import Choice, Search, search
from engine.players.started import Played, play_on
from engine.view import Phase, View

WORLDS = 64


class ExpertPlayer:
    """Searches what it buries and plays, in `worlds` worlds or what `ms` milliseconds allow."""

    def __init__(self, rng: random.Random, worlds: int = WORLDS, ms: float | None = None) -> None:
        self.rng = rng
        self.worlds = worlds
        self.ms = ms

    def declare(self, view: View) -> tuple[Card, ...]:
        """Declares as the club player does: searching it was not worth its time."""
        return choose_declaration(view)

    def bury(self, view: View) -> tuple[Card, ...]:
        """Buries what the search prefers."""
        return self._best(view)

    def play(self, view: View) -> tuple[Card, ...]:
        """Leads or follows with the play that the search prefers."""
        return self._best(view)

    def _best(self, view: View) -> Cards:
        return think(view, self.rng, worlds=self.worlds, ms=self.ms).best


def think(
    view: View,
    rng: random.Random,
    *,
    worlds: int = WORLDS,
    ms: float | None = None,
    among: Sequence[Cards] = (),
    only: bool = False,
) -> Search:
    """Returns the choices of the seat that may decide now, the preferred first.

    What is declared, buried or played is `Choice.play`, sorted; no cards are a pass. `among` are
    further choices, legal ones, that have to be valued, in as many worlds as the preferred one;
    with `only` there are no others, and the first of them stands in for the club player's.
    """
    own, plays = _choices(view, rng)
    plays = list(dict.fromkeys(among if only else [own, *plays, *among]))
    if len(plays) == 1:
        return Search((Choice(plays[0], 0.0, 0.0, 0.0, 0.0, 0.0),), 0)
    world, runs = _playouts(view, own, plays)
    return search(
        plays,
        runs,
        world,
        rng,
        attacking=view.attacking,
        worlds=worlds,
        ms=ms,
        keep=among,
    )


def _choices(view: View, rng: random.Random) -> tuple[Cards, list[Cards]]:
    """Returns the club player's choice and others worth a look."""
    match view.phase:
        case Phase.DECLARING:
            return declarations(view)
        case Phase.BURYING:
            return burials(view)
        case _:
            own = tuple(sorted(ClubPlayer(rng).play(view)))
            return own, candidates(view, own)


def _playouts(
    view: View, own: Cards, plays: Sequence[Cards]
) -> tuple[Callable[[random.Random], Any], list[Callable[[Any], int]]]:
    """Returns what deals a world, and for each choice what plays such a world to its end."""
    match view.phase:
        case Phase.DECLARING:
            return Dealing(view).world, [declared(view, play) for play in plays]
        case Phase.BURYING:
            sampler = Sampler(after_burial(view, own))
            return sampler.world, [buried(view, sampler.lay, play) for play in plays]
        case _:
            sampler = Sampler(view)
            return sampler.world, [run_of(view, sampler.lay, play) for play in plays]


def run_of(view: View, lay: Layout, play: Cards) -> Callable[[Board], int]:
    """Returns what plays a world to its end from a play of the View's seat on."""
    assert view.trick is not None
    chosen = Played.of(lay, play)
    seat = int(view.seat)
    if not view.trick.plays:
        suit = chosen.suit
        once, twice = chosen.have[suit], chosen.both[suit]
        several = bool(once & (once - 1))

        def leads(world: Board) -> int:
            board = world.copy()
            part = board.standing(suit, once, twice) if several else (once, twice)
            board.trick(suit, *part)
            board.play_out()
            return board.total()

        return leads
    led, *follows = [Played.of(lay, each) for each in view.trick.plays]
    follows.append(chosen)

    def answers(world: Board) -> int:
        board = world.copy()
        chosen.leave(board, seat)
        play_on(board, led, follows)
        board.play_out()
        return board.total()

    return answers
