"""The words of the game are found where they are meant, in every language, and nowhere else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.cards import BIG_JOKER, PACK, PRINTED_SUITS, SMALL_JOKER, Card
from tutor.course.glossary import EVERYDAY, Found, first_found, forms, found
from tutor.course.rulebook import terms
from tutor.words import LANGUAGE_CODES, Grouped, Words
from tutor.words.gallery import examples
from tutor.words.inventory import inventory

langs = pytest.mark.parametrize("lang", LANGUAGE_CODES)
RANKS = "23456789TJQKA"

SAID = {
    "refused-follow-suit": ["lead follow-suit"] * 4,
    "refused-declare-own-reinforce": [
        "override reinforce identical",
        "override identical level-card reinforce",
        "declare override reinforce identical",
        "override reinforce",
    ],
    "play-over-ruffs": ["over-ruff", "over-ruff", "over-ruff", "over-ruff trump"],
    "trick-tie": ["equal-rank"] * 4,
    "live-throws": [
        "throw throw-fails throw-part",
        "throw throw-part throw-fails",
        "throw throw-fails throw-part",
        "throw throw-fails throw-part",
    ],
    "bury-points": [
        "points bury attackers last-trick",
        "kitty bury points kitty-bonus",
        "points bury attackers last-trick",
        "kitty points last-trick attackers",
    ],
    "level-take-over": [
        "attackers take-over level next-dealer",
        "attackers points take-over hand-round",
        "points attackers take-over level next-dealer",
        "attackers take-over level next-dealer",
    ],
    "reason-cash-bad": ["void cash ruff", "void cash ruff", "ruff cash", "void cash ruff"],
    "reason-draw-good": ["trump draw-trumps"] * 4,
    "reason-declare-none-bad": ["no-trump trump joker level-card side-suit"] * 4,
    "reason-line-good": [
        "trick attackers line",
        "trick attackers points line",
        "trick attackers line",
        "trick attackers line",
    ],
    "hint-rule-void": [
        "suit trump shape discard",
        "void trump shape discard",
        "suit trump shape discard",
        "suit trump shape discard",
    ],
    "known-no-high": ["joker level-card"] * 4,
    "position-advice-text": ["points line"] * 4,
}
"""What the coach names in some of its sentences: in English, Chinese, German and Russian."""

NOT_MEANT = {
    "en": "Not in your hand. You can match it. A tractor of equal length. The solid line.",
    "zh": "东家不亮。打开这个局面。分享。两副牌。跟着。",
    "de": "Ein paar Karten. Ein Punkt trennt sie. Der große Joker.",
    "ru": "Партнёр перебивает своего. Старший джокер.",
}


def named(lang: str, text: str) -> list[str]:
    """Returns the terms that a text names, each once."""
    return list(dict.fromkeys(each.term for each in found(lang, text)))


@langs
def test_every_form_is_found_as_its_own_term(lang: str) -> None:
    assert set(forms(lang).values()) == {each.id for each in terms().values() if each.linked}
    for form, term in forms(lang).items():
        assert list(found(lang, form)) == [Found(term, 0, len(form))], form


def test_a_form_that_two_terms_claim_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "attribute", lambda self, message_id, name: "mine")
    with pytest.raises(ValueError, match=r"'[Mm]ine' is both shengji and level"):
        forms.__wrapped__("en")


@pytest.mark.parametrize("message_id", SAID)
def test_the_coachs_words_are_found(message_id: str) -> None:
    message = next(examples(message_id, 1))
    told = {
        lang: " ".join(named(lang, Words.of(lang).text(message)))
        for lang in ("en", "zh", "de", "ru")
    }
    assert list(told.values()) == SAID[message_id]


@langs
def test_what_only_looks_like_a_word_of_the_game_is_none(lang: str) -> None:
    expected = {"en": ["tractor"], "ru": ["partner"]}.get(lang, [])
    assert named(lang, NOT_MEANT[lang]) == expected


@langs
def test_no_word_is_found_inside_the_name_of_a_card(lang: str) -> None:
    words = Words.of(lang)
    asked = {"label"} | {
        use.form
        for entry in inventory(lang).values()
        for uses in entry.uses.values()
        for use in uses
        if use.function == "CARDS"
    }
    cards = [*dict.fromkeys(PACK)]
    things: list[Card | tuple[Card, ...] | Grouped] = [*cards, *((card, card) for card in cards)]
    for suit in PRINTED_SUITS:
        for low, high in pairwise(RANKS):
            things.append(Grouped((tuple(Card(suit + rank) for rank in (low, low, high, high)),)))
    things.append(Grouped(((SMALL_JOKER, SMALL_JOKER, BIG_JOKER, BIG_JOKER),)))
    names = {words.name(thing, form) for thing in things for form in asked}
    assert len(names) > 150
    assert not {name: named(lang, name) for name in names if named(lang, name)}


def test_each_term_is_told_once_and_everyday_ones_give_way() -> None:
    texts = ("Lead trumps to a trick.", "A ruff takes the trick; a discard is void. Ruff it.")
    told = first_found("en", texts, 9)
    assert [[each.term for each in some] for some in told] == [
        ["lead", "trump", "trick"],
        ["ruff", "discard", "void"],
    ]
    few = first_found("en", texts, 4)
    assert [[each.term for each in some] for some in few] == [["lead"], ["ruff", "discard", "void"]]
    rest = first_found("en", texts, 9, frozenset({"ruff", "trump"}))
    assert [[each.term for each in some] for some in rest] == [
        ["lead", "trick"],
        ["discard", "void"],
    ]


def test_what_gives_way_are_terms() -> None:
    assert set(terms()) >= EVERYDAY


def test_a_word_is_found_at_the_start_of_a_sentence_and_after_a_number() -> None:
    assert named("en", "Points count. 3\u00a0level\u00a0cards, over-ruffed.") == [
        "points",
        "level-card",
        "over-ruff",
    ]
    assert named("de", "Drücke 8 Karten. Ein Stich.") == ["bury", "trick"]
