"""The review's addresses: look, grade on, try a decision again, step through the moves, take along.

Nothing here decides what is good or what is shown; that is `tutor.coach`'s and the modules' beside
this one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request, url_for

from engine.cards import Card, Seat
from engine.record import format_record
from engine.verdict import Verdict
from tutor.coach import result as coach_result
from tutor.coach.decision import Decision
from tutor.coach.review import Moment
from tutor.web.forms import BadInput, read_cards, read_choice, read_int
from tutor.web.keep import kept, kept_cards
from tutor.web.page import VARY, Page, go, rendered, show, ui
from tutor.web.parts import Rule
from tutor.web.practice.citing import cited
from tutor.web.practice.hinting import RUNGS
from tutor.web.practice.tray import show_live
from tutor.web.review.export import export_page
from tutor.web.review.listed import list_page
from tutor.web.review.moves import move_page
from tutor.web.review.opened import Opened, change, grade_slice, make, opened, own
from tutor.web.review.opening import BadRecord, open_page, read_form, read_record
from tutor.web.review.part import ReviewPart, review_part
from tutor.web.review.retry import grade_of, primary, retry_page, verdict_on
from tutor.web.review.retry import line as live_line
from tutor.web.site import site, words
from tutor.words import say

blueprint = Blueprint("review", __name__, url_prefix="/review")


@dataclass(frozen=True, kw_only=True)
class ReviewPage(Page):
    """A finished hand's review on a page of its own."""

    subtitle: str
    heading: str
    note: str
    why: tuple[Rule, ...]
    review: ReviewPart


@blueprint.get("/")
def hands() -> Response:
    """Lists the learner's finished hands."""
    return show(list_page(), "review/list.html")


@blueprint.get("/open")
def open_form() -> Response:
    """Shows the form for a record from outside."""
    return show(open_page(), "review/open.html")


@blueprint.post("/open")
def open_record() -> Response:
    """Opens a record for review, or says what is wrong with it and keeps it in the form."""
    text, seat = read_form(request.form)
    try:
        row = make(read_record(text), Seat[seat])
    except BadRecord as refused:
        return show(open_page(text, seat, refused.message), "review/open.html", status=422)
    return go(url_for("review.page", review_id=row.id))


@blueprint.get("/<review_id>")
def page(review_id: str) -> Response:
    """Shows a review as far as its decisions are graded."""
    found = opened(review_id)
    heading, why = _ended(found)
    context = ReviewPage(
        title=ui("review-title"),
        subtitle=_subtitle(found),
        heading=heading,
        note="" if found.mine else ui("review-of-another"),
        why=why,
        review=review_part(found),
    )
    return show(context, "review/review.html")


@blueprint.post("/<review_id>/progress")
def progress(review_id: str) -> Response:
    """Grades on for a moment; htmx gets the review as it stands then."""
    found = grade_slice(opened(review_id))
    if not site().fragment:
        return go(url_for("review.page", review_id=review_id) + "#review")
    return rendered("review/_review.html", r=review_part(found))


@blueprint.get("/<review_id>/<int:number>")
def decision(review_id: str, number: int) -> Response:
    """Asks a decision again, or shows its answers side by side."""
    found = opened(review_id)
    moment = found.moment(number)
    if moment.forced:
        raise BadInput(say("review-error-forced"), 404)
    chosen = kept_cards(moment.view.hand) if "card" in request.args else None
    given = kept("hints")
    hints = min(int(given), RUNGS) if given.isdecimal() else 0
    return _show_decision(found, moment, chosen, fresh="told" in request.args, hints=hints)


@blueprint.post("/<review_id>/<int:number>")
def answer(review_id: str, number: int) -> Response:
    """Takes a new answer, gives a hint, shows the better answer, or opens the decision again."""
    found = opened(review_id)
    moment = found.moment(number)
    do = read_choice(request.form, "do", ("answer", "pass", "hint", "show", "again"), "answer")
    cards = read_cards(request.form) if do == "answer" else ()
    if moment.forced or (do == "pass" and moment.asked is not Decision.DECLARE):
        raise BadInput(say("review-error-forced"), 404)
    if do in ("answer", "pass"):
        refused = verdict_on(moment, cards) if do == "answer" else None
        if refused is not None:
            return _show_decision(found, moment, cards, refused)
        grade_of(moment, cards)
    told: dict[str, Any] = {"told": 1} if site().fragment else {}
    if do == "hint":
        # A hint changes nothing that is kept: it is a place of its own.
        hints = read_int(request.form, "hints", 0, RUNGS, default=0) + 1
        told["hints"] = hints
        return go(url_for("review.decision", review_id=found.id, number=number, **told))
    mine = own(found)
    if do == "again":
        mine = change(mine, lambda work: work.undone(number))
    elif do == "show":
        mine = change(mine, lambda work: work.seen(number))
    else:
        mine = change(mine, lambda work: work.tried(number, tuple(sorted(cards))))
    return go(url_for("review.decision", review_id=mine.id, number=number, **told))


@blueprint.post("/<review_id>/<int:number>/line")
def line(review_id: str, number: int) -> Response:
    """Says of the cards chosen in the form whether they may be the answer."""
    moment = opened(review_id).moment(number)
    cards = read_cards(request.form)
    return show_live(moment.view, cards, live_line(moment, cards), primary(moment))


@blueprint.get("/<review_id>/moves/<int:move>")
def move(review_id: str, move: int) -> Response:
    """Shows the hand after one of its moves, with all cards."""
    found = opened(review_id)
    if not 1 <= move <= found.moves:
        raise BadInput(say("review-error-no-move", total=found.moves), 404)
    return show(move_page(found, move), "review/move.html")


@blueprint.get("/<review_id>/save")
def save(review_id: str) -> Response:
    """Gives the review as one file."""
    found = opened(review_id)
    context = export_page(found, _ended(found)[0], _subtitle(found))
    response = make_response(render_template("review/export.html", c=context))
    return _as_file(response, f"shengji-{site().lang}.html")


@blueprint.get("/<review_id>/record")
def record(review_id: str) -> Response:
    """Gives the hand's record."""
    response = make_response(format_record(opened(review_id).deal))
    response.mimetype = "text/plain"
    return _as_file(response, "shengji-record.txt")


@blueprint.post("/<review_id>/seat")
def other_seat(review_id: str) -> Response:
    """Opens the review of the same hand from another seat."""
    found = opened(review_id)
    seat = Seat[read_choice(request.form, "seat", tuple(each.name for each in Seat))]
    row = make(found.row.record, seat)
    return go(url_for("review.page", review_id=row.id))


def _as_file(response: Response, name: str) -> Response:
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.vary.update(VARY)
    return response


def _show_decision(
    found: Opened,
    moment: Moment,
    chosen: tuple[Card, ...] | None,
    refused: Verdict | None = None,
    fresh: bool = False,
    hints: int = 0,
) -> Response:
    status = 422 if refused is not None else 200
    context = retry_page(found, moment, chosen, refused, fresh, hints)
    return show(context, "review/retry.html", part="review/_retry.html", status=status)


def _ended(found: Opened) -> tuple[str, tuple[Rule, ...]]:
    """Returns how the hand ended, and the rules behind it."""
    note = coach_result.result(found.table.trumps, found.result)[-1]
    return words().text(note.messages[0]), cited(note.cites, found.deal.rules)


def _subtitle(found: Opened) -> str:
    setup = found.deal.setup
    text = ui("review-subtitle", hand=setup.hand_no, level=setup.level)
    if found.seat is not Seat.S:
        return f"{text} · {ui('review-from', seat=found.seat)}"
    return text
