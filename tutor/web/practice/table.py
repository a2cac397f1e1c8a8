"""The page of a running hand: the table, the coach's slip, the learner's hand as a form.

Made from the learner's View alone, so no hidden card can be on it. What the buttons do is
`practice`'s; how the coach finds its words is `tutor.coach`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from flask import Response, request, url_for

from engine.actions import Bury, Declare, Play
from engine.cards import Card, Seat
from engine.trick import Trick
from engine.verdict import Verdict
from engine.view import Phase, View
from tutor.coach.declaring import undeclared
from tutor.coach.others import explain_other
from tutor.coach.plays import trick_taken
from tutor.coach.status import status
from tutor.practice import (
    LEARNER,
    NoUndo,
    Session,
    Wait,
    can_undo,
    waits_for,
)
from tutor.store import HandRow
from tutor.web import build, parts
from tutor.web.page import Page, ui
from tutor.web.position.link import position_url
from tutor.web.practice.bar import CHOOSING, auto, buttons, line, primary
from tutor.web.practice.citing import noted
from tutor.web.practice.hinting import ready_chosen
from tutor.web.practice.known import KnownPanel, known_panel
from tutor.web.practice.slips import table_slip
from tutor.web.practice.story import (
    TrickRow,
    declared,
    point_cards,
    points_shown,
    shown_cards,
    trick_rows,
)
from tutor.web.practice.tray import Tray, from_kitty, show_live, tray
from tutor.web.practice.verdict import VerdictSlip, verdict_slip
from tutor.web.site import words
from tutor.words import Message, say


@dataclass(frozen=True, slots=True)
class Shown:
    """A declaration that lies open."""

    text: str
    faces: tuple[parts.Face, ...]


@dataclass(frozen=True, kw_only=True)
class TablePage(Page):
    """A running hand as the learner sees it."""

    url: str
    line_url: str
    version: int
    subtitle: str
    tile: parts.TrumpTile
    score: parts.Score | None
    trick: parts.TrickBox | None
    declared: tuple[Shown, ...]
    tray: Tray | None
    say: str
    slip: parts.Slip | None
    verdict: VerdictSlip | None
    focus_slip: bool
    last: tuple[parts.SeatBox, ...]
    point_cards: tuple[parts.Face, ...] | None
    buried: tuple[parts.Face, ...]
    kitty: tuple[parts.Face, ...]
    story: tuple[str, ...]
    stays: str
    rows: tuple[TrickRow, ...]
    known: KnownPanel | None
    choosing: bool
    hand: parts.Hand
    line: parts.Line
    buttons: tuple[parts.Button, ...]
    tried: bool
    auto: str
    position_url: str
    """The position page of a card to be played; empty where none is."""


def action_of(session: Session, cards: Sequence[Card]) -> Declare | Bury | Play | None:
    """Returns what choosing these cards would be; None where nothing is to be decided."""
    match waits_for(session):
        case Wait.DECLARE:
            return Declare(LEARNER, tuple(cards))
        case Wait.BURY:
            return Bury(tuple(cards))
        case Wait.PLAY:
            return Play(LEARNER, tuple(cards))
    return None


def table_page(
    row: HandRow,
    session: Session,
    chosen: Sequence[Card] | None = None,
    refused: Verdict | None = None,
    notice: str = "",
    bad: bool = False,
) -> TablePage:
    """Returns the page; `chosen` None means that nothing was chosen yet."""
    view = session.deal.view(LEARNER)
    wait = waits_for(session)
    cards = tuple(chosen) if chosen is not None else ready_chosen(session)
    told, note = table_slip(session, view, cards, refused)
    verdict = verdict_slip(row.id, session, view) if note is None else None
    held = verdict is not None and verdict.held
    finished = session.seen
    choosing = wait in CHOOSING
    return TablePage(
        title=ui("practice-title"),
        keeps="hand",
        notice=ui(notice) if notice else "",
        notice_bad=bad,
        url=url_for("practice.act", match_id=row.id),
        line_url=url_for("practice.line", match_id=row.id),
        version=row.version,
        subtitle=_subtitle(view, wait, finished),
        tile=build.trump_tile(
            words(),
            view.level,
            view.trumps.suit if view.trumps else None,
            view.trumps,
            decided=view.trumps is not None,
        ),
        score=_score(session, view),
        trick=_trick(session, view, wait),
        declared=_declared(view),
        tray=tray(view, cards),
        say=_say(session, view, wait),
        slip=told if verdict is None else None,
        verdict=verdict,
        focus_slip=refused is not None or session.hints > 0,
        last=_last_trick(view, finished),
        point_cards=point_cards(view, finished) if view.phase is Phase.PLAYING else None,
        buried=build.faces(words(), view.trumps, view.trumps.sorted(view.buried))
        if view.trumps and view.buried
        else (),
        kitty=from_kitty(view),
        story=tuple(words().text(message) for message in declared(view)),
        stays=_stays(session),
        rows=trick_rows(view, finished),
        known=known_panel(row.id, view, request.args),
        choosing=choosing,
        hand=build.hand(
            words(),
            view.trumps,
            view.hand,
            chosen=cards,
            pointed=note.pointed if note else (),
            refused=note.refused if note else (),
        ),
        line=line(session, view, wait, cards, chosen is None),
        buttons=buttons(session, view, wait, cards, held),
        tried=refused is not None,
        auto="" if held else auto(session, wait),
        position_url=position_url(view) if wait is Wait.PLAY else "",
    )


def show_line(session: Session, cards: Sequence[Card]) -> Response:
    """Answers the live line of a running hand."""
    view = session.deal.view(LEARNER)
    wait = waits_for(session)
    return show_live(
        view, cards, line(session, view, wait, cards, False), primary(view, wait, cards)
    )


def _declared(view: View) -> tuple[Shown, ...]:
    """Returns what lies open for trump: the declarations, else the kitty's cards turned up."""
    told = list(shown_cards(view))
    if not told and view.trumps is not None:
        told = [(undeclared(view.turned, view.trumps.suit), view.turned)]
    return tuple(
        Shown(words().text(text), build.faces(words(), None, shown)) for text, shown in told
    )


def _subtitle(view: View, wait: Wait, finished: int) -> str:
    hand = ui("practice-hand-number", hand=view.hand_no)
    if view.phase is Phase.DECLARING:
        dealing = sum(view.counts) < 100 and view.rules.declare_when == "during_deal"
        stage = ui("practice-dealing" if dealing else "practice-declaring")
    elif view.phase is Phase.BURYING:
        stage = ui("practice-burying")
    else:
        stage = ui("practice-trick-number", number=finished + 1)
    return f"{hand} · {stage}"


def _score(session: Session, view: View) -> parts.Score | None:
    if view.dealer is None or view.trumps is None:
        return None
    return build.score(words(), points_shown(view, session.seen), us=view.attacking)


def _trick(session: Session, view: View, wait: Wait) -> parts.TrickBox | None:
    if view.phase not in (Phase.PLAYING, Phase.OVER):
        return None
    trick = view.tricks[session.seen] if wait is Wait.TRICK else view.trick
    to_act = None if wait is Wait.TRICK else view.to_act
    box = build.trick(words(), view.trumps, trick, dealer=view.dealer, to_act=to_act)
    if trick is None:
        return box
    return replace(box, seats=tuple(_with_why(view, trick, seat) for seat in box.seats))


def _with_why(view: View, trick: Trick, box: parts.SeatBox) -> parts.SeatBox:
    """Adds why another seat played what it did, as far as the table shows it."""
    seat = Seat[box.seat]
    if seat is LEARNER or not box.faces:
        return box
    note = explain_other(view, trick, (seat - trick.leader) % 4)
    return replace(box, why=noted(note, view.rules), why_title=ui("table-why-seat", seat=seat))


def _stays(session: Session) -> str:
    """Says why the last decision stays, where what it showed forbids to take it back."""
    why = can_undo(session)
    return ui(f"practice-undo-{why}") if why in (NoUndo.THROW, NoUndo.KITTY) else ""


def _last_trick(view: View, finished: int) -> tuple[parts.SeatBox, ...]:
    if not finished:
        return ()
    trick = view.tricks[finished - 1]
    return build.trick(words(), view.trumps, trick, dealer=view.dealer).seats


def _say(session: Session, view: View, wait: Wait) -> str:
    if wait is Wait.TRICK:
        trick = view.tricks[session.seen]
        assert view.dealer is not None
        assert view.trumps is not None
        total = points_shown(view, session.seen + 1)
        return words().text(trick_taken(view.trumps, trick, view.dealer, total))
    said: tuple[Message, ...] = status(view)
    if view.phase is Phase.DECLARING and view.hand_no == 1 and view.standing is None:
        said = (*said, say("practice-dealer-unknown"))
    if view.phase is Phase.DECLARING and sum(view.counts) < session.deal.total:
        dealt = say("practice-dealt", drawn=sum(view.counts), total=session.deal.total)
        return words().sentences((dealt, *said))
    return words().sentences(said)
