"""Fixtures for all tests: the app and its client, a running server, a browser, a database.

What a machine may lack (Chromium, PostgreSQL) is skipped with a line that says how to have it; in
CI a skip would hide that something is no longer tested, so there it fails.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import hypothesis
import pytest

from tests.browsing import CHROMIUM_ARGUMENTS, Watch, axe_violations, find_chromium
from tests.databases import fresh_database, postgres_server
from tests.serving import LiveServer, make_config, start_server
from tutor.config import SETTINGS, Config

IN_CI = bool(os.environ.get("CI"))

for setting in SETTINGS:  # a developer's own database is no business of the tests
    os.environ.pop(setting.variable, None)

hypothesis.settings.register_profile("tests", deadline=None, derandomize=IN_CI)
hypothesis.settings.load_profile("tests")


def unavailable(what: str, remedy: str) -> NoReturn:
    """Skips a test for want of something; in CI that is a failure."""
    line = f"{what} is missing; to run this test: {remedy}"
    if IN_CI:
        pytest.fail(line, pytrace=False)
    pytest.skip(line)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what needs a browser, so that -m can choose."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


# The program


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Settings of a program of this test alone, with an empty database."""
    return make_config(tmp_path)


@pytest.fixture
def app(config: Config) -> Iterator[Any]:
    """The Flask application of this test alone."""
    from tutor.app import create_app

    app = create_app(config)
    app.testing = True
    yield app
    app.extensions["store"].close()


@pytest.fixture
def client(app: Any) -> Any:
    """A client of `app` that keeps its cookies."""
    return app.test_client()


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A running server that the tests of one process share; every page is a new visitor."""
    with start_server(make_config(tmp_path_factory.mktemp("live"))) as server:
        yield server


# The browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all tests of a process."""
    from playwright.sync_api import sync_playwright

    chromium = find_chromium()
    if chromium is None:
        unavailable("Chromium", "apt-get install chromium fonts-noto-cjk")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=list(CHROMIUM_ARGUMENTS)
        )
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Any, live_server: LiveServer) -> Iterator[Callable[..., Any]]:
    """Makes pages, each of a new visitor with cookies of its own.

    Options: language (of the browser), width, height, js, touch, dark, reduced_motion, base_url. A
    script's error, a failed file, a status 5xx or a request to another host fails the test.
    """
    watches = []

    def make(
        language: str = "en",
        *,
        width: int = 1280,
        height: int = 900,
        js: bool = True,
        touch: bool = False,
        dark: bool = False,
        reduced_motion: bool = True,
        base_url: str = live_server.url,
    ) -> Any:
        context = browser.new_context(
            base_url=base_url,
            locale=language,
            viewport={"width": width, "height": height},
            java_script_enabled=js,
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        context.set_default_timeout(10_000)
        watches.append(Watch(context, base_url))
        return context.new_page()

    yield make
    for watch in watches:
        watch.context.close()
    problems = [problem for watch in watches for problem in watch.problems]
    assert not problems, "\n".join(problems)


@pytest.fixture
def page(new_page: Callable[..., Any]) -> Any:
    """A page of a new visitor, English, 1280 px wide, with script."""
    return new_page()


@pytest.fixture(scope="session")
def axe() -> Callable[[Any], list[str]]:
    """Finds what violates WCAG 2.2 AA on a page, a line each; empty is good."""
    return axe_violations


# The database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server whose databases the tests may make and drop."""
    with postgres_server() as url:
        if url is None:
            unavailable(
                "a PostgreSQL server",
                "apt-get install postgresql, or name one in TEST_DATABASE_URL",
            )
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database: the test runs on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tutor.sqlite3'}"
    else:
        with fresh_database(request.getfixturevalue("postgres")) as url:
            yield url
