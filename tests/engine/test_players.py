"""The computer players: always legal, blind to hidden cards, repeatable, the club player better."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from engine.cards import PACK, PRINTED_SUITS, RANKS, Card, Rank, Seat, Team
from engine.deal import Deal
from engine.players import PLAYERS, Player
from engine.rules import Rules
from engine.setup import Opening, Setup, shuffle
from engine.view import View
from tests.engine.dealing import BOTH, finished, players, random_rules, random_setup, rules


def mixed(rng: Random) -> dict[Seat, Player]:
    """Returns club players on one side, random ones on the other."""
    side = rng.choice(tuple(Team))
    return {seat: PLAYERS["club" if seat.team is side else "random"](rng) for seat in Seat}


def assert_played_to_the_end(deal: Deal) -> None:
    """Checks that a hand, in which every illegal action would have raised, is over."""
    assert deal.result is not None
    assert deal.table is not None
    assert deal.table.hands == [(), (), (), ()]


@pytest.mark.parametrize("chunk", range(8))
@pytest.mark.parametrize("profile", BOTH)
def test_the_players_do_nothing_that_the_rules_refuse(profile: str, chunk: int) -> None:
    rng = Random(f"legal-{chunk}")
    for _ in range(26):
        assert_played_to_the_end(finished(Deal(random_setup(rng, rules(profile))), mixed(rng)))


@pytest.mark.parametrize("chunk", range(4))
def test_nor_under_odd_settings(chunk: int) -> None:
    rng = Random(f"odd-{chunk}")
    for _ in range(15):
        assert_played_to_the_end(finished(Deal(random_setup(rng, random_rules(rng))), mixed(rng)))


def small(rng: Random, chosen: Rules, size: int, kitty: int) -> Setup:
    """Returns a hand of few cards, pairs frequent, with or without its declaring."""
    kinds = rng.sample(sorted(set(PACK)), 2 * size + kitty)
    pack: list[Card] = [card for card in kinds for _ in range(2)]
    rng.shuffle(pack)
    south, east, north, west = (tuple(pack[at * size : (at + 1) * size]) for at in range(4))
    return Setup(
        chosen,
        rng.choice(RANKS),
        (south, east, north, west),
        tuple(pack[4 * size : 4 * size + kitty]),
        hand_no=3,
        dealer=rng.choice(tuple(Seat)),
        opening=rng.choice([None, Opening(rng.choice((*PRINTED_SUITS, None)), Seat.W)]),
    )


def test_they_play_hands_of_any_size() -> None:
    rng = Random(3)
    for size in range(1, 9):
        for _ in range(20):
            setup = small(rng, random_rules(rng), size, rng.choice([0, 1, 4]))
            assert_played_to_the_end(finished(Deal(setup), mixed(rng)))


class Blind:
    """A player that gets nothing but a copy of the View, made from its bytes."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @staticmethod
    def copied(view: View) -> View:
        again: View = pickle.loads(pickle.dumps(view))
        return again

    def declare(self, view: View) -> tuple[Card, ...]:
        return self.player.declare(self.copied(view))

    def bury(self, view: View) -> tuple[Card, ...]:
        return self.player.bury(self.copied(view))

    def play(self, view: View) -> tuple[Card, ...]:
        return self.player.play(self.copied(view))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("profile", BOTH)
def test_they_decide_from_the_view_alone(profile: str, name: str) -> None:
    setup = random_setup(Random(12), rules(profile))
    seeing = finished(Deal(setup), players(name, Random(1)))
    blind = {seat: Blind(player) for seat, player in players(name, Random(1)).items()}
    assert finished(Deal(setup), blind).log == seeing.log


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("profile", BOTH)
def test_a_seed_repeats_and_another_plays_otherwise(profile: str, name: str) -> None:
    setup = random_setup(Random(13), rules(profile))
    logs = [finished(Deal(setup), players(name, Random(seed))).log for seed in (1, 1, 2, 3, 4)]
    assert logs[0] == logs[1]
    assert any(log != logs[0] for log in logs[2:])


@pytest.mark.parametrize("profile", BOTH)
def test_the_club_player_beats_the_random_one_by_a_clear_margin(profile: str) -> None:
    differences = []
    for seed in range(15):
        hands, kitty = shuffle(Random(seed))
        setup = Setup(rules(profile), Rank.FIVE, hands, kitty, hand_no=3, dealer=Seat.S)
        totals = {}
        for club in Team:
            rng = Random(seed)
            seats = {seat: PLAYERS["club" if seat.team is club else "random"](rng) for seat in Seat}
            result = finished(Deal(setup), seats).result
            assert result is not None
            totals[club] = result.score.total
        # The same cards twice: what the club players win as attackers, less what they let through.
        differences.append(totals[Team.EW] - totals[Team.NS])
    assert sum(difference > 0 for difference in differences) >= 14
    assert sum(differences) / len(differences) >= 80
