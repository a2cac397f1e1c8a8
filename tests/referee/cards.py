"""Cards, settings, effective suits and steps as the naive referee sees them (RULES 5.1, 5.2).

Cards are two-letter strings, hands are plain lists.  What is made of cards (pairs, runs, parts)
is left to `shapes`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "SHDC"
TRUMP = "trump"
KINDS = [suit + rank for suit in SUITS for rank in RANKS] + ["LJ", "BJ"]
DECKS = KINDS * 2

WITH_JOKERS = ["level_single", "level_pair", "small_joker_pair", "big_joker_pair"]

PROFILES: dict[str, dict[str, Any]] = {
    "kawu": {
        "permanent_twos": False,
        "throws": False,
        "reinforce_own": False,
        "follow_shorter_tractor": False,
        "failed_throw_penalty": 0,
        "declare_when": "after_deal",
        "declare_ladder": ["level_single", "level_pair"],
        "trump_if_none": "first_kitty_card",
        "throw_compare": "largest_component",
        "kitty_multiplier": "pow2_pairs",
    },
    "dapai": {
        "permanent_twos": True,
        "throws": True,
        "reinforce_own": True,
        "follow_shorter_tractor": True,
        "failed_throw_penalty": 0,
        "declare_when": "during_deal",
        "declare_ladder": WITH_JOKERS,
        "trump_if_none": "first_non_joker_kitty_card",
        "throw_compare": "largest_component",
        "kitty_multiplier": "pow2_pairs",
    },
}


@dataclass(frozen=True, eq=False)
class Game:
    """What decides about cards in one hand: level, trump suit ("NT": none) and four settings.

    Made by `the_game`, one of each, so that answers about it can be remembered quickly.
    """

    level: str
    trump: str
    permanent_twos: bool
    throws: bool
    follow_shorter_tractor: bool
    throw_compare: str


@cache
def the_game(
    level: str,
    trump: str,
    permanent_twos: bool,
    throws: bool,
    follow_shorter_tractor: bool,
    throw_compare: str,
) -> Game:
    """Returns the game with these settings."""
    return Game(level, trump, permanent_twos, throws, follow_shorter_tractor, throw_compare)


def settings_of(request: dict[str, Any]) -> dict[str, Any]:
    """Returns all settings of a request: its profile's, with its own put over them."""
    return {**PROFILES[request["rules"]], **request.get("settings", {})}


def game_of(request: dict[str, Any]) -> Game:
    """Returns the game that a request with cards is about."""
    chosen = settings_of(request)
    return the_game(
        request["level"],
        request["trump"],
        chosen["permanent_twos"],
        chosen["throws"],
        chosen["follow_shorter_tractor"],
        chosen["throw_compare"],
    )


@cache
def suit_of(game: Game, card: str) -> str:
    """Returns the effective suit of a card (RULES 5.1)."""
    if card in ("LJ", "BJ") or card[1] == game.level or card[0] == game.trump:
        return TRUMP
    if game.permanent_twos and card[1] == "2":
        return TRUMP
    return card[0]


@cache
def steps(game: Game, suit: str) -> tuple[tuple[str, ...], ...]:
    """Returns the steps of an effective suit from low to high, each the kinds on it (RULES 5.2)."""
    twos = game.permanent_twos and game.level != "2"
    plain = [rank for rank in RANKS if rank != game.level and not (twos and rank == "2")]
    if suit != TRUMP:
        return tuple((suit + rank,) for rank in plain)
    own = [s for s in SUITS if s == game.trump]
    others = [s for s in SUITS if s != game.trump]
    classes = [[s + rank for s in own] for rank in plain]
    if twos:
        classes += [[s + "2" for s in others], [s + "2" for s in own]]
    classes += [[s + game.level for s in others], [s + game.level for s in own], ["LJ"], ["BJ"]]
    return tuple(tuple(kinds) for kinds in classes if kinds)


@cache
def step(game: Game, card: str) -> int:
    """Returns the number of the card's step inside its effective suit."""
    for number, kinds in enumerate(steps(game, suit_of(game, card))):
        if card in kinds:
            return number
    raise ValueError(f"expected a card, got {card!r}")


def cards_of_suit(game: Game, cards: Iterable[str], suit: str) -> list[str]:
    """Returns the cards that belong to an effective suit."""
    return [card for card in cards if suit_of(game, card) == suit]


def contains(hand: Sequence[str], cards: Sequence[str]) -> bool:
    """Returns whether the hand holds all these cards, doubles counted."""
    return not Counter(cards) - Counter(hand)


def without(hand: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Returns the hand without these cards."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def points(cards: Iterable[str]) -> int:
    """Returns the points on the cards: five 5, ten and king 10."""
    return sum({"5": 5, "T": 10, "K": 10}.get(card[1], 0) for card in cards)
