"""Where the files that are no code lie: lessons and templates, and the folder for a visitor's data.

In a checkout lessons and templates stand beside the packages and are read there, so that an edit
shows at once; the wheel carries them in ``tutor/_data``. Static files and translations lie inside
the package in both cases and need no looking for. What is in the files is others' business.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent
STATIC = PACKAGE / "static"


class MissingFiles(RuntimeError):
    """A part of the program that should have been installed with it is not there."""


def is_checkout() -> bool:
    """Returns whether the program runs from a checkout and not from an installed wheel."""
    return (CHECKOUT / "pyproject.toml").is_file() and (CHECKOUT / "lessons").is_dir()


@cache
def lessons() -> Path:
    """Returns the folder with course.yaml, one folder a lesson, and the rulebook."""
    return _data("lessons")


@cache
def templates() -> Path:
    """Returns the folder with the page templates."""
    return _data("templates")


def _data(name: str) -> Path:
    # A checkout comes first: an editable install leaves stale copies in site-packages.
    places = (CHECKOUT / name, PACKAGE / "_data" / name)
    for place in places if is_checkout() else places[1:]:
        if place.is_dir():
            return place
    raise MissingFiles(f"the folder {name!r} is missing, looked in {places[0]} and {places[1]}")


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Returns the default folder for the database: ``data`` in a checkout, else the user's own.

    The folder need not exist yet.
    """
    if is_checkout():
        return CHECKOUT / "data"
    if sys.platform == "win32":
        base = environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "shengji-tutor"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "shengji-tutor"
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "shengji-tutor"
