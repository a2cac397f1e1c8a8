"""The course of one hand as a log of actions: declaring, kitty, burying, then the table.

A deal is its set-up and its log; replaying the log gives the same deal, and undo is a shorter
log. Who sees what is `engine.view`, its text is `engine.record`, the match around it is
`engine.match`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import assert_never

from engine.actions import Action, Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.burying import judge_burial
from engine.cards import Card, Seat, Suit, remove_cards
from engine.declaring import (
    FIRST_DEALER,
    Declaration,
    judge_declaration,
    trump_without_declaration,
    turned_without_declaration,
)
from engine.rules import Rules
from engine.setup import Setup
from engine.table import Result, Table
from engine.trumps import Trumps
from engine.verdict import LEGAL, Verdict
from engine.view import Phase, View


class ActionError(ValueError):
    """An action that cannot be done now; `verdict` says why where it breaks a rule of the game."""

    def __init__(self, message: str, verdict: Verdict = LEGAL) -> None:
        super().__init__(message)
        self.verdict = verdict


class Deal:
    """One hand being played; `apply` is the only way to change it.

    `trumps` and `dealer` are None until they are known, `table` until the first lead. Raises
    `ActionError` for an action that cannot be done in this phase or by this seat, or that the
    rules refuse (then with the verdict).
    """

    def __init__(self, setup: Setup, log: Iterable[Action] = ()) -> None:
        self.setup = setup
        self.log: list[Action] = []
        self.dealer = setup.dealer
        self.trumps: Trumps | None = None
        self.table: Table | None = None
        self.total = 4 * len(setup.hands[0])
        self.drawn = 0 if setup.rules.declare_when == "during_deal" else self.total
        self.declarations: list[Declaration] = []
        self.passed: list[Seat] = []
        self.turned: tuple[Card, ...] = ()
        if setup.opening and setup.dealer is not None:
            self.drawn = self.total
            self.trumps = Trumps.of(setup.level, setup.opening.trump, setup.rules)
            self.table = Table(
                self.trumps, setup.dealer, setup.hands, setup.kitty, setup.opening.leader
            )
        for action in log:
            self.apply(action)

    @property
    def rules(self) -> Rules:
        """The rules of the hand."""
        return self.setup.rules

    @property
    def phase(self) -> Phase:
        """Where the hand stands."""
        if self.table:
            return Phase.OVER if self.table.over else Phase.PLAYING
        return Phase.BURYING if self.trumps else Phase.DECLARING

    @property
    def first_drawn(self) -> Seat:
        """The seat that draws the first card, and is asked first: the dealer, in hand 1 South."""
        return self.setup.dealer if self.setup.dealer is not None else FIRST_DEALER

    @property
    def standing(self) -> Declaration | None:
        """The declaration that holds so far."""
        return self.declarations[-1] if self.declarations else None

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision is waited for; None when anyone may act, or nobody."""
        if self.table:
            return None if self.table.over else self.table.trick.to_play
        if self.trumps:
            return self.dealer
        asked = len(self.passed) + len(self.declarations)
        if self.rules.declare_when == "after_deal" and asked < 4:
            return self.first_drawn.around()[asked]
        return None

    @property
    def may_take_kitty(self) -> bool:
        """Tells whether the dealer may pick up the kitty: all cards are out, all were asked."""
        if self.phase is not Phase.DECLARING or self.drawn < self.total:
            return False
        return self.to_act is None

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Returns the cards a seat holds now; while dealing those that it has drawn."""
        if self.table:
            return self.table.hands[seat]
        place = (seat - self.first_drawn) % 4
        drawn = self.setup.hands[seat][: (self.drawn - place + 3) // 4]
        if self.trumps and seat is self.dealer:
            return (*drawn, *self.setup.kitty)
        return drawn

    def judge(self, action: Declare | Bury | Play) -> Verdict:
        """Judges a declaration, a burial or a play by the rules, changing nothing."""
        match action:
            case Declare(seat, cards):
                return judge_declaration(
                    self.rules,
                    self.setup.level,
                    self.standing,
                    seat,
                    cards,
                    hand=self.hand(seat),
                    closed=self._declaring_closed(seat),
                )
            case Bury(cards):
                return judge_burial(self._burier()[1], cards, len(self.setup.kitty))
            case Play(seat, cards):
                return self._table_for(seat).judge(seat, cards)
            case _:
                assert_never(action)

    def apply(self, action: Action) -> None:
        """Does an action and adds it to the log."""
        match action:
            case Draw(count):
                self._draw(count)
            case Declare(seat, cards):
                self._refuse(self.judge(action))
                self.declarations.append(Declaration(seat, cards))
            case Pass(seat):
                if self.phase is not Phase.DECLARING or self.to_act is not seat:
                    raise ActionError(f"{seat} is not asked to declare now")
                self.passed.append(seat)
            case TakeKitty():
                self._take_kitty()
            case Bury(cards):
                self._refuse(self.judge(action))
                self._bury(cards)
            case Play(seat, cards):
                self._refuse(self.judge(action))
                self._table_for(seat).play(cards)
            case _:
                assert_never(action)
        if isinstance(action, Draw) and self.log and isinstance(self.log[-1], Draw):
            # Dealing on is one action, however many cards came one by one.
            self.log.pop()
        self.log.append(action)

    def copy(self) -> Deal:
        """Returns a deal that goes its own way from here, without a replay."""
        twin = copy.copy(self)
        twin.log = list(self.log)
        twin.declarations = list(self.declarations)
        twin.passed = list(self.passed)
        twin.table = self.table.copy() if self.table else None
        return twin

    def undone(self, actions: int = 1) -> Deal:
        """Returns the deal as it was before its last actions; raises `ActionError` beyond them."""
        if not 0 <= actions <= len(self.log):
            raise ActionError(f"expected at most {len(self.log)} actions to undo, got {actions}")
        return Deal(self.setup, self.log[: len(self.log) - actions])

    @property
    def result(self) -> Result | None:
        """How the hand ended; None while it goes on."""
        if self.table and self.table.over:
            return self.table.result(self.setup.levels)
        return None

    def view(self, seat: Seat) -> View:
        """Returns what a seat may know."""
        table = self.table
        south, east, north, west = (len(self.hand(each)) for each in Seat)
        return View(
            seat=seat,
            rules=self.rules,
            level=self.setup.level,
            levels=self.setup.levels,
            hand_no=self.setup.hand_no,
            phase=self.phase,
            dealer=self.dealer,
            trumps=self.trumps,
            hand=self.hand(seat),
            counts=(south, east, north, west),
            kitty_size=len(self.setup.kitty),
            declarations=tuple(self.declarations),
            passed=tuple(self.passed),
            turned=self.turned,
            buried=table.buried if table and seat is self.dealer else None,
            tricks=tuple(table.tricks) if table else (),
            trick=table.trick if table and not table.over else None,
            to_act=self.to_act,
            points=table.points if table else 0,
            failed_throws=(table.failed["defenders"], table.failed["attackers"])
            if table
            else (0, 0),
        )

    @staticmethod
    def _refuse(verdict: Verdict) -> None:
        if not verdict.legal:
            raise ActionError(f"the rules refuse it: {verdict.code}", verdict)

    def _declaring_closed(self, seat: Seat) -> bool:
        if self.phase is not Phase.DECLARING:
            return True
        return self.rules.declare_when == "after_deal" and self.to_act is not seat

    def _burier(self) -> tuple[Seat, tuple[Card, ...]]:
        if self.phase is not Phase.BURYING or self.dealer is None:
            raise ActionError(f"nothing can be buried now, the hand stands at {self.phase}")
        return self.dealer, self.hand(self.dealer)

    def _table_for(self, seat: Seat) -> Table:
        if self.table is None or self.table.over:
            raise ActionError(f"nothing can be played now, the hand stands at {self.phase}")
        if self.to_act is not seat:
            raise ActionError(f"expected a play of {self.to_act}, got one of {seat}")
        return self.table

    def _draw(self, count: int) -> None:
        if self.phase is not Phase.DECLARING or not self.drawn < count <= self.total:
            raise ActionError(f"{self.drawn} of {self.total} cards are dealt, got draw {count}")
        self.drawn = count

    def _take_kitty(self) -> None:
        if not self.may_take_kitty:
            raise ActionError("the kitty cannot be picked up now")
        if self.standing:
            suit: Suit | None = self.standing.trump
        else:
            suit = trump_without_declaration(self.rules, self.setup.kitty)
            self.turned = turned_without_declaration(self.rules, self.setup.kitty)
        if self.dealer is None:
            self.dealer = self.standing.seat if self.standing else FIRST_DEALER
        self.trumps = Trumps.of(self.setup.level, suit, self.rules)

    def _bury(self, cards: tuple[Card, ...]) -> None:
        dealer, hand = self._burier()
        hands = [remove_cards(hand, cards) if s is dealer else self.hand(s) for s in Seat]
        if self.trumps:
            self.table = Table(self.trumps, dealer, hands, cards, dealer)
