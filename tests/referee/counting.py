"""Points of a hand, levels, declarations and burials (RULES 3, 4 and the codes of PROTOCOL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.referee.cards import RANKS, Game, contains, points
from tests.referee.shapes import decompose

SEATS = "SENW"


def multiplier(game: Game, last_lead: Sequence[str], how: str) -> int:
    """Returns what the kitty counts when the attackers win a last trick led like this."""
    pairs = max(len(part) // 2 for part in decompose(game, last_lead))
    if how == "times_cards":
        return 2 if pairs == 0 else 4 * pairs
    result = 2
    for _ in range(pairs):
        result *= 2
    return result


def total(
    trick_points: int, times: int, kitty: Sequence[str], fine: int, failed: dict[str, int]
) -> int:
    """Returns the attackers' total: tricks, kitty, then the fines; never below 0."""
    fines = fine * (failed.get("defenders", 0) - failed.get("attackers", 0))
    return max(0, trick_points + times * points(kitty) + fines)


def team(seat: str) -> str:
    """Returns the team of a seat."""
    return "NS" if seat in "NS" else "EW"


def next_seat(seat: str, by: int) -> str:
    """Returns the seat so many places to the right."""
    return SEATS[(SEATS.index(seat) + by) % 4]


def raised(level: str, by: int) -> str:
    """Returns a level raised by some ranks, the ace at most."""
    return RANKS[min(RANKS.index(level) + by, len(RANKS) - 1)]


def levels(attackers_total: int, dealer: str, now: dict[str, str]) -> dict[str, Any]:
    """Returns levels, next dealer and winner of the match after a hand (RULES 3)."""
    dealers = team(dealer)
    attackers = "EW" if dealers == "NS" else "NS"
    if attackers_total >= 80:
        gain, level = attackers, raised(now[attackers], (attackers_total - 80) // 40)
        return {
            "levels": {**now, gain: level},
            "next_dealer": next_seat(dealer, 1),
            "match_winner": None,
        }
    if now[dealers] == "A":
        return {"levels": dict(now), "next_dealer": None, "match_winner": dealers}
    gained = 1 if attackers_total >= 40 else 2 if attackers_total > 0 else 3
    return {
        "levels": {**now, dealers: raised(now[dealers], gained)},
        "next_dealer": next_seat(dealer, 2),
        "match_winner": None,
    }


def rung(cards: Sequence[str], level: str, ladder: Sequence[str]) -> int | None:
    """Returns how strong a showing is on the ladder, None if it is no rung of it."""
    names: dict[tuple[str, ...], str] = {
        (card,): "level_single" for card in [suit + level for suit in "SHDC"]
    }
    names |= {(suit + level, suit + level): "level_pair" for suit in "SHDC"}
    names |= {("LJ", "LJ"): "small_joker_pair", ("BJ", "BJ"): "big_joker_pair"}
    name = names.get(tuple(cards))
    return ladder.index(name) if name in ladder else None


def shown_trump(cards: Sequence[str]) -> str:
    """Returns the trump that a showing makes."""
    return "NT" if cards[0] in ("LJ", "BJ") else cards[0][0]


def why_no_showing(
    cards: Sequence[str],
    own: Sequence[str] | None,
    other: Sequence[str] | None,
    level: str,
    chosen: dict[str, Any],
) -> str | None:
    """Returns the code of what is wrong with showing cards over the standing declaration.

    `own` is that declaration if it is the seat's own, `other` if it is another seat's.
    """
    ladder = chosen["declare_ladder"]
    strength = rung(cards, level, ladder)
    if strength is None:
        return "declare-not-level-card"
    standing = own if own is not None else other
    if own is not None:
        if shown_trump(cards) != shown_trump(own) or {cards[0], own[0]} == {"LJ", "BJ"}:
            return "declare-own"
        if len(cards) > len(own) and not chosen["reinforce_own"]:
            return "declare-own"
    if standing is not None:
        standing_strength = rung(standing, level, ladder)
        assert standing_strength is not None
        if strength <= standing_strength:
            return "declare-too-weak"
    return None


def declare(request: dict[str, Any], chosen: dict[str, Any]) -> dict[str, Any]:
    """Returns the answer to a `declare` request."""
    in_turn = chosen["declare_when"] == "after_deal"
    hands = request.get("hands")
    closed: set[str] = set()
    standing: tuple[str, Sequence[str]] | None = None
    codes: list[str | None] = []
    for seat, cards in request["declarations"]:
        code: str | None = None
        if cards:
            own = standing[1] if standing and standing[0] == seat else None
            other = standing[1] if standing and standing[0] != seat else None
            if in_turn and seat in closed:
                code = "declare-closed"
            elif hands is not None and not contains(hands[seat], cards):
                code = "declare-not-in-hand"
            else:
                code = why_no_showing(cards, own, other, request["level"], chosen)
            if code is None:
                standing = (seat, cards)
        if code is None:
            closed.add(seat)
        codes.append(code)
    if standing:
        trump = shown_trump(standing[1])
    else:
        trump = undeclared_trump(request["kitty"], chosen["trump_if_none"])
    dealer = request["fixed_dealer"]
    if request["hand_no"] == 1:
        dealer = standing[0] if standing else "S"
    accepted = [code is None for code in codes]
    return {"accepted": accepted, "codes": codes, "trump": trump, "dealer": dealer}


def undeclared_trump(kitty: Sequence[str], how: str) -> str:
    """Returns the trump when nobody declares."""
    if how == "no_trump":
        return "NT"
    if how == "first_non_joker_kitty_card":
        return next((card[0] for card in kitty if card not in ("LJ", "BJ")), "NT")
    return shown_trump(kitty)


def why_no_burial(hand: Sequence[str], play: Sequence[str], count: int) -> str | None:
    """Returns the code of what is wrong with a burial, None if nothing is."""
    if len(play) != count:
        return "bury-count"
    return None if contains(hand, play) else "not-in-hand"
