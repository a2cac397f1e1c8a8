"""Two kinds of players measured against each other: every deal played twice, sides swapped.

The dealer is fixed and goes round, both sides stand at one level, declaring and burying are
played. Here a deal is played and counted; the bars, the files and the cores are `tutor.arena`'s.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engine.actions import Action, Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import RANKS, Card, Rank, Seat, Team
from engine.deal import ActionError, Deal
from engine.rules import Rules
from engine.scoring import levels_for
from engine.setup import Setup, shuffle
from engine.view import Phase, View


class Player(Protocol):
    """Somebody who decides for a seat (`engine.players.Player`)."""

    def declare(self, view: View) -> tuple[Card, ...]:
        """Returns the cards to show now; none to pass, or to wait."""

    def bury(self, view: View) -> tuple[Card, ...]:
        """Returns as many cards as the kitty had."""

    def play(self, view: View) -> tuple[Card, ...]:
        """Returns a legal lead or follow."""


Maker = Callable[[random.Random], Player]


@dataclass(slots=True)
class Outcome:
    """What a deal, played twice, says about A: halves of differences, per hand.

    `points` is half of A's total as attackers less B's; `levels` half of what A went up by less
    what B did, the ace being no end; `won` of the two hands; `ms` the CPU time of each decision
    in play, by player; `deals` the two hands themselves.
    """

    points: float = 0.0
    levels: float = 0.0
    won: int = 0
    illegal: dict[str, int] = field(default_factory=lambda: {"a": 0, "b": 0})
    ms: dict[str, list[float]] = field(default_factory=lambda: {"a": [], "b": []})
    deals: list[Deal] = field(default_factory=list)


def setup_of(number: int, seed: int, rules: Rules, level: Rank | None = None) -> Setup:
    """Returns a deal of the arena: its cards and its level are drawn by seed and number."""
    rng = random.Random(f"{seed}-{number}")
    hands, kitty = shuffle(rng)
    drawn = rng.choice(RANKS)
    level = level or drawn
    levels = dict.fromkeys(Team, level)
    return Setup(rules, level, hands, kitty, 2, Seat(number % 4), levels)


def meet(a: Maker, b: Maker, setup: Setup, seed: str) -> Outcome:
    """Plays a deal twice, A on each side once, and counts."""
    outcome = Outcome()
    for side in Team:
        makers = {team: ("a", a) if team is side else ("b", b) for team in Team}
        deal = play_hand(setup, makers, outcome, seed)
        outcome.deals.append(deal)
        result = deal.result
        assert result is not None
        assert setup.dealer is not None
        attacking = setup.dealer.team is not side
        total = result.score.total
        held, up = levels_for(total)
        outcome.points += total / 2 if attacking else -total / 2
        won = held is not attacking
        outcome.won += won
        outcome.levels += up / 2 if won else -up / 2
    return outcome


def play_hand(
    setup: Setup, makers: Mapping[Team, tuple[str, Maker]], outcome: Outcome, seed: str
) -> Deal:
    """Plays a hand to its end; a refused play is counted and replaced by a legal one."""
    deal = Deal(setup)
    names = {seat: makers[seat.team][0] for seat in Seat}
    players = {seat: makers[seat.team][1](random.Random(f"{seed}-{seat}")) for seat in Seat}
    while deal.phase is Phase.DECLARING:
        _declare(deal, players)
    dealer = deal.dealer
    assert dealer is not None
    _apply(deal, Bury(players[dealer].bury(deal.view(dealer))), names[dealer], outcome)
    while (seat := deal.to_act) is not None:
        view = deal.view(seat)
        before = time.process_time()
        cards = players[seat].play(view)
        outcome.ms[names[seat]].append(1000 * (time.process_time() - before))
        _apply(deal, Play(seat, cards), names[seat], outcome)
    return deal


def _declare(deal: Deal, players: Mapping[Seat, Player]) -> None:
    if (seat := deal.to_act) is not None:
        cards = players[seat].declare(deal.view(seat))
        deal.apply(Declare(seat, cards) if cards else Pass(seat))
        return
    if deal.drawn < deal.total:
        deal.apply(Draw(deal.drawn + 1))
    asked = list(deal.first_drawn.around())
    if deal.rules.declare_when == "during_deal":
        while asked:
            seat = asked.pop(0)
            if cards := players[seat].declare(deal.view(seat)):
                deal.apply(Declare(seat, cards))
                # Everybody else may answer.
                asked = [other for other in seat.around() if other is not seat]
    if deal.may_take_kitty:
        deal.apply(TakeKitty())


def _apply(deal: Deal, action: Action, name: str, outcome: Outcome) -> None:
    try:
        deal.apply(action)
    except ActionError as error:
        outcome.illegal[name] += 1
        if isinstance(action, Play):
            legal = error.verdict.examples or ((deal.hand(action.seat)[0],),)
            deal.apply(Play(action.seat, legal[0]))
        else:
            view = deal.view(deal.dealer or Seat.S)
            deal.apply(Bury(view.hand[: view.kitty_size]))
