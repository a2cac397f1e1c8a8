"""The address where the panel "What can I know?" is answered and turned from telling to asking.

It writes nothing of the hand, so a hand's version stays; htmx gets the panel alone.
"""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlencode

from flask import Response, request, url_for

from tutor.practice import LEARNER
from tutor.web.forms import read_choice, shorten
from tutor.web.page import go, rendered
from tutor.web.practice.known import FIELDS, known_panel
from tutor.web.practice.views import blueprint, find_match
from tutor.web.settings_model import CHOICES
from tutor.web.site import save_settings, site

PLACES = ("wide", "narrow")
"""The panel stands on the page twice; only one of them is seen."""


@blueprint.post("/<match_id>/known")
def ask_known(match_id: str) -> Response:
    """Judges an answer, or takes the wish to be told or asked."""
    row, session = find_match(match_id)
    where = read_choice(request.form, "where", PLACES, default="wide")
    mode = read_choice(request.form, "mode", ("", *CHOICES["known"]), default="")
    if mode and mode != site().settings.known:
        save_settings(replace(site().settings, known=mode))
    panel = known_panel(row.id, session.deal.view(LEARNER), request.form)
    if not site().fragment or panel is None:
        kept = [(name, shorten(value)) for name, value in request.form.items(multi=True)]
        query = urlencode([(name, value) for name, value in kept if name in FIELDS])
        return go(f"{url_for('practice.table', match_id=row.id)}?{query}#{where}-known")
    return rendered("practice/_known.html", known=panel, where=where, fresh=True)
