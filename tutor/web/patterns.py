"""The page of components: every part of the pages in every state, with possible positions.

For those who work on the pages; it is linked from nowhere else. Texts that are no words of the
program are the visitor's own language's or plain codes. A second page shows everything that the
coach says, in all languages side by side, to be read aloud.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, url_for

from engine.cards import Card, Rank, Seat, Suit, parse_cards
from engine.rules import DAPAI, KAWU
from engine.trick import Trick
from engine.trumps import Trumps
from tutor.coach import Note, Tier
from tutor.web import build
from tutor.web.coaching import WORDS, hint_slip, rules, slip
from tutor.web.page import Page, show, ui
from tutor.web.parts import (
    Button,
    Choice,
    Face,
    Hand,
    Line,
    Score,
    Slip,
    Slot,
    Stars,
    Stop,
    TrickBox,
    TrumpTile,
)
from tutor.web.site import words
from tutor.words import LANGUAGES, Language, say
from tutor.words.gallery import Row, gallery

blueprint = Blueprint("patterns", __name__)
SEVEN = Trumps.of(Rank.SEVEN, Suit.HEARTS, KAWU)
HAND = "BJ LJ H7 S7 D7 HQ HT H9 H4 SQ SJ SJ ST ST S9 S8 S5 CA CK CK C8 C5 C3 DQ D5"
COLOURS = (
    "paper", "paper-2", "sheet", "felt", "felt-2", "ink", "ink-2", "pine", "seal", "lamp", "gilt",
    "card", "card-dim", "suit-s", "suit-h", "suit-c", "suit-d", "us", "them", "no", "yes", "even",
    "cost", "unsure", "hint",
)  # fmt: skip
TRICKS = (
    (Seat.E, ("S5 S5", "SA S5", "ST S3", "SK SK")),
    (Seat.E, ("C8 C8 C6 C6", "CQ CJ C9 C2", "H9 H9 H8 H8")),
    (Seat.W, ("SA SA SK SQ SQ SJ SJ ST",)),
)
SPOKEN = ("coach", "grades", "reasons")
"""The message files whose sentences are the coach's."""
STATES = ("", "chosen", "refused", "chosen refused", "pointed")


@dataclass(frozen=True, slots=True)
class Sample:
    """A card that can be chosen, in one state."""

    slot: Slot
    caption: str
    field: str


@dataclass(frozen=True, kw_only=True)
class PatternsPage(Page):
    """All parts."""

    colours: tuple[str, ...]
    faces: tuple[Face, ...]
    big: tuple[Face, ...]
    samples: tuple[Sample, ...]
    hand: Hand
    tiles: tuple[TrumpTile, ...]
    scores: tuple[Score, ...]
    tricks: tuple[TrickBox, ...]
    slips: tuple[Slip, ...]
    ladder: Slip
    lines: tuple[Line, ...]
    buttons: tuple[Button, ...]
    choices: tuple[Choice, ...]
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """The messages of one message file with real values."""

    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, kw_only=True)
class WordsPage(Page):
    """What the coach says."""

    areas: tuple[Area, ...]
    languages: tuple[Language, ...]


def _faces(text: str) -> tuple[Face, ...]:
    return build.faces(words(), SEVEN, parse_cards(text))


def _tricks() -> tuple[TrickBox, ...]:
    boxes = []
    for leader, plays in TRICKS:
        trick = Trick(leader, tuple(parse_cards(play) for play in plays))
        trumps = Trumps.of(Rank.SEVEN, Suit.HEARTS, DAPAI)
        boxes.append(build.trick(words(), trumps, trick, dealer=Seat.E, to_act=trick.to_play))
    return tuple(boxes)


def _slips() -> tuple[Slip, ...]:
    message = say("trick-too-low", cards=(Card("HT"),), best=(Card("HK"),))
    notes = [
        slip(Note(tier, (message,), ("follow-pair",)), "kawu", opened=tier is Tier.YES)
        for tier in WORDS
        if tier is not Tier.HINT
    ]
    text = words().text(message)
    return (*notes, Slip("wrong", ui("ui-try-again"), (text,), rules=rules(("throw",), "dapai")))


def _samples() -> tuple[Sample, ...]:
    king = build.face(words(), SEVEN, Card("SK"))
    return tuple(
        Sample(
            Slot(king, "chosen" in state, state.replace("chosen", "").strip()),
            state or "–",
            f"sample-{number}",
        )
        for number, state in enumerate(STATES)
    )


@blueprint.get("/patterns")
def page() -> Response:
    """Shows every part in every state."""
    five = build.face(words(), None, Card("S5"))
    context = PatternsPage(
        title=ui("ui-patterns"),
        colours=COLOURS,
        faces=_faces("SA HK CT D5 S7 BJ LJ"),
        big=_faces("SQ H7 CT D9 BJ LJ"),
        samples=_samples(),
        hand=build.hand(words(), SEVEN, parse_cards(HAND), chosen=parse_cards("S8"), ties=True),
        tiles=(
            build.trump_tile(words(), Rank.SEVEN, Suit.HEARTS, SEVEN),
            build.trump_tile(words(), Rank.TEN, Suit.SPADES),
            build.trump_tile(words(), Rank.NINE, None),
            build.trump_tile(words(), Rank.TWO, None, decided=False),
        ),
        scores=tuple(
            build.score(words(), points, us=points < 80) for points in (0, 45, 80, 135, 240)
        ),
        tricks=_tricks(),
        slips=_slips(),
        ladder=hint_slip([words().text(say("hint-rule-pair"))] * 2),
        lines=tuple(
            Line(state, text)
            for state, text in (
                ("idle", words().text(say("live-choose", n=1))),
                ("more", words().text(say("live-more", n=3))),
                ("ok", words().text(say("live-follows-single", suit=Suit.SPADES))),
                ("no", words().text(say("live-no-suit", suit=Suit.SPADES))),
            )
        ),
        buttons=(
            Button("hint", ui("ui-hint")),
            Button("undo", ui("ui-start-over"), icon="undo", wide_only=True, disabled=True),
            Button("play", ui("ui-play"), primary=True, faces=_faces("S8")),
        ),
        choices=(
            Choice("a", ui("ui-comments-now"), True),
            Choice("b", ui("ui-comments-after")),
            Choice("c", ui("ui-comments-ask"), note=ui("ui-rules-as-played")),
        ),
        stops=(
            Stop(
                "a", five, ui("ui-unit-first-1"), "done", url_for("home.page"),
                stars=Stars(2, 3, ui("course-stars", count=2, most=3)),
            ),
            Stop(
                "b", five, ui("ui-unit-first-2"), "now", url_for("home.page"),
                ui("ui-steps-done", done=3, total=9),
            ),
            Stop("c", five, ui("ui-unit-first-3"), "open", url_for("home.page")),
            Stop("d", five, ui("ui-later"), "later"),
        ),
    )  # fmt: skip
    return show(context, "patterns.html")


@blueprint.get("/patterns/words")
def sayings() -> Response:
    """Shows every sentence of the coach in all languages."""
    areas = tuple(Area(name, tuple(gallery(name))) for name in SPOKEN)
    context = WordsPage(title=ui("ui-patterns"), areas=areas, languages=LANGUAGES)
    return show(context, "patterns-words.html")
