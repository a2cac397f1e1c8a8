"""How far a grade can be trusted: losses shown after few worlds held against many.

Decisions are drawn by a fixed seed from hands of club against beginner, leads and follows, both
profiles and both players alike. Of each the play made and a random legal other one are graded as
the coach does it, and again in the reference: a search in many more worlds, dealt independently.
The **error** of a grade is the loss shown less the loss in the reference, each against the play
that its own search prefers. Both search by the same policy and the same sampler: what these two
get wrong is in no figure.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.actions import Play
from engine.cards import Team
from engine.deal import Deal
from engine.players import PLAYERS
from engine.players.arena import meet, setup_of
from engine.players.expert_player import think
from engine.players.random_player import RandomPlayer
from engine.rules import PROFILES
from engine.view import View
from tutor.coach.grade import COSTLY_FROM, Cards, Grade, forced, grade, graded, is_costly
from tutor.coach.note import Tier

A_DEAL = 12
"""So many decisions are drawn from one deal of each profile, played twice."""
TRIED = 30
"""Times another play is drawn until it differs from the one made."""
KINDS = ("lead", "follow")
FROM = (4.0, 5.0, 6.0, 7.0)
MARGINS = (0.0, 0.5, 1.0, 1.5)
"""Thresholds that are tried, as in `tutor.coach.grade`."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a player had: what it saw, what it played, and what else it could have."""

    view: View
    player: str
    made: Cards
    other: Cards

    @property
    def kind(self) -> str:
        """Whether it was a lead or a follow."""
        return KINDS[bool(self.view.trick and self.view.trick.plays)]


@dataclass(frozen=True, slots=True)
class Pair:
    """One answer's grade as shown and in the reference; `who` gave it."""

    kind: str
    who: str
    shown: Grade
    reference: Grade

    @property
    def error(self) -> float:
        """The loss shown less that of the reference."""
        return self.shown.loss - self.reference.loss

    @property
    def confirmed(self) -> bool:
        """Tells whether the reference finds the answer to cost as much as a costly one must."""
        return self.reference.loss >= COSTLY_FROM


def decisions(number: int, seed: int) -> list[Decision]:
    """Draws decisions, of each kind, profile and player alike."""
    rng = random.Random(f"calibrate-{seed}")
    strata: dict[tuple[str, str, str], list[Decision]] = {}
    for at in range(max(1, number // A_DEAL) * len(PROFILES)):
        rules = tuple(PROFILES.values())[at % len(PROFILES)]
        setup = setup_of(at, seed, rules)
        outcome = meet(PLAYERS["club"], PLAYERS["beginner"], setup, f"calibrate-{seed}-{at}")
        for side, deal in zip(Team, outcome.deals, strict=True):
            for each in _made(deal, side, rng):
                strata.setdefault((rules.profile, each.player, each.kind), []).append(each)
    drawn = []
    for place, (_, found) in enumerate(sorted(strata.items())):
        share = (number + place) // len(strata)
        drawn += rng.sample(found, min(share, len(found)))
    return drawn


def _made(deal: Deal, club: Team, rng: random.Random) -> Iterator[Decision]:
    """Yields the plays of a hand that were choices; `club` is the club players' side."""
    again = Deal(deal.setup)
    for action in deal.log:
        if isinstance(action, Play):
            view = again.view(action.seat)
            made = tuple(sorted(action.cards))
            other = _other(view, made, rng) if forced(view) is None else None
            if other is not None:
                player = "club" if action.seat.team is club else "beginner"
                yield Decision(view, player, made, other)
        again.apply(action)


def _other(view: View, made: Cards, rng: random.Random) -> Cards | None:
    """Draws another legal play; None where chance finds none."""
    player = RandomPlayer(rng)
    for _ in range(TRIED):
        if (other := tuple(sorted(player.play(view)))) != made:
            return other
    return None


def compare(decision: Decision, worlds: int, reference: int, seed: int) -> Iterator[Pair]:
    """Grades both answers to a decision, in few worlds each and in many together."""
    view = decision.view
    rng = random.Random(f"reference-{seed}-{sorted(view.hand)}-{decision.made}")
    truth = think(view, rng, worlds=reference, among=(decision.made, decision.other))
    for who, answer in ((decision.player, decision.made), ("random", decision.other)):
        yield Pair(decision.kind, who, grade(view, answer, worlds), graded(view, answer, truth))


def figures(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Adds up the comparison: the errors, how sure the grades were, what they called costly."""
    return {
        "error": {kind: _errors(_of(pairs, kind)) for kind in (*KINDS, "all")},
        "tiers": {
            who: dict(
                sorted(Counter(str(pair.shown.tier) for pair in pairs if pair.who == who).items())
            )
            for who in sorted({pair.who for pair in pairs})
        },
        "costly": {kind: _confirmed(_of(pairs, kind)) for kind in (*KINDS, "all")},
        "thresholds": {kind: list(_thresholds(_of(pairs, kind))) for kind in KINDS},
    }


def _of(pairs: Iterable[Pair], kind: str) -> list[Pair]:
    return [pair for pair in pairs if kind in (pair.kind, "all")]


def _errors(pairs: Sequence[Pair]) -> dict[str, float]:
    errors = [pair.error for pair in pairs]
    # What the coach says a number about: not the best play, nor one that is as good.
    said = [pair.error for pair in pairs if pair.shown.tier not in (Tier.YES, Tier.EVEN)]
    se = sorted(pair.shown.se for pair in pairs if pair.shown.tier is not Tier.YES)
    return {
        "answers": len(pairs),
        "rmse": _rounded(_rms(errors)),
        "bias": _rounded(_mean(errors)),
        "said": len(said),
        "rmse_said": _rounded(_rms(said)),
        "bias_said": _rounded(_mean(said)),
        "se_median": _rounded(_quantile(se, 0.5)),
        "se_p90": _rounded(_quantile(se, 0.9)),
        "reference_se": _rounded(_mean([pair.reference.se for pair in pairs])),
    }


def _confirmed(pairs: Sequence[Pair]) -> dict[str, int]:
    called = [pair for pair in pairs if pair.shown.costly]
    return {"called": len(called), "confirmed": sum(pair.confirmed for pair in called)}


def _thresholds(pairs: Sequence[Pair]) -> Iterator[dict[str, float]]:
    """Yields what other thresholds would have called costly, and how much of it was so."""
    costly = sum(pair.confirmed for pair in pairs)
    for least in FROM:
        for margin in MARGINS:
            called = [
                pair
                for pair in pairs
                if pair.shown.tier not in (Tier.YES, Tier.EVEN)
                and is_costly(pair.shown.loss, pair.shown.se, least, margin)
            ]
            yield {
                "from": least,
                "margin": margin,
                "called": len(called),
                "confirmed": sum(pair.confirmed for pair in called),
                "costly": costly,
            }


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0


def _rms(values: Sequence[float]) -> float:
    return math.sqrt(_mean([value * value for value in values]))


def _quantile(values: Sequence[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def _rounded(value: float) -> float:
    return round(value, 2)


def as_table(found: dict[str, Any]) -> str:
    """Writes the figures for reading."""
    lines = ["kind    answers   rmse   bias   said   rmse   bias   se median / p90   reference se"]
    for kind, row in found["error"].items():
        lines.append(
            f"{kind:<7} {row['answers']:>7} {row['rmse']:>6.2f} {row['bias']:>+6.2f} "
            f"{row['said']:>6} {row['rmse_said']:>6.2f} {row['bias_said']:>+6.2f} "
            f"{row['se_median']:>10.2f} / {row['se_p90']:.2f} {row['reference_se']:>14.2f}"
        )
    lines += ["", "tiers"]
    for who, tiers in found["tiers"].items():
        lines.append(f"{who:<9} " + ", ".join(f"{tier} {count}" for tier, count in tiers.items()))
    lines += ["", "called costly, and confirmed by the reference"]
    for kind, row in found["costly"].items():
        lines.append(f"{kind:<7} {row['called']:>4} {row['confirmed']:>4}")
    lines += ["", "thresholds: kind, from, margin, called, confirmed, of all costly"]
    for kind, rows in found["thresholds"].items():
        for row in rows:
            lines.append(
                f"{kind:<7} {row['from']:>5} {row['margin']:>4} {row['called']:>4} "
                f"{row['confirmed']:>4} {row['costly']:>4}"
            )
    return "\n".join(lines)
