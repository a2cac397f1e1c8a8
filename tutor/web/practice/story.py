"""What happened in a hand so far, told from one seat's View: declarations, kitty, tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import Card, Seat
from engine.declaring import FIRST_DEALER
from engine.trick import Trick
from engine.view import Phase, View
from tutor.coach import declaring
from tutor.web import build
from tutor.web.parts import Face
from tutor.web.site import words
from tutor.words import Message, say


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A finished trick in a list: its number, who won it, the points in it."""

    number: int
    letter: str
    team: str
    name: str
    points: int


def declared(view: View) -> Iterator[Message]:
    """Tells who declared, who passed, what became trump and what the dealer did."""
    yield from _showings(view)
    if view.trumps is None or view.dealer is None:
        return
    yield from declaring.trump_set(view.trumps, view.dealer, view.standing, view.turned)
    if view.phase in (Phase.PLAYING, Phase.OVER) and view.kitty_size:
        yield say("practice-dealer-buried", seat=view.dealer, count=view.kitty_size)


def _showings(view: View) -> Iterator[Message]:
    if view.rules.declare_when == "during_deal":
        for message, _ in shown_cards(view):
            yield message
        return
    first = view.dealer if view.hand_no > 1 and view.dealer is not None else FIRST_DEALER
    told = dict(zip((each.seat for each in view.declarations), shown_cards(view), strict=True))
    for seat in first.around():
        if seat in view.passed:
            yield declaring.passed(seat)
        elif seat in told:
            yield told[seat][0]


def trick_rows(view: View, count: int) -> tuple[TrickRow, ...]:
    """Lists the first finished tricks, the latest first."""
    rows = []
    for number, trick in enumerate(view.tricks[:count], 1):
        seat = holder(view, trick)
        rows.append(
            TrickRow(
                number=number,
                letter=words().ui("ui-seat-mark", seat=seat),
                team="us" if seat.team is view.seat.team else "them",
                name=words().ui("ui-you")
                if seat is view.seat
                else words().ui("ui-seat-name", seat=seat),
                points=trick.points,
            )
        )
    return tuple(rows[::-1])


def holder(view: View, trick: Trick) -> Seat:
    """Returns who holds a trick that was begun."""
    assert view.trumps is not None
    seat = trick.holder(view.trumps)
    assert seat is not None
    return seat


def attackers_total(view: View, count: int) -> int:
    """Adds up the attackers' points in the first finished tricks, without fines."""
    assert view.dealer is not None
    return sum(
        trick.points
        for trick in view.tricks[:count]
        if holder(view, trick).team is not view.dealer.team
    )


def points_after(view: View, count: int) -> int:
    """Returns the attackers' points when the first tricks were put away, fines until then too."""
    assert view.dealer is not None
    fine = view.rules.failed_throw_penalty
    failed = [trick.leader.team for trick in view.tricks[:count] if trick.attempted is not None]
    fines = sum(fine if team is view.dealer.team else -fine for team in failed)
    return attackers_total(view, count) + fines


def points_shown(view: View, seen: int) -> int:
    """Returns the attackers' points with fines, without a trick that is still being looked at."""
    return view.points - attackers_total(view, len(view.tricks)) + attackers_total(view, seen)


def point_cards(view: View, count: int) -> tuple[Face, ...]:
    """Returns the point cards that the attackers have won in the first finished tricks."""
    if view.dealer is None or view.trumps is None:
        return ()
    won = [
        card
        for trick in view.tricks[:count]
        if holder(view, trick).team is not view.dealer.team
        for play in trick.plays
        for card in play
        if card.points
    ]
    won.sort(key=lambda card: (-card.points, card.rank or "", card))
    return build.faces(words(), view.trumps, won)


def shown_cards(view: View) -> Iterator[tuple[Message, tuple[Card, ...]]]:
    """Gives each declaration with the cards that lie open for it.

    Only the one that stands, until trump is set, says what is trump for now.
    """
    for before, shown in zip((None, *view.declarations), view.declarations, strict=False):
        stands = shown is view.declarations[-1] and view.trumps is None
        yield declaring.shown(shown.seat, shown.cards, before, stands=stands), shown.cards
