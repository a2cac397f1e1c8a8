"""What a costly decision leads to: the hand played on after it, and after the better one.

Both lines are played by the quick policy of the search, in one and the same deal, so that the
points differ by nothing but the decision. While a hand runs that deal is made up: it fits what the
learner could know, and it is one in which about as much is lost as on average.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.cards import Card, Seat, points_in, remove_cards
from engine.players.club_player import gone
from engine.players.expert_bidding import after_burial, buried
from engine.players.expert_player import run_of
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.quick_lead import lead
from engine.players.sampler import Sampler
from engine.players.started import Played, play_on
from engine.trick import Trick
from engine.view import Phase, View

WORLDS = 64
NEAR = 4
"""Among so many deals whose loss is nearest to the mean, the one that shows it soonest is taken."""
MOST_TRICKS = 3
"""So many tricks in a row are looked at; a loss that comes later is shown by its own trick."""

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """How a hand goes on: its tricks, the attackers' points after each, their final total."""

    answer: Cards
    tricks: tuple[Trick, ...]
    points: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Consequence:
    """A decision and the better one, played on in the same deal.

    `shown` are the places of the tricks that show the loss, the decision's own the first; `loss` is
    what the decision gives away in this very deal, by the final totals. `made_up` says that the
    other hands are only possible ones.
    """

    own: Line
    better: Line
    shown: tuple[int, ...]
    loss: int
    made_up: bool


def consequence(
    view: View,
    answer: Sequence[Card],
    better: Sequence[Card],
    hands: Sequence[Sequence[Card]] | None = None,
    laid: Sequence[Card] = (),
) -> Consequence | None:
    """Plays on after a burial or a play and after a better one; None for a declaration.

    `hands` are the true ones at the decision, and `laid` the true kitty (of a burial neither the
    kitty nor the own hand is looked at), where the hand is over and may be seen; without them the
    deal is made up.
    """
    if view.phase not in (Phase.BURYING, Phase.PLAYING):
        return None
    own, best = tuple(sorted(answer)), tuple(sorted(better))
    at_lead = after_burial(view, own) if view.phase is Phase.BURYING else view
    if hands is not None:
        board = _true_board(at_lead, hands, laid)
        return _compared(view, board, own, best, made_up=False)
    sampler = Sampler(at_lead)
    rng = random.Random(hashlib.sha256(repr((view, own, best)).encode()).digest())
    worlds = [sampler.world(rng) for _ in range(WORLDS)]
    runs = [_run(view, sampler.lay, each) for each in (own, best)]
    sign = 1 if view.attacking else -1
    losses = [sign * (runs[1](world) - runs[0](world)) for world in worlds]
    mean = sum(losses) / len(losses)
    # Where the loss is all or nothing, no deal is like the mean: then one in which it happens.
    lossy = [at for at in range(WORLDS) if losses[at] > 0] or range(WORLDS)
    nearest = sorted(lossy, key=lambda at: (abs(losses[at] - mean), at))[:NEAR]
    found = [_compared(view, worlds[at], own, best, made_up=True) for at in nearest]
    return min(found, key=lambda each: each.shown[-1])


def _run(view: View, lay: Layout, answer: Cards) -> Callable[[Board], int]:
    if view.phase is Phase.BURYING:
        return buried(view, lay, answer)
    return run_of(view, lay, answer)


def _true_board(view: View, hands: Sequence[Sequence[Card]], laid: Sequence[Card]) -> Board:
    assert view.trumps is not None
    assert view.trick is not None
    assert view.dealer is not None
    board = Board(Layout.of(view.trumps), hands, view.trick.leader, view.dealer)
    board.left = len(view.hand)
    board.points = view.points
    board.buried = points_in(laid)
    return board


def _compared(view: View, world: Board, own: Cards, best: Cards, *, made_up: bool) -> Consequence:
    one, other = _line(view, world, own), _line(view, world, best)
    sign = 1 if view.attacking else -1
    loss = sign * (other.total - one.total)
    return Consequence(one, other, _telling(one, other, sign, loss), loss, made_up)


def _telling(own: Line, better: Line, sign: int, loss: int) -> tuple[int, ...]:
    """Returns the tricks up to the one after which half of the loss is there, or first and last."""
    gaps = [sign * (b - a) for a, b in zip(own.points, better.points, strict=False)]
    last = next((at for at, gap in enumerate(gaps) if 2 * gap >= loss > 0), len(gaps) - 1)
    if last < MOST_TRICKS:
        return tuple(range(last + 1))
    return 0, last


def _line(view: View, world: Board, answer: Cards) -> Line:
    board, lay, seat = world.copy(), world.lay, int(view.seat)
    tricks: list[Trick] = []
    points: list[int] = []

    def note(leader: int, before: Board, so_far: Sequence[Cards], thrown: Cards) -> None:
        plays = list(so_far)
        for position in range(len(plays), 4):
            plays.append(_played(before, board, (leader + position) & 3))
        attempted = thrown if thrown and sorted(thrown) != sorted(plays[0]) else None
        tricks.append(Trick(Seat(leader), tuple(plays), attempted))
        points.append(board.points + board.fines)

    def leads(suit: int, once: int, twice: int, thrown: Cards) -> None:
        before, leader = board.copy(), board.leader
        if once & (once - 1):
            once, twice = board.standing(suit, once, twice)
        board.trick(suit, once, twice)
        note(leader, before, (), thrown)

    if view.phase is Phase.BURYING:
        have, both = lay.masks(remove_cards(view.hand, answer))
        board.have[seat * 5 : seat * 5 + 5] = have
        board.both[seat * 5 : seat * 5 + 5] = both
        board.buried = points_in(answer)
    else:
        assert view.trick is not None
        chosen = Played.of(lay, answer)
        if view.trick.plays:
            led, *follows = [Played.of(lay, each) for each in view.trick.plays]
            chosen.leave(board, seat)
            before, leader = board.copy(), board.leader
            play_on(board, led, [*follows, chosen])
            note(leader, before, (*view.trick.plays, answer), view.trick.attempted or ())
        else:
            leads(chosen.suit, chosen.have[chosen.suit], chosen.both[chosen.suit], answer)
    while board.left:
        suit, once, twice = lead(lay, board.have, board.both, board.leader)
        leads(suit, once, twice, tuple(lay.cards(suit, once, twice)))
    return Line(answer, tuple(tricks), tuple(points), board.total())


def _played(before: Board, after: Board, seat: int) -> Cards:
    """Returns the cards that left a seat's hand."""
    lay, cards = before.lay, []
    for suit in range(5):
        at = seat * 5 + suit
        held = lay.cards(suit, before.have[at], before.both[at])
        left = lay.cards(suit, after.have[at], after.both[at])
        cards += gone(held, left)
    return tuple(lay.trumps.sorted(cards))
