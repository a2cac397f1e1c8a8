"""Shows a context: the whole page, or, to htmx, only the part that changes; both from one file.

A page's template includes its part (`_name.html`), so the two never differ. After a change comes
`go`, which leads to a page that shows what is stored; so reload, Back and a second tab agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Response, make_response, redirect, render_template, request

from tutor.web.glossed import sheets
from tutor.web.parts import Button, Line
from tutor.web.site import site, words

VARY = ("HX-Request", "Cookie", "Accept-Language")


@dataclass(frozen=True, kw_only=True)
class Page:
    """What every page's context holds; `c` in the templates."""

    title: str
    """The window's title, without the program's name."""
    keeps: str = ""
    """The id of the form whose fields a change of language brings back."""
    notice: str = ""
    """A line at the head of the page: what was just done, or why something was not."""
    notice_bad: bool = False


def rendered(template: str, *, status: int = 200, **values: object) -> Response:
    """Renders a template; a part brings along what its words open (a page has it already)."""
    html = render_template(template, **values)
    response = make_response(html + str(sheets()) if site().fragment else html, status)
    response.vary.update(VARY)
    return response


def show(context: Page, template: str, *, part: str = "", status: int = 200) -> Response:
    """Renders a context with its page, or with the part alone where htmx asks for one."""
    name = part if part and site().fragment else template
    return rendered(name, status=status, c=context)


def show_line(line: Line, button: Button | None = None) -> Response:
    """Answers the live line: the line, and the primary button with its new words beside it."""
    return rendered("_line.html", line=line, button=button)


def go(address: str) -> Response:
    """Leads to a page after a change (303); htmx gets the part of it when it is the same page."""
    if not site().fragment:
        return redirect(address, 303)  # type: ignore[return-value]
    current = request.headers.get("HX-Current-URL", "")
    if urlsplit(current).path == urlsplit(address).path:
        return redirect(address, 303)  # type: ignore[return-value]
    response = make_response("", 200)
    response.headers["HX-Redirect"] = address
    return response


def ui(message_id: str, **args: object) -> str:
    """Returns a label in the visitor's language."""
    return words().ui(message_id, **args)  # type: ignore[arg-type]
