"""The files that pages load: our own style and script, and htmx out of its package.

Every address carries a hash of its file, so that browsers may keep it for a year and still get a
new one at once. Nothing is loaded from another host.
"""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache
from pathlib import Path

from flask import Blueprint, Flask, Response, request, send_file, url_for

from tutor import paths

blueprint = Blueprint("assets", __name__)
HTMX_PACKAGE = "js_lib_htmx"
YEAR = 365 * 24 * 3600


@cache
def htmx_file() -> Path:
    """Returns the file of htmx in its package; raises MissingFiles where it is not installed."""
    spec = importlib.util.find_spec(HTMX_PACKAGE)
    if spec is None or spec.origin is None:
        raise paths.MissingFiles(f"the package {HTMX_PACKAGE!r} is not installed")
    return Path(spec.origin).parent / "static" / "htmx" / "htmx.min.js"


@cache
def _hash(path: Path, changed_ns: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10]


def file_hash(path: Path) -> str:
    """Returns a short hash of a file's content; it is read again only when it has changed."""
    return _hash(path, path.stat().st_mtime_ns)


def asset(name: str) -> str:
    """Returns the address of one of our own static files."""
    return url_for("static", filename=name, v=file_hash(paths.STATIC / name))


def htmx_url() -> str:
    """Returns the address of htmx."""
    return url_for("assets.htmx", v=file_hash(htmx_file()))


@blueprint.get("/htmx.js")
def htmx() -> Response:
    """Serves htmx."""
    return send_file(htmx_file(), mimetype="text/javascript")


def set_age(response: Response) -> Response:
    """Lets browsers keep static files whose address carries a hash; pages are asked for anew."""
    if request.endpoint in ("static", "assets.htmx"):
        if request.args.get("v") and response.status_code == 200:
            response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    else:
        response.headers.setdefault("Cache-Control", "private, no-cache")
    return response


def register(app: Flask) -> None:
    """Adds the files and their addresses to an application."""
    app.register_blueprint(blueprint)
    app.after_request(set_age)
    app.jinja_env.globals.update(asset=asset, htmx_url=htmx_url)
