"""Why a decision was right or costly: a closed catalogue of things that can be proven from a View.

A reason is given only where it holds for what the seat knew and tells the answer from the best one;
where none does, one plain sentence says that the values alone speak.
"""

from engine.view import View
from tutor.coach.grade import Grade
from tutor.coach.note import Tier
from tutor.coach.reasons.reason import Reason, Tone, Weakness

__all__ = ["Reason", "Tone", "Weakness", "reasons"]


def reasons(view: View, grade: Grade) -> tuple[Reason, ...]:
    """Returns the strongest reasons for a grade, at most two, the strongest first."""
    if grade.tier is Tier.COST:
        return (Reason("plain", Tone.CRITICISM, 0),)
    return ()
