"""Every message reads well in every language with all kinds of real values."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import ALL_CARDS, Seat
from tests.words.checks import LIMITS, complaints, sentence_complaints, spoken
from tutor.words import LANGUAGE_CODES, Grouped, Message, Words
from tutor.words.fitting import ONLY
from tutor.words.gallery import areas, examples, gallery, values_of
from tutor.words.inventory import inventory

SETS = 9
"""So many sets of values a message is shown with: each kind has no more samples than that."""
langs = pytest.mark.parametrize("lang", LANGUAGE_CODES)


def ids_of(area: str) -> list[str]:
    return [each.id for each in inventory("en").values() if each.file == f"{area}.ftl"]


@pytest.mark.parametrize("area", areas())
@langs
def test_no_text_has_anything_amiss(area: str, lang: str) -> None:
    words = Words.of(lang)
    check = sentence_complaints if area == "coach" else complaints
    found = [
        f"{message.id}: {complaint}: {text}"
        for message_id in ids_of(area)
        for message in examples(message_id, SETS)
        for text in [words.text(message)]
        for complaint in check(lang, text)
    ]
    assert not found


CARD_VARIABLES = {"cards", "bad", "must", "beaten", "best", "forced", "rest", "led", "cards_a"}
NAMED = [*((card,) for card in ALL_CARDS), *((card, card) for card in ALL_CARDS)]
TRACTORS = [
    Grouped(((low, low, high, high),))
    for low, high in zip(ALL_CARDS[::4], ALL_CARDS[1::4], strict=False)
]


@langs
def test_every_card_pair_and_tractor_fits_into_every_sentence(lang: str) -> None:
    words = Words.of(lang)
    found = []
    for message_id in ids_of("coach"):
        names = CARD_VARIABLES & set(values_of(message_id))
        if not names:
            continue
        args = next(examples(message_id, 1)).args
        for cards in [*NAMED, *TRACTORS]:
            text = words.text(Message(message_id, {**args, **dict.fromkeys(names, cards)}))
            found += [f"{text}: {each}" for each in sentence_complaints(lang, text)]
    assert not found


@langs
def test_a_sentence_is_short_enough_to_be_read_at_the_table(lang: str) -> None:
    texts = [row.texts[lang] for row in gallery("coach", 1)]
    assert [text for text in texts if len(spoken(text)) > LIMITS[lang]] == []


@langs
def test_nobodys_gender_is_shown_and_no_computer_is_spoken_of(
    lang: str,
) -> None:
    unwanted = {
        "en": [" he ", " she ", " his ", "computer"],
        "zh": ["他", "您", "电脑"],
        "de": [" Sie dich", " Ihnen", "Computer"],
        "ru": ["сыграл", "первым ", " сам ", " сама ", "компьютер"],
    }[lang]
    texts = [row.texts[lang] for row in gallery("coach", 3)]
    assert [text for text in texts for word in unwanted if word in text] == []


def test_only_a_won_match_earns_an_exclamation_mark() -> None:
    loud = {row.id for row in gallery("coach", 2) for text in row.texts.values() if "!" in text}
    assert loud == {"level-match"}


def test_the_gallery_shows_every_language_with_the_same_values() -> None:
    rows = gallery("coach", 2)
    assert {row.id for row in rows} == set(ids_of("coach"))
    assert all(set(row.texts) == set(LANGUAGE_CODES) for row in rows)
    too_low = next(row for row in rows if row.id == "trick-too-low")
    assert too_low.message.args["cards"] != too_low.message.args["best"]


def shown(message_id: str) -> list[dict[str, Any]]:
    return [dict(each.args) for each in examples(message_id, SETS)]


def test_what_the_gallery_shows_could_happen() -> None:
    for message_id in ("review-progress", "ui-done-of", "ui-steps-done"):
        assert all(1 <= each["done"] <= each["total"] for each in shown(message_id))
    for each in shown("review-summary"):
        assert each["forced"] + each["choices"] == each["total"]
        assert each["costly"] <= each["choices"]
    for message_id in ("known-void", "known-no-pair", "why-no-pair", "why-no-more", "why-void"):
        assert Seat.S not in {each["seat"] for each in shown(message_id)}
    for message_id in ("play-throws", "throw-attempted"):
        assert all(len(each["cards"].parts) > 1 for each in shown(message_id))
    for message_id in ("declare-made", "declare-overrides", "declare-reinforces"):
        for each in shown(message_id):
            suit = each["cards"][0].suit
            assert each["trump"] == ("NT" if suit is None else suit)
    for each in shown("refused-follow-suit-exact"):
        must = each["must"].cards if isinstance(each["must"], Grouped) else each["must"]
        assert {card.suit for card in must} == {each["suit"]}
        assert len(must) == each["n"]
    for message_id in ("reason-break-pair-bad", "reason-cash-good", "reason-low-trump-good"):
        assert {len(each["card"]) for each in shown(message_id)} == {1}


def test_every_narrowed_value_belongs_to_a_message() -> None:
    for message_id, values in ONLY.items():
        assert set(values) <= set(values_of(message_id)), message_id
