"""Makes the parts of a lesson step: its table, hand, options, facts and the slip after an answer.

What is shown of a step and what an answer brings comes from `tutor.course`; drawing prose is
`tutor.web.prose`'s, and handling forms `tutor.web.lesson`'s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from engine.cards import Card, Team, parse_cards
from engine.trumps import Trumps
from tutor.coach.naming import named
from tutor.course.model import HINT_RUNGS, SHOWN_RUNGS, Result, Step
from tutor.course.prose import StepProse
from tutor.course.run import Outcome, StepView
from tutor.course.view import TableView
from tutor.web.build import face, faces, line, score, trick, trump_tile
from tutor.web.coaching import TITLES, hint_slip, rules
from tutor.web.lesson_state import StepState
from tutor.web.page import ui
from tutor.web.parts import Button, Face, Line, OptionBox, Score, Slip, TrickBox, TrumpTile
from tutor.web.position.link import position_url
from tutor.web.prose import Writer
from tutor.web.site import words
from tutor.words import Message, say

OF_HAND = {"play", "pick", "bury"}
"""The questions that are answered with cards of the hand."""
ASKS_WHO_HOLDS = {"winner", "trick-holder"}
"""The questions whose answer the table would give away by marking who wins."""
ASKS_WHAT_IS_TRUMP = {
    ("pick", "trumps"), ("pick", "level-cards"), ("number", "trump-count"),
    ("choose", "is-trump"), ("choose", "higher"), ("which", "trump"),
}  # fmt: skip
"""The questions whose answer cards give away that are sorted and marked as trumps."""
QUESTION_KEYS = ("pick", "number", "choose", "which")
TO_DO = {"order": "ui-order-them", "number": "ui-enter-number", "choose": "ui-choose-one"}
VERBS = {"play": "ui-play", "bury": "ui-bury"}
RUNGS = {
    **dict(zip((*HINT_RUNGS, *SHOWN_RUNGS), TITLES, strict=True)),
    "play": "ui-rung-answer",
}
"""The titles of the rungs, by name."""
SHOWS = {"read", "watch"}
"""The steps that ask nothing."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the result that a question is about: what it is, and its value or cards."""

    label: str
    value: str = ""
    faces: tuple[Face, ...] = ()


@dataclass(frozen=True, slots=True)
class OrderItem:
    """A card to be moved up or down; `key` stays with it, so that the focus does too."""

    face: Face
    key: str


@dataclass(frozen=True, slots=True)
class TableBox:
    """The felt of a lesson: trump and level, score, trick, cards in question, facts."""

    trump: TrumpTile
    trick: TrickBox | None
    score: Score | None
    earlier: tuple[TrickBox, ...]
    """The tricks before, the latest first."""


def asks_what_is_trump(step: Step) -> bool:
    """Tells whether a step asks which cards are trumps, so that they are shown as printed."""
    return any((key, getattr(step, key, None)) in ASKS_WHAT_IS_TRUMP for key in QUESTION_KEYS)


def table_box(
    table: TableView | None, count: int | None, *, answered: bool = False, show_holder: bool = True
) -> TableBox | None:
    """Returns the table of a step; `count` cards are to be played, where that is known."""
    if table is None:
        return None
    lying, to_act = table.trick, table.to_act
    if answered and table.earlier and not (lying and lying.plays):
        # The learner's play has completed the trick: that is what is to be seen now.
        lying, to_act = table.earlier[-1], None
    shown = None
    if lying is not None and (lying.plays or to_act is not None):
        shown = trick(
            words(),
            table.trumps,
            lying,
            me=table.learner,
            dealer=table.dealer,
            to_act=to_act,
            count=count or 1,
            show_holder=show_holder,
        )
    points = None
    if table.points is not None:
        attacks = table.dealer is None or table.dealer.team is not table.learner.team
        points = score(words(), table.points, us=attacks)
    suit, trumps = table.trumps.suit, table.trumps
    tile = trump_tile(words(), table.level, suit, trumps, decided=not table.open)
    before = tuple(
        trick(words(), table.trumps, each, me=table.learner, dealer=table.dealer)
        for each in reversed(table.earlier)
        if each is not lying
    )
    return TableBox(tile, shown, points, before)


def facts(result: Result | None, trumps: Trumps | None) -> tuple[Fact, ...]:
    """Returns what a question about the end of a hand gives, a line each."""
    if result is None:
        return ()
    lines: list[Fact] = []
    if result.dealer is not None:
        who = words().text(say("lesson-option-seat", seat=result.dealer))
        lines.append(Fact(ui("ui-fact-dealer"), who))
    for team, level in (result.levels or {}).items():
        name = ui("ui-team", team=Team(team))
        lines.append(Fact(name, ui("ui-level", level=level)))
    if result.trick_points is not None:
        lines.append(Fact(ui("ui-fact-trick-points"), _points(result.trick_points)))
    if result.kitty is not None:
        lines.append(Fact(ui("ui-fact-kitty"), faces=faces(words(), trumps, result.kitty)))
    if result.last_lead is not None:
        cards = faces(words(), trumps, result.last_lead)
        lines.append(Fact(ui("ui-fact-last-lead"), faces=cards))
    if result.last_winner is not None:
        winner = "ui-attackers" if result.last_winner == "attackers" else "ui-defenders"
        lines.append(Fact(ui("ui-fact-last-winner"), ui(winner)))
    for side, failed in (result.failed_throws or {}).items():
        label = ui(
            "ui-fact-failed-attackers" if side == "attackers" else "ui-fact-failed-defenders"
        )
        lines.append(Fact(label, str(failed)))
    if result.total is not None:
        lines.append(Fact(ui("ui-fact-total"), _points(result.total)))
    return tuple(lines)


def _points(points: int) -> str:
    return ui("ui-fact-points", points=points)


def options(
    view: StepView, prose: StepProse, writer: Writer, trumps: Trumps | None, chosen: str
) -> tuple[OptionBox, ...]:
    """Returns the options of a question, each with its label or its cards."""
    boxes = []
    for option in view.options:
        label: str | Markup = ""
        section = prose.sections.get(f"option: {option.id}")
        if section is not None:
            label = writer.draw(section, inline=True)
        elif option.label is not None:
            label = words().text(option.label)
        cards = faces(words(), trumps, option.cards)
        boxes.append(OptionBox(option.id, label, cards, option.id == chosen))
    return tuple(boxes)


def order_items(cards: Iterable[Card], trumps: Trumps | None) -> tuple[OrderItem, ...]:
    """Returns the cards to be put in order, as they stand now."""
    seen: Counter[Card] = Counter()
    items = []
    for card in cards:
        seen[card] += 1
        items.append(OrderItem(face(words(), trumps, card), f"{card}-{seen[card]}"))
    return tuple(items)


def outcome_slip(outcome: Outcome, prose: StepProse, writer: Writer, profile: str) -> Slip:
    """Returns what is said of an answer: a nod or a refusal, the lesson's words, the coach's."""
    tier = outcome.note.tier.value
    refused = outcome.verdict is not None and not outcome.verdict.legal
    if not outcome.right and not refused:
        tier = "wrong"
    section = prose.sections.get(outcome.section or "")
    if refused and outcome.section == "wrong":
        section = None
    own = (writer.draw(section, inline=True),) if section is not None else ()
    # A refusal begins with the coach, who names the cards; else the lesson's own words come first.
    said = (words().sentences(outcome.note.messages),) if outcome.note.messages else ()
    lines = (*said, *own) if refused else (*own, *said)
    word = words().text(outcome.headline) if outcome.headline else ui("ui-solved")
    return Slip(tier=tier, word=word, lines=lines, rules=rules(outcome.note.cites, profile))


def hints_slip(given: Sequence[str | Markup], view: StepView, profile: str) -> Slip:
    """Returns the hints given so far; from the second on with the paragraphs of the rulebook."""
    cited = rules(view.cites, profile) if len(given) > 1 else ()
    return hint_slip(given, cited, [RUNGS[rung] for rung in view.hints])


def example_text(view: StepView, trumps: Trumps | None, answer: str) -> Message:
    """Says that an example answer is chosen or filled in, and that it is not given yet."""
    if view.ask not in OF_HAND:
        return say("hint-answer-given")
    cards = parse_cards(answer)
    return say("hint-answer-cards", cards=named(trumps, cards) if trumps else cards)


def shown_slip(slip: Slip, rule: str | Markup) -> Slip:
    """Returns what is said of an answer that the coach gave; `rule` where nothing else explains."""
    lines = slip.lines or ((rule,) if rule else ())
    return replace(slip, tier="hint", word=ui("ui-hint-shown"), lines=lines)


def line_message(view: StepView, chosen: int) -> tuple[str, Message]:
    """Returns the state and the words of the line under the hand: how many cards are chosen.

    In a lesson it counts only; whether a play is allowed is what the step asks.
    """
    if view.count is None:
        if chosen == 0:
            return "idle", say("ui-choose-some-cards")
        return "idle", say("ui-chosen-cards", count=chosen)
    if chosen == 0:
        return "idle", say("live-choose", n=view.count)
    if chosen < view.count:
        return "more", say("live-more", n=view.count - chosen)
    if chosen > view.count:
        return "more", say("live-fewer", n=chosen - view.count)
    return "idle", say("ui-chosen-cards", count=chosen)


def step_line(seen: StepView, chosen: int, closed: bool) -> Line | None:
    """Returns the line beside the buttons: how many cards are chosen, or what to do.

    Nothing while the question is `closed`: solved, or with a play to be taken back first.
    """
    if closed:
        return None
    if seen.ask in OF_HAND:
        state, message = line_message(seen, chosen)
        return line(words(), state, message)
    return Line("idle", ui(TO_DO[seen.ask])) if seen.ask in TO_DO else None


def step_buttons(seen: StepView, state: StepState, solved: bool, rests: bool) -> tuple[Button, ...]:
    """Returns the buttons of an open question: hint, start over, and the one thing to do.

    `rests` when a play lies on the table that has to be taken back first.
    """
    if solved or seen.ask in SHOWS:
        return ()
    buttons = []
    if state.hints < len(seen.hints):
        buttons.append(Button("hint", _hint_label(seen, state.hints), id="hint"))
    if rests:
        return (*buttons, Button("over", ui("ui-try-again"), primary=True, id="go"))
    if state.answer is not None or state.hints:
        buttons.append(Button("over", ui("ui-start-over"), icon="undo", wide_only=True, id="over"))
    verb = ui(VERBS.get(seen.ask, "ui-check"))
    return (*buttons, Button("answer", verb, primary=True, id="go"))


def _hint_label(seen: StepView, given: int) -> str:
    if seen.hints[given] == "play":
        return ui("ui-rung-answer")
    return ui("ui-hint-number", number=given + 1) if given else ui("ui-hint")


def position_address(seen: StepView) -> str:
    """Returns the position page of the play that a step asks for; empty for any other question."""
    return position_url(seen.known) if seen.known else ""
