"""A practice match between two requests: options, where the match stands, the hand in play.

A session is a value: going on makes a new one (`tutor.practice.flow`). The hand is its record,
which is replayed whenever the session is read, so nothing can be in it that was not played.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.cards import Rank, Seat, Team
from engine.deal import Deal
from engine.match import Match
from engine.record import format_record, parse_record
from engine.table import Result
from tutor.practice.options import Options

LEARNER = Seat.S
FORMAT = 1


class SessionError(ValueError):
    """A stored match that this program cannot read."""


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand of the match that is over, as its record."""

    record: str

    @property
    def deal(self) -> Deal:
        """The hand, replayed."""
        return parse_record(self.record)


@dataclass(frozen=True, slots=True)
class Session:
    """A practice match.

    `seed` makes the computer players' choices repeatable and never leaves the server while the
    hand runs. `seen` counts the finished tricks the learner has gone on from, `hints` the rungs
    given for the decision at hand, `asked` whether the learner asked what the last play did.
    """

    options: Options
    match: Match
    deal: Deal
    seed: str
    seen: int = 0
    hints: int = 0
    asked: bool = False
    done: tuple[FinishedHand, ...] = ()

    @staticmethod
    def new(options: Options, seed: str | None = None) -> Session:
        """Begins a match and deals its first hand; a seed makes the same cards again."""
        seed = seed or secrets.token_hex(16)
        match = Match(options.rules, dict.fromkeys(Team, options.level))
        return Session(options, match, Deal(match.next_hand(_shuffler(seed, 1))), seed)

    def with_next_hand(self, result: Result) -> Session:
        """Puts the finished hand aside and deals the next; raises ValueError after the match."""
        match = self.match.after(result)
        setup = match.next_hand(_shuffler(self.seed, match.hand_no))
        return replace(
            self,
            match=match,
            deal=Deal(setup),
            seen=0,
            hints=0,
            asked=False,
            done=(*self.done, FinishedHand(format_record(self.deal))),
        )

    def rng(self) -> random.Random:
        """Returns the generator for the computer's decision at this point of the hand."""
        return random.Random(f"{self.seed}:{self.match.hand_no}:{len(self.deal.log)}")

    def to_body(self) -> dict[str, Any]:
        """Returns the match as JSON for the store."""
        return {
            "format": FORMAT,
            "options": self.options.to_body(),
            "match": {
                "levels": {team: self.match.levels[team] for team in Team},
                "hand": self.match.hand_no,
                "dealer": str(self.match.dealer) if self.match.dealer is not None else None,
            },
            "record": format_record(self.deal),
            "seed": self.seed,
            "seen": self.seen,
            "hints": self.hints,
            "asked": self.asked,
            "done": [hand.record for hand in self.done],
        }

    @staticmethod
    def from_body(body: Mapping[str, Any]) -> Session:
        """Reads a stored match; raises `SessionError` for one of another program or broken."""
        try:
            if body["format"] != FORMAT:
                raise SessionError(f"expected format {FORMAT}, got {body['format']!r}")
            options = Options.from_body(body["options"])
            match = body["match"]
            dealer = match["dealer"]
            return Session(
                options=options,
                match=Match(
                    rules=options.rules,
                    levels={team: Rank(match["levels"][team]) for team in Team},
                    hand_no=int(match["hand"]),
                    dealer=Seat.parse(dealer) if dealer is not None else None,
                ),
                deal=parse_record(body["record"]),
                seed=str(body["seed"]),
                seen=int(body["seen"]),
                hints=int(body["hints"]),
                asked=bool(body["asked"]),
                done=tuple(FinishedHand(str(record)) for record in body["done"]),
            )
        except SessionError:
            raise
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise SessionError(f"a stored match cannot be read: {error}") from error


def _shuffler(seed: str, hand_no: int) -> random.Random:
    return random.Random(f"{seed}:{hand_no}")
