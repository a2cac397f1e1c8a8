"""The practice table without script: whole hands, double submits, undo, what is never shown."""

from __future__ import annotations

import re
from itertools import count

import pytest

from engine.actions import Declare, Play
from engine.cards import ALL_CARDS, Card, Seat
from engine.following import Duty
from engine.view import Phase
from tests.web.practicing import Visitor, hidden_cards
from tutor.app import create_app
from tutor.coach.grade import forced
from tutor.coach.hints import Rung
from tutor.practice import Wait, suggestion, waits_for
from tutor.words import Words


@pytest.fixture(autouse=True)
def same_cards(monkeypatch):
    """Deals the same matches at every run, each test its own in turn."""
    seeds = (f"practice {number}" for number in count())
    monkeypatch.setattr("tutor.practice.session.secrets.token_hex", lambda size: next(seeds))


@pytest.fixture
def visitor(app):
    return Visitor(app)


def until(visitor, wait):
    """Goes on until the hand waits for something; deals new hands as long as it takes."""
    for _ in range(2000):
        if waits_for(visitor.session) is wait:
            return visitor.session
        visitor.go_on()
    raise AssertionError(f"the match never waits for {wait}")


def test_others_go_on_by_themselves_but_wait_when_trump_is_set(visitor):
    visitor.start(profile="kawu")
    delays = set()
    for _ in range(60):
        session = visitor.session
        found = re.search(r'data-auto="(\d+)"', visitor.page)
        if waits_for(session) is Wait.STEP:
            if session.deal.phase is Phase.BURYING:
                assert found is None
                assert Words.of("en").ui("practice-trump-is-set") in visitor.text()
                break
            shown = isinstance(session.deal.log[-1], Declare)
            assert found
            assert found[1] == ("1800" if shown else "900")
            delays.add(found[1])
        visitor.go_on()
    else:
        raise AssertionError("another seat never deals")
    assert delays


def test_one_button_starts_a_match(visitor):
    visitor.get("/practice/")
    assert visitor.status == 200
    visitor.start()
    assert visitor.status == 200
    assert visitor.session.options.rules.profile == "dapai"


@pytest.mark.parametrize(
    ("profile", "language"), [("kawu", "en"), ("dapai", "zh"), ("kawu", "ru"), ("dapai", "de")]
)
def test_a_whole_hand_comes_to_its_result_without_script(app, profile, language):
    visitor = Visitor(app, language)
    visitor.start(profile=profile)
    visitor.play_hand()
    result = visitor.session.deal.result
    assert str(result.score.total) in visitor.text()
    visitor.press("next")
    assert visitor.session.match.hand_no == 2
    assert visitor.session.match.levels == result.change.levels


def test_both_rule_sets_may_begin_at_any_level(visitor):
    visitor.start(profile="kawu", level="K")
    assert visitor.session.deal.setup.level == "K"


def test_every_setting_can_be_chosen(visitor):
    visitor.start(
        profile="dapai",
        permanent_twos="no",
        throws="yes",
        reinforce_own="no",
        follow_shorter_tractor="no",
        failed_throw_penalty="10",
        declare_when="after_deal",
        declare_ladder="levels",
        trump_if_none="no_trump",
        throw_compare="highest_card",
        kitty_multiplier="times_cards",
    )
    rules = visitor.session.options.rules
    assert rules.settings == {
        "permanent_twos": False,
        "throws": True,
        "reinforce_own": False,
        "follow_shorter_tractor": False,
        "failed_throw_penalty": 10,
        "declare_when": "after_deal",
        "declare_ladder": ("level_single", "level_pair"),
        "trump_if_none": "no_trump",
        "throw_compare": "highest_card",
        "kitty_multiplier": "times_cards",
    }


@pytest.mark.parametrize(
    "form", [{"profile": "skat"}, {"level": "1"}, {"throws": "maybe"}, {"strength": "grandmaster"}]
)
def test_what_cannot_be_chosen_is_refused_by_name(visitor, form):
    visitor.start(**form)
    assert visitor.status == 400
    assert next(iter(form.values())) in visitor.page


def test_a_refused_play_is_explained_and_stays_chosen(visitor):
    visitor.start(profile="kawu")
    for _ in range(300):
        session = until(visitor, Wait.PLAY)
        table = session.deal.table
        hand = session.deal.hand(Seat.S)
        if table.trick.plays:
            duty = Duty(table.trumps, hand, table.trick.led)
            wrong = tuple(card for card in hand if card not in duty.suit_held)[: duty.count]
            if len(wrong) == duty.count and not duty.judge(wrong).legal:
                break
        visitor.go_on()
    version = visitor.version
    visitor.press("play", wrong)
    assert visitor.status == 422
    assert "slip no" in visitor.page
    assert sorted(code for code, chosen in visitor.offered if chosen) == sorted(wrong)
    visitor.get(visitor.url)
    assert visitor.version == version


def test_a_play_sent_twice_counts_once(visitor):
    visitor.start(profile="kawu")
    session = until(visitor, Wait.PLAY)
    version = visitor.version
    visitor.go_on()
    log = visitor.session.deal.log
    first = visitor.session.deal.hand(Seat.S)[0]
    visitor.press("play", (first,), version=version)
    assert visitor.status == 200
    assert visitor.session.deal.log == log
    assert len(log) == len(session.deal.log) + 1
    assert Words.of("en").ui("practice-played-already") in visitor.text() + visitor.page


def test_going_on_twice_goes_on_once_and_says_nothing_of_it(visitor):
    visitor.start(profile="kawu")
    until(visitor, Wait.STEP)
    version = visitor.version
    visitor.press("on")
    log = visitor.session.deal.log
    visitor.press("on", version=version)
    assert visitor.session.deal.log == log
    assert Words.of("en").ui("practice-played-already") not in visitor.page


def test_a_restarted_server_knows_where_the_hand_stood(visitor, config):
    visitor.start(profile="dapai")
    before = until(visitor, Wait.PLAY).to_body()
    restarted = create_app(config)
    again = Visitor(restarted)
    again.client._cookies.update(visitor.client._cookies)
    again.get(visitor.url)
    assert again.status == 200
    assert again.session.to_body() == before
    restarted.extensions["store"].close()


def test_the_last_play_can_be_taken_back(visitor):
    visitor.start(profile="kawu")
    session = until(visitor, Wait.PLAY)
    while not session.deal.table.trick.plays:
        visitor.go_on()
        session = until(visitor, Wait.PLAY)
    log = session.deal.log
    visitor.go_on()
    assert visitor.session.deal.log != log
    visitor.press("undo")
    assert visitor.session.deal.log == log


def to_a_burial(visitor: Visitor) -> None:
    """Starts matches until one lets the learner deal, and goes on to the kitty."""
    for _ in range(40):
        visitor.start(profile="kawu")
        while waits_for(visitor.session) in (Wait.DECLARE, Wait.STEP) and (
            visitor.session.deal.phase is Phase.DECLARING
        ):
            visitor.go_on()
        if waits_for(visitor.session) is Wait.BURY:
            return
    raise AssertionError("the learner never deals")


def test_what_cannot_be_taken_back_says_why(visitor):
    to_a_burial(visitor)
    visitor.press("undo")
    assert Words.of("en").ui("practice-undo-kitty") in visitor.page


def test_each_hint_asked_for_is_one_more_rung(visitor):
    visitor.start(profile="kawu")
    until(visitor, Wait.PLAY)
    while forced(visitor.session.deal.view(Seat.S)) is not None:
        visitor.go_on()
        until(visitor, Wait.PLAY)
    for rung in range(1, 6):
        visitor.press("hint")
        assert Words.of("en").ui("ui-hint-of", number=rung, total=5) in visitor.text()
        chosen = [code for code, is_chosen in visitor.offered if is_chosen]
        example = [str(card) for card in suggestion(visitor.session)]
        assert sorted(chosen) == (sorted(example) if rung >= Rung.EXAMPLE else [])
    assert 'value="hint"' not in visitor.page
    visitor.get(visitor.url)
    assert Words.of("en").ui("ui-hint-of", number=5, total=5) in visitor.text()
    visitor.press("play", tuple(map(Card, chosen)))
    assert visitor.session.deal.log[-1] == Play(Seat.S, tuple(map(Card, chosen)))


def test_a_hint_on_a_forced_play_says_that_it_is_forced(visitor):
    visitor.start(profile="kawu")
    while forced(until(visitor, Wait.PLAY).deal.view(Seat.S)) is None:
        visitor.go_on()
    visitor.press("hint")
    assert "slip forced" in visitor.page
    assert 'value="hint"' not in visitor.page


def test_a_burial_shown_as_an_example_lies_in_the_tray(visitor):
    to_a_burial(visitor)
    for _ in range(Rung.EXAMPLE):
        visitor.press("hint")
    chosen = [code for code, is_chosen in visitor.offered if is_chosen]
    assert sorted(chosen) == sorted(map(str, suggestion(visitor.session)))
    assert len(chosen) == 8
    assert Words.of("en").ui("practice-chosen", chosen=8, count=8) in visitor.text()


def test_the_only_legal_play_is_offered_ready_chosen(visitor):
    visitor.start(profile="kawu")
    for _ in range(600):
        session = until(visitor, Wait.PLAY)
        table = session.deal.table
        if table.trick.plays:
            duty = Duty(table.trumps, table.hands[Seat.S], table.trick.led)
            if len(duty.must) == duty.count:
                break
        visitor.go_on()
    chosen = tuple(Card(code) for code, is_chosen in visitor.offered if is_chosen)
    assert sorted(chosen) == sorted(duty.must)
    assert duty.judge(chosen).legal


@pytest.mark.parametrize("comments", ["now", "after", "ask"])
def test_the_coach_speaks_when_it_was_asked_to(visitor, comments):
    visitor.start(profile="kawu", comments=comments)
    until(visitor, Wait.PLAY)
    visitor.go_on()
    assert isinstance(visitor.session.deal.log[-1], Play)
    assert ('class="slip' in visitor.page) == (comments == "now")
    assert ('name="do" value="ask"' in visitor.page) == (comments != "now")
    if comments != "now":
        visitor.press("ask")
        assert 'class="slip' in visitor.page
    visitor.play_hand()
    assert 'id="review"' in visitor.page


def test_the_line_says_the_same_as_a_submit_would(visitor):
    visitor.start(profile="kawu")
    session = until(visitor, Wait.PLAY)
    cards = session.deal.hand(Seat.S)
    for number in range(4):
        data = {"card": list(cards[:number]), "_version": visitor.version}
        answer = visitor.client.post(f"{visitor.url}/line", data=data)
        assert answer.status_code == 200
        legal = session.deal.judge(Play(Seat.S, tuple(cards[:number]))).legal
        assert ('class="legal ok"' in answer.text) == legal
        assert visitor.session.deal.log == session.deal.log


def test_no_page_of_a_hand_holds_a_hidden_card(visitor):
    words = Words.of("en")
    looked = 0
    for profile in ("kawu", "dapai"):
        visitor.start(profile=profile, comments="now")
        for step in range(120):
            if waits_for(visitor.session) is Wait.RESULT:
                break
            if step % 3 == 0 and visitor.primary in ("play", "bury", "declare"):
                visitor.press("hint")
            page = re.sub(r'<div class="rule">.*?</div>', "", visitor.page, flags=re.S)
            # What is out as anybody can count it, from the View alone (tests/coach/test_known.py).
            page = re.sub(r'<details class="why known".*?</details>', "", page, flags=re.S)
            codes = set(re.findall(r"\b(?:[SHDC][2-9TJQKA]|BJ|LJ)\b", page))
            hidden = hidden_cards(visitor.session)
            # The tile of trump is the level card of the trump suit, whoever holds it.
            level = visitor.session.deal.setup.level
            spoken = {card for card in hidden if words.ui("ui-card", card=card) in page.lower()}
            assert not codes & hidden
            assert not {card for card in spoken if card.rank != level}
            looked += len(hidden)
            visitor.go_on()
    assert looked > 1000


def test_another_visitor_cannot_open_the_hand(visitor, app):
    visitor.start()
    other = Visitor(app)
    other.get(visitor.url)
    assert other.status == 404


@pytest.mark.parametrize("match_id", ["x", "A" * 22, "%00", "../settings"])
def test_an_unknown_hand_is_a_clear_message(visitor, match_id):
    visitor.start()
    visitor.get(f"/practice/{match_id}")
    assert visitor.status in (200, 404)
    assert "Traceback" not in visitor.page


def test_cards_that_are_not_held_are_refused(visitor):
    visitor.start(profile="kawu")
    session = until(visitor, Wait.PLAY)
    strange = next(card for card in ALL_CARDS if card not in session.deal.hand(Seat.S))
    visitor.press("play", (strange,))
    assert visitor.status == 422
    assert "slip no" in visitor.page


def test_a_change_of_language_keeps_the_chosen_cards(visitor):
    visitor.start(profile="kawu")
    session = until(visitor, Wait.PLAY)
    hand = session.deal.hand(Seat.S)
    chosen = [str(card) for card in hand[:2]]
    data = {"lang": "ru", "back": visitor.url, "card": chosen, "_version": visitor.version}
    visitor.take(visitor.client.post("/language", data=data, follow_redirects=True))
    assert 'lang="ru"' in visitor.page
    assert sorted(code for code, is_chosen in visitor.offered if is_chosen) == sorted(chosen)
    assert visitor.session.deal.log == session.deal.log
