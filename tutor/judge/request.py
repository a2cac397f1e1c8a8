"""The fields of a protocol request, each read with its type checked.

What is asked of them is `tutor.judge.plays` and `tutor.judge.hands`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card, Rank, Seat, Team
from engine.leading import judge_lead
from engine.rules import PROFILES, Rules, SettingError
from engine.setup import check_copies
from engine.shapes import Shape, shape_of
from engine.trumps import Trumps, parse_trump
from tutor.words import LANGUAGE_CODES, Message, Words

Answer = dict[str, Any]


class RequestError(ValueError):
    """A request that cannot be answered: its code, the field, what was expected and what came."""

    def __init__(self, code: str, field: str | None, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.field = field

    def answer(self, request_id: Any) -> Answer:
        """Returns the error as an answer."""
        error = {"code": self.code, "field": self.field, "message": str(self)}
        return {"id": request_id, "error": error}


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Request:
    """The fields of a request, each read with its type checked."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = fields
        self.rules = self._rules()
        self.lang: str | None = self.one_of("lang", LANGUAGE_CODES) if "lang" in fields else None

    def _rules(self) -> Rules:
        rules = PROFILES[self.one_of("rules", tuple(PROFILES))]
        settings = self.fields.get("settings", {})
        if not isinstance(settings, dict):
            raise self.bad("settings", "an object of settings", settings)
        try:
            return rules.with_settings(settings)
        except SettingError as error:
            raise RequestError("bad-setting", f"settings.{error.name}", str(error)) from None

    def bad(self, field: str, expected: str, got: Any) -> RequestError:
        """Returns the error of a field that is missing or of the wrong type."""
        came = _short(got) if field.partition(".")[0] in self.fields else "nothing"
        return RequestError("bad-field", field, f"{field}: expected {expected}, got {came}")

    def impossible(self, field: str, message: str) -> RequestError:
        """Returns the error of a position that cannot be."""
        return RequestError("bad-position", field, f"{field}: {message}")

    def one_of(self, field: str, names: tuple[str, ...]) -> str:
        """Reads one of some words."""
        value = self.fields.get(field)
        if not isinstance(value, str) or value not in names:
            raise self.bad(field, "one of " + ", ".join(map(repr, names)), value)
        return value

    def number(self, field: str, value: Any, least: int | None = 0) -> int:
        """Checks a whole number."""
        if type(value) is not int or (least is not None and value < least):
            what = "a whole number" if least is None else f"a whole number from {least}"
            raise self.bad(field, what, value)
        return value

    def items(self, field: str, value: Any, size: int | None = None) -> list[Any]:
        """Checks a list, of a certain size where one is given."""
        if not isinstance(value, list) or (size is not None and len(value) != size):
            raise self.bad(field, "a list" if size is None else f"a list of {size}", value)
        return value

    def object(self, field: str, value: Any) -> dict[str, Any]:
        """Checks an object."""
        if not isinstance(value, dict):
            raise self.bad(field, "an object", value)
        return value

    def cards(self, field: str, value: Any) -> tuple[Card, ...]:
        """Checks a list of cards."""
        codes = self.items(field, value)
        cards = []
        for at, code in enumerate(codes):
            if not isinstance(code, str):
                raise self.bad(f"{field}.{at}", "a card", code)
            try:
                cards.append(Card(code))
            except ValueError as error:
                raise RequestError("bad-card", f"{field}.{at}", f"{field}: {error}") from None
        return tuple(cards)

    def card_field(self, field: str) -> tuple[Card, ...]:
        """Reads a field of cards."""
        return self.cards(field, self.fields.get(field))

    def seat(self, field: str, value: Any) -> Seat:
        """Checks the letter of a seat."""
        if not isinstance(value, str) or value not in Seat.__members__:
            raise self.bad(field, "a seat S, E, N or W", value)
        return Seat[value]

    def rank(self, field: str, value: Any) -> Rank:
        """Checks a level."""
        try:
            return Rank(value)
        except ValueError:
            raise self.bad(field, "a level 2 to 9, T, J, Q, K or A", value) from None

    def levels(self) -> dict[Team, Rank]:
        """Reads the levels of both sides."""
        levels = self.object("levels", self.fields.get("levels"))
        return {team: self.rank(f"levels.{team}", levels.get(team)) for team in Team}

    def trumps(self) -> Trumps:
        """Reads level and trump."""
        level = self.rank("level", self.fields.get("level"))
        trump = self.fields.get("trump")
        try:
            suit = parse_trump(trump if isinstance(trump, str) else "")
        except ValueError:
            raise self.bad("trump", "S, H, C, D or NT", trump) from None
        return Trumps.of(level, suit, self.rules)

    def possible(self, field: str, *groups: tuple[Card, ...]) -> None:
        """Checks that two decks can make these cards."""
        try:
            check_copies(groups)
        except ValueError as error:
            raise self.impossible(field, str(error)) from None

    def lead(self, field: str, trumps: Trumps, cards: tuple[Card, ...]) -> Shape:
        """Checks cards that somebody is said to have led, and returns their shape."""
        verdict = judge_lead(trumps, None, cards)
        shape = shape_of(trumps, cards)
        if not verdict.legal or shape is None:
            message = f"expected cards that may be led, got {_short(list(cards))} ({verdict.code})"
            raise self.impossible(field, message)
        return shape

    def text(self, messages: Callable[[], list[Message]]) -> Answer:
        """Returns the coach's sentence, where a language was asked for."""
        if self.lang is None:
            return {}
        return {"text": Words.of(self.lang).sentences(messages())}
