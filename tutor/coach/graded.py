"""What the coach says of a graded decision: the verdict, what it cost, what was better, and why.

The grade is `grade`'s, the reasons are those of `reasons`; here they become a note.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.cards import Card
from engine.view import View
from tutor.coach.decision import Decision, decision, trumps_of
from tutor.coach.grade import Grade
from tutor.coach.naming import named
from tutor.coach.note import LOST, NODS, Note, Tier, nod
from tutor.coach.reasons import reasons
from tutor.words.message import Message, say

FEW = 3
"""So many cards of each side are named when two plays are told apart by their cards."""


def explain_grade(view: View, grade: Grade, *, nods: int = 0, short: bool = False) -> Note:
    """Returns the slip for a graded decision; `view` is what its seat knew before it.

    `nods` counts the right decisions so far, so that the nod varies; `short` leaves the reasons
    out. The better answer is always the last message but the reasons.
    """
    if grade.tier is Tier.FORCED:
        return Note(grade.tier, (say("play-forced"),), ("follow-suit",))
    why = () if short else reasons(view, grade)
    messages = (*verdict(view, grade, nods), *better(view, grade), *(each.message for each in why))
    cites = tuple(dict.fromkeys(cite for each in why for cite in each.cites))
    return Note(grade.tier, messages, cites, pointed=_pointed(grade))


def verdict(view: View, grade: Grade, nods: int = 0) -> tuple[Message, ...]:
    """Says how good a decision was and what it cost, and not what was better."""
    match grade.tier:
        case Tier.YES:
            return (_nod(view, nods),)
        case Tier.LITTLE:
            return (say("grade-little", p=points(grade), se=error(grade)),)
        case Tier.COST:
            return (say("grade-cost", p=points(grade), se=error(grade)),)
        case Tier.UNSURE if grade.loss <= grade.se:
            return (say("grade-unsure"),)
        case Tier.UNSURE:
            return (say("grade-unsure-leaning", p=points(grade), se=error(grade)),)
    return ()


def better(view: View, grade: Grade) -> tuple[Message, ...]:
    """Names the better answer, or for an equally good one what it equals; else nothing."""
    if grade.tier not in (Tier.EVEN, Tier.LITTLE, Tier.COST) or grade.answer == grade.best:
        return ()
    even = grade.tier is Tier.EVEN
    asked = decision(view)
    if asked is Decision.DECLARE:
        if not grade.best:
            return (say("grade-even-pass" if even else "grade-better-pass"),)
        shown = say("grade-even-show" if even else "grade-better-show", best=grade.best)
        return (shown,)
    trumps = trumps_of(view)
    own, best = _differing(grade)
    if asked is Decision.BURY and len(best) > FEW:
        cards = named(trumps, trumps.sorted(best))
        return (say("grade-even-bury" if even else "grade-better-bury", best=cards),)
    if asked is Decision.BURY or (len(grade.best) > FEW and _same_size(grade)):
        swapped = say(
            "grade-even-swap" if even else "grade-better-swap",
            best=named(trumps, trumps.sorted(best)),
            cards=named(trumps, trumps.sorted(own)),
        )
        return (swapped,)
    cards = named(trumps, trumps.sorted(grade.best))
    return (say("grade-even" if even else "grade-better", best=cards),)


def what_it_means(grade: Grade) -> Message:
    """Says where the number of points comes from and what ± is."""
    return say("grade-what-it-means", n=grade.worlds)


def points(grade: Grade) -> int:
    """Returns the loss in whole points, at least 1."""
    return max(1, round(grade.loss))


def error(grade: Grade) -> int:
    """Returns the standard error of the loss in whole points, at least 1."""
    return max(1, round(grade.se))


def _nod(view: View, nods: int) -> Message:
    """A nod; "good card" is said of a play only."""
    if decision(view) in (Decision.LEAD, Decision.FOLLOW):
        return nod(nods)
    return NODS[0] if nods % 2 == 0 else NODS[-1]


def _pointed(grade: Grade) -> tuple[Card, ...]:
    return grade.best if grade.tier in LOST else ()


def _same_size(grade: Grade) -> bool:
    return len(grade.best) == len(grade.answer) and bool(set(grade.best) & set(grade.answer))


def _differing(grade: Grade) -> tuple[Sequence[Card], Sequence[Card]]:
    """The cards that only the answer holds, and those that only the best does."""
    own, best = Counter(grade.answer), Counter(grade.best)
    return tuple((own - best).elements()), tuple((best - own).elements())
