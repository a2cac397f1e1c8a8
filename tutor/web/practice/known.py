"""The panel "What can I know?" at the practice table: the count for the learner, or questions.

Everything in it comes from the learner's View (`tutor.coach.known`, `tutor.coach.quiz`). Who
declared, who won which trick and the score stand at the table already, and not in here. An answer
changes nothing in the hand; without script it travels in the address of the table (`FIELDS`).
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from engine.cards import Seat
from engine.view import View
from tutor.coach.known import Known, known
from tutor.coach.quiz import Question, after, questions
from tutor.web import build
from tutor.web.forms import BadInput, Form, read_int
from tutor.web.page import ui
from tutor.web.parts import Choice, Face
from tutor.web.site import site, words
from tutor.words import Message, say

FIELDS = ("known", "number", "seat")
"""The question that was answered (or "open"), and the answer."""
MOST = 200


@dataclass(frozen=True, slots=True)
class SuitRow:
    """What is still out of a suit."""

    label: str
    count: int
    faces: tuple[Face, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Asked:
    """The question that is to be answered now; with `seats` by ticking them, else by a number."""

    id: str
    text: str
    seats: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of the answer given last: right or not, or that it is none at all."""

    state: str
    text: str


@dataclass(frozen=True, slots=True)
class KnownPanel:
    """The panel; `asked` is None where it counts for the learner."""

    url: str
    opened: bool
    note: str
    shown: tuple[str, ...]
    suits: tuple[SuitRow, ...]
    count: int
    points: int
    high: tuple[Face, ...]
    asked: Asked | None
    told: Told | None


def known_panel(match_id: str, view: View, form: Form) -> KnownPanel | None:
    """Returns the panel, with what is to be said of an answer in the form; None before play."""
    facts = known(view)
    if facts is None or view.trumps is None:
        return None
    all_of_them = questions(view.trumps, facts)
    answered = next((each for each in all_of_them if each.id == form.get("known")), None)
    told = _told(answered, form) if answered else None
    asked = None
    if site().settings.known == "ask":
        if answered is None:
            asked = all_of_them[len(view.tricks) % len(all_of_them)]
        elif told is not None and told.state == "no-answer":
            asked = answered
        else:
            asked = after(all_of_them, answered.id)
    return KnownPanel(
        url=url_for("practice.ask_known", match_id=match_id),
        opened="known" in form,
        note=ui("known-out-kitty" if facts.kitty else "known-out"),
        shown=tuple(words().text(message) for message in _shown(facts)),
        suits=tuple(
            SuitRow(
                ui("ui-suit-row", suit=each.suit),
                each.count,
                build.faces(words(), view.trumps, each.point_cards),
                each.points,
            )
            for each in facts.suits
        ),
        count=len(facts.out),
        points=facts.points_out,
        high=build.faces(words(), view.trumps, facts.high_trumps),
        asked=_asked(facts, asked) if asked else None,
        told=told,
    )


def _shown(facts: Known) -> tuple[Message, ...]:
    messages = []
    for each in facts.seats:
        messages += [say("known-void", seat=each.seat, suit=suit) for suit in each.voids]
        messages += [say("known-no-pair", seat=each.seat, suit=suit) for suit in each.no_pair]
    return tuple(messages) or (say("known-nobody"),)


def _asked(facts: Known, question: Question) -> Asked:
    seats: tuple[Choice, ...] = ()
    if isinstance(question.answer, frozenset):
        others = [each.seat for each in facts.seats]
        seats = tuple(Choice(seat.name, ui("ui-seat-name", seat=seat)) for seat in others)
    return Asked(question.id, words().text(question.asks), seats)


def _told(question: Question, form: Form) -> Told:
    try:
        right = _read(question, form) == question.answer
    except BadInput as bad:
        return Told("no-answer", words().text(bad.message))
    said = (say("known-right" if right else "known-not-so"), question.told)
    return Told("ok" if right else "no", words().sentences(said))


def _read(question: Question, form: Form) -> int | frozenset[Seat]:
    if isinstance(question.answer, int):
        return read_int(form, "number", 0, MOST)
    names = set(form.getlist("seat"))
    return frozenset(seat for seat in Seat if seat.name in names)
