"""Who asks and how to answer: the request's visitor, language and settings, made when first needed.

Nobody is written to the database for looking at pages. The first change (an answer, a setting, a
hand) makes an anonymous learner; the cookie holds nothing but a random token.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import cast

from flask import Flask, Response, current_app, g, request
from werkzeug.local import LocalProxy

from engine.cards import Seat
from tutor.course.loader import Course
from tutor.store import Learner, Store
from tutor.web.forms import BadInput
from tutor.web.keep import local_path
from tutor.web.settings_model import Settings
from tutor.words import LANGUAGE_CODES, LANGUAGES, Language, Words, say

COOKIE = "learner"
COOKIE_AGE = 2 * 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}", re.ASCII)


@dataclass
class Site:
    """What every template may ask about the request."""

    learner: Learner | None
    settings: Settings
    language: Language
    fragment: bool
    """Only a part of the page is wanted (htmx)."""
    here: str
    """Where the visitor is: the address that a change of language comes back to."""
    token: str = ""
    """The token of a learner made in this request, for the cookie."""

    languages = LANGUAGES

    @property
    def lang(self) -> str:
        """The code of the language."""
        return self.language.code

    @property
    def html_lang(self) -> str:
        """The language as HTML names it."""
        return self.language.html

    @property
    def native(self) -> str:
        """The language by its own name."""
        return self.language.name

    @property
    def short(self) -> str:
        """The language in two letters or one character."""
        return self.language.short

    @property
    def path(self) -> str:
        """Where the visitor is, without what an earlier change of language brought back."""
        return self.here.partition("?")[0]

    @property
    def attributes(self) -> tuple[tuple[str, str], ...]:
        """The settings as attributes of the root element."""
        return self.settings.attributes

    @property
    def color_scheme(self) -> str:
        """The colour schemes that the page allows."""
        return "light dark" if self.settings.theme == "auto" else self.settings.theme


def wants_part() -> bool:
    """Tells whether htmx asks for a part: not when it loads a whole page (boosted, history)."""
    htmx = request.htmx  # type: ignore[attr-defined]
    return bool(htmx) and not htmx.boosted and not htmx.history_restore_request


def store() -> Store:
    """Returns the program's store."""
    return cast(Store, current_app.extensions["store"])


def course() -> Course:
    """Returns the course that the program teaches."""
    return cast(Course, current_app.extensions["course"])


def _known_learner() -> Learner | None:
    token = request.cookies.get(COOKIE)
    if token is None:
        return None
    if not TOKEN.fullmatch(token):
        g.bad_cookie = True
        return None
    return store().learner(token)


def _language(settings: Settings) -> Language:
    code = settings.language or request.accept_languages.best_match(LANGUAGE_CODES)
    return next((each for each in LANGUAGES if each.code == code), LANGUAGES[0])


def _here() -> str:
    if request.method in ("GET", "HEAD"):
        return local_path(request.full_path.rstrip("?"))
    # An answer to a POST is shown at the page's own address, which the form came from.
    return local_path(request.form.get("back") or request.path)


def nobody(fragment: bool = False) -> Site:
    """Returns a site for when neither cookie nor database may be asked (an error page)."""
    settings = Settings()
    return Site(None, settings, _language(settings), fragment, "/")


def site() -> Site:
    """Returns the request's site, made at the first call."""
    if "site" not in g:
        learner = _known_learner()
        stored = learner.settings if learner else {}
        settings = Settings.read(stored, LANGUAGE_CODES)
        g.site = Site(learner, settings, _language(settings), wants_part(), _here())
    return cast(Site, g.site)


def words() -> Words:
    """Returns the words of the visitor's language, spoken to the seat that is looked from."""
    return Words.of(site().lang, g.get("you", Seat.S))


def speak_to(seat: Seat) -> None:
    """Makes a seat the one that is called "you" in this answer."""
    g.you = seat


def learner() -> Learner | None:
    """Returns who asks; None for somebody who has changed nothing yet."""
    return site().learner


def the_learner() -> Learner:
    """Returns who asks, and makes a learner of a newcomer: only where something is changed."""
    here = site()
    if here.learner is None:
        # The language is kept with the first change, so that the pages do not jump to another
        # one when the learner comes by with another browser setting.
        here.settings = replace(here.settings, language=here.lang)
        here.learner, here.token = store().new_learner(here.settings.stored)
    return here.learner


def save_settings(settings: Settings) -> None:
    """Keeps a visitor's settings."""
    person = the_learner()
    store().save_settings(person.id, settings.stored)
    here = site()
    here.settings, here.language = settings, _language(settings)


def refuse_broken_cookie() -> None:
    """Refuses a cookie that this program never wrote; the answer takes it away (`set_cookie`)."""
    token = request.cookies.get(COOKIE)
    if token is not None and not TOKEN.fullmatch(token):
        g.bad_cookie = True
        raise BadInput(say("error-bad-cookie"))


def set_cookie(response: Response) -> Response:
    """Gives a new learner the cookie, and takes a broken one away."""
    token = g.site.token if "site" in g else ""
    if token:
        response.set_cookie(
            COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="Lax",
            secure=request.is_secure,
        )  # fmt: skip
    elif g.get("bad_cookie"):
        response.delete_cookie(COOKIE, httponly=True, samesite="Lax")
    return response


def register(app: Flask) -> None:
    """Makes the site known to an application's templates and answers."""
    app.before_request(refuse_broken_cookie)
    app.after_request(set_cookie)
    app.jinja_env.globals["site"] = LocalProxy(site)
    app.jinja_env.globals["ui"] = lambda message_id, **args: words().ui(message_id, **args)
