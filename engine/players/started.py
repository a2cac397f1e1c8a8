"""A trick that has been started: what was played so far, and playing it on by the quick policy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, points_in
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.quick_long import Lead, LongTrick
from engine.players.quick_short import short_trick
from engine.trumps import TRUMP_INDEX


@dataclass(frozen=True, slots=True)
class Played:
    """Cards on the table: their masks by effective suit, the one suit they are of (or -1)."""

    have: tuple[int, ...]
    both: tuple[int, ...]
    suit: int
    points: int

    @classmethod
    def of(cls, lay: Layout, cards: Iterable[Card]) -> Played:
        """Returns the masks of some cards."""
        cards = tuple(cards)
        have, both = lay.masks(cards)
        suits = [suit for suit in range(5) if have[suit]]
        suit = suits[0] if len(suits) == 1 else -1
        return cls(tuple(have), tuple(both), suit, points_in(cards))

    def leave(self, board: Board, seat: int) -> None:
        """Takes the cards out of a seat's masks."""
        for suit, (once, twice) in enumerate(zip(self.have, self.both, strict=True)):
            if once:
                at = seat * 5 + suit
                pairs = board.both[at]
                board.have[at] &= ~(twice | (once & ~pairs))
                board.both[at] = pairs & ~once


def play_on(board: Board, led: Played, follows: Sequence[Played], end: int = 4) -> None:
    """Plays a trick on by the quick policy, up to a position (4: to its end).

    The board's leader has led; what was played has left the hands.
    """
    lay, suit = board.lay, led.suit
    once, twice = led.have[suit], led.both[suit]
    pos = 1 + len(follows)
    seat = (board.leader + pos) & 3
    if once & (once - 1):
        trick = LongTrick(lay, Lead(lay, suit, once, twice))
        for at, play in enumerate(follows, 1):
            trick.pts += play.points
            if play.suit >= 0:
                trick.played(at, play.suit, play.have[play.suit], play.both[play.suit])
        for at in range(pos, end):
            trick.follow(board.have, board.both, (board.leader + at) & 3, at)
        best, pts, count = trick.best, trick.pts, trick.lead.count
        pairs = trick.lead.runs[0] if trick.lead.runs else 0
    else:
        best, ceil, ruffed = 0, lay.above(suit, once), False
        pts = led.points
        count, pairs = (2, 1) if twice else (1, 0)
        for at, play in enumerate(follows, 1):
            pts += play.points
            here = play.suit
            if here < 0 or (twice and not play.both[here]):
                continue
            bit = play.have[here]
            if here == suit and not ruffed:
                higher = bit >> ceil
            else:
                higher = here == TRUMP_INDEX != suit and (not ruffed or bit >> ceil)
            if higher:
                best, ceil = at, lay.above(here, bit)
                ruffed = here != suit
        best, pts = short_trick(
            lay, board.have, board.both, seat, suit, bool(twice), pos, best, ceil, ruffed, pts, end
        )
    if end == 4:
        board.ended(best, pts, count, pairs)
