"""The ladder of hints and "What can I know?" in a real browser, by keyboard."""

from __future__ import annotations

import pytest

from engine.cards import Card, Seat
from tests.browsing import axe_violations, tab_to
from tests.e2e.test_practice import Player
from tutor.coach.grade import forced
from tutor.coach.hints import Rung
from tutor.coach.known import known
from tutor.practice import Wait, suggestion
from tutor.words import Words


def with_a_choice(player, tricks=0):
    """Goes on to a decision among several plays, after so many tricks at least."""
    while True:
        session = player.until(Wait.PLAY)
        if len(session.deal.table.tricks) >= tricks and forced(session.deal.view(Seat.S)) is None:
            return session
        player.go_on()


def changed(page, before):
    page.wait_for_function(
        "before => document.querySelector('main input[name=_version]')?.value !== before",
        arg=before,
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_five_rungs_are_climbed_by_keyboard_and_the_example_is_played(
    new_page, live_server, language
):
    page = new_page(language)
    words = Words.of(language)
    player = Player(page, live_server)
    player.start("kawu")
    session = with_a_choice(player)
    for rung in Rung:
        before = player.version
        tab_to(page, "#hand button[value=hint]")
        page.keyboard.press("Enter")
        changed(page, before)
        told = words.ui("ui-hint-of", number=rung, total=5)
        assert told in page.locator("#coach .verdict").inner_text().replace("\u00a0", " ")
        page.wait_for_selector("#coach:focus")
        if rung in (Rung.EXAMPLE, Rung.PLAY):
            assert not axe_violations(page)
    assert page.locator("#hand button[value=hint]").count() == 0
    example = suggestion(session)
    chosen = [
        Card(box.get_attribute("value")) for box in page.locator("[data-hand] input:checked").all()
    ]
    assert sorted(chosen) == sorted(example)
    before = player.version
    tab_to(page, "#go")
    page.keyboard.press("Enter")
    changed(page, before)
    assert sorted(player.session.deal.log[len(session.deal.log)].cards) == sorted(example)


def test_the_panel_counts_and_asks_and_stays_open_while_the_hand_goes_on(page, live_server):
    player = Player(page, live_server)
    player.start("kawu")
    session = with_a_choice(player, tricks=2)
    box = page.locator("[data-hand] input").first
    box.check(force=True)
    tab_to(page, "#wide-known summary")
    page.keyboard.press("Enter")
    facts = known(session.deal.view(Seat.S))
    panel = page.locator("#wide-known")
    assert str(len(facts.out)) in panel.locator("tr.total").inner_text()
    assert not axe_violations(page)
    tab_to(page, "#wide-known button[value=ask]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#wide-known button[value=show]")
    assert panel.locator("table").count() == 0
    for _ in range(4):
        number = panel.locator("input[name=number]")
        asked = panel.locator("input[name=known]").first.input_value()
        if number.count():
            tab_to(page, "#wide-known input[name=number]")
            page.keyboard.type("99")
        tab_to(page, "#wide-known button.primary")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "asked => document.querySelector('#wide-known input[name=known]').value !== asked",
            arg=asked,
        )
        assert panel.locator(".legal").inner_text()
        page.wait_for_selector("#wide-known .legal:focus")
    assert not axe_violations(page)
    # What was chosen in the hand is chosen still, and the panel is open after the next card too.
    assert box.is_checked()
    player.go_on()
    page.wait_for_selector("#wide-known[open]")


def test_the_panel_works_on_a_phone_without_script(new_page, live_server):
    page = new_page("de", width=360, height=740, js=False)
    player = Player(page, live_server)
    player.press = lambda deed: page.locator(f'button[name=do][value="{deed}"]').click()
    player.start("dapai")
    session = with_a_choice(player, tricks=1)
    page.locator("#narrow-known summary").click()
    page.locator("#narrow-known button[value=ask]").click()
    page.wait_for_selector("#narrow-known[open] button[value=show]")
    page.goto(page.url.partition("?")[0] + "?known=trumps&number=" + "0")
    trumps = known(session.deal.view(Seat.S)).trumps
    told = page.locator("#narrow-known .legal").inner_text()
    assert (Words.of("de").ui("known-right") in told) == (trumps == 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
