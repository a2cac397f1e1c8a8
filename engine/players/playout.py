"""A hand on bit masks, played by a policy from the first lead, or any place, to its end.

It is the engine's table without its memory: no cards, no log, no verdicts, the same tricks (a
test holds the two together). What is played is decided by a policy; the quick one is spread over
the modules beside this one, the random one is `engine.players.random_moves`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.players.layout import Layout
from engine.players.quick_lead import lead as quick_lead
from engine.players.quick_long import Lead, LongTrick
from engine.players.quick_short import short_trick
from engine.trumps import TRUMP_INDEX


class Board:
    """Four hands on masks, whose lead it is, and what the attackers have.

    `have` and `both` are as `engine.players.layout` says; `left` the number of cards a hand;
    `dealers` the seat parity of the dealer's side; `points` of the attackers' tricks, `fines`
    what failed throws bring them; `last_pairs` the pairs in the largest part of the last lead;
    `buried` the kitty's points.
    """

    __slots__ = (
        "both",
        "buried",
        "dealers",
        "fines",
        "have",
        "last_pairs",
        "lay",
        "leader",
        "left",
        "points",
    )

    def __init__(
        self, lay: Layout, hands: Sequence[Sequence[Card]], leader: int, dealer: int
    ) -> None:
        self.lay = lay
        self.have: list[int] = []
        self.both: list[int] = []
        for hand in hands:
            have, both = lay.masks(hand)
            self.have += have
            self.both += both
        self.leader = leader
        self.left = len(hands[leader])
        self.dealers = dealer & 1
        self.points = 0
        self.fines = 0
        self.last_pairs = 0
        self.buried = 0

    def copy(self) -> Board:
        """Returns a board that goes its own way from here."""
        twin = Board.__new__(Board)
        twin.lay = self.lay
        twin.have = self.have[:]
        twin.both = self.both[:]
        twin.leader = self.leader
        twin.left = self.left
        twin.dealers = self.dealers
        twin.points = self.points
        twin.buried = self.buried
        twin.fines = self.fines
        twin.last_pairs = self.last_pairs
        return twin

    def standing(self, suit: int, once: int, twice: int) -> tuple[int, int]:
        """Returns what is led of a lead: all of it, or the part a failed throw must lead.

        A failure is fined (RULES §5.7).
        """
        lay = self.lay
        parts = lay.parts(suit, once, twice)
        if len(parts) == 1:
            return once, twice
        rows = [row for row in (0, 5, 10, 15) if row != self.leader * 5]
        failing = [part for part in parts if any(self._beats(row, suit, part) for row in rows)]
        if not failing:
            return once, twice
        # Equal steps and sizes: parts are found by the letters of their cards, the first stays.
        pairs, _, kinds = min(failing, key=lambda part: (part[1], part[0]))
        if penalty := lay.trumps.rules.failed_throw_penalty:
            self.fines += penalty if self.leader & 1 == self.dealers else -penalty
        return kinds, kinds if pairs else 0

    def _beats(self, row: int, suit: int, part: tuple[int, int, int]) -> bool:
        pairs, step, _ = part
        if not pairs:
            held = self.have[row + suit]
            return bool(held) and self.lay.step(suit, held) > step
        steps = self.lay.layers(suit, self.both[row + suit])[0]
        for _ in range(pairs - 1):
            steps &= steps >> 1
        return steps.bit_length() + pairs - 2 > step

    def trick(self, suit: int, once: int, twice: int) -> None:
        """Plays a trick from its lead on, which stands, by the quick policy."""
        lay, have, both, seat = self.lay, self.have, self.both, self.leader
        at = seat * 5 + suit
        held, pairs = have[at], both[at]
        have[at] = held & ~(twice | (once & ~pairs))
        both[at] = pairs & ~once
        if once & (once - 1):
            long = LongTrick(lay, Lead(lay, suit, once, twice))
            for pos in (1, 2, 3):
                long.follow(have, both, (seat + pos) & 3, pos)
            runs = long.lead.runs
            self.ended(long.best, long.pts, long.lead.count, runs[0] if runs else 0)
            return
        ceil = once.bit_length()
        if suit == TRUMP_INDEX:
            ceil = lay.ceil[ceil]
        pts = 10 if once & lay.tens[suit] else 5 if once & lay.points[suit] else 0
        pairs = 1 if twice else 0
        count = pairs + 1
        best, pts = short_trick(
            lay, have, both, (seat + 1) & 3, suit, bool(twice), 1, 0, ceil, False, count * pts
        )
        self.ended(best, pts, count, pairs)

    def ended(self, best: int, pts: int, count: int, pairs: int) -> None:
        """Notes a trick that is over: the winner's position, its points, what was led."""
        self.leader = won = (self.leader + best) & 3
        self.left -= count
        self.last_pairs = pairs
        if won & 1 != self.dealers:
            self.points += pts

    def play_out(self) -> None:
        """Plays by the quick policy until the cards are gone."""
        lay, have, both = self.lay, self.have, self.both
        while self.left:
            suit, once, twice = quick_lead(lay, have, both, self.leader)
            if once & (once - 1):
                once, twice = self.standing(suit, once, twice)
            self.trick(suit, once, twice)

    def total(self) -> int:
        """Returns the attackers' points of a hand that is over, the kitty's and fines included."""
        total = self.points + self.fines
        if self.leader & 1 != self.dealers:
            pairs = self.last_pairs
            if self.lay.trumps.rules.kitty_multiplier == "times_cards":
                total += self.buried * (4 * pairs if pairs else 2)
            else:
                total += int(self.buried << (pairs + 1))
        return max(0, total)
