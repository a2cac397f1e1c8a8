"""What holds in every hand and every position, whatever the rules and the cards.

A failing example prints the seed or the position it fell on; in CI the examples are always the
same (see tests/conftest.py).
"""

from __future__ import annotations

from collections import Counter
from functools import reduce
from itertools import combinations
from operator import and_
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.actions import Play
from engine.cards import Card, Seat, points_in
from engine.deal import Deal
from engine.following import Duty, forced_follow, legal_follows
from engine.holding import Holding
from engine.leading import check_throw, judge_lead
from engine.record import format_record, parse_record
from engine.shapes import Kind, shape_of
from engine.trick import winner
from engine.trumps import Trumps
from tests.engine.dealing import (
    WHOLE_PACK,
    all_cards,
    finished,
    play_out,
    players,
    random_rules,
    random_setup,
    tricks_of,
)
from tests.engine.drawing import follows

HANDS = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
POSITIONS = settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])

seeds = st.integers(0, 2**32 - 1)


def multiset(play: tuple[Card, ...]) -> Counter[Card]:
    """Returns how often each card is in a play."""
    return Counter(play)


# Whole hands


@HANDS
@given(seeds, st.sampled_from(["random", "random", "club"]))
def test_at_every_action_108_cards_and_200_points_are_there(seed: int, name: str) -> None:
    rng = Random(seed)
    deal = Deal(random_setup(rng, random_rules(rng)))
    assert all_cards(deal) == WHOLE_PACK
    for _ in play_out(deal, players(name, rng)):
        assert all_cards(deal) == WHOLE_PACK
        if deal.table:
            attackers, others = points_by_side(deal)
            assert deal.table.trick_points == attackers
            in_hands = sum(points_in(deal.hand(seat)) for seat in Seat)
            assert attackers + others + in_hands + points_in(deal.table.buried) == 200
    assert deal.result is not None
    assert deal.result.score.trick_points <= 200


def points_by_side(deal: Deal) -> tuple[int, int]:
    """Returns the points in the tricks the attackers won, and in all other tricks."""
    assert deal.dealer is not None
    tricks = tricks_of(deal)
    won = others = 0
    for at, trick in enumerate(tricks):
        taker = tricks[at + 1].leader if at + 1 < len(tricks) else None
        if taker is None and deal.result:
            taker = deal.result.last_winner
        if taker is not None and taker.team is not deal.dealer.team:
            won += trick.points
        else:
            others += trick.points
    return won, others


@HANDS
@given(seeds)
def test_a_log_replayed_gives_the_same_hand_and_so_does_its_record(seed: int) -> None:
    rng = Random(seed)
    deal = finished(Deal(random_setup(rng, random_rules(rng))), players("random", rng))
    cut = deal.undone(rng.randrange(len(deal.log) + 1))
    for each in (deal, cut):
        text = format_record(each)
        for again in (Deal(each.setup, each.log), parse_record(text)):
            assert again.setup == each.setup
            assert again.log == each.log
            assert [again.view(seat) for seat in Seat] == [each.view(seat) for seat in Seat]
            assert again.result == each.result
            assert format_record(again) == text


@HANDS
@given(seeds)
def test_what_is_undone_and_done_again_is_as_it_was(seed: int) -> None:
    rng = Random(seed)
    deal = finished(Deal(random_setup(rng, random_rules(rng))), players("random", rng))
    for _ in range(4):
        number = rng.randint(1, len(deal.log))
        before = deal.undone(number)
        assert before.log == deal.log[:-number]
        for action in deal.log[-number:]:
            before.apply(action)
        assert format_record(before) == format_record(deal)
        assert [before.view(seat) for seat in Seat] == [deal.view(seat) for seat in Seat]
    assert deal.undone(0).log == deal.log


@HANDS
@given(seeds)
def test_every_trick_goes_round_from_its_leader_and_its_winner_leads_next(seed: int) -> None:
    rng = Random(seed)
    deal = finished(Deal(random_setup(rng, random_rules(rng))), players("random", rng))
    assert deal.table is not None
    assert deal.trumps is not None
    leader = deal.dealer
    seats = [action.seat for action in deal.log if isinstance(action, Play)]
    for at, trick in enumerate(deal.table.tricks):
        assert trick.leader is leader
        assert seats[4 * at : 4 * at + 4] == list(trick.leader.around())
        assert {len(play) for play in trick.plays} == {len(trick.led)}
        leader = trick.seat_of(winner(deal.trumps, trick.plays))


# Following, in small positions


@POSITIONS
@given(follows())
def test_exactly_the_listed_plays_are_accepted(
    position: tuple[Trumps, tuple[Card, ...], tuple[Card, ...]],
) -> None:
    trumps, hand, led = position
    duty = Duty(trumps, hand, led)
    listed = legal_follows(trumps, hand, led)
    assert listed
    assert listed == sorted(set(listed))
    for play in set(combinations(sorted(hand), len(led))):
        legal = play in listed
        assert duty.judge(play).legal is legal
        assert duty.allows(Holding(trumps, play)) is legal


@POSITIONS
@given(follows())
def test_must_is_what_all_legal_plays_share_and_a_play_is_forced_when_it_is_the_only_one(
    position: tuple[Trumps, tuple[Card, ...], tuple[Card, ...]],
) -> None:
    trumps, hand, led = position
    listed = legal_follows(trumps, hand, led)
    shared = reduce(and_, map(multiset, listed))
    assert Duty(trumps, hand, led).must == tuple(sorted(shared.elements()))
    assert forced_follow(trumps, hand, led) == (listed[0] if len(listed) == 1 else None)


@POSITIONS
@given(follows())
def test_what_is_owed_is_in_every_legal_play_and_every_candidate_pays_a_part_of_it(
    position: tuple[Trumps, tuple[Card, ...], tuple[Card, ...]],
) -> None:
    trumps, hand, led = position
    duty = Duty(trumps, hand, led)
    owed, candidates = duty.owed, duty.candidates
    for cards in candidates:
        shape = shape_of(trumps, cards)
        assert shape is not None
        assert shape.suit is duty.shape.suit
        assert shape.kind in (Kind.TRACTOR, Kind.PAIR)
        assert shape.pairs in owed.tractors or owed.pairs > sum(owed.tractors)
        assert not multiset(cards) - multiset(hand)
    wanted = [*owed.tractors, *([1] if owed.pairs > sum(owed.tractors) else [])]
    for play in legal_follows(trumps, hand, led):
        inside = [cards for cards in candidates if not multiset(cards) - multiset(play)]
        assert {len(cards) // 2 for cards in inside} >= set(wanted)
        of_suit = [card for card in play if trumps.suit_of(card) is duty.shape.suit]
        assert len(of_suit) >= owed.suit_cards
        pairs = sum(number == 2 for number in multiset(tuple(of_suit)).values())
        assert pairs >= owed.pairs


@POSITIONS
@given(follows())
def test_every_refusal_shows_legal_plays_that_hold_what_must_be_in(
    position: tuple[Trumps, tuple[Card, ...], tuple[Card, ...]],
) -> None:
    trumps, hand, led = position
    duty = Duty(trumps, hand, led)
    listed = legal_follows(trumps, hand, led)
    for play in set(combinations(sorted(hand), len(led))) - set(listed):
        verdict = duty.judge(play)
        assert verdict.examples == tuple(duty.first_plays(min(3, len(listed))))
        assert set(verdict.examples) <= set(listed)
        assert all(not multiset(verdict.must) - multiset(each) for each in verdict.examples)
        assert verdict.offending
        assert not multiset(verdict.offending) - multiset(play)


# Leading, in the same positions


@POSITIONS
@given(follows(), st.randoms(use_true_random=False))
def test_a_shape_is_its_cards_in_parts_whatever_their_order(
    position: tuple[Trumps, tuple[Card, ...], tuple[Card, ...]], rng: Random
) -> None:
    trumps, _, led = position
    shape = shape_of(trumps, led)
    assert shape is not None
    assert sorted(card for part in shape.parts for card in part.cards) == sorted(led)
    sizes = [(-part.pairs, -part.step, part.cards) for part in shape.parts]
    assert sizes == sorted(sizes)
    mixed = list(led)
    rng.shuffle(mixed)
    assert shape_of(trumps, mixed) == shape
    for part in shape.parts:
        alone = shape_of(trumps, part.cards)
        assert alone is not None
        assert alone.parts == (part,)


@POSITIONS
@given(follows(), st.randoms(use_true_random=False))
def test_a_failed_throw_is_led_as_one_of_its_parts_which_then_stands(
    position: tuple[Trumps, tuple[Card, ...], tuple[Card, ...]], rng: Random
) -> None:
    trumps, hand, led = position
    shape = shape_of(trumps, led)
    assert shape is not None
    assert judge_lead(trumps, led, led).legal
    others = [[], [], []]  # type: list[list[Card]]
    for card in hand:
        rng.choice(others).append(card)
    check = check_throw(trumps, shape, others)
    if check.stands:
        assert (check.forced, check.stopped_by) == ((), None)
        return
    assert check.forced in [part.cards for part in shape.parts]
    assert check.stopped_by in (1, 2, 3)
    forced = shape_of(trumps, check.forced)
    assert forced is not None
    assert check_throw(trumps, forced, others).stands
    # Nobody but the one named is needed to stop it, and nobody before.
    alone = [other if at == check.stopped_by else [] for at, other in enumerate(others, 1)]
    assert not check_throw(trumps, shape, alone).stands
    earlier = [other if at < check.stopped_by else [] for at, other in enumerate(others, 1)]
    assert check_throw(trumps, shape, earlier).forced != check.forced
