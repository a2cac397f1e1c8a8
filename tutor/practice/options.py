"""What a learner chooses before a practice match: rules, level, strength."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Rank
from engine.rules import DAPAI, PROFILES, Rules, SettingError
from tutor.practice.opponents import STRENGTHS

LEVELS = tuple(Rank)


class OptionsError(ValueError):
    """An option that cannot be; `name` says which."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one practice match; the defaults are the match that one button starts.

    Both sides begin at `level`. Raises `OptionsError` for a value that cannot be.
    """

    rules: Rules = DAPAI
    level: Rank = Rank.TWO
    strength: str = "club"

    def __post_init__(self) -> None:
        _expect("strength", self.strength, STRENGTHS)

    def to_body(self) -> dict[str, Any]:
        """Returns the options as JSON."""
        return {
            "profile": self.rules.profile,
            "settings": self.rules.changed,
            "level": self.level,
            "strength": self.strength,
        }

    @staticmethod
    def from_body(body: Mapping[str, Any]) -> Options:
        """Reads what `to_body` wrote, or a form's values; raises `OptionsError`."""
        profile = body.get("profile", DAPAI.profile)
        _expect("profile", profile, tuple(PROFILES))
        try:
            rules = PROFILES[profile].with_settings(body.get("settings", {}))
        except SettingError as error:
            raise OptionsError(error.name, str(error)) from None
        level = body.get("level", Rank.TWO)
        _expect("level", level, LEVELS)
        return Options(
            rules=rules,
            level=Rank(level),
            strength=body.get("strength", "club"),
        )


def _expect(name: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionsError(name, f"{name}: expected one of {', '.join(allowed)}, got {value!r}")
