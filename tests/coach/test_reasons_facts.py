"""Whatever a reason claims of the cards is true in the deal, and its sentence says just that.

In CI 100 hands with a fixed seed; ``SHENGJI_HANDS=500 SHENGJI_SEED=7`` in the environment plays
others. Grades are made up for plays that the rules allow, so that every detector is heard without a
search: what a reason claims must be true whatever the grade was.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.cards import Card, Seat, Suit
from engine.deal import Deal
from engine.players import PLAYERS, Player
from engine.shapes import Kind
from engine.view import Phase, View
from tests.coach.reasons_truth import Truth, values_in
from tests.coach.test_reasons import MADE_FOR
from tests.engine.dealing import play_out, random_rules, random_setup
from tests.words.checks import sentence_complaints
from tutor.coach.decision import decision
from tutor.coach.grade import Grade, forced
from tutor.coach.note import Tier
from tutor.coach.reasons import CATALOGUE, Reason, every_reason
from tutor.words import LANGUAGE_CODES, Grouped, ShapeName, Words
from tutor.words.inventory import inventory

HANDS = int(os.environ.get("SHENGJI_HANDS", "100"))
SEED = int(os.environ.get("SHENGJI_SEED", "2026"))
PARTS = 4
ASKED = 0.3
"""So many of the decisions are looked at."""
FORMS = (
    "label", "the", "a", "one", "nom", "acc", "dat", "gen", "ins", "loc", "no", "no-acc", "plural",
)  # fmt: skip


class Wavering:
    """A player that follows the club player's choice or does anything that is allowed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.minds: list[Player] = [PLAYERS["club"](rng), PLAYERS["random"](rng)]

    def mind(self) -> Player:
        return self.minds[self.rng.random() < 0.25]

    def declare(self, view: View) -> tuple[Card, ...]:
        return self.mind().declare(view)

    def bury(self, view: View) -> tuple[Card, ...]:
        return self.mind().bury(view)

    def play(self, view: View) -> tuple[Card, ...]:
        return self.mind().play(view)


def answers(view: View, rng: Random) -> list[tuple[Card, ...]]:
    """Returns a few answers that the rules allow: the club player's and some at random."""
    club, wild = PLAYERS["club"](rng), PLAYERS["random"](rng)
    given: list[tuple[Card, ...]] = []
    for player in (club, wild, wild, wild):
        if view.phase is Phase.DECLARING:
            given += [player.declare(view), ()]
        elif view.phase is Phase.BURYING:
            given.append(player.bury(view))
        else:
            given.append(player.play(view))
    return list(dict.fromkeys(tuple(sorted(each)) for each in given))


def grades(view: View, rng: Random) -> Iterator[Grade]:
    """Yields made-up grades: each answer right, and worse than another one."""
    given = answers(view, rng)
    for answer in given:
        yield Grade(Tier.YES, answer, answer, 0.0, 0.0, 80.0, 80.0, 64)
        for best in given:
            if best != answer:
                yield Grade(Tier.COST, answer, best, 12.0, 4.0, 80.0, 92.0, 64)


def decisions(deal: Deal, rng: Random) -> Iterator[Seat]:
    """Plays a hand to its end and yields, before each action, a seat that has to decide."""
    for _ in play_out(deal, {seat: Wavering(rng) for seat in Seat}):
        seats = [deal.to_act] if deal.to_act is not None else list(Seat)
        for seat in seats:
            view = deal.view(seat)
            if decision(view) is None or rng.random() > ASKED or forced(view) is not None:
                continue
            if view.phase is Phase.DECLARING and len(view.hand) < 8 and deal.to_act is None:
                continue
            yield seat


CARD = {"en": "card", "zh": "牌", "de": "karte", "ru": "карт"}
"""What a single is called where nothing but a card could be meant."""


def said(words: Words, value: object, text: str) -> bool:
    """Tells whether a text names a value in one of its forms."""
    if isinstance(value, int) and not isinstance(value, Seat):
        return str(value).replace("-", "−") in text
    folded = text.casefold()
    if isinstance(value, ShapeName) and value.kind is Kind.SINGLE and CARD[words.lang] in folded:
        return True
    return any(name in folded for name in names(words, type(value), value))


@cache
def names(words: Words, kind: type, value: object) -> frozenset[str]:
    """Returns all that a value is called; `kind` tells a seat from the number it equals."""
    return frozenset(words.name(value, form).casefold() for form in FORMS)  # type: ignore[arg-type]


def check(truth: Truth, reason: Reason) -> None:
    """Holds a reason against the deal, and its texts against its claims."""
    for claim in reason.claims:
        assert truth.holds(claim), f"{reason.id}-{reason.tone}: {claim} in {truth.view}"
    known = list(values_in(reason.claims))
    used = inventory("en")[reason.message.id].uses
    params = {name: value for name, value in reason.params.items() if name in used}
    assert set(used) == set(params), reason
    for name, value in params.items():
        assert is_claimed(value, known), f"{reason.id}: {name}={value!r} stands in no claim"
    for lang in LANGUAGE_CODES:
        words = Words.of(lang, truth.seat)
        text = words.text(reason.message)
        assert [(text, each) for each in sentence_complaints(lang, text)] == []
        for name, value in params.items():
            if value != "NT":
                assert said(words, value, text), f"{lang}: {name}={value!r} is not in {text!r}"


def is_claimed(value: object, known: list[object]) -> bool:
    if isinstance(value, Grouped):
        parts = [tuple(sorted(part)) for part in value.parts]
        return tuple(sorted(value.cards)) in known or all(part in known for part in parts)
    if isinstance(value, Card):
        return (value,) in known
    if isinstance(value, ShapeName):
        return min(value.pairs, 99) in known if value.kind == "tractor" else True
    if isinstance(value, Suit | Seat):
        return any(value is each for each in known)
    return value in known


def looked_through(part: int) -> Counter[str]:
    """Plays a part of the hands, checks every reason, and counts them by message."""
    heard: Counter[str] = Counter()
    for number in range(part, HANDS, PARTS):
        rng = Random(SEED * 10_000 + number)
        deal = Deal(random_setup(rng, random_rules(rng)))
        for seat in decisions(deal, rng):
            truth = Truth(deal, seat)
            for grade in grades(truth.view, rng):
                for reason in every_reason(truth.view, grade):
                    check(truth, reason)
                    heard[reason.message.id] += 1
    return heard


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_reason_claims_is_true_in_the_deal(part: int) -> None:
    print(f"seed {SEED}, {HANDS} hands, part {part}")  # noqa: T201
    heard = looked_through(part)
    by_id = {message.removeprefix("reason-").rpartition("-")[0] for message in heard}
    assert sum(heard.values()) > 10 * HANDS
    if HANDS >= 100:
        assert {each.id for each in CATALOGUE} - by_id <= MADE_FOR
