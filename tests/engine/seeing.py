"""What a seat can have seen of a hand, and every card that is found in a View."""

from __future__ import annotations

import pickle
import pickletools
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from engine.actions import Bury, Declare, Play
from engine.cards import ALL_CARDS, Card, Seat
from engine.deal import Deal
from engine.rules import Rules
from engine.trumps import Trumps
from engine.view import View

CODES = {str(card) for card in ALL_CARDS}


def cards_in(thing: object) -> Iterator[Card]:
    """Yields every card found anywhere in a value; a type that is not known fails."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Trumps):
        # Level, suit and rules say all about it: it holds no cards of the hand.
        assert thing == Trumps(thing.level, thing.suit, thing.rules)
    elif is_dataclass(thing):
        assert not hasattr(thing, "__dict__")
        for field in fields(thing):
            yield from cards_in(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(thing, tuple):
        for each in thing:
            yield from cards_in(each)
    else:
        assert thing is None or isinstance(thing, Enum | str | int), type(thing)


def pickled(view: View) -> set[str]:
    """Returns the card codes that stand in the pickle of a view."""
    return {arg for _, arg, _ in pickletools.genops(pickle.dumps(view)) if arg in CODES}


def shown(view: View) -> set[str]:
    """Returns the card codes that stand in the repr of a view."""
    return set(re.findall(r"'(\w\w)'", repr(view))) & CODES


def known(deal: Deal, seat: Seat) -> set[str]:
    """Returns the kinds of card that a seat has seen, found from the log and the deal alone."""
    seen = set(deal.hand(seat))
    for action in deal.log:
        if isinstance(action, Declare | Play) or (isinstance(action, Bury) and deal.dealer is seat):
            seen.update(action.cards)
    if deal.trumps and not deal.declarations:
        seen.update(turned(deal.rules, deal.setup.kitty))
    return {str(card) for card in seen}


def turned(chosen: Rules, kitty: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the kitty cards turned up when nobody declares."""
    if chosen.trump_if_none == "no_trump":
        return ()
    if chosen.trump_if_none == "first_kitty_card":
        return kitty[:1]
    suited = [at for at, card in enumerate(kitty) if not card.is_joker]
    return kitty[: suited[0] + 1]


def assert_nothing_hidden(deal: Deal) -> int:
    """Checks the four views of a hand as it stands; returns how many kinds were hidden in all."""
    hidden = 0
    for seat in Seat:
        view = deal.view(seat)
        seen = known(deal, seat)
        assert {str(card) for card in cards_in(view)} <= seen
        assert pickled(view) <= seen
        assert shown(view) <= seen
        assert view.hand == deal.hand(seat)
        assert view.counts == tuple(len(deal.hand(each)) for each in Seat)
        hidden += len(CODES - seen)
    return hidden
