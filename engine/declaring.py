"""Declaring trump: what may be shown, what overrides it, and what holds when nobody shows.

When it may be shown, and who is asked, is the table's business (`engine.deal`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, Rank, Seat, Suit, missing_from
from engine.rules import Rules
from engine.verdict import LEGAL, Code, Verdict

FIRST_DEALER = Seat.S
"""Who deals the first hand when nobody declares (RULES §4, `first_dealer_if_none`)."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """Cards shown by a seat to make trump: a level card, a pair of them, or a pair of jokers."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def trump(self) -> Suit | None:
        """The trump suit it makes; None for no trump."""
        return self.cards[0].suit


def rung_of(rules: Rules, level: Rank, cards: Sequence[Card]) -> int | None:
    """Returns how high on the ladder some cards stand (0 the weakest); None if they are no rung."""
    if not 1 <= len(cards) <= 2 or len(set(cards)) != 1:
        return None
    card = cards[0]
    if card.is_joker:
        name = {"LJ": "small_joker_pair", "BJ": "big_joker_pair"}[card] if len(cards) == 2 else ""
    elif card.rank is level:
        name = "level_single" if len(cards) == 1 else "level_pair"
    else:
        return None
    return rules.declare_ladder.index(name) if name in rules.declare_ladder else None


def judge_declaration(
    rules: Rules,
    level: Rank,
    standing: Declaration | None,
    seat: Seat,
    cards: Sequence[Card],
    *,
    hand: Iterable[Card] | None = None,
    closed: bool = False,
) -> Verdict:
    """Judges a showing against the standing declaration (RULES §4, override and reinforce).

    `closed`: the seat's turn, or the time of declaring, is over. Without a hand it is not asked
    whether the cards are held.
    """
    on_table = standing.cards if standing else ()
    base = rung_of(rules, level, on_table) if standing else -1
    stronger = rules.declare_ladder[(base if base is not None else -1) + 1 :]

    def refuse(code: Code, offending: tuple[Card, ...] = tuple(cards)) -> Verdict:
        return Verdict(code, offending=offending, standing=on_table, stronger=stronger)

    if closed:
        return refuse(Code.DECLARE_CLOSED)
    if hand is not None and (missing := missing_from(hand, cards)):
        return refuse(Code.DECLARE_NOT_IN_HAND, missing)
    rung = rung_of(rules, level, cards)
    if rung is None:
        return refuse(Code.DECLARE_NOT_LEVEL_CARD)
    if standing is None:
        return LEGAL
    assert base is not None
    if standing.seat is seat:
        if cards[0] != standing.cards[0]:
            return refuse(Code.DECLARE_OWN)
        if rung > base and not rules.reinforce_own:
            return refuse(Code.DECLARE_OWN)
    return LEGAL if rung > base else refuse(Code.DECLARE_TOO_WEAK)


def possible_declarations(
    rules: Rules,
    level: Rank,
    standing: Declaration | None,
    seat: Seat,
    hand: Sequence[Card],
) -> tuple[tuple[Card, ...], ...]:
    """Lists all showings a hand allows, the weakest rungs first."""
    found = []
    for card in sorted({card for card in hand if card.is_joker or card.rank is level}):
        for cards in ((card,), (card, card)):
            if judge_declaration(rules, level, standing, seat, cards, hand=hand).legal:
                found.append(cards)
    return tuple(sorted(found, key=lambda cards: (rung_of(rules, level, cards), cards)))


def trump_without_declaration(rules: Rules, kitty: Sequence[Card]) -> Suit | None:
    """Returns the trump suit when nobody declared (None: no trump); `kitty[0]` is turned first."""
    if rules.trump_if_none == "no_trump":
        return None
    if rules.trump_if_none == "first_kitty_card":
        return kitty[0].suit if kitty else None
    return next((card.suit for card in kitty if card.suit), None)


def turned_without_declaration(rules: Rules, kitty: Sequence[Card]) -> tuple[Card, ...]:
    """Returns the kitty cards that everybody saw when they were turned to set trump."""
    if rules.trump_if_none == "no_trump":
        return ()
    if rules.trump_if_none == "first_kitty_card":
        return tuple(kitty[:1])
    jokers = next((at for at, card in enumerate(kitty) if card.suit), len(kitty))
    return tuple(kitty[: jokers + 1])
