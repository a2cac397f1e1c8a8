"""What protects a visitor: the policy, whose form it is, the cookie, and what is sent how."""

from __future__ import annotations

import gzip

import pytest


def test_the_policy_allows_our_own_files_only(client):
    policy = client.get("/").headers["Content-Security-Policy"]
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
def test_a_form_of_another_site_changes_nothing(client, headers):
    response = client.post("/language", data={"lang": "de", "back": "/"}, headers=headers)
    assert response.status_code == 403
    assert "Set-Cookie" not in response.headers
    assert "another site" in response.text


@pytest.mark.parametrize(
    "headers",
    [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": "http://localhost"}],
)
def test_our_own_form_counts(client, headers):
    data = {"lang": "de", "back": "/"}
    assert client.post("/language", data=data, headers=headers).status_code == 303


def test_the_cookie_is_random_and_not_for_scripts(app):
    tokens = set()
    for _ in range(2):
        response = app.test_client().post("/language", data={"lang": "de", "back": "/"})
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        tokens.add(cookie.split(";")[0].partition("=")[2])
    assert len(tokens) == 2
    assert min(map(len, tokens)) >= 40


def test_behind_https_the_cookie_is_for_https_only(client):
    response = client.post(
        "/language", data={"lang": "de", "back": "/"}, base_url="https://localhost"
    )
    assert "Secure" in response.headers["Set-Cookie"]


def test_files_with_a_hash_in_their_address_are_kept(client):
    page = client.get("/").text
    for name in ("app.css", "tokens.css", "app.js", "htmx.js"):
        address = page.partition(name)[0].rpartition('"')[2] + name + page.partition(name)[2].partition('"')[0]
        response = client.get(address)
        assert response.status_code == 200
        assert "immutable" in response.headers["Cache-Control"]
    assert client.get("/").headers["Cache-Control"] == "private, no-cache"


def test_text_is_packed_for_browsers_that_take_it(client):
    for path in ("/", "/static/app.css", "/htmx.js", "/nowhere"):
        plain = client.get(path)
        packed = client.get(path, headers={"Accept-Encoding": "gzip, br"})
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == plain.data
        assert "Accept-Encoding" in packed.headers["Vary"]


def test_the_first_page_stays_under_sixty_kilobytes(client):
    files = ("/", "/static/app.css", "/static/tokens.css", "/static/app.js", "/htmx.js",
             "/static/felt.svg", "/static/icon.svg")  # fmt: skip
    sent = sum(len(client.get(f, headers={"Accept-Encoding": "gzip"}).data) for f in files)
    assert sent < 60_000
