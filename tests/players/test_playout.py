"""The fast playout plays the game that the engine judges, trick by trick."""

from __future__ import annotations

import os
from random import Random

import pytest

from engine.players.playout import Board
from engine.players.random_moves import play_out_randomly
from tests.engine.dealing import BOTH, random_rules, rules
from tests.players.tables import at_random, held_together, quick, shuffled

HANDS = int(os.environ.get("SHENGJI_HANDS", "160"))
"""Hands a profile and policy, in four lots; SHENGJI_HANDS=2000 is the big run (docs/players.md)."""
LOTS = 4


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("profile", BOTH)
def test_the_quick_policy_plays_what_the_engine_allows_and_counts(profile: str, lot: int) -> None:
    rng = Random(f"quick-{lot}")
    for _ in range(HANDS // LOTS):
        assert held_together(*shuffled(rng, rules(profile)), quick, Board.trick) > 5


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("profile", BOTH)
def test_so_does_the_random_policy(profile: str, lot: int) -> None:
    rng = Random(f"random-{lot}")
    for _ in range(HANDS // LOTS):
        assert held_together(*shuffled(rng, rules(profile)), *at_random(rng)) > 5


@pytest.mark.parametrize("lot", range(LOTS))
def test_both_do_under_any_settings(lot: int) -> None:
    rng = Random(f"settings-{lot}")
    for _ in range(HANDS // LOTS):
        chosen = random_rules(rng)
        held_together(*shuffled(rng, chosen), quick, Board.trick)
        held_together(*shuffled(rng, chosen), *at_random(rng))
        # The random lead with the quick follow, the quick lead with the random follow.
        lead, trick = at_random(rng)
        held_together(*shuffled(rng, chosen), lead, Board.trick)
        held_together(*shuffled(rng, chosen), quick, trick)


@pytest.mark.parametrize("profile", BOTH)
def test_the_same_cards_are_played_the_same_way(profile: str) -> None:
    board = shuffled(Random(5), rules(profile))[0]
    first, second = board.copy(), board.copy()
    first.play_out()
    second.play_out()
    assert (first.points, first.leader, first.left) == (second.points, second.leader, 0)
    randoms = [board.copy() for _ in range(4)]
    for seed, each in zip((1, 1, 2, 3), randoms, strict=True):
        play_out_randomly(each, Random(seed).random)
    ends = [(each.points, each.leader, each.last_pairs) for each in randoms]
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1
    assert board.left == 25
