"""Judges the claims of reasons by the true cards of the deal, with the naive referee.

Nothing of the coach is asked here but what it claims: suits, steps, winners, runs and points are
the referee's, hands and kitty are the deal's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from engine.cards import Card, Seat
from engine.deal import Deal
from engine.trick import Trick
from engine.trumps import format_trump
from engine.view import View
from tests.engine.dealing import tricks_of
from tests.referee.cards import TRUMP, Game, contains, points, step, suit_of, the_game
from tests.referee.plays import legal_plays
from tests.referee.shapes import decompose
from tests.referee.tricks import beats_part, takes_over, winner
from tutor.coach.reasons import claims as c

MOST_CHOICES = 3000


class Truth:
    """All four hands at one decision, and the referee's answers about them."""

    def __init__(self, deal: Deal, seat: Seat) -> None:
        self.deal, self.seat = deal, seat
        self.view: View = deal.view(seat)
        self.hand = [str(card) for card in self.view.hand]
        self.others = {s: [str(card) for card in deal.hand(s)] for s in Seat if s is not seat}
        if deal.table is not None:
            self.game = self._game(format_trump(deal.trumps.suit if deal.trumps else None))
            kitty = [] if self.view.buried is not None else list(deal.table.buried)
            self.pool = [card for held in self.others.values() for card in held] + kitty
        elif deal.trumps is not None:
            self.game = self._game(format_trump(deal.trumps.suit))
            self.pool = [card for held in self.others.values() for card in held]

    def _game(self, trump: str) -> Game:
        rules = self.deal.rules
        return the_game(
            self.deal.setup.level.value,
            trump,
            rules.permanent_twos,
            rules.throws,
            rules.follow_shorter_tractor,
            rules.throw_compare,
        )

    def holds(self, claim: c.Claim) -> bool:
        """Returns whether a claim is true."""
        check: Callable[[Any], bool] = getattr(self, f"_{type(claim).__name__.lower()}")
        return check(claim)

    # What is known of the other seats

    def _suit(self, suit: str) -> str:
        return TRUMP if suit == "T" else str(suit)

    def _count(self, cards: Iterable[str], suit: str) -> int:
        return sum(suit_of(self.game, card) == self._suit(suit) for card in cards)

    def _void(self, claim: c.Void) -> bool:
        return claim.seat is not self.seat and not self._count(self.others[claim.seat], claim.suit)

    def _notshownout(self, claim: c.NotShownOut) -> bool:
        suit = self._suit(claim.suit)
        followed = (
            (trick.seat_of(at), play)
            for trick in tricks_of(self.deal)
            if trick.plays and suit_of(self.game, trick.led[0]) == suit
            for at, play in enumerate(trick.plays)
        )
        if any(seat in claim.seats and self._short(play, suit) for seat, play in followed):
            return False
        return self.seat not in claim.seats

    def _short(self, play: Sequence[str], suit: str) -> bool:
        return any(suit_of(self.game, card) != suit for card in play)

    # The trick

    @property
    def trick(self) -> Trick:
        trick = self.view.trick
        assert trick is not None
        return trick

    def _winner(self, *more: Sequence[str]) -> Seat:
        return self.trick.seat_of(winner(self.game, [*self.trick.plays, *more]))

    def _holder(self, claim: c.Holder) -> bool:
        return self._winner() is claim.seat and self.trick.play_of(claim.seat) == claim.cards

    def _takes(self, claim: c.Takes) -> bool:
        return contains(self.hand, claim.play) and self._winner(claim.play) is self.seat

    def _stayswith(self, claim: c.StaysWith) -> bool:
        return contains(self.hand, claim.play) and self._winner(claim.play) is claim.seat

    def _surewin(self, claim: c.SureWin) -> bool:
        if self._winner(claim.play) is not claim.seat:
            return False
        plays = [*self.trick.plays, claim.play]
        best = plays[winner(self.game, plays)]
        led = plays[0]
        return not any(
            takes_over(self.game, led, best, play)
            for seat in self._after()
            if seat.team is not claim.seat.team
            for play in self._answers(self.others[seat], led)
        )

    def _answers(self, hand: list[str], led: Sequence[str]) -> Iterator[Sequence[str]]:
        """Yields what a hand might win the trick with: legal plays, or all fitting choices."""
        if comb(len(hand), len(led)) <= MOST_CHOICES:
            yield from legal_plays(self.game, hand, led)
            return
        suit = suit_of(self.game, led[0])
        own = [card for card in hand if suit_of(self.game, card) == suit]
        trumps = [card for card in hand if suit_of(self.game, card) == TRUMP]
        yield from combinations(sorted(own or trumps), len(led))

    def _after(self) -> tuple[Seat, ...]:
        return tuple(self.trick.seat_of(at) for at in range(len(self.trick.plays) + 1, 4))

    def _later(self, claim: c.Later) -> bool:
        return claim.seats == self._after()

    def _points(self, claim: c.Points) -> bool:
        return contains(self.hand, claim.cards) and points(claim.cards) == claim.points

    def _trickpoints(self, claim: c.TrickPoints) -> bool:
        return sum(points(play) for play in self.trick.plays) == claim.points

    # Which cards are out, which are high

    def _unseen(self, claim: c.Unseen) -> bool:
        return contains(self.pool, claim.cards)

    def _higher(self, claim: c.Higher) -> bool:
        game, high, low = self.game, claim.cards, claim.than
        same = {suit_of(game, card) for card in (*high, *low)}
        return len(same) == 1 and min(step(game, x) for x in high) > max(step(game, x) for x in low)

    def _holdsoff(self, claim: c.HoldsOff) -> bool:
        return step(self.game, claim.threat) <= step(self.game, claim.card) and suit_of(
            self.game, claim.threat
        ) == suit_of(self.game, claim.card)

    def _highest(self, claim: c.Highest) -> bool:
        own = beats_part(self.game, claim.cards, self.hand)
        return not own and self._unbeaten(c.Unbeaten(claim.cards, claim.suit))

    def _unbeaten(self, claim: c.Unbeaten) -> bool:
        return self._one_shape(claim.cards, claim.suit) and not any(
            beats_part(self.game, claim.cards, hand) for hand in self.others.values()
        )

    def _one_shape(self, cards: Sequence[str], suit: str) -> bool:
        return len(decompose(self.game, cards)) == 1 and self._count(cards, suit) == len(cards)

    def _beatable(self, claim: c.Beatable) -> bool:
        return (
            self._one_shape(claim.cards, claim.suit)
            and len(claim.cards) == max(1, 2 * claim.pairs)
            and beats_part(self.game, claim.cards, self.pool)
        )

    def _nonebetween(self, claim: c.NoneBetween) -> bool:
        low, high = claim.low[0], claim.high[0]
        game = self.game
        return not any(
            suit_of(game, card) == suit_of(game, low)
            and step(game, low) < step(game, card) <= step(game, high)
            for card in self.pool
        )

    # One's own cards

    def _held(self, claim: c.Held) -> bool:
        return self._count(self.hand, claim.suit) == claim.count

    def _left(self, claim: c.Left) -> bool:
        left = self._count(self.hand, claim.suit) - self._count(claim.play, claim.suit)
        return contains(self.hand, claim.play) and left == claim.count

    def _unseenin(self, claim: c.UnseenIn) -> bool:
        return self._count(self.pool, claim.suit) == claim.count

    def _inhand(self, claim: c.InHand) -> bool:
        return contains(self.hand, claim.cards) and len(self.hand) == claim.count

    def _taken(self, play: Iterable[str], whole: Sequence[str]) -> int:
        assert contains(self.hand, whole)
        assert len(decompose(self.game, whole)) == 1
        assert len(whole) % 2 == 0
        return sum((Counter(map(str, play)) & Counter(map(str, whole))).values())

    def _breaks(self, claim: c.Breaks) -> bool:
        return 0 < self._taken(claim.play, claim.whole) < len(claim.whole)

    def _keeps(self, claim: c.Keeps) -> bool:
        return self._taken(claim.play, claim.whole) in (0, len(claim.whole))

    def _empties(self, claim: c.Empties) -> bool:
        own = [card for card in self.hand if suit_of(self.game, card) == self._suit(claim.suit)]
        return Counter(own) == Counter(map(str, claim.play))

    # The score

    def _scored(self, play: Sequence[str]) -> tuple[int, int]:
        """The attackers' points before and after a play that ends the trick."""
        table = self.deal.table
        assert table is not None
        before = 0
        for trick in table.tricks:
            seat = trick.seat_of(winner(self.game, trick.plays))
            if seat.team is not table.dealer.team:
                before += sum(points(each) for each in trick.plays)
        failed = self.view.failed_throws
        before += self.deal.rules.failed_throw_penalty * (failed[0] - failed[1])
        assert len(self.trick.plays) == 3
        if self._winner(play).team is table.dealer.team:
            return before, before
        return before, before + sum(points(each) for each in (*self.trick.plays, play))

    def _total(self, claim: c.Total) -> bool:
        before, after = self._scored(claim.play)
        crossed = before < claim.line <= after and claim.line % 40 == 0
        return contains(self.hand, claim.play) and after == claim.total and crossed

    def _below(self, claim: c.Below) -> bool:
        return contains(self.hand, claim.play) and self._scored(claim.play)[1] < claim.line

    def _multiplier(self, claim: c.Multiplier) -> bool:
        pairs = len(decompose(self.game, claim.play)[0]) // 2
        times = self.deal.rules.kitty_multiplier == "times_cards"
        factor = 4 * pairs if times else 2 ** (pairs + 1)
        return len(claim.play) == len(self.hand) and pairs > 0 and factor == claim.factor

    # Declaring

    def _trumps(self, claim: c.Trumps) -> bool:
        game = self._game(str(claim.trump))
        return sum(suit_of(game, card) == TRUMP for card in self.hand) == claim.count

    def _standing(self, claim: c.Standing) -> bool:
        last = self.deal.standing
        if last is None or last.seat is not claim.seat:
            return False
        return (last.cards[0].suit or "NT") == claim.trump


def values_in(claims: Iterable[c.Claim]) -> Iterator[object]:
    """Yields the values that claims hold, cards as sorted tuples, alone and together."""
    for claim in claims:
        for name in type(claim).__slots__:
            value = getattr(claim, name)
            if isinstance(value, Card):
                yield (value,)
            elif isinstance(value, tuple) and value and isinstance(value[0], Card):
                yield tuple(sorted(value))
            else:
                yield value
                if isinstance(value, tuple):
                    yield from value
