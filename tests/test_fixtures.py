"""The fixtures of the browser tests bite: what must never happen on a page is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.serving import make_server

from tests import conftest
from tests.browsing import Watch, axe_violations
from tests.serving import in_thread

GOOD = """<!doctype html><html lang="en"><title>Good</title><main><h1>Good</h1>
<p><a href="/other">A link</a></p></main></html>"""
BAD = {
    "another-host": ("<img src='http://127.0.0.2:9/x.png' alt=''>", "a request to another host"),
    "script": ("<script>nothing.here()</script>", "script: "),
    "console": ("<script>console.error('broken')</script>", "console: broken"),
    "missing": ("<img src='/missing.png' alt=''>", "status 404"),
    "server": ("<iframe src='/error' title='x'></iframe>", "status 500"),
}


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    app = Flask("site", static_folder=None)
    app.add_url_rule("/", "good", lambda: GOOD)
    app.add_url_rule("/error", "error", lambda: ("", 500))
    app.add_url_rule("/refused", "refused", lambda: (GOOD, 422))
    app.add_url_rule("/bad/<name>", "bad", lambda name: GOOD + BAD[name][0])
    with in_thread(make_server("127.0.0.1", 0, app, threaded=True)) as url:
        yield url


@pytest.fixture
def watched(browser: Any, site: str) -> Iterator[tuple[Any, Watch]]:
    context = browser.new_context(base_url=site)
    yield context.new_page(), Watch(context, site)
    context.close()


def test_a_good_page_and_a_refused_form_are_no_problem(watched: tuple[Any, Watch]) -> None:
    page, watch = watched
    page.goto("/")
    page.goto("/refused")
    assert watch.problems == []
    assert axe_violations(page) == []


@pytest.mark.parametrize("name", BAD)
def test_what_must_never_happen_is_seen(watched: tuple[Any, Watch], name: str) -> None:
    page, watch = watched
    page.goto(f"/bad/{name}")
    assert any(BAD[name][1] in problem for problem in watch.problems), watch.problems


def test_axe_names_the_rule_and_the_element(watched: tuple[Any, Watch], tmp_path: Path) -> None:
    page, _ = watched
    page.set_content("<html lang='en'><title>x</title><img src='data:,' id='no-words'></html>")
    (violation,) = [each for each in axe_violations(page) if "no-words" in each]
    assert violation.startswith("image-alt: ")


@pytest.mark.parametrize(
    ("in_ci", "outcome"), [(False, pytest.skip.Exception), (True, pytest.fail.Exception)]
)
def test_what_is_missing_skips_a_test_but_fails_it_in_ci(
    monkeypatch: pytest.MonkeyPatch, in_ci: bool, outcome: type[BaseException]
) -> None:
    monkeypatch.setattr(conftest, "IN_CI", in_ci)
    with pytest.raises(outcome, match="Chromium is missing; to run this test: apt-get install"):
        conftest.unavailable("Chromium", "apt-get install chromium")
