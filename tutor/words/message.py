"""What is said, before it is said in a language: an id and the values that its sentence names.

Coach, course and practice make messages and keep them; `tutor.words.words` turns one into text.
Nothing here knows a language, a file or a grammatical case.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from engine.cards import Card, Rank, Seat, Suit, Team


@dataclass(frozen=True, slots=True)
class ShapeName:
    """A shape without its cards: ``single``, ``pair``, ``tractor`` or ``throw``.

    `pairs` is the length of a tractor, and is not looked at for any other kind.
    """

    kind: str
    pairs: int = 0


@dataclass(frozen=True, slots=True)
class Grouped:
    """Cards named together, part by part: one card, two equal ones, or the pairs of a tractor.

    A bare tuple of cards is grouped into pairs and single cards by the renderer; only the one who
    knows trumps can say that pairs follow each other, and says it with this.
    """

    parts: tuple[tuple[Card, ...], ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, part after part."""
        return tuple(card for part in self.parts for card in part)


Cards: TypeAlias = tuple[Card, ...] | Grouped
Value: TypeAlias = (
    int
    | float
    | str
    | Seat
    | Team
    | Suit
    | Rank
    | Card
    | ShapeName
    | Grouped
    | tuple[Card, ...]
    | tuple[Cards, ...]
    | tuple[Seat, ...]
    | tuple[ShapeName, ...]
)
"""A value of a message, told apart by its type.

Numbers · text (a profile's name, what a user typed; printed as it is) · seats, teams, suits
(`Suit.TRUMP` too), ranks · a shape's name · cards: one, several named together, or a tuple of
those, which are alternatives · several seats or shapes.
"""


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence or two to the learner: the id of its text and the values in it.

    Equal ids and values make equal messages. The id is looked up only when the text is made.
    """

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "args", MappingProxyType(dict(self.args)))

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Value]]]:
        return Message, (self.id, dict(self.args))


def say(message_id: str, /, **args: Value) -> Message:
    """Returns the message with that id and those values."""
    return Message(message_id, args)
