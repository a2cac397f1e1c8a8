"""What a learner has done in a review, as it is kept: which decisions were tried again, and how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.cards import Card, parse_cards


@dataclass(frozen=True, slots=True)
class Work:
    """The last new answer to each decision that was tried again, and those only shown.

    Decisions are called by their numbers; an answer without cards is a pass.
    """

    tries: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    shown: frozenset[int] = frozenset()

    @staticmethod
    def read(body: Mapping[str, Any]) -> Work:
        """Reads what `stored` wrote; of anything else nothing is done yet."""
        try:
            tries = {int(n): parse_cards(text) for n, text in body.get("tries", {}).items()}
            return Work(tries, frozenset(int(n) for n in body.get("shown", ())))
        except (AttributeError, TypeError, ValueError):
            return Work()

    @property
    def stored(self) -> dict[str, Any]:
        """The same as JSON."""
        tries = {str(number): " ".join(cards) for number, cards in self.tries.items()}
        return {"tries": tries, "shown": sorted(self.shown)}

    def is_done(self, number: int) -> bool:
        """Tells whether a decision was tried again or its better answer was asked for."""
        return number in self.tries or number in self.shown

    def tried(self, number: int, cards: tuple[Card, ...]) -> Work:
        """Returns the work with a new answer to a decision."""
        return replace(self, tries={**self.tries, number: cards}, shown=self.shown - {number})

    def seen(self, number: int) -> Work:
        """Returns the work with a decision whose better answer was asked for."""
        return self if self.is_done(number) else replace(self, shown=self.shown | {number})

    def undone(self, number: int) -> Work:
        """Returns the work with a decision open again."""
        tries = {n: cards for n, cards in self.tries.items() if n != number}
        return Work(tries, self.shown - {number})
