"""The course page in a browser, by keyboard: what lies behind a lesson, its test, the search."""

from __future__ import annotations

import pytest

from tests.e2e.solving import Keyboard, lesson_of, right_answer
from tests.e2e.test_pages import FLAT, SMALL, WIDTH


def looks_right(page, axe):
    """Nothing is too small for a thumb or cut off, and axe has nothing to say."""
    assert page.evaluate(WIDTH) <= 360
    assert page.evaluate(SMALL) == []
    page.evaluate(FLAT)
    assert axe(page) == []


def test_a_lesson_is_turned_over_by_tab_space_and_enter_alone(new_page, axe):
    page = new_page("ru", width=360, height=740)
    keyboard = Keyboard(page)
    lesson = lesson_of("pairs")
    page.goto("/")
    keyboard.tab_to("#pairs summary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#pairs details[open]")
    looks_right(page, axe)
    keyboard.tab_to('#pairs a[href="/know/pairs"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/know/pairs")
    looks_right(page, axe)
    keyboard.tab_to("a.primary")
    page.keyboard.press("Enter")
    for number, step in enumerate(lesson.test, 1):
        page.wait_for_url(f"**/know/pairs/{number}")
        keyboard.answer(lesson.step(step).ask, right_answer(lesson, step))
        assert page.locator("#coach.yes").is_visible()
        looks_right(page, axe)
        keyboard.tab_to("#next")
        page.keyboard.press("Enter")
    page.wait_for_selector(".know-page.passed")
    looks_right(page, axe)
    page.goto("/")
    assert page.locator("#pairs.done .known").is_visible()
    looks_right(page, axe)


def test_a_wrong_answer_of_a_test_leads_to_the_lesson(new_page, axe):
    page = new_page("de", width=360, height=740)
    page.goto("/know/following/1")
    for code in ("S9", "S4"):
        page.locator(f'[data-hand] input[value="{code}"]').first.check(force=True)
    page.locator("#go").click()
    page.locator("#coach.no").wait_for()
    assert page.locator(".card.refused").count() == 2
    assert page.locator("[data-hand] input, #hint, #over").count() == 0
    looks_right(page, axe)
    page.locator("#next").click()
    page.wait_for_url("**/lessons/following/*")


def test_results_come_while_one_types_and_the_address_keeps_them(new_page, axe):
    page = new_page("zh-CN", width=360, height=740)
    page.goto("/search")
    looks_right(page, axe)
    page.locator("#q").press_sequentially("zhupai")
    page.locator("#found mark, #found li").first.wait_for()
    page.wait_for_url("**/search?q=zhupai")
    assert page.locator("#said").inner_text() != ""
    assert page.locator("#q").input_value() == "zhupai"
    assert page.evaluate("document.activeElement.id") == "q"
    looks_right(page, axe)
    page.locator("#found a").first.click()
    page.wait_for_url("**/terms#trump")


@pytest.mark.parametrize("js", [True, False], ids=["script", "no-script"])
def test_the_search_field_of_the_course_page_works_with_enter(new_page, js):
    page = new_page(js=js)
    page.goto("/")
    page.locator("#q").fill("kitty")
    page.locator("#q").press("Enter")
    page.wait_for_url("**/search?q=kitty")
    assert page.locator("#found mark").count() > 3


@pytest.mark.parametrize("js", [True, False], ids=["script", "no-script"])
def test_starting_over_asks_first(new_page, js):
    page = new_page(js=js)
    page.goto("/lessons/seats/table")
    page.locator("#go").click()
    page.wait_for_url("**/next-player")
    page.goto("/")
    page.locator("#seats summary").click()
    page.locator('#seats a[href="/reset/seats"]').click()
    page.wait_for_url("**/reset/seats")
    page.locator("main button.primary").click()
    page.locator("#problem .notice").wait_for()
    page.goto("/continue")
    page.wait_for_url("**/lessons/seats/table")
