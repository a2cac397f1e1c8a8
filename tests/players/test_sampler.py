"""Every sampled world agrees with everything that the seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import PACK, Seat
from engine.deal import Deal
from engine.players.sampler import Sampler, known_cards
from engine.players.seeing import shown_out
from engine.view import Phase, View
from tests.engine.dealing import BOTH, play_out, players, random_setup, rules
from tests.players.tables import hand_on


@pytest.mark.parametrize("name", ["random", "club"])
@pytest.mark.parametrize("profile", BOTH)
def test_every_world_satisfies_every_constraint(profile: str, name: str) -> None:
    rng = Random(f"{profile}-{name}")
    looked = Counter[str]()
    for _ in range(6):
        deal = Deal(random_setup(rng, rules(profile, failed_throw_penalty=10)))
        for at, _ in enumerate(play_out(deal, players(name, rng))):
            seat = deal.to_act
            if deal.phase is Phase.PLAYING and seat is not None and at % 3 == 0:
                view = deal.view(seat)
                sampler = Sampler(view)
                for _ in range(3):
                    check(view, sampler, rng, looked)
                # The truth is one of the worlds: nothing that is asked of them refuses it.
                assert all(card in deal.hand(whose) for whose, card in known_cards(view))
    assert looked["worlds"] > 300
    assert looked["voids"] > 300
    assert looked["pairless"] > 20


def check(view: View, sampler: Sampler, rng: Random, looked: Counter[str]) -> None:
    """Asserts that a world holds what is known and nothing that is not so."""
    board = sampler.world(rng)
    hands = {seat: hand_on(board, seat) for seat in Seat}
    assert sorted(hands[view.seat]) == sorted(view.hand)
    assert tuple(len(hands[seat]) for seat in Seat) == view.counts
    everything = Counter(card for hand in hands.values() for card in hand)
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for play in trick.plays:
            everything.update(play)
    everything.update(view.buried or ())
    assert not everything - Counter(PACK)
    assert everything.total() == 108 - (0 if view.buried else view.kitty_size)
    assert view.trumps is not None
    voids, pairless = shown_out(view, view.trumps)
    for seat, suit in voids:
        assert not board.have[seat * 5 + suit] or seat is view.seat
    for seat, suit in pairless:
        assert not board.both[seat * 5 + suit] or seat is view.seat
    for seat, card in known_cards(view):
        assert hands[seat].count(card) >= known_cards(view).count((seat, card))
    looked["worlds"] += 1
    looked["voids"] += len(voids)
    looked["pairless"] += len(pairless)


@pytest.mark.parametrize("profile", BOTH)
def test_the_same_seed_deals_the_same_worlds(profile: str) -> None:
    deal = Deal(random_setup(Random(3), rules(profile)))
    steps = play_out(deal, players("club", Random(3)))
    while deal.phase is not Phase.PLAYING:
        next(steps)
    assert deal.to_act is not None
    sampler = Sampler(deal.view(deal.to_act))
    first, again, other = (sampler.world(Random(seed)).have for seed in (1, 1, 2))
    assert first == again != other
