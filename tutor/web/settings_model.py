"""What a visitor may set about the pages: the values, their defaults, and the stored form.

Stored settings are read forgivingly, value by value (an older program may have written them); a
form is read strictly (`tutor.web.settings`). What each value does is up to the style sheets, the
script and the practice pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "suits": ("four", "two"),
    "cards": ("normal", "large"),
    "motion": ("auto", "none"),
    "comments": ("now", "after", "ask"),
    "wording": ("full", "short"),
    "strict": ("off", "on"),
    "delay": ("0", "400", "900", "1800"),
}
"""Every setting but the language, with the values it may take; `delay` in milliseconds."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A visitor's settings; `language` is empty until one was chosen."""

    language: str = ""
    theme: str = "auto"
    suits: str = "four"
    cards: str = "normal"
    motion: str = "auto"
    comments: str = "now"
    """When the coach speaks at the practice table."""
    wording: str = "full"
    """Whether a verdict comes with its reasons, or is as short as can be."""
    strict: str = "off"
    """Whether the computer players wait after a costly play, so that it may be taken back."""
    delay: str = "900"
    """How long a computer player's card is waited for; 0 shows them all at once."""

    @classmethod
    def read(cls, stored: Mapping[str, Any], languages: tuple[str, ...]) -> Settings:
        """Returns stored settings; what cannot be used is the default."""
        values = {}
        for field in fields(cls):
            value = stored.get(field.name)
            if value in (languages if field.name == "language" else CHOICES[field.name]):
                values[field.name] = value
        return cls(**values)

    @property
    def stored(self) -> dict[str, Any]:
        """The settings as they are stored."""
        return asdict(self)

    @property
    def attributes(self) -> tuple[tuple[str, str], ...]:
        """The attributes of the page's root element that the style sheets look for."""
        shown = {
            "theme": self.theme,
            "suits": self.suits,
            "cards": self.cards,
            "motion": self.motion,
        }
        plain = {"auto", "four", "normal"}
        return tuple((f"data-{name}", value) for name, value in shown.items() if value not in plain)
