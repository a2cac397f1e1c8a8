"""The review in a real browser: it grows by itself, a retry by keyboard, the file from disk."""

from __future__ import annotations

import pytest

from engine.cards import Seat
from engine.record import parse_record
from tests.browsing import tab_to
from tests.web.finished import keep_grades, played, record
from tutor.coach.decision import Decision
from tutor.practice.reviewing import moments, moves, review
from tutor.words import Words

EN = Words.of("en")
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def open_record(page, text=None):
    """Opens a record for South and returns the review's address."""
    page.goto("/review/open")
    page.locator("#record").fill(text or record())
    page.locator("#open button.primary").click()
    page.wait_for_selector("#review")
    return page.url.partition("#")[0]


def found(server, address):
    """The review behind an address, as the server keeps it."""
    store = server.app.extensions["store"]
    row = store.review(address.rsplit("/", 1)[-1])
    deal = parse_record(row.record)
    return review(deal, moments(deal, Seat[row.seat]), store)


@pytest.fixture
def kept(live_server):
    """The server with the grades of the usual hand."""
    keep_grades(live_server.app.extensions["store"])
    return live_server


def test_the_review_grows_by_itself_until_all_is_looked_at(page, live_server):
    address = open_record(page, record("kawu", 8))
    page.wait_for_selector("#review .counts", timeout=60_000)
    assert found(live_server, address).counts.complete
    assert page.locator("progress").count() == 0


def test_without_script_a_button_goes_on(new_page, live_server):
    page = new_page("de", width=360, height=740, js=False)
    address = open_record(page, record("kawu", 9))
    for _ in range(40):
        if page.locator("#review-on").count() == 0:
            break
        page.locator("#review-on").click()
    assert found(live_server, address).counts.complete
    assert page.locator("#review .counts").count() == 1


def test_a_costly_decision_is_decided_again_by_keyboard(page, kept):
    address = open_record(page)
    page.wait_for_selector(".decision-card")
    costly = found(kept, address).costly
    place = next(n for n, (m, _) in enumerate(costly, 1) if m.asked is Decision.LEAD)
    _, grade = costly[place - 1]
    tab_to(page, f"#try-{place}")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hand")
    assert EN.ui("review-best") not in page.locator("main").inner_text()
    for card in grade.best:
        page.locator(f'[data-hand] input[value="{card}"]:not(:checked)').first.focus()
        page.keyboard.press("Space")
    page.wait_for_selector("#line .legal.ok")
    tab_to(page, "#go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".compare li:nth-child(3)")
    page.wait_for_selector("#coach-1:focus")
    text = page.locator("main").inner_text()
    assert EN.ui("ui-tier-yes") in text
    assert EN.ui("review-then") in text
    tab_to(page, "#next")
    page.keyboard.press("Enter")
    page.goto(address)
    page.wait_for_selector(".decision-card .state")
    assert EN.ui("review-tried-best") in page.locator(".decision-card .state").inner_text()


def test_the_moves_go_by_arrow_keys_and_by_links(page, kept):
    address = open_record(page)
    total = len(moves(played()))
    page.goto(f"{address}/moves/1")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/moves/2")
    assert EN.ui("review-move", move=2, total=total) in page.locator("main").inner_text()
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/moves/1")
    tab_to(page, "#way-4")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/moves/{total}")


@pytest.mark.parametrize("language", ["en", "zh", "de", "ru"])
def test_the_saved_page_opens_from_disk_without_network(
    new_page, browser, kept, tmp_path, language
):
    page = new_page(language, width=360, height=740)
    open_record(page)
    page.wait_for_selector("#review .counts")
    with page.expect_download() as download:
        page.locator('a[href$="/save"]').click()
    file = tmp_path / "review.html"
    download.value.save_as(file)
    context = browser.new_context(offline=True, viewport={"width": 360, "height": 740})
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    errors = []
    saved = context.new_page()
    saved.on("console", lambda message: errors.append(message.text))
    saved.goto(file.as_uri())
    words = Words.of(language)
    assert words.ui("review-all") in saved.locator("main").inner_text()
    assert saved.locator("svg.plot .line").count() == 1
    assert saved.locator(".told li").count() == len(moments(played(), Seat.S))
    assert saved.evaluate("getComputedStyle(document.querySelector('.panel, .told')).display")
    assert not saved.evaluate(TOO_WIDE)
    context.close()
    assert asked == [file.as_uri()]
    assert errors == []


@pytest.mark.parametrize(
    ("language", "width", "dark"),
    [("en", 1280, False), ("zh", 360, True), ("de", 360, False), ("ru", 360, True)],
)
def test_every_page_of_a_review_passes_axe_and_fits(new_page, kept, axe, language, width, dark):
    page = new_page(language, width=width, height=760, dark=dark)
    address = open_record(page)
    page.wait_for_selector("#review .counts")
    made = found(kept, address)
    number = next(m.number for m, _ in made.costly if m.asked is Decision.LEAD)
    places = [
        address,
        f"{address}/{number}",
        f"{address}/moves/2",
        f"{address}/moves/9",
        "/review/",
        "/review/open",
    ]
    for place in places:
        page.goto(place)
        page.wait_for_selector("main")
        assert axe(page) == [], place
        assert not page.evaluate(TOO_WIDE), place
    bury = next(m.number for m in made.moments if m.asked is Decision.BURY)
    page.goto(f"{address}/{bury}")
    page.locator("[data-hand] input").first.check(force=True)
    page.wait_for_selector("#tray .card")
    for _ in range(2):
        page.locator("button[value=hint]").click()
        page.wait_for_selector("#coach-1.hint:focus")
    assert axe(page) == []
    assert not page.evaluate(TOO_WIDE)
    page.goto(f"{address}/{number}")
    page.locator("button[value=show]").click()
    page.wait_for_selector("#next")
    assert axe(page) == []
    assert not page.evaluate(TOO_WIDE)
