"""What a hand is worth: the kitty bonus, the total, the levels and who deals next.

Sources: RULES §3 (the score table) and §4 (`kitty_multiplier`, `failed_throw_penalty`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import RANKS, Rank, Seat, Team
from engine.rules import Rules
from engine.shapes import Shape

TAKE_OVER_AT = 80
LINE = 40
LAST_LEVEL = Rank.ACE


def multiplier(rules: Rules, last_lead: Shape) -> int:
    """Returns the factor of the kitty's points for what was led to the last trick."""
    pairs = last_lead.pairs
    if rules.kitty_multiplier == "times_cards":
        return 4 * pairs if pairs else 2
    return int(2 ** (pairs + 1))


@dataclass(frozen=True, slots=True)
class Score:
    """The attackers' points in their parts: tricks, kitty × multiplier, fines, total.

    `multiplier` is 0 when the defenders win the last trick; `fines` may be negative; the total
    is never below 0.
    """

    trick_points: int
    kitty_points: int
    multiplier: int
    fines: int

    @property
    def kitty_bonus(self) -> int:
        """What the kitty brings the attackers."""
        return self.kitty_points * self.multiplier

    @property
    def total(self) -> int:
        """The attackers' points in all."""
        return max(0, self.trick_points + self.kitty_bonus + self.fines)


def fines(rules: Rules, failed: Mapping[str, int]) -> int:
    """Returns what failed throws bring the attackers: `failed` counts them by side.

    The sides are ``"defenders"`` and ``"attackers"``; a side that is absent has none.
    """
    net = failed.get("defenders", 0) - failed.get("attackers", 0)
    return rules.failed_throw_penalty * net


@dataclass(frozen=True, slots=True)
class LevelChange:
    """What a total does: who holds the deal, who goes up by how many levels, who deals next.

    `gained` is what is really gained, after the cap at the ace. `match_winner` is set when the
    defenders held at the ace; then nobody deals next.
    """

    held: bool
    team: Team
    """The side that holds or takes over."""
    gained: int
    levels: Mapping[Team, Rank]
    next_dealer: Seat | None
    match_winner: Team | None


def levels_for(total: int) -> tuple[bool, int]:
    """Returns whether the dealer's side holds, and the levels the winning side goes up."""
    if total >= TAKE_OVER_AT:
        return False, (total - TAKE_OVER_AT) // LINE
    if total <= 0:
        return True, 3
    return True, 2 if total < LINE else 1


def level_change(total: int, dealer: Seat, levels: Mapping[Team, Rank]) -> LevelChange:
    """Applies the score table to a total (RULES §3); below 0 counts as 0."""
    held, up = levels_for(total)
    team = dealer.team if held else dealer.team.other
    if held and levels[team] is LAST_LEVEL:
        return LevelChange(True, team, 0, dict(levels), None, team)
    before = RANKS.index(levels[team])
    after = min(before + up, len(RANKS) - 1)
    return LevelChange(
        held=held,
        team=team,
        gained=after - before,
        levels={**levels, team: RANKS[after]},
        next_dealer=dealer.partner if held else dealer.right,
        match_winner=None,
    )
