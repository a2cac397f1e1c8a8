"""What every rendered text is checked for, as a list of complaints."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import yaml

from tests.tree import ROOT
from tutor.words.typography import WORD_JOINER

LIMITS = {"en": 135, "de": 135, "ru": 135, "zh": 57}
HAN = "[\u3400-\u4dbf\u4e00-\u9fff]"
JOINED_NAME = re.compile(f"([黑红梅方]){WORD_JOINER}([桃花块]){WORD_JOINER}(?=[2-9AJQK1])")
CARD_NAME = re.compile("(黑桃|红桃|梅花|方块)[2-9AJQK10]+(-[2-9AJQK10]+)*")


@cache
def never(lang: str) -> re.Pattern[str]:
    """Returns a pattern of the words that the glossary rules out in a language."""
    listed: dict[str, Any] = yaml.safe_load((ROOT / "lessons" / "never.yaml").read_text("utf-8"))
    # As the list says of itself: a word without capitals is looked for in any spelling.
    words = [
        f"(?i:{pattern})" if str(word).islower() else pattern
        for word in listed[lang]
        for pattern in [re.escape(str(word)).replace(r"\*", r"\w*")]
    ]
    if lang == "zh":
        return re.compile("|".join(words))
    return re.compile(r"\b(?:" + "|".join(words) + r")\b")


def spoken(text: str) -> str:
    """Returns a text without what only keeps a line from ending inside a card's name."""
    return text.replace(WORD_JOINER, "")


def complaints(lang: str, text: str) -> list[str]:
    """Returns what is wrong with a label or a sentence."""
    found = []
    if lang == "zh":
        text = JOINED_NAME.sub(r"\1\2", text).replace(f"-{WORD_JOINER}", "-")
    if re.search("[{}^\ue000\ue001]|(?<!-)\u2060|\\?\\?\\?", text):
        found.append("a mark or an empty place is left in it")
    if re.search(r"[ \u00a0]{2}|^\s|\s$", text):
        found.append("a space too many")
    if re.search(r"\s[,.;:?!)]", text):
        found.append("a space before a sign")
    if re.search(r"(?<![\w-])-\d", text):
        found.append("a hyphen for a minus")
    if "..." in text or "'" in text or '"' in text:
        found.append("dots or quotes of a typewriter")
    if match := never(lang).search(text):
        found.append(f"the glossary never says {match[0]!r}")
    if lang == "zh":
        found += _chinese(text)
    return found


def _chinese(text: str) -> list[str]:
    found = []
    if re.search(f"{HAN}[,;:?!()]|[,;:?!()]{HAN}", text):
        found.append("half-width punctuation")
    if re.search(f"[A-Za-z0-9]{HAN}", text) or re.search(
        f"{HAN}[A-Za-z0-9]", CARD_NAME.sub("牌", text)
    ):
        found.append("no space between Han and Latin")
    return found


def sentence_complaints(lang: str, text: str) -> list[str]:
    """Returns what is wrong with a text that is to be a whole sentence."""
    found = complaints(lang, text)
    if lang != "zh" and not (text[0].isupper() or text[0].isdigit()):
        found.append("it starts with a small letter")
    if not re.search("[.?!。？！]$", text):
        found.append("it does not end like a sentence")
    if re.search(r"\d (card|point|pair|level|Karte|Punkt|Paar|Stufe|карт|очк|пар|уров)", text):
        found.append("a plain space between number and noun")
    return found
