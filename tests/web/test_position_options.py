"""The plays that the position page lists: all that the judge allows are counted, no other."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine.cards import PACK, Seat, parse_cards
from engine.following import Duty
from engine.leading import judge_lead
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View
from tests.engine.dealing import BOTH, trumps
from tutor.coach.decision import judge
from tutor.coach.described import Described
from tutor.web.position.options import MOST_COUNTED, allowed, duties, refused


def view(order: Trumps, hand: tuple, led: tuple = ()) -> View:
    trick = Trick(Seat.W if led else Seat.S, (led,) if led else ())
    return Described(
        seat=Seat.S, rules=order.rules, level=order.level, dealer=Seat.S, hand=hand,
        trumps=order, trick=trick,
    ).view()  # fmt: skip


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize("seed", range(8))
def test_every_lead_is_counted(profile, seed):
    rng = Random(seed)
    order = trumps(profile, rng.choice("25TA"), rng.choice(["S", "H", "NT"]))
    hand = tuple(sorted(rng.sample([card for card in PACK if card[0] in "SHLB"], 9)))
    plays = {cards for n in range(1, 10) for cards in combinations(hand, n)}
    legal = {cards for cards in plays if judge_lead(order, hand, cards).legal}
    groups = allowed(view(order, hand), 8)
    assert sum(group.count for group in groups) == len(legal)
    for group in groups:
        assert all(tuple(sorted(cards)) in legal for cards in group.plays)
        assert len(group.plays) <= min(8, group.count)


@pytest.mark.parametrize("seed", range(30))
def test_every_follow_is_counted(seed):
    rng = Random(seed)
    order = trumps("dapai", rng.choice("25TA"), rng.choice(["S", "H", "NT"]))
    cards = rng.sample(PACK, 40)
    led = tuple(card for card in cards[12:] if card[0] == "C" and not order.is_trump(card))[:2]
    if not led:
        led = cards[12:13]
    hand = tuple(cards[:12])
    seen = view(order, hand, tuple(led))
    legal = {
        tuple(sorted(each)) for each in combinations(hand, len(led)) if judge(seen, each).legal
    }
    groups = allowed(seen, 100)
    assert sum(group.count for group in groups) == len(legal)
    assert {play for group in groups for play in group.plays} == legal


def test_a_long_list_is_cut():
    order = trumps("kawu", "7", "S")
    hand = parse_cards(" ".join(f"H{rank} C{rank}" for rank in "2345689TJQKA"))
    (group,) = allowed(view(order, hand, parse_cards("D2 D2 D3 D3")), 8)
    assert (group.count, group.over, len(group.plays)) == (MOST_COUNTED, True, 8)


def test_the_rungs_of_a_duty_say_what_was_led_owed_and_held():
    order = trumps("dapai", "7", "S")
    hand = parse_cards("H9 H9 HT HT HK HK CA")
    duty = Duty(order, hand, parse_cards("H3 H3 H4 H4 H5 H5"))
    tractors, pairs, suit = duties(duty, 8)
    assert (tractors.led, tractors.owed) == ((3,), (2,))
    assert tractors.held == (parse_cards("H9 H9 HT HT"),)
    assert (pairs.led, pairs.owed, len(pairs.held)) == ((3,), (3,), 3)
    assert (suit.led, suit.owed, len(suit.held)) == ((6,), (6,), 6)


@pytest.mark.parametrize(
    ("hand", "led", "codes"),
    [
        ("H9 H9 HT HT HK S4 CK", "HQ HQ", {"follow-suit", "follow-pair"}),
        ("H9 H9 HT HT HK HK CK CA", "H3 H3 H4 H4",
         {"follow-suit", "follow-tractor"}),
        ("C9 CT", "HQ", set()),
        ("H9 HK SA CA", "", {"mixed-suits", "throws-off"}),
    ],
)  # fmt: skip
def test_an_example_is_found_for_every_reason(hand, led, codes):
    order = trumps("kawu", "7", "S")
    found = refused(view(order, parse_cards(hand), parse_cards(led)))
    assert {verdict.code for _, verdict in found} == codes
    assert len(found) == len(codes)
