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


def test_an_unknown_address(visitor):
    check(visitor.get("/nowhere"), 404, "no page at this address", 'href="/"')
    check(visitor.get("/nowhere", headers={"Accept-Language": "de"}), 404, "keine Seite")
    check(visitor.get("/nowhere", headers={"Accept-Language": "zh"}), 404, "没有页面")
    check(visitor.get("/nowhere", headers={"Accept-Language": "ru"}), 404, "страницы нет")


def test_a_button_used_as_a_link(visitor):
    response = visitor.get("/language")
    check(response, 405, "answers a button")
    assert "POST" in response.headers["Allow"]


def test_a_form_that_is_too_long(visitor):
    check(visitor.post("/language", data={"lang": "x" * 70_000}), 413, "too much")
    many = {f"field{number}": "1" for number in range(500)}
    response = visitor.post("/language", data=many, content_type="multipart/form-data")
    check(response, 413, "too much")


def test_a_form_that_is_no_form(visitor):
    response = visitor.post(
        "/language", data=b"\xff\xfe{", content_type="multipart/form-data; boundary="
    )
    check(response, 400)


@pytest.mark.parametrize("cookie", ["x", "a" * 500, "<script>", "a.b" * 10, ""])
def test_a_broken_cookie_is_named_and_taken_away(visitor, cookie):
    visitor.set_cookie("learner", cookie)
    response = visitor.get("/")
    check(response, 400, "mark by which this browser is known")
    assert "learner=;" in response.headers["Set-Cookie"]
    assert visitor.get("/").status_code == 200


def test_a_learner_that_the_database_does_not_know_begins_anew(visitor):
    visitor.set_cookie("learner", "A" * 43)
    assert visitor.get("/").status_code == 200
    response = visitor.post("/lessons/pairs/find", data={"card": ["SK", "SK"]})
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
def test_an_unknown_lesson_or_step_is_named(visitor, path, word):
    check(visitor.get(path), 404, word)
    if path.count("/") == 3:
        check(visitor.post(path, data={"card": "S9"}), 404, word)


def test_to_htmx_an_error_is_a_notice_and_the_page_stays(visitor, htmx):
    response = visitor.post("/lessons/pairs/find", data={"card": "QQ"}, headers=htmx)
    assert response.status_code == 400
    assert response.headers["HX-Retarget"] == "#problem"
    assert response.headers["HX-Reswap"] == "innerHTML"
    assert "QQ" in response.text
    assert "<main" not in response.text


def test_a_database_that_fails_is_said_and_logged(visitor, lesson_app, monkeypatch, caplog):
    visitor.post("/language", data={"lang": "de", "back": "/"})

    def fail(token):
        raise StoreError("the disk is full")

    monkeypatch.setattr(lesson_app.extensions["store"], "learner", fail)
    check(visitor.get("/"), 503, "Nothing is lost")
    assert "the disk is full" in caplog.text


def test_a_fault_of_the_program_shows_no_trace(visitor, lesson_app, monkeypatch, caplog):
    monkeypatch.setattr(lesson_app, "testing", False)
    monkeypatch.setitem(lesson_app.view_functions, "terms.page", lambda: 1 / 0)
    check(visitor.get("/terms"), 500, "fault of the program")
    assert "ZeroDivisionError" in caplog.text
