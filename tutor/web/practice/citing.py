"""Which rule set's words a cited paragraph is shown in, where the table plays by other settings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.rules import PROFILES, Rules
from tutor.coach import Note
from tutor.web.coaching import slip
from tutor.web.parts import Rule, Slip
from tutor.web.rules import rule

SET_BY = {
    "trumps": "permanent_twos",
    "trump-order": "permanent_twos",
    "equal": "permanent_twos",
    "side-order": "permanent_twos",
    "tractor-trump": "permanent_twos",
    "declare": "declare_when",
    "declare-none": "trump_if_none",
    "shapes": "throws",
    "throw": "throws",
    "throw-fails": "throws",
    "follow-throw": "throws",
    "ruff-throw": "throws",
    "last-trick": "throws",
    "follow-tractor": "follow_shorter_tractor",
}
"""The setting that decides what a paragraph says; the others are told by the rule set alone."""


def cited(paragraph_ids: Iterable[str], table: Rules) -> tuple[Rule, ...]:
    """Returns the paragraphs behind a remark, each once, as the table plays it."""
    return tuple(rule(each, _told_by(each, table)) for each in dict.fromkeys(paragraph_ids))


def noted(note: Note, table: Rules) -> Slip:
    """Returns a note of the coach as a slip that cites the rules of the table."""
    return replace(slip(note, table.profile), rules=cited(note.cites, table))


def _told_by(paragraph_id: str, table: Rules) -> str:
    """Returns the table's own rule set, or the other one where only that one plays alike."""
    name = SET_BY.get(paragraph_id)
    if name is None:
        return table.profile
    alike = [
        each for each, rules in PROFILES.items() if rules.settings[name] == table.settings[name]
    ]
    return table.profile if table.profile in alike or not alike else alike[0]
