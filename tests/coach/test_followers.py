"""Who follows the expert is hardly ever told that it cost anything, in whole hands.

South plays as the expert does in 64 worlds of its own, North as the expert at the table, East what
the coach's hints advise; West is a club player. Every decision of the three is graded as the review
does it, declaring and burying too. By default two hands, many by a documented command:
`SHENGJI_HANDS=24 pytest tests/coach/test_followers.py -s`.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

from engine.cards import Card, Seat
from engine.deal import Deal
from engine.declaring import possible_declarations
from engine.players import ClubPlayer, ExpertPlayer, Player
from engine.players.arena import setup_of
from engine.rules import PROFILES
from engine.view import View
from tests.engine.dealing import finished
from tutor.coach.advised import advised
from tutor.coach.note import Tier
from tutor.practice.opponents import opponent
from tutor.practice.reviewing import moments

HANDS = int(os.environ.get("SHENGJI_HANDS", "2"))
SEED = int(os.environ.get("SHENGJI_SEED", "1"))
AT_MOST = 0.03
"""So many of the decisions that were choices may be called costly."""
LEARNERS = {Seat.S: "expert, 64 worlds", Seat.N: "expert at the table", Seat.E: "hints"}


class Hinted:
    """Does what the coach's hints advise; declares when a new card makes it ask."""

    def __init__(self) -> None:
        self.asked: set[tuple[Card, ...]] = set()

    def declare(self, view: View) -> tuple[Card, ...]:
        chances = possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)
        if not set(chances) - self.asked:
            return ()
        self.asked |= set(chances)
        return advised(view).best

    def bury(self, view: View) -> tuple[Card, ...]:
        return advised(view).best

    def play(self, view: View) -> tuple[Card, ...]:
        return advised(view).best


def played(number: int) -> Deal:
    """Plays a hand of the learners' to its end, under the two rule sets by turns."""
    rules = tuple(PROFILES.values())[number % len(PROFILES)]
    name = f"followers {SEED} {number}"
    players: dict[Seat, Player] = {
        Seat.S: ExpertPlayer(Random(f"{name} S"), worlds=64),
        Seat.E: Hinted(),
        Seat.N: opponent("expert", Random(f"{name} N")),
        Seat.W: ClubPlayer(Random(f"{name} W")),
    }
    # Other deals under each rule set, and under each the dealer goes round.
    deal = number // 2 + 1000 * (number % 2)
    return finished(Deal(setup_of(deal, SEED, rules)), players)


def test_who_follows_the_expert_is_hardly_ever_called_wrong() -> None:
    found: dict[Seat, Counter[Tier]] = {seat: Counter() for seat in LEARNERS}
    asked: Counter[str] = Counter()
    for number in range(HANDS):
        deal = played(number)
        for seat in LEARNERS:
            for moment in moments(deal, seat):
                if moment.forced:
                    found[seat][Tier.FORCED] += 1
                    continue
                grade = moment.graded()
                found[seat][grade.tier] += 1
                asked[str(moment.asked)] += 1
                if grade.costly:
                    print(deal.rules.profile, number, seat, moment.asked, moment.answer, grade)  # noqa: T201
    for seat, name in LEARNERS.items():
        print(f"{name}: {_line(found[seat])}")  # noqa: T201
    every = sum(found.values(), Counter())
    print(f"{HANDS} hands, seed {SEED}: {_line(every)}; {dict(asked)}")  # noqa: T201
    assert {"bury", "lead", "follow"} <= set(asked)
    assert found[Seat.E].keys() <= {Tier.FORCED, Tier.YES}
    for tiers in found.values():
        assert tiers[Tier.COST] <= _allowed(_choices(tiers))


def _choices(tiers: Counter[Tier]) -> int:
    return tiers.total() - tiers[Tier.FORCED]


def _allowed(choices: int) -> float:
    """Of few choices chance may make one more costly than its share, of many it may not."""
    return max(AT_MOST * choices, 2.0 if choices < 100 else 0.0)


def _line(tiers: Counter[Tier]) -> str:
    choices = _choices(tiers)
    counts = ", ".join(f"{tier} {tiers[tier]}" for tier in Tier if tiers[tier])
    return f"{choices} choices, {100 * tiers[Tier.COST] / choices:.1f} % costly ({counts})"
