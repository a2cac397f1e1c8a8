"""Why a decision was right or costly: a closed catalogue of things that can be proven from a View.

A reason is given only where it holds for what the seat knew and tells the answer from the best one;
criticism only of a decision that was called costly or a little less, praise only of a right one.
Where a costly decision shows nothing of the catalogue one plain sentence says that only the values
speak. What a reason claims of the cards stands in its `claims`.
"""

from engine.view import View
from tutor.coach.grade import Grade
from tutor.coach.note import Tier
from tutor.coach.reasons import (
    bidding,
    burying,
    ending,
    giving,
    leading,
    pairing,
    throwing,
    trumping,
    winning,
)
from tutor.coach.reasons.case import case_of
from tutor.coach.reasons.reason import Detector, Reason, Tone, Weakness

__all__ = ["CATALOGUE", "PLAIN", "Detector", "Reason", "Tone", "Weakness", "reasons"]

MOST = 2
CATALOGUE: tuple[Detector, ...] = (
    *giving.DETECTORS,
    *winning.DETECTORS,
    *trumping.DETECTORS,
    *pairing.DETECTORS,
    *leading.DETECTORS,
    *throwing.DETECTORS,
    *ending.DETECTORS,
    *burying.DETECTORS,
    *bidding.DETECTORS,
)
"""All detectors; what one finds is `Reason.id`, its sentence ``reason-<id>-<tone>``."""
PLAIN = Reason("plain", Tone.CRITICISM, 0)
"""What is said of a costly decision of which no detector knows a reason."""
TONES = {
    Tier.YES: Tone.PRAISE,
    Tier.EVEN: Tone.PRAISE,
    Tier.LITTLE: Tone.CRITICISM,
    Tier.COST: Tone.CRITICISM,
}


def reasons(view: View, grade: Grade) -> tuple[Reason, ...]:
    """Returns the strongest reasons for a grade, at most two, the strongest first."""
    seen = sorted(every_reason(view, grade), key=lambda reason: -reason.strength)
    if not seen and grade.tier is Tier.COST:
        return (PLAIN,)
    chosen: list[Reason] = []
    for reason in seen:
        if all(reason.weakness is not other.weakness for other in chosen):
            chosen.append(reason)
    return tuple(chosen[:MOST])


def every_reason(view: View, grade: Grade) -> tuple[Reason, ...]:
    """Returns all that the catalogue finds, in its order."""
    tone = TONES.get(grade.tier)
    case = case_of(view, grade) if tone is not None else None
    if case is None or tone is None:
        return ()
    if tone is Tone.CRITICISM and grade.answer == grade.best:
        return ()
    looked = (each.look(case, tone) for each in CATALOGUE)
    return tuple(reason for reason in looked if reason is not None)
