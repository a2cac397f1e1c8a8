"""What one seat may know: its own cards and everything that was seen at the table.

This is all that computer players and the coach ever get. No hidden card can reach them, because
none is in here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Rank, Seat, Team
from engine.declaring import Declaration
from engine.rules import Rules
from engine.trick import Trick
from engine.trumps import Trumps


class Phase(StrEnum):
    """Where a hand stands."""

    DECLARING = "declaring"
    BURYING = "burying"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it.

    `hand` are the cards held now (while dealing: those drawn so far), in the order they came;
    `counts` the cards each seat holds, by seat number. `trumps` and `dealer` are None until they
    are known; before that `dealer` is the one fixed by rotation, if there is one. `points` are
    the attackers' so far, fines included. `buried` is known to the dealer only. `turned` are the
    kitty cards that were turned up to set trump when nobody declared. `to_act` is None while
    anybody may act (declaring while dealing) and when the hand is over.
    """

    seat: Seat
    rules: Rules
    level: Rank
    levels: Mapping[Team, Rank]
    hand_no: int
    phase: Phase
    dealer: Seat | None
    trumps: Trumps | None
    hand: tuple[Card, ...]
    counts: tuple[int, int, int, int]
    kitty_size: int
    declarations: tuple[Declaration, ...]
    passed: tuple[Seat, ...]
    turned: tuple[Card, ...]
    buried: tuple[Card, ...] | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    to_act: Seat | None
    points: int
    failed_throws: tuple[int, int]
    """Failed throws by the defenders and by the attackers."""

    @property
    def standing(self) -> Declaration | None:
        """The declaration that holds so far."""
        return self.declarations[-1] if self.declarations else None

    @property
    def attacking(self) -> bool:
        """Tells whether this seat is on the side that does not deal (known once dealer is)."""
        return self.dealer is not None and self.seat.team is not self.dealer.team
