"""The position page: what is described is judged, and what cannot be is refused by name."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from engine.cards import ALL_CARDS, PACK, RANKS, Card, Seat
from tests.web.practicing import Visitor
from tests.web.reading import unlinked
from tutor.web.position.reading import read
from tutor.words import Words

HAND = "H9 H9 HT HT HK S4 SA CK D7 BJ"
FOLLOW = {
    "hand": HAND, "led": "HQ HQ", "second": "H3 H4", "trump": "S", "level": "7", "dealer": "E",
}  # fmt: skip
LEAD = {"hand": HAND, "trump": "S", "level": "7", "dealer": "E"}
LANGUAGES = ("en", "zh", "de", "ru")


def open_page(visitor: Any, fields: Any, lang: str = "en", **headers: str) -> Any:
    return visitor.get(
        "/position",
        query_string=urlencode(list(MultiDict(fields).items(multi=True))),
        headers={"Accept-Language": lang, **headers},
        follow_redirects=True,
    )


def text_of(page: str) -> str:
    """Returns what a page says, without its form."""
    main = unlinked(page.split("<main", 1)[1])
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", main)))


def error_at(page: str, field: str) -> str:
    found = re.search(f'id="{field}-e"[^>]*>.*?<span>(.*?)</span>', page)
    return unescape(found[1]) if found else ""


def test_a_blank_page_asks_and_complains_of_nothing(visitor):
    answer = open_page(visitor, {})
    assert answer.status_code == 200
    assert "-e" not in re.findall(r'id="[a-z]+(-e)"', answer.text)
    assert 'name="hand"' in answer.text
    assert open_page(visitor, {"level": "7", "rules": "kawu", "hand": " "}).status_code == 200


def test_the_example_of_the_page_opens(visitor):
    link = re.search(r'<a href="(/position\?[^"]+)"', open_page(visitor, {}).text)
    assert link
    assert visitor.get(unescape(link[1]), follow_redirects=True).status_code == 200


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"hand": "H9 HX"}, "hand", "error-bad-card"),
        ({"hand": "H9 H9 H9"}, "hand", "error-too-many"),
        ({"hand": ""}, "hand", "position-no-hand"),
        ({"hand": " ".join(PACK[:26]), "led": "", "second": ""}, "hand", "error-too-many-cards"),
        ({"hand": "H9"}, "hand", "position-hand-short"),
        ({"led": "H9 H9"}, "led", "position-also"),
        ({"hand": "H3", "led": "H4", "second": "H3", "third": "H3"}, "third", "position-also"),
        ({"led": "HQ CQ"}, "led", "refused-mixed-suits"),
        ({"led": "HA HQ", "rules": "kawu"}, "led", "refused-throws-off"),
        ({"led": "HQ HQ HQ", "second": ""}, "led", "error-too-many"),
        ({"led": ""}, "led", "position-no-lead"),
        ({"second": "H3"}, "second", "position-uneven"),
        ({"second": "H3 H4 ~ H3"}, "second", "position-not-thrown"),
        ({"second": "", "third": "H3 H4"}, "second", "position-no-second"),
        ({"third": "H3 Joker"}, "third", "error-bad-card"),
        ({"led": "HQ ~ HQ"}, "led", "position-bad-throw"),
        ({"led": "HQ ~ H9 HQ CA", "second": "H3"}, "led", "position-bad-throw"),
        ({"trump": ""}, "trump", "position-no-trump"),
        ({"trump": "X"}, "trump", "position-bad-value"),
        ({"level": "1"}, "level", "position-bad-value"),
        ({"rules": "bridge"}, "rules", "position-bad-value"),
        ({"seat": "Q"}, "seat", "position-bad-value"),
        ({"throws": "perhaps"}, "settings", "practice-error-setting"),
        ({"seen": "SK.S3.S5"}, "seen", "position-trick-plays"),
        ({"seen": "SK.S3.S5.S6S6"}, "seen", "position-trick-uneven"),
        ({"seen": "SK.S3.S5.XX"}, "seen", "error-bad-card"),
        ({"seen": "SKCK.S3S3.S5S5.S6S6"}, "seen", "position-trick-lead"),
        ({"seen": "SK.S3.SA.SA"}, "seen", "position-also"),
        ({"seen": "SK.S3.SK.SK"}, "seen", "error-too-many"),
        ({"buried": "C2"}, "buried", "position-not-dealer"),
        ({"buried": "C2", "dealer": "S"}, "buried", "position-buried-count"),
        ({"shown": "E.H8"}, "shown", "position-bad-shown"),
        ({"shown": "H7"}, "shown", "position-bad-shown"),
        ({"points": "many"}, "points", "error-bad-number"),
        ({"points": "4000"}, "points", "error-number-range"),
    ],
)
def test_what_cannot_be_is_named_at_its_field(visitor, lesson_app, fields, field, message):
    query = {**FOLLOW, **fields}
    with lesson_app.test_request_context():
        reading = read(MultiDict(query))
    assert reading.told is None
    assert reading.faults[field].id == message
    for lang in LANGUAGES:
        answer = open_page(visitor, query, lang)
        assert answer.status_code == 422
        assert error_at(answer.text, field)
        for name, typed in query.items():
            if name not in ("trump", "level", "rules", "seat", "dealer", "throws") and typed:
                assert f'value="{typed}"' in unescape(answer.text), "something typed is lost"


def test_all_faults_are_named_at_once_with_their_cards(visitor):
    page = open_page(visitor, {"hand": "H9 HX", "led": "C3", "second": "C4 C4", "level": "7"}).text
    assert "“HX”" in error_at(page, "hand")
    assert "led: 1" in error_at(page, "second")
    assert error_at(page, "trump")
    page = open_page(visitor, {**FOLLOW, "led": "H9 H9"}).text
    assert error_at(page, "led") == (
        "The nine of hearts would be there 4\u00a0times, together with “Your cards”; "
        "two decks have only 2."
    )


def test_every_way_of_writing_leads_to_one_short_address(visitor):
    typed = {
        **FOLLOW, "hand": "♥9 9h, 10♥ HT hk s4 SA 梅花K D7 大王", "points": "", "throws": "",
        "rules": "dapai", "seat": "S", "do": "show", "seen": "",
    }  # fmt: skip
    first, second = open_page(visitor, FOLLOW), open_page(visitor, typed)
    assert first.request.full_path == second.request.full_path
    assert first.request.full_path == (
        "/position?hand=BJ+D7+SA+S4+HK+HT+HT+H9+H9+CK&led=HQ+HQ&second=H3+H4&trump=S&level=7"
        "&rules=dapai&seat=S&dealer=E"
    )
    assert visitor.get(first.request.full_path).status_code == 200


def test_picked_cards_become_the_hand(visitor):
    picked = MultiDict([*LEAD.items(), ("do", "pick")])
    picked.setlist("pick", ["H9", "H9", "SA"])
    answer = open_page(visitor, picked)
    assert "hand=SA+H9+H9&" in answer.request.full_path
    # Without the picker's own button the text counts.
    picked["do"] = "show"
    assert "hand=BJ+D7" in open_page(visitor, picked).request.full_path


def test_a_follow_shows_the_duty_what_pays_it_and_what_does_not(visitor):
    said = text_of(open_page(visitor, FOLLOW).text)
    assert "You owe 1 pair of hearts." in said
    assert "Following suit 2" in said
    assert "Hearts were led, and you hold 5." in said
    assert "Answer a pair with a pair, even out of a tractor." in said


def test_chosen_cards_are_judged_in_the_words_of_the_coach(visitor):
    refused = MultiDict(FOLLOW)
    refused.setlist("card", ["H9", "HT"])
    page = open_page(visitor, refused).text
    assert 'class="slip no"' in page
    assert re.search(r'value="H9" checked', page)
    refused.setlist("card", ["H9", "H9", "C2"])
    assert 'class="slip info"' in open_page(visitor, refused).text, "a card not held is left out"


def test_another_seat_is_spoken_to_as_you(visitor):
    chosen = MultiDict({**LEAD, "seat": "W", "card": "HK"})
    said = text_of(open_page(visitor, chosen).text)
    assert "You lead. " in said
    assert "You lead the king of hearts." in said


def test_the_live_line_says_what_the_verdict_says(visitor):
    form = MultiDict(FOLLOW)
    form.setlist("card", ["H9", "HT"])
    answer = visitor.post("/position/line", data=form)
    assert "a pair is missing" in unlinked(answer.text)
    form["hand"] = "H9 HX"
    assert "“HX” is not a card" in unescape(visitor.post("/position/line", data=form).text)


def test_advice_comes_with_the_page_or_by_itself(visitor):
    plain = open_page(visitor, LEAD).text
    address = unescape(re.search(r'hx-get="([^"]+)"', plain)[1])
    assert "Difference" not in plain
    part = visitor.get(address, headers={"HX-Request": "true"})
    assert part.text.lstrip().startswith('<div id="advice"')
    whole = visitor.get(address)
    assert re.search("<tbody>.*?</tbody>", whole.text, re.S)[0] in part.text
    assert 'hx-trigger="load"' not in whole.text
    assert "HX-Request" in part.headers["Vary"]


def test_the_advice_values_ones_own_choice_too(visitor):
    chosen = MultiDict({**LEAD, "advice": "1"})
    chosen.setlist("card", ["H9", "HT"])
    assert "your choice: " in open_page(visitor, chosen).text


def test_a_forced_play_needs_no_advice(visitor):
    said = text_of(open_page(visitor, {**FOLLOW, "hand": "H9 HT C4", "advice": "1"}).text)
    assert "The rules allow nothing else." in said
    assert "In every allowed play" in said


def test_a_position_that_no_hands_fit_gets_no_advice(visitor):
    shown = {**LEAD, "shown": "W.BJBJ", "advice": "1"}
    assert "No hands of the others fit" in text_of(open_page(visitor, shown).text)


def test_points_may_be_given_or_are_counted(visitor):
    assert "30 points" in text_of(open_page(visitor, {**LEAD, "points": "30"}).text)
    # A trick that South's side took counts where East deals.
    counted = {**LEAD, "seen": "CQ.C3.CA.CT"}
    page = open_page(visitor, counted)
    assert "points=" not in page.request.full_path
    assert "10 points" in text_of(page.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_of_it(visitor, lang):
    for fields in (FOLLOW, LEAD, {**LEAD, "hand": "H2 C2 LJ LJ BJ BJ"}):
        answer = open_page(visitor, {**fields, "card": "HK", "advice": "1"}, lang)
        assert answer.status_code == 200
        assert f'lang="{"zh-Hans" if lang == "zh" else lang}"' in answer.text


def test_a_change_of_language_keeps_what_was_typed(visitor):
    form = MultiDict({**LEAD, "hand": "H9 HX", "back": "/position", "lang": "de"})
    answer = visitor.post("/language", data=form, follow_redirects=True)
    assert 'value="H9 HX"' in answer.text
    assert "„HX“" in error_at(answer.text, "hand")


def test_the_practice_table_opens_its_position(app):
    visitor = Visitor(app)
    visitor.start(profile="kawu", strength="beginner")
    for _ in range(300):
        if visitor.primary == "play":
            break
        if visitor.primary == "bury":
            visitor.press("bury", tuple(visitor.session.deal.hand(Seat.S)[:8]))
        else:
            visitor.press("pass" if 'value="pass"' in visitor.page else visitor.primary)
    link = unescape(re.search(r'<a href="(/position[^"]+)"', visitor.page)[1])
    hand = sorted(code for code, _ in visitor.offered)
    visitor.get(link)
    assert visitor.status == 200
    assert sorted(code for code, _ in visitor.offered) == hand


def test_a_lesson_opens_its_position_once_it_is_answered(app):
    client = app.test_client()
    address = "/lessons/following/must-pair"
    assert "/position?" not in client.get(address).text
    form = MultiDict({"do": "answer"})
    form.setlist("card", ["S9", "S4"])
    page = client.post(address, data=form, follow_redirects=True).text
    link = unescape(re.search(r'<a href="(/position\?[^"]+)"', page)[1])
    answer = client.get(link)
    assert answer.status_code == 200
    assert "You owe" in text_of(answer.text)


texts = st.one_of(
    st.sampled_from(["", "HT", "HT HT", "S9.S4.S5.S6", "E.H7", "~", ".", "0", "é" * 50, "\x00"]),
    st.lists(st.sampled_from([str(card) for card in ALL_CARDS]), max_size=30).map(" ".join),
    st.text(max_size=40),
)
FIELDS = (
    "hand", "led", "second", "third", "trump", "level", "rules", "seat", "dealer", "seen",
    "buried", "shown", "turned", "points", "card", "pick", "do", "advice", "throws",
)  # fmt: skip


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(fields=st.lists(st.tuples(st.sampled_from(FIELDS), texts), max_size=20))
def test_no_query_breaks_the_page(lesson_app, fields):
    visitor = lesson_app.test_client()
    query = MultiDict({**LEAD, "hand": "H9"})
    for name, value in fields:
        query.setlist(name, [value])
    answer = open_page(visitor, query)
    assert answer.status_code in (200, 422)
    assert visitor.post("/position/line", data=query).status_code in (200, 400)


@pytest.mark.parametrize("seed", range(40))
def test_positions_that_can_be_and_nobody_would_play_are_shown(lesson_app, seed):
    rng = Random(seed)
    cards = rng.sample(PACK, len(PACK))
    suit = rng.choice("SHCD")
    size = rng.choice([0, 1, 1, 2, 3, 6])
    led = [card for card in cards if card[0] == suit and card[1] not in "2"][:size]
    rest = [card for card in cards if card not in led]
    query: dict[str, str] = {
        "hand": " ".join(rest[: rng.randint(size or 1, 25)]),
        "led": " ".join(led),
        "trump": rng.choice([each for each in ["S", "H", "C", "D", "NT"] if each != suit]),
        "level": rng.choice([rank for rank in RANKS if rank not in {card[1] for card in led}]),
        "rules": "dapai",
        "seat": rng.choice("SENW"),
        "dealer": rng.choice("SENW"),
        "points": str(rng.randint(-20, 300)),
        "advice": "1",
    }
    if led and rng.random() < 0.6:
        query["second"] = " ".join(rest[40 : 40 + len(led)])
        if rng.random() < 0.5:
            query["third"] = " ".join(rest[60 : 60 + len(led)])
    answer = open_page(lesson_app.test_client(), query)
    assert answer.status_code == 200, text_of(answer.text)


def test_a_card_is_spoken_in_the_language_of_each_page(visitor):
    """Drawings are kept between pages; what is heard of a refused card belongs to a language."""
    for lang in (*LANGUAGES, *LANGUAGES):
        page = open_page(visitor, [*FOLLOW.items(), ("card", "HK"), ("card", "HT")], lang).text
        board = unescape(page[page.index('id="board"') :])
        words = Words.of(lang)
        assert words.ui("ui-card", card=Card("CK")) in board
        assert words.ui("ui-card", card=Card("HK")) + words.ui("ui-card-refused") in board
