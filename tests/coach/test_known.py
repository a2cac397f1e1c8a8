"""What is said to be known is so: checked against all four hands, in hands played at random.

By default twelve hands; the hundred of the promise by `SHENGJI_HANDS=100 pytest
tests/coach/test_known.py`.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, replace
from random import Random

import pytest

from engine.cards import Card, Seat, Suit, points_in
from engine.deal import Deal
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import Phase, View
from tests.coach.positions import asked, cards, declaring
from tests.engine.dealing import play_out, players, random_rules, random_setup
from tests.words.checks import complaints
from tutor.coach.known import Known, known
from tutor.coach.quiz import after, questions
from tutor.words import LANGUAGE_CODES, Words

HANDS = int(os.environ.get("SHENGJI_HANDS", "12"))


@dataclass(frozen=True)
class Looked:
    """What a seat knew at some moment, and how the cards really lay then."""

    view: View
    facts: Known
    hands: dict[Seat, tuple[Card, ...]]
    buried: tuple[Card, ...]

    @property
    def trumps(self) -> Trumps:
        """The trumps of the hand."""
        assert self.view.trumps is not None
        return self.view.trumps


@pytest.fixture(scope="module")
def looked_at() -> list[Looked]:
    """What every seat knows after each trick and, in turn, in the middle of some."""
    found = []
    for number in range(HANDS):
        rng = Random(f"known {number}")
        deal = Deal(random_setup(rng, random_rules(rng)))
        for step, _ in enumerate(play_out(deal, players(("random", "club")[number % 2], rng))):
            for seat in Seat if step % 5 == 0 else ():
                view = deal.view(seat)
                facts = known(view)
                assert (facts is None) == (deal.phase not in (Phase.PLAYING, Phase.OVER))
                if facts is not None:
                    assert deal.table is not None
                    hands = {each: deal.hand(each) for each in Seat}
                    found.append(Looked(view, facts, hands, deal.table.buried))
    return found


def test_no_seat_that_is_called_void_holds_the_suit(looked_at: list[Looked]) -> None:
    claims = 0
    for at in looked_at:
        for each in at.facts.seats:
            held = Counter(at.trumps.suit_of(card) for card in at.hands[each.seat])
            assert not any(held[suit] for suit in each.voids)
            claims += len(each.voids)
    assert claims > 20 * HANDS


def test_no_seat_that_has_no_pair_left_holds_one(looked_at: list[Looked]) -> None:
    claims = 0
    for at in looked_at:
        for each in at.facts.seats:
            assert not set(each.no_pair) & set(each.voids)
            for suit in each.no_pair:
                assert not pairs_in(at.hands[each.seat], at.trumps, suit)
                claims += 1
    assert claims > HANDS


def pairs_in(hand: tuple[Card, ...], trumps: Trumps, suit: Suit) -> list[Card]:
    return [card for card, n in Counter(hand).items() if n == 2 and trumps.suit_of(card) is suit]


def test_what_is_out_lies_in_the_other_hands_or_the_kitty(looked_at: list[Looked]) -> None:
    for at in looked_at:
        elsewhere = Counter(card for seat in Seat for card in at.hands[seat])
        elsewhere.subtract(at.view.hand)
        if at.facts.kitty:
            elsewhere.update(at.buried)
        assert Counter(at.facts.out) == +elsewhere
        assert at.facts.kitty == (at.view.seat is not at.view.dealer)
        trumps = [card for card in at.facts.out if at.trumps.is_trump(card)]
        assert at.facts.trumps == len(trumps)
        assert at.facts.points_out == points_in(at.facts.out)
        assert sum(each.count for each in at.facts.suits) == len(at.facts.out)
        assert set(at.facts.high_trumps) <= set(trumps)


def test_the_answers_are_true_and_are_told_in_every_language(looked_at: list[Looked]) -> None:
    told = set()
    for at in looked_at:
        all_of_them = questions(at.trumps, at.facts)
        assert len({each.id for each in all_of_them}) == len(all_of_them)
        for each in all_of_them:
            told.update((each.asks, each.told))
            if isinstance(each.answer, frozenset):
                suit = Suit(each.id.removeprefix("void-"))
                for seat in each.answer:
                    held = map(at.trumps.suit_of, at.hands[seat])
                    assert suit not in held
            elif each.id.startswith("card-"):
                assert each.answer == at.facts.out.count(Card(each.id.removeprefix("card-")))
    for message in told:
        for lang in LANGUAGE_CODES:
            assert complaints(lang, Words.of(lang).text(message)) == []


def test_a_seat_that_answers_a_pair_with_two_singles_has_no_pair_left() -> None:
    view = asked("kawu", "7S", "HK HK H9", "H8 H8", "H3 H4", "HT HT")
    facts = known(view)
    assert facts is not None
    shown = {each.seat: (each.voids, each.no_pair) for each in facts.seats}
    assert shown == {
        Seat.E: ((), ()),
        Seat.N: ((), (Suit.HEARTS,)),
        Seat.W: ((), ()),
    }


def test_a_tractor_answered_with_one_pair_and_two_singles_leaves_no_pair_either() -> None:
    view = asked("kawu", "7S", "HK HK HQ HQ H6", "H8 H8 H9 H9", "H3 H3 H4 HJ", "HT HT HJ CJ")
    facts = known(view)
    assert facts is not None
    shown = {each.seat: (each.voids, each.no_pair) for each in facts.seats}
    assert shown[Seat.N] == ((), (Suit.HEARTS,))
    assert shown[Seat.W] == ((Suit.HEARTS,), ())


def test_nothing_is_known_before_the_first_lead_but_what_is_out() -> None:
    view = asked("kawu", "7S", "HK HK H9")
    facts = known(view)
    assert facts is not None
    assert all(not each.voids and not each.no_pair for each in facts.seats)
    assert facts.led == ()
    assert len(facts.out) == 108 - 3
    assert known(declaring("kawu", "H7 H3")) is None


def test_every_trump_counts_wherever_it_is_printed() -> None:
    view = asked("kawu", "7S", "S7 H7 BJ S3")
    facts = known(view)
    assert facts is not None
    # 36 trumps in all: 26 spades, six sevens of the other suits, four jokers.
    assert facts.trumps == 36 - 4
    assert facts.high_trumps == cards("BJ LJ LJ S7 C7 C7 D7 D7 H7")
    assert [each.suit for each in facts.suits] == [
        Suit.TRUMP, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS,
    ]  # fmt: skip


def test_the_dealer_knows_the_kitty() -> None:
    view = asked("kawu", "7S", "HK HK H9", kitty="CA", dealer="S")
    facts = known(view)
    assert facts is not None
    assert not facts.kitty
    assert facts.out.count(Card("CA")) == 1


def test_questions_follow_each_other_in_a_circle() -> None:
    view = asked("kawu", "7S", "HK HK H9", "H8 H8", "C4 C5", "HT HT")
    facts = known(view)
    assert facts is not None
    assert view.trumps is not None
    all_of_them = questions(view.trumps, facts)
    by_id = {each.id: each for each in all_of_them}
    assert by_id["void-H"].answer == {Seat.N}
    assert by_id["points"].answer == facts.points_out
    at = all_of_them[0]
    seen = [at.id]
    while (at := after(all_of_them, at.id)).id != seen[0]:
        seen.append(at.id)
    assert seen == [each.id for each in all_of_them]


def test_a_suit_led_to_a_complete_trick_counts_as_led() -> None:
    view = asked("kawu", "7S", "HK H9")
    trick = Trick(Seat.S, (cards("HK"), cards("H5"), cards("H3"), cards("HA")))
    facts = known(replace(view, hand=cards("H9"), tricks=(trick,)))
    assert facts is not None
    assert facts.led == (Suit.HEARTS,)
