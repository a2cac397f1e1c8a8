"""Fixtures of the pages' tests: the app with a small course of its own (``course/``)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tutor.app import create_app
from tutor.config import Config
from tutor.course.loader import load_course

COURSE = Path(__file__).parent / "course"


@pytest.fixture
def app(config: Config) -> Any:
    """The application with a course of one lesson with every kind of step, and one to read."""
    app = create_app(config, load_course(COURSE))
    app.testing = True
    return app


@pytest.fixture
def htmx() -> dict[str, str]:
    """The headers by which htmx asks for a part."""
    return {"HX-Request": "true", "HX-Current-URL": "http://localhost/lessons/pairs/find"}
