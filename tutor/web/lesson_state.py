"""Where a learner stands in one step: the answer given last, how many tries and hints it took.

Kept as JSON by the store and read forgivingly. Forms carry the counts that they were made with, so
that a form sent twice counts once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

MOST = 999


@dataclass(frozen=True, slots=True)
class StepState:
    """A step as one learner left it; `answer` is None before the first and after starting over."""

    answer: str | None = None
    tries: int = 0
    hints: int = 0
    asked: bool = False
    """A hint was asked for after the answer: it is what the coach says now."""
    helped: int = 0
    """The most rungs that were ever asked for, also before starting over."""
    shown: bool = False
    """The answer is the coach's, shown by the last rung."""

    @classmethod
    def read(cls, stored: Mapping[str, Any] | None) -> StepState:
        """Returns a stored state; what cannot be used is as at the beginning."""
        stored = stored or {}
        answer = stored.get("answer")
        return cls(
            answer if isinstance(answer, str) else None,
            _count(stored.get("tries")),
            _count(stored.get("hints")),
            stored.get("asked") is True,
            _count(stored.get("helped")),
            stored.get("shown") is True,
        )

    @property
    def stored(self) -> dict[str, Any]:
        """The state as it is stored."""
        return asdict(self)


def _count(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value <= MOST else 0
