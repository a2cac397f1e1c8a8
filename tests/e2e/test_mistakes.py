"""A costly play in a real browser: its reason, its consequence, and the better play after it."""

from __future__ import annotations

import pytest

from tests.browsing import tab_to
from tests.practice.mistakes import BETTER, COSTLY, before_a_mistake
from tutor.practice import Session
from tutor.words import Words


def open_table(page, server, **settings):
    """Opens the match in which a mistake can be made, as a visitor with these settings."""
    page.goto("/settings")
    for name, value in settings.items():
        page.locator(f'input[name={name}][value="{value}"]').check()
    page.locator("#settings button.primary").click()
    page.wait_for_url("**/settings?done=saved")
    page.goto("/practice/")
    page.locator("#setup button.primary").click()
    page.wait_for_selector("[data-table]")
    store = server.app.extensions["store"]
    match_id = page.url.partition("?")[0].rsplit("/", 1)[-1]
    rows = (row for number in range(1, 80) for row in store.hands(number))
    owner = next(row.learner_id for row in rows if row.id == match_id)
    kept = store.new_hand(owner, before_a_mistake().to_body())
    page.goto(f"/practice/{kept.id}")

    def session() -> Session:
        return Session.from_body(store.hand(owner, kept.id).body)

    return session


def play(page, cards):
    """Chooses cards and plays them, by keyboard alone."""
    for card in cards:
        tab_to(page, f'[data-hand] input[value="{card}"]:not(:checked)')
        page.keyboard.press("Space")
        page.evaluate("document.activeElement.blur()")
    tab_to(page, "#go")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("js", [True, False], ids=["with script", "without script"])
def test_a_mistake_its_consequence_undo_and_the_better_play_by_keyboard(
    new_page, live_server, axe, js
):
    words = Words.of("en")
    page = new_page("en", js=js)
    session = open_table(page, live_server, delay="0")
    if js:
        play(page, COSTLY)
    else:
        # The check boxes are ticked by keyboard too, but without script nothing can be evaluated.
        for card in COSTLY:
            page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.press("Space")
        page.locator("#go").press("Enter")
    page.wait_for_selector(".slip.cost")
    told = page.locator("#coach").inner_text()
    assert words.ui("ui-tier-cost") in told
    assert "diamond kings" in told
    if js:
        assert not axe(page)
        tab_to(page, "#coach .ask")
        page.keyboard.press("Enter")
        page.wait_for_selector("#mean:popover-open")
        assert not axe(page)
        page.keyboard.press("Escape")
        tab_to(page, ".trick-say .term")
        page.keyboard.press("Enter")
        page.wait_for_selector("#t-lead:popover-open")
        assert not axe(page)
        page.keyboard.press("Escape")
        tab_to(page, "#coach a.btn")
        page.keyboard.press("Enter")
    else:
        page.locator(".trick-say .term").first.press("Enter")
        page.locator("#t-lead").get_by_role("button").press("Enter")
        page.locator("#coach a.btn").press("Enter")
    page.wait_for_selector(".consequence-page")
    assert words.ui("table-consequence-made-up") in page.locator("main").inner_text()
    if js:
        assert not axe(page)
        tab_to(page, "button[value=undo]")
        page.keyboard.press("Enter")
    else:
        page.locator("button[value=undo]").press("Enter")
    page.wait_for_selector("[data-hand] input")
    assert session().deal.log == before_a_mistake().deal.log
    if js:
        play(page, BETTER)
    else:
        for card in BETTER:
            page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.press("Space")
        page.locator("#go").press("Enter")
    page.wait_for_selector(".slip.yes")


def test_the_game_goes_on_while_a_play_is_weighed_and_the_verdict_comes(
    new_page, live_server, monkeypatch
):
    # Another test may have had this play weighed already; here it never is when a page is made.
    monkeypatch.setattr("tutor.web.practice.verdict.kept_grade", lambda made: None)
    page = new_page("en", width=360, height=740)
    open_table(page, live_server, delay="400")
    held = []
    page.route("**/verdict/*", lambda route: held.append(route))
    for card in COSTLY:
        page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.check(force=True)
    page.locator("#go").click()
    page.wait_for_selector(".seat.at-n .fan:not(.empty)")
    assert page.locator(".slip[aria-busy]").count() == 1
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_selector(".slip.cost")
    page.wait_for_selector('#go[value="play"]')
    assert page.locator(".slip.cost").count() == 1
    assert len(held) == 1
    # Every word has its sheet, once, and none stands in what is read out.
    named = "all => all.map(each => each.getAttribute('popovertarget'))"
    opens = page.locator("main .term").evaluate_all(named)
    kept = page.locator(".gloss[id^=t-]").evaluate_all("all => all.map(each => each.id)")
    assert len(kept) == len(set(kept))
    assert set(opens) <= set(kept)
    assert page.locator("#sheets > .gloss").count() == len(kept)


def test_what_is_opened_to_be_read_holds_the_others_up(new_page, live_server):
    page = new_page("en")
    session = open_table(page, live_server, delay="1800")
    page.clock.install()
    for card in BETTER:
        page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.check(force=True)
    page.locator("#go").click()
    page.wait_for_selector("form[data-auto]")
    page.locator(".seat.at-w .ask").click()
    page.wait_for_selector("#why-w:popover-open")
    before = session().deal.log
    page.clock.fast_forward(10_000)
    assert page.locator("#why-w:popover-open").count() == 1
    assert session().deal.log == before
    page.keyboard.press("Escape")
    page.clock.fast_forward(2_000)
    page.wait_for_selector(".seat.at-n .fan:not(.empty)")


def test_the_strict_teacher_holds_the_game_until_the_learner_chooses(new_page, live_server, axe):
    words = Words.of("de")
    page = new_page("de", width=360, height=740, dark=True)
    session = open_table(page, live_server, delay="400", strict="on")
    for card in COSTLY:
        page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.check(force=True)
    page.locator("#go").click()
    page.wait_for_selector(".slip.cost")
    assert page.locator("form[data-auto]").count() == 0
    assert not axe(page)
    log = session().deal.log
    assert page.locator("#go").inner_text() == words.ui("table-play-on")
    page.locator("#go").click()
    page.wait_for_selector(".seat.at-n .fan:not(.empty)")
    assert len(session().deal.log) > len(log)


def test_what_was_said_once_leaves_the_address(page, live_server):
    open_table(page, live_server)
    page.goto(f"{page.url}?said=undone")
    page.wait_for_function("!location.search")
    assert page.locator(".notice").count() == 1
