"""The strengths one may play against, and that a match comes out the same from the same seed."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Action, Play
from engine.players import BeginnerPlayer, ClubPlayer, ExpertPlayer
from engine.rules import PROFILES
from tests.engine.dealing import BOTH
from tests.practice.playing import by_random, hand_from
from tutor.practice import LEARNER, STRENGTHS, Options, Session
from tutor.practice.opponents import WORLDS, opponent


def test_each_strength_is_a_player_of_its_own() -> None:
    players = [type(opponent(strength, Random(1))) for strength in STRENGTHS]
    assert players[:2] == [BeginnerPlayer, ClubPlayer]
    assert issubclass(players[2], ExpertPlayer)


def test_the_expert_searches_in_a_number_of_worlds_and_not_by_the_clock() -> None:
    player = opponent("expert", Random(1))
    assert isinstance(player, ExpertPlayer)
    assert player.worlds == WORLDS
    assert player.ms is None


def played(profile: str, strength: str, seed: str) -> list[Action]:
    """Returns what was done up to the eighth trick, the learner playing at random.

    That is a third of a hand, with some 24 plays of the others: enough to tell players apart.
    """
    start = Session.new(Options(PROFILES[profile], strength=strength), seed)
    for session in hand_from(start, by_random(Random(3))):
        table = session.deal.table
        if table and len(table.tricks) == 8:
            return list(session.deal.log)
    raise AssertionError("the eighth trick is never played")


@pytest.mark.parametrize("profile", BOTH)
def test_a_hand_against_experts_comes_out_the_same_from_the_same_seed(profile: str) -> None:
    assert played(profile, "expert", "same") == played(profile, "expert", "same")


def test_experts_play_otherwise_than_the_club() -> None:
    def others(strength: str) -> list[Action]:
        log = played("kawu", strength, "other")
        return [each for each in log if isinstance(each, Play) and each.seat is not LEARNER]

    assert others("expert") != others("club")
