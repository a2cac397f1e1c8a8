"""Questions about one play: order, lead, follow, winner, throw, burial."""

from __future__ import annotations

from engine.burying import KITTY_SIZE, judge_burial
from engine.cards import Seat
from engine.following import Duty, TooManyPlays, legal_follows
from engine.leading import check_throw, judge_lead
from engine.shapes import Kind, Shape, shape_of
from engine.trick import Trick, winner
from engine.verdict import Verdict
from tutor.coach import protocol as coach
from tutor.judge.request import Answer, Request, RequestError

MOST_PLAYS = 20_000


def order_answer(request: Request) -> Answer:
    """Sorts cards of one effective suit from high to low."""
    trumps = request.trumps()
    cards = request.card_field("cards")
    suits = sorted({trumps.suit_of(card) for card in cards})
    if len(suits) > 1:
        message = f"expected cards of one effective suit, got {', '.join(suits)}"
        raise request.impossible("cards", message)
    steps = sorted({trumps.step(card) for card in cards}, reverse=True)
    return {
        "order": [sorted(card for card in cards if trumps.step(card) == step) for step in steps]
    }


def lead_answer(request: Request) -> Answer:
    """Judges a lead and names its shape."""
    trumps = request.trumps()
    play = request.card_field("play")
    hand = request.card_field("hand") if "hand" in request.fields else None
    request.possible("play" if hand is None else "hand", play if hand is None else hand)
    verdict = judge_lead(trumps, hand, play)
    result = _verdict(verdict)
    shape = shape_of(trumps, play) if verdict.legal else None
    if shape:
        result["shape"] = _shape(shape)
    return result | request.text(lambda: coach.lead(trumps, play, verdict))


def _shape(shape: Shape) -> Answer:
    described: Answer = {"kind": shape.kind}
    if shape.kind is Kind.TRACTOR:
        described["pairs"] = shape.pairs
    if shape.kind is Kind.THROW:
        described["parts"] = [list(part.cards) for part in shape.parts]
    return described


def _verdict(verdict: Verdict) -> Answer:
    return {"legal": True} if verdict.legal else {"legal": False, "code": verdict.code}


def _duty(request: Request) -> Duty:
    trumps = request.trumps()
    hand = request.card_field("hand")
    led = request.card_field("led")
    request.possible("hand", hand, led)
    request.lead("led", trumps, led)
    if len(hand) < len(led):
        raise request.impossible("hand", f"expected {len(led)} cards or more, got {len(hand)}")
    return Duty(trumps, hand, led)


def follow_answer(request: Request) -> Answer:
    """Judges a follow and says what is owed."""
    duty = _duty(request)
    play = request.card_field("play")
    verdict = duty.judge(play)
    result = _verdict(verdict)
    if not verdict.legal and verdict.owed:
        result |= {
            "must": list(verdict.must),
            "owed": {
                "suit_cards": verdict.owed.suit_cards,
                "pairs": verdict.owed.pairs,
                "tractors": list(verdict.owed.tractors),
            },
            "candidates": [list(cards) for cards in verdict.candidates],
            "examples": [list(cards) for cards in verdict.examples],
        }
    return result | request.text(lambda: coach.follow(duty, play, verdict))


def follows_answer(request: Request) -> Answer:
    """Lists every legal follow."""
    duty = _duty(request)
    try:
        plays = legal_follows(duty.trumps, duty.hand, request.card_field("led"), MOST_PLAYS)
    except TooManyPlays:
        message = f"hand: expected at most {MOST_PLAYS} legal plays, got more"
        raise RequestError("too-large", "hand", message) from None
    return {"plays": [list(play) for play in plays]}


def winner_answer(request: Request) -> Answer:
    """Tells who wins a trick and the points in it."""
    trumps = request.trumps()
    listed = request.items("plays", request.fields.get("plays"), 4)
    plays = [request.cards(f"plays.{at}", play) for at, play in enumerate(listed)]
    request.possible("plays", *plays)
    request.lead("plays.0", trumps, plays[0])
    for at, play in enumerate(plays):
        if len(play) != len(plays[0]):
            message = f"expected {len(plays[0])} cards as were led, got {len(play)}"
            raise request.impossible(f"plays.{at}", message)
    trick = Trick(Seat.S, tuple(plays))
    best = winner(trumps, plays)
    return {"winner": best, "points": trick.points} | request.text(
        lambda: coach.winner(trumps, trick)
    )


def throw_answer(request: Request) -> Answer:
    """Tells whether a throw stands."""
    trumps = request.trumps()
    play = request.card_field("play")
    listed = request.items("others", request.fields.get("others"), 3)
    others = [request.cards(f"others.{at}", hand) for at, hand in enumerate(listed)]
    request.possible("others", play, *others)
    shape = request.lead("play", trumps, play)
    check = check_throw(trumps, shape, others)
    result: Answer = {"stands": check.stands}
    if not check.stands:
        result |= {"forced": list(check.forced), "stopped_by": check.stopped_by}
    return result | request.text(lambda: coach.throw(trumps, shape, check))


def bury_answer(request: Request) -> Answer:
    """Judges a burial."""
    hand = request.card_field("hand")
    play = request.card_field("play")
    count = request.number("count", request.fields.get("count", KITTY_SIZE))
    trumps = request.trumps() if "level" in request.fields else None
    request.possible("hand", hand)
    verdict = judge_burial(hand, play, count)
    return _verdict(verdict) | request.text(lambda: coach.bury(trumps, hand, play, verdict))
