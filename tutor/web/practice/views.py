"""The practice table's addresses: set up a match, look at it, decide, go on.

What is on the page is made in `table` and `result`, how a hand goes on in
`tutor.practice`. Every change is a POST that names the version it was made on; a second click, an
old tab or the Back button finds another version and is shown where the hand stands.
"""

from __future__ import annotations

from flask import Blueprint, Response, request, url_for

from engine.actions import Bury, Declare, Pass, Play
from engine.cards import Card
from engine.deal import ActionError
from engine.verdict import Verdict
from engine.view import Phase
from tutor.practice import (
    LEARNER,
    AlreadyDone,
    NoUndo,
    Session,
    SessionError,
    Wait,
    ask,
    can_undo,
    decide,
    hint,
    next_hand,
    on,
    undo,
    waits_for,
)
from tutor.practice.decided import decided
from tutor.store import HandRow, StaleVersion
from tutor.web.forms import BadInput, read_cards, read_choice
from tutor.web.keep import kept, kept_cards
from tutor.web.page import go, rendered, show
from tutor.web.practice.grading import grade_of
from tutor.web.practice.hinting import RUNGS
from tutor.web.practice.played_on import consequence_page
from tutor.web.practice.result import result_page
from tutor.web.practice.setup import keep_comments, read_options, setup_page
from tutor.web.practice.table import action_of, show_line, table_page
from tutor.web.practice.verdict import graded_slip
from tutor.web.site import learner, site, store, the_learner
from tutor.words import say

blueprint = Blueprint("practice", __name__, url_prefix="/practice")

DEEDS = ("play", "bury", "declare", "pass", "on", "next", "hint", "undo", "ask")
NOTICES = {
    "already": ("practice-played-already", True),
    "undone": ("practice-undone", False),
    **{f"undo-{reason}": (f"practice-undo-{reason}", True) for reason in NoUndo},
}
"""What the page says once, by the word in its address."""


@blueprint.get("/")
def new() -> Response:
    """Shows the form of a new match."""
    return show(setup_page(), "practice/setup.html")


@blueprint.post("/")
def start() -> Response:
    """Begins a match."""
    session = Session.new(read_options(request.form))
    if waits_for(session) is Wait.STEP:
        session = _on(session)
    keep_comments(request.form)
    row = store().new_hand(the_learner().id, session.to_body())
    return go(url_for("practice.table", match_id=row.id))


@blueprint.get("/<match_id>")
def table(match_id: str) -> Response:
    """Shows where a match stands; cards chosen before a change of language are chosen still."""
    row, session = find_match(match_id)
    came_back = {"card", "tried"} & set(request.args)
    chosen = kept_cards(session.deal.hand(LEARNER)) if came_back else None
    notice, bad = NOTICES.get(request.args.get("said", ""), ("", False))
    tried = chosen is not None and kept("tried") == "1"
    verdict = _verdict(session, action_of(session, chosen or ())) if tried else None
    return _show(row, session, chosen, verdict, notice, bad)


@blueprint.post("/<match_id>")
def act(match_id: str) -> Response:
    """Does what a button of the table says."""
    row, session = find_match(match_id)
    deed = read_choice(request.form, "do", DEEDS)
    cards = read_cards(request.form)
    address = url_for("practice.table", match_id=row.id)
    if request.form.get("_version") != str(row.version):
        # Going on twice is no mistake to speak of; a decision made twice is.
        return go(address if deed in ("on", "next") else f"{address}?said=already")
    stays = can_undo(session) if deed == "undo" else 0
    if isinstance(stays, NoUndo):
        return go(f"{address}?said=undo-{stays}")
    try:
        after = _do(session, deed, cards)
        store().update_hand(row.id, row.version, after.to_body(), _status(after))
    except ActionError as refused:
        return _show(row, session, cards, refused.verdict)
    except (AlreadyDone, StaleVersion):
        return go(f"{address}?said=already")
    return go(f"{address}?said=undone" if deed == "undo" else address)


@blueprint.post("/<match_id>/line")
def line(match_id: str) -> Response:
    """Says of the cards chosen in the form whether they may be played, and if not, why."""
    _row, session = find_match(match_id)
    return show_line(session, read_cards(request.form))


@blueprint.get("/<match_id>/verdict/<int:at>")
def verdict(match_id: str, at: int) -> Response:
    """Brings the slip of a decision, weighed; nothing where it was taken back meanwhile."""
    row, session = find_match(match_id)
    made = decided(session.deal, at)
    if made is None or session.deal.phase is Phase.OVER:
        return Response(status=204)
    if not site().fragment:
        return go(url_for("practice.table", match_id=row.id))
    slip = graded_slip(row.id, session, session.deal.view(LEARNER), made, grade_of(made))
    return rendered("practice/_graded.html", v=slip)


@blueprint.get("/<match_id>/consequence/<int:at>")
def consequence(match_id: str, at: int) -> Response:
    """Plays the hand on from a costly decision, and from the better one beside it."""
    row, session = find_match(match_id)
    made = decided(session.deal, at)
    page = consequence_page(row, session, made) if made is not None else None
    if page is None:
        raise BadInput(say("table-consequence-none-here"), 404)
    return show(page, "practice/consequence.html")


def find_match(match_id: str) -> tuple[HandRow, Session]:
    """Returns the visitor's match with that id; raises BadInput where it cannot be opened."""
    person = learner()
    row = store().hand(person.id, match_id) if person else None
    if row is None:
        raise BadInput(say("practice-error-no-hand"), 404)
    try:
        return row, Session.from_body(row.body)
    except SessionError:
        raise BadInput(say("practice-error-unreadable"), 410) from None


def _do(session: Session, deed: str, cards: tuple[Card, ...]) -> Session:
    match deed:
        case "on":
            return _on(session)
        case "next":
            return next_hand(session)
        case "hint":
            return hint(session, RUNGS)
        case "undo":
            return undo(session)
        case "ask":
            return ask(session)
        case "pass":
            return decide(session, Pass(LEARNER))
        case "bury":
            return decide(session, Bury(cards))
        case "declare":
            return decide(session, Declare(LEARNER, cards))
    return decide(session, Play(LEARNER, cards))


def _on(session: Session) -> Session:
    """Goes on by one step, or, where the learner wants no delay, to what needs a look."""
    session = on(session)
    while site().settings.delay == "0" and waits_for(session) is Wait.STEP:
        session = on(session)
    return session


def _status(session: Session) -> str:
    result = session.deal.result
    over = result is not None and result.change.match_winner is not None
    return "over" if over else "running"


def _verdict(session: Session, action: Declare | Bury | Play | None) -> Verdict | None:
    if action is None:
        return None
    verdict = session.deal.judge(action)
    return None if verdict.legal else verdict


def _show(
    row: HandRow,
    session: Session,
    chosen: tuple[Card, ...] | None = None,
    refused: Verdict | None = None,
    notice: str = "",
    bad: bool = False,
) -> Response:
    if waits_for(session) is Wait.RESULT:
        page = result_page(row, session, notice, bad)
        return show(page, "practice/result.html", part="practice/_result.html")
    status = 422 if refused is not None and request.method == "POST" else 200
    context = table_page(row, session, chosen, refused, notice, bad)
    return show(context, "practice/table.html", part="practice/_table.html", status=status)
