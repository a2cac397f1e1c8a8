"""The settings page: language, looks, comments, pace, and starting over.

What the values are is `tutor.web.settings_model`'s; what they do is the style sheets', the
script's and the practice pages'.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import Blueprint, Response, request, url_for

from tutor.web.forms import read_choice, read_flag
from tutor.web.keep import kept
from tutor.web.page import Page, go, show, ui
from tutor.web.parts import Choice
from tutor.web.settings_model import CHOICES, Settings
from tutor.web.site import learner, save_settings, site, store

blueprint = Blueprint("settings", __name__)

GROUPS = {
    "theme": "ui-theme",
    "suits": "ui-suits",
    "cards": "ui-card-size",
    "motion": "ui-motion",
    "comments": "ui-comments",
    "wording": "table-wording",
    "strict": "table-strict",
    "delay": "ui-delay",
}
LABELS = {
    ("theme", "auto"): "ui-theme-auto",
    ("theme", "light"): "ui-theme-light",
    ("theme", "dark"): "ui-theme-dark",
    ("suits", "four"): "ui-suits-four",
    ("suits", "two"): "ui-suits-two",
    ("cards", "normal"): "ui-cards-normal",
    ("cards", "large"): "ui-cards-large",
    ("motion", "auto"): "ui-motion-auto",
    ("motion", "none"): "ui-motion-none",
    ("comments", "now"): "ui-comments-now",
    ("comments", "after"): "ui-comments-after",
    ("comments", "ask"): "ui-comments-ask",
    ("wording", "full"): "table-wording-full",
    ("wording", "short"): "table-wording-short",
    ("strict", "off"): "table-strict-off",
    ("strict", "on"): "table-strict-on",
    ("delay", "0"): "ui-delay-none",
    ("delay", "400"): "ui-delay-short",
    ("delay", "900"): "ui-delay-normal",
    ("delay", "1800"): "ui-delay-long",
}
DONE = {"saved": "ui-settings-saved", "reset": "ui-progress-reset"}


@dataclass(frozen=True, slots=True)
class Group:
    """One setting as a row of radio buttons."""

    field: str
    label: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, kw_only=True)
class SettingsPage(Page):
    """All settings, as they stand or as the form had them before the language was changed."""

    groups: tuple[Group, ...]
    has_progress: bool
    ask_reset: bool


def _group(field: str, current: Settings) -> Group:
    value = kept(field)
    chosen = value if value in CHOICES[field] else getattr(current, field)
    choices = tuple(
        Choice(each, ui(LABELS[field, each]), each == chosen) for each in CHOICES[field]
    )
    return Group(field, ui(GROUPS[field]), choices)


@blueprint.get("/settings")
def page() -> Response:
    """Shows the settings."""
    said = DONE.get(request.args.get("done", ""))
    context = SettingsPage(
        title=ui("ui-settings"),
        keeps="settings",
        notice=ui(said) if said else "",
        groups=tuple(_group(field, site().settings) for field in CHOICES),
        has_progress=learner() is not None,
        ask_reset=request.args.get("ask") == "reset",
    )
    return show(context, "settings.html")


@blueprint.post("/settings")
def save() -> Response:
    """Keeps the settings of the form; what is missing in it stays."""
    now = site().settings
    changed = {
        field: read_choice(request.form, field, allowed, default=getattr(now, field))
        for field, allowed in CHOICES.items()
    }
    if (new := replace(now, **changed)) != now:
        save_settings(new)
    return go(url_for("settings.page", done="saved"))


@blueprint.post("/settings/reset")
def reset() -> Response:
    """Forgets all progress; only when the box that says so is ticked."""
    if not read_flag(request.form, "sure"):
        return go(url_for("settings.page", ask="reset", _anchor="reset"))
    if (person := learner()) is not None:
        store().reset_progress(person.id)
    return go(url_for("settings.page", done="reset"))
