"""Every message with real values, in all languages side by side: to be looked at and read aloud.

What kind of value a variable wants is told by its name, or by its uses in all languages
(`inventory`), so that a new message is in the gallery without being listed here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.words.fitting import ONLY
from tutor.words.inventory import AREAS_OF_NAMES, Use, inventory
from tutor.words.languages import LANGUAGE_CODES
from tutor.words.message import Message, Value
from tutor.words.samples import BY_NAME, SAMPLES, Values
from tutor.words.words import Words

FUNCTIONS = {
    "CARDS": "cards",
    "COUNT": "number",
    "RANK": "rank",
    "SEAT": "seat",
    "SHAPE": "shape",
    "SUIT": "suit",
    "TEAM": "team",
}
KEYS = (("NT", "trump"), ("you", "seat"), ("us", "team"), ("tractor", "shape"), ("T", "suit"))
"""Variants that give away what is chosen by."""
PLURALS = {"one", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class Row:
    """A message with its values, and its text in every language."""

    message: Message
    texts: dict[str, str]

    @property
    def id(self) -> str:
        """The id of the message."""
        return self.message.id


def values_of(message_id: str) -> dict[str, Values]:
    """Returns for each variable of a message the values to show it with."""
    entries = [inventory(lang)[message_id] for lang in LANGUAGE_CODES]
    names = dict.fromkeys(name for entry in entries for name in entry.uses)
    only = ONLY.get(message_id, {})
    return {
        name: only[name]
        if name in only
        else _values(name, [use for entry in entries for use in entry.uses.get(name, ())])
        for name in names
    }


def _values(name: str, uses: Sequence[Use]) -> Values:
    if name in BY_NAME:
        return SAMPLES[BY_NAME[name]]
    functions = {FUNCTIONS[use.function] for use in uses if use.function}
    keys = {key for use in uses if not use.function for key in use.keys}
    for key, kind in KEYS:
        if key in keys:
            return SAMPLES[kind]
    if functions:
        return SAMPLES[min(functions)]
    texts = tuple(sorted(key for key in keys - PLURALS if not key.isdecimal()))
    return texts or SAMPLES["number"]


def examples(message_id: str, count: int) -> Iterator[Message]:
    """Yields a message with that many sets of values; only one if it has no variables."""
    values = values_of(message_id)
    for at in range(count if values else 1):
        chosen: dict[str, Value] = {}
        used: list[Values] = []
        for name, each in values.items():
            # Two variables of one kind are not shown with the same value.
            chosen[name] = each[(at + sum(other is each for other in used)) % len(each)]
            used.append(each)
        yield Message(message_id, chosen)


def gallery(area: str = "coach", count: int = 2) -> list[Row]:
    """Returns the messages of an area (a file without its ending) with real values."""
    first = LANGUAGE_CODES[0]
    ids = [each.id for each in inventory(first).values() if each.file == f"{area}.ftl"]
    return [
        Row(message, {lang: Words.of(lang).text(message) for lang in LANGUAGE_CODES})
        for message_id in ids
        for message in examples(message_id, count)
    ]


def areas() -> tuple[str, ...]:
    """Returns the areas whose messages are sentences or labels."""
    files = {entry.file for entry in inventory(LANGUAGE_CODES[0]).values()}
    return tuple(sorted(file.removesuffix(".ftl") for file in files - set(AREAS_OF_NAMES)))
