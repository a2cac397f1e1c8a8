"""Wraps the values of a message so that a message file can print them and choose between them.

A bare ``{ $cards }`` prints the label form; ``{ CARDS($cards, form: "acc") }`` another one. As a
selector a seat matches its letter and ``you``, a team its letters and ``us``, a suit its letter, a
shape its kind. How things are called stands in each language's cards.ftl: this module only asks
for it, by the ids listed in `tutor.words`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentType, fluent_number

from engine.cards import Card, Rank, Seat, Suit, Team
from tutor.words.message import Grouped, ShapeName
from tutor.words.typography import keep_together, verbatim

Part = tuple[Card, ...]


class Voice(Protocol):
    """What a value needs of its language: its messages, and who the learner is."""

    you: Seat | None

    def raw(self, message_id: str, args: Mapping[str, Any]) -> str:
        """Formats a message without polishing it; raises `WordsError` for anything amiss."""
        ...

    def __hash__(self) -> int: ...


class Word(FluentType):
    """A value with a name that may be declined; `keys` are what it matches as a selector."""

    keys: tuple[str, ...] = ()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def named(self, form: str) -> str:
        """Returns the name in one of the forms that the language's cards.ftl knows."""
        raise NotImplementedError

    def format(self, locale: Locale) -> str:
        return self.named("label")

    def __eq__(self, other: object) -> bool:
        return other in self.keys if isinstance(other, str) else self is other

    __hash__ = object.__hash__


class Lookup(Word):
    """A value whose names are one message of cards.ftl, such as ``suit-H`` or ``rank-T``."""

    def __init__(self, voice: Voice, name_id: str, keys: tuple[str, ...], **args: Any) -> None:
        super().__init__(voice)
        self.name_id, self.keys, self.args = name_id, keys, args
        self._names: dict[str, str] = {}

    def named(self, form: str) -> str:
        name = self._names.get(form)
        if name is None:
            name = self.voice.raw(self.name_id, {**self.args, "form": form})
            self._names[form] = name
        return name


class Text(Word):
    """A visitor's or a profile's text: printed letter by letter, and usable as a selector."""

    def __init__(self, voice: Voice, text: str) -> None:
        super().__init__(voice)
        self.text, self.keys = text, (text,)

    def named(self, form: str) -> str:
        return verbatim(self.text)


def in_a_row(voice: Voice, list_id: str, texts: Sequence[str]) -> str:
    """Joins texts by the two messages of a list: all but the last by …-more, that by …-last."""
    text, *rest = texts
    for i, item in enumerate(rest, 1):
        end = "last" if i == len(rest) else "more"
        text = voice.raw(f"{list_id}-{end}", {"a": text, "b": item})
    return text


class Joined(Word):
    """Several values named one after the other, with the language's list words between them."""

    def __init__(self, voice: Voice, words: Sequence[Word], list_id: str = "list") -> None:
        super().__init__(voice)
        self.words, self.list_id = words, list_id
        self.keys = ("several",) if len(words) > 1 else ("one",)

    def named(self, form: str) -> str:
        return in_a_row(self.voice, self.list_id, [word.named(form) for word in self.words])


class Pair(Word):
    """Two identical cards, or several kinds of them linked to a tractor."""

    def __init__(self, voice: Voice, kinds: Sequence[Card]) -> None:
        super().__init__(voice)
        self.kinds = kinds
        self.keys = ("one", "pair" if len(kinds) == 1 else "tractor")

    def named(self, form: str) -> str:
        voice, kinds = self.voice, self.kinds
        names = [_face(voice, "kind", card) for card in kinds]
        if len(kinds) == 1:
            return voice.raw("pair", {"kind": names[0], "form": form})
        suits = {card.suit for card in kinds}
        args: dict[str, Any] = {"kinds": Joined(voice, names), "form": form}
        if suits == {None}:
            return voice.raw("tractor-jokers", args)
        suit = kinds[0].suit
        if len(suits) == 1 and suit is not None:
            ranks = [_rank(voice, card.rank) for card in kinds if card.rank is not None]
            args["suit"], args["ranks"] = _suit(voice, suit), Joined(voice, ranks, "ranks")
            return voice.raw("tractor-suit", args)
        args["first"], args["rest"] = names[0], Joined(voice, names[1:])
        return voice.raw("tractor", args)


# A language's words for a card, suit, rank, seat or shape are made once and keep their names:
# a page names the same few hundred again and again.


@cache
def _suit(voice: Voice, suit: Suit) -> Word:
    return Lookup(voice, f"suit-{suit}", (suit.value,))


@cache
def _rank(voice: Voice, rank: Rank) -> Word:
    return Lookup(voice, f"rank-{rank}", (rank.value,))


@cache
def _face(voice: Voice, name_id: str, card: Card) -> Word:
    keys = ("one", "single")
    if card.suit is None or card.rank is None:
        return Lookup(voice, f"{name_id}-{card}", keys)
    suit, rank = _suit(voice, card.suit), _rank(voice, card.rank)
    return Lookup(voice, name_id, keys, suit=suit, rank=rank)


def _part(voice: Voice, part: Part) -> Word:
    if len(part) == 1:
        return _face(voice, "card", part[0])
    kinds = list(dict.fromkeys(part))
    if sorted(part) != sorted(kinds * 2):
        raise TypeError(f"expected one card or whole pairs, got {part!r}")
    return Pair(voice, kinds)


def pairs_and_singles(cards: Sequence[Card]) -> tuple[Part, ...]:
    """Groups cards as they are named: two equal ones together, in the order of the first."""
    counted = {card: cards.count(card) for card in dict.fromkeys(cards)}
    return tuple((card,) * size for card, n in counted.items() for size in _sizes(n))


def _sizes(count: int) -> tuple[int, ...]:
    return (2,) * (count // 2) + (1,) * (count % 2)


def _cards(voice: Voice, cards: Card | Grouped | tuple[Card, ...]) -> Word:
    if isinstance(cards, Card):
        return _part(voice, (cards,))
    parts = cards.parts if isinstance(cards, Grouped) else pairs_and_singles(cards)
    words = [_part(voice, part) for part in parts]
    # A tractor's name holds an "and" of its own, so it comes last: "the ace and the tractor of …".
    words.sort(key=lambda word: "tractor" in word.keys)
    return words[0] if len(words) == 1 else Joined(voice, words)


@cache
def _shape(voice: Voice, shape: ShapeName) -> Word:
    return Lookup(voice, f"shape-{shape.kind}", (str(shape.kind),), pairs=shape.pairs)


@cache
def _seat(voice: Voice, seat: Seat) -> Word:
    keys: tuple[str, ...] = (seat.name,)
    if seat is voice.you:
        return Seated(voice, f"seat-{seat.name}", ("you", *keys))
    return Seated(voice, f"seat-{seat.name}", keys)


class Seated(Lookup):
    """A seat: the learner's own is "you", but for the form ``name``, the label of its place."""

    def named(self, form: str) -> str:
        if "you" in self.keys and form != "name":
            return self.voice.raw("seat-you", {"form": form})
        return super().named(form)


def wrap(voice: Voice, value: object) -> FluentType | FluentInt | FluentFloat:
    """Returns what a message file sees of a value; raises TypeError for what no message holds."""
    match value:
        case bool():
            raise TypeError("expected a number, got a truth value")
        case Seat():
            return _seat(voice, value)
        case Team():
            ours = voice.you is not None and voice.you.team is value
            return Lookup(voice, f"team-{value}", ("us" if ours else "them", value.value))
        case Suit():
            return _suit(voice, value)
        case Rank():
            return _rank(voice, value)
        case ShapeName():
            return _shape(voice, value)
        case Card() | Grouped():
            return _cards(voice, value)
        case str():
            return Text(voice, value)
        case int() | float():
            return fluent_number(value, useGrouping=False)
        case tuple() if value:
            return _several(voice, value)
    raise TypeError(f"expected a value of a message, got {value!r}")


def _several(voice: Voice, values: tuple[Any, ...]) -> Word:
    if all(isinstance(value, Card) for value in values):
        return _cards(voice, values)
    if all(isinstance(value, Seat) for value in values):
        return Joined(voice, [_seat(voice, value) for value in values])
    if all(isinstance(value, ShapeName) for value in values):
        return Joined(voice, [_shape(voice, value) for value in values])
    if all(isinstance(value, (tuple, Grouped)) for value in values):
        return Joined(voice, [_cards(voice, value) for value in values], "alternatives")
    raise TypeError(f"expected cards, seats, shapes or alternatives, got {values!r}")


def functions(voice: Voice) -> dict[str, Callable[..., str]]:
    """Returns the functions that a language's message files may call."""

    def name(word: Word, form: str = "label") -> str:
        return word.named(form)

    def count(n: FluentInt | FluentFloat, suit: Word | None = None, **named: str) -> str:
        noun, case = named.pop("noun", "suit"), named.pop("case", "nom")
        if named:
            raise TypeError(f"expected noun and case, got {', '.join(named)}")
        return keep_together(voice.raw(f"count-{noun}", {"n": n, "suit": suit, "case": case}))

    kinds = ("CARDS", "KIND", "RANK", "RANKS", "SEAT", "SHAPE", "SUIT", "TEAM")
    return {**dict.fromkeys(kinds, name), "COUNT": count}
