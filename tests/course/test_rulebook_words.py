"""The rulebook and the terms keep to the glossary and to the typography of each language."""

import html
import re
from pathlib import Path

import pytest
import yaml

from tests.course.rulebook_text import text_of
from tutor.course.rulebook import PARAGRAPHS, rulebook, terms
from tutor.paths import lessons
from tutor.words.languages import LANGUAGE_CODES
from tutor.words.words import Words

ALSO_NEVER = {
    "en": [],
    "zh": ["(?<!其)他"],
    "de": ["Sie können", "man"],
    "ru": ["вы", "вас", "вам", "еще", "ее", "трех", "четырех", "партнер\\w*", r"\w*[ктв]ерк\w*"],
}
"""Patterns of VOICE that are no words of a list: pronouns, and a missing ё."""


def forbidden(lang: str) -> re.Pattern[str]:
    """Reads the list as its head says: a star is any letters, a capital letter counts."""
    listed = yaml.safe_load((lessons() / "never.yaml").read_text("utf-8"))[lang]
    words = [re.escape(word).replace(r"\*", r"\w*") for word in listed]
    edge = "" if lang == "zh" else r"\b"
    found = [w if any(c.isupper() for c in w) else f"(?i:{w})" for w in words]
    return re.compile(f"{edge}(?:{'|'.join(found + ALSO_NEVER[lang])}){edge}")


def words_of(lang: str) -> str:
    words = Words.of(lang)
    said = [words.ui(f"term-{term}{end}") for term in terms() for end in ("", "-text")]
    return "\n".join(said).replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_no_word_is_used_that_the_glossary_forbids(lang: str):
    text = text_of(rulebook(lang)) + words_of(lang)
    assert not forbidden(lang).findall(text)
    model = {"en": "An invalid bid", "zh": "红心", "de": "die Fehlfarbe", "ru": "этот раунд"}
    assert forbidden(lang).findall(model[lang])


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_quotes_dashes_and_ellipses_are_those_of_the_language(lang: str):
    text = text_of(rulebook(lang)) + words_of(lang)
    pairs = {"en": "“”", "zh": "“”", "de": "„“", "ru": "«»"}[lang]
    assert not re.findall(r"[\"'`]|\.\.\.| - |\d-\d|!", re.sub(r"\d\d-\d[\dJ-]+", "", text))
    assert set(re.findall("[“”„‚«»]", text)) == set(pairs)
    assert text.count(pairs[0]) == text.count(pairs[1])
    if lang == "en":
        assert "—" not in text


@pytest.mark.parametrize("lang", [code for code in LANGUAGE_CODES if code != "zh"])
def test_a_number_stays_with_its_noun_and_a_dash_starts_no_line(lang: str):
    book = rulebook(lang)
    made = [html.unescape(block.html) for each in book.paragraphs for block in each.blocks]
    words = Words.of(lang)
    made += [words.ui(f"term-{term}-text") for term in terms()]
    assert not [text for text in made if re.search(r"\d [^\W\d]| [–—] ", text)]


def test_chinese_spaces_stand_between_han_and_digits_but_not_inside_a_card():
    text = text_of(rulebook("zh")) + words_of("zh")
    suits = "黑桃|红桃|梅花|方块"
    bare = re.sub(rf"(?:{suits})(?:[\dAKQJ]|10|[\dJ-]{{5,}})+", "牌", text)
    assert not re.findall(rf"(?:{suits}) [\dAKQJ]", text)
    assert not re.findall(r"[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]", bare)
    assert not re.findall(r" [，。：；、！？（）“”…]|[，。：；、！？（）“”…] ", text)
    assert not re.findall(r"[\u4e00-\u9fff][,.:;?()]", text)


# The terms


def test_every_term_has_its_word_and_its_text_in_every_language():
    for lang in LANGUAGE_CODES:
        words = Words.of(lang)
        for term in terms():
            word, text = words.ui(f"term-{term}"), words.ui(f"term-{term}-text")
            assert 0 < len(word) <= 32, (lang, term)
            assert len(text) <= (60 if lang == "zh" else 175), (lang, term)
            assert text[-1] in ".。", (lang, term)


def test_no_word_of_a_term_is_left_over():
    for lang in LANGUAGE_CODES:
        file = Path(__file__).parents[2] / "tutor" / "words" / "locales" / lang / "terms.ftl"
        found = re.findall(r"(?m)^(term-[a-z-]+) = \S", file.read_text("utf-8"))
        assert found == [f"term-{term}{end}" for term in terms() for end in ("", "-text")], lang


def test_every_term_leads_to_a_paragraph_and_has_pinyin_for_each_syllable():
    vowels = re.compile("[aeiouüāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]+")
    for term in terms().values():
        assert term.paragraph in PARAGRAPHS
        assert term.zh == Words.of("zh").ui(f"term-{term.id}")
        assert len(vowels.findall(term.pinyin)) == len(term.zh), term.id
