"""Why a play, a declaration or a burial is refused, and what a legal one does, as notes.

The sentences are those of `refusals`, `plays`, `throws` and `declaring`; here each gets its tier,
its cards and the paragraphs of the rulebook behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card, Seat, Suit
from engine.declaring import Declaration
from engine.following import Duty
from engine.shapes import Kind, Shape, shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from engine.verdict import Code, Verdict
from engine.view import Phase, View
from tutor.coach import declaring, plays, refusals, throws
from tutor.coach.decision import Decision, decision, duty_of, judge, trumps_of
from tutor.coach.naming import each_card
from tutor.coach.note import Note, Tier
from tutor.coach.plays import Deed, Played
from tutor.words.message import Message, say


def explain_attempt(view: View, cards: Sequence[Card]) -> Note:
    """Explains what the learner is about to do: why it is refused, or what it would do.

    Of a throw it only says that it is one and what stops throws. An empty declaration is a pass.
    """
    asked = decision(view)
    if asked is Decision.DECLARE and not cards:
        return Note(Tier.INFO, (declaring.passed(view.seat),), ("declare",))
    verdict = judge(view, cards)
    if not verdict.legal:
        return explain_refused(view, cards, verdict)
    if asked is Decision.DECLARE:
        return explain_declared(view.seat, cards, view.standing)
    if asked is Decision.BURY:
        return explain_burial(trumps_of(view), view.hand, cards)
    return _would_play(view, tuple(cards))


def _would_play(view: View, cards: tuple[Card, ...]) -> Note:
    trumps, trick = trumps_of(view), view.trick
    assert trick is not None
    duty = duty_of(view)
    if duty is None:
        shape = shape_of(trumps, cards)
        assert shape is not None
        if shape.kind is Kind.THROW:
            return Note(Tier.INFO, (throws.selected(shape),), ("throw", "throw-fails"))
    note = explain_played(trumps, trick.with_play(cards), len(trick.plays))
    if duty is not None and len(duty.must) == duty.count:
        return Note(Tier.FORCED, (say("play-forced"), *note.messages), note.cites)
    return note


def explain_refused(view: View, cards: Sequence[Card], verdict: Verdict) -> Note:
    """Explains a verdict that refused the learner's cards, whatever was to be decided."""
    code = verdict.code
    assert code is not None, "a legal play is not refused"
    messages: tuple[Message, ...]
    duty = duty_of(view)
    if code.startswith("declare-"):
        standing = view.standing
        if code is Code.DECLARE_TOO_WEAK and standing and standing.seat is view.seat:
            # What is stronger would not help: one's own declaration is never overridden.
            code, verdict = Code.DECLARE_OWN, replace(verdict, code=Code.DECLARE_OWN)
        waiting = view.phase is Phase.DECLARING and view.seat not in _answered(view)
        messages = refusals.declaration(view.rules, view.level, verdict, standing, waiting=waiting)
    elif view.phase is Phase.BURYING or code is Code.BURY_COUNT:
        messages = (refusals.burial(cards, verdict),)
    elif duty is not None:
        messages = (refusals.follow(duty, cards, verdict),)
    else:
        messages = (refusals.lead(trumps_of(view), cards, verdict),)
    return Note(
        Tier.NO,
        messages,
        refusals.cites(code, duty),
        pointed=_in_the_way_out(verdict, duty),
        refused=verdict.offending,
    )


def _answered(view: View) -> set[Seat]:
    return {*view.passed, *(each.seat for each in view.declarations)}


def _in_the_way_out(verdict: Verdict, duty: Duty | None) -> tuple[Card, ...]:
    """The cards that would pay what is owed: those that must go in, else those to choose among."""
    if duty is not None and verdict.code is Code.FOLLOW_SUIT:
        return duty.suit_held
    if verdict.must:
        return verdict.must
    return each_card(verdict.candidates)


def explain_played(
    trumps: Trumps, trick: Trick, position: int, fined_total: int | None = None
) -> Note:
    """Explains a play that lies on the table: what it is, and whether it takes the trick.

    `fined_total` are the attackers' points after the fine, where a failed throw cost one.
    """
    one = Played(trumps, trick, position)
    if position == 0:
        return _led(one, fined_total)
    so_far = Trick(trick.leader, trick.plays[: position + 1])
    messages = [plays.what_it_does(one), *plays.what_becomes(one)]
    if not one.takes_over and not so_far.complete:
        messages.append(plays.trick_held(trumps, so_far))
    return Note(Tier.INFO, tuple(messages), _cites(one))


def _led(one: Played, fined_total: int | None) -> Note:
    trick = one.trick
    if trick.attempted is not None and trick.stopped_by is not None:
        thrown = Note(
            Tier.INFO,
            (throws.failed(one.trumps, one.seat, trick.stopped_by, trick.led),),
            ("throw-fails",),
        )
        penalty = one.trumps.rules.failed_throw_penalty
        if not penalty or fined_total is None:
            return thrown
        return Note(Tier.INFO, (*thrown.messages, throws.fine(penalty, fined_total)), thrown.cites)
    messages = [plays.what_it_does(one)]
    if one.lead.kind is Kind.THROW:
        holds = trick.holder(one.trumps) is one.seat
        messages.append(throws.stood(one.lead, others_to_play=holds and not trick.complete))
    return Note(Tier.INFO, tuple(messages), _lead_cites(one.lead))


def _lead_cites(shape: Shape) -> tuple[str, ...]:
    if shape.kind is Kind.THROW:
        return ("throw",)
    if shape.kind is Kind.TRACTOR:
        return ("tractor-trump" if shape.suit is Suit.TRUMP else "tractor",)
    return ("shapes",)


def _cites(one: Played) -> tuple[str, ...]:
    thrown = one.lead.kind is Kind.THROW
    if one.deed is Deed.RUFFS:
        first = "ruff-throw" if thrown else "ruff-shape"
    elif one.deed is Deed.DISCARDS:
        first = "void"
    elif thrown:
        first = "follow-throw"
    else:
        first = {Kind.PAIR: "follow-pair", Kind.TRACTOR: "follow-tractor"}.get(
            one.lead.kind, "follow-suit"
        )
    if one.takes_over:
        return first, "winner"
    tie = one.strength is not None and one.strength == one.best_before.strength
    return first, "equal" if tie else "winner"


def explain_declared(seat: Seat, cards: Sequence[Card], before: Declaration | None) -> Note:
    """Explains a declaration that counts; `before` is the one that stood until then."""
    cites = ("declare",) if before is None else ("declare-stronger",)
    return Note(Tier.INFO, (declaring.shown(seat, cards, before),), cites)


def explain_trump(view: View) -> Note:
    """Explains what is trump once declaring is over, and who deals."""
    trumps = trumps_of(view)
    assert view.dealer is not None
    messages = declaring.trump_set(trumps, view.dealer, view.standing, view.turned)
    cites = ["trumps" if trumps.suit is not None else "no-trump"]
    if view.standing is None:
        cites.append("declare-none")
    return Note(Tier.INFO, messages, tuple(cites))


def explain_burial(trumps: Trumps | None, hand: Sequence[Card], cards: Sequence[Card]) -> Note:
    """Explains a burial to its dealer; `hand` is what was held with the kitty."""
    messages = declaring.buried(trumps, hand, cards)
    return Note(Tier.INFO, tuple(messages), ("kitty", "last-trick"))
