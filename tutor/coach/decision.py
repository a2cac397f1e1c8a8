"""What is asked of the learner now, and the engine's verdict on an answer, both from a View."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from engine.burying import judge_burial
from engine.cards import Card
from engine.declaring import judge_declaration
from engine.following import Duty
from engine.leading import judge_lead
from engine.trumps import Trumps
from engine.verdict import Verdict
from engine.view import Phase, View


class Decision(StrEnum):
    """The four kinds of decision."""

    DECLARE = "declare"
    BURY = "bury"
    LEAD = "lead"
    FOLLOW = "follow"


def decision(view: View) -> Decision | None:
    """Returns what the seat of a view may decide now; None when it is not asked."""
    if view.phase is Phase.DECLARING:
        return Decision.DECLARE if view.to_act in (None, view.seat) else None
    if view.to_act is not view.seat:
        return None
    if view.phase is Phase.BURYING:
        return Decision.BURY
    if view.phase is Phase.PLAYING and view.trick is not None:
        return Decision.FOLLOW if view.trick.plays else Decision.LEAD
    return None


def trumps_of(view: View) -> Trumps:
    """Returns the trumps of a view in which they are known."""
    assert view.trumps is not None, "trump is set before anything is buried or played"
    return view.trumps


def duty_of(view: View) -> Duty | None:
    """Returns what the seat owes to the trick that lies; None before the lead and after its play.

    It is known as soon as the lead lies, also while others are to play first.
    """
    trick = view.trick
    if view.phase is not Phase.PLAYING or trick is None or not trick.plays:
        return None
    if trick.play_of(view.seat) is not None:
        return None
    return Duty(trumps_of(view), view.hand, trick.led)


def judge(view: View, cards: Sequence[Card]) -> Verdict:
    """Judges cards as the answer to the decision at hand; raises ValueError when there is none."""
    match decision(view):
        case Decision.DECLARE:
            return judge_declaration(
                view.rules, view.level, view.standing, view.seat, cards, hand=view.hand
            )
        case Decision.BURY:
            return judge_burial(view.hand, cards, view.kitty_size)
        case Decision.LEAD:
            return judge_lead(trumps_of(view), view.hand, cards)
        case Decision.FOLLOW:
            duty = duty_of(view)
            assert duty is not None
            return duty.judge(cards)
    raise ValueError(f"expected a decision of {view.seat}, the hand waits for {view.to_act}")
