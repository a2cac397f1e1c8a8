"""The verdict at the practice table: when it comes, what it says, what can be done about it."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from engine.cards import Seat, parse_cards
from tests.practice.mistakes import BETTER, COSTLY, before_a_mistake
from tests.practice.playing import decision, step
from tests.web.practicing import Visitor, hidden_cards
from tests.web.test_practice_talk import led, line, said, sitting
from tutor.practice import Session, Wait, decide, only_play, suggestion, waits_for
from tutor.practice.decided import decided
from tutor.words import LANGUAGE_CODES, Words

langs = pytest.mark.parametrize("language", LANGUAGE_CODES)


def visiting(app, session: Session, language: str = "en", **settings: str) -> Visitor:
    """Returns a visitor with these settings who looks at a match as it stands."""
    visitor = Visitor(app, language)
    visitor.start()
    if settings:
        visitor.client.post("/settings", data=settings)
    store = app.extensions["store"]
    with app.app_context():
        everybody = (row for number in range(1, 20) for row in store.hands(number))
        row = next(row for row in everybody if row.id == visitor.match_id)
        kept = store.new_hand(row.learner_id, session.to_body())
    visitor.get(f"/practice/{kept.id}")
    return visitor


def slip(visitor: Visitor) -> str:
    """Returns the words of the verdict, without what is folded away in it."""
    found = re.search(
        r'<div class="slip.*?(?=<div popover id="mean"|<div class="side-more)', visitor.page, re.S
    )
    text = re.sub(r"<details.*?</details>|<[^>]+>", " ", found[0] if found else "", flags=re.S)
    return " ".join(unescape(text).split())


def with_script(visitor: Visitor) -> Visitor:
    """Lets the visitor ask as htmx does, for parts of the page that is open."""
    visitor.headers |= {"HX-Request": "true", "HX-Current-URL": f"http://localhost{visitor.url}"}
    return visitor


def buttons(visitor: Visitor) -> list[str]:
    """Returns what the buttons of the page do."""
    return re.findall(r'name="do" value="(\w+)"', visitor.page)


def link(page: str, name: str) -> str:
    """Returns an address of the page that leads to a consequence or brings a verdict."""
    found = re.search(rf'"(/practice/[^"]+/{name}/\d+)"', page)
    assert found, page[:300]
    return unescape(found[1])


@langs
def test_a_costly_play_is_named_with_its_price_and_what_was_better(app, language):
    words = Words.of(language)
    visitor = visiting(app, before_a_mistake(), language)
    visitor.press("play", COSTLY)
    told = slip(visitor)
    assert words.ui("ui-tier-cost") in told
    assert re.search(r"[(（]±\d+[)）]", told)
    assert words.ui("table-show-me") in told
    assert words.ui("table-take-back") in told
    assert told.count("±") == 1
    assert words.ui("ui-why") in visitor.page


def test_the_better_play_gets_one_short_nod(app):
    visitor = visiting(app, before_a_mistake())
    visitor.press("play", BETTER)
    assert "slip yes" in visitor.page
    assert Words.of("en").ui("table-take-back") not in slip(visitor)
    assert slip(visitor) in ("Right", "Good card", "That’s it")


def test_short_wording_leaves_the_reasons_out(app):
    full = visiting(app, before_a_mistake())
    full.press("play", COSTLY)
    short = visiting(app, before_a_mistake(), wording="short")
    short.press("play", COSTLY)
    assert len(slip(short)) < len(slip(full))
    assert Words.of("en").ui("ui-tier-cost") in slip(short)


def test_with_script_the_play_is_shown_first_and_the_verdict_loads_itself(app):
    visitor = with_script(visiting(app, before_a_mistake()))
    visitor.press("play", COSTLY)
    assert "aria-busy" in visitor.page
    assert "slip cost" not in visitor.page
    address = link(visitor.page, "verdict")
    answer = visitor.client.get(address, headers=visitor.headers)
    assert answer.status_code == 200
    assert "slip cost" in answer.text
    assert "<main" not in answer.text
    visitor.get(visitor.url)
    assert "slip cost" in visitor.page
    assert "hx-get" not in visitor.page


def test_the_verdict_keeps_its_place_and_its_words_while_the_others_play(app):
    visitor = visiting(app, before_a_mistake())
    visitor.press("play", COSTLY)
    kept = re.search(r'id="verdict-\d+" hx-preserve', visitor.page)
    told = slip(visitor)
    visitor.press("on")
    assert kept
    assert kept[0] in visitor.page
    assert slip(visitor) == told


def test_a_costly_verdict_stays_until_the_next_decision(app):
    visitor = visiting(app, before_a_mistake())
    visitor.press("play", COSTLY)
    while waits_for(visitor.session) in (Wait.STEP, Wait.TRICK):
        assert "slip cost" in visitor.page
        visitor.press("on")
    assert waits_for(visitor.session) is Wait.PLAY
    assert "slip cost" in visitor.page


def test_the_verdict_of_a_play_that_was_taken_back_is_nothing(app):
    visitor = with_script(visiting(app, before_a_mistake()))
    visitor.press("play", COSTLY)
    address = link(visitor.page, "verdict")
    visitor.press("undo")
    assert visitor.client.get(address, headers=visitor.headers).status_code == 204


def test_nobody_else_can_ask_for_a_verdict_or_a_consequence(app):
    visitor = visiting(app, before_a_mistake())
    visitor.press("play", COSTLY)
    other = Visitor(app)
    for name in ("consequence", "verdict"):
        address = link(visitor.page, "consequence").replace("consequence", name)
        other.get(address)
        assert other.status == 404


@langs
def test_the_consequence_shows_both_plays_and_leads_back(app, language):
    words = Words.of(language)
    visitor = visiting(app, before_a_mistake(), language)
    table = visitor.url
    visitor.press("play", COSTLY)
    visitor.get(link(visitor.page, "consequence"))
    assert visitor.status == 200
    text = visitor.text()
    assert words.ui("table-consequence-made-up") in text
    assert words.ui("table-consequence-own") in text
    assert words.ui("table-consequence-better") in text
    assert f'href="{table}"' in visitor.page
    visitor.url = table
    visitor.press("undo")
    assert visitor.session.deal.log == before_a_mistake().deal.log
    visitor.press("play", BETTER)
    assert "slip yes" in visitor.page


def test_a_consequence_is_only_shown_of_a_costly_decision(app):
    visitor = visiting(app, before_a_mistake())
    table = visitor.url
    visitor.press("play", BETTER)
    at = len(visitor.session.deal.log) - 1
    for number in (at, at - 1, 0, 9999):
        visitor.get(f"{table}/consequence/{number}")
        assert visitor.status == 404
        assert "Traceback" not in visitor.page


def test_when_the_hand_is_over_the_true_cards_are_played_on(app):
    session = decide(before_a_mistake(), decision(before_a_mistake(), COSTLY))
    at = len(session.deal.log) - 1
    while waits_for(session) is not Wait.RESULT:
        session = step(session, lambda each: only_play(each) or suggestion(each))
    visitor = visiting(app, session)
    visitor.get(f"{visitor.url}/consequence/{at}")
    assert Words.of("en").ui("table-consequence-true") in visitor.text()


# The strict teacher


def strict(app) -> Visitor:
    visitor = visiting(app, before_a_mistake(), strict="on", delay="400")
    visitor.press("play", COSTLY)
    return visitor


def test_the_strict_teacher_lets_the_others_wait_after_a_costly_play(app):
    visitor = strict(app)
    assert "data-auto" not in visitor.page
    assert set(buttons(visitor)) == {"undo", "on"}
    assert Words.of("en").ui("table-play-on") in visitor.text()
    visitor.press("on")
    assert "data-auto" in visitor.page
    assert Words.of("en").ui("table-play-on") not in visitor.text()


def test_the_strict_teacher_names_the_better_play_only_when_it_is_too_late(app):
    easy = visiting(app, before_a_mistake())
    easy.press("play", COSTLY)
    assert "Better" in slip(easy)
    held = strict(app)
    assert "Better" not in slip(held)
    held.press("on")
    assert "Better" in slip(held)


def test_the_strict_teacher_waits_with_script_too(app):
    visitor = with_script(visiting(app, before_a_mistake(), strict="on", delay="400"))
    visitor.press("play", COSTLY)
    assert "slip cost" in visitor.page
    assert "data-auto" not in visitor.page


def test_the_strict_teacher_does_not_stop_a_good_play(app):
    visitor = visiting(app, before_a_mistake(), strict="on", delay="400")
    visitor.press("play", BETTER)
    assert "data-auto" in visitor.page


# What is not graded, and when nothing is said


def test_forced_plays_are_said_to_be_forced_once_a_hand(app):
    hands = {"W": "HA HK C3", "S": "H9 HT C6", "E": "H5 H6 C7", "N": "H7 H8 C8"}
    visitor = sitting(app, led("kawu", hands, "C3"))
    visitor.press("play", parse_cards("C6"))
    assert "slip forced" in visitor.page
    assert "The rules allow nothing else" in slip(visitor)
    for _ in range(20):
        if waits_for(visitor.session) is Wait.PLAY:
            break
        visitor.press("on")
    visitor.press("play", only_play(visitor.session) or visitor.session.deal.hand(Seat.S)[:1])
    while waits_for(visitor.session) is not Wait.PLAY:
        visitor.press("on")
    visitor.press("play", visitor.session.deal.hand(Seat.S))
    assert "slip forced" in visitor.page
    assert "The rules allow nothing else" not in slip(visitor)


def test_when_the_coach_waits_to_be_asked_it_grades_on_being_asked(app):
    visitor = visiting(app, before_a_mistake(), comments="ask")
    visitor.press("play", COSTLY)
    assert "slip " not in visitor.page
    visitor.press("ask")
    assert "slip cost" in visitor.page


def test_the_comments_of_the_form_are_the_learners_setting(app):
    visitor = Visitor(app)
    visitor.start(comments="after")
    visitor.get("/settings")
    assert re.search(r'name="comments" value="after" checked', visitor.page)


def test_why_the_others_played_so_holds_no_hidden_card(app):
    visitor = visiting(app, before_a_mistake())
    words = Words.of("en")
    assert words.ui("table-why-seat", seat=Seat.W) in visitor.page
    hidden = hidden_cards(visitor.session)
    told = " ".join(re.findall(r'<div popover id="why-.*?</h2>(.*?)<details', visitor.page, re.S))
    assert told
    assert not [card for card in hidden if words.ui("ui-card", card=card) in told.lower()]


def test_what_cannot_be_taken_back_is_not_offered_to_be(app):
    visitor = Visitor(app)
    visitor.start(profile="kawu")
    assert "undo" not in buttons(visitor)
    assert line(visitor)
    assert said(visitor)


def test_a_decision_is_found_by_its_place_in_the_log():
    session = decide(before_a_mistake(), decision(before_a_mistake(), COSTLY))
    at = len(session.deal.log) - 1
    made = decided(session.deal, at)
    assert made is not None
    assert made.answer == COSTLY
    assert made.view == before_a_mistake().deal.view(Seat.S)
    assert decided(session.deal, at - 1) is None
    assert decided(replace(session).deal, -1) is None
