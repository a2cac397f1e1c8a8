"""Reads the query of a position; what cannot be is refused at the field and the card it is about.

All fields are read, so that a visitor sees every fault at once; nothing is repaired silently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine.burying import KITTY_SIZE
from engine.cards import PRINTED_SUITS, Card, Rank, Seat, missing_from
from engine.declaring import Declaration, rung_of
from engine.leading import judge_lead
from engine.rules import PROFILES, Rules
from engine.trick import Trick, winner
from engine.trumps import Trumps, format_trump, parse_trump
from tutor.coach import refusals
from tutor.coach.described import Described
from tutor.web.forms import BadInput, Form, read_int, shorten
from tutor.web.page import ui
from tutor.web.position.link import FOLLOWS
from tutor.web.position.notation import NoCard, read_cards, read_play, read_plays
from tutor.web.rules_form import read_settings
from tutor.words import Message, say

MOST_IN_HAND = 25
MOST_POINTS = 400
"""More than a hand can have; fines may take a total below 0."""
TEXTS = ("hand", "led", *FOLLOWS, "seen", "buried", "shown", "turned", "points")
"""The fields that are typed."""
DEFAULTS = {"level": Rank.TWO.value, "rules": "dapai", "seat": Seat.S.name, "dealer": Seat.S.name}
TRUMPS = (*PRINTED_SUITS, None)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reading:
    """A query as it was read: the position, or what is wrong with it by field."""

    told: Described | None
    faults: dict[str, Message]


def read(form: Form) -> Reading:
    """Reads a query."""
    reader = _Reader(form)
    told = reader.position()
    return Reading(None if reader.faults else told, reader.faults)


def label_of(name: str) -> str:
    """Returns what a field is called on the page."""
    return ui(f"position-{name}")


@dataclass
class _Reader:
    form: Form
    faults: dict[str, Message] = field(default_factory=dict)

    def position(self) -> Described | None:
        rules = self._rules()
        level = self._one_of("level", Rank, lambda text: Rank("T" if text == "10" else text))
        seat = self._one_of("seat", Seat.__members__, Seat.parse)
        dealer = self._one_of("dealer", Seat.__members__, Seat.parse)
        trump = self._one_of("trump", map(format_trump, TRUMPS), lambda text: (parse_trump(text),))
        hand = self._cards("hand")
        plays = [self._play(name) for name in ("led", *FOLLOWS)]
        buried, turned = self._cards("buried"), self._cards("turned")
        tricks, points = self._tricks(), self._points()
        shown = self._shown(rules, level) if rules and level else ()
        self._plays(plays)
        self._hand(hand, plays[0].cards, tricks)
        self._kitty(buried, seat is dealer)
        self._copies(hand, plays, tricks, buried)
        if not (rules and level and trump) or seat is None:
            return None
        trumps = Trumps.of(level, trump[0], rules)
        self._lead(trumps, plays[0])
        if self.faults:
            return None
        lying = tuple(play.cards for play in plays if play.cards)
        trick = Trick(Seat((seat - len(lying)) % 4), lying, attempted=plays[0].thrown)
        told = self._leaders(trumps, trick.leader, tricks)
        return Described(
            seat=seat,
            rules=rules,
            level=level,
            dealer=dealer,
            hand=hand,
            trumps=trumps,
            tricks=told,
            trick=trick,
            buried=buried or None,
            declarations=shown,
            turned=turned,
            points=points,
        )

    def _say(self, name: str, message: Message) -> None:
        self.faults.setdefault(name, message)

    # The fields, each by itself

    def _text(self, name: str) -> str:
        return self.form.get(name, "").strip()

    def _one_of(self, name: str, known: Iterable[str], parse: Callable[[str], T]) -> T | None:
        text = self._text(name) or DEFAULTS.get(name, "")
        try:
            return parse(text)
        except (KeyError, ValueError):
            if not text:
                self._say(name, say("position-no-trump"))
            else:
                allowed = ", ".join(map(str, known))
                self._say(name, say("position-bad-value", text=shorten(text), allowed=allowed))
        return None

    def _rules(self) -> Rules | None:
        profile = self._one_of("rules", PROFILES, PROFILES.__getitem__)
        try:
            return profile.with_settings(read_settings(self.form)) if profile else None
        except BadInput as error:
            self._say("settings", error.message)
        return None

    def _read(self, name: str, text: str, parse: Callable[[str], T]) -> T | None:
        try:
            return parse(text)
        except NoCard as error:
            self._say(name, say("error-bad-card", text=shorten(error.word)))
        return None

    def _cards(self, name: str) -> tuple[Card, ...]:
        return self._read(name, self._text(name), read_cards) or ()

    def _play(self, name: str) -> _Play:
        return self._read(name, self._text(name), _Play.read) or _Play()

    def _tricks(self) -> list[list[_Play]]:
        tricks = []
        for number, texts in enumerate(read_plays(self._text("seen")), 1):
            plays = [self._read("seen", text, _Play.read) or _Play() for text in texts]
            if len(plays) != 4:
                self._say("seen", say("position-trick-plays", number=number, n=len(plays)))
            elif len({len(play.cards) for play in plays}) > 1 or not plays[0].cards:
                self._say("seen", say("position-trick-uneven", number=number))
            tricks.append(plays)
        return tricks

    def _shown(self, rules: Rules, level: Rank) -> tuple[Declaration, ...]:
        shown: list[Declaration] = []
        for texts in read_plays(self._text("shown")):
            letter = texts[0].upper()
            cards = self._read("shown", "".join(texts[1:]), read_cards) or ()
            if letter not in Seat.__members__ or rung_of(rules, level, cards) is None:
                self._say("shown", say("position-bad-shown", text=shorten(".".join(texts))))
            else:
                shown.append(Declaration(Seat[letter], cards))
        return tuple(shown)

    def _points(self) -> int | None:
        if not self._text("points"):
            return None
        try:
            return read_int(self.form, "points", -MOST_POINTS, MOST_POINTS)
        except BadInput as error:
            self._say("points", error.message)
        return None

    # What they say together

    def _plays(self, plays: Sequence[_Play]) -> None:
        led, second, third = plays
        if not led.cards and (second.cards or third.cards or led.thrown is not None):
            self._say("led", say("position-no-lead"))
        elif third.cards and not second.cards:
            self._say("second", say("position-no-second"))
        for name, play in zip(FOLLOWS, (second, third), strict=True):
            if play.thrown is not None:
                self._say(name, say("position-not-thrown"))
            elif led.cards and play.cards and len(play.cards) != len(led.cards):
                self._say(name, say("position-uneven", n=len(play.cards), m=len(led.cards)))

    def _lead(self, trumps: Trumps, led: _Play) -> None:
        if not led.cards or "led" in self.faults:
            return
        verdict = judge_lead(trumps, None, led.cards)
        if not verdict.legal:
            self._say("led", refusals.lead(trumps, led.cards, verdict))
        self._thrown("led", trumps, led)

    def _thrown(self, name: str, trumps: Trumps, led: _Play) -> None:
        """Checks the cards of a throw that failed: what is led was a part of them."""
        thrown = led.thrown
        if thrown is None:
            return
        twice = not thrown or max(Counter(thrown).values()) <= 2
        part = twice and len(thrown) > len(led.cards) and not missing_from(thrown, led.cards)
        if not (part and judge_lead(trumps, None, thrown).legal):
            self._say(name, say("position-bad-throw"))

    def _hand(
        self, hand: tuple[Card, ...], led: tuple[Card, ...], tricks: Sequence[Sequence[_Play]]
    ) -> None:
        gone = sum(len(plays[0].cards) for plays in tricks)
        if not hand:
            self._say("hand", say("position-no-hand"))
        elif len(hand) > MOST_IN_HAND:
            self._say("hand", say("error-too-many-cards", most=MOST_IN_HAND, count=len(hand)))
        elif len(hand) < len(led):
            self._say("hand", say("position-hand-short", m=len(led), n=len(hand)))
        elif len(hand) + gone > MOST_IN_HAND:
            self._say("seen", say("position-too-many-seen", n=gone, most=MOST_IN_HAND - len(hand)))

    def _kitty(self, buried: tuple[Card, ...], dealer: bool) -> None:
        if buried and not dealer:
            self._say("buried", say("position-not-dealer"))
        elif buried and len(buried) != KITTY_SIZE:
            self._say("buried", say("position-buried-count", m=KITTY_SIZE, n=len(buried)))

    def _leaders(
        self, trumps: Trumps, leader: Seat, tricks: Sequence[Sequence[_Play]]
    ) -> tuple[Trick, ...]:
        """Finds who led each trick, from the last on: its winner led the next."""
        found: list[Trick] = []
        for number in range(len(tricks), 0, -1):
            plays = tricks[number - 1]
            cards = tuple(play.cards for play in plays)
            if not judge_lead(trumps, None, cards[0]).legal:
                self._say("seen", say("position-trick-lead", number=number, cards=cards[0]))
                break
            self._thrown("seen", trumps, plays[0])
            leader = Seat((leader - winner(trumps, cards)) % 4)
            found.append(Trick(leader, cards, attempted=plays[0].thrown))
        return tuple(reversed(found))

    def _copies(
        self,
        hand: tuple[Card, ...],
        plays: Sequence[_Play],
        tricks: Sequence[Sequence[_Play]],
        buried: tuple[Card, ...],
    ) -> None:
        """Counts every card in all fields; two decks have it twice."""
        places: dict[str, tuple[Card, ...]] = {"hand": hand}
        places |= dict(zip(("led", *FOLLOWS), (play.cards for play in plays), strict=True))
        places["seen"] = tuple(card for trick in tricks for play in trick for card in play.cards)
        places["buried"] = buried
        total: Counter[Card] = Counter()
        for name, cards in places.items():
            own = Counter(cards)
            for card, count in own.items():
                if count > 2:
                    self._say(name, say("error-too-many", card=card, count=count))
                elif count + total[card] > 2:
                    other = next(each for each in places if card in places[each])
                    message = say(
                        "position-also", card=card, count=count + total[card],
                        place=label_of(other),
                    )  # fmt: skip
                    self._say(name, message)
            total += own


@dataclass(frozen=True, slots=True)
class _Play:
    """The cards of a play, and the whole throw where it is what is left of one."""

    cards: tuple[Card, ...] = ()
    thrown: tuple[Card, ...] | None = None

    @staticmethod
    def read(text: str) -> _Play:
        """Reads a play; raises `NoCard`."""
        return _Play(*read_play(text))
