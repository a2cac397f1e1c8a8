"""A View as a board: one's own cards, and for every other seat all that it may still hold.

Only what is certain is taken away: the cards seen, the suits in which a seat has shown out, the
pairs it cannot have since it did not play them when owed. The quick policy played on such a board
is a player that counts cards and knows nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import PACK, Card, Seat
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.shown import shown_out, tricks_of
from engine.view import View


def unseen_cards(view: View) -> list[Card]:
    """Returns the cards, in the pack's order, that may lie in another hand or in the kitty."""
    seen = [*view.hand, *(view.buried or ())]
    for trick in tricks_of(view):
        for play in trick.plays:
            seen += play
    left: dict[Card, int] = {}
    for card in PACK:
        left[card] = left.get(card, 0) + 1
    for card in seen:
        left[card] -= 1
    return [card for card, count in left.items() for _ in range(count)]


def as_board(view: View, unseen: Sequence[Card] | None = None) -> Board:
    """Returns the board of a View in play, before the card that its seat has to play now."""
    assert view.trumps is not None
    assert view.trick is not None
    assert view.dealer is not None
    lay = Layout.of(view.trumps)
    others = unseen_cards(view) if unseen is None else unseen
    hands = [view.hand if seat is view.seat else others for seat in Seat]
    board = Board(lay, hands, view.trick.leader, view.dealer)
    board.left = view.counts[view.seat]
    voids, pairless = shown_out(view, view.trumps)
    for seat, suit in voids:
        if seat is not view.seat:
            board.have[seat * 5 + suit] = board.both[seat * 5 + suit] = 0
    for seat, suit in pairless:
        if seat is not view.seat:
            board.both[seat * 5 + suit] = 0
    if view.trick.plays:
        _be_bold(board, (view.seat + 1) % 4 * 5)
    return board


SINGLES_RISKED = 1
PAIRS_RISKED = 3


def _be_bold(board: Board, row: int) -> None:
    """Leaves out of the next seat's possible cards what it is not likely to have just now.

    Of the highest cards one copy lies elsewhere more often than not, and of the pairs that could
    be there most are parted.
    """
    for at in range(row, row + 5):
        for _ in range(SINGLES_RISKED):
            top = 1 << board.have[at].bit_length() >> 1
            if board.both[at] & top:
                board.both[at] ^= top
            else:
                board.have[at] ^= top
        for _ in range(PAIRS_RISKED):
            board.both[at] ^= 1 << board.both[at].bit_length() >> 1
