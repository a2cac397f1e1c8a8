"""No player knows more than its View, and each repeats itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine.actions import Bury
from engine.cards import Card, Seat
from engine.deal import Deal
from engine.players.sampler import Sampler
from engine.view import Phase, View
from tests.engine.dealing import BOTH, play_out, players, random_setup, rules
from tests.players.tables import EVERYBODY, hand_on
from tests.tree import ROOT


def standing(profile: str, phase: Phase, seed: int, every: int) -> Iterator[tuple[Deal, View]]:
    """Plays a hand of club players and yields it now and then while it stands at a phase."""
    rng = Random(seed)
    deal = Deal(random_setup(rng, rules(profile)))
    for at, _ in enumerate(play_out(deal, players("club", rng))):
        if deal.phase is phase and at % every == 0:
            seat = deal.to_act if deal.to_act is not None else Seat(at // every % 4)
            yield deal, deal.view(seat)


def dealt_anew(deal: Deal, view: View, rng: Random) -> Deal:
    """Returns another hand, replayed from its start, of which the seat has seen just the same."""
    if view.phase is Phase.PLAYING:
        hands, kitty, buried = _sampled(deal, view, rng)
    else:
        hands, kitty = _shuffled(deal, view, rng)
        buried = ()
    log = [Bury(buried) if isinstance(action, Bury) else action for action in deal.log]
    south, east, north, west = (
        # What was declared has to be drawn by then.
        tuple(sorted(hands[seat], key=lambda card, seat=seat: card not in declared(deal, seat)))
        if seat is not view.seat
        else tuple(hands[seat])
        for seat in Seat
    )
    return Deal(replace(deal.setup, hands=(south, east, north, west), kitty=kitty), log)


def declared(deal: Deal, seat: Seat) -> Counter[Card]:
    """Returns the cards that a seat has shown to declare."""
    shown: Counter[Card] = Counter()
    for declaration in deal.declarations:
        if declaration.seat is seat:
            shown |= Counter(declaration.cards)
    return shown


def _shuffled(
    deal: Deal, view: View, rng: Random
) -> tuple[dict[Seat, list[Card]], tuple[Card, ...]]:
    """Shuffles what the seat has not seen before the first lead; what was declared stays."""
    kept = {seat: list(declared(deal, seat).elements()) for seat in Seat}
    whole = {seat: Counter(deal.setup.hands[seat]) for seat in Seat}
    sees_kitty = deal.phase is Phase.BURYING
    kept[view.seat] = list(deal.setup.hands[view.seat] if sees_kitty else view.hand)
    left = sum(whole.values(), Counter())
    if not sees_kitty:
        left += Counter(deal.setup.kitty)
    for cards in kept.values():
        left.subtract(cards)
    hidden = list(left.elements())
    rng.shuffle(hidden)
    for seat in Seat:
        while len(kept[seat]) < 25:
            kept[seat].append(hidden.pop())
    return kept, deal.setup.kitty if sees_kitty else tuple(hidden)


def _sampled(
    deal: Deal, view: View, rng: Random
) -> tuple[dict[Seat, list[Card]], tuple[Card, ...], tuple[Card, ...]]:
    """Takes a world of the sampler, and puts the cards played back into its hands."""
    board = Sampler(view).world(rng)
    log = (*view.tricks, *([view.trick] if view.trick else []))
    hands = {
        seat: hand_on(board, seat) + [c for trick in log for c in trick.play_of(seat) or ()]
        for seat in Seat
    }
    hands[view.seat] = list(deal.setup.hands[view.seat])
    every = Counter(card for hand in deal.setup.hands for card in hand) + Counter(deal.setup.kitty)
    buried = tuple((every - Counter(c for hand in hands.values() for c in hand)).elements())
    kitty, dealer = deal.setup.kitty, view.dealer
    assert dealer is not None
    if view.seat is dealer:
        return hands, kitty, deal.table.buried if deal.table else ()
    hands[dealer] += buried
    fixed = declared(deal, dealer) + Counter(view.turned)
    free = list((Counter(hands[dealer]) - fixed).elements())
    kitty = (*view.turned, *rng.sample(free, len(kitty) - len(view.turned)))
    hands[dealer] = list((Counter(hands[dealer]) - Counter(kitty)).elements())
    return hands, kitty, buried


@cache
def twins(profile: str, phase: Phase) -> list[tuple[View, View]]:
    """Returns Views at a phase, each with the View of a hand in which other cards are hidden."""
    every = {Phase.DECLARING: 17, Phase.BURYING: 1, Phase.PLAYING: 13}[phase]
    if phase is Phase.DECLARING and profile == "kawu":
        every = 1
    found = []
    for seed in (1, 2):
        for deal, view in standing(profile, phase, seed, every):
            again = dealt_anew(deal, view, Random(f"anew-{seed}"))
            assert again.setup != deal.setup or len(view.hand) < 3
            found.append((view, again.view(view.seat)))
    return found


@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("phase", [Phase.DECLARING, Phase.BURYING, Phase.PLAYING])
@pytest.mark.parametrize("profile", BOTH)
def test_other_hidden_cards_change_nothing_of_what_a_player_does(
    profile: str, phase: Phase, name: str
) -> None:
    choose = {Phase.DECLARING: "declare", Phase.BURYING: "bury", Phase.PLAYING: "play"}[phase]
    asked = twins(profile, phase)
    assert len(asked) >= 2
    for view, again in asked:
        assert view == again
        first, second = (
            getattr(EVERYBODY[name](Random(4)), choose)(each) for each in (view, again)
        )
        assert first == second


PROGRAM = """
from random import Random
from engine.deal import Deal
from engine.cards import Seat
from engine.players import PLAYERS, ExpertPlayer
from engine.record import format_record
from tests.engine.dealing import finished, random_setup, rules
for profile in ("kawu", "dapai"):
    rng = Random("hash")
    seats = {
        Seat.S: ExpertPlayer(rng, worlds=4),
        Seat.E: PLAYERS["club"](rng),
        Seat.N: PLAYERS["beginner"](rng),
        Seat.W: PLAYERS["random"](rng),
    }
    print(format_record(finished(Deal(random_setup(rng, rules(profile))), seats)))
"""


def test_a_seed_gives_the_same_hand_whatever_the_order_in_which_python_keeps_sets() -> None:
    records = set()
    for seed in ("0", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            check=True,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        )
        assert done.stdout.count("shengji record 1") == 2
        records.add(done.stdout)
    assert len(records) == 1
