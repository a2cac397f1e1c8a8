"""The two public rule sets and the ten settings in which a table may differ from them.

What both profiles share is not a setting: it is stated in RULES §4 and lives in the code of its
subject. A setting's meaning is given once, at its field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

LADDERS: tuple[tuple[str, ...], ...] = (
    ("level_single", "level_pair"),
    ("level_single", "level_pair", "small_joker_pair", "big_joker_pair"),
)
CHOICES: dict[str, tuple[Any, ...]] = {
    "permanent_twos": (False, True),
    "throws": (False, True),
    "reinforce_own": (False, True),
    "follow_shorter_tractor": (False, True),
    "failed_throw_penalty": (0, 10),
    "declare_when": ("after_deal", "during_deal"),
    "declare_ladder": LADDERS,
    "trump_if_none": ("first_kitty_card", "first_non_joker_kitty_card", "no_trump"),
    "throw_compare": ("largest_component", "highest_card", "all_components"),
    "kitty_multiplier": ("pow2_pairs", "times_cards"),
}
"""Every setting with the values it may take."""


class SettingError(ValueError):
    """A setting that does not exist, or a value that it cannot take."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set: the name of its profile and the value of each setting (RULES §4)."""

    profile: str
    permanent_twos: bool
    """Every 2 is a trump, right below the level cards."""
    throws: bool
    """Several shapes of one suit may be led at once."""
    reinforce_own: bool
    """The standing single may be made a pair by its own declarer."""
    follow_shorter_tractor: bool
    """Without a tractor of the length led, a shorter one is owed."""
    failed_throw_penalty: int
    """Points for each failed throw: 0 or 10."""
    declare_when: str
    """``during_deal`` at any time; ``after_deal`` each seat once, from the dealer (hand 1: S)."""
    declare_ladder: tuple[str, ...]
    """The rungs of a declaration, weakest first."""
    trump_if_none: str
    """What decides trump when nobody declares."""
    throw_compare: str
    """What is compared between two ruffs of a throw (RULES §5.6, PROTOCOL)."""
    kitty_multiplier: str
    """The kitty bonus for p pairs in the largest part led: 2^(p+1), or 4p (2 for a single)."""

    @property
    def settings(self) -> dict[str, Any]:
        """The ten settings by name."""
        return {name: getattr(self, name) for name in CHOICES}

    @property
    def changed(self) -> dict[str, Any]:
        """The settings in which these rules differ from their profile."""
        plain = PROFILES[self.profile].settings
        return {name: value for name, value in self.settings.items() if value != plain[name]}

    def with_settings(self, settings: Mapping[str, Any]) -> Rules:
        """Returns these rules with other values; raises `SettingError` for a bad name or value."""
        return replace(self, **{name: _checked(name, value) for name, value in settings.items()})


def _checked(name: str, value: Any) -> Any:
    if name not in CHOICES:
        raise SettingError(name, f"expected a setting out of {', '.join(CHOICES)}, got {name!r}")
    if isinstance(value, list):
        value = tuple(value)
    for choice in CHOICES[name]:
        if type(choice) is type(value) and choice == value:
            return choice
    allowed = ", ".join(repr(choice) for choice in CHOICES[name])
    raise SettingError(name, f"{name}: expected one of {allowed}, got {value!r}")


KAWU = Rules(
    profile="kawu",
    permanent_twos=False,
    throws=False,
    reinforce_own=False,
    follow_shorter_tractor=False,
    failed_throw_penalty=0,
    declare_when="after_deal",
    declare_ladder=LADDERS[0],
    trump_if_none="first_kitty_card",
    throw_compare="largest_component",
    kitty_multiplier="pow2_pairs",
)
DAPAI = Rules(
    profile="dapai",
    permanent_twos=True,
    throws=True,
    reinforce_own=True,
    follow_shorter_tractor=True,
    failed_throw_penalty=0,
    declare_when="during_deal",
    declare_ladder=LADDERS[1],
    trump_if_none="first_non_joker_kitty_card",
    throw_compare="largest_component",
    kitty_multiplier="pow2_pairs",
)
PROFILES = {"kawu": KAWU, "dapai": DAPAI}

if {field.name for field in fields(Rules)} - {"profile"} != set(CHOICES):
    raise AssertionError("every setting needs its choices, and every choice its setting")
