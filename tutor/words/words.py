"""Turns messages into the sentences of one language.

There is no fallback: a missing id, a missing value or a broken message is an error, never a text
in another language. Which ids there are is up to the message files (`tutor.words`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from engine.cards import Seat
from tutor.words.languages import Language, WordsError, language, read_resources
from tutor.words.message import Message, Value
from tutor.words.typography import polish
from tutor.words.values import Word, functions, in_a_row, wrap

MOST_TEXTS = 10_000
"""How many finished texts a language keeps; they are made anew after that."""


class Words:
    """The words of one language, spoken to the learner at one seat, or to nobody (`you` None)."""

    def __init__(self, lang: str, you: Seat | None = Seat.S) -> None:
        self.language: Language = language(lang)
        self.you = you
        self._texts: dict[Hashable, str] = {}
        made: Any = functions(self)  # they return text, which Fluent takes as it is
        self._bundle = FluentBundle([self.language.html], functions=made, use_isolating=False)
        for resource in _resources(lang).values():
            self._bundle.add_resource(resource)

    @staticmethod
    def of(lang: str, you: Seat | None = Seat.S) -> Words:
        """Returns the words of a language, made once; raises `WordsError` for an unknown one."""
        return _words(lang, you)

    @property
    def lang(self) -> str:
        """The code of the language."""
        return self.language.code

    def text(self, message: Message) -> str:
        """Returns the sentence of a message; raises `WordsError` where there is none."""
        return self.ui(message.id, **message.args)

    def sentences(self, messages: Iterable[Message]) -> str:
        """Returns several messages as one running text; empty for none."""
        texts = [self.text(message) for message in messages]
        return in_a_row(self, "sentences", texts) if texts else ""

    def name(self, value: Value, form: str = "label") -> str:
        """Returns what a value is called in one of its forms, such as a card's or a seat's name.

        The learner's own seat is called by its place with the form ``name``.
        """
        word = wrap(self, value)
        if not isinstance(word, Word):
            raise WordsError(f"expected a value with a name, got {value!r}")
        return polish(word.named(form))

    def ui(self, message_id: str, /, **args: Value) -> str:
        """Returns a label or sentence by its id; raises `WordsError` where there is none."""
        # The types belong to the key: Seat.E equals 1, and Suit.SPADES the text "S".
        key = (message_id, *((name, type(value), value) for name, value in args.items()))
        try:
            text = self._texts.get(key)
            if text is None:
                wrapped = {name: wrap(self, value) for name, value in args.items()}
                text = polish(self.raw(message_id, wrapped))
                self._remember(key, text)
        except TypeError as error:
            raise WordsError(f"{message_id} ({self.lang}): {error}") from error
        return text

    def attribute(self, message_id: str, name: str) -> str:
        """Returns what stands beside a message under a name; empty where nothing does."""
        pattern = self._bundle.get_message(message_id).attributes.get(name)
        return str(self._bundle.format_pattern(pattern)[0]) if pattern is not None else ""

    def _remember(self, key: Hashable, text: str) -> None:
        if len(self._texts) >= MOST_TEXTS:
            self._texts.clear()
        self._texts[key] = text

    def raw(self, message_id: str, args: Mapping[str, Any]) -> str:
        """Formats a message of wrapped values and leaves the marks of `typography` in it."""
        if not self._bundle.has_message(message_id):
            raise WordsError(f"no message {message_id!r} in {self.lang}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise WordsError(f"message {message_id!r} has no text in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, _unwrapped(args))
        if errors:
            raise WordsError(f"{message_id} ({self.lang}): {errors[0]!r}") from errors[0]
        return str(text)


def _unwrapped(args: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if value is not None}


@cache
def _resources(lang: str) -> Mapping[str, Any]:
    return read_resources(lang)


@cache
def _words(lang: str, you: Seat | None) -> Words:
    return Words(lang, you)
