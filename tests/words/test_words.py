"""A text is made from its message or not at all: nothing is guessed and nothing is swallowed."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from engine.cards import Card, Rank, Seat, Suit, Team, parse_cards
from tutor.words import LANGUAGE_CODES, LANGUAGES, Grouped, Message, Words, WordsError, say


def test_four_languages_are_offered_in_their_own_names() -> None:
    assert [(each.code, each.html, each.name) for each in LANGUAGES] == [
        ("en", "en", "English"),
        ("zh", "zh-Hans", "简体中文"),
        ("de", "de", "Deutsch"),
        ("ru", "ru", "Русский"),
    ]
    assert LANGUAGE_CODES == ("en", "zh", "de", "ru")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(WordsError, match="expected one of en, zh, de, ru, got 'fr'"):
        Words.of("fr")


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_a_missing_message_is_an_error_in_every_language(lang: str) -> None:
    with pytest.raises(WordsError, match=f"no message 'no-such-thing' in {lang}"):
        Words.of(lang).text(say("no-such-thing"))


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(WordsError, match="refused-wrong-count"):
        Words.of("en").text(say("refused-wrong-count", m=2))


WRONG: list[Any] = [None, True, (), [1], {"a": 1}, (1, 2), object(), (Card("H2"), Seat.S)]


@pytest.mark.parametrize("value", WRONG, ids=lambda value: type(value).__name__)
def test_a_value_that_no_message_holds_is_an_error(value: Any) -> None:
    with pytest.raises(WordsError):
        Words.of("en").ui("refused-not-in-hand", cards=value)


def test_cards_that_are_no_part_are_an_error() -> None:
    odd = Grouped((parse_cards("H2 H2 H3"),))
    with pytest.raises(WordsError, match="whole pairs"):
        Words.of("en").ui("refused-not-in-hand", cards=odd)


def test_a_visitors_text_is_printed_letter_by_letter() -> None:
    typed = "红桃10 ^x - -5 — {n}"
    assert typed in Words.of("zh").ui("error-bad-card", text=typed)
    assert typed in Words.of("en").ui("error-bad-card", text=typed)


def test_values_that_are_equal_but_of_other_types_are_told_apart() -> None:
    words = Words.of("en")
    assert words.name(Suit.SPADES) == "spades"
    assert words.name("S") == "S"
    assert words.ui("ui-seat-name", seat=Seat.E) == "East"
    with pytest.raises(WordsError):
        words.ui("ui-seat-name", seat=1)


def test_a_number_has_no_name() -> None:
    with pytest.raises(WordsError, match="a value with a name"):
        Words.of("en").name(3)


def test_messages_are_values() -> None:
    one = say("level-match", team=Team.NS)
    assert one == Message("level-match", {"team": Team.NS})
    assert len({one, say("level-match", team=Team.NS), say("level-match", team=Team.EW)}) == 2
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(TypeError):
        one.args["team"] = Team.EW  # type: ignore[index]


def test_several_messages_become_one_text() -> None:
    both = [say("nod-right"), say("declare-passes", seat=Seat.E)]
    assert Words.of("en").sentences(both) == "Right. East passes."
    assert Words.of("zh").sentences(both) == "对。东家不亮。"
    assert Words.of("de").sentences([]) == ""


def test_a_seat_is_called_by_its_place_where_that_is_asked_for() -> None:
    words = Words.of("de")
    assert words.name(Seat.S) == "du"
    assert words.name(Seat.S, "name") == "Süd"
    assert words.name(Seat.E, "name") == "Ost"


def test_levels_are_named_as_they_are_played() -> None:
    assert [Words.of(lang).name(Rank.JACK, "level") for lang in LANGUAGE_CODES] == [
        "J",
        "J",
        "Bube",
        "валет",
    ]
    assert {Words.of(lang).name(Rank.TEN, "level") for lang in LANGUAGE_CODES} == {"10"}


def test_texts_are_forgotten_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.words.words.MOST_TEXTS", 3)
    words = Words("en")
    for n in range(10):
        words.ui("live-choose", n=n)
    assert len(words._texts) <= 3
    assert words.ui("live-choose", n=1) == "Choose 1\u00a0card."
