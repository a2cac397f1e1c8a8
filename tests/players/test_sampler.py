"""Every sampled world agrees with everything that the seat knows, and every such world may come."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest

from engine.cards import Card, Seat
from engine.deal import Deal
from engine.declaring import Declaration
from engine.players import random_player
from engine.players.sampler import NoWorld, Sampler
from engine.players.shown import Shown
from engine.trick import Trick
from engine.view import Phase, View
from tests.engine.dealing import BOTH, at_play, cards, play_out, players, random_setup, rules
from tests.players.replaying import hidden_cards, why_not
from tests.players.tables import of_board
from tests.referee.deals import clumped_deck

HANDS = int(os.environ.get("SHENGJI_SAMPLED", "6"))
"""Hands of each kind; SHENGJI_SAMPLED=40 is the big run (docs/players.md)."""
WORLDS = 2


@pytest.fixture(autouse=True)
def _throws_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_player, "CHANCE_TO_THROW", 0.5)


def dealt(rng: Random, profile: str, clump: float) -> Deal:
    """Returns a hand that was not played yet, in which pairs lie together as often as wanted."""
    setup = random_setup(rng, rules(profile))
    deck = [Card(card) for card in clumped_deck(rng, clump)]
    south, east, north, west = (tuple(deck[at : at + 25]) for at in (0, 25, 50, 75))
    return Deal(replace(setup, hands=(south, east, north, west), kitty=tuple(deck[100:])))


def views(rng: Random, profile: str, name: str, clump: float) -> Iterator[tuple[Deal, View]]:
    """Plays a hand and yields what all four seats see of it now and then."""
    deal = dealt(rng, profile, clump)
    every = rng.randint(3, 7)
    for at, _ in enumerate(play_out(deal, players(name, rng))):
        if deal.phase is Phase.PLAYING and deal.to_act is not None and at % every == 0:
            yield deal, deal.view(deal.to_act)


@pytest.mark.parametrize("clump", [0.0, 0.6, 0.9])
@pytest.mark.parametrize("name", ["random", "club"])
@pytest.mark.parametrize("profile", BOTH)
def test_the_whole_log_could_be_played_with_every_world(
    profile: str, name: str, clump: float
) -> None:
    rng = Random(f"{profile}-{name}-{clump}")
    worlds = 0
    for _ in range(HANDS):
        for deal, view in views(rng, profile, name, clump):
            assert deal.table is not None
            truth = {seat: deal.hand(seat) for seat in Seat}
            assert why_not(view, truth, deal.table.buried) is None
            sampler = Sampler(view)
            for _ in range(WORLDS):
                board = sampler.world(rng)
                hands, kitty = of_board(view, board)
                assert why_not(view, hands, kitty) is None, (view, hands)
                assert board.buried == sum(card.points for card in kitty)
                worlds += 1
    assert worlds > 15 * HANDS


@pytest.mark.parametrize(
    ("forgotten", "refused"),
    [
        ("none", {"follow-suit", "follow-pair"}),
        ("once", {"follow-pair"}),
        ("limits", {"follow-tractor"}),
        ("stops", {"stopped otherwise"}),
    ],
)
def test_without_what_was_shown_some_worlds_could_not_have_been(
    forgotten: str, refused: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check above would be worth nothing if it could not fail, for every kind of knowledge."""
    read = Shown.of

    def forgetful(view: View) -> Shown:
        shown = read(view)
        getattr(shown, forgotten)[:] = [] if forgotten in ("limits", "stops") else [0] * 20
        return shown

    monkeypatch.setattr(Shown, "of", forgetful)
    rng = Random(8)
    found: Counter[str | None] = Counter()
    for view in rich_in_pairs():
        sampler = Sampler(view)
        for _ in range(3):
            found[why_not(view, *of_board(view, sampler.world(rng)))] += 1
    assert {why for why in refused if not found[why]} == set(), found


@cache
def rich_in_pairs() -> list[View]:
    """Returns Views of random hands in which most pairs are together."""
    rng = Random(8)
    profiles = ["kawu", *["dapai"] * 13]
    return [view for each in profiles for _, view in views(rng, each, "random", 0.9)]


def possible_worlds(view: View) -> Iterator[dict[Seat, list[Card]]]:
    """Yields, by trying all, the hands of the others that the public log allows the dealer."""
    hidden = hidden_cards(view)
    first, second, third = (seat for seat in Seat if seat is not view.seat)
    every = set(range(len(hidden)))
    seen = set()
    for own in combinations(sorted(every), view.counts[first]):
        for other in combinations(sorted(every - set(own)), view.counts[second]):
            rest = every - set(own) - set(other)
            hands = [[hidden[at] for at in places] for places in (own, other, sorted(rest))]
            if str(hands) not in seen:
                seen.add(str(hands))
                world = dict(zip((first, second, third), hands, strict=True))
                world[view.seat] = list(view.hand)
                if why_not(view, world, view.buried or ()) is None:
                    yield world


@pytest.mark.parametrize("profile", BOTH)
def test_near_the_end_just_the_possible_worlds_come_and_all_of_them(profile: str) -> None:
    rng = Random(f"end-{profile}")
    numbers = []
    for _ in range(6):
        deal = dealt(rng, profile, 0.6)
        for _ in play_out(deal, players("random", rng)):
            seat = deal.to_act
            if deal.phase is Phase.PLAYING and seat and seat is deal.dealer:
                view = deal.view(seat)
                if sum(view.counts) - len(view.hand) > 8:
                    continue
                expected = {shape_of_world(hands) for hands in possible_worlds(view)}
                sampler = Sampler(view)
                worlds = (of_board(view, sampler.world(rng))[0] for _ in range(20 * len(expected)))
                assert {shape_of_world(hands) for hands in worlds} == expected
                numbers.append(len(expected))
    assert max(numbers) > 8
    assert len(numbers) >= 4


def shape_of_world(hands: dict[Seat, list[Card]]) -> str:
    """Returns a text that is the same for the same hands."""
    return str([sorted(hands[seat]) for seat in Seat])


def test_hands_that_nobody_can_hold_are_refused() -> None:
    deal = at_play("kawu", "5", "H", {"S": "SA", "E": "S3", "N": "S4", "W": "S6"})
    view = deal.view(Seat.S)
    with pytest.raises(NoWorld, match="hand of N"):
        Sampler(replace(view, declarations=(Declaration(Seat.N, cards("SA SA")),)))
    with pytest.raises(NoWorld, match="unseen"):
        Sampler(replace(view, counts=(1, 60, 60, 1)))
    # All three have shown out of every suit, so that nobody can have a card.
    out = tuple(
        Trick(Seat.S, (cards(led), cards(other), cards(other), cards(other)))
        for led, other in (("S7", "D2"), ("C7", "S2"), ("D7", "C2"), ("H7", "S8"))
    )
    with pytest.raises(NoWorld):
        Sampler(replace(view, tricks=out)).world(Random(1))


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
