"""A decision asked again: the table as the seat saw it then, the hand as a form, the comparison.

Made from the decision's View alone, so nothing the seat could not know is on it. The better answer
is shown after a new one was given, or when it was asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from flask import url_for

from engine.cards import Card
from engine.verdict import Verdict
from tutor.coach.decision import Decision, judge
from tutor.coach.explain import explain_refused
from tutor.coach.grade import Grade
from tutor.coach.graded import better, explain_grade, verdict
from tutor.coach.hints import Rung
from tutor.coach.live import live
from tutor.coach.note import LOST, Note, Tier
from tutor.coach.review import Moment
from tutor.coach.status import status
from tutor.practice.decided import Decided
from tutor.web import build, parts
from tutor.web.page import Page, ui
from tutor.web.practice.citing import noted
from tutor.web.practice.grading import grade_of as kept_or_made
from tutor.web.practice.hinting import hint_button, hints_given, rungs_left
from tutor.web.practice.story import shown_cards
from tutor.web.practice.tray import Tray, from_kitty, tray
from tutor.web.review.naming import loss, shown, tier_word, title
from tutor.web.review.opened import Opened
from tutor.web.review.part import decision_url
from tutor.web.site import words

VERBS = {
    Decision.DECLARE: "practice-declare",
    Decision.LEAD: "ui-play",
    Decision.FOLLOW: "ui-play",
}


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration that lies open."""

    text: str
    faces: tuple[parts.Face, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """One of the answers beside each other: whose it is, its cards, the emblem of its verdict."""

    label: str
    faces: tuple[parts.Face, ...]
    tier: str


@dataclass(frozen=True, kw_only=True)
class RetryPage(Page):
    """A decision asked again, or with its answers compared."""

    url: str
    line_url: str
    back: str
    subtitle: str
    tile: parts.TrumpTile
    score: parts.Score | None
    trick: parts.TrickBox | None
    declared: tuple[Declared, ...]
    tray: Tray | None
    kitty: tuple[parts.Face, ...]
    say: str
    slips: tuple[parts.Slip, ...]
    fresh: bool
    compared: tuple[Compared, ...]
    done: bool
    hand: parts.Hand
    line: parts.Line | None
    buttons: tuple[parts.Button, ...]
    hints: int
    """So many rungs of the ladder of hints are given."""
    after: str
    after_text: str


def grade_of(moment: Moment, cards: tuple[Card, ...]) -> Grade:
    """Returns the grade of any legal answer to a decision; it is kept, and made only once."""
    return kept_or_made(Decided(moment.number, moment.view, cards))


def retry_page(
    found: Opened,
    moment: Moment,
    chosen: Sequence[Card] | None = None,
    refused: Verdict | None = None,
    fresh: bool = False,
    hints: int = 0,
) -> RetryPage:
    """Returns the page; `refused` is the verdict on the chosen cards, where the rules refuse.

    From the rung that shows an example on, its cards are chosen unless others were.
    """
    view = moment.view
    done = found.work.is_done(moment.number) and refused is None
    given = 0 if done else hints
    old = grade_of(moment, moment.answer)
    again = found.work.tries.get(moment.number) if done else None
    new = grade_of(moment, again) if again is not None else None
    if chosen is None:
        chosen = old.best if given >= Rung.EXAMPLE else ()
    slips, note = (
        (_told(moment, old, new), None) if done else _asked(moment, old, chosen, refused, given)
    )
    pointed = old.best if done else note.pointed if note else ()
    after = _after(found, moment)
    return RetryPage(
        title=ui("review-title"),
        keeps="" if done else "hand",
        url=decision_url(found, moment),
        line_url=url_for("review.line", review_id=found.id, number=moment.number),
        back=url_for("review.page", review_id=found.id),
        subtitle=title(moment),
        tile=build.trump_tile(
            words(),
            view.level,
            view.trumps.suit if view.trumps else None,
            view.trumps,
            decided=view.trumps is not None,
        ),
        score=build.score(words(), view.points, us=view.attacking)
        if view.trumps is not None and view.dealer is not None
        else None,
        trick=_trick(moment),
        declared=tuple(
            Declared(words().text(text), build.faces(words(), None, cards))
            for text, cards in shown_cards(view)
        )
        if view.trick is None
        else (),
        tray=None if done else tray(view, chosen),
        kitty=from_kitty(view),
        say=words().sentences(status(view)),
        slips=slips,
        fresh=fresh or refused is not None,
        compared=_compared(moment, old, new, done),
        done=done,
        hand=build.hand(
            words(),
            view.trumps,
            view.hand,
            chosen=() if done else chosen,
            pointed=pointed,
            refused=note.refused if note else (),
        ),
        line=None if done else line(moment, tuple(chosen)),
        buttons=_buttons(moment, done, given),
        hints=given,
        after=decision_url(found, after) if after else url_for("review.page", review_id=found.id),
        after_text=ui("review-next-costly") if after else ui("review-back"),
    )


def verdict_on(moment: Moment, cards: Sequence[Card]) -> Verdict | None:
    """Returns the verdict on an answer that the rules refuse; None for one that may be given."""
    verdict = judge(moment.view, cards)
    return None if verdict.legal else verdict


def line(moment: Moment, cards: tuple[Card, ...]) -> parts.Line:
    """Says whether the chosen cards may be the answer."""
    said = live(moment.view, cards)
    return parts.Line(said.light, words().text(said.message))


def primary(moment: Moment) -> parts.Button:
    """Returns the button that gives the answer."""
    label = (
        ui("practice-bury-title", count=moment.view.kitty_size)
        if moment.asked is Decision.BURY
        else ui(VERBS[moment.asked])
    )
    return parts.Button("answer", label, True, id="go")


def _buttons(moment: Moment, done: bool, given: int) -> tuple[parts.Button, ...]:
    if done:
        return (parts.Button("again", ui("ui-try-again"), icon="undo", wide_only=True),)
    first = [parts.Button("show", ui("review-show"))]
    if rungs_left(moment.view, given):
        first.append(hint_button(given))
    if moment.asked is Decision.DECLARE:
        first.append(parts.Button("pass", ui("practice-pass")))
    return (*first, primary(moment))


def _trick(moment: Moment) -> parts.TrickBox | None:
    view = moment.view
    if view.trick is None:
        return None
    return build.trick(
        words(), view.trumps, view.trick, me=view.seat, dealer=view.dealer, to_act=view.seat
    )


def _asked(
    moment: Moment, old: Grade, chosen: Sequence[Card], refused: Verdict | None, given: int
) -> tuple[tuple[parts.Slip, ...], Note | None]:
    """Asks again, or says why an answer is refused, or gives the hints; with what is marked."""
    view = moment.view
    if refused is not None:
        note = explain_refused(view, chosen, refused)
        return (noted(note, view.rules),), note
    if given:
        slip, note = hints_given(view, given, old.of_best)
        return (slip,), note
    return (_question(moment, old),), None


def _question(moment: Moment, old: Grade) -> parts.Slip:
    """Asks again, and says what the answer in the hand cost."""
    asked = (ui(f"review-ask-{moment.asked}"),)
    if old.tier not in LOST:
        return parts.Slip("info", ui("review-look-again"), asked)
    return parts.Slip(old.tier.value, tier_word(old), asked, small=loss(old))


def _told(moment: Moment, old: Grade, new: Grade | None) -> tuple[parts.Slip, ...]:
    """Explains the new answer first, then the one of the hand, where they differ."""
    if new is None:
        return (_explained(moment, old, "then"),)
    slips = [_explained(moment, new, "now")]
    if new.answer != old.answer:
        slips.append(_explained(moment, old, "then"))
    return tuple(slips)


def _explained(moment: Moment, found: Grade, when: str) -> parts.Slip:
    """Explains an answer; what it cost stands in the head, what was better lies beside it."""
    view = moment.view
    note = explain_grade(view, found)
    if found.tier in LOST:
        said = (*verdict(view, found), *better(view, found))
        note = replace(note, messages=tuple(each for each in note.messages if each not in said))
    slip = noted(note, view.rules)
    word = slip.word if found.tier is Tier.EVEN else tier_word(found)
    return replace(slip, word=ui(f"review-verdict-{when}", tier=word), small=loss(found))


def _compared(moment: Moment, old: Grade, new: Grade | None, done: bool) -> tuple[Compared, ...]:
    """Puts the answers beside each other; before a new one there is only the old."""
    rows = [("review-then", old)]
    if new is not None:
        rows.insert(0, ("review-now", new))
    if done:
        rows.append(("review-best", old.of_best))
    return tuple(
        Compared(ui(label), shown(moment, found.answer), found.tier.value) for label, found in rows
    )


def _after(found: Opened, moment: Moment) -> Moment | None:
    """Returns the next costly decision that was not tried again yet."""
    return next(
        (
            each
            for each, _ in found.review.costly
            if each.number != moment.number and not found.work.is_done(each.number)
        ),
        None,
    )
