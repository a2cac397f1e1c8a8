"""What is read off the table about hidden hands: declared, turned up, not shown, thrown."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import PACK, Card, Rank, Seat
from engine.deal import Deal
from engine.declaring import Declaration
from engine.players.sampler import Sampler
from engine.players.shown import Shown, dealers_cards, held_cards
from engine.setup import Setup
from engine.trick import Trick
from engine.view import View
from tests.engine.dealing import at_play, cards, rules
from tests.players.tables import of_board


def dealing_of(profile: str, south: str, kitty: str, hand_no: int = 2) -> Deal:
    """Returns a whole hand at level 5, South dealing, with some cards put where they are wanted."""
    left = list(PACK)
    for card in cards(f"{south} {kitty}"):
        left.remove(card)
    Random(5).shuffle(left)
    first = (*cards(south), *(left.pop() for _ in range(25 - len(cards(south)))))
    turned = (*cards(kitty), *(left.pop() for _ in range(8 - len(cards(kitty)))))
    others = (tuple(left[:25]), tuple(left[25:50]), tuple(left[50:]))
    setup = Setup(rules(profile), Rank.FIVE, (first, *others), turned, hand_no, Seat.S)
    return Deal(setup)


def begun(deal: Deal, *shown: str) -> Deal:
    """Lets South declare what is shown and the others pass, bury and lead; East is to follow."""
    if deal.rules.declare_when == "during_deal":
        deal.apply(Draw(100))
        for each in shown:
            deal.apply(Declare(Seat.S, cards(each)))
    else:
        for seat in Seat:
            declares = seat is Seat.S and shown
            deal.apply(Declare(seat, cards(shown[0])) if declares else Pass(seat))
    deal.apply(TakeKitty())
    hand = deal.hand(Seat.S)
    known = Counter(card for each in shown for card in cards(each)) | Counter(deal.turned)
    deal.apply(Bury(tuple(card for card in hand if not known[card])[:8]))
    lead = next(card for card in deal.hand(Seat.S) if not known[card])
    deal.apply(Play(Seat.S, (lead,)))
    return deal


@pytest.mark.parametrize(
    ("profile", "shown"), [("kawu", ["H5"]), ("kawu", ["H5 H5"]), ("dapai", ["H5", "H5 H5"])]
)
def test_what_the_dealer_declared_is_in_its_hand_or_buried(profile: str, shown: list[str]) -> None:
    view = begun(dealing_of(profile, "H5 H5", ""), *shown).view(Seat.E)
    assert dealers_cards(view) == list(cards(shown[-1]))
    assert where(view, "H5", len(cards(shown[-1]))) == {Seat.S, "kitty"}


@pytest.mark.parametrize(
    ("profile", "kitty", "turned"), [("kawu", "CJ", "CJ"), ("kawu", "BJ", "BJ"),
                                     ("dapai", "BJ LJ CJ", "BJ LJ CJ"), ("dapai", "CJ BJ", "CJ")]
)  # fmt: skip
def test_so_is_what_was_turned_up_when_nobody_declared(
    profile: str, kitty: str, turned: str
) -> None:
    view = begun(dealing_of(profile, "", kitty)).view(Seat.E)
    assert view.turned == cards(turned)
    for card in turned.split():
        assert where(view, card, 1) == {Seat.S, "kitty"}


def where(view: View, kind: str, number: int) -> set[Seat | str]:
    """Returns where the copies that the dealer had lie over many worlds, in its hand or buried."""
    rng = Random(2)
    sampler = Sampler(view)
    found: set[Seat | str] = set()
    others = 0
    for _ in range(300):
        hands, kitty = of_board(view, sampler.world(rng))
        assert hands[Seat.S].count(Card(kind)) + kitty.count(Card(kind)) >= number
        found |= {Seat.S} if Card(kind) in hands[Seat.S] else set()
        found |= {"kitty"} if Card(kind) in kitty else set()
        others += sum(Card(kind) in hands[seat] for seat in (Seat.N, Seat.W))
    assert (others > 0) == (number == 1 and Card(kind) not in view.hand)
    return found


def test_what_another_declared_stays_in_its_hand_until_it_is_played() -> None:
    deal = at_play("dapai", "5", "H", {"S": "SA", "E": "S3", "N": "H5", "W": "S6"}, dealer="S")
    view = replace(deal.view(Seat.S), declarations=(Declaration(Seat.N, cards("H5")),))
    assert held_cards(view) == [(Seat.N, Card("H5"))]
    assert Sampler(view).world(Random(1)).have[Seat.N * 5 + 4].bit_count() == 1
    played = Trick(Seat.W, (cards("H6"), cards("H7"), cards("H8"), cards("H5")))
    assert held_cards(replace(view, tricks=(played,))) == []


def test_a_card_of_a_pair_that_was_not_shown_has_no_twin_in_the_hand() -> None:
    deal = at_play("kawu", "5", "H", {"S": "SA SA", "E": "S3 S4", "N": "S6 S7", "W": "S8 S9"})
    deal = Deal(deal.setup, [Play(Seat.S, cards("SA SA")), Play(Seat.E, cards("S3 S4"))])
    shown = Shown.of(deal.view(Seat.N))
    bits = {deal.trumps.place[Card(card)][1] for card in ("S3", "S4")}
    assert all(shown.none[Seat.E * 5] & bit for bit in bits)
    assert not shown.none[Seat.W * 5]


def test_nobody_holds_what_would_have_stopped_a_throw_that_stood() -> None:
    hands = {"S": "SK SQ SQ D3", "E": "S3 S4 S6 S7", "N": "SJ SJ S6 S8", "W": "S9 S9 S8 D4"}
    deal = at_play("dapai", "5", "H", hands)
    deal = Deal(deal.setup, [Play(Seat.S, cards("SK SQ SQ")), Play(Seat.E, cards("S3 S4 S6"))])
    shown = Shown.of(deal.view(Seat.N))
    place = deal.trumps.place if deal.trumps else {}
    for seat in (Seat.E, Seat.W):
        assert shown.none[seat * 5] & place[Card("SA")][1]
        assert shown.once[seat * 5] & place[Card("SK")][1]
    assert not shown.none[Seat.W * 5] & place[Card("SK")][1]


def test_one_seat_holds_what_stopped_a_throw_and_those_before_it_nothing_of_the_kind() -> None:
    hands = {"S": "SK SQ S9 D3", "E": "S3 S4 S6 S7", "N": "SJ S6 S8 S4", "W": "SA SA S8 D4"}
    deal = at_play("dapai", "5", "H", hands)
    deal = Deal(deal.setup, [Play(Seat.S, cards("SK SQ S9"))])
    view = deal.view(Seat.E)
    assert view.trick is not None
    assert (view.trick.led, view.trick.stopped_by) == (cards("S9"), Seat.N)
    rng = Random(3)
    for each in (view, Deal(deal.setup, [*deal.log, Play(Seat.E, cards("S3"))]).view(Seat.N)):
        sampler = Sampler(each)
        for _ in range(200):
            hands_now, _ = of_board(each, sampler.world(rng))
            higher = {
                seat: {"ST", "SJ", "SQ", "SK", "SA"} & {*hands_now[seat]}
                for seat in (Seat.E, Seat.N)
            }
            assert higher[Seat.N]
            assert not higher[Seat.E]
            assert {"SK", "SQ"} <= {*hands_now[Seat.S]}
