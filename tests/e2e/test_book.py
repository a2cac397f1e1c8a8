"""Rules, terms and cheat sheet in a real browser: by keyboard, for axe, and on paper."""

from __future__ import annotations

import re

import pytest

from tests.e2e.test_pages import FLAT, LANGUAGES, SMALL, WIDTH

PAGES = (
    "/rules?for=dapai&level=2&trump=NT",
    "/rules?for=differences",
    "/sheet?for=dapai",
    "/terms?q=zhu",
)
A_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize(("width", "dark"), [(360, False), (1280, True)])
def test_axe_finds_nothing_and_nothing_is_cut_off(new_page, axe, width, dark):
    page = new_page("ru", width=width, height=740, dark=dark)
    for path in PAGES:
        page.goto(path)
        assert page.evaluate(WIDTH) <= width, path
        assert width > 360 or page.evaluate(SMALL) == [], path
        page.evaluate(FLAT)
        assert axe(page) == [], path


def test_level_and_trump_are_chosen_by_keyboard_without_a_script(new_page):
    page = new_page("en", js=False)
    page.goto("/rules?for=kawu")
    page.locator("#q-level").focus()
    page.keyboard.press("k")
    page.keyboard.press("Tab")
    page.keyboard.press("c")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules?for=kawu&level=K&trump=C&twos=no#order")
    names = page.locator("#order .order-steps .sr").all_inner_texts()
    assert names[2] == "king of clubs"
    assert page.locator("#order").evaluate("e => e.getBoundingClientRect().top < innerHeight")


def test_terms_are_found_by_keyboard(new_page):
    page = new_page("de", js=False)
    page.goto("/terms")
    page.locator("#q").focus()
    page.keyboard.type("stechen")
    page.keyboard.press("Enter")
    page.wait_for_url("**/terms?q=stechen")
    assert page.locator("#ruff").is_visible()
    assert page.locator("#kitty").count() == 0


def test_the_differences_stand_side_by_side_only_where_there_is_room(new_page):
    for width, beside in ((360, False), (1280, True)):
        page = new_page("en", width=width)
        page.goto("/rules?for=differences")
        kawu, dapai = (side.bounding_box() for side in page.locator("#trumps .sides > *").all())
        assert (kawu["y"] == dapai["y"]) is beside
        assert (kawu["x"] == dapai["x"]) is not beside


def test_the_sheet_fits_one_page_of_a4_in_every_language_under_both_rule_sets(new_page):
    pages = {}
    for language in LANGUAGES:
        page = new_page(language)
        for profile in ("kawu", "dapai"):
            page.goto(f"/sheet?for={profile}")
            paper = page.pdf(prefer_css_page_size=True)
            pages[language, profile] = len(A_PAGE.findall(paper))
            width, height = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", paper)[0]
            assert (round(float(width)), round(float(height))) == (595, 842)
    assert pages == dict.fromkeys(pages, 1)
    assert len(pages) == 8


def test_the_count_of_pages_would_see_a_second_one(new_page):
    page = new_page()
    page.goto("/rules")
    assert len(A_PAGE.findall(page.pdf(prefer_css_page_size=True))) > 3
