"""The questions about the cards of the hand: which to pick, and how to put them in order."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable

from engine.cards import Card, Suit, format_cards
from engine.declaring import judge_declaration, possible_declarations
from engine.trumps import Trumps
from tutor.coach import refusals
from tutor.course.model import OrderStep, PickStep
from tutor.course.plays import canonical, legal_plays, runs_of_pairs
from tutor.course.position import Position
from tutor.course.questions import (
    AnswerError,
    Judged,
    Question,
    QuestionError,
    as_cards,
    read_chosen,
)
from tutor.course.remembering import is_boss
from tutor.words.message import Message, say

Cards = tuple[Card, ...]
ALL_OF_THEM = {
    "trumps", "level-cards", "point-cards", "suit", "pairs", "higher", "equal", "playable", "boss",
}  # fmt: skip
"""The picks that have one right answer: every card that is so."""


class Pick(Question):
    """Some cards of the hand."""

    def __init__(self, position: Position, step: PickStep) -> None:
        super().__init__(position)
        if position.trumps is None or not position.hand:
            raise QuestionError("expected a hand to pick from")
        self.step = step
        self.right: list[Cards] = sorted(set(map(canonical, self._find(position.trumps))))
        if not self.right or not self.right[0]:
            raise QuestionError(f"no card of the hand answers {step.pick}")

    def _find(self, trumps: Trumps) -> list[Cards]:
        step, hand = self.step, self.position.hand
        if step.pick in ALL_OF_THEM:
            wanted = self._test(trumps)
            return [tuple(card for card in hand if wanted(card))]
        if step.pick == "declaration":
            here = self.position
            return list(
                possible_declarations(
                    here.rules, trumps.level, here.standing, here.learner, here.hand
                )
            )
        if step.pick == "pair":
            return [pair for pair in runs_of_pairs(trumps, hand, 1) if self._in_suit(trumps, pair)]
        if step.pick in ("tractor", "longest-tractor"):
            return self._tractors(trumps)
        suit = step.suit or Suit.TRUMP
        cards = [card for card in hand if trumps.suit_of(card) is suit]
        if not cards:
            return []
        best = (max if step.pick == "highest" else min)(map(trumps.step, cards))
        return [(card,) for card in cards if trumps.step(card) == best]

    def _in_suit(self, trumps: Trumps, cards: Cards) -> bool:
        return self.step.suit is None or trumps.suit_of(cards[0]) is self.step.suit

    def _tractors(self, trumps: Trumps) -> list[Cards]:
        hand, length = self.position.hand, 2
        found: list[list[Cards]] = []
        while runs := runs_of_pairs(trumps, hand, length):
            found.append(runs)
            length += 1
        if self.step.pick == "longest-tractor":
            return found[-1] if found else []
        return [run for runs in found for run in runs if self.step.pairs in (None, len(run) // 2)]

    def _test(self, trumps: Trumps) -> Callable[[Card], bool]:
        step, hand = self.step, self.position.hand
        if step.pick == "playable":
            may_go = self._playable()
            return lambda card: card in may_go
        if step.pick == "boss":
            return lambda card: self._in_suit(trumps, (card,)) and is_boss(self.position, (card,))
        tests: dict[str, Callable[[Card], bool]] = {
            "trumps": trumps.is_trump,
            "level-cards": lambda card: card.rank is trumps.level,
            "point-cards": lambda card: card.points > 0,
            "suit": lambda card: trumps.suit_of(card) is step.suit,
            "pairs": lambda card: hand.count(card) == 2,
            "higher": lambda card: is_higher(trumps, card, step.card),
            "equal": lambda card: card != step.card and is_equal(trumps, card, step.card),
        }
        return tests[step.pick]

    def _playable(self) -> set[Card]:
        deal = self.position.deal
        if deal is None or self.position.open_trick is None:
            raise QuestionError("expected a trick in which the learner is to play")
        return {card for play in legal_plays(deal, self.position.learner) for card in play}

    def read(self, text: str) -> Hashable:
        """Returns the chosen cards, sorted."""
        return canonical(read_chosen(text, self.position.hand))

    def judge(self, answer: Hashable) -> Judged:
        """Compares with the right choice; where every such card is wanted, says what is amiss."""
        chosen = as_cards(answer)
        if chosen in self.right:
            return Judged(True)
        reasons: list[Message] = []
        if self.step.pick == "declaration":
            return self._refused(chosen)
        if self.step.pick in ALL_OF_THEM:
            wanted, got = Counter(self.right[0]), Counter(chosen)
            if extra := tuple(sorted((got - wanted).elements())):
                reasons.append(say("lesson-pick-extra", cards=extra))
            elif missing := sum((wanted - got).values()):
                reasons.append(say("lesson-pick-missing", n=missing))
        return Judged(False, reasons=tuple(reasons))

    def _refused(self, cards: Cards) -> Judged:
        here = self.position
        assert here.level is not None
        verdict = judge_declaration(here.rules, here.level, here.standing, here.learner, cards)
        reasons = refusals.declaration(here.rules, here.level, verdict, here.standing)
        return Judged(False, verdict, reasons)

    def rights(self) -> tuple[str, ...]:
        """Lists every right choice."""
        return tuple(map(format_cards, self.right))


def is_higher(trumps: Trumps, card: Card, than: Card | None) -> bool:
    """Tells whether a card is higher than another of its suit, or a trump above a side card."""
    assert than is not None
    if trumps.suit_of(card) is trumps.suit_of(than):
        return trumps.step(card) > trumps.step(than)
    return trumps.is_trump(card)


def is_equal(trumps: Trumps, card: Card, other: Card | None) -> bool:
    """Tells whether two cards stand on one step of one suit."""
    assert other is not None
    same = trumps.suit_of(card) is trumps.suit_of(other)
    return same and trumps.step(card) == trumps.step(other)


class Order(Question):
    """Cards of one suit, to be named from high to low; equal ones may stand either way."""

    def __init__(self, position: Position, step: OrderStep) -> None:
        super().__init__(position)
        self.cards = step.cards or position.hand
        if position.trumps is None or len(self.cards) < 2:
            raise QuestionError("expected two or more cards to put in order, and a level and trump")
        self.trumps = position.trumps
        if len({self.trumps.suit_of(card) for card in self.cards}) > 1:
            raise QuestionError("expected cards of one suit, trumps being one")
        self.count = len(self.cards)
        if self._first_fault(self.cards) is None:
            raise QuestionError("the cards stand in the right order already")

    def _first_fault(self, cards: Cards) -> tuple[Card, Card] | None:
        steps = self.trumps.step
        pairs = itertools.pairwise(cards)
        return next(((low, high) for low, high in pairs if steps(low) < steps(high)), None)

    def read(self, text: str) -> Hashable:
        """Returns the cards in the order given; all of them must be there."""
        cards = read_chosen(text, self.cards)
        if len(cards) != len(self.cards):
            raise AnswerError(say("lesson-order-all", n=len(self.cards)))
        return cards

    def judge(self, answer: Hashable) -> Judged:
        """Finds the first neighbours that stand the wrong way round."""
        fault = self._first_fault(as_cards(answer))
        if fault is None:
            return Judged(True)
        low, high = fault
        return Judged(False, reasons=(say("lesson-order-higher", high=(high,), low=(low,)),))

    def rights(self) -> tuple[str, ...]:
        """Gives the order of the engine; equal cards could stand the other way round."""
        return (format_cards(self.trumps.sorted(self.cards)),)
