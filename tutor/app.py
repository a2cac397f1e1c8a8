"""Puts the program together: one Flask application for one configuration.

Which pages there are stands in `PLACES`; everything else about a request (whose it is, what
protects it, how errors are answered) is registered beside them. Serving is `tutor.cli`'s.
"""

from __future__ import annotations

from importlib import import_module

from flask import Flask
from htmx_flask import Htmx
from jinja2 import StrictUndefined

from tutor import paths
from tutor.config import Config
from tutor.course.loader import Course, load_course
from tutor.store import Store
from tutor.web import assets, compress, errors, guard, site

PLACES = (
    "home", "language", "lesson", "know", "reset", "search", "practice", "review", "position",
    "rules", "terms", "strategy", "settings", "patterns",
)  # fmt: skip
LARGEST_FORM = 32 * 1024


def create_app(config: Config, course: Course | None = None) -> Flask:
    """Returns the application, with its own course unless another is given.

    Opens the database and reads the lessons; raises StoreError or CourseError where it cannot.
    """
    app = Flask("tutor", static_folder=str(paths.STATIC), template_folder=str(paths.templates()))
    app.config.update(
        SECRET_KEY=config.secret_key,
        MAX_CONTENT_LENGTH=LARGEST_FORM,
        MAX_FORM_MEMORY_SIZE=LARGEST_FORM,
        MAX_FORM_PARTS=200,
        SESSION_COOKIE_SAMESITE="Lax",
    )
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.extensions["store"] = Store(config.database_url)
    app.extensions["course"] = course or load_course()
    Htmx(app)
    for part in (compress, guard, site, assets, errors):
        part.register(app)
    for name in PLACES:
        app.register_blueprint(import_module(f"tutor.web.{name}").blueprint)
    return app
