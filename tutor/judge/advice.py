"""What a computer player would do in a position that another program describes.

The request becomes a View; what it does not tell, the player does not know. The players are
`engine.players`.
"""

from __future__ import annotations

import random
from typing import Any

from engine.burying import KITTY_SIZE
from engine.cards import Card, Seat
from engine.declaring import Declaration
from engine.following import forced_follow
from engine.players import PLAYERS
from engine.players.expert_player import WORLDS, think
from engine.players.sampler import NoWorld
from engine.players.search import Search
from engine.trick import Trick
from engine.view import Phase, View
from tutor.coach.described import Described
from tutor.judge.request import Answer, Request

PHASES = {"declare": Phase.DECLARING, "bury": Phase.BURYING, "play": Phase.PLAYING}
MOST_WORLDS = 4096


def advise_answer(request: Request) -> Answer:
    """Asks the club player or the expert."""
    phase = request.one_of("phase", tuple(PHASES))
    name = request.one_of("player", ("club", "expert"))
    seed = request.number("seed", request.fields.get("seed", 0), None)
    rng = random.Random(seed)
    worlds, ms = _time(request)
    view = _view(request, PHASES[phase])
    player = PLAYERS["club"](rng)
    forced = _forced(view) if phase == "play" else None
    if forced:
        return _only(forced) | {"forced": True}
    if name == "club":
        decide = {"declare": player.declare, "bury": player.bury, "play": player.play}[phase]
        return _only(decide(view))
    try:
        return _found(think(view, rng, worlds=worlds, ms=ms))
    except NoWorld as error:
        raise request.impossible("hand", str(error)) from None


def _forced(view: View) -> tuple[Card, ...] | None:
    """Returns the only legal play, where there is just one."""
    assert view.trumps is not None
    assert view.trick is not None
    if view.trick.plays:
        return forced_follow(view.trumps, view.hand, view.trick.led)
    return view.hand if len(view.hand) == 1 else None


def _only(play: tuple[Card, ...]) -> Answer:
    return {"play": sorted(play), "forced": False, "choices": [], "worlds": 0}


def _found(search: Search) -> Answer:
    choices = [
        {
            "play": list(choice.play),
            "points": round(choice.points, 2),
            "se": round(choice.se, 2),
            "levels": round(choice.levels, 3),
        }
        for choice in search.choices
    ]
    return {
        "play": list(search.best),
        "forced": False,
        "choices": choices if search.worlds else [],
        "worlds": search.worlds,
    }


def _time(request: Request) -> tuple[int, float | None]:
    ms = request.fields.get("ms")
    if ms is not None and (isinstance(ms, bool) or not isinstance(ms, int | float) or ms < 0):
        raise request.bad("ms", "a number from 0", ms)
    worlds = request.number("worlds", request.fields.get("worlds", WORLDS), 2)
    if worlds > MOST_WORLDS:
        raise request.bad("worlds", f"at most {MOST_WORLDS}", worlds)
    return worlds, ms


def _view(request: Request, phase: Phase) -> View:
    fields = request.fields
    seat = request.seat("seat", fields.get("seat"))
    level = request.rank("level", fields.get("level"))
    trumps = None if phase is Phase.DECLARING else request.trumps()
    dealer = _dealer(request, phase)
    hand = request.card_field("hand")
    tricks, trick = _tricks(request) if phase is Phase.PLAYING else ((), None)
    buried = request.card_field("buried") if fields.get("buried") is not None else None
    declarations = _declarations(request)
    played = [play for each in (*tricks, *([trick] if trick else [])) for play in each.plays]
    request.possible("hand", hand, buried or (), *played)
    if trick and trick.to_play is not seat:
        raise request.impossible("trick", f"expected {seat} to play, got {trick.to_play}")
    if trick and len(hand) < max(1, len(trick.led)):
        raise request.impossible("hand", f"expected {max(1, len(trick.led))} cards or more")
    if phase is Phase.BURYING and len(hand) <= KITTY_SIZE:
        raise request.impossible("hand", f"expected more than {KITTY_SIZE} cards, got {len(hand)}")
    return Described(
        seat=seat,
        rules=request.rules,
        level=level,
        dealer=dealer,
        hand=hand,
        phase=phase,
        trumps=trumps,
        tricks=tricks,
        trick=trick,
        buried=buried,
        declarations=declarations,
        levels=request.levels() if "levels" in fields else None,
        hand_no=request.number("hand_no", fields.get("hand_no", 2), 1),
    ).view()


def _dealer(request: Request, phase: Phase) -> Seat | None:
    dealer = request.fields.get("dealer")
    if dealer is None and phase is Phase.DECLARING:
        return None
    return request.seat("dealer", dealer)


def _declarations(request: Request) -> tuple[Declaration, ...]:
    shown = []
    for at, entry in enumerate(
        request.items("declarations", request.fields.get("declarations", []))
    ):
        where = f"declarations.{at}"
        seat, cards = request.items(where, entry, 2)
        named = request.cards(where, cards)
        if named:
            shown.append(Declaration(request.seat(where, seat), named))
    return tuple(shown)


def _tricks(request: Request) -> tuple[tuple[Trick, ...], Trick]:
    listed = request.items("tricks", request.fields.get("tricks", []))
    tricks = tuple(_trick(request, f"tricks.{at}", each, 4) for at, each in enumerate(listed))
    return tricks, _trick(request, "trick", request.fields.get("trick"), None)


def _trick(request: Request, where: str, value: Any, size: int | None) -> Trick:
    fields = request.object(where, value)
    listed = request.items(f"{where}.plays", fields.get("plays", []), size)
    if size is None and len(listed) > 3:
        raise request.bad(f"{where}.plays", "at most 3 plays", listed)
    plays = [request.cards(f"{where}.plays.{at}", play) for at, play in enumerate(listed)]
    if plays:
        request.lead(f"{where}.plays", request.trumps(), plays[0])
    if len({len(play) for play in plays}) > 1:
        raise request.impossible(f"{where}.plays", "expected plays of one length")
    attempted = fields.get("attempted")
    tried = None if attempted is None else request.cards(f"{where}.attempted", attempted)
    leader = request.seat(f"{where}.leader", fields.get("leader"))
    return Trick(leader, tuple(plays), attempted=tried)
