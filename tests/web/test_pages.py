"""Every page: four languages, whole or as a part, no trace left by looking, nothing inline."""

from __future__ import annotations

import html
import re

import pytest

from tests.web.conftest import COURSE as FOLDER
from tutor.course.loader import load_course
from tutor.words.gallery import gallery

COURSE = load_course(FOLDER)
PAGES = (
    "/", "/rules", "/rules?for=kawu", "/rules?for=dapai", "/rules?for=differences", "/sheet",
    "/sheet?for=dapai", "/terms", "/terms?q=pair", "/settings", "/patterns",
    "/lessons/pairs/find", "/lessons/pairs/must", "/lessons/pairs/order", "/lessons/pairs/done",
    "/lessons/following/only", "/patterns/words", "/nowhere", "/search", "/search?q=pair",
    "/search?q=%3Cb%3E&in=step", "/know/pairs", "/know/pairs/1", "/know/second-deck/3", "/reset/",
    "/reset/pairs",
)  # fmt: skip
LANGUAGES = {"en": "en", "zh-CN": "zh-Hans", "de-AT": "de", "ru": "ru"}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("accepted", LANGUAGES)
def test_every_page_speaks_the_browsers_language(visitor, path, accepted):
    response = visitor.get(path, headers={"Accept-Language": accepted})
    assert response.status_code == (404 if path == "/nowhere" else 200)
    assert f'<html lang="{LANGUAGES[accepted]}"' in response.text


@pytest.mark.parametrize("path", PAGES)
def test_caches_are_told_what_a_page_depends_on(visitor, path):
    vary = visitor.get(path).headers["Vary"].lower()
    assert all(name in vary for name in ("hx-request", "cookie", "accept-language"))


@pytest.mark.parametrize("path", PAGES)
def test_no_page_holds_inline_style_or_script(visitor, path):
    page = visitor.get(path).text
    assert not re.search(r"<[^>]+\sstyle=", page)
    assert "<style" not in page
    assert not re.search(r"<[^>]+\son[a-z]+=", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', page)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_offers_four_languages_by_their_own_names(visitor, path):
    page = visitor.get(path).text
    for name in ("English", "简体中文", "Deutsch", "Русский"):
        assert re.search(rf'<button name="lang"[^>]*>{name}</button>', page)


@pytest.mark.parametrize("path", PAGES)
def test_ids_are_unique_and_labels_point_at_something(visitor, path):
    page = visitor.get(path).text
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for name in ("aria-labelledby", "aria-describedby", "popovertarget", "for"):
        assert set(re.findall(rf'\s{name}="([^"]+)"', page)) <= set(ids), name


def test_looking_at_pages_makes_no_learner(visitor, lesson_app, monkeypatch):
    monkeypatch.delattr(type(lesson_app.extensions["store"]), "new_learner")
    for path in PAGES:
        assert "Set-Cookie" not in visitor.get(path).headers


def test_htmx_gets_the_part_and_the_browser_the_page(visitor, htmx):
    page = visitor.get("/lessons/pairs/find").text
    part = visitor.get("/lessons/pairs/find", headers=htmx).text
    assert "<html" in page
    assert "<html" not in part
    main = re.search(r"<main.*</main>", page, re.DOTALL)
    assert main
    assert main[0] in part
    assert "<title>" in part


@pytest.mark.parametrize("header", ["HX-Boosted", "HX-History-Restore-Request"])
def test_htmx_gets_the_whole_page_where_it_loads_one(visitor, htmx, header):
    assert "<html" in visitor.get("/lessons/pairs/find", headers={**htmx, header: "true"}).text


def test_the_first_deck_lies_on_the_first_page_a_card_each(visitor):
    page = visitor.get("/").text
    arc = re.search(r'<div class="arc".*?</div>', page, re.DOTALL)
    assert arc
    first_deck = COURSE.decks["first"]
    assert len(re.findall(r'<span class="card', arc[0])) == len(first_deck)
    later = [place for place in first_deck if place.later]
    assert len(re.findall(r'<span class="card back', arc[0])) == len(later)


def test_lessons_still_to_come_lie_face_down_without_a_link(visitor):
    page = visitor.get("/").text
    later = re.findall(r'<div class="stop later">.*?</div>', page, re.DOTALL)
    assert len(later) == len([place for place in COURSE.places if place.later])
    assert not any("<a" in stop for stop in later)
    assert len(re.findall(r'<a class="stop ', page)) == len(COURSE.ready)


def test_the_first_page_leads_back_to_the_hand_that_was_left(visitor):
    assert "Play a practice hand" in visitor.get("/").text
    table = visitor.post("/practice/").location
    page = visitor.get("/").text
    assert f'href="{table}">Continue your practice hand' in page


def test_the_rules_page_shows_both_rule_sets_or_one(visitor):
    both = visitor.get("/rules").text
    kawu = visitor.get("/rules?for=kawu").text
    assert "42&nbsp;trumps" in both
    assert "42&nbsp;trumps" not in kawu
    assert both.count('class="paragraph"') == kawu.count('class="paragraph"') == 33


def test_the_terms_page_gives_every_word_in_the_other_languages(visitor):
    page = visitor.get("/terms").text
    pair = re.search(r'<div id="pair">.*?</div>', page, re.DOTALL)
    assert pair
    assert all(word in pair[0] for word in ("对子", "Paar", "пара", "duìzi"))


def test_an_unknown_rule_set_is_named(visitor):
    response = visitor.get("/rules?for=whist")
    assert response.status_code == 400
    assert "whist" in response.text


def test_all_that_the_coach_says_stands_on_one_page_in_every_language(visitor):
    page = html.unescape(visitor.get("/patterns/words").text)
    for area in ("coach", "grades", "reasons"):
        for row in gallery(area):
            assert all(text in page for text in row.texts.values()), row.id
