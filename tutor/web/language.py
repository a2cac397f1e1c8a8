"""Changes the language from any page, and brings back what was chosen there.

How the fields of a form travel is `tutor.web.keep`'s; each language stands in the menu by its own
name (`macros/page.html`).
"""

from __future__ import annotations

from dataclasses import replace

from flask import Blueprint, Response, make_response, redirect, request

from tutor.web.forms import read_choice
from tutor.web.keep import local_path, with_kept
from tutor.web.site import save_settings, site
from tutor.words import LANGUAGE_CODES

blueprint = Blueprint("language", __name__)


@blueprint.post("/language")
def change() -> Response:
    """Keeps the language and leads back to the page, with the fields of its form."""
    chosen = read_choice(request.form, "lang", LANGUAGE_CODES)
    address = with_kept(local_path(request.form.get("back")), request.form)
    if site().settings.language != chosen:
        save_settings(replace(site().settings, language=chosen))
    if site().fragment:
        # The whole page speaks another language: a part would not do.
        response = make_response("", 200)
        response.headers["HX-Redirect"] = address
        return response
    return redirect(address, 303)  # type: ignore[return-value]
