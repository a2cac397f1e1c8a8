"""The search folds what people type, finds parts of words, and says what to mark."""

from __future__ import annotations

import re

import pytest

from tutor.course.loader import load_course
from tutor.course.search import Entry, Hit, Index, fold
from tutor.course.searched import Found, make_index
from tutor.words import LANGUAGE_CODES

COURSE = load_course()
INDEXES = {lang: make_index(COURSE, lang) for lang in LANGUAGE_CODES}


def found(lang: str, query: str) -> list[tuple[str, str]]:
    """What a query finds in the program's own course, the best first: kind and id."""
    return [(hit.key.kind, hit.key.id) for hit in INDEXES[lang].search(query)]


def marked(hit: Hit[Found]) -> list[str]:
    return [piece.text for piece in (*hit.title, *hit.text) if piece.marked]


@pytest.mark.parametrize(
    ("text", "lang", "folded"),
    [
        ("Trümpfe", "de", "trumpfe"),
        ("Truempfe", "de", "trumpfe"),
        ("groß", "de", "gross"),
        ("GROSS", "de", "gross"),
        ("queen", "en", "queen"),
        ("Ещё ёж", "ru", "еще еж"),
        ("zhǔ huāsè", "zh", "zhu huase"),
        ("打 7", "zh", "打7"),
        ("打7", "zh", "打7"),
        ("红桃\u206010", "zh", "红桃10"),
        ("Herz-10, Ass!", "de", "herz 10 ass "),
        ("East’s king", "en", "east s king"),
    ],
)
def test_what_people_type_is_folded(text: str, lang: str, folded: str) -> None:
    assert fold(text, lang).text == folded


def test_a_folded_text_knows_where_its_letters_stood() -> None:
    text = "Das große Paar"
    made = fold(text, "de")
    at = made.text.index("paar")
    assert text[made.places[at] : made.places[at + 3] + 1] == "Paar"
    assert len(made.text) == len(made.places)


@pytest.mark.parametrize(
    ("lang", "query", "kind", "found_id"),
    [
        ("en", "trump", "lesson", "trumps"),
        ("en", "TRUMP order", "rule", "trump-order"),
        ("en", "ten of hearts", "step", "partner"),
        ("en", "tractors", "term", "tractor"),
        ("de", "Trumpf", "term", "trump"),
        ("de", "Truempfe", "lesson", "trump-order"),
        ("de", "trumpfe", "lesson", "trump-order"),
        ("de", "Herz-König", "step", "partner"),
        ("zh", "主牌", "lesson", "trumps"),
        ("zh", "zhupai", "term", "trump"),
        ("zh", "zhu pai", "term", "trump"),
        ("zh", "zhǔpái", "term", "trump"),
        ("zh", "红桃10", "step", "plain-twos"),
        ("zh", "红桃 10", "step", "plain-twos"),
        ("ru", "козырь", "lesson", "trumps"),
        ("ru", "КОЗЫРЕЙ", "lesson", "trump-order"),
        ("ru", "пара", "term", "pair"),
    ],
)
def test_lessons_steps_rules_and_terms_are_found(
    lang: str, query: str, kind: str, found_id: str
) -> None:
    assert (kind, found_id) in found(lang, query)


def test_yo_may_be_written_without_its_dots() -> None:
    assert found("ru", "четверка") == found("ru", "Четвёрка") != []


def test_a_term_is_found_by_its_word_in_another_language() -> None:
    for lang in LANGUAGE_CODES:
        for query in ("tractor", "Traktor", "трактор", "拖拉机", "tuolaji"):
            assert ("term", "tractor") in found(lang, query), (lang, query)


def test_every_word_of_a_query_must_be_there() -> None:
    both = set(found("en", "king spades"))
    assert both
    assert both <= set(found("en", "king")) & set(found("en", "spades"))
    assert found("en", "king zzzz") == []


@pytest.mark.parametrize("query", ["", "   ", "!?", "—", "\u0301"])
def test_a_query_without_a_letter_finds_nothing(query: str) -> None:
    assert found("en", query) == []


def test_the_words_found_are_marked_in_the_original_text() -> None:
    hits = INDEXES["de"].search("trumpfe")
    assert "Trümpfe" in {text for hit in hits for text in marked(hit)}
    hits = INDEXES["ru"].search("козыри")
    assert {"козыр", "Козыр", "козыри"} & {text for hit in hits for text in marked(hit)}


def test_a_title_comes_before_a_text_and_a_whole_word_before_a_part() -> None:
    index = Index(
        "en",
        [
            Entry("text", "Other", "a pair of kings"),
            Entry("part", "Repairs"),
            Entry("title", "A pair"),
        ],
    )
    assert [hit.key for hit in index.search("pair")] == ["title", "part", "text"]


def test_a_short_word_is_looked_for_at_the_beginning_of_words_only() -> None:
    index = Index("en", [Entry("inside", "Throwing"), Entry("begins", "In short")])
    assert [hit.key for hit in index.search("in")] == ["begins"]
    assert [hit.key for hit in index.search("ing")] == ["inside"]


def test_a_long_text_is_cut_around_what_was_found() -> None:
    text = "one two three " * 40 + "needle " + "four five six " * 40
    (hit,) = Index("en", [Entry("x", "Title", text)]).search("needle")
    shown = "".join(piece.text for piece in hit.text)
    assert "needle" in shown
    assert len(shown) < 220
    assert shown.startswith("… ")
    assert shown.endswith(" …")


def test_a_chinese_text_has_no_spaces_between_sentences_and_is_cut_between_clauses() -> None:
    shown = ["".join(p.text for p in hit.text) for hit in INDEXES["zh"].search("拖拉机")]

    assert not [
        text
        for text in shown
        if re.search("[。，：；）] | [。，：；（…]|[\u4e00-\u9fff] [\u4e00-\u9fff]", text)
    ]
    assert any(text.endswith("……") for text in shown)


def test_what_holds_for_one_profile_is_found_under_its_name() -> None:
    (text,) = (
        "".join(piece.text for piece in hit.text)
        for hit in INDEXES["zh"].search("跟甩牌")
        if hit.key == Found("rule", "follow-throw")
    )
    assert text.startswith("kawu：")
    assert "dapai：" in text


def test_a_search_gives_no_answer_away() -> None:
    """What is said of an answer stands in no text that is shown."""
    for place in COURSE.ready:
        for step in place.prose["en"].steps.values():
            right = step.sections.get("right")
            words = right.source.split("{")[0].strip() if right else ""
            if len(words) > 40:
                for hit in INDEXES["en"].search(words[:60]):
                    assert words[:60] not in "".join(piece.text for piece in hit.text)


def test_a_number_is_found_whole() -> None:
    index = Index("en", [Entry("deck", "Cards", "108 cards"), Entry("ten", "Tens", "10 points")])
    assert [hit.key for hit in index.search("10")] == ["ten"]
    assert [hit.key for hit in index.search("8")] == []
    assert [hit.key for hit in index.search("108")] == ["deck"]
