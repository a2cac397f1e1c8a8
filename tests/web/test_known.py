"""The panel "What can I know?" without script: it counts, it asks, and it changes no hand."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import pytest

from engine.cards import Seat
from tests.practice.playing import DECISIONS, hand_from
from tests.web.practicing import Visitor
from tutor.coach.known import known
from tutor.coach.quiz import questions
from tutor.practice import Session, Wait, waits_for
from tutor.web.practice.story import declared
from tutor.words import LANGUAGE_CODES, Words


@cache
def after_three_tricks(options):
    """Returns a match in which three tricks were played, made once."""
    for session in hand_from(Session.new(options, "known")):
        table = session.deal.table
        if table and len(table.tricks) == 3 and waits_for(session) is Wait.PLAY:
            return session
    raise AssertionError("three tricks are never played")


def seated(app, language="en"):
    """Returns a visitor at a table where three tricks were played."""
    visitor = Visitor(app, language)
    visitor.start(profile="kawu")
    visitor.lay(after_three_tricks(visitor.session.options))
    return visitor


@pytest.fixture
def visitor(app):
    """A visitor at such a table."""
    return seated(app)


def panel(page, where="wide"):
    """Returns the panel's words and whether it is open."""
    found = re.search(rf'<details class="why known" id="{where}-known".*?</details>', page, re.S)
    assert found, page[:400]
    words = " ".join(unescape(re.sub(r"<[^>]+>", " ", found[0])).split())
    return words.replace("\u00a0", " "), "open>" in found[0].partition(">")[0] + ">"


def facts_of(visitor):
    view = visitor.session.deal.view(Seat.S)
    facts = known(view)
    return facts, {each.id: each for each in questions(view.trumps, facts)}


def send(visitor, headers=None, **fields):
    """Sends the panel's form; without htmx the answer is the page it leads to."""
    answer = visitor.client.post(
        f"{visitor.url}/known", data=fields, headers={**visitor.headers, **(headers or {})}
    )
    if answer.status_code != 303:
        return answer.text
    return visitor.client.get(answer.location, headers=visitor.headers).text


def test_it_is_closed_at_first_and_counts(visitor):
    facts, _ = facts_of(visitor)
    for where in ("wide", "narrow"):
        words, is_open = panel(visitor.page, where)
        assert not is_open
        assert f"Trump {facts.trumps}" in words
        assert f"Together {len(facts.out)} {facts.points_out}" in words
        for each in facts.seats:
            assert f"{Words.of('en').name(each.seat)} has no" in words or not each.voids


def test_what_stands_at_the_table_already_is_not_said_again_in_it(visitor):
    told = [Words.of("en").text(each) for each in declared(visitor.session.deal.view(Seat.S))]
    assert told
    for where in ("wide", "narrow"):
        words, _ = panel(visitor.page, where)
        assert not [text for text in told if text in words]
        assert Words.of("en").ui("practice-so-far") not in words
    # The story stands once beside the table and once below it, of which one is seen.
    assert {unescape(visitor.page).count(text) for text in told} == {2}


def test_before_the_first_lead_there_is_none(app):
    visitor = Visitor(app)
    visitor.start(profile="kawu")
    assert waits_for(visitor.session) in (*DECISIONS, Wait.STEP)
    assert 'id="wide-known"' not in visitor.page


def test_it_asks_when_it_is_told_to_and_hides_the_count(visitor):
    facts, asked = facts_of(visitor)
    words, is_open = panel(send(visitor, known="open", mode="ask"))
    assert is_open
    assert "Together" not in words
    first = list(asked.values())[3 % len(asked)]
    assert Words.of("en").text(first.asks) in words
    visitor.get(visitor.url)
    assert "Together" not in panel(visitor.page)[0]
    assert "Together" in panel(send(visitor, known="open", mode="show"))[0]
    assert facts.trumps


def test_an_answer_is_judged_and_the_next_question_comes(visitor):
    send(visitor, known="open", mode="ask")
    facts, asked = facts_of(visitor)
    order = list(asked)
    before = visitor.session.to_body()
    for n, verdict in ((facts.trumps, "Right."), (facts.trumps + 1, "Not quite.")):
        words, is_open = panel(send(visitor, known="trumps", number=str(n)))
        assert is_open
        told = Words.of("en").text(asked["trumps"].told).replace("\u00a0", " ")
        assert f"{verdict} {told}" in words
        following = asked[order[(order.index("trumps") + 1) % len(order)]]
        assert Words.of("en").text(following.asks) in words
    assert visitor.session.to_body() == before


def test_who_is_void_is_answered_by_ticking(visitor):
    send(visitor, known="open", mode="ask")
    _, asked = facts_of(visitor)
    voids = [each for each in asked.values() if each.id.startswith("void-")]
    assert voids
    for each in voids:
        names = [seat.name for seat in each.answer]
        assert "Right." in panel(send(visitor, known=each.id, seat=names))[0]
        others = [seat.name for seat in (Seat.E, Seat.N, Seat.W) if seat not in each.answer]
        assert "Not quite." in panel(send(visitor, known=each.id, seat=others))[0]


def test_an_answer_that_is_no_number_is_asked_again(visitor):
    send(visitor, known="open", mode="ask")
    _, asked = facts_of(visitor)
    for typed in ("", "many", "99999", "1e3"):
        words, _ = panel(send(visitor, known="trumps", number=typed))
        assert Words.of("en").text(asked["trumps"].asks) in words
        assert "Right." not in words
        assert "Not quite." not in words


@pytest.mark.parametrize("fields", [{"known": "nonsense"}, {"known": "void-X", "seat": "Q"}, {}])
def test_what_no_panel_sends_is_left_aside(visitor, fields):
    assert panel(send(visitor, **fields))


def test_a_wish_that_there_is_not_is_refused_by_name(visitor):
    answer = visitor.client.post(f"{visitor.url}/known", data={"mode": "guess"})
    assert answer.status_code == 400
    assert "guess" in answer.text


def test_script_gets_the_panel_alone(visitor):
    version = visitor.version
    page = send(visitor, {"HX-Request": "true"}, known="open", mode="ask", where="narrow")
    assert page.lstrip().startswith('<details class="why known" id="narrow-known"')
    assert "data-focus" in page
    visitor.get(visitor.url)
    assert visitor.version == version


def test_a_chosen_example_stays_chosen_beside_an_answer(visitor):
    for _ in range(4):
        visitor.press("hint")
    chosen = sorted(code for code, is_chosen in visitor.offered if is_chosen)
    visitor.page = send(visitor, known="open", mode="ask")
    assert sorted(code for code, is_chosen in visitor.offered if is_chosen) == chosen


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_it_speaks_every_language(app, lang, visitor):
    visitor.headers = {"Accept-Language": lang}
    visitor.client.post("/language", data={"lang": lang, "back": visitor.url})
    visitor.get(visitor.url)
    assert Words.of(lang).ui("known-title") in panel(visitor.page)[0]


def test_nobody_elses_panel_can_be_asked(visitor, app):
    answer = app.test_client().post(f"{visitor.url}/known", data={"known": "trumps"})
    assert answer.status_code == 404
