"""The settings of a rule set as questions of a form, and their reading.

A setting that is left alone stays as the chosen rule set has it, so one form serves all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.rules import CHOICES, LADDERS
from tutor.web.forms import BadInput, Form, shorten
from tutor.web.keep import kept
from tutor.web.page import ui
from tutor.web.parts import Choice
from tutor.words import say


@dataclass(frozen=True, slots=True)
class Question:
    """One question of the form with its answers."""

    field: str
    label: str
    choices: tuple[Choice, ...]


def setting_question(name: str) -> Question:
    """Returns the question of a setting, answered as the address says."""
    value = kept(name)
    names = [setting_text(each) for each in CHOICES[name]]
    chosen = value if value in names else ""
    choices = [Choice("", ui("practice-as-rules"), chosen == "")]
    choices += [
        Choice(text, value_label(name, text), text == chosen)
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


def value_label(name: str, text: str) -> str:
    """Returns what a value of a setting is called."""
    return ui(f"practice-{text}" if text in ("yes", "no") else f"practice-val-{name}-{text}")


def read_settings(form: Form) -> dict[str, Any]:
    """Reads the settings that were changed; raises `BadInput` that names what cannot be chosen."""
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
    return settings
