"""A sentence for every reason of a refusal: the rule, your cards, what must be in the play.

One function a judge; each takes the judge's verdict and what it was asked about. A test holds
that every `Code` has its message here and no message is left over.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Rank
from engine.declaring import Declaration
from engine.following import Duty
from engine.holding import runs_in
from engine.rules import Rules
from engine.shapes import Kind
from engine.trumps import Trumps
from engine.verdict import Code, Verdict
from tutor.coach.naming import by_suit, each_named, few, named, run_name
from tutor.words.message import Message, say

CITES: dict[Code, tuple[str, ...]] = {
    Code.EMPTY: ("shapes",),
    Code.WRONG_COUNT: ("follow-count",),
    Code.BURY_COUNT: ("kitty",),
    Code.NOT_IN_HAND: (),
    Code.MIXED_SUITS: ("shapes", "trumps"),
    Code.THROWS_OFF: ("throw",),
    Code.FOLLOW_SUIT: ("follow-suit",),
    Code.FOLLOW_TRACTOR: ("follow-tractor",),
    Code.FOLLOW_PAIR: ("follow-pair",),
    Code.DECLARE_CLOSED: ("declare",),
    Code.DECLARE_NOT_IN_HAND: ("declare",),
    Code.DECLARE_NOT_LEVEL_CARD: ("declare",),
    Code.DECLARE_OWN: ("declare-stronger",),
    Code.DECLARE_TOO_WEAK: ("declare-stronger",),
    Code.NOT_THE_LEADER: ("first-lead",),
    Code.CARDS_LEFT: ("first-lead",),
}
"""The rulebook paragraphs a refusal rests on."""

MOST_NAMED = 2
"""More cards than these are not listed one by one: a sentence is to stay short."""


def cites(code: Code, duty: Duty | None = None) -> tuple[str, ...]:
    """Returns the paragraphs behind a refusal; those of the lead's shape come first."""
    if duty is not None and code in (Code.FOLLOW_PAIR, Code.FOLLOW_TRACTOR):
        if duty.shape.kind is Kind.THROW:
            return ("follow-throw",)
        if duty.shape.kind is Kind.TRACTOR:
            return ("follow-tractor",)
    return CITES[code]


def lead(trumps: Trumps, play: Sequence[Card], verdict: Verdict) -> Message:
    """Says why a lead is refused."""
    match verdict.code:
        case Code.EMPTY:
            return say("refused-empty")
        case Code.MIXED_SUITS:
            (suit_a, cards_a), (suit_b, cards_b) = list(by_suit(trumps, play).items())[:2]
            return say(
                "refused-mixed-suits",
                suit_a=suit_a,
                cards_a=few(named(trumps, cards_a), 1),
                suit_b=suit_b,
                cards_b=few(named(trumps, cards_b), 1),
            )
        case Code.THROWS_OFF:
            return say("refused-throws-off", rules=trumps.rules.profile)
        case Code.NOT_THE_LEADER:
            return say("refused-not-the-leader")
        case Code.CARDS_LEFT:
            return say("refused-cards-left")
    return _not_in_hand(verdict)


def follow(duty: Duty, play: Sequence[Card], verdict: Verdict) -> Message:
    """Says why a follow is refused."""
    match verdict.code:
        case Code.WRONG_COUNT:
            return say("refused-wrong-count", m=duty.count, n=len(play))
        case Code.FOLLOW_SUIT:
            return _follow_suit(duty, verdict)
        case Code.FOLLOW_PAIR:
            return _follow_pair(duty, verdict)
        case Code.FOLLOW_TRACTOR:
            return _follow_tractor(duty, verdict)
    return _not_in_hand(verdict)


def _follow_suit(duty: Duty, verdict: Verdict) -> Message:
    suit, held = duty.shape.suit, duty.suit_held
    must = named(duty.trumps, held)
    if len(held) < duty.count:
        return say("refused-follow-suit-short", suit=suit, must=must)
    if len(held) == duty.count > 1:
        return say("refused-follow-suit-exact", suit=suit, n=len(held), must=must)
    bad = named(duty.trumps, verdict.offending)
    if len(bad.parts) > MOST_NAMED:
        return say("refused-follow-suit-all", suit=suit, k=len(held), n=duty.count)
    return say("refused-follow-suit", suit=suit, k=len(held), bad=bad)


def _follow_pair(duty: Duty, verdict: Verdict) -> Message:
    pairs = tuple(card for pair in verdict.candidates if len(pair) == 2 for card in pair)
    if duty.shape.kind is Kind.THROW:
        led, owed = duty.shape.all_pairs, duty.owed.pairs
        return say("refused-follow-pair-throw", p=led, q=owed, pairs=pairs)
    if duty.shape.kind is Kind.TRACTOR:
        return say("refused-follow-pair-tractor", p=duty.owed.pairs, pairs=pairs)
    torn = any(runs_in(duty.order, duty.holding.both[duty.index], 2))
    return say("refused-follow-pair", pairs=pairs, torn=int(torn))


def _follow_tractor(duty: Duty, verdict: Verdict) -> Message:
    runs = [cards for cards in verdict.candidates if len(cards) > 2]
    tractors = each_named(duty.trumps, runs)
    owed, longest = duty.owed.tractors, duty.shape.tractors[0]
    if len(owed) > 1:
        return say("refused-follow-tractors", n=len(owed), tractors=tractors)
    shape = run_name(longest)
    if duty.shape.kind is Kind.THROW:
        return say("refused-follow-tractor-throw", shape=shape, tractors=tractors)
    if owed[0] < longest:
        return say("refused-follow-tractor-shorter", shape=shape, tractors=tractors)
    return say("refused-follow-tractor", shape=shape, tractors=tractors)


def declaration(
    rules: Rules,
    level: Rank,
    verdict: Verdict,
    standing: Declaration | None,
    *,
    waiting: bool = False,
) -> tuple[Message, ...]:
    """Says why a declaration is refused; `waiting`: the seat's turn is still to come."""
    match verdict.code:
        case Code.DECLARE_NOT_LEVEL_CARD:
            if all(card.rank is level for card in verdict.offending):
                return (say("refused-declare-not-level-card-two"),)
            jokers = (say("refused-declare-jokers"),) if _jokers_count(rules) else ()
            return (say("refused-declare-not-level-card", rank=level), *jokers)
        case Code.DECLARE_TOO_WEAK if standing is not None:
            return (
                say(
                    "refused-declare-too-weak",
                    standing=standing.cards,
                    seat=standing.seat,
                    stronger=_stronger(rules, verdict.stronger),
                ),
            )
        case Code.DECLARE_OWN:
            can = rules.reinforce_own and len(verdict.standing) == 1
            return (say("refused-declare-own-reinforce" if can else "refused-declare-own"),)
        case Code.DECLARE_CLOSED if rules.declare_when == "during_deal":
            return (say("refused-declare-closed-kitty"),)
        case Code.DECLARE_CLOSED:
            return (say("refused-declare-not-yet" if waiting else "refused-declare-closed-asked"),)
        case Code.DECLARE_NOT_IN_HAND:
            return (say("refused-declare-not-in-hand", cards=verdict.offending),)
    return (_not_in_hand(verdict),)


def _jokers_count(rules: Rules) -> bool:
    return "big_joker_pair" in rules.declare_ladder


def _stronger(rules: Rules, rungs: Sequence[str]) -> str:
    """Names what is left of the ladder, as the message file tells it apart."""
    if "level_pair" in rungs:
        return "pair-up" if _jokers_count(rules) else "pair"
    if "small_joker_pair" in rungs:
        return "small-up"
    return "big" if rungs else "none"


def burial(play: Sequence[Card], verdict: Verdict) -> Message:
    """Says why a burial is refused."""
    if verdict.code is Code.BURY_COUNT:
        return say("refused-bury-count", m=verdict.needed, n=len(play))
    return _not_in_hand(verdict)


def _not_in_hand(verdict: Verdict) -> Message:
    assert verdict.code is Code.NOT_IN_HAND, verdict.code
    return say("refused-not-in-hand", cards=verdict.offending)
