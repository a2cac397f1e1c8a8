"""What the players' tests share: shuffled boards, and a playout held against the engine's table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from engine.cards import PRINTED_SUITS, RANKS, Card, Seat, Team, points_in
from engine.players import PLAYERS, ExpertPlayer, Player
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.quick_lead import lead as quick_lead
from engine.players.random_moves import random_lead, random_trick
from engine.rules import Rules
from engine.setup import shuffle
from engine.table import Table
from engine.trumps import Trumps
from engine.view import View
from tests.players.replaying import hidden_cards

Chooser = Callable[[Board], tuple[int, int, int]]
Trick = Callable[[Board, int, int, int], None]

EVERYBODY: dict[str, Callable[[Random], Player]] = {
    **PLAYERS,
    "expert": lambda rng: ExpertPlayer(rng, worlds=16),
}
"""How to make each computer player; the expert thinks in few worlds, for speed."""


def shuffled(rng: Random, rules: Rules) -> tuple[Board, Table]:
    """Deals a hand at its first lead, once on masks and once on the engine's table."""
    hands, buried = shuffle(rng)
    trumps = Trumps.of(rng.choice(RANKS), rng.choice([*PRINTED_SUITS, None]), rules)
    dealer = Seat(rng.randrange(4))
    return both_tables(trumps, dealer, hands, buried)


def both_tables(
    trumps: Trumps, dealer: Seat, hands: tuple[tuple[Card, ...], ...], buried: tuple[Card, ...]
) -> tuple[Board, Table]:
    """Returns the board and the engine's table of the same cards."""
    board = Board(Layout.of(trumps), hands, dealer, dealer)
    board.buried = points_in(buried)
    return board, Table(trumps, dealer, hands, buried, dealer)


def quick(board: Board) -> tuple[int, int, int]:
    """Leads by the quick policy."""
    return quick_lead(board.lay, board.have, board.both, board.leader)


def at_random(rng: Random) -> tuple[Chooser, Trick]:
    """Returns the random policy's lead and trick."""

    def choose(board: Board) -> tuple[int, int, int]:
        return random_lead(board.lay, board.have, board.both, board.leader, rng.random)

    def trick(board: Board, suit: int, once: int, twice: int) -> None:
        random_trick(board, suit, once, twice, rng.random)

    return choose, trick


def hand_on(board: Board, seat: int) -> list[Card]:
    """Returns the cards that a seat holds on the board."""
    row = seat * 5
    return [
        card
        for suit in range(5)
        for card in board.lay.cards(suit, board.have[row + suit], board.both[row + suit])
    ]


def of_board(view: View, board: Board) -> tuple[dict[Seat, list[Card]], list[Card]]:
    """Returns the hands of a sampled world, and the kitty that is left over."""
    hands = {seat: hand_on(board, seat) for seat in Seat}
    left = Counter(hidden_cards(view))
    for seat in Seat:
        if seat is not view.seat:
            left.subtract(hands[seat])
    assert min(left.values(), default=0) >= 0
    return hands, list(view.buried or left.elements())


def held_together(board: Board, table: Table, choose: Chooser, trick: Trick) -> int:
    """Plays a hand on the board, every play of it on the table too; returns the tricks.

    Fails where the engine refuses a play or sees another trick, winner or score.
    """
    tricks = 0
    lay = board.lay
    while board.left:
        seats = [(board.leader + pos) % 4 for pos in range(4)]
        suit, once, twice = choose(board)
        led = tuple(lay.cards(suit, once, twice))
        before = [hand_on(board, seat) for seat in seats]
        trick(board, suit, *board.standing(suit, once, twice))
        plays = [gone(cards, hand_on(board, s)) for cards, s in zip(before, seats, strict=True)]
        for at, (seat, play) in enumerate(zip(seats, plays, strict=True)):
            tried = led if at == 0 else play
            assert table.trick.to_play == seat
            assert table.judge(Seat(seat), tried).legal, (lay.trumps, before, plays)
            table.play(tried)
        assert [sorted(each) for each in table.tricks[-1].plays] == [sorted(p) for p in plays]
        assert table.points == board.points + board.fines, (lay.trumps, before, plays)
        if board.left:
            assert table.trick.leader == board.leader, (lay.trumps, before, plays)
        tricks += 1
    result = table.result(dict.fromkeys(Team, lay.trumps.level))
    assert result.last_winner == board.leader
    assert result.score.total == board.total()
    return tricks


def gone(before: list[Card], after: list[Card]) -> tuple[Card, ...]:
    """Returns the cards of a hand that are no longer in it."""
    left = list(after)
    played = []
    for card in before:
        if card in left:
            left.remove(card)
        else:
            played.append(card)
    assert not left
    return tuple(played)
