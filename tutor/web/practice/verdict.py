"""The coach's verdict on the learner's last decision: its slip, and how the slip comes to the page.

To htmx the slip of a decision that is not weighed yet is sent empty and loads itself, so that the
game does not wait; a whole page has it at once. What is said of a decision stays the same while
the others play on, so that the slip can stay where it is (`hx-preserve`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import url_for

from engine.actions import Bury, Declare, Play
from engine.view import View
from tutor.coach import Note, Tier
from tutor.coach.explain import explain_burial, explain_declared
from tutor.coach.grade import Grade
from tutor.coach.graded import better, error, explain_grade, points, verdict, what_it_means
from tutor.coach.note import LOST
from tutor.practice import LEARNER, NoUndo, Session, Wait, can_undo, waits_for
from tutor.practice.decided import Decided, forced_before, last_decided, plays_before
from tutor.web.page import ui
from tutor.web.parts import Slip
from tutor.web.practice.citing import noted
from tutor.web.practice.grading import grade_of, kept_grade
from tutor.web.practice.slips import CHANGED_LATER, played, played_out
from tutor.web.practice.story import points_after, points_shown
from tutor.web.site import site, words
from tutor.words import Message

OF_A_THROW = ("throw-failed", "throw-fine")
WHY_NOT = ("trick-too-low", "trick-tie", "trick-wrong-shape", "trick-not-covered")
"""Of what a play did, that which the learner may not see without being told."""
MOST = 3
"""So many sentences are read at the table, and no more."""


@dataclass(frozen=True, slots=True)
class VerdictSlip:
    """The slip of a decision: `load` is where it comes from while it is still weighed.

    `mean` says what the number on it means, `show` leads to its consequence, `back` offers to take
    the decision back, `stays` says why that cannot be. The others wait while the game is `held`;
    of a play that is `past`, whose trick is put away, the trick is named.
    """

    at: int
    slip: Slip
    load: str = ""
    mean: str = ""
    show: str = ""
    back: bool = False
    stays: str = ""
    held: bool = False
    past: bool = False

    @property
    def id(self) -> str:
        """Its id on the page: as long as the same is said, it is the same."""
        return f"verdict-{self.at}" + "-held" * self.held + "-past" * self.past


def verdict_slip(match_id: str, session: Session, view: View) -> VerdictSlip | None:
    """Returns the slip of the learner's last decision; None when nothing is to be said of it."""
    if site().settings.comments != "now" and not session.asked:
        return None
    made = last_decided(session.deal)
    if made is None:
        return None
    lies = _lies(session, view, made.at)
    if not lies and not session.asked and _failed_before_the_learner(view):
        return None
    grade = grade_of(made) if _is_waited_for(session) else kept_grade(made)
    if grade is None:
        return _weighed(match_id, session, view, made)
    if not lies and not session.asked and grade.tier is not Tier.COST:
        return None
    shown = graded_slip(match_id, session, view, made, grade)
    if lies or not isinstance(session.deal.log[made.at], Play):
        return shown
    number = _trick_number(session, made.at) + 1
    word = ui("table-past", number=number, tier=shown.slip.word)
    return replace(shown, slip=replace(shown.slip, word=word), past=True)


def graded_slip(
    match_id: str, session: Session, view: View, made: Decided, grade: Grade
) -> VerdictSlip:
    """Returns the slip of a decision whose grade is known."""
    settings = site().settings
    stays = can_undo(session)
    lost = grade.tier in LOST
    back = grade.tier is Tier.COST and not isinstance(stays, NoUndo)
    held = grade.tier is Tier.COST and _holds(session, view, made.at)
    note = explain_grade(
        made.view,
        grade,
        nods=plays_before(session.deal, made.at),
        short=settings.wording == "short",
    )
    number = lost or grade.tier is Tier.UNSURE
    hidden: tuple[Message, ...] = ()
    if lost:
        hidden = verdict(made.view, grade)
        if held and back:
            # Who is to try again is not told what to play.
            hidden += better(made.view, grade)
    note = _merged(session, view, made, note, hidden)
    slip = noted(note, view.rules)
    if lost:
        slip = replace(slip, small=ui("table-loss", points=points(grade), se=error(grade)))
    costly = grade.tier is Tier.COST
    return VerdictSlip(
        at=made.at,
        slip=slip,
        mean=words().text(what_it_means(grade)) if number else "",
        show=_show(match_id, made) if costly and made.view.trumps else "",
        back=back and not held,
        held=held,
        stays=ui(f"practice-undo-{stays}") if costly and isinstance(stays, NoUndo) else "",
    )


def _holds(session: Session, view: View, at: int) -> bool:
    """Tells whether the strict teacher lets the others wait: the decision is the last action."""
    if site().settings.strict != "on" or waits_for(session) not in (Wait.STEP, Wait.TRICK):
        return False
    return at == len(session.deal.log) - 1 and _lies(session, view, at)


def _is_waited_for(session: Session) -> bool:
    """Tells whether the page needs the verdict at once: it cannot load it, or goes by it."""
    return not site().fragment or session.asked or site().settings.strict == "on"


def _weighed(match_id: str, session: Session, view: View, made: Decided) -> VerdictSlip:
    facts = _facts(session, view, made)
    told = tuple(each for each in facts.messages if each.id not in CHANGED_LATER)
    slip = noted(replace(facts, messages=told[:MOST], cites=()), view.rules)
    load = url_for("practice.verdict", match_id=match_id, at=made.at)
    return VerdictSlip(made.at, replace(slip, small=ui("table-weighing")), load=load)


def _show(match_id: str, made: Decided) -> str:
    return url_for("practice.consequence", match_id=match_id, at=made.at)


def _lies(session: Session, view: View, at: int) -> bool:
    """Tells whether what was decided still lies there: a play in its trick, before it the last."""
    deal = session.deal
    if isinstance(deal.log[at], Play):
        return _trick_number(session, at) == session.seen
    if isinstance(deal.log[at], Bury):
        return not view.tricks and view.trick is not None and not view.trick.plays
    return at == len(deal.log) - 1


def _trick_number(session: Session, at: int) -> int:
    return sum(isinstance(each, Play) for each in session.deal.log[:at]) // 4


def _failed_before_the_learner(view: View) -> bool:
    """Tells whether a failed throw waits to be answered by the learner, which is told first."""
    trick = view.trick
    if trick is None or trick.attempted is None or trick.leader is LEARNER:
        return False
    return trick.play_of(LEARNER) is None


def _merged(
    session: Session, view: View, made: Decided, note: Note, hidden: tuple[Message, ...]
) -> Note:
    """Puts the verdict and what the play did into few sentences; a failed throw is told first."""
    facts = _facts(session, view, made)
    thrown = tuple(each for each in facts.messages if each.id in OF_A_THROW)
    said = tuple(each for each in note.messages if each not in hidden)
    if note.tier is Tier.FORCED and forced_before(session.deal, made.at):
        said = ()
    rest: tuple[Message, ...] = ()
    if session.asked:
        rest = tuple(each for each in facts.messages if each not in thrown)
    elif note.tier not in (Tier.YES, *LOST) and site().settings.wording == "full":
        rest = tuple(each for each in facts.messages if each.id in WHY_NOT)
    most = MOST + session.asked
    messages = (*thrown, *said, *rest)[: max(most, len(thrown) + 1)]
    return replace(note, messages=messages, cites=note.cites or facts.cites)


def _facts(session: Session, view: View, made: Decided) -> Note:
    """Says what the decision did, as the table shows it."""
    action = session.deal.log[made.at]
    if isinstance(action, Declare):
        return explain_declared(LEARNER, action.cards, made.view.standing)
    if isinstance(action, Bury):
        return explain_burial(made.view.trumps, made.view.hand, action.cards)
    if not isinstance(action, Play):
        return Note(Tier.INFO, (), ("declare",))
    number = _trick_number(session, made.at)
    if number == len(view.tricks) and view.trick is not None:
        return played(view, view.trick, view.points)
    if number == session.seen:
        return played(view, view.tricks[number], points_shown(view, session.seen))
    return played_out(view, view.tricks[number], points_after(view, number + 1))
