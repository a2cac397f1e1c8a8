"""The position page in a real browser: opened by its link, judged by keyboard, on a phone too."""

from __future__ import annotations

import pytest

from tests.browsing import tab_to
from tests.e2e.test_pages import FLAT, SMALL, WIDTH

FOLLOW = (
    "/position?hand=BJ+D7+SA+S4+HK+HT+HT+H9+H9+CK&led=HQ+HQ&second=H3+H4&trump=S&level=7"
    "&rules=dapai&seat=S&dealer=E"
)
FULL = (
    "/position?hand=BJ+LJ+S7+D7+S2+H2+SA+SK+S9+S9+S4+HA+HA+HT+HT+H9+H9+H4+CK+CT+C8+DA+DQ+DJ+D3"
    "&trump=S&level=7&rules=kawu&seat=E&dealer=W&advice=1&card=HA&card=HT"
)
WRONG = "/position?hand=H9+HX+H9&led=HQ+HQ&second=H3&level=7&seen=SA.S3"
LANGUAGES = ("en", "zh", "de", "ru")
OPEN = "document.querySelectorAll('main details').forEach(e => { e.open = true })"


def test_a_link_is_opened_and_a_play_is_judged_by_keyboard(page):
    page.goto(FOLLOW)
    page.locator("#advice table").wait_for()
    tab_to(page, '#board input[value="BJ"]')
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.locator("#line .legal.no").wait_for()
    tab_to(page, "#board button.primary")
    page.keyboard.press("Enter")
    page.locator("#coach.no").wait_for()
    assert page.locator("#board input:checked").count() == 2
    assert "card=HK&card=HT" in page.url
    assert page.evaluate("document.querySelector('#coach').getBoundingClientRect().top") < 900


def test_a_hand_is_typed_and_the_page_names_the_card_that_is_none(page):
    page.goto("/position")
    page.keyboard.press("Tab")
    tab_to(page, "#f-hand")
    page.keyboard.type("sa sk 10h hx")
    page.keyboard.press("Enter")
    page.locator("#hand-e", has_text="“hx”").wait_for()
    assert page.locator("#f-hand").input_value() == "sa sk 10h hx"
    page.locator("#f-hand").fill("sa sk 10h")
    page.locator("#q-trump").select_option("H")
    page.keyboard.press("Tab")
    page.locator('button[value="show"]').click()
    page.locator("#board").wait_for()
    assert page.url.endswith("?hand=HT+SA+SK&trump=H&level=2&rules=dapai&seat=S&dealer=S#board")


def test_without_script_cards_are_picked_judged_and_advised(new_page):
    page = new_page(js=False, width=360, height=740)
    page.goto("/position")
    page.locator("#q-trump").select_option("NT")
    page.locator(".picker summary").click()
    for code in ("SA", "SK"):
        page.locator(f'.picker input[value="{code}"]').first.check(force=True)
    page.locator('button[value="pick"]').click()
    page.locator('#board input[value="SK"]').check(force=True)
    page.locator("#board button.primary").click()
    page.locator("#coach").wait_for()
    page.locator("#advice a").click()
    page.locator("#advice table").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_a_phone_and_nothing_is_cut_off(new_page, axe, language):
    page = new_page(language, width=360, height=740)
    for path in ("/position", FOLLOW, FULL, WRONG):
        page.goto(path)
        if path == FOLLOW:
            page.locator("#advice table").wait_for()
        page.evaluate(OPEN)
        assert page.evaluate(WIDTH) <= 360, path
        assert page.evaluate(SMALL) == [], path
        page.evaluate(FLAT)
        assert axe(page) == [], path


def test_axe_finds_nothing_in_the_dark_on_a_wide_screen(new_page, axe):
    page = new_page("ru", dark=True)
    for path in (FOLLOW, FULL, WRONG):
        page.goto(path)
        page.evaluate(OPEN)
        assert page.evaluate(WIDTH) <= 1280, path
        page.evaluate(FLAT)
        assert axe(page) == [], path


@pytest.mark.parametrize("width", [320, 768])
def test_the_page_never_scrolls_sideways(new_page, width):
    page = new_page("de", width=width, height=700)
    for path in ("/position", FULL, WRONG):
        page.goto(path)
        page.evaluate(OPEN)
        assert page.evaluate(WIDTH) <= width, path


def test_the_page_stays_readable_at_twice_the_text_size(new_page):
    # With reduced motion every size would change in steps of a millisecond, one element at a time.
    page = new_page("de", width=360, height=740, reduced_motion=False)
    for path in (FULL, WRONG):
        page.goto(path)
        page.evaluate(OPEN)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(WIDTH) <= 360, path


@pytest.mark.parametrize("language", ["zh", "ru"])
def test_on_a_phone_nothing_lies_over_the_hand_of_a_shared_position(new_page, language):
    page = new_page(language, width=360, height=740)
    page.goto(FULL)
    page.locator("#board").wait_for()
    bar = page.locator("#board .act").bounding_box()
    cards = [slot.bounding_box() for slot in page.locator("#board .slot").all()]
    assert len(cards) == 25
    assert max(card["y"] + card["height"] for card in cards) <= bar["y"]
    # The trick and the first cards are seen without scrolling.
    assert min(card["y"] + card["height"] for card in cards) < 740
