"""The order of the cards for any level and trump, as the rules page and the cheat sheet draw it.

The engine knows it (`engine.trumps`), and also which neighbouring pairs make a tractor
(`engine.shapes`); here both become parts, and the form of the rules page is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from engine.cards import PACK, PRINTED_SUITS, RANKS, Card, Rank, Suit
from engine.rules import Rules
from engine.shapes import Kind, shape_of
from engine.trumps import Trumps, format_trump, parse_trump
from tutor.web.build import faces
from tutor.web.forms import Form, read_choice
from tutor.web.page import ui
from tutor.web.parts import Choice, Face
from tutor.web.rules_form import Question
from tutor.web.site import words

NO_TRUMP = format_trump(None)
TRUMPS = (*PRINTED_SUITS, NO_TRUMP)
LEVEL, TRUMP = Rank.SEVEN, Suit.HEARTS
"""What the rulebook's own examples are about."""

Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """One level and trump: the steps from high to low, and the tractors the print does not show."""

    level: Rank
    trump: Suit | None
    count: int
    """How many of the 108 cards are trumps."""
    steps: tuple[Faces, ...]
    """The trumps from high to low; cards on one step are equal."""
    side: Faces
    """One of the side suits, from high to low."""
    tractors: tuple[Faces, ...]
    equal: Faces
    """Two pairs on one step, which make no tractor."""


def order(level: Rank, trump: Suit | None, rules: Rules) -> Order:
    """Returns the order under some rules."""
    trumps = Trumps.of(level, trump, rules)
    ladder = trumps.ladder(Suit.TRUMP)
    side = trumps.ladder(_side_suit(trump))
    crowded = next(step for step in ladder if len(step) > 1)

    def drawn(cards: tuple[Card, ...]) -> Faces:
        return faces(words(), trumps, cards)

    return Order(
        level=level,
        trump=trump,
        count=sum(trumps.is_trump(card) for card in PACK),
        steps=tuple(drawn(step) for step in ladder),
        side=drawn(tuple(card for step in side for card in step)),
        tractors=tuple(drawn(each) for each in (*_hidden(trumps, ladder), *_hidden(trumps, side))),
        equal=drawn(_doubled(*crowded[:2])),
    )


def _side_suit(trump: Suit | None) -> Suit:
    return next(suit for suit in PRINTED_SUITS if suit is not trump)


def _doubled(*kinds: Card) -> tuple[Card, ...]:
    return tuple(card for card in kinds for _ in range(2))


def _hidden(trumps: Trumps, ladder: tuple[tuple[Card, ...], ...]) -> list[tuple[Card, ...]]:
    """Lists the tractors of two neighbouring steps whose printed ranks are no neighbours."""
    found = []
    for high, low in pairwise(ladder):
        cards = _doubled(low[0], high[0])
        shape = shape_of(trumps, cards)
        if shape and shape.kind is Kind.TRACTOR and not _neighbours(low[0], high[0]):
            found.append(cards)
    return found


def _neighbours(low: Card, high: Card) -> bool:
    if low.rank is None or high.rank is None:
        return False
    return low.suit is high.suit and RANKS.index(high.rank) - RANKS.index(low.rank) == 1


def read_order(form: Form, rules: Rules) -> Order:
    """Reads the form of the rules page; raises `BadInput` for what no page sends."""
    level = Rank(read_choice(form, "level", RANKS, default=LEVEL))
    trump = parse_trump(read_choice(form, "trump", TRUMPS, default=TRUMP))
    twos = read_choice(form, "twos", ("yes", "no"), default=_yes_or_no(rules.permanent_twos))
    return order(level, trump, rules.with_settings({"permanent_twos": twos == "yes"}))


def order_questions(form: Form, rules: Rules) -> tuple[Question, ...]:
    """Returns the questions of that form, answered as it was."""
    level, trump = form.get("level", LEVEL), form.get("trump", TRUMP)
    twos = form.get("twos", _yes_or_no(rules.permanent_twos))
    levels = [Choice(rank, ui("book-order-rank", rank=rank), rank == level) for rank in RANKS]
    suits = [Choice(suit, ui("ui-suit-row", suit=suit), suit == trump) for suit in PRINTED_SUITS]
    suits.append(Choice(NO_TRUMP, ui("ui-no-trump"), trump == NO_TRUMP))
    answers = [Choice(each, ui(f"practice-{each}"), each == twos) for each in ("yes", "no")]
    return (
        Question("level", ui("book-order-level"), tuple(levels)),
        Question("trump", ui("book-order-trump"), tuple(suits)),
        Question("twos", ui("book-order-twos"), tuple(answers)),
    )


def example(rules: Rules) -> Order:
    """Returns the order that stands for all of them: that of the rulebook's own examples."""
    return order(LEVEL, TRUMP, rules)


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
