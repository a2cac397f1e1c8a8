"""The reference pages: the order of the cards, the differences, the sheet, the terms."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

import pytest

from engine.cards import PACK, RANKS, Card, Suit
from engine.rules import CHOICES, DAPAI, KAWU, PROFILES
from engine.scoring import levels_for
from engine.shapes import Kind, shape_of
from engine.trumps import Trumps, parse_trump
from tutor.course.rulebook import rulebook, terms
from tutor.web.glossary import GROUPS
from tutor.web.order import LEVEL, TRUMP, TRUMPS, order
from tutor.web.parts import Face
from tutor.web.sheet import RUNGS
from tutor.words import LANGUAGES
from tutor.words.typography import WORD_JOINER

in_each_language = pytest.mark.parametrize("lang", [each.html for each in LANGUAGES])


def text(page: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", " ", page)).replace("\u00a0", " ")


def letters(page: str) -> str:
    return re.sub(r"\W", "", text(page))


def section(page: str, start: str) -> str:
    return page[page.index(start) :].partition("</section>")[0]


def cards_of(faces: Iterable[Face]) -> list[Card]:
    return [Card(face.code) for face in faces]


# The order


@pytest.fixture
def spoken(lesson_app):
    with lesson_app.test_request_context("/rules"):
        yield


@pytest.mark.parametrize("rules", [KAWU, DAPAI], ids=list(PROFILES))
@pytest.mark.parametrize("level", RANKS)
@pytest.mark.usefixtures("spoken")
def test_the_order_of_every_level_and_trump_is_that_of_the_engine(level, rules):
    for trump in map(parse_trump, TRUMPS):
        trumps = Trumps.of(level, trump, rules)
        shown = order(level, trump, rules)
        steps = [cards_of(step) for step in shown.steps]
        assert 2 * sum(map(len, steps)) == shown.count == sum(map(trumps.is_trump, PACK))
        heights = [{trumps.step(card) for card in step} for step in steps]
        assert all(len(each) == 1 for each in heights)
        assert heights == sorted(heights, key=max, reverse=True)
        assert not any(map(trumps.is_trump, cards_of(shown.side)))
        for each in shown.tractors:
            shape = shape_of(trumps, cards_of(each))
            assert shape
            assert (shape.kind, shape.pairs) == (Kind.TRACTOR, 2)
        alike = shape_of(trumps, cards_of(shown.equal))
        assert alike
        assert (alike.kind, alike.all_pairs) == (Kind.THROW, 2)


@pytest.mark.usefixtures("spoken")
def test_the_tractors_shown_are_all_those_that_the_print_does_not_show():
    shown = [[face.code for face in each] for each in order(RANKS[5], Suit.HEARTS, KAWU).tractors]
    assert shown == [
        ["LJ", "LJ", "BJ", "BJ"],
        ["H7", "H7", "LJ", "LJ"],
        ["C7", "C7", "H7", "H7"],
        ["HA", "HA", "C7", "C7"],
        ["H6", "H6", "H8", "H8"],
        ["S6", "S6", "S8", "S8"],
    ]


@in_each_language
def test_the_form_shows_the_level_and_trump_that_were_asked_for(visitor, lang):
    address = "/rules?for=dapai&level=T&trump=NT&twos=no"
    page = visitor.get(address, headers={"Accept-Language": lang}).text
    for value in ("T", "NT", "no"):
        assert re.search(rf'<option value="{value}" selected>', page)
    box = section(page, 'id="order"')
    assert box.count('data-suit="S"') > 10
    assert re.search(r"\b12\b", text(box))


def test_without_a_choice_the_order_is_that_of_the_rule_set(visitor):
    for profile, count in (("kawu", 36), ("dapai", 42)):
        box = section(visitor.get(f"/rules?for={profile}").text, 'id="order"')
        assert f"{count} trumps" in text(box)


@pytest.mark.parametrize("query", ["level=1", "level=BJ", "trump=X", "twos=maybe"])
def test_what_no_page_sends_is_named(visitor, query):
    response = visitor.get(f"/rules?{query}")
    assert response.status_code == 400
    assert query.partition("=")[2] in text(response.text)


# The differences


@in_each_language
def test_the_differences_are_all_that_a_paragraph_says_for_one_rule_set(visitor, lang):
    page = visitor.get("/rules?for=differences", headers={"Accept-Language": lang}).text
    shown = re.findall(r'<section id="([a-z-]+)"', page)
    code = next(each.code for each in LANGUAGES if each.html == lang)
    told = [p for p in rulebook(code).paragraphs if any(block.profile for block in p.blocks)]
    assert shown == [paragraph.id for paragraph in told]
    for paragraph in told:
        here = letters(section(page, f'<section id="{paragraph.id}"'))
        assert all(letters(block.html) in here for block in paragraph.blocks)


def test_the_settings_that_differ_are_listed_with_both_values(visitor):
    page = visitor.get("/rules?for=differences").text
    table = page[page.index("<tbody>") : page.index("</tbody>")]
    differ = [name for name in CHOICES if KAWU.settings[name] != DAPAI.settings[name]]
    assert table.count("<tr>") == len(differ)
    for cells in re.findall(r"<td>(.*?)</td><td>(.*?)</td>", table):
        assert cells[0] != cells[1]


# The sheet


@in_each_language
@pytest.mark.parametrize("rules", [KAWU, DAPAI], ids=list(PROFILES))
def test_the_sheet_says_what_the_engine_knows(visitor, rules, lang):
    address = f"/sheet?for={rules.profile}"
    page = visitor.get(address, headers={"Accept-Language": lang}).text
    rungs = section(page, 'class="rungs"')
    assert rungs.count("small-cards") == len(rules.declare_ladder)
    steps = Trumps.of(LEVEL, TRUMP, rules).ladder(Suit.TRUMP)
    assert section(page, 'id="s-order"').count("<li>") == len(steps)
    lines = re.findall(r'<th scope="row">([\d–]+)</th>', section(page, 'id="s-lines"'))
    assert [levels_for(int(each.partition("–")[0])) for each in lines] == [
        (True, 3), (True, 2), (True, 1), *((False, up) for up in range(5))
    ]  # fmt: skip
    assert re.findall(r"×\d+", section(page, 'id="s-kitty"')) == ["×2", "×4", "×8", "×16"]


def test_every_rung_of_a_ladder_has_its_cards():
    assert set(RUNGS) == {rung for rules in PROFILES.values() for rung in rules.declare_ladder}


def test_the_sheet_is_reached_from_every_foot_and_from_the_rules(visitor):
    assert 'href="/sheet"' in visitor.get("/terms").text
    assert 'href="/sheet?for=dapai"' in visitor.get("/rules?for=dapai").text


# The terms


def test_every_term_stands_in_one_group(visitor):
    assert list(GROUPS.values()) == [term for term in terms() if term in GROUPS.values()]
    assert next(iter(terms())) == next(iter(GROUPS.values()))
    page = visitor.get("/terms").text
    shown = re.findall(r'<div id="([a-z0-9-]+)"><dt>', page)
    assert shown == list(terms())
    assert page.count('class="term-group"') == len(GROUPS)


@pytest.mark.parametrize("query", ["duizi", "DUÌZI", "对子", "Paar", "пара", "  pair "])
def test_a_term_is_found_in_any_language_and_without_tone_marks(visitor, query):
    page = visitor.get("/terms", query_string={"q": query}).text
    assert '<div id="pair">' in page
    assert '<div id="kitty">' not in page


def test_what_is_not_found_is_said(visitor):
    page = visitor.get("/terms?q=whist").text
    assert "“whist”: 0" in text(page)
    assert '<dl class="terms">' not in page


@in_each_language
def test_the_page_tells_how_suits_ranks_and_seats_are_called(visitor, lang):
    names = text(
        section(visitor.get("/terms", headers={"Accept-Language": lang}).text, 'id="names"')
    ).replace(WORD_JOINER, "")
    for name in ("hearts", "红桃", "Herz", "черви", "queen", "Dame", "дама", "南家", "Юг"):
        assert name in names
    assert all(word in names for word in ("ten of hearts", "红桃10", "десятка червей"))
