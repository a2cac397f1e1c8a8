"""Every page in a real browser: no violation of WCAG 2.2 AA, nothing cut off, thumbs fit."""

from __future__ import annotations

import pytest

PAGES = (
    "/", "/rules", "/sheet", "/terms", "/settings", "/patterns", "/nowhere", "/practice/",
    "/lessons/levels/race", "/lessons/levels/climb-hold", "/lessons/trump-order/top",
    "/lessons/following/must-pair", "/lessons/pairs/who-wins", "/lessons/kitty-scoring/count",
    "/lessons/pairs/done", "/search?q=pair", "/know/second-deck", "/reset/",
)  # fmt: skip
LANGUAGES = ("en", "zh", "de", "ru")
FLAT = """document.querySelectorAll('*').forEach(e => { e.style.backgroundImage = 'none' })"""
"""Takes the grain off the felt, so that contrast on it is computed and not skipped."""
SMALL = """() => [...document.querySelectorAll(
        'a, button, summary, select, .slot, .choice, .option')]
    .filter(e => !e.closest('.skip, .sr, .term, p:not(.flow), dd, td, h1, .task, .rule, [popover]'))
    .map(e => ({ text: e.textContent.trim().slice(0, 40), box: e.getBoundingClientRect() }))
    .filter(e => e.box.width && (e.box.width < 35.5 || e.box.height < 35.5))
    .map(e => `${e.text}: ${Math.round(e.box.width)} x ${Math.round(e.box.height)}`)"""
WIDTH = "document.documentElement.scrollWidth"
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
    Promise.all(document.getAnimations().map((each) => each.finished)).then(() => done()))))"""
"""Waits until the page is drawn anew and nothing moves any more."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_a_phone_and_thumbs_fit(new_page, language):
    page = new_page(language, width=360, height=740)
    for path in PAGES:
        page.goto(path)
        assert page.evaluate(WIDTH) <= 360, path
        assert page.evaluate(SMALL) == [], path


# A page is the same elements in every language: axe looks at each once a layout and theme.


@pytest.mark.parametrize(
    ("language", "options"),
    [("de", {"width": 360, "height": 740}), ("zh", {"dark": True})],
    ids=["phone", "wide-and-dark"],
)
def test_axe_finds_nothing_on_any_page(new_page, axe, language, options):
    page = new_page(language, **options)
    for path in PAGES:
        page.goto(path)
        page.evaluate(FLAT)
        assert axe(page) == [], path


def test_axe_finds_nothing_after_wrong_and_right_answers(new_page, axe):
    page = new_page("de", width=360, height=740)
    page.goto("/lessons/following/must-pair")
    for code in ("S9", "S4"):
        page.locator(f'[data-hand] input[value="{code}"]').first.check(force=True)
    page.locator("#go").click()
    page.locator("#coach.no").wait_for()
    page.locator("#coach summary").click()
    page.evaluate(FLAT)
    assert axe(page) == []
    page.locator("#over").click()
    page.locator("#coach").wait_for(state="detached")
    for box in page.locator('[data-hand] input[value="SK"]').all():
        box.check(force=True)
    page.locator("#go").click()
    page.locator("#coach.yes").wait_for()
    page.evaluate(FLAT)
    assert axe(page) == []


@pytest.mark.parametrize("width", [320, 768, 1600])
def test_no_page_scrolls_sideways(new_page, width):
    page = new_page("ru", width=width, height=700)
    for path in PAGES:
        page.goto(path)
        assert page.evaluate(WIDTH) <= width, path


def test_a_page_stays_readable_at_twice_the_text_size(new_page):
    page = new_page("de", width=360, height=740)
    for path in ("/", "/lessons/following/must-pair", "/lessons/trump-order/top", "/settings"):
        page.goto(path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.evaluate(SETTLED)
        assert page.evaluate(WIDTH) <= 360, path


def test_the_first_visit_follows_the_browser_and_the_menu_changes_it(new_page):
    page = new_page("ru-RU")
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "ru"
    page.locator("details.lang summary").click()
    names = page.locator("details.lang button").all_inner_texts()
    assert names == ["English", "简体中文", "Deutsch", "Русский"]
    page.locator("details.lang button", has_text="Deutsch").click()
    page.wait_for_selector('html[lang="de"]')
    page.goto("/rules")
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_menu_closes_with_escape_and_with_a_touch_elsewhere(page):
    page.goto("/rules")
    menu = page.locator("details.lang")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(20, 500)):
        menu.locator("summary").click()
        assert menu.get_attribute("open") is not None
        close()
        assert menu.get_attribute("open") is None


def test_a_chosen_theme_is_there_before_any_script(new_page):
    page = new_page(js=False)
    page.goto("/settings")
    page.locator('input[name=theme][value="dark"]').check()
    page.locator("#settings button.primary").click()
    page.wait_for_url("**/settings?done=saved")
    assert page.locator('html[data-theme="dark"]').count() == 1


def test_a_lost_connection_is_said_and_the_choice_stays(browser, live_server):
    # A context without the watch of `page`: htmx writes a lost connection to the console.
    context = browser.new_context(base_url=live_server.url, locale="en")
    page = context.new_page()
    page.goto("/lessons/following/must-pair")
    page.locator('[data-hand] input[value="HA"]').check(force=True)
    page.locator("#line .legal", has_text="more card").wait_for()
    page.route("**/lessons/**", lambda route: route.abort())
    page.locator("#go").click()
    page.locator("#problem .notice.bad").wait_for()
    assert page.locator('[data-hand] input[value="HA"]').is_checked()
    context.close()
