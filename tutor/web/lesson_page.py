"""Makes the contexts of the lesson pages: of a step as it stands, and of what comes after the last.

The parts of a step are `lesson_parts`'; forms, answers and what is stored are `lesson`'s.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import request, url_for
from markupsafe import Markup

from engine.cards import Card
from engine.trumps import Trumps
from tutor.course.loader import Place
from tutor.course.model import HINT_RUNGS, SHOWN_RUNGS, Lesson
from tutor.course.run import Hint, Outcome, StepView, example, hint
from tutor.web import lesson_parts as made
from tutor.web.build import faces, hand
from tutor.web.forms import read_cards
from tutor.web.keep import kept, kept_cards
from tutor.web.lesson_state import StepState
from tutor.web.page import Page, ui
from tutor.web.parts import (
    Button,
    Face,
    Hand,
    Line,
    OptionBox,
    Slip,
    Stars,
    StepLink,
    Term,
    Way,
)
from tutor.web.prose import Writer
from tutor.web.site import course, site, words
from tutor.web.standing import (
    Standing,
    lesson_stars,
    lesson_url,
    place_title,
    standing,
    step_address,
    step_links,
)

LONGEST_NUMBER = 12
TOLD = "told"
"""The field by which htmx learns that a part tells something new and takes the focus."""


@dataclass(frozen=True, slots=True)
class Closing:
    """What stands in the place of the buttons where nothing more can be answered."""

    text: str
    right: bool
    ways: tuple[Way, ...]


@dataclass(frozen=True, kw_only=True)
class StepPage(Page):
    """A step: what is asked, the table, the form to answer with, and what was said of an answer."""

    lesson: str
    profile: str
    where: str
    """Which step of how many this is."""
    steps: tuple[StepLink, ...]
    steps_title: str
    address: str
    line_address: str
    before: str
    after: str
    next_address: str
    """Where Next leads: the following step, or the page after the last."""
    situation: Markup
    task: Markup | None
    ask: str
    bare: bool
    table: made.TableBox | None
    facts: tuple[made.Fact, ...]
    asked: tuple[Face, ...]
    hand: Hand | None
    """The hand as a form, where cards answer the question and it is still open."""
    shown: Hand | None
    """The hand to look at."""
    order: tuple[made.OrderItem, ...]
    options: tuple[OptionBox, ...]
    number_value: str
    slip: Slip | None
    fresh: bool
    """The slip tells something that was not on the page before."""
    line: Line | None
    buttons: tuple[Button, ...]
    solved: bool
    """The question is answered rightly: what is left is Next."""
    tries: int
    hints: int
    terms: tuple[Term, ...]
    position_url: str
    """The position page of a play that was asked for and answered; empty elsewhere."""
    test_url: str = ""
    """The test that turns the lesson over, offered on its first step."""
    closing: Closing | None = None
    """A question of a test that was answered."""


@dataclass(frozen=True, kw_only=True)
class DonePage(Page):
    """What comes after the last step of a lesson."""

    heading: str
    text: str
    open_steps: tuple[StepLink, ...]
    stars: Stars | None
    next_lesson: str
    next_address: str


def order_of(seen: StepView, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the cards of an order as the form has them; as at first if some are missing."""
    return cards if sorted(cards) == sorted(seen.cards) else seen.cards


def next_address(lesson_id: str, seen: StepView) -> str:
    """Returns where Next leads: the following step, or the page after the last."""
    if seen.after is not None:
        return step_address(lesson_id, seen.after)
    return url_for("lesson.done", lesson_id=lesson_id)


def step_page(
    place: Place,
    lesson: Lesson,
    seen: StepView,
    state: StepState,
    outcome: Outcome | None,
    refused: Line | None = None,
    *,
    final: bool = False,
) -> StepPage:
    """Returns a step as it stands: open, answered wrongly, or solved.

    `refused` is said of a form that is no answer at all; its fields are shown as they came. With
    `final` an answer cannot be taken back, and what was chosen is to be looked at only.
    """
    now = standing()
    prose = place.prose[site().lang]
    own = prose.steps[seen.step_id]
    table = outcome.table if outcome else seen.table
    rules = lesson.rules_of(lesson.step(seen.step_id))
    trumps = table.trumps if table else _trumps(lesson, seen)
    writer = Writer(trumps)
    rungs = seen.hints[: state.hints]
    given = [hint(lesson, seen.step_id, rung, prose) for rung in rungs if rung in HINT_RUNGS]
    texts: list[str | Markup] = [writer.draw(each.text, inline=True) for each in given]
    ready = example(lesson, seen.step_id) if SHOWN_RUNGS[0] in rungs else ""
    if ready:
        texts.append(words().text(made.example_text(seen, trumps, ready)))
    solved = outcome is not None and outcome.solved
    # A wrong play that the rules allow lies on the table: the hand is for looking until retried.
    lies = outcome is not None and seen.ask == "play" and outcome.hand != seen.hand
    rests = solved or final or lies
    step = lesson.step(seen.step_id)
    hides = getattr(step, "choose", "") in made.ASKS_WHO_HOLDS
    drawn = None if made.asks_what_is_trump(step) and not solved else trumps
    answer = (state.answer if outcome else None) or ready
    chosen = _chosen(seen, answer, refused)
    slip = None
    if outcome is not None and seen.ask not in made.SHOWS and (solved or not state.asked):
        slip = made.outcome_slip(outcome, own, writer, rules.profile)
        if state.shown:
            rule = own.sections.get("rule")
            slip = made.shown_slip(slip, writer.draw(rule, inline=True) if rule else "")
    elif rungs:
        slip = made.hints_slip(texts, seen, rules.profile)
    return StepPage(
        title=f"{own.title} · {prose.title}",
        keeps="hand" if seen.ask not in made.SHOWS else "",
        lesson=prose.title,
        profile=rules.profile,
        where=ui("ui-step-of", number=seen.number, total=len(lesson.steps)),
        steps=step_links(place, now, seen.step_id),
        steps_title=ui("ui-steps"),
        address=step_address(place.id, seen.step_id),
        line_address=url_for("lesson.live", lesson_id=place.id, step_id=seen.step_id),
        before=step_address(place.id, seen.before) if seen.before else "",
        after=step_address(place.id, seen.after) if seen.after else "",
        next_address=next_address(place.id, seen),
        situation=writer.draw(own.situation, inline=True),
        task=writer.draw(own.task) if own.task else None,
        ask=seen.ask,
        bare=table is None,
        table=made.table_box(
            table, seen.count, answered=outcome is not None, show_holder=solved or not hides
        ),
        facts=made.facts(seen.result, trumps),
        asked=faces(words(), drawn, _asked(seen)),
        hand=_hand(seen, drawn, given, outcome, chosen) if not rests else None,
        shown=_shown(seen, drawn, outcome, chosen)
        if rests or seen.ask not in made.OF_HAND
        else None,
        order=made.order_items(_order_now(seen, answer), trumps) if seen.ask == "order" else (),
        options=made.options(seen, own, writer, drawn, _field(answer)),
        number_value=_field(answer)[:LONGEST_NUMBER],
        slip=slip,
        fresh=site().fragment and TOLD in request.args,
        line=refused or made.step_line(seen, len(chosen), solved or rests),
        buttons=made.step_buttons(seen, state, solved, rests),
        solved=solved,
        tries=state.tries,
        hints=state.hints,
        terms=writer.terms,
        position_url=made.position_address(seen) if outcome else "",
        test_url=_test_url(place, now) if seen.before is None else "",
    )


def _test_url(place: Place, now: Standing) -> str:
    """Returns the address of the test that turns a lesson over, as long as it is not done."""
    if place.lesson is None or not place.lesson.test or now.is_done(place):
        return ""
    return url_for("know.page", exam_id=place.id)


def _trumps(lesson: Lesson, seen: StepView) -> Trumps | None:
    """Returns the trumps of a bare step's cards, where the lesson's table has any."""
    step = lesson.step(seen.step_id)
    table = step.table.over(lesson.table)
    if table.level is None:
        return None
    return Trumps.of(table.level, table.trump, lesson.rules_of(step))


def _chosen(seen: StepView, answer: str, refused: Line | None) -> tuple[Card, ...]:
    """Returns the cards of the hand that are chosen: those of the form, or of an answer."""
    if seen.ask not in made.OF_HAND:
        return ()
    if refused is not None:
        return read_cards(request.form)
    if "kept" in request.args or "card" in request.args:
        return kept_cards(seen.hand)
    return tuple(Card(code) for code in answer.split())


def _asked(seen: StepView) -> tuple[Card, ...]:
    """Returns the cards in question, unless they are in the form or lie in the trick already."""
    lying = seen.table.trick.plays if seen.table and seen.table.trick else ()
    if seen.ask == "order" or {card for play in lying for card in play}.issuperset(seen.cards):
        return ()
    return seen.cards


def _field(answer: str) -> str:
    """Returns the option or number in the form: as it came, as it was kept, or as answered."""
    if request.method == "POST":
        return request.form.get("answer", "")
    return kept("answer", "" if "kept" in request.args else answer)


def _order_now(seen: StepView, answer: str) -> tuple[Card, ...]:
    """Returns the cards to be ordered as they lie: as moved, as answered, or as at first."""
    if request.method == "POST":
        return order_of(seen, read_cards(request.form))
    if moved := kept_cards(seen.cards):
        return order_of(seen, moved)
    return order_of(seen, tuple(Card(code) for code in answer.split()))


def _hand(
    seen: StepView,
    trumps: Trumps | None,
    given: list[Hint],
    outcome: Outcome | None,
    chosen: tuple[Card, ...],
) -> Hand | None:
    if seen.ask not in made.OF_HAND:
        return None
    pointed = [card for each in given for card in each.pointed]
    refused: tuple[Card, ...] = ()
    if outcome is not None:
        pointed = [*outcome.note.pointed] or pointed
        refused = outcome.note.refused
    return hand(words(), trumps, seen.hand, chosen=chosen, pointed=pointed, refused=refused)


def _shown(
    seen: StepView, trumps: Trumps | None, outcome: Outcome | None, chosen: tuple[Card, ...]
) -> Hand | None:
    cards = outcome.hand if outcome else seen.hand
    if not cards:
        return None
    pointed = chosen if outcome and outcome.right and seen.ask in ("pick", "bury") else ()
    refused = outcome.note.refused if outcome else ()
    if outcome and refused:
        pointed = outcome.note.pointed
    return hand(words(), trumps, cards, pointed=pointed, refused=refused)


def done_page(place: Place) -> DonePage:
    """Returns what is left of a lesson after its last step, and the way on."""
    now = standing()
    left = tuple(link for link in step_links(place, now) if link.state != "done")
    following = now.current(course())
    if following is place:
        following = None
    return DonePage(
        title=place_title(place),
        heading=ui("ui-lesson-open", count=len(left)) if left else ui("ui-lesson-done"),
        text=place.prose[site().lang].summary,
        open_steps=left,
        stars=lesson_stars(place, now),
        next_lesson=place_title(following) if following else "",
        next_address=lesson_url(following, now) if following else "",
    )
