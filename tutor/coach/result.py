"""How a hand ended, step by step: the last trick and the kitty, fines, the total, the levels."""

from __future__ import annotations

from engine.scoring import LevelChange, Score
from engine.shapes import Shape, shape_of
from engine.table import Result
from engine.trumps import Trumps
from tutor.coach.naming import run_name
from tutor.coach.note import Note, Tier
from tutor.words.message import Message, say


def result(trumps: Trumps, ended: Result) -> tuple[Note, ...]:
    """Explains a result in its steps: the kitty, the total with its fines, the levels."""
    shape = shape_of(trumps, ended.last_trick.led)
    assert shape is not None, "nothing of two suits is ever led"
    steps = [Note(Tier.INFO, (kitty(ended.score, shape),), ("last-trick",))]
    if summed := total(ended.score):
        steps.append(Note(Tier.INFO, summed, ("total",)))
    change = ended.change
    cites = ("ace",) if change.match_winner is not None else ("levels-up", "next-dealer")
    steps.append(Note(Tier.INFO, (levels(ended.score.total, change),), cites))
    return tuple(steps)


def kitty(score: Score, last_lead: Shape) -> Message:
    """Says who won the last trick and what the kitty was worth."""
    if not score.multiplier:
        if not score.kitty_points:
            return say("kitty-kept-empty")
        return say("kitty-kept", k=score.kitty_points)
    return say(
        "kitty-won" if len(last_lead.parts) == 1 else "kitty-won-throw",
        shape=run_name(last_lead.pairs),
        k=score.kitty_points,
        x=score.multiplier,
        y=score.kitty_bonus,
        t=score.trick_points,
        s=score.trick_points + score.kitty_bonus,
    )


def total(score: Score) -> tuple[Message, ...]:
    """Says the attackers' total and the fines in it; nothing where `kitty` has said it already."""
    if score.fines > 0:
        return (say("score-fines-for", n=score.fines, s=score.total),)
    if score.trick_points + score.kitty_bonus + score.fines < 0:
        return (say("score-fines-below", n=-score.fines),)
    if score.fines < 0:
        return (say("score-fines-against", n=-score.fines, s=score.total),)
    return () if score.multiplier else (say("score-total", s=score.total),)


def levels(total_points: int, change: LevelChange) -> Message:
    """Says who holds or takes over, how far that side goes up, and who deals next."""
    if change.match_winner is not None or change.next_dealer is None:
        return say("level-match", team=change.team)
    level, seat = change.levels[change.team], change.next_dealer
    if change.held:
        return say("level-hold", s=total_points, n=change.gained, level=level, seat=seat)
    if not change.gained:
        return say("level-take-over", s=total_points, level=level, seat=seat)
    return say("level-take-over-up", s=total_points, n=change.gained, level=level, seat=seat)
