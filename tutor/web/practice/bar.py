"""The bar under the hand: the line that says what may be played, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Declare
from engine.cards import Card
from engine.declaring import possible_declarations
from engine.view import Phase, View
from tutor.coach.live import live
from tutor.practice import LEARNER, NoUndo, Session, Wait, can_undo, declarations, only_play
from tutor.web import build, parts
from tutor.web.page import ui
from tutor.web.practice.hinting import hint_button, rungs_left
from tutor.web.site import site, words

CHOOSING = (Wait.DECLARE, Wait.BURY, Wait.PLAY)


def line(
    session: Session, view: View, wait: Wait, cards: Sequence[Card], untouched: bool
) -> parts.Line:
    """Says whether the chosen cards may be played; `untouched`: the program chose them."""
    if wait not in CHOOSING:
        return parts.Line("idle", ui(_idle(session, view, wait)))
    if cards and untouched and only_play(session):
        return parts.Line("ok", ui("practice-only-play"))
    if wait is Wait.DECLARE and not cards:
        if not _can_show(view):
            return parts.Line("idle", ui("practice-nothing-to-show"))
        choices = declarations(session.deal)
        return parts.Line("idle", ui("practice-show-cards", choices=choices))
    said = live(view, cards)
    return parts.Line(said.light, words().text(said.message))


def _idle(session: Session, view: View, wait: Wait) -> str:
    if wait is Wait.TRICK:
        return "practice-look"
    if session.deal.may_take_kitty:
        return "practice-all-dealt"
    if view.phase is Phase.BURYING:
        return "practice-trump-is-set"
    during = view.rules.declare_when == "during_deal"
    if view.phase is Phase.DECLARING and during:
        return "practice-dealing-now"
    return "practice-computer-turn"


def primary(view: View, wait: Wait, cards: Sequence[Card]) -> parts.Button | None:
    """Returns the button of the decision that is waited for; None where there is none."""
    match wait:
        case Wait.DECLARE if _can_show(view):
            return parts.Button("declare", ui("practice-declare"), True, id="go")
        case Wait.DECLARE:
            return parts.Button("pass", ui("practice-pass"), True, id="go")
        case Wait.BURY:
            label = ui("practice-bury-title", count=view.kitty_size)
            return parts.Button("bury", label, True, id="go")
        case Wait.PLAY:
            drawn = build.faces(words(), view.trumps, cards) if len(cards) <= 2 else ()
            return parts.Button("play", ui("ui-play"), True, faces=drawn, id="go")
    return None


def buttons(
    session: Session, view: View, wait: Wait, cards: Sequence[Card], held: bool = False
) -> tuple[parts.Button, ...]:
    """Returns all buttons of the bar, the main one last; `held`: a costly play is to be judged."""
    back = not isinstance(can_undo(session), NoUndo)
    if held:
        on = parts.Button("on", ui("table-play-on"), not back, id="go")
        return (parts.Button("undo", ui("table-take-back"), True, icon="undo"), on)[not back :]
    row = []
    main = primary(view, wait, cards)
    if main is None:
        label = {Wait.TRICK: "practice-next-trick"}.get(wait, "practice-go-on")
        if view.phase is Phase.DECLARING and sum(view.counts) < session.deal.total:
            label = "practice-deal-on"
        main = parts.Button("on", ui(label), True, id="go")
    elif rungs_left(view, session.hints) and main.value != "pass":
        row.append(hint_button(session.hints))
    if _may_ask(session, view):
        row.append(parts.Button("ask", ui("practice-ask")))
    if wait is Wait.DECLARE and _can_show(view):
        during = view.rules.declare_when == "during_deal"
        dealing = during and sum(view.counts) < session.deal.total
        row.append(parts.Button("pass", ui("practice-deal-on" if dealing else "practice-pass")))
    if back:
        undo = parts.Button("undo", ui("practice-undo"), icon="undo", wide_only=True)
        row.append(undo)
    return (*row, main)


def _can_show(view: View) -> bool:
    return bool(possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand))


def _may_ask(session: Session, view: View) -> bool:
    if site().settings.comments == "now" or session.asked or session.hints:
        return False
    return bool(view.tricks) or bool(view.trick and view.trick.play_of(LEARNER))


def auto(session: Session, wait: Wait) -> str:
    """Returns after how many milliseconds the page goes on by itself; empty: it does not.

    A finished trick and a declaration stay longer. When trump is set nothing goes on before the
    learner has read what it is.
    """
    delay = int(site().settings.delay)
    deal = session.deal
    if not delay or wait in CHOOSING or deal.phase is Phase.BURYING:
        return ""
    to_read = wait is Wait.TRICK or isinstance(deal.log[-1], Declare)
    return str(delay * 2 if to_read else delay)
