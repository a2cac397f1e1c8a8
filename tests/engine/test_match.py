"""A match from level 2 until a side holds the deal at the ace (RULES §2, §3)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine.cards import PACK, RANKS, Rank, Seat, Team
from engine.deal import Deal
from engine.match import Match
from engine.table import Result
from tests.engine.dealing import BOTH, finished, players, rules

MOST_HANDS = 200


def whole_match(match: Match, name: str, rng: Random) -> list[tuple[Match, Deal, Result]]:
    """Plays a match to its end; returns what stood before each hand, the hand and its result."""
    hands: list[tuple[Match, Deal, Result]] = []
    while match.winner is None:
        assert len(hands) < MOST_HANDS
        deal = finished(Deal(match.next_hand(rng)), players(name, rng))
        assert deal.result is not None
        hands.append((match, deal, deal.result))
        match = match.after(deal.result)
    return hands


@pytest.mark.parametrize("profile", BOTH)
def test_a_whole_match_of_the_simple_players_goes_by_the_book(profile: str) -> None:
    hands = whole_match(Match(rules(profile)), "club", Random(1))
    first, deal, _ = hands[0]
    assert (first.hand_no, first.dealer, first.level) == (1, None, Rank.TWO)
    assert deal.dealer == (deal.standing.seat if deal.standing else Seat.S)
    for number, (before, deal, result) in enumerate(hands, 1):
        assert before.hand_no == deal.setup.hand_no == number
        assert deal.dealer is not None
        assert deal.setup.level == before.levels[deal.dealer.team]
        held = result.score.total < 80
        dealers = deal.dealer.team
        assert result.change.held is held
        assert result.change.team is (dealers if held else dealers.other)
        stays = dealers.other if held else dealers
        assert result.change.levels[stays] == before.levels[stays]
    for (_, deal, result), (after, _, _) in pairwise(hands):
        assert deal.dealer is not None
        held = result.score.total < 80
        assert after.dealer is (deal.dealer.partner if held else deal.dealer.right)
        assert after.levels == result.change.levels
    last, deal, result = hands[-1]
    assert deal.dealer is not None
    assert deal.setup.level is Rank.ACE
    assert result.score.total < 80
    assert result.change.match_winner is deal.dealer.team
    winners = [each for _, _, each in hands[:-1] if each.change.match_winner]
    assert winners == []
    assert last.levels[deal.dealer.team] is Rank.ACE


@pytest.mark.parametrize("profile", BOTH)
def test_a_match_of_the_random_players_ends_too(profile: str) -> None:
    hands = whole_match(Match(rules(profile)), "random", Random(2))
    assert hands[-1][2].change.match_winner is not None
    assert {before.level for before, _, _ in hands} <= set(RANKS)
    assert len({before.level for before, _, _ in hands}) > 3


def test_a_match_that_is_over_deals_no_more() -> None:
    hands = whole_match(Match(rules("kawu"), dict.fromkeys(Team, Rank.ACE)), "random", Random(3))
    over = hands[-1][0].after(hands[-1][2])
    assert over.winner is not None
    with pytest.raises(ValueError, match="the match is over"):
        over.next_hand(Random(1))


def test_both_sides_start_at_2_and_a_practice_match_may_start_higher() -> None:
    assert Match(rules("kawu")).levels == {Team.NS: Rank.TWO, Team.EW: Rank.TWO}
    assert Match(rules("kawu"), dict.fromkeys(Team, Rank.JACK)).level is Rank.JACK


def test_the_level_played_is_that_of_the_dealers_side() -> None:
    levels = {Team.NS: Rank.FIVE, Team.EW: Rank.NINE}
    assert Match(rules("kawu"), levels, hand_no=4, dealer=Seat.W).level is Rank.NINE
    assert Match(rules("kawu"), levels, hand_no=4, dealer=Seat.N).level is Rank.FIVE


@pytest.mark.parametrize("profile", BOTH)
def test_a_hand_is_25_cards_each_and_8_for_the_kitty_and_seeds_repeat(profile: str) -> None:
    match = Match(rules(profile))
    setup = match.next_hand(Random(7))
    assert [len(hand) for hand in setup.hands] == [25, 25, 25, 25]
    assert len(setup.kitty) == 8
    dealt = [card for hand in (*setup.hands, setup.kitty) for card in hand]
    assert sorted(dealt) == sorted(PACK)
    assert match.next_hand(Random(7)) == setup
    assert match.next_hand(Random(8)) != setup
