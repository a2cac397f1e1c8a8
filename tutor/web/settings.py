"""The settings page: language, looks, comments and pace; starting over is `tutor.web.reset`'s.

What the values are is `tutor.web.settings_model`'s; what they do is the style sheets', the
script's and the practice pages'.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import Blueprint, Response, request, url_for

from tutor.web.forms import read_choice
from tutor.web.keep import kept
from tutor.web.page import Page, go, show, ui
from tutor.web.parts import Choice
from tutor.web.settings_model import CHOICES, Settings
from tutor.web.site import save_settings, site

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
    "known": "known-setting",
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
    ("known", "show"): "known-setting-show",
    ("known", "ask"): "known-setting-ask",
}
DONE = {"saved": "ui-settings-saved"}


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
