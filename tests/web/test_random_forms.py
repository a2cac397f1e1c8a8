"""Random forms to every endpoint that takes any: whatever comes, it is never a fault of ours."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.cards import ALL_CARDS

FIELDS = (
    "card", "answer", "do", "lang", "back", "_tries", "_hints", "_version", "_step", "sure",
    "theme", "rules", "level", "strength", "comments", "seat", "for", "kept", "told",
)  # fmt: skip
WORDS = (
    "", "0", "1", "-1", "99999999999999999999", "answer", "hint", "over", "up-0", "down-1", "play",
    "bury", "undo", "pass", "declare", "step", "next", "kawu", "dapai", "zh", "on", "/", "//x",
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


def endpoints(app: Any) -> list[Any]:
    return [rule for rule in app.url_map.iter_rules() if rule.endpoint != "static"]


def address(app: Any, rule: Any, data: st.DataObject) -> str:
    parts = {name: data.draw(paths) for name in rule.arguments}
    with app.test_request_context():
        return app.url_for(rule.endpoint, **parts)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_form_breaks_an_endpoint(app, data):
    client = app.test_client()
    for rule in endpoints(app):
        form = data.draw(forms)
        fields: dict[str, list[str]] = {}
        for name, value in form:
            fields.setdefault(name, []).append(value)
        for method in rule.methods - {"OPTIONS", "HEAD"}:
            path = address(app, rule, data)
            if method == "GET":
                response = client.get(path, query_string=fields)
            else:
                response = client.open(path, method=method, data=fields)
            assert response.status_code < 500, (method, path, form, response.text[:500])
            assert "Traceback" not in response.text


@pytest.mark.parametrize("step", ["find", "must", "points", "holder", "order", "bury", "which"])
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(form=forms)
def test_no_form_breaks_a_step(app, step, form):
    client = app.test_client()
    fields: dict[str, list[str]] = {}
    for name, value in form:
        fields.setdefault(name, []).append(value)
    response = client.post(f"/lessons/pairs/{step}", data=fields)
    assert response.status_code in (303, 400, 413, 422), response.text[:500]
    assert client.get(f"/lessons/pairs/{step}").status_code == 200
