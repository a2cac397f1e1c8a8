"""The page where a practice match is set up, and the reading of its form.

Every setting may be left as the chosen rule set has it, so one form serves both rule sets.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import url_for

from engine.rules import CHOICES, PROFILES
from tutor.practice import LEVELS, STRENGTHS, Options, Session, SessionError
from tutor.store import HandRow
from tutor.web.forms import Form, read_choice
from tutor.web.keep import kept
from tutor.web.page import Page, ui
from tutor.web.parts import Choice
from tutor.web.rules_form import Question, read_settings, setting_question
from tutor.web.settings_model import CHOICES as SETTINGS
from tutor.web.site import learner, save_settings, site, store

OPEN_SETTINGS = ("permanent_twos", "failed_throw_penalty")
"""What a host decides at every table of dapai; the others stand behind "more rules"."""
MORE_SETTINGS = tuple(name for name in CHOICES if name not in OPEN_SETTINGS)
OLD_MATCHES = 3
FIRST_MATCH = ("kawu", "beginner")
"""What somebody is offered who has played no hand: all of it is taught in the first deck."""
COMMENTS = SETTINGS["comments"]


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match that was left before its end."""

    url: str
    text: str
    sub: str


@dataclass(frozen=True, kw_only=True)
class SetupPage(Page):
    """The form of a new match, and the matches to go on with."""

    open_matches: tuple[OpenMatch, ...]
    profile: Question
    level: Question
    strength: Question
    comments: Question
    open_settings: tuple[Question, ...]
    more_settings: tuple[Question, ...]
    more_open: bool


def setup_page() -> SetupPage:
    """Returns the page, filled in as the form was before a change of language."""
    more = tuple(setting_question(name) for name in MORE_SETTINGS)
    profile, strength = ("dapai", "club") if _has_played() else FIRST_MATCH
    return SetupPage(
        title=ui("practice-title"),
        keeps="setup",
        open_matches=_open_matches(),
        profile=_question(
            "profile", ui("practice-rules"), tuple(PROFILES), profile, "practice-rules-{}"
        ),
        level=_question("level", ui("practice-level"), LEVELS, "2"),
        strength=_question(
            "strength", ui("practice-strength"), STRENGTHS[::-1], strength, "practice-strength-{}"
        ),
        comments=_question(
            "comments", ui("ui-comments"), COMMENTS, site().settings.comments, "ui-comments-{}"
        ),
        open_settings=tuple(setting_question(name) for name in OPEN_SETTINGS),
        more_settings=more,
        more_open=any(kept(question.field) for question in more),
    )


def _question(
    field: str, label: str, values: tuple[str, ...], default: str, label_id: str = ""
) -> Question:
    value = kept(field, default)
    chosen = value if value in values else default
    choices = []
    for each in values:
        text, note = each, ""
        if field == "level":
            text = ui("ui-level", level=LEVELS[values.index(each)])
        elif field == "profile":
            note = ui(label_id.format(each))
        else:
            text = ui(label_id.format(each))
            note = ui(label_id.format(each) + "-note") if field == "strength" else ""
        choices.append(Choice(each, text, each == chosen, note))
    return Question(field, label, tuple(choices))


def keep_comments(form: Form) -> None:
    """Keeps when the coach is to speak: asked for here too, but a setting of the learner."""
    now = site().settings
    comments = read_choice(form, "comments", COMMENTS, now.comments)
    if comments != now.comments:
        save_settings(replace(now, comments=comments))


def _has_played() -> bool:
    person = learner()
    return person is not None and bool(store().hands(person.id, limit=1))


def _open_matches() -> tuple[OpenMatch, ...]:
    person = learner()
    if person is None:
        return ()
    rows = [row for row in store().hands(person.id) if row.status == "running"][:OLD_MATCHES]
    return tuple(match for row in rows if (match := _open_match(row)))


def _open_match(row: HandRow) -> OpenMatch | None:
    try:
        session = Session.from_body(row.body)
    except SessionError:
        return None
    setup = session.deal.setup
    return OpenMatch(
        url_for("practice.table", match_id=row.id),
        ui("practice-continue", hand=setup.hand_no, level=setup.level),
        setup.rules.profile,
    )


def read_options(form: Form) -> Options:
    """Reads the form; raises `BadInput` that names what cannot be chosen."""
    return Options.from_body(
        {
            "profile": read_choice(form, "profile", tuple(PROFILES), "dapai"),
            "settings": read_settings(form),
            "level": read_choice(form, "level", LEVELS, "2"),
            "strength": read_choice(form, "strength", STRENGTHS, "club"),
        }
    )
