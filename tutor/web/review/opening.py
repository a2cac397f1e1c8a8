"""Records from outside: pasted or uploaded, read or refused by the line that is wrong."""

from __future__ import annotations

from dataclasses import dataclass

from flask import request

from engine.cards import Seat
from engine.record import RecordError
from tutor.practice.reviewing import NotOver, finished
from tutor.web.forms import Form, read_choice, shorten
from tutor.web.keep import kept
from tutor.web.page import Page, ui
from tutor.web.parts import Choice
from tutor.web.site import words
from tutor.words import Message, say

FIELD = "record"
FILE = "file"
LONGEST = 20_000
"""A record of a hand has about 4,000 letters."""
HEAD = (
    "header", "rules", "hand", "level", "levels", "dealer", "cards", "cards", "cards", "cards",
    "kitty",
)  # fmt: skip
"""What the first lines of a record hold; after them come the moves."""


class BadRecord(Exception):
    """A record that cannot be reviewed: what to say of it."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


@dataclass(frozen=True, kw_only=True)
class OpenPage(Page):
    """The form for a record from outside."""

    record: str
    seats: tuple[Choice, ...]
    error: str


def open_page(record: str = "", seat: str = "", error: Message | None = None) -> OpenPage:
    """Returns the form, as it was sent where something is wrong with it."""
    chosen = seat or kept("seat", Seat.S.name)
    seats = tuple(
        Choice(each.name, ui("ui-seat-name", seat=each), each.name == chosen) for each in Seat
    )
    return OpenPage(
        title=ui("review-open-title"),
        keeps="open",
        record=record or kept(FIELD),
        seats=seats,
        error=words().text(error) if error else "",
    )


def read_form(form: Form) -> tuple[str, str]:
    """Reads the form: the record's text, a file before what was pasted, and the seat's letter."""
    seat = read_choice(form, "seat", tuple(each.name for each in Seat), Seat.S.name)
    sent = request.files.get(FILE)
    if sent is not None and sent.filename:
        return sent.stream.read(LONGEST + 1).decode("utf-8", "replace"), seat
    return form.get(FIELD, ""), seat


def clean(text: str) -> str:
    """Returns a record as the engine writes it: without a browser's line ends and outer blanks."""
    lines = [line.strip() for line in text.lstrip("\ufeff").strip().splitlines()]
    return "\n".join(lines) + "\n" if lines else ""


def read_record(text: str) -> str:
    """Returns the record of a finished hand; raises BadRecord that says what is wrong with it."""
    record = clean(text)
    if not record:
        raise BadRecord(say("review-error-empty"))
    if len(record) > LONGEST:
        raise BadRecord(say("review-error-long"))
    try:
        finished(record)
    except NotOver:
        raise BadRecord(say("review-error-running")) from None
    except RecordError as error:
        raise BadRecord(_named(record, error.line)) from None
    return record


def _named(record: str, line: int) -> Message:
    """Says which line is wrong, what stands there, and what belongs there."""
    lines = record.splitlines()
    if line > len(lines):
        return say("review-error-ends", line=len(lines))
    kind = HEAD[line - 1] if line <= len(HEAD) else "move"
    return say(f"review-error-{kind}", line=line, text=shorten(lines[line - 1]))
