"""Random forms to every endpoint that takes any: whatever comes, it is never a fault of ours."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.routing import IntegerConverter, Rule

from engine.cards import ALL_CARDS
from tests.web.finished import record

FIELDS = (
    "card", "answer", "do", "lang", "back", "_tries", "_hints", "_version", "tried", "sure",
    "theme", "profile", "level", "strength", "comments", "permanent_twos", "for", "kept", "told",
    "q", "in",
)  # fmt: skip
WORDS = (
    "", "0", "1", "-1", "99999999999999999999", "answer", "hint", "over", "up-0", "down-1", "play",
    "bury", "undo", "pass", "declare", "on", "next", "show", "kawu", "dapai", "zh", "/", "//x",
    "\x00", "\ud7ff", "é" * 50, "S9 S4",
)  # fmt: skip

values = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from([str(card) for card in ALL_CARDS]),
    st.text(max_size=60),
)
names = st.one_of(st.sampled_from(FIELDS), st.text(min_size=1, max_size=20))
forms = st.lists(st.tuples(names, values), max_size=40)
paths = st.one_of(
    st.sampled_from(["pairs", "following", "find", "must", "order", "points", "line"]),
    st.text(min_size=1, max_size=12),
)


def by_name(form: list[tuple[str, str]]) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for name, value in form:
        fields.setdefault(name, []).append(value)
    return fields


def send(visitor: Any, method: str, path: str, fields: dict[str, list[str]]) -> tuple[int, str]:
    where = {"query_string": fields} if method == "GET" else {"data": fields}
    with visitor.open(path, method=method, **where) as response:
        return response.status_code, response.get_data(as_text=True)


def argument(rule: Rule, name: str, known: dict[str, str]) -> st.SearchStrategy[Any]:
    """Returns what may stand at a place of an address: the known id, or anything of its kind."""
    if isinstance(rule._converters[name], IntegerConverter):
        return st.one_of(st.integers(0, 120), st.just(10**30))
    return st.one_of(st.just(known.get(name, "x")), paths)


def a_match(visitor: Any) -> str:
    """Returns the id of a practice match of this visitor."""
    location = visitor.post("/practice/").headers["Location"]
    return location.rstrip("/").rpartition("/")[2].partition("?")[0]


def a_review(visitor: Any) -> str:
    """Returns the id of a review of this visitor."""
    location = visitor.post("/review/open", data={"record": record(), "seat": "S"}).location
    return location.rstrip("/").rpartition("/")[2].partition("?")[0]


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_form_breaks_an_endpoint(lesson_app, data):
    visitor = lesson_app.test_client()
    known = {
        "match_id": a_match(visitor),
        "review_id": a_review(visitor),
        "lesson_id": "pairs",
        "exam_id": "pairs",
        "step_id": "must",
    }
    for rule in lesson_app.url_map.iter_rules():
        if rule.endpoint == "static":
            continue
        arguments = {
            name: data.draw(argument(rule, name, known), label=name) for name in rule.arguments
        }
        with lesson_app.test_request_context():
            path = lesson_app.url_for(rule.endpoint, **arguments)
        for method in sorted(rule.methods - {"OPTIONS", "HEAD"}):
            form = data.draw(forms, label=f"{method} {path}")
            status, page = send(visitor, method, path, by_name(form))
            assert status < 500, page[-1500:]
            assert "Traceback" not in page


@pytest.mark.parametrize("step", ["find", "must", "points", "holder", "order", "bury", "which"])
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(form=forms)
def test_no_form_breaks_a_step(lesson_app, step, form):
    visitor = lesson_app.test_client()
    status, page = send(visitor, "POST", f"/lessons/pairs/{step}", by_name(form))
    assert status in (303, 400, 413, 422), page[-1500:]
    assert send(visitor, "GET", f"/lessons/pairs/{step}", {})[0] == 200
