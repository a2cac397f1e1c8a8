"""The expert: it searches fairly, sees a View alone, and repeats itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest

from engine.cards import Card, Seat
from engine.deal import Deal
from engine.players.candidates import candidates
from engine.players.expert_player import ExpertPlayer, think
from engine.players.sampler import Sampler
from engine.players.search import FEWEST, MOST, levels_of, search, worth_of
from engine.view import Phase, View
from tests.engine.dealing import BOTH, at_play, cards, play_out, players, random_setup, rules
from tests.players.tables import hand_on, shuffled

WORLDS = 16


def views(profile: str, seed: int, every: int) -> list[tuple[Deal, View]]:
    """Returns views of a hand of club players, with the deals that they are of."""
    rng = Random(seed)
    deal = Deal(random_setup(rng, rules(profile)))
    found = []
    for at, _ in enumerate(play_out(deal, players("club", rng))):
        seat = deal.to_act
        if deal.phase is Phase.PLAYING and seat is not None and at % every == 0:
            found.append((deal.copy(), deal.view(seat)))
    return found


@pytest.mark.parametrize("profile", BOTH)
def test_every_candidate_is_legal_and_they_differ(profile: str) -> None:
    counts = []
    for seed in range(4):
        for deal, view in views(profile, seed, every=2):
            assert deal.table is not None
            own = players("club", Random(1))[view.seat].play(view)
            plays = candidates(view, own)
            assert plays[0] == tuple(sorted(own))
            assert len(set(plays)) == len(plays)
            assert all(deal.table.judge(view.seat, play).legal for play in plays)
            counts.append(len(plays))
    assert max(counts) > 5
    assert min(counts) == 1


@pytest.mark.parametrize("profile", BOTH)
def test_the_hidden_cards_do_not_change_what_it_plays(profile: str) -> None:
    """The unseen cards are dealt anew, as is consistent with the play; only the View decides."""
    changed = 0
    for deal, view in views(profile, 3, every=12):
        again = dealt_anew(deal, view, Random(7))
        assert again.view(view.seat) == view
        assert again.table is not None
        assert deal.table is not None
        changed += again.table.hands != deal.table.hands
        first, second = (
            ExpertPlayer(Random(1), WORLDS).play(each.view(view.seat)) for each in (deal, again)
        )
        assert first == second
    assert changed >= 3


def dealt_anew(deal: Deal, view: View, rng: Random) -> Deal:
    """Returns the deal with other hidden hands, and another kitty where that is hidden too."""
    twin = deal.copy()
    table = twin.table
    assert table is not None
    board = Sampler(view).world(rng)
    hidden = [seat for seat in Seat if seat is not view.seat]
    left = Counter(card for seat in hidden for card in table.hands[seat]) + Counter(table.buried)
    for seat in hidden:
        table.hands[seat] = tuple(hand_on(board, seat))
        left.subtract(table.hands[seat])
    table.buried = view.buried or tuple(left.elements())
    return twin


@pytest.mark.parametrize("profile", BOTH)
def test_the_same_seed_and_worlds_give_the_same_answer(profile: str) -> None:
    for _, view in views(profile, 5, every=25):
        answers = [think(view, Random(seed), worlds=WORLDS) for seed in (1, 1)]
        assert answers[0] == answers[1]
        assert answers[0].worlds in (0, WORLDS)


def test_one_play_is_not_searched() -> None:
    deal = at_play("dapai", "2", "H", {"S": "SA", "E": "S3", "N": "S4", "W": "S6"})
    found = think(deal.view(Seat.S), Random(1))
    assert (found.best, found.worlds, len(found.choices)) == ((Card("SA"),), 0, 1)


def test_with_time_it_takes_at_least_32_and_at_most_256_worlds() -> None:
    board = shuffled(Random(1), rules("dapai"))[0]
    plays = [(Card("SA"),), (Card("SK"),)]
    rng = Random(2)
    runs = [lambda _: rng.choice([40, 80, 120])] * 2
    for ms, worlds in ((0.0, FEWEST), (60_000.0, MOST)):
        found = search(plays, runs, lambda _: board, Random(1), attacking=True, worlds=8, ms=ms)
        assert found.worlds == worlds


@pytest.mark.parametrize("attacking", [True, False])
def test_it_leaves_the_policys_play_only_for_a_convincing_gain(attacking: bool) -> None:
    plays = [(Card("SA"),), (Card("SK"),)]
    sign = 1 if attacking else -1

    def tried(gain: int, noise: int) -> tuple[Card, ...]:
        worlds = cycle([-noise, noise])
        runs = [lambda _: 100, lambda chance: 100 + sign * gain + chance]
        found = search(
            plays, runs, lambda _: next(worlds), Random(3), attacking=attacking, worlds=32
        )
        assert found.choices[0].behind == 0
        return found.best

    assert tried(60, 5) == plays[1]
    assert tried(-60, 5) == plays[0]
    assert tried(1, 40) == plays[0]
    assert tried(1, 0) == plays[1]


def test_a_play_asked_about_is_tried_in_every_world_however_bad_it_is() -> None:
    plays = [(Card("SA"),), (Card("SK"),), (Card("SQ"),), (Card("SJ"),)]
    tried = [0] * len(plays)

    def run(at: int) -> Callable[[int], int]:
        def play(chance: int) -> int:
            tried[at] += 1
            return (100, 90, 20, 20)[at] + chance

        return play

    worlds = cycle([-5, 5])
    found = search(
        plays,
        [run(at) for at in range(len(plays))],
        lambda _: next(worlds),
        Random(1),
        attacking=True,
        worlds=64,
        keep=[plays[2]],
    )
    assert tried[0] == tried[2] == 64
    assert tried[3] == 16
    losses = {choice.play: (choice.behind, choice.behind_se) for choice in found.choices}
    assert losses == {plays[0]: (0, 0), plays[1]: (10, 0), plays[2]: (80, 0), plays[3]: (80, 0)}


@pytest.mark.parametrize("total", [0, 35, 40, 75, 80, 120, 200])
def test_more_points_are_worth_more_to_the_attackers(total: int) -> None:
    assert worth_of(total) < worth_of(total + 5) <= worth_of(total) + 25


@pytest.mark.parametrize(("total", "levels"), [(0, -3), (35, -2), (75, -1), (80, 0), (120, 1)])
def test_levels_count_for_the_attackers(total: int, levels: int) -> None:
    assert levels_of(total) == levels


def test_a_throw_that_may_fail_is_valued_too() -> None:
    hands = {"S": "SK SQ", "E": "SA S3", "N": "S4 S4", "W": "S6 S6"}
    view = at_play("dapai", "5", "H", hands).view(Seat.S)
    found = think(view, Random(1), worlds=32, among=[cards("SK SQ")])
    assert {len(choice.play) for choice in found.choices} == {1, 2}
