"""A practice hand in a real browser: to its result, by keyboard, in the middle of a change."""

from __future__ import annotations

import pytest

from engine.cards import Seat
from engine.view import Phase
from tests.practice.playing import hand_from, sensible
from tutor.practice import NoUndo, Session, Wait, can_undo, waits_for
from tutor.words import Words

EN = Words.of("en")


class Player:
    """A visitor at the table; what the server keeps of the match says what to choose."""

    def __init__(self, page, server):
        self.page, self.server = page, server

    def start(self, profile, *, at_once=True):
        if at_once:
            self.page.goto("/settings")
            self.page.locator('input[name=delay][value="0"]').check()
            self.page.locator("#settings button.primary").click()
            self.page.wait_for_url("**/settings?done=saved")
        self.page.goto("/practice/")
        self.page.locator(f"input[name=profile][value={profile}]").check()
        self.page.locator("#setup button.primary").click()
        self.page.wait_for_selector("[data-table]")

    @property
    def session(self):
        return Session.from_body(self.row.body)

    @property
    def row(self):
        """What the server keeps of the match, whoever plays it."""
        store = self.server.app.extensions["store"]
        match_id = self.page.url.partition("?")[0].rsplit("/", 1)[-1]
        rows = (row for number in range(1, 1000) for row in store.hands(number))
        return next(row for row in rows if row.id == match_id)

    def lay(self, session):
        """Puts another moment of a match onto the table and looks at it."""
        row = self.row
        self.server.app.extensions["store"].update_hand(
            row.id, row.version, session.to_body(), row.status
        )
        self.page.reload()

    @property
    def version(self):
        return self.page.locator("main input[name=_version]").first.input_value()

    def choose(self, cards):
        """Chooses exactly these cards, each copy by its own box."""
        for box in self.page.query_selector_all("[data-hand] input:checked"):
            box.uncheck(force=True)
        for card in dict.fromkeys(cards):
            boxes = self.page.locator(f'[data-hand] input[value="{card}"]').all()
            for box in boxes[: list(cards).count(card)]:
                box.check(force=True)

    def press(self, deed):
        """Presses a button and waits for the page that the change made."""
        before = self.version
        self.page.locator(f'button[name=do][value="{deed}"]').click()
        self.page.wait_for_function(
            "before => document.querySelector('main input[name=_version]')?.value !== before",
            arg=before,
        )

    def go_on(self):
        session = self.session
        wait = waits_for(session)
        cards = sensible(session)
        if wait in (Wait.STEP, Wait.TRICK):
            self.press("on")
        elif wait is Wait.DECLARE and not cards:
            self.press("pass")
        else:
            self.choose(cards)
            self.press({Wait.DECLARE: "declare", Wait.BURY: "bury", Wait.PLAY: "play"}[wait])

    def until(self, *waits):
        for _ in range(300):
            if waits_for(self.session) in waits:
                return self.session
            self.go_on()
        raise AssertionError(f"the hand never waits for {waits}")


def test_a_hand_under_kawu_comes_to_its_result(page, live_server):
    player = Player(page, live_server)
    player.start("kawu")
    result = player.until(Wait.RESULT).deal.result
    page.wait_for_selector(".result-page")
    assert str(result.score.total) in page.locator(".result h1").inner_text()
    page.locator("button[value=next]").click()
    page.wait_for_selector("[data-table]")
    assert player.session.match.hand_no == 2


def test_a_hand_under_dapai_comes_to_its_result_without_script(new_page, live_server):
    page = new_page("de", width=360, height=740, js=False)
    player = Player(page, live_server)
    player.start("dapai")
    # Without script a press is a page of its own; what to wait for is the page.
    player.press = lambda deed: page.locator(f'button[name=do][value="{deed}"]').click()
    result = player.until(Wait.RESULT).deal.result
    assert str(result.score.total) in page.locator(".result h1").inner_text()


def test_the_language_changes_in_the_middle_of_a_trick_and_the_choice_stays(new_page, live_server):
    page = new_page("en", width=360, height=740)
    player = Player(page, live_server)
    player.start("kawu")
    session = player.until(Wait.PLAY)
    while not session.deal.table.trick.plays:
        player.go_on()
        session = player.until(Wait.PLAY)
    chosen = [str(card) for card in session.deal.hand(Seat.S)[:2]]
    player.choose(chosen)
    page.locator("details.lang summary").click()
    page.locator("details.lang button[value=ru]").click()
    page.wait_for_selector("html[lang=ru]")
    kept = [box.get_attribute("value") for box in page.locator("[data-hand] input:checked").all()]
    assert sorted(kept) == sorted(chosen)
    assert player.session.deal.log == session.deal.log
    assert Words.of("ru").ui("practice-title") in page.locator("#bar-title").inner_text()


def test_a_play_is_made_by_keyboard_alone(page, live_server):
    player = Player(page, live_server)
    player.start("kawu")
    session = player.until(Wait.PLAY)
    for card in sensible(session):
        page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.focus()
        page.keyboard.press("Space")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "go":
            break
    before = player.version
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('main input[name=_version]')?.value !== before",
        arg=before,
    )
    assert len(player.session.deal.log) > len(session.deal.log)


def test_the_line_follows_the_choice_before_it_is_sent(page, live_server):
    player = Player(page, live_server)
    player.start("kawu")
    session = player.until(Wait.PLAY)
    player.choose(sensible(session))
    page.wait_for_selector("#line .legal.ok")
    assert player.session.deal.log == session.deal.log


def test_a_press_counts_though_the_line_changes_the_button_meanwhile(page, live_server):
    player = Player(page, live_server)
    player.start("kawu")
    session = player.until(Wait.PLAY)
    player.choose(sensible(session))
    page.wait_for_selector("#line .legal.ok")
    before = player.version
    page.locator("#go").hover()
    page.mouse.down()
    with page.expect_response("**/line"):
        page.locator("[data-hand] input:checked").first.dispatch_event("change")
    page.wait_for_selector("#line:not(.htmx-request)")
    page.mouse.up()
    page.wait_for_function(
        "before => document.querySelector('main input[name=_version]')?.value !== before",
        arg=before,
    )
    assert len(player.session.deal.log) > len(session.deal.log)


def test_a_play_leaves_a_scrolled_page_where_it_is_and_the_focus_on_a_button(new_page, live_server):
    page = new_page("en", width=360, height=740)
    player = Player(page, live_server)
    player.start("dapai")
    while waits_for(player.session) is not Wait.PLAY:
        player.go_on()
    for _ in range(6):
        playing = waits_for(player.session) is Wait.PLAY
        if playing:
            player.choose(sensible(player.session))
        page.evaluate("scrollTo(0, 40)")
        before = player.version
        # A locator would scroll by itself.
        box = page.locator("#go").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(
            "before => document.querySelector('main input[name=_version]')?.value !== before",
            arg=before,
        )
        assert page.evaluate("scrollY") <= 40
    while isinstance(can_undo(player.session), NoUndo):
        player.go_on()
    player.press("undo")
    page.wait_for_selector("#go:focus, #coach:focus")


def test_computer_plays_come_by_themselves(page, live_server):
    player = Player(page, live_server)
    player.start("kawu", at_once=False)
    # South is asked first, and everything until South's first play is the others'.
    player.press("pass")
    page.wait_for_selector("#hand:not([data-auto])", timeout=30_000)
    if waits_for(player.session) is Wait.STEP:
        # Trump is set: that is read before the cards begin to fall.
        assert EN.ui("practice-trump-is-set") in page.locator("#line").inner_text()
        assert player.session.deal.phase is Phase.BURYING
        player.press("on")
    page.wait_for_selector('#go[value="play"], #go[value="bury"]', timeout=30_000)
    assert waits_for(player.session) in (Wait.PLAY, Wait.BURY)


@pytest.mark.parametrize(("language", "width", "dark"), [("ru", 360, False), ("zh", 1280, True)])
def test_every_stage_of_a_hand_passes_axe(new_page, live_server, axe, language, width, dark):
    page = new_page(language, width=width, height=800, dark=dark)
    player = Player(page, live_server)
    page.goto("/practice/")
    assert not axe(page)
    player.start("kawu")
    seen = set()
    for session in hand_from(Session.new(player.session.options, "every stage")):
        wait = waits_for(session)
        if wait in seen:
            continue
        seen.add(wait)
        player.lay(session)
        assert not axe(page), wait
        if wait is Wait.PLAY:
            player.press("hint")
            assert not axe(page), "hint"
    assert {Wait.PLAY, Wait.TRICK, Wait.RESULT} <= seen
    assert page.locator(".result-page").is_visible()


@pytest.mark.parametrize("language", ["en", "zh", "de", "ru"])
def test_nothing_scrolls_sideways_on_a_phone(new_page, live_server, language):
    page = new_page(language, width=360, height=740)
    player = Player(page, live_server)
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    page.goto("/practice/")
    assert not page.evaluate(wide)
    player.start("dapai")
    player.until(Wait.PLAY)
    assert not page.evaluate(wide)
    for box in page.locator("[data-hand] .slot").all():
        rectangle = box.bounding_box()
        assert rectangle["width"] >= 36
        assert rectangle["x"] + rectangle["width"] <= 360
