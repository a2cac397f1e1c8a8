"""Positions for the coach's tests, from short texts, and what a note says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.actions import Play
from engine.cards import Card, Rank, Seat, parse_cards
from engine.deal import Deal
from engine.declaring import Declaration
from engine.following import Duty
from engine.setup import Setup
from engine.trick import Trick
from engine.trumps import Trumps
from engine.verdict import Verdict
from engine.view import View
from tests.engine.dealing import at_play, rules, trumps
from tutor.coach.plays import Played
from tutor.words import Message, Words

cards = parse_cards


def english(messages: Iterable[Message]) -> str:
    """Returns messages in English, with ordinary spaces."""
    return Words.of("en").sentences(messages).replace("\u00a0", " ")


def ids(messages: Iterable[Message]) -> list[str]:
    """Returns the ids of messages."""
    return [message.id for message in messages]


def following(
    profile: str, trump: str, hand: str, led: str, play: str, **settings: Any
) -> tuple[Duty, tuple[Card, ...], Verdict]:
    """Judges a follow; `trump` is level and suit, as in ``"7H"``."""
    duty = Duty(_trumps(profile, trump, **settings), cards(hand), cards(led))
    return duty, cards(play), duty.judge(cards(play))


def trick(profile: str, trump: str, *plays: str, leader: str = "E", **settings: Any) -> Played:
    """Returns the last of some plays in a trick."""
    lying = Trick(Seat[leader], tuple(map(cards, plays)))
    return Played(_trumps(profile, trump, **settings), lying, len(plays) - 1)


def _trumps(profile: str, trump: str, **settings: Any) -> Trumps:
    return trumps(profile, trump[0], trump[1:], **settings)


def asked(
    profile: str,
    trump: str,
    hand: str,
    *plays: str,
    kitty: str = "",
    dealer: str = "E",
    **settings: Any,
) -> View:
    """Returns South's View after some plays, the others holding just what they play.

    The plays are those of the seats before South, the leader's first; without plays South leads.
    Hands are filled up with small clubs and diamonds to the size of South's.
    """
    leader = Seat.S.around()[(4 - len(plays)) % 4]
    hands = dict.fromkeys(Seat, "")
    hands[Seat.S] = hand
    for seat, play in zip(leader.around(), plays, strict=False):
        hands[seat] = play
    filled = _filled(hands, len(hand.split()))
    deal = at_play(
        profile,
        trump[0],
        trump[1:],
        {seat.name: " ".join(held) for seat, held in filled.items()},
        kitty=kitty,
        dealer=dealer,
        leader=leader.name,
        **settings,
    )
    for seat, play in zip(leader.around(), plays, strict=False):
        deal.apply(Play(seat, cards(play)))
    return deal.view(Seat.S)


def _filled(hands: dict[Seat, str], size: int) -> dict[Seat, Sequence[Card]]:
    spare = list(cards("D3 D4 D6 D8 D9 DJ C3 C4 C6 C8 C9 CJ S3 S4 S6 S8 S9 SJ") * 2)
    for held in hands.values():
        for card in cards(held):
            if card in spare:
                spare.remove(card)
    filled: dict[Seat, Sequence[Card]] = {}
    for seat, held in hands.items():
        own = list(cards(held))
        while len(own) < size:
            own.append(spare.pop())
        filled[seat] = own
    return filled


def declaring(profile: str, hand: str, standing: Declaration | None = None) -> View:
    """Returns South's View at level 7 while trump is declared; the others' cards do not matter."""
    dealt = tuple(cards(card) for card in ("D3", "D4", "D5", "D6"))
    deal = Deal(Setup(rules(profile), Rank.SEVEN, dealt))  # type: ignore[arg-type]
    shown = (standing,) if standing else ()
    return replace(deal.view(Seat.S), hand=cards(hand), declarations=shown)
