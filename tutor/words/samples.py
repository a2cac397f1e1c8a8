"""Real values for every kind of variable, from which the gallery and the tests make sentences.

`ONLY` narrows them where a message is only ever said of some values, so that what is shown could
also happen.
"""

from __future__ import annotations

from engine.cards import Card, Rank, Seat, Suit, Team, parse_cards
from tutor.words.message import Grouped, ShapeName, Value

Values = tuple[Value, ...]


def _group(*parts: str) -> Grouped:
    return Grouped(tuple(map(parse_cards, parts)))


NUMBERS: Values = (3, 1, 0, 2, 5, 11, 21, 22)
CARDS: Values = (
    parse_cards("HT"),
    parse_cards("SK SK"),
    _group("C7 C7 C8 C8"),
    parse_cards("BJ"),
    _group("HA HA D7 D7"),
    parse_cards("DJ CA"),
    parse_cards("S7 S7 LJ"),
    _group("LJ LJ BJ BJ"),
    _group("H9 H9 HT HT HJ HJ"),
)
PAIRS: Values = (parse_cards("SK SK"), parse_cards("S7 S7 SK SK"), parse_cards("HQ HQ"))
TRACTORS: Values = (
    (_group("S7 S7 S8 S8"),),
    (_group("S7 S7 S8 S8"), _group("S8 S8 S9 S9")),
    (_group("HK HK HA HA"),),
)
OTHER_THINGS: Values = (*map(parse_cards, ("HA", "C6 C6", "LJ", "SQ SQ")), _group("D8 D8 D9 D9"))
WHOLES: Values = (_group("S7 S7 S8 S8"), parse_cards("HQ HQ"), _group("HK HK HA HA"))
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
    "another": SEATS[::3],
}
"""The values of each kind, the most ordinary first."""

BY_NAME = {
    "alt": "other thing",
    "bad": "cards",
    "beaten": "cards",
    "best": "cards",
    "card": "thing",
    "cards": "cards",
    "cards_a": "cards",
    "cards_b": "cards",
    "forced": "cards",
    "led": "cards",
    "level": "rank",
    "must": "cards",
    "other": "side",
    "pairs": "pairs",
    "points": "points",
    "rank": "rank",
    "rest": "cards",
    "rival": "another",
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
    "text": "text",
    "threat": "threat",
    "thrower": "seat",
    "tractors": "tractors",
    "trump": "trump",
    "whole": "whole",
}
"""What a variable's name says about its kind, in every message."""

SINGLE_THINGS: Values = CARDS[:5]
JOKERS: Values = (parse_cards("BJ"), parse_cards("LJ"))
ACES: Values = (parse_cards("HA"), parse_cards("SA"))
LATER: Values = (2, 3, 5, 11, 21, 22)
ONLY: dict[str, dict[str, Values]] = {
    "refused-follow-suit": {"k": (3, 1, 21, 2)},
    "refused-follow-suit-all": {"k": (5, 21, 11), "n": (3, 4)},
    "refused-follow-suit-exact": {"n": LATER},
    "refused-follow-tractor": {"shape": LENGTHS},
    "refused-follow-tractor-shorter": {"shape": LENGTHS[1:]},
    "refused-follow-tractor-throw": {"shape": LENGTHS},
    "refused-follow-tractors": {"n": (2, 3), "tractors": TRACTORS[1:2]},
    "refused-follow-pair": {"torn": (0, 1)},
    "refused-follow-pair-tractor": {"p": (1, 2)},
    "refused-follow-pair-throw": {"p": (2, 3), "q": (1, 2)},
    "refused-bury-count": {"m": (8,), "n": (7, 9, 21)},
    "play-ruffs": {"suit": SIDE_SUITS},
    "trick-too-low": {"cards": SINGLE_THINGS, "best": SINGLE_THINGS[::-1]},
    "trick-tie": {"cards": SINGLE_THINGS},
    "trick-not-covered": {"shape": (ShapeName("pair"), *LENGTHS)},
    "trick-attackers": {"p": (10, 5, 25), "t": (25, 110, -5)},
    "trick-defenders": {"p": (10, 5, 25)},
    "trick-held": {"n": (10, 0, 25)},
    "trick-highest": {"n": (10, 0, 25)},
    "throw-failed": {"forced": SINGLE_THINGS},
    "throw-fine": {"p": (10,), "t": (25, 0, -10)},
    "throw-stands-ruffable": {"suit": SIDE_SUITS},
    "declare-made": {"cards": SHOWINGS},
    "declare-overrides": {"cards": SHOWINGS[1:], "beaten": SHOWINGS},
    "declare-reinforces": {"cards": SHOWINGS[1:2]},
    "bury-points": {"n": (10, 0, 25)},
    "bury-void": {"suit": SIDE_SUITS},
    "kitty-won": {"k": (15, 0, 5), "x": (4, 2, 8), "y": (60, 0, 40), "t": (70, 55), "s": (130, 95)},
    "kitty-won-throw": {"k": (15, 5), "x": (4, 8), "y": (60, 40), "t": (70, 55), "s": (130, 95)},
    "kitty-kept": {"k": (15, 5, 20)},
    "score-total": {"s": (35, 0, 130)},
    "score-fines-for": {"n": (10, 20), "s": (45, 130)},
    "score-fines-against": {"n": (10, 20), "s": (45, 0)},
    "level-hold": {"s": (35, 0, 55), "n": (2, 3, 1)},
    "level-take-over": {"s": (80, 115)},
    "level-take-over-up": {"s": (120, 200), "n": (1, 3)},
    "live-choose": {"n": LATER},
    "live-more": {"n": (1, 2, 5, 21)},
    "live-fewer": {"n": (1, 2, 5, 21)},
    "live-follows-pairs": {"n": (1, 2, 5)},
    "live-no-pair": {"n": (1, 2, 5)},
    "live-ruffs": {"suit": SIDE_SUITS},
    "live-buries": {"n": (10, 0, 25)},
    "status-declared": {"cards": SHOWINGS},
    "status-bury": {"n": (8,)},
    "status-owe-suit": {"n": (1, 2, 5, 21)},
    "status-owe-pairs": {"n": (1, 2)},
    "status-owe-with-pairs": {"n": (3, 5), "p": (1, 2)},
    "status-owe-with-tractor": {"n": (6, 7), "p": (3,), "shapes": ((LENGTHS[0],),)},
    "status-owe-short": {"n": (1, 2, 3)},
    "hint-example-bury": {"n": (8,), "p": (0, 10, 5)},
    "hint-example-show": {"cards": SHOWINGS},
    "hint-why-tried": {"n": (64, 32)},
    "known-attackers": {"n": (45, 0, -10, 21)},
    "known-ask-card": {"cards": CARDS[:1]},
    "known-told-card": {"cards": CARDS[:1], "n": (1, 0, 2)},
    "known-told-jokers": {"n": (2, 1, 0, 4)},
    "known-tricks": {"us": (3, 1, 0), "them": (5, 1, 0)},
    "hint-cards-show": {"cards": SAMPLES["showings"]},
    "hint-trumps": {"suit": SIDE_SUITS, "n": (9, 1, 21, 12)},
    "hint-trumps-none": {"n": (4, 1, 2)},
    "grade-little": {"p": (2, 1, 4), "se": (1, 1, 2)},
    "grade-cost": {"p": (12, 21, 7), "se": (4, 6, 2)},
    "grade-unsure-leaning": {"p": (8, 21, 3), "se": (6, 12, 2)},
    "grade-better-swap": {"best": SINGLE_THINGS, "cards": SINGLE_THINGS[::-1]},
    "grade-better-show": {"best": SHOWINGS},
    "grade-even-swap": {"best": SINGLE_THINGS, "cards": SINGLE_THINGS[::-1]},
    "grade-even-show": {"best": SHOWINGS},
    "grade-what-it-means": {"n": (64, 32)},
    "reason-give-boss-good": {"led": OTHER_THINGS},
    "reason-give-boss-bad": {"led": OTHER_THINGS},
    "reason-high-trump-good": {"card": JOKERS},
    "reason-high-trump-bad": {"card": JOKERS},
    "reason-cash-good": {"card": ACES},
    "reason-cash-bad": {"card": ACES},
    "reason-boss-pair-good": {"card": PAIRS[::2], "side": SIDE_SUITS[1::-1]},
    "reason-boss-pair-bad": {"card": PAIRS[::2], "side": SIDE_SUITS[1::-1]},
    "reason-whole-tractor-good": {"card": WHOLES[::2]},
    "reason-whole-tractor-bad": {"card": WHOLES[::2]},
    "reason-bare-high-bad": {"card": JOKERS},
    "reason-control-good": {"card": JOKERS},
    "reason-control-bad": {"card": JOKERS},
    "reason-discard-winner-bad": {"card": ACES},
    "reason-bury-winner-bad": {"card": ACES},
    "reason-safe-throw-good": {"cards": (_group("HA", "HQ HQ"),)},
    "reason-safe-throw-bad": {"cards": (_group("HA", "HQ HQ"),)},
    "reason-take-now-good": {"seats": SAMPLES["seats later"]},
    "reason-take-now-bad": {"seats": SAMPLES["seats later"]},
    "reason-last-cards-good": {"n": (5, 3, 2)},
    "reason-last-cards-bad": {"n": (5, 3, 2)},
    "reason-draw-good": {"n": (14, 21), "unseen": (20, 11)},
    "reason-draw-bad": {"n": (9, 1, 21), "unseen": (27, 21, 41)},
    "reason-short-lead-good": {"n": (2, 1)},
    "reason-short-lead-bad": {"n": (2, 1)},
    "reason-weak-part-bad": {
        "shape": (SHAPES[2], SHAPES[0], SHAPES[1]),
        "card": SINGLE_THINGS[:3],
    },
    "reason-line-good": {"total": (85, 80, 125), "line": (80, 80, 120)},
    "reason-line-bad": {"total": (85, 80, 125), "line": (80, 80, 120)},
    "reason-line-held-good": {"total": (85, 80, 125), "line": (80, 80, 120)},
    "reason-line-held-bad": {"total": (85, 80, 125), "line": (80, 80, 120)},
    "reason-last-pair-good": {"factor": (4, 8), "card": PAIRS[::2]},
    "reason-last-pair-bad": {"factor": (4, 8), "card": PAIRS[::2]},
    "reason-bury-points-bad": {"points": (20, 5), "n": (6, 1, 11)},
    "reason-bury-safe-good": {"n": (13, 21)},
    "reason-bury-safe-bad": {"n": (13, 21)},
    "reason-declare-long-good": {"n": (9, 4), "size": (25, 10)},
    "reason-declare-long-bad": {"n": (9, 4), "size": (25, 10)},
    "reason-declare-short-good": {"n": (5, 1), "size": (25, 11)},
    "reason-declare-short-bad": {"n": (5, 1), "size": (25, 11)},
    "reason-declare-pair-good": {"card": PAIRS[::2]},
    "reason-declare-pair-bad": {"card": PAIRS[::2]},
    "reason-declare-longer-bad": {"n": (6, 1), "more": (9, 11)},
    "reason-declare-partner-good": {"n": (6, 1)},
    "reason-declare-partner-bad": {"n": (6, 1)},
    "reason-declare-none-good": {"n": (6, 5), "size": (25, 14)},
    "reason-declare-none-bad": {"n": (2, 1), "size": (25, 14)},
}
"""For some messages the values that they are said of."""
