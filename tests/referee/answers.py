"""PROTOCOL's answers as the naive referee gives them: one decoded request in, one answer out.

Requests are taken to be well formed; errors, `lang` and `advise` are left to the tests of the
judge itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.referee.cards import contains, game_of, points, settings_of, step, without
from tests.referee.counting import declare, levels, multiplier, total, why_no_burial
from tests.referee.plays import (
    candidates,
    choices,
    common_cards,
    duty,
    legal_plays,
    shape,
    why_no_follow,
    why_no_lead,
)
from tests.referee.tricks import check_throw, winner

Request = dict[str, Any]
Answer = dict[str, Any]

MOST_CHOICES = 5_000  # above this the referee does not build every play, so `must` is not asked


def answer(request: Request) -> Answer:
    """Returns the answer to one request; of a long follow `must` is left out."""
    return KINDS_OF_REQUEST[request["kind"]](request)


def order(request: Request) -> Answer:
    """Returns the cards from high to low, equal ones together."""
    game = game_of(request)
    numbers = sorted({step(game, card) for card in request["cards"]}, reverse=True)
    return {"order": [sorted(c for c in request["cards"] if step(game, c) == n) for n in numbers]}


def lead(request: Request) -> Answer:
    """Returns whether the cards may be led, and their shape or what is wrong."""
    game = game_of(request)
    code = why_no_lead(game, request["play"], request.get("hand"))
    if code:
        return {"legal": False, "code": code}
    return {"legal": True, "shape": shape(game, request["play"])}


def follow(request: Request) -> Answer:
    """Returns whether the cards may follow, and if not what is owed."""
    game, hand, led = game_of(request), request["hand"], request["led"]
    owes = duty(game, hand, led)
    code = why_no_follow(game, hand, owes, request["play"])
    if code is None:
        return {"legal": True}
    result: Answer = {
        "legal": False,
        "code": code,
        "owed": {
            "suit_cards": owes.suit_cards,
            "pairs": owes.pairs,
            "tractors": list(owes.tractors),
        },
        "candidates": candidates(game, owes, code),
    }
    if choices(hand, len(led)) <= MOST_CHOICES:
        result["must"] = common_cards(legal_plays(game, hand, led))
    return result


def follows(request: Request) -> Answer:
    """Returns every legal follow."""
    plays = legal_plays(game_of(request), request["hand"], request["led"])
    return {"plays": [list(play) for play in plays]}


def trick(request: Request) -> Answer:
    """Returns who wins a trick and its points."""
    plays = request["plays"]
    return {
        "winner": winner(game_of(request), plays),
        "points": points(card for play in plays for card in play),
    }


def throw(request: Request) -> Answer:
    """Returns whether a throw stands, and if not what is led instead."""
    failed = check_throw(game_of(request), request["play"], request["others"])
    if failed is None:
        return {"stands": True}
    return {"stands": False, "forced": failed[0], "stopped_by": failed[1]}


def score(request: Request) -> Answer:
    """Returns the kitty's multiplier and the attackers' total."""
    chosen = settings_of(request)
    times = 0
    if request["last_winner"] == "attackers":
        times = multiplier(game_of(request), request["last_lead"], chosen["kitty_multiplier"])
    failed = request.get("failed_throws", {})
    fine = chosen["failed_throw_penalty"]
    result = total(request["trick_points"], times, request["kitty"], fine, failed)
    return {"multiplier": times, "attackers_total": result}


def level_change(request: Request) -> Answer:
    """Returns what a hand's total changes."""
    return levels(request["attackers_total"], request["dealer"], request["levels"])


def declarations(request: Request) -> Answer:
    """Returns which showings are accepted, and the trump and dealer they make."""
    return declare(request, settings_of(request))


def bury(request: Request) -> Answer:
    """Returns whether these cards may be buried."""
    code = why_no_burial(request["hand"], request["play"], request.get("count", 8))
    return {"legal": False, "code": code} if code else {"legal": True}


def hand(request: Request) -> Answer:
    """Returns the winners and the total of a whole hand, or the first play that is wrong."""
    game, chosen = game_of(request), settings_of(request)
    left = [list(cards) for cards in request["hands"]]
    leader: int = request["dealer"]
    winners: list[int] = []
    won = 0
    failed = {"defenders": 0, "attackers": 0}
    for number, one in enumerate(request["tricks"]):
        if one["leader"] != leader:
            return {"legal": False, "trick": number, "play": 0, "code": "not-the-leader"}
        led = one["plays"][0]
        for turn, cards in enumerate(one["plays"]):
            mine = left[(leader + turn) % 4]
            if turn == 0:
                code = why_no_lead(game, cards, mine)
            else:
                code = why_no_follow(game, mine, duty(game, mine, led), cards)
            if code:
                return {"legal": False, "trick": number, "play": turn, "code": code}
            left[(leader + turn) % 4] = without(mine, cards)
        if one.get("throw_failed"):
            failed[side(leader, request["dealer"])] += 1
        leader = (leader + winner(game, one["plays"])) % 4
        winners.append(leader)
        if side(leader, request["dealer"]) == "attackers":
            won += points(card for play in one["plays"] for card in play)
    if any(left):
        # What is wrong is the play that does not come: the next trick's lead.
        return {"legal": False, "trick": len(winners), "play": 0, "code": "cards-left"}
    times = 0
    if side(leader, request["dealer"]) == "attackers":
        times = multiplier(game, request["tricks"][-1]["plays"][0], chosen["kitty_multiplier"])
    result = total(won, times, request["kitty"], chosen["failed_throw_penalty"], failed)
    return {"winners": winners, "attackers_total": result}


def side(seat: int, dealer: int) -> str:
    """Returns which side a seat number is on."""
    return "defenders" if (seat - dealer) % 2 == 0 else "attackers"


def bad_examples(request: Request, examples: list[list[str]]) -> list[list[str]]:
    """Returns those examples of legal follows that are no legal follow."""
    game, cards = game_of(request), request["hand"]
    owes = duty(game, cards, request["led"])
    return [
        play
        for play in examples
        if not contains(cards, play) or why_no_follow(game, cards, owes, play)
    ]


KINDS_OF_REQUEST: dict[str, Callable[[Request], Answer]] = {
    "order": order,
    "lead": lead,
    "follow": follow,
    "follows": follows,
    "winner": trick,
    "throw": throw,
    "score": score,
    "levels": level_change,
    "declare": declarations,
    "bury": bury,
    "hand": hand,
}
