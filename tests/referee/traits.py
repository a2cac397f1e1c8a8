"""Names for the rare shapes that random positions must reach, found in request and answer.

The comparison test counts them, so that a generator that no longer makes them is noticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.referee.cards import TRUMP, Game, game_of, step, suit_of
from tests.referee.plays import duty
from tests.referee.shapes import decompose, holds_runs, lengths_of, pairs_in, runs
from tests.referee.tricks import beats_part, best_top, coverings, one_suit, takes_over, winner

Request = dict[str, Any]
Answer = dict[str, Any]


def traits(request: Request, answer: Answer) -> set[str]:
    """Returns the names of everything rare about a position."""
    kind = request["kind"]
    found = {f"{kind}", f"{kind}: {request['rules']}"}
    if "settings" in request:
        found.add(f"{kind}: own settings")
    if request.get("trump") == "NT":
        found.add(f"{kind}: no trump")
    if request.get("level") in ("2", "A"):
        found.add(f"{kind}: level {request['level']}")
    if kind in ("follow", "lead", "bury"):
        found.add(f"{kind}: {answer.get('code', 'legal')}")
    if kind in ("follow", "follows"):
        found |= {f"follow: {name}" for name in follow_traits(game_of(request), request)}
        found |= {f"follow: {name}" for name in must_traits(answer)}
    if kind == "lead" and answer["legal"]:
        found.add(f"lead: {answer['shape']['kind']}")
        found |= {f"lead: {name}" for name in cards_traits(game_of(request), request["play"])}
    if kind == "winner":
        found |= {f"winner: {name}" for name in winner_traits(game_of(request), request["plays"])}
    if kind == "throw":
        found |= {f"throw: {name}" for name in throw_traits(request, answer)}
    if kind == "declare":
        found |= {f"declare: {code or 'accepted'}" for code in answer["codes"]}
    if kind == "levels" and answer["match_winner"]:
        found.add("levels: match won")
    if kind == "score" and request.get("failed_throws"):
        found.add("score: failed throws")
    return found


def cards_traits(game: Game, cards: Sequence[str]) -> set[str]:
    """Returns what is rare about the cards of one suit."""
    found = set()
    pairs = pairs_in(cards)
    suit = suit_of(game, cards[0])
    parts = decompose(game, cards)
    tractors = lengths_of(parts, least=2)
    if len(tractors) > 1:
        found.add("two tractors")
    if tractors and tractors[0] > 3:
        found.add("tractor of four or more")
    if len({step(game, pair) for pair in pairs}) < len(pairs):
        found.add("two pairs on one step")
    for part in parts:
        if len(part) < 4:
            continue
        if any(card in ("LJ", "BJ") or card[1] == game.level for card in part):
            found.add("tractor over the trump chain")
        if game.permanent_twos and game.level != "2" and any(card[1] == "2" for card in part):
            found.add("permanent 2s in a tractor")
        ranks = sorted("23456789TJQKA".index(c[1]) for c in set(part)) if suit != TRUMP else []
        if ranks and ranks[-1] - ranks[0] >= len(ranks):
            found.add("tractor across the level rank")
    return found


def follow_traits(game: Game, request: Request) -> set[str]:
    """Returns what is rare about a follow."""
    hand, led = request["hand"], request["led"]
    owes = duty(game, hand, led)
    held = pairs_in(owes.of_suit)
    tractors = lengths_of(decompose(game, led), least=2)
    found = {f"led {name}" for name in cards_traits(game, led)}
    found.add("void" if not owes.of_suit else "short" if len(owes.of_suit) < len(led) else "full")
    if len(decompose(game, led)) > 1:
        found.add("a throw is led")
    if owes.tractors:
        found.add("a tractor is owed")
        found |= {f"held {name}" for name in cards_traits(game, owes.of_suit)}
    if len(owes.tractors) > 1:
        found.add("two tractors are owed")
    if len(owes.tractors) > len(tractors):
        found.add("two short tractors are owed for a long one")
    if owes.tractors and owes.tractors != tuple(tractors):
        found.add("a shorter tractor is owed")
    if tractors and not owes.tractors and holds_runs(game, held, [2]):
        found.add("a shorter tractor is held and not owed")
    if len(tractors) > 1 and len(owes.tractors) == 1:
        found.add("one of two tractors is owed")
    if owes.tractors and owes.pairs > sum(owes.tractors):
        found.add("pairs beside a tractor are owed")
    if any(runs(game, held, length + 1) for length in owes.tractors):
        found.add("a longer tractor is held")
    if not tractors and owes.pairs and len(owes.of_suit) > len(led):
        found.add("pairs are owed")
    return found


def must_traits(answer: Answer) -> set[str]:
    """Returns what is rare about the cards that all legal plays hold."""
    if "must" not in answer:
        return {"too many plays for the referee"} if answer.get("legal") is False else set()
    return {"must holds cards" if answer["must"] else "must is empty"}


def winner_traits(game: Game, plays: list[list[str]]) -> set[str]:
    """Returns what is rare about a trick."""
    led = plays[0]
    lengths = lengths_of(decompose(game, led))
    found = {f"led {name}" for name in cards_traits(game, led)}
    name = "throw" if len(decompose(game, led)) > 1 else "tractor" if len(led) > 2 else "small"
    trump_led = one_suit(game, led) == TRUMP
    best = 0
    for number in range(1, 4):
        play = plays[number]
        takes = takes_over(game, led, plays[best], play)
        covers = bool(coverings(game, led, play))
        if one_suit(game, play) == TRUMP and not trump_led:
            if not covers:
                found.add(f"{name}: all trump that does not cover")
            elif takes:
                again = one_suit(game, plays[best]) == TRUMP
                found.add(f"{name}: over-ruffed" if again else f"{name}: ruffed")
            else:
                found.add(f"{name}: a ruff too low")
        if covers and lengths_of(decompose(game, play)) != lengths:
            found.add(f"{name}: covered by splitting")
        if covers and lengths and coverings(game, led, plays[best]):
            tops = [best_top(game, led, one) for one in (plays[best], play)]
            same = one_suit(game, play) == one_suit(game, plays[best])
            if same and tops[0] == tops[1]:
                found.add(f"{name}: equal keys")
            highest = max(step(game, card) for card in pairs_in(play))
            if len(lengths) > 1 and lengths[0] > 1 and best_top(game, led, play) < highest:
                found.add(f"{name}: the other parts limit the choice")
        if takes:
            best = number
    if game.throw_compare != "largest_component":
        usual = replace(game, throw_compare="largest_component")
        if winner(usual, plays) != winner(game, plays):
            found.add(f"{game.throw_compare} decides otherwise")
    return found


def throw_traits(request: Request, answer: Answer) -> set[str]:
    """Returns what is rare about a throw."""
    game, parts = game_of(request), decompose(game_of(request), request["play"])
    if len(parts) == 1:
        return {"one shape"}
    if answer["stands"]:
        return {"stands"}
    found = {f"fails, stopped by {answer['stopped_by']}"}
    failing = [p for p in parts if any(beats_part(game, p, hand) for hand in request["others"])]
    forced = answer["forced"]
    found.add(f"forced {len(forced)} cards" if len(forced) < 4 else "forced a tractor")
    tied = [
        p
        for p in failing
        if step(game, max(p, key=lambda c: step(game, c)))
        == step(game, max(forced, key=lambda c: step(game, c)))
    ]
    if len(tied) > 1:
        found.add("equal steps: fewer cards or letters decide")
    if len(failing) < len(parts):
        found.add("some parts are safe")
    all_others = [card for hand in request["others"] for card in hand]
    if any(p not in failing and beats_part(game, p, all_others) for p in parts):
        found.add("cards of different hands would beat a safe part")
    return found
