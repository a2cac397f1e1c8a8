"""The words of the game are explained in the sentences that name them; what is said stays the same.

Which words are found in a sentence is tests/course/test_glossary.py's.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from flask import g
from markupsafe import Markup, escape

from tests.web.practicing import Visitor
from tests.web.reading import unlinked
from tutor.course.rulebook import rulebook
from tutor.web.glossed import OF_A_RULE, OF_A_SLIP, linked, linked_rule, linked_text, sheets
from tutor.words import LANGUAGE_CODES
from tutor.words.gallery import gallery

langs = pytest.mark.parametrize("lang", LANGUAGE_CODES)
COACH = ("coach", "reasons", "grades", "hints", "known")
POSITION = "/position?hand=H9+H9+HT+HT+HK+S4+BJ&led=HQ+HQ&trump=S&level=7&dealer=E"


def opened(page: str) -> list[str]:
    """Returns the ids of what the words of a page open."""
    return re.findall(r'class="term" popovertarget="([a-z-]+)"', page)


def brought(page: str) -> list[str]:
    """Returns the ids of the sheets in a page."""
    return re.findall(r'<div popover id="(t-[a-z-]+)"', page)


def in_language(app: Any, lang: str) -> Any:
    return app.test_request_context(headers={"Accept-Language": lang})


@langs
def test_no_sentence_of_the_coach_says_anything_else_for_it(app: Any, lang: str) -> None:
    explained = 0
    with in_language(app, lang):
        for text in {row.texts[lang] for area in COACH for row in gallery(area)}:
            made = linked_text(text)
            assert unlinked(made) == escape(text)
            assert len(opened(made)) == len(set(opened(made))) <= OF_A_SLIP
            explained += bool(opened(made))
    assert explained > 200


@langs
def test_no_rule_says_anything_else_for_it(app: Any, lang: str) -> None:
    with in_language(app, lang):
        for paragraph in rulebook(lang).paragraphs:
            blocks = [block.html for block in paragraph.blocks]
            made = linked_rule(blocks)
            assert [unlinked(html) for html in made] == blocks
            ids = opened("".join(made))
            assert len(ids) == len(set(ids)) <= OF_A_RULE
            assert ids, paragraph.id


def test_a_word_is_explained_where_it_is_first_named_in_what_is_read_together(app: Any) -> None:
    with in_language(app, "en"):
        first, second = linked(("Take the trick.", "A trick that you ruff."))
        assert opened(first) == ["t-trick"]
        assert opened(second) == ["t-ruff"]
        assert brought(sheets()) == ["t-trick", "t-ruff"]
        assert sheets() == ""


def test_what_is_drawn_already_is_left_and_not_explained_again(app: Any) -> None:
    drawn = Markup('<b>Void</b> <button class="term" popovertarget="t-ruff">ruff</button>')
    with in_language(app, "en"):
        assert linked((drawn, "A ruff wins the trick."))[0] == drawn
        assert opened(linked((drawn, "A ruff wins the trick."))[1]) == ["t-trick"]
        assert linked_text("<trick> & co.").startswith("&lt;<button")
        table = "<p>A ruff.</p><table><td>Trick</td></table><p>A <em>ruff</em>, a trick.</p>"
        made = linked_rule((table,))[0]
        assert "<td>Trick</td>" in made
        assert opened(made) == ["t-ruff", "t-trick"]


def test_no_line_breaks_between_a_word_and_its_sign(app: Any) -> None:
    with in_language(app, "en"):
        made = linked_text("So (void), your partner’s trick.")
    glued = re.findall(r'<span class="nb">(.*?)</span>', made)
    assert [unlinked(each) for each in glued] == ["(void),", "partner’s", "trick."]


def test_every_word_of_a_page_has_its_sheet_there_once(app: Any) -> None:
    table = Visitor(app)
    table.start()
    for _ in range(40):
        table.go_on()
    pages = [table.client.get(table.url, headers=table.headers).text]
    for lang in LANGUAGE_CODES:
        client = Visitor(app, lang)
        for path in ("/rules", "/rules?for=kawu", POSITION, "/practice/", "/patterns"):
            answer = client.client.get(path, headers=client.headers, follow_redirects=True)
            pages.append(answer.text)
    for page in pages:
        assert opened(page)
        assert Counter(brought(page)) == Counter(set(opened(page)))
        assert page.index(' id="sheets"') > page.rindex(' class="term"')


def test_a_part_brings_the_sheets_of_its_own_words(app: Any) -> None:
    client = app.test_client()
    form = {"hand": "H9 H9 HT", "led": "HQ HQ", "trump": "S", "level": "7", "dealer": "E"}
    form["card"] = "H9"
    part = client.post(POSITION.replace("position?", "position/line?"), data=form,
                       headers={"HX-Request": "true"}).text  # fmt: skip
    assert brought(part) == list(dict.fromkeys(opened(part)))
    advice = client.get(
        f"{POSITION}&advice=1", headers={"HX-Request": "true"}, follow_redirects=True
    ).text
    assert brought(advice) == ["t-points", "t-line"]
    assert 'id="sheets"' not in advice


def test_a_sheet_says_what_the_word_means_and_what_others_call_it(app: Any) -> None:
    with in_language(app, "ru"):
        linked_text("Взятка.")
        assert g.terms
        sheet = sheets()
    for said in ("trick", "墩", "Stich", "/rules#first-lead", 'popovertargetaction="hide"'):
        assert said in sheet
