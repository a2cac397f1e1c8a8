"""Errors: the reason and a way on, in the visitor's language, never a trace."""

from __future__ import annotations

import pytest

from tutor.store import StoreError


def check(response, status, *words):
    assert response.status_code == status
    assert "Traceback" not in response.text
    assert "<main" in response.text
    for word in words:
        assert word in response.text


def test_an_unknown_address(client):
    check(client.get("/nowhere"), 404, "no page at this address", 'href="/"')
    check(client.get("/nowhere", headers={"Accept-Language": "de"}), 404, "keine Seite")
    check(client.get("/nowhere", headers={"Accept-Language": "zh"}), 404, "没有页面")
    check(client.get("/nowhere", headers={"Accept-Language": "ru"}), 404, "страницы нет")


def test_a_button_used_as_a_link(client):
    response = client.get("/language")
    check(response, 405, "answers a button")
    assert "POST" in response.headers["Allow"]


def test_a_form_that_is_too_long(client):
    check(client.post("/language", data={"lang": "x" * 70_000}), 413, "too much")
    many = {f"field{number}": "1" for number in range(500)}
    response = client.post("/language", data=many, content_type="multipart/form-data")
    check(response, 413, "too much")


def test_a_form_that_is_no_form(client):
    response = client.post(
        "/language", data=b"\xff\xfe{", content_type="multipart/form-data; boundary="
    )
    check(response, 400)


@pytest.mark.parametrize("cookie", ["x", "ü" * 30, "a" * 500, "<script>", "; learner=;"])
def test_a_broken_cookie_is_named_and_taken_away(app, cookie):
    client = app.test_client()
    headers = {"Cookie": f"learner={cookie}".encode("utf-8", "ignore").decode("latin-1")}
    response = client.get("/", headers=headers)
    if cookie.startswith(";"):
        assert response.status_code in (200, 400)
        return
    check(response, 400, "mark by which this browser is known")
    assert "learner=;" in response.headers["Set-Cookie"]


def test_a_learner_that_the_database_does_not_know_begins_anew(client):
    client.set_cookie("learner", "A" * 43)
    assert client.get("/").status_code == 200
    response = client.post("/lessons/pairs/find", data={"card": ["SK", "SK"]})
    assert response.status_code == 303
    assert "Set-Cookie" in response.headers


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("/lessons/whist", "whist"),
        ("/lessons/whist/one", "whist"),
        ("/lessons/pairs/nix", "nix"),
        ("/lessons/points/one", "points"),
        ("/lessons/%00/%ff", "no lesson"),
    ],
)
def test_an_unknown_lesson_or_step_is_named(client, path, word):
    check(client.get(path), 404, word)
    if path.count("/") == 3:
        check(client.post(path, data={"card": "S9"}), 404, word)


def test_to_htmx_an_error_is_a_notice_and_the_page_stays(client, htmx):
    response = client.post("/lessons/pairs/find", data={"card": "QQ"}, headers=htmx)
    assert response.status_code == 400
    assert response.headers["HX-Retarget"] == "#problem"
    assert response.headers["HX-Reswap"] == "innerHTML"
    assert "QQ" in response.text
    assert "<main" not in response.text


def test_a_database_that_fails_is_said_and_logged(client, app, monkeypatch, caplog):
    client.post("/language", data={"lang": "de", "back": "/"})

    def fail(token):
        raise StoreError("the disk is full")

    monkeypatch.setattr(app.extensions["store"], "learner", fail)
    check(client.get("/"), 503, "Nothing is lost")
    assert "the disk is full" in caplog.text


def test_a_fault_of_the_program_shows_no_trace(client, app, monkeypatch, caplog):
    app.testing = False
    monkeypatch.setitem(app.view_functions, "terms.page", lambda: 1 / 0)
    check(client.get("/terms"), 500, "fault of the program")
    assert "ZeroDivisionError" in caplog.text
