"""The position page's address: a GET form, so that the address of what it shows is its link."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from flask import Blueprint, Response, redirect, request
from werkzeug.datastructures import MultiDict

from engine.cards import PACK
from tutor.web.forms import Form, read_cards
from tutor.web.keep import kept_cards
from tutor.web.page import show, show_line
from tutor.web.parts import Line
from tutor.web.position.link import described_url
from tutor.web.position.notation import write_cards
from tutor.web.position.page import legality, position_page
from tutor.web.position.reading import TEXTS, Reading, read
from tutor.web.site import site, words

blueprint = Blueprint("position", __name__)


@blueprint.get("/position")
def page() -> Response:
    """Shows the form, and of a position that can be all there is to say.

    Every address of a position leads to its shortest one, without what the form leaves empty.
    """
    form = request.args
    if form.get("do") == "pick":
        form = MultiDict(form)
        form["hand"] = write_cards(kept_cards(PACK, "pick"))
        form.setlist("pick", [])
    if not any(form.get(name, "").strip() for name in TEXTS) and "do" not in form:
        return _show(form, None)
    reading = read(form)
    if reading.told is None:
        return _show(form, reading)
    chosen = kept_cards(reading.told.hand)
    address = described_url(reading.told, chosen, advice=bool(form.get("advice")))
    if not site().fragment and _pairs(address) != list(request.args.items(multi=True)):
        return redirect(address)  # type: ignore[return-value]
    return _show(form, reading)


@blueprint.post("/position/line")
def line() -> Response:
    """Says of the cards chosen in the form whether they may be played, and if not, why."""
    reading = read(request.form)
    if reading.told is None:
        message = next(iter(reading.faults.values()))
        return show_line(Line("no", words().text(message)))
    return show_line(legality(reading.told, read_cards(request.form)))


def _show(form: Form, reading: Reading | None) -> Response:
    context = position_page(form, reading, bool(request.args.get("advice")))
    status = 422 if reading and reading.faults else 200
    part = "position/_advice.html" if context.advice else ""
    return show(context, "position/page.html", part=part, status=status)


def _pairs(address: str) -> list[tuple[str, str]]:
    return parse_qsl(urlsplit(address).query)
