"""The link of a position: everything that a seat knows of it, in a short query.

The names of the query's fields stand here; `reading` reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from flask import url_for

from engine.cards import Card
from engine.trumps import format_trump
from engine.view import Phase, View
from tutor.coach.described import Described
from tutor.web.position.notation import write_cards, write_lead, write_tricks
from tutor.web.rules_form import setting_text

FOLLOWS = ("second", "third")
"""The fields of what was played after the lead."""


def position_url(view: View) -> str:
    """Returns the address of the position that a seat has to play in, with all that it knows.

    Raises ValueError where it has no card to play now.
    """
    if view.phase is not Phase.PLAYING or view.to_act is not view.seat:
        raise ValueError(f"expected a card to be played by {view.seat}, got {view.phase}")
    return described_url(_told(view))


def described_url(told: Described, chosen: Sequence[Card] = (), *, advice: bool = False) -> str:
    """Returns the address of a described position, with cards chosen and with the advice."""
    query = [*_query(told).items(), *(("card", str(card)) for card in chosen)]
    if advice:
        query.append(("advice", "1"))
    return f"{url_for('position.page')}?{urlencode(query)}"


def _told(view: View) -> Described:
    return Described(
        seat=view.seat,
        rules=view.rules,
        level=view.level,
        dealer=view.dealer,
        hand=view.hand,
        trumps=view.trumps,
        tricks=view.tricks,
        trick=view.trick,
        buried=view.buried,
        declarations=view.declarations,
        turned=view.turned,
        points=view.points,
    )


def _query(told: Described) -> dict[str, str]:
    assert told.trumps is not None
    assert told.trick is not None
    assert told.dealer is not None
    plays = told.trick.plays
    changed = told.rules.changed
    fields = {
        "hand": write_cards(told.trumps.sorted(told.hand)),
        "led": write_lead(told.trick) if plays else "",
        **dict(zip(FOLLOWS, map(write_cards, plays[1:]), strict=False)),
        "trump": format_trump(told.trumps.suit),
        "level": str(told.level),
        "rules": told.rules.profile,
        **{name: setting_text(value) for name, value in changed.items()},
        "seat": str(told.seat),
        "dealer": str(told.dealer),
        "seen": write_tricks(told.tricks),
        "buried": write_cards(told.buried or ()),
        "shown": " ".join(f"{each.seat}.{''.join(each.cards)}" for each in told.declarations),
        "turned": write_cards(told.turned),
        "points": "" if told.points in (None, told.counted()[0]) else str(told.points),
    }
    return {name: text for name, text in fields.items() if text}
