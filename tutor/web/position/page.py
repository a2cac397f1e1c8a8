"""Makes the position page: the form that describes a position, and what there is to say of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import url_for

from engine.cards import PACK, RANKS, Seat
from engine.following import Duty
from engine.rules import CHOICES, PROFILES
from engine.trumps import format_trump
from engine.view import View
from tutor.coach.decision import duty_of, judge
from tutor.coach.described import Described
from tutor.coach.explain import explain_attempt, explain_refused
from tutor.coach.live import live
from tutor.coach.naming import run_name
from tutor.coach.status import status
from tutor.web import build, parts
from tutor.web.coaching import slip
from tutor.web.forms import Form
from tutor.web.keep import kept_cards
from tutor.web.page import Page, ui
from tutor.web.position.advising import Advice, advise
from tutor.web.position.link import described_url
from tutor.web.position.options import Cards, allowed, duties, refused
from tutor.web.position.reading import DEFAULTS, TEXTS, TRUMPS, Reading, label_of
from tutor.web.rules_form import Question, setting_question
from tutor.web.site import site, words
from tutor.words import Message, Words

LISTED = 8
"""So many plays of a kind are shown."""
NOTED = ("hand", "third", "seen", "buried", "shown", "points")
"""The fields with a line that says how to fill them in."""
ALWAYS = ("hand", "led", "second", "third")
EXAMPLE = "hand=H9+H9+HT+HT+HK+S4+SA+CK+D7+BJ&led=HQ+HQ&second=H3+H4&trump=S&level=7&dealer=E"


@dataclass(frozen=True, slots=True)
class TextField:
    """A field that is typed, with what is wrong in it."""

    name: str
    label: str
    note: str
    value: str
    error: str


@dataclass(frozen=True, slots=True)
class Choosing:
    """A question of the form, with what is wrong with its answer."""

    question: Question
    error: str


@dataclass(frozen=True, slots=True)
class PlayGroup:
    """The allowed plays of one kind."""

    title: str
    count: str
    plays: tuple[tuple[parts.Face, ...], ...]
    more: str
    note: str


@dataclass(frozen=True, slots=True)
class Owing:
    """A rung of the obligation: what was led, what is owed, what of it is in the hand."""

    title: str
    led: str
    owed: str
    held: tuple[tuple[parts.Face, ...], ...]


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A play that the rules refuse, and the coach's reason."""

    faces: tuple[parts.Face, ...]
    reason: str


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A position that can be, and all that is said of it."""

    tile: parts.TrumpTile
    score: parts.Score
    trick: parts.TrickBox
    say: str
    hand: parts.Hand
    line: parts.Line
    line_url: str
    buttons: tuple[parts.Button, ...]
    slip: parts.Slip | None
    owes: tuple[Owing, ...]
    must: tuple[parts.Face, ...]
    groups: tuple[PlayGroup, ...]
    refused: tuple[NotAllowed, ...]
    advice: Advice | None
    advice_url: str
    link: str


@dataclass(frozen=True, kw_only=True)
class PositionPage(Page):
    """The form, and the position that it describes, once it can be."""

    url: str
    fields: tuple[TextField, ...]
    more_fields: tuple[TextField, ...]
    more_open: bool
    choices: tuple[Choosing, ...]
    settings: tuple[Question, ...]
    settings_error: str
    picker: parts.Hand
    faulty: bool
    example: str
    shown: Shown | None

    @property
    def advice(self) -> Advice | None:
        """The advice, where it was asked for."""
        return self.shown.advice if self.shown else None


def position_page(form: Form, reading: Reading | None, wants_advice: bool) -> PositionPage:
    """Returns the page; `reading` None: nothing was described yet."""
    faults = reading.faults if reading else {}
    told = reading.told if reading else None
    picked = kept_cards(PACK, "pick") if form.getlist("pick") else (told.hand if told else ())
    typed = {name: _field(name, form, faults) for name in TEXTS}
    more = tuple(each for name, each in typed.items() if name not in ALWAYS)
    return PositionPage(
        title=ui("position-title"),
        keeps="position",
        url=url_for("position.page"),
        fields=tuple(typed[name] for name in ALWAYS),
        more_fields=more,
        more_open=any(each.error for each in more) or "settings" in faults,
        choices=_choices(form, faults),
        settings=tuple(setting_question(name) for name in CHOICES),
        settings_error=_error("settings", faults),
        picker=build.hand(words(), None, PACK, chosen=picked, field="pick"),
        faulty=bool(faults),
        example=f"{url_for('position.page')}?{EXAMPLE}",
        shown=_shown(told, kept_cards(told.hand), wants_advice) if told else None,
    )


def _error(name: str, faults: dict[str, Message]) -> str:
    return words().text(faults[name]) if name in faults else ""


def _field(name: str, form: Form, faults: dict[str, Message]) -> TextField:
    note = ui(f"position-{name}-note") if name in NOTED else ""
    return TextField(name, label_of(name), note, form.get(name, ""), _error(name, faults))


def _choices(form: Form, faults: dict[str, Message]) -> tuple[Choosing, ...]:
    suits = {format_trump(suit): ui("position-suit", trump=suit or "NT") for suit in TRUMPS}
    seats = {seat.name: ui("ui-seat-name", seat=seat) for seat in Seat}
    values: dict[str, dict[str, str]] = {
        "trump": {"": ui("position-choose"), **suits},
        "level": {rank.value: ui("ui-level", level=rank) for rank in RANKS},
        "rules": {name: name for name in PROFILES},
        "seat": seats,
        "dealer": seats,
    }
    made = []
    for name, labels in values.items():
        value = form.get(name) or DEFAULTS.get(name, "")
        options = tuple(parts.Choice(key, label, key == value) for key, label in labels.items())
        made.append(Choosing(Question(name, label_of(name), options), _error(name, faults)))
    return tuple(made)


def legality(told: Described, cards: Cards) -> parts.Line:
    """Returns the line that says whether the chosen cards may be played."""
    said = live(told.view(), cards)
    return build.line(words(), said.light.value, said.message)


def _shown(told: Described, chosen: Cards, wants_advice: bool) -> Shown:
    view = told.view()
    here = Words.of(site().lang, view.seat)
    trumps, trick = view.trumps, view.trick
    assert trumps is not None
    assert trick is not None
    duty = duty_of(view)
    note = explain_attempt(view, chosen) if chosen else None
    legal = bool(chosen) and judge(view, chosen).legal
    return Shown(
        tile=build.trump_tile(words(), view.level, trumps.suit, trumps),
        score=build.score(words(), view.points, us=view.attacking),
        trick=build.trick(here, trumps, trick, me=view.seat, dealer=view.dealer, to_act=view.seat),
        say=here.sentences(status(view)),
        hand=build.hand(
            words(),
            trumps,
            view.hand,
            chosen=chosen,
            pointed=note.pointed if note else (),
            refused=note.refused if note else (),
        ),
        line=legality(told, chosen),
        line_url=url_for("position.line"),
        buttons=(parts.Button("judge", ui("position-judge"), primary=True),),
        slip=slip(note, view.rules.profile, said=here) if note else None,
        owes=_owes(view, duty) if duty else (),
        must=build.faces(words(), trumps, trumps.sorted(duty.must)) if duty else (),
        groups=_groups(view),
        refused=tuple(
            NotAllowed(
                build.faces(words(), trumps, trumps.sorted(cards)),
                here.sentences(explain_refused(view, cards, verdict).messages),
            )
            for cards, verdict in refused(view)
        ),
        advice=advise(view, chosen if legal else ()) if wants_advice else None,
        advice_url=described_url(told, chosen, advice=True),
        link=described_url(told),
    )


def _plays(view: View, plays: Sequence[Cards]) -> tuple[tuple[parts.Face, ...], ...]:
    trumps = view.trumps
    assert trumps is not None
    return tuple(build.faces(words(), trumps, trumps.sorted(cards)) for cards in plays)


def _groups(view: View) -> tuple[PlayGroup, ...]:
    made = []
    for group in allowed(view, LISTED):
        count = ui("position-over" if group.over else "position-count", n=group.count)
        left = group.count - len(group.plays)
        made.append(
            PlayGroup(
                title=ui(f"position-kind-{group.kind}"),
                count=count,
                plays=_plays(view, group.plays),
                more=ui("position-and-more", n=left) if left and not group.over else "",
                note=ui("position-throw-note") if group.kind == "throw" else "",
            )
        )
    return tuple(made)


def _owes(view: View, duty: Duty) -> tuple[Owing, ...]:
    made = []
    for each in duties(duty, LISTED):
        tractors = each.rung == "tractors"
        made.append(
            Owing(
                title=ui(f"position-rung-{each.rung}", suit=duty.shape.suit),
                led=_amount(each.led, tractors),
                owed=_amount(each.owed, tractors),
                held=_plays(view, each.held),
            )
        )
    return tuple(made)


def _amount(numbers: tuple[int, ...], tractors: bool) -> str:
    if not any(numbers):
        return ui("position-none")
    if tractors:
        return ui("position-shapes", shapes=tuple(map(run_name, numbers)))
    return str(numbers[0])
