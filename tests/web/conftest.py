"""Fixtures of the pages' tests: the app with a small course of its own (``course/``)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.serving import make_config
from tutor.app import create_app
from tutor.course.loader import load_course

COURSE = Path(__file__).parent / "course"


@pytest.fixture(scope="module")
def lesson_app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The application with a course of one lesson with every kind of step, and one to read.

    A module's tests share it; every client is a new visitor.
    """
    app = create_app(make_config(tmp_path_factory.mktemp("web")), load_course(COURSE))
    app.testing = True
    return app


@pytest.fixture
def visitor(lesson_app: Any) -> Any:
    """A new visitor of that application."""
    return lesson_app.test_client()


@pytest.fixture
def htmx() -> dict[str, str]:
    """The headers by which htmx asks for a part."""
    return {"HX-Request": "true", "HX-Current-URL": "http://localhost/lessons/pairs/find"}
