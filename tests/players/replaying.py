"""Whether hands agree with what one seat has seen: the whole public log is played again with them.

The naive referee judges every declaration, follow, lead and throw of the log. Nothing of the
engine that deduces or deals is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.cards import PACK, Card, Seat
from engine.trick import Trick
from engine.view import View
from tests.referee.cards import Game, contains, the_game, without
from tests.referee.plays import duty, why_no_follow, why_no_lead
from tests.referee.tricks import check_throw

Hands = Mapping[Seat, Sequence[str]]


def game_of(view: View) -> Game:
    """Returns the referee's game of a View."""
    assert view.trumps is not None
    rules = view.rules
    return the_game(
        str(view.level), str(view.trumps.suit or "NT"), rules.permanent_twos, rules.throws,
        rules.follow_shorter_tractor, rules.throw_compare,
    )  # fmt: skip


def why_not(view: View, hands: Hands, kitty: Sequence[str]) -> str | None:
    """Returns what speaks against these hands and this kitty; None when they may be the truth."""
    log = (*view.tricks, *([view.trick] if view.trick else []))
    played = {seat: [c for trick in log for c in trick.play_of(seat) or ()] for seat in Seat}
    before = {seat: [*hands[seat], *played[seat]] for seat in Seat}
    if tuple(len(hands[seat]) for seat in Seat) != view.counts or len(kitty) != view.kitty_size:
        return "counts"
    if Counter(card for each in (*before.values(), kitty) for card in each) != Counter(PACK):
        return "pack"
    if sorted(hands[view.seat]) != sorted(view.hand):
        return "own hand"
    if view.buried is not None and sorted(kitty) != sorted(view.buried):
        return "own burial"
    for declaration in view.declarations:
        # The dealer may have buried what was declared.
        extra = kitty if declaration.seat is view.dealer else ()
        if not contains([*before[declaration.seat], *extra], declaration.cards):
            return "declared"
    assert view.dealer is not None
    if not contains([*before[view.dealer], *kitty], view.turned):
        return "turned up"
    return next(
        (why for trick in log if (why := _why_no_trick(game_of(view), before, trick))), None
    )


def _why_no_trick(game: Game, hands: dict[Seat, list[str]], trick: Trick) -> str | None:
    """Judges a trick out of the hands before it, and takes its cards out of them."""
    if not trick.plays:
        return None
    attempted = trick.attempted or trick.led
    if why := why_no_lead(game, attempted, hands[trick.leader]):
        return why
    seats = trick.leader.around()
    failed = check_throw(game, attempted, [hands[seat] for seat in seats[1:]])
    if (failed is not None) != (trick.attempted is not None):
        return "stood" if trick.attempted is None else "failed"
    if failed and (sorted(failed[0]), seats[failed[1]]) != (sorted(trick.led), trick.stopped_by):
        return "stopped otherwise"
    for seat, play in zip(seats, trick.plays, strict=False):
        if seat is not trick.leader:
            owes = duty(game, hands[seat], trick.led)
            if why := why_no_follow(game, hands[seat], owes, play):
                return why
        hands[seat] = without(hands[seat], play)
    return None


def hidden_cards(view: View) -> list[Card]:
    """Lists the cards that the View's seat has not seen."""
    left = Counter(PACK)
    left.subtract(view.hand)
    left.subtract(view.buried or ())
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for play in trick.plays:
            left.subtract(play)
    return sorted(left.elements())
