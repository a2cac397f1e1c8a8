"""What the engine's tests share: cards and trumps from short texts, hands driven to their end.

Nothing here judges; what is right is said by the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.actions import Action, Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import PACK, RANKS, Card, Rank, Seat, Team, parse_cards
from engine.deal import Deal
from engine.players import PLAYERS, Player
from engine.rules import CHOICES, PROFILES, Rules
from engine.setup import Opening, Setup, shuffle
from engine.trick import Trick
from engine.trumps import Trumps, parse_trump
from engine.view import Phase

cards = parse_cards
BOTH = tuple(PROFILES)


def rules(profile: str, **settings: Any) -> Rules:
    """Returns the rules of a profile, with other values for some settings."""
    return PROFILES[profile].with_settings(settings)


def trumps(profile: str, level: str, suit: str, **settings: Any) -> Trumps:
    """Returns the trumps of a level and a suit (or NT)."""
    return Trumps.of(Rank(level), parse_trump(suit), rules(profile, **settings))


def at_play(
    profile: str,
    level: str,
    suit: str,
    hands: Mapping[str, str],
    *,
    kitty: str = "",
    dealer: str = "S",
    leader: str | None = None,
    **settings: Any,
) -> Deal:
    """Returns a hand that begins with the first lead: `hands` by the letter of the seat.

    Both sides stand at the level played.
    """
    chosen = rules(profile, **settings)
    south, east, north, west = (cards(hands[seat.name]) for seat in Seat)
    return Deal(
        Setup(
            chosen,
            Rank(level),
            (south, east, north, west),
            cards(kitty),
            hand_no=2,
            dealer=Seat[dealer],
            levels=dict.fromkeys(Team, Rank(level)),
            opening=Opening(parse_trump(suit), Seat[leader or dealer]),
        )
    )


def random_rules(rng: Random) -> Rules:
    """Returns a profile with each setting changed now and then."""
    settings = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.3}
    return rules(rng.choice(BOTH), **settings)


def random_setup(rng: Random, chosen: Rules) -> Setup:
    """Shuffles and deals a hand somewhere in a match."""
    hands, kitty = shuffle(rng)
    hand_no = rng.choice([1, 2, 7])
    levels = {team: rng.choice(RANKS) for team in Team}
    dealer = None if hand_no == 1 else rng.choice(tuple(Seat))
    level = levels[dealer.team] if dealer is not None else rng.choice(RANKS)
    return Setup(chosen, level, hands, kitty, hand_no, dealer, levels)


def players(name: str, rng: Random) -> dict[Seat, Player]:
    """Returns one player of a kind for every seat."""
    return {seat: PLAYERS[name](rng) for seat in Seat}


def play_out(deal: Deal, seats: Mapping[Seat, Player]) -> Iterator[Action]:
    """Plays a hand to its end, each player deciding from its View; yields after every action."""
    while deal.phase is Phase.DECLARING and not deal.may_take_kitty:
        seat = deal.to_act
        if seat is not None:
            shown = seats[seat].declare(deal.view(seat))
            yield done(deal, Declare(seat, shown) if shown else Pass(seat))
            continue
        yield done(deal, Draw(deal.drawn + 1))
        for each in Seat:
            if shown := seats[each].declare(deal.view(each)):
                yield done(deal, Declare(each, shown))
    if deal.phase is Phase.DECLARING:
        yield done(deal, TakeKitty())
    while (seat := deal.to_act) is not None:
        view = deal.view(seat)
        if deal.phase is Phase.BURYING:
            yield done(deal, Bury(seats[seat].bury(view)))
        else:
            yield done(deal, Play(seat, seats[seat].play(view)))


def done(deal: Deal, action: Action) -> Action:
    """Does an action and returns it."""
    deal.apply(action)
    return action


def finished(deal: Deal, seats: Mapping[Seat, Player]) -> Deal:
    """Plays a hand to its end and returns it."""
    for _ in play_out(deal, seats):
        pass
    return deal


def all_cards(deal: Deal) -> list[Card]:
    """Lists, sorted, every card of the hand, wherever it lies."""
    places = [deal.hand(seat) for seat in Seat]
    if deal.table:
        places += [deal.table.buried, *(play for trick in tricks_of(deal) for play in trick.plays)]
    elif deal.trumps is None:
        undrawn = (deal.setup.hands[seat][len(deal.hand(seat)) :] for seat in Seat)
        places += [deal.setup.kitty, *undrawn]
    return sorted(card for place in places for card in place)


def tricks_of(deal: Deal) -> list[Trick]:
    """Lists the tricks of a hand, the one being played included."""
    if deal.table is None:
        return []
    return [*deal.table.tricks, *([] if deal.table.over else [deal.table.trick])]


WHOLE_PACK = sorted(PACK)
