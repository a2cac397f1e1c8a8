"""Real values for every kind of variable, from which the gallery and the tests make sentences.

What only some messages are ever said of stands in `fitting`.
"""

from __future__ import annotations

from engine.cards import Card, Rank, Seat, Suit, Team, parse_cards
from tutor.words.message import Grouped, ShapeName, Value

Values = tuple[Value, ...]


def group(*parts: str) -> Grouped:
    """Returns cards named part by part."""
    return Grouped(tuple(map(parse_cards, parts)))


NUMBERS: Values = (3, 1, 0, 2, 5, 11, 21, 22)
CARDS: Values = (
    parse_cards("HT"),
    parse_cards("SK SK"),
    group("C7 C7 C8 C8"),
    parse_cards("BJ"),
    group("HA HA D7 D7"),
    parse_cards("DJ CA"),
    parse_cards("S7 S7 LJ"),
    group("LJ LJ BJ BJ"),
    group("H9 H9 HT HT HJ HJ"),
)
PAIRS: Values = (parse_cards("SK SK"), parse_cards("S7 S7 SK SK"), parse_cards("HQ HQ"))
TRACTORS: Values = (
    (group("S7 S7 S8 S8"),),
    (group("S7 S7 S8 S8"), group("S8 S8 S9 S9")),
    (group("HK HK HA HA"),),
)
OTHER_THINGS: Values = (*map(parse_cards, ("HA", "C6 C6", "LJ", "SQ SQ")), group("D8 D8 D9 D9"))
WHOLES: Values = (group("S7 S7 S8 S8"), parse_cards("HQ HQ"), group("HK HK HA HA"))
SHOWINGS: tuple[tuple[Card, ...], ...] = (
    parse_cards("H7"),
    parse_cards("C7 C7"),
    parse_cards("LJ LJ"),
)
SEATS: Values = (Seat.E, Seat.S, Seat.N, Seat.W)
SIDE_SUITS: Values = (Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS)
LENGTHS: tuple[ShapeName, ...] = (
    ShapeName("tractor", 2),
    ShapeName("tractor", 3),
    ShapeName("tractor", 4),
)
SHAPES: Values = (ShapeName("pair"), LENGTHS[0], ShapeName("single"), LENGTHS[1])

SAMPLES: dict[str, Values] = {
    "number": NUMBERS,
    "text": ("HX",),
    "cards": CARDS,
    "pairs": PAIRS,
    "tractors": TRACTORS,
    "showing": SHOWINGS,
    "showings": (SHOWINGS[:2], (parse_cards("H7"), parse_cards("H7 H7"))),
    "seat": SEATS,
    "seats": ((Seat.N,), (Seat.E, Seat.N), (Seat.E, Seat.N, Seat.S)),
    "suit": (Suit.HEARTS, Suit.TRUMP, *SIDE_SUITS[1:]),
    "side": SIDE_SUITS,
    "trump": (Suit.HEARTS, "NT", *SIDE_SUITS[1:]),
    "rank": (Rank.SEVEN, Rank.ACE, Rank.JACK, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.TWO),
    "team": (Team.NS, Team.EW),
    "shape": SHAPES,
    "tractor": LENGTHS,
    "shapes": tuple((shape,) for shape in LENGTHS),
    "thing": CARDS[:5],
    "other thing": OTHER_THINGS,
    "threat": (parse_cards("HK"), parse_cards("SA"), parse_cards("LJ")),
    "whole": WHOLES,
    "points": (10, 5, 20, 15),
    "seats later": ((Seat.N,), (Seat.E, Seat.N)),
    "ordinal": (3, 1, 2, 21, 11),
    "total": (22, 5, 12, 25, 13),
    "error": (4, 1, 2, 6),
    "other text": ("…",),
    "another": SEATS[::3],
}
"""The values of each kind, the most ordinary first."""

BY_NAME = {
    "allowed": "other text",
    "alt": "other thing",
    "bad": "cards",
    "beaten": "cards",
    "best": "cards",
    "card": "thing",
    "cards": "cards",
    "cards_a": "cards",
    "cards_b": "cards",
    "choices": "showings",
    "done": "ordinal",
    "error": "error",
    "field": "other text",
    "forced": "cards",
    "hand": "ordinal",
    "led": "cards",
    "lesson": "other text",
    "level": "rank",
    "line": "ordinal",
    "move": "ordinal",
    "must": "cards",
    "number": "ordinal",
    "other": "side",
    "pairs": "pairs",
    "place": "other text",
    "points": "points",
    "rank": "rank",
    "rest": "cards",
    "rival": "another",
    "se": "error",
    "seat": "seat",
    "seats": "seats",
    "shape": "shape",
    "shapes": "shapes",
    "side": "side",
    "standing": "showing",
    "suit": "suit",
    "suit_a": "suit",
    "suit_b": "side",
    "team": "team",
    "term": "other text",
    "text": "text",
    "threat": "threat",
    "thrower": "seat",
    "tier": "other text",
    "times": "ordinal",
    "total": "total",
    "tractors": "tractors",
    "trick": "ordinal",
    "trump": "trump",
    "whole": "whole",
}
"""What a variable's name says about its kind, in every message."""
