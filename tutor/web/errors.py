"""What is said when something cannot be done: one page, in the visitor's language, never a trace.

Every error has a reason and a way on. To htmx the same words come as a notice at the head of the
page, which stays as it is, so nothing chosen is lost.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Flask, Response, current_app, g, make_response, render_template, request
from werkzeug.exceptions import HTTPException

from tutor.store import StoreError
from tutor.web.forms import BadInput
from tutor.web.page import VARY, Page
from tutor.web.site import nobody, site, wants_part, words
from tutor.words import Message, say

SAID = {
    400: "error-bad-request",
    403: "error-forbidden",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    414: "error-too-large",
    415: "error-bad-request",
    500: "error-server",
    503: "error-store",
}
TITLES = {
    404: "ui-error-not-found",
    500: "ui-error-server",
    503: "ui-error-server",
}


@dataclass(frozen=True, kw_only=True)
class ErrorPage(Page):
    """An error: its number, what happened, what to do."""

    status: int
    text: str


def _answer(status: int, message: Message) -> Response:
    try:
        site()
    except Exception:
        g.site = nobody(wants_part())
    text = words().text(message)
    if site().fragment:
        response = make_response(render_template("_problem.html", text=text), status)
        response.headers["HX-Retarget"] = "#problem"
        response.headers["HX-Reswap"] = "innerHTML"
    else:
        title = words().ui(TITLES.get(status, "ui-error-input"))
        context = ErrorPage(title=title, status=status, text=text)
        response = make_response(render_template("error.html", c=context), status)
    response.vary.update(VARY)
    return response


def bad_input(error: BadInput) -> Response:
    """Answers input that was refused by name."""
    return _answer(error.status, error.message)


def http_error(error: HTTPException) -> Response:
    """Answers what the server itself refuses: unknown addresses, methods, too long forms."""
    if error.code is None or error.code < 400:
        return error.get_response()  # type: ignore[return-value]
    status = error.code if error.code in SAID else (400 if error.code < 500 else 500)
    response = _answer(status, say(SAID[status]))
    for name, value in error.get_headers():
        if name == "Allow":
            response.headers[name] = value
    return response


def store_failed(error: StoreError) -> Response:
    """Answers when the database cannot be used; the log has the reason."""
    current_app.logger.error("%s %s: %s", request.method, request.path, error)
    g.site = nobody(wants_part())
    return _answer(503, say("error-store"))


def broken(error: Exception) -> Response:
    """Answers a fault of the program; the log has the trace."""
    current_app.logger.exception("%s %s", request.method, request.path, exc_info=error)
    return _answer(500, say("error-server"))


def register(app: Flask) -> None:
    """Makes an application answer every error this way."""
    app.register_error_handler(BadInput, bad_input)
    app.register_error_handler(HTTPException, http_error)
    app.register_error_handler(StoreError, store_failed)
    app.register_error_handler(Exception, broken)
