"""The page where a practice match is set up, and the reading of its form.

Every setting may be left as the chosen rule set has it, so one form serves both rule sets.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from flask import url_for

from engine.rules import CHOICES, LADDERS, PROFILES
from tutor.practice import LEVELS, STRENGTHS, Options, Session, SessionError
from tutor.store import HandRow
from tutor.web.forms import BadInput, Form, read_choice, shorten
from tutor.web.keep import kept
from tutor.web.page import Page, ui
from tutor.web.parts import Choice
from tutor.web.settings_model import CHOICES as SETTINGS
from tutor.web.site import learner, save_settings, site, store
from tutor.words import say

OPEN_SETTINGS = ("permanent_twos", "failed_throw_penalty")
"""What a host decides at every table of dapai; the others stand behind "more rules"."""
MORE_SETTINGS = tuple(name for name in CHOICES if name not in OPEN_SETTINGS)
OLD_MATCHES = 3
COMMENTS = SETTINGS["comments"]


@dataclass(frozen=True, slots=True)
class Question:
    """One question of the form with its answers."""

    field: str
    label: str
    choices: tuple[Choice, ...]


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
    more = tuple(_setting(name) for name in MORE_SETTINGS)
    return SetupPage(
        title=ui("practice-title"),
        keeps="setup",
        open_matches=_open_matches(),
        profile=_question(
            "profile", ui("practice-rules"), tuple(PROFILES), "dapai", "practice-rules-{}"
        ),
        level=_question("level", ui("practice-level"), LEVELS, "2"),
        strength=_question(
            "strength", ui("practice-strength"), STRENGTHS[::-1], "club", "practice-strength-{}"
        ),
        comments=_question(
            "comments", ui("ui-comments"), COMMENTS, site().settings.comments, "ui-comments-{}"
        ),
        open_settings=tuple(_setting(name) for name in OPEN_SETTINGS),
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


def _setting(name: str) -> Question:
    value = kept(name)
    names = [setting_text(each) for each in CHOICES[name]]
    chosen = value if value in names else ""
    choices = [Choice("", ui("practice-as-rules"), chosen == "")]
    choices += [
        Choice(text, _value_label(name, text), text == chosen)
        for text in (names[::-1] if names == ["no", "yes"] else names)
    ]
    return Question(name, ui(f"practice-set-{name}"), tuple(choices))


def setting_text(value: Any) -> str:
    """Returns the value of a setting as a form sends it."""
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ("levels", "jokers")[LADDERS.index(value)]
    return str(value)


def _value_label(name: str, text: str) -> str:
    return ui(f"practice-{text}" if text in ("yes", "no") else f"practice-val-{name}-{text}")


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
    settings = {}
    for name, values in CHOICES.items():
        text = form.get(name, "")
        if not text:
            continue
        by_text = {setting_text(value): value for value in values}
        if text not in by_text:
            label = ui(f"practice-set-{name}")
            raise BadInput(say("practice-error-setting", name=label, text=shorten(text)))
        settings[name] = by_text[text]
    return Options.from_body(
        {
            "profile": read_choice(form, "profile", tuple(PROFILES), "dapai"),
            "settings": settings,
            "level": read_choice(form, "level", LEVELS, "2"),
            "strength": read_choice(form, "strength", STRENGTHS, "club"),
        }
    )
