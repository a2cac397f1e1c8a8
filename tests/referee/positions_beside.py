"""Random requests beside the plays: order, score, levels, declare and bury.

Each maker returns one well-formed request that two decks can make (PROTOCOL).
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.referee.cards import DECKS, KINDS, SUITS, WITH_JOKERS, game_of, points, steps, without
from tests.referee.deals import random_lead, random_rules, random_suit, some_steps

Request = dict[str, Any]
SEATS = "SENW"


def order(rng: Random) -> Request:
    """Returns cards of one effective suit to be put in order."""
    request = random_rules(rng)
    game = game_of(request)
    every = [card for kinds in steps(game, random_suit(rng, game)) for card in kinds] * 2
    cards = rng.sample(every, rng.randint(1, len(every)))
    return {"kind": "order", **request, "cards": cards}


def score(rng: Random) -> Request:
    """Returns the end of a hand to be counted."""
    request = random_rules(rng)
    settings = request.setdefault("settings", {})
    settings["kitty_multiplier"] = rng.choice(["pow2_pairs", "times_cards"])
    settings["failed_throw_penalty"] = rng.choice([0, 10])
    game = game_of(request)
    pool = some_steps(rng, game, random_suit(rng, game), 9)
    last_lead = random_lead(rng, game, pool, throws=0.5)
    kitty = rng.sample(without(DECKS, last_lead), 8)
    most = rng.choice([10, 200 - points(kitty)])
    request["trick_points"] = 5 * rng.randint(0, most // 5)
    if rng.random() < 0.6:
        sides = rng.sample(["defenders", "attackers"], rng.randint(0, 2))
        request["failed_throws"] = {side: rng.randint(0, 5) for side in sides}
    won = rng.choice(["attackers", "attackers", "defenders"])
    return {
        "kind": "score", **request,
        "kitty": kitty, "last_lead": last_lead, "last_winner": won,
    }  # fmt: skip


def levels(rng: Random) -> Request:
    """Returns a total and the levels it changes."""
    totals = [
        -10,
        0,
        1,
        39,
        79,
        5 * rng.randint(0, 90),
        5 * rng.randint(0, 90),
        rng.randint(0, 450),
    ]
    return {
        "kind": "levels",
        "rules": rng.choice(["kawu", "dapai"]),
        "attackers_total": rng.choice(totals),
        "dealer": rng.choice(SEATS),
        "levels": {team: rng.choice("23456789TJQKAAA") for team in ("NS", "EW")},
    }


def declare(rng: Random) -> Request:
    """Returns a row of showings, often one on top of another, and the kitty."""
    level = rng.choice("222A6TK")
    settings = {
        "declare_when": rng.choice(["during_deal", "after_deal"]),
        "reinforce_own": rng.random() < 0.6,
        "declare_ladder": rng.choice([WITH_JOKERS, WITH_JOKERS[:2]]),
        "trump_if_none": rng.choice(["first_kitty_card", "first_non_joker_kitty_card", "no_trump"]),
    }
    names = rng.sample(sorted(settings), rng.choice([0, 0, 1, 2, 4]))
    few = [suit + level for suit in rng.sample(SUITS, 2)] + ["LJ", "BJ"]
    deck = rng.sample(few * 2, 8) + rng.sample([c for c in DECKS if c not in few], 100)
    joker_first = ["BJ"] if "BJ" in deck[:8] and rng.random() < 0.5 else []
    first = rng.choice([4, 6, 7, 8, 8, 8, 20])
    kitty = joker_first + without(deck, joker_first)[first:][: 8 - len(joker_first)]
    hands = give_pairs(rng, without(deck, kitty), few)
    declarations: list[tuple[str, list[str]]] = []
    for number in range(rng.randint(0, 7)):
        seat = SEATS[number % 4] if rng.random() < 0.3 else rng.choice(SEATS)
        owner = seat if rng.random() < 0.85 else rng.choice(SEATS)
        cards = showing(rng, hands[owner], few)
        if declarations and declarations[-1][1] and rng.random() < 0.4:
            seat, before = declarations[-1]
            cards = rng.choice([before, [before[0]] * 2, ["LJ", "LJ"], ["BJ", "BJ"]])
        if two_decks_have(kitty, [*declarations, (seat, cards)]):
            declarations.append((seat, cards))
    hand_no = rng.choice([1, 1, 2, 5])
    request: Request = {
        "kind": "declare",
        "rules": rng.choice(["kawu", "dapai", "dapai"]),
        "hand_no": hand_no,
        "level": level,
        "declarations": [[seat, cards] for seat, cards in declarations],
        "kitty": kitty,
        "fixed_dealer": None if hand_no == 1 else rng.choice(SEATS),
    }
    if names:
        request["settings"] = {name: settings[name] for name in names}
    if rng.random() < 0.3:
        request["hands"] = hands
    return request


def two_decks_have(kitty: list[str], declarations: list[tuple[str, list[str]]]) -> bool:
    """Returns whether kitty and each seat's largest showing of a card fit into two decks."""
    return all(
        kitty.count(card)
        + sum(
            max([cards.count(card) for who, cards in declarations if who == seat], default=0)
            for seat in SEATS
        )
        <= 2
        for card in KINDS
    )


def give_pairs(rng: Random, left: list[str], few: list[str]) -> dict[str, list[str]]:
    """Returns four hands of eight in which the cards to be shown lie mostly in pairs."""
    hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
    owners = rng.sample(SEATS, rng.randint(1, 2))
    for card in few:
        seat = rng.choice(owners)
        for _ in range(left.count(card)):
            hands[seat if rng.random() < 0.9 else rng.choice(SEATS)].append(card)
    rest = rng.sample([card for card in left if card not in few], 16)
    for number, card in enumerate(rest):
        hands[SEATS[number % 4]].append(card)
    return hands


def showing(rng: Random, hand: list[str], few: list[str]) -> list[str]:
    """Returns cards that a seat shows: none, a level card, a pair, or what is no rung."""
    way = rng.random()
    held = [card for card in hand if card in few]
    if way < 0.15 or not held:
        return []
    card = rng.choice(held)
    if way < 0.6 or hand.count(card) < 2:
        return [card]
    if way < 0.93:
        return [card, card]
    return rng.sample(hand, 2)


def bury(rng: Random) -> Request:
    """Returns a burial, sometimes of too many or too few cards or of others' cards."""
    deck = rng.sample(DECKS, len(DECKS))
    count = rng.choice([8, 8, 8, 4, 2])
    hand = deck[: rng.choice([33, 12])]
    play = rng.sample(hand, count)
    way = rng.random()
    if way < 0.2:
        play = play[1:]
    elif way < 0.3:
        play = play + deck[40:41]
    elif way < 0.6:
        play[0] = rng.choice(deck)
    request: Request = {
        "kind": "bury",
        "rules": rng.choice(["kawu", "dapai"]),
        "level": rng.choice("27A"),
        "trump": rng.choice(["NT", "H"]),
        "hand": hand,
        "play": play,
    }
    if count != 8 or rng.random() < 0.3:
        request["count"] = count
    return request
