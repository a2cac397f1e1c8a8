"""The strategy guide's page: every principle in every language, examples that can be opened."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient

from tutor.course.guide import guide
from tutor.words import LANGUAGE_CODES


class Links(HTMLParser):
    """Collects the addresses of all links."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            self.found.append(dict(attrs).get("href") or "")


def page(client: FlaskClient, lang: str = "en") -> str:
    answer = client.get("/strategy", headers={"Accept-Language": lang})
    assert answer.status_code == 200
    return answer.get_data(as_text=True)


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_principle_has_its_words(client: FlaskClient, lang: str) -> None:
    html = page(client, lang)
    prose = guide().prose[lang]
    for chapter in guide().chapters:
        for each in (chapter, *chapter.principles):
            assert f'id="{each.id}"' in html
            assert prose.steps[each.id].title in html


def test_an_example_opens_in_the_position_page_and_in_its_lesson(client: FlaskClient) -> None:
    examples = [
        principle.example
        for chapter in guide().chapters
        for principle in chapter.principles
        if principle.example
    ]
    assert examples
    links = Links(page(client)).found
    positions = [each for each in links if each.startswith("/position?")]
    assert 0 < len(positions) <= len(examples)
    for address in (*positions, *(f"/lessons/{example}" for example in examples)):
        assert client.get(address).status_code == 200
    assert {f"/lessons/{example}" for example in examples} <= set(links)


def test_what_is_best_is_said_only_on_request(client: FlaskClient) -> None:
    html = page(client)
    assert html.count('<details class="why"><summary>What is best here?') == html.count(
        "better than the next play."
    ) + html.count("loses about")
