"""A deal as text and back, exactly.

A record is lines of words: what the hand is, who held what, then the log, one action a line.
Reading it replays the log, so a record that breaks a rule is refused by its line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.actions import Action, parse_action
from engine.cards import Card, Rank, Seat, Team, format_cards, parse_cards
from engine.deal import Deal
from engine.rules import CHOICES, PROFILES, Rules, SettingError
from engine.setup import Hands, Opening, Setup
from engine.trumps import format_trump, parse_trump

HEADER = "shengji record 1"


class RecordError(ValueError):
    """A record that cannot be read; `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def format_record(deal: Deal) -> str:
    """Writes a deal with its log; `parse_record` gives the same deal back."""
    setup = deal.setup
    lines = [
        HEADER,
        " ".join(["rules", setup.rules.profile, *_format_settings(setup.rules)]),
        f"hand {setup.hand_no}",
        f"level {setup.level}",
        "levels " + " ".join(f"{team} {setup.levels[team]}" for team in Team),
        f"dealer {setup.dealer if setup.dealer is not None else '-'}",
    ]
    lines += [f"cards {seat} {format_cards(setup.hands[seat])}".rstrip() for seat in Seat]
    lines.append(f"kitty {format_cards(setup.kitty)}".rstrip())
    if setup.opening:
        lines.append(f"opening {format_trump(setup.opening.trump)} {setup.opening.leader}")
    lines += [str(action) for action in deal.log]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Deal:
    """Reads a record; raises `RecordError` naming the line, what was expected and what came."""
    lines = _Lines(text)
    lines.expect(HEADER)
    rules = _parse_rules(lines, lines.after("rules"))
    hand_no = _whole_number(lines, lines.after("hand"))
    level = _rank(lines, lines.after("level"))
    words = lines.after("levels").split()
    if len(words) != 4 or words[0] != "NS" or words[2] != "EW":
        raise lines.error(f"expected 'levels NS … EW …', got {' '.join(words)!r}")
    levels = {Team.NS: _rank(lines, words[1]), Team.EW: _rank(lines, words[3])}
    letter = lines.after("dealer")
    dealer = None if letter == "-" else _seat(lines, letter)
    hands = tuple(_cards(lines, lines.after(f"cards {seat}")) for seat in Seat)
    kitty = _cards(lines, lines.after("kitty"))
    opening = _parse_opening(lines)
    try:
        setup = Setup(rules, level, _four(hands), kitty, hand_no, dealer, levels, opening)
    except ValueError as error:
        raise lines.error(str(error)) from None
    deal = Deal(setup)
    for action in _actions(lines):
        try:
            deal.apply(action)
        except ValueError as error:
            message = f"expected an action that can be done here, got {str(action)[:80]!r}"
            raise lines.error(f"{message}: {error}") from None
    return deal


class _Lines:
    """The lines of a record, read one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = text.removesuffix("\n").split("\n")
        self.number = 0

    def peek(self) -> str | None:
        return self.lines[self.number] if self.number < len(self.lines) else None

    def next(self) -> str:
        line = self.peek()
        self.number += 1
        if line is None:
            raise self.error("expected one more line, got the end of the record")
        return line

    def expect(self, line: str) -> None:
        got = self.next()
        if got != line:
            raise self.error(f"expected {line!r}, got {got[:80]!r}")

    def after(self, word: str) -> str:
        line = self.next()
        if line != word and not line.startswith(word + " "):
            raise self.error(f"expected a line that begins with {word!r}, got {line[:80]!r}")
        return line[len(word) + 1 :]

    def error(self, message: str) -> RecordError:
        return RecordError(self.number, message)


def _format_settings(rules: Rules) -> Iterator[str]:
    for name, value in rules.changed.items():
        yield f"{name}={','.join(value) if isinstance(value, tuple) else value}"


def _parse_rules(lines: _Lines, text: str) -> Rules:
    profile, *words = text.split() or [""]
    if profile not in PROFILES:
        raise lines.error(f"expected the rules kawu or dapai, got {profile!r}")
    settings: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        settings[name] = next(
            (
                choice
                for choice in CHOICES.get(name, ())
                if value == (",".join(choice) if isinstance(choice, tuple) else str(choice))
            ),
            value,
        )
    try:
        return PROFILES[profile].with_settings(settings)
    except SettingError as error:
        raise lines.error(str(error)) from None


def _parse_opening(lines: _Lines) -> Opening | None:
    line = lines.peek()
    if line is None or not line.startswith("opening "):
        return None
    trump, _, leader = lines.after("opening").partition(" ")
    try:
        return Opening(parse_trump(trump), Seat.parse(leader))
    except ValueError as error:
        raise lines.error(str(error)) from None


def _actions(lines: _Lines) -> Iterator[Action]:
    while lines.peek() is not None:
        line = lines.next()
        try:
            yield parse_action(line)
        except ValueError as error:
            raise lines.error(str(error)) from None


def _whole_number(lines: _Lines, text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < len(text) < 6 and int(text)):
        raise lines.error(f"expected a whole number from 1, got {text!r}")
    return int(text)


def _rank(lines: _Lines, text: str) -> Rank:
    try:
        return Rank(text)
    except ValueError:
        raise lines.error(f"expected a rank 2 to 9, T, J, Q, K or A, got {text!r}") from None


def _seat(lines: _Lines, text: str) -> Seat:
    try:
        return Seat.parse(text)
    except ValueError as error:
        raise lines.error(str(error)) from None


def _cards(lines: _Lines, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise lines.error(str(error)) from None


def _four(hands: tuple[tuple[Card, ...], ...]) -> Hands:
    south, east, north, west = hands
    return south, east, north, west
