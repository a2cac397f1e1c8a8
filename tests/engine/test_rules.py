"""The two rule sets and the ten settings in which a table may differ (RULES §4, PROTOCOL)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from engine.rules import CHOICES, DAPAI, KAWU, PROFILES, Rules, SettingError
from tests.engine.dealing import BOTH

WITHOUT_JOKERS = ("level_single", "level_pair")
WITH_JOKERS = (*WITHOUT_JOKERS, "small_joker_pair", "big_joker_pair")


def test_the_settings_are_these_ten_with_these_values() -> None:
    assert CHOICES == {
        "permanent_twos": (False, True),
        "throws": (False, True),
        "reinforce_own": (False, True),
        "follow_shorter_tractor": (False, True),
        "failed_throw_penalty": (0, 10),
        "declare_when": ("after_deal", "during_deal"),
        "declare_ladder": (WITHOUT_JOKERS, WITH_JOKERS),
        "trump_if_none": ("first_kitty_card", "first_non_joker_kitty_card", "no_trump"),
        "throw_compare": ("largest_component", "highest_card", "all_components"),
        "kitty_multiplier": ("pow2_pairs", "times_cards"),
    }


def test_kawu_plays_without_permanent_2s_and_throws_and_declares_after_the_deal() -> None:
    assert KAWU.settings == {
        "permanent_twos": False,
        "throws": False,
        "reinforce_own": False,
        "follow_shorter_tractor": False,
        "failed_throw_penalty": 0,
        "declare_when": "after_deal",
        "declare_ladder": WITHOUT_JOKERS,
        "trump_if_none": "first_kitty_card",
        "throw_compare": "largest_component",
        "kitty_multiplier": "pow2_pairs",
    }


def test_dapai_plays_with_permanent_2s_and_throws_and_declares_while_dealing() -> None:
    assert DAPAI.settings == {
        "permanent_twos": True,
        "throws": True,
        "reinforce_own": True,
        "follow_shorter_tractor": True,
        "failed_throw_penalty": 0,
        "declare_when": "during_deal",
        "declare_ladder": WITH_JOKERS,
        "trump_if_none": "first_non_joker_kitty_card",
        "throw_compare": "largest_component",
        "kitty_multiplier": "pow2_pairs",
    }


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize("name", CHOICES)
def test_every_setting_takes_each_of_its_values(profile: str, name: str) -> None:
    plain = PROFILES[profile]
    for value in CHOICES[name]:
        rules = plain.with_settings({name: value})
        assert rules.settings == {**plain.settings, name: value}
        assert rules.changed == ({} if value == plain.settings[name] else {name: value})
        assert rules.profile == profile


def test_a_list_is_read_as_the_ladder_it_lists() -> None:
    assert KAWU.with_settings({"declare_ladder": list(WITH_JOKERS)}).declare_ladder == WITH_JOKERS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("throws", 1),
        ("throws", "true"),
        ("throws", None),
        ("permanent_twos", 0),
        ("failed_throw_penalty", 5),
        ("failed_throw_penalty", True),
        ("failed_throw_penalty", False),
        ("failed_throw_penalty", 10.0),
        ("failed_throw_penalty", "10"),
        ("declare_when", "always"),
        ("declare_ladder", []),
        ("declare_ladder", ["level_pair", "level_single"]),
        ("declare_ladder", ["level_single", "level_pair", "big_joker_pair"]),
        ("declare_ladder", "level_single,level_pair"),
        ("declare_ladder", [["level_single"], {}]),
        ("trump_if_none", "redeal"),
        ("throw_compare", ["largest_component"]),
        ("kitty_multiplier", ""),
    ],
)
def test_a_value_that_a_setting_cannot_take_is_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(SettingError) as refused:
        DAPAI.with_settings({name: value})
    assert refused.value.name == name
    assert str(refused.value).startswith(f"{name}: expected one of ")
    assert "got " in str(refused.value)


@pytest.mark.parametrize(
    "name", ["", "profile", "Throws", "tractor_skips_level_rank", "first_dealer"]
)
def test_what_is_no_setting_is_refused_by_name(name: str) -> None:
    with pytest.raises(
        SettingError, match=f"expected a setting out of .*, got '{name}'"
    ) as refused:
        KAWU.with_settings({name: True})
    assert refused.value.name == name


def test_rules_are_values() -> None:
    changed = DAPAI.with_settings({"failed_throw_penalty": 10})
    assert changed == DAPAI.with_settings({"failed_throw_penalty": 10})
    assert hash(changed) == hash(DAPAI.with_settings({"failed_throw_penalty": 10}))
    assert changed != DAPAI
    assert eval(repr(changed), {"Rules": Rules}) == changed
    with pytest.raises(FrozenInstanceError):
        changed.throws = False  # type: ignore[misc]
