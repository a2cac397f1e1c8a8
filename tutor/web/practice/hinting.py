"""The ladder of hints at the practice table and in a review: what it says, what it chooses.

From the fourth rung on the example lies chosen in the hand, and the ordinary button plays it. The
fifth says why before that is pressed, while the trick can still be looked at: once it is played,
the others' cards come by themselves.
"""

from __future__ import annotations

from engine.cards import Card
from engine.view import View
from tutor.coach import Note, Tier
from tutor.coach.grade import Grade
from tutor.coach.hints import Rung, hint, ladder
from tutor.practice import Session, only_play, suggestion
from tutor.web.coaching import note_hints
from tutor.web.page import ui
from tutor.web.parts import Button, Slip
from tutor.web.practice.citing import cited, noted

RUNGS = len(Rung)


def rungs_left(view: View, given: int) -> bool:
    """Tells whether one more rung may be asked for."""
    return given < len(ladder(view))


def hint_button(given: int) -> Button:
    """Returns the button that asks for the next rung."""
    label = ui("ui-hint-number", number=given + 1) if given else ui("ui-hint")
    return Button("hint", label)


def hints_given(view: View, given: int, best: Grade) -> tuple[Slip, Note]:
    """Returns the slip with the hints given so far, and the note of the last one.

    `best` is the grade of the answer that they lead to.
    """
    notes = [hint(view, rung, best.best, best) for rung in ladder(view)[:given]]
    if notes[-1].tier is Tier.FORCED:
        return noted(notes[-1], view.rules), notes[-1]
    behind = cited([each for note in notes for each in note.cites], view.rules)
    return note_hints(notes, behind), notes[-1]


def ready_chosen(session: Session) -> tuple[Card, ...]:
    """Returns the cards that the program chooses: the only legal play, or a hint's example."""
    if session.hints >= Rung.EXAMPLE:
        return suggestion(session)
    return only_play(session)
