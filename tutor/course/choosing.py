"""The questions with options: seats, ranks, yes and no, shapes, cards, or the lesson's own words.

All but the last kind are answered by the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from engine.actions import Play
from engine.cards import PRINTED_SUITS, Card, Rank, Seat, Suit, Team
from engine.declaring import FIRST_DEALER, possible_declarations, trump_without_declaration
from engine.shapes import Kind, shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from tutor.course.counting import change_of
from tutor.course.model import ChooseStep
from tutor.course.picking import is_equal, is_higher
from tutor.course.plays import after, canonical, holds, is_kind, safe_throws, table_of
from tutor.course.position import Position
from tutor.course.questions import AnswerError, Judged, Option, Question, QuestionError
from tutor.course.remembering import is_boss, shown_pairless, shown_void
from tutor.words.message import Message, say

Cards = tuple[Card, ...]
SHAPES = (*(kind.value for kind in Kind), "none")
OUTCOMES = ("hold", "take-over", "match")
NOBODY = "nobody"
EQUAL = "equal"
PASS = "pass"
NO_TRUMP = "NT"


class Choose(Question):
    """One of several options."""

    def __init__(self, position: Position, step: ChooseStep) -> None:
        super().__init__(position)
        self.step = step
        labels, self.right = self._ways()[step.choose]()
        self.options = tuple(labels)
        if self.right not in {option.id for option in self.options}:
            raise QuestionError(f"the answer, {self.right!r}, is not among the options")

    def _ways(self) -> dict[str, Callable[[], tuple[Sequence[Option], str]]]:
        return {
            "winner": self._winner,
            "trick-holder": self._holder,
            "next-dealer": self._next_dealer,
            "next-level": self._next_level,
            "team-level": self._team_level,
            "outcome": self._outcome,
            "match-winner": self._match_winner,
            "shape": self._shape,
            "higher": self._higher,
            "is-trump": lambda: self._yes_no(all(map(self._trumps().is_trump, self._cards()))),
            "is-pair": lambda: self._yes_no(self._is_kind("pair", self._cards())),
            "is-tractor": lambda: self._yes_no(self._is_kind("tractor", self._cards())),
            "is-legal": lambda: self._yes_no(self._is_legal(self._cards())),
            "is-safe-throw": lambda: self._yes_no(self._is_safe_throw(self._cards())),
            "part-led": self._part_led,
            "trump-set": self._trump_set,
            "first-dealer": self._first_dealer,
            "most-trumps": self._most_trumps,
            "is-boss": lambda: self._yes_no(is_boss(self.position, self._cards())),
            "void-shown": lambda: self._shown(shown_void),
            "pairless": lambda: self._shown(shown_pairless),
            "which": self._which,
            "best": self._best,
            "option": self._own,
        }

    # The table and the score

    def _trick(self) -> Trick:
        trick = self.position.trick
        if trick is None or not trick.plays:
            raise QuestionError("expected a trick on the table")
        return trick

    def _winner(self) -> tuple[Sequence[Option], str]:
        trick = self._trick()
        if not trick.complete:
            raise QuestionError("expected a complete trick")
        return seats(tuple(Seat)), str(trick.holder(self._trumps()))

    def _holder(self) -> tuple[Sequence[Option], str]:
        trick = self._trick()
        played = [trick.seat_of(number) for number in range(len(trick.plays))]
        return seats(played), str(trick.holder(self._trumps()))

    def _next_dealer(self) -> tuple[Sequence[Option], str]:
        dealer = change_of(self.position).next_dealer
        if dealer is None:
            raise QuestionError("the match is over, nobody deals next")
        return seats(tuple(Seat)), str(dealer)

    def _ranks(self, right: Rank) -> tuple[Sequence[Option], str]:
        options = []
        for text in self.step.options or ():
            if text not in tuple(Rank):
                raise QuestionError(f"expected ranks as options, got {text!r}")
            options.append(Option(text, say("lesson-option-level", rank=Rank(text))))
        return options, right.value

    def _next_level(self) -> tuple[Sequence[Option], str]:
        change = change_of(self.position)
        if change.next_dealer is None:
            raise QuestionError("the match is over, there is no next level")
        return self._ranks(change.levels[change.next_dealer.team])

    def _team_level(self) -> tuple[Sequence[Option], str]:
        assert self.step.team is not None
        return self._ranks(change_of(self.position).levels[self.step.team])

    def _outcome(self) -> tuple[Sequence[Option], str]:
        change = change_of(self.position)
        right = "match" if change.match_winner else "hold" if change.held else "take-over"
        return self._words("outcome", OUTCOMES), right

    def _match_winner(self) -> tuple[Sequence[Option], str]:
        winner = change_of(self.position).match_winner
        options = [Option(team.value, say("lesson-option-team", team=team)) for team in Team]
        return [*options, word(NOBODY)], winner.value if winner else NOBODY

    def _shown(self, find: Callable[[Position, Suit], Seat | None]) -> tuple[Sequence[Option], str]:
        assert self.step.suit is not None
        found = find(self.position, self.step.suit)
        others = self.position.learner.around()[1:]
        return [*seats(others), word(NOBODY)], NOBODY if found is None else str(found)

    # Declaring

    def _trump_set(self) -> tuple[Sequence[Option], str]:
        here = self.position
        if here.standing is None and self.step.cards is None:
            raise QuestionError("expected declared:, or the cards: of the kitty as they are turned")
        if here.standing is not None:
            right = here.standing.trump
        else:
            right = trump_without_declaration(here.rules, self._cards())
        options = {suit.value: Option(suit.value, _suit(suit)) for suit in PRINTED_SUITS}
        options[NO_TRUMP] = Option(NO_TRUMP, say("ui-no-trump"))
        asked = tuple(self.step.options or options)
        if unknown := [name for name in asked if name not in options]:
            raise QuestionError(f"{unknown[0]!r} is no trump: expected {', '.join(options)}")
        return [options[name] for name in asked], right.value if right else NO_TRUMP

    def _first_dealer(self) -> tuple[Sequence[Option], str]:
        standing = self.position.standing
        return seats(tuple(Seat)), str(standing.seat if standing else FIRST_DEALER)

    def _most_trumps(self) -> tuple[Sequence[Option], str]:
        here = self.position
        if here.standing is None or here.level is None or not here.hand:
            raise QuestionError("expected declared:, a level and a hand")
        shows = possible_declarations(
            here.rules, here.level, here.standing, here.learner, here.hand
        )
        ways = {"-".join(cards): cards for cards in shows}
        counts = {PASS: self._count(here.level, here.standing.trump)}
        counts |= {name: self._count(here.level, cards[0].suit) for name, cards in ways.items()}
        best = [name for name, count in counts.items() if count == max(counts.values())]
        if len(counts) < 2 or len(best) > 1:
            raise QuestionError(f"expected one way to the most trumps, got {counts}")
        return [word(PASS), *(Option(name, cards=ways[name]) for name in ways)], best[0]

    def _count(self, level: Rank, trump: Suit | None) -> int:
        trumps = Trumps.of(level, trump, self.position.rules)
        return sum(map(trumps.is_trump, self.position.hand))

    # Cards

    def _trumps(self) -> Trumps:
        if self.position.trumps is None:
            raise QuestionError("expected a table with level and trump")
        return self.position.trumps

    def _cards(self) -> Cards:
        assert self.step.cards is not None
        return self.step.cards

    def _is_kind(self, kind: str, cards: Cards) -> bool:
        return is_kind(self._trumps(), cards, kind)

    def _is_legal(self, cards: Cards) -> bool:
        deal = self.position.deal
        if deal is None or self.position.open_trick is None:
            raise QuestionError("expected a trick in which the learner is to play")
        return deal.judge(Play(self.position.learner, cards)).legal

    def _is_safe_throw(self, cards: Cards) -> bool:
        deal = self.position.deal
        if deal is None or not is_kind(self._trumps(), cards, "throw"):
            raise QuestionError("expected a throw, and a table with all four hands and a leader")
        return canonical(cards) in safe_throws(deal, self.position.learner)

    def _part_led(self) -> tuple[Sequence[Option], str]:
        deal, cards = self.position.deal, self._cards()
        if deal is None or not self._is_kind("throw", cards) or not self._is_legal(cards):
            raise QuestionError("expected a throw that the learner may lead")
        trick = table_of(after(deal, self.position.learner, cards)).trick
        if trick.attempted is None:
            raise QuestionError("the throw stands, no part of it is led alone")
        shape = shape_of(self._trumps(), cards)
        assert shape is not None
        parts = {"-".join(part.cards): part.cards for part in shape.parts}
        return [Option(name, cards=parts[name]) for name in parts], "-".join(trick.led)

    def _shape(self) -> tuple[Sequence[Option], str]:
        shape = None
        if all(self._cards().count(card) <= 2 for card in self._cards()):
            shape = shape_of(self._trumps(), self._cards())
        return self._words("shape", SHAPES), shape.kind.value if shape else "none"

    def _higher(self) -> tuple[Sequence[Option], str]:
        cards, trumps = self._cards(), self._trumps()
        if len(cards) != 2 or cards[0] == cards[1]:
            raise QuestionError("expected two different cards to compare")
        first, second = cards
        if is_equal(trumps, first, second):
            right = EQUAL
        elif is_higher(trumps, first, second):
            right = str(first)
        elif is_higher(trumps, second, first):
            right = str(second)
        else:
            raise QuestionError("cards of two side suits cannot be compared")
        return [Option(str(card), cards=(card,)) for card in cards] + [word(EQUAL)], right

    def _which(self) -> tuple[Sequence[Option], str]:
        assert isinstance(self.step.options, Mapping)
        groups = dict(self.step.options)
        passing = [name for name, cards in groups.items() if self._is_so(cards, groups)]
        if len(passing) != 1:
            raise QuestionError(f"expected one option that is {self.step.which}, got {passing}")
        return [Option(name, cards=cards) for name, cards in groups.items()], passing[0]

    def _best(self) -> tuple[Sequence[Option], str]:
        """The search has said before which one it is (`proving`)."""
        assert isinstance(self.step.options, Mapping)
        assert self.step.right is not None
        options = [Option(name, cards=cards) for name, cards in self.step.options.items()]
        return options, self.step.right

    def _is_so(self, cards: Cards, groups: Mapping[str, Cards]) -> bool:
        which, trumps = self.step.which, self._trumps()
        if which == "trump":
            return all(map(trumps.is_trump, cards))
        if which == "safe-throw":
            return self._is_safe_throw(cards)
        if which == "legal":
            return self._is_legal(cards)
        if which == "wins":
            deal = self.position.deal
            return self._is_legal(cards) and deal is not None and self._would_hold(cards)
        if which == "highest":
            others = [group[0] for group in groups.values() if group != cards]
            return all(is_higher(trumps, cards[0], other) for other in others)
        assert which is not None
        return self._is_kind(which, cards)

    def _would_hold(self, cards: Cards) -> bool:
        deal = self.position.deal
        assert deal is not None
        return holds(deal, self.position.learner, cards)

    def _own(self) -> tuple[Sequence[Option], str]:
        assert self.step.right is not None
        return [Option(name) for name in self.step.options or ()], self.step.right

    def _words(self, what: str, names: Sequence[str]) -> Sequence[Option]:
        asked = tuple(self.step.options) if self.step.options is not None else names
        if unknown := [name for name in asked if name not in names]:
            raise QuestionError(f"{unknown[0]!r} is no {what}: expected {', '.join(names)}")
        return [word(name) for name in asked]

    def _yes_no(self, yes: bool) -> tuple[Sequence[Option], str]:
        return [word("yes"), word("no")], "yes" if yes else "no"

    # Answers

    def read(self, text: str) -> Hashable:
        """Returns the id of an option; raises `AnswerError` for anything else."""
        if not text.strip():
            raise AnswerError(say("lesson-nothing-chosen"))
        if text not in {option.id for option in self.options}:
            raise AnswerError(say("lesson-bad-option", text=text[:12]))
        return text

    def judge(self, answer: Hashable) -> Judged:
        """Compares with the answer that was worked out."""
        return Judged(answer == self.right)

    def rights(self) -> tuple[str, ...]:
        """Gives the one right option."""
        return (self.right,)


def seats(these: Sequence[Seat]) -> list[Option]:
    """Makes options out of seats."""
    return [Option(str(seat), say("lesson-option-seat", seat=seat)) for seat in these]


def _suit(suit: Suit) -> Message:
    return say("lesson-option-suit", suit=suit)


def word(name: str) -> Option:
    """Makes an option that has its label among the words of the program."""
    return Option(name, say(f"lesson-option-{name}"))
