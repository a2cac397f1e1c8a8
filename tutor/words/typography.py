"""What a finished sentence needs whatever its words are: capitals, spaces, signs.

The marks are characters that no text holds: names and files set them, `polish` takes them out.
"""

from __future__ import annotations

import re

CAPITAL = "\ue000"
"""Set for a ``^`` in a message file: the next letter starts a sentence."""
JOINED = "\u2060"
"""Between two characters that belong together: no space is ever put there (红桃10)."""
UNBROKEN = "\ue001"
"""After a hyphen: no line ends there (Herz-10, 红桃77-88)."""
NO_BREAK = "\u00a0"
WORD_JOINER = "\u2060"
"""Takes no room, is not searched for and not spoken; a no-break hyphen would be another letter."""

_HAN = "\u3400-\u4dbf\u4e00-\u9fff"
_HAN_THEN_LATIN = re.compile(f"([{_HAN}])(?=[A-Za-z0-9])")
_LATIN_THEN_HAN = re.compile(f"([A-Za-z0-9])(?=[{_HAN}])")
_NAME = re.compile(f"([{_HAN}])([{_HAN}]){JOINED}(?=[A-Za-z0-9])")
"""A card's name of two Han letters and its rank: one word, though Chinese may break anywhere."""
_MINUS = re.compile(rf"(?<![\w{JOINED}\-])-(?=\d)")
_CAPITAL = re.compile(f"{CAPITAL}(\\W*)(\\w?)")
_BEFORE_DASH = re.compile(r" (?=[–—] )")
_NUMBER_THEN_NOUN = re.compile(f"(?<=\\d) (?=[^\\W\\d{_HAN}])")


def verbatim(text: str) -> str:
    """Marks a visitor's own text so that nothing is changed in it."""
    clean = re.sub(f"[{CAPITAL}{JOINED}{UNBROKEN}]", "", text)
    return JOINED.join(clean)


def keep_together(counted: str) -> str:
    """Puts a no-break space between a number and its noun; Chinese needs none."""
    return _NUMBER_THEN_NOUN.sub(NO_BREAK, counted)


def keep_dashes(text: str) -> str:
    """Puts a no-break space before every dash, so that none starts a line."""
    return _BEFORE_DASH.sub(NO_BREAK, text)


def polish(text: str) -> str:
    """Finishes a rendered sentence and takes out all marks.

    Capital letters where a sentence starts, one space between Han and Latin letters or digits,
    a true minus sign, a dash that never starts a line and a card's name that stays on one.
    """
    text = _CAPITAL.sub(lambda found: found[1] + found[2].upper(), text)
    text = _NAME.sub(rf"\1{UNBROKEN}\2{UNBROKEN}", text)
    text = _HAN_THEN_LATIN.sub(r"\1 ", text)
    text = _LATIN_THEN_HAN.sub(r"\1 ", text)
    text = _MINUS.sub("\u2212", text)
    text = text.replace(" \u2014 ", f"{NO_BREAK}\u2014 ")
    return text.replace(JOINED, "").replace(UNBROKEN, WORD_JOINER)
