"""What protects a visitor: the policy, whose form it is, the cookie, and what is sent how."""

from __future__ import annotations

import gzip
import re

import pytest


def test_the_policy_allows_our_own_files_only(visitor):
    policy = visitor.get("/").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[broken"},
    ],
)
def test_a_form_of_another_site_changes_nothing(visitor, headers):
    response = visitor.post("/language", data={"lang": "de", "back": "/"}, headers=headers)
    assert response.status_code == 403
    assert "Set-Cookie" not in response.headers
    assert "another site" in response.text


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Origin": "http://localhost"},
    ],
)
def test_our_own_form_counts(visitor, headers):
    data = {"lang": "de", "back": "/"}
    assert visitor.post("/language", data=data, headers=headers).status_code == 303


def test_the_cookie_is_random_and_not_for_scripts(lesson_app):
    tokens = set()
    for _ in range(2):
        response = lesson_app.test_client().post("/language", data={"lang": "de", "back": "/"})
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        tokens.add(cookie.split(";")[0].partition("=")[2])
    assert len(tokens) == 2
    assert min(map(len, tokens)) >= 40


def test_behind_https_the_cookie_is_for_https_only(visitor):
    response = visitor.post(
        "/language", data={"lang": "de", "back": "/"}, base_url="https://localhost"
    )
    assert "Secure" in response.headers["Set-Cookie"]


def fetch(visitor, path, **headers):
    """Returns what is sent, and the headers, of a page or a file."""
    with visitor.get(path, headers=headers) as response:
        assert response.status_code in (200, 404)
        return response.data, response.headers


def test_files_with_a_hash_in_their_address_are_kept(visitor):
    page = visitor.get("/").text
    for name in ("app.css", "tokens.css", "app.js", "htmx.js"):
        address = re.search(rf'"(/[^"]*{name}[^"]*)"', page)
        assert address
        _, headers = fetch(visitor, address[1])
        assert "immutable" in headers["Cache-Control"]
    assert visitor.get("/").headers["Cache-Control"] == "private, no-cache"


@pytest.mark.parametrize("path", ["/", "/static/app.css", "/htmx.js", "/nowhere"])
def test_text_is_packed_for_browsers_that_take_it(visitor, path):
    plain, plain_headers = fetch(visitor, path)
    packed, headers = fetch(visitor, path, **{"Accept-Encoding": "gzip, br"})
    assert "Content-Encoding" not in plain_headers
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert "Accept-Encoding" in headers["Vary"]


def test_the_first_page_stays_under_sixty_kilobytes(visitor):
    files = ("/", "/static/app.css", "/static/tokens.css", "/static/app.js", "/htmx.js",
             "/static/felt.svg", "/static/icon.svg")  # fmt: skip
    sent = sum(len(fetch(visitor, path, **{"Accept-Encoding": "gzip"})[0]) for path in files)
    assert sent < 60_000
