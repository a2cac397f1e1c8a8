"""Questions about a whole hand: declarations, score, levels, and a hand played out."""

from __future__ import annotations

from typing import Any

from engine.cards import Card, Rank, Seat, Team, missing_from, points_in, remove_cards
from engine.declaring import (
    FIRST_DEALER,
    Declaration,
    judge_declaration,
    trump_without_declaration,
)
from engine.following import Duty
from engine.leading import judge_lead
from engine.rules import Rules
from engine.scoring import Score, fines, level_change, multiplier
from engine.shapes import Shape, shape_of
from engine.trick import Trick, winner
from engine.trumps import Trumps, format_trump
from engine.verdict import LEGAL, Code, Verdict
from tutor.coach import protocol as coach
from tutor.judge.request import Answer, Request

SIDES = ("attackers", "defenders")


def score_answer(request: Request) -> Answer:
    """Adds up the attackers' points."""
    trumps = request.trumps()
    points = request.number("trick_points", request.fields.get("trick_points"))
    kitty = request.card_field("kitty")
    last_lead = request.card_field("last_lead")
    last_winner = request.one_of("last_winner", SIDES)
    failed = _failed_throws(request)
    request.possible("kitty", kitty, last_lead)
    shape = request.lead("last_lead", trumps, last_lead)
    factor = multiplier(request.rules, shape) if last_winner == "attackers" else 0
    score = Score(points, points_in(kitty), factor, fines(request.rules, failed))
    return {"multiplier": factor, "attackers_total": score.total} | request.text(
        lambda: coach.score(score, shape)
    )


def _failed_throws(request: Request) -> dict[str, int]:
    failed = request.object("failed_throws", request.fields.get("failed_throws", {}))
    return {side: request.number(f"failed_throws.{side}", failed.get(side, 0)) for side in SIDES}


def levels_answer(request: Request) -> Answer:
    """Tells what a total does to the levels."""
    total = request.number("attackers_total", request.fields.get("attackers_total"), None)
    dealer = request.seat("dealer", request.fields.get("dealer"))
    change = level_change(total, dealer, request.levels())
    return {
        "levels": {team: change.levels[team] for team in Team},
        "next_dealer": None if change.next_dealer is None else str(change.next_dealer),
        "match_winner": change.match_winner,
    } | request.text(lambda: coach.levels(max(0, total), change))


def declare_answer(request: Request) -> Answer:
    """Judges declarations one after the other."""
    level = request.rank("level", request.fields.get("level"))
    hand_no = request.number("hand_no", request.fields.get("hand_no"), 1)
    fixed = request.fields.get("fixed_dealer")
    dealer = None if fixed is None else request.seat("fixed_dealer", fixed)
    if (dealer is None) != (hand_no == 1):
        expected = "null in hand 1" if hand_no == 1 else "a seat after hand 1"
        raise request.bad("fixed_dealer", expected, fixed)
    kitty = request.card_field("kitty")
    listed = request.items("declarations", request.fields.get("declarations"))
    showings = []
    for at, entry in enumerate(listed):
        seat, cards = request.items(f"declarations.{at}", entry, 2)
        showings.append(
            (request.seat(f"declarations.{at}", seat), request.cards(f"declarations.{at}", cards))
        )
    hands = _hands_by_seat(request)
    verdicts = _judge_showings(request.rules, level, showings, hands)
    _showings_possible(request, kitty, showings, verdicts)
    standing = next(
        (
            Declaration(seat, cards)
            for (seat, cards), verdict in zip(reversed(showings), reversed(verdicts), strict=True)
            if cards and verdict.legal
        ),
        None,
    )
    trump = standing.trump if standing else trump_without_declaration(request.rules, kitty)
    if dealer is None:
        dealer = standing.seat if standing else FIRST_DEALER
    return {
        "accepted": [verdict.legal for verdict in verdicts],
        "codes": [verdict.code for verdict in verdicts],
        "trump": format_trump(trump),
        "dealer": str(dealer),
    } | request.text(
        lambda: coach.declare(request.rules, level, showings, verdicts, trump, standing)
    )


def _hands_by_seat(request: Request) -> dict[Seat, tuple[Card, ...]]:
    hands = request.object("hands", request.fields.get("hands", {}))
    return {
        request.seat("hands", letter): request.cards(f"hands.{letter}", cards)
        for letter, cards in hands.items()
    }


def _judge_showings(
    rules: Rules,
    level: Rank,
    showings: list[tuple[Seat, tuple[Card, ...]]],
    hands: dict[Seat, tuple[Card, ...]],
) -> list[Verdict]:
    verdicts: list[Verdict] = []
    standing: Declaration | None = None
    asked: set[Seat] = set()
    for seat, cards in showings:
        closed = rules.declare_when == "after_deal" and seat in asked
        verdict = LEGAL
        if cards:
            verdict = judge_declaration(
                rules, level, standing, seat, cards, hand=hands.get(seat), closed=closed
            )
        verdicts.append(verdict)
        if verdict.legal:
            asked.add(seat)
            standing = Declaration(seat, cards) if cards else standing
    return verdicts


# Cards that were refused because they are no declaration, or not held, prove nothing about the
# hand they are said to come from.
_NOT_SHOWN = (Code.DECLARE_NOT_LEVEL_CARD, Code.DECLARE_NOT_IN_HAND)


def _showings_possible(
    request: Request,
    kitty: tuple[Card, ...],
    showings: list[tuple[Seat, tuple[Card, ...]]],
    verdicts: list[Verdict],
) -> None:
    shown: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for (seat, cards), verdict in zip(showings, verdicts, strict=True):
        if verdict.code not in _NOT_SHOWN:
            shown[seat] += missing_from(shown[seat], cards)
    request.possible("declarations", kitty, *(tuple(cards) for cards in shown.values()))


def hand_answer(request: Request) -> Answer:
    """Plays a whole hand and adds it up."""
    trumps = request.trumps()
    listed = request.items("hands", request.fields.get("hands"), 4)
    hands = [request.cards(f"hands.{at}", hand) for at, hand in enumerate(listed)]
    kitty = request.card_field("kitty")
    request.possible("hands", kitty, *hands)
    leader = _seat_number(request, "dealer", request.fields.get("dealer"))
    dealer = leader
    failed = {"attackers": 0, "defenders": 0}
    points = 0
    winners: list[int] = []
    shape: Shape | None = None
    tricks = request.items("tricks", request.fields.get("tricks"))
    for number, entry in enumerate(tricks):
        where = f"tricks.{number}"
        fields = request.object(where, entry)
        first = _seat_number(request, f"{where}.leader", fields.get("leader"))
        plays = [
            request.cards(f"{where}.plays.{at}", play)
            for at, play in enumerate(request.items(f"{where}.plays", fields.get("plays"), 4))
        ]
        throw_failed = fields.get("throw_failed", False)
        if not isinstance(throw_failed, bool):
            raise request.bad(f"{where}.throw_failed", "true or false", throw_failed)
        if first is not leader:
            return _refused(number, 0, Code.NOT_THE_LEADER)
        for at, (seat, play) in enumerate(zip(leader.around(), plays, strict=True)):
            verdict = _judge_in_hand(request, where, trumps, hands[seat], plays, at)
            if not verdict.legal:
                return _refused(number, at, verdict.code)
            hands[seat] = remove_cards(hands[seat], play)
        if throw_failed:
            failed["defenders" if first.team is dealer.team else "attackers"] += 1
        shape = shape_of(trumps, plays[0])
        trick = Trick(leader, tuple(plays))
        leader = leader.around()[winner(trumps, plays)]
        winners.append(int(leader))
        if leader.team is not dealer.team:
            points += trick.points
    if any(hands):
        return _refused(len(tricks), 0, Code.CARDS_LEFT)
    won = shape is not None and leader.team is not dealer.team
    factor = multiplier(request.rules, shape) if won and shape else 0
    score = Score(points, points_in(kitty), factor, fines(request.rules, failed))
    return {"winners": winners, "attackers_total": score.total}


def _judge_in_hand(
    request: Request,
    where: str,
    trumps: Trumps,
    hand: tuple[Card, ...],
    plays: list[tuple[Card, ...]],
    at: int,
) -> Verdict:
    if at == 0:
        return judge_lead(trumps, hand, plays[0])
    if len(hand) < len(plays[0]):
        message = f"expected a hand of {len(plays[0])} cards or more, got {len(hand)} left"
        raise request.impossible(f"{where}.plays.{at}", message)
    return Duty(trumps, hand, plays[0]).judge(plays[at])


def _seat_number(request: Request, field: str, value: Any) -> Seat:
    if type(value) is not int or not 0 <= value <= 3:
        raise request.bad(field, "a seat number 0 to 3", value)
    return Seat(value)


def _refused(trick: int, play: int, code: Code | None) -> Answer:
    return {"legal": False, "trick": trick, "play": play, "code": code}
