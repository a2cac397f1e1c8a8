"""What the store hands out, as plain values, and the errors that it raises.

Values are read once and never change with the database: a change is a call to `Store`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

Json = dict[str, Any]
"""An object that `json.dumps` accepts; what is read back has lists where tuples were stored."""


class StoreError(RuntimeError):
    """The database cannot be used; the message says which one and why."""


class StaleVersion(Exception):
    """A hand or review was changed meanwhile (or never was): nothing was written, read it again."""


@dataclass(frozen=True)
class Learner:
    """One anonymous learner; `id` is for the store's other calls and never shown."""

    id: int
    created: datetime
    settings: Json


@dataclass(frozen=True)
class StepProgress:
    """How a learner fares with one step of a lesson; once it is solved the numbers stand still.

    `clean` means solved without a wrong answer or a hint, as the caller of `mark_step` counts.
    """

    tries: int
    hints: int
    clean: bool
    solved_at: datetime | None

    @property
    def solved(self) -> bool:
        return self.solved_at is not None


@dataclass(frozen=True)
class HandRow:
    """One practice hand with its match: `id` is random and fit for a link.

    `version` is 1 at first and one more after each change; `status` is a word of the caller's.
    """

    id: str
    learner_id: int
    version: int
    status: str
    body: Json
    created: datetime
    updated: datetime


@dataclass(frozen=True)
class ReviewRow:
    """A learner's review of one seat of a finished hand: `id` is random and fit for a link.

    `record` is the hand as text, `body` what the learner did in the review. `version` is 1 at
    first and one more after each change.
    """

    id: str
    learner_id: int
    record: str
    seat: str
    source: str | None
    version: int
    body: Json
    created: datetime
    updated: datetime
