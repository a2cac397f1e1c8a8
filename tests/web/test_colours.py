"""The colours keep what they promise: contrast in both themes, four suits apart for every eye."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from tutor import paths

CSS = (paths.STATIC / "tokens.css").read_text("utf-8")
PROMISES = (
    (7, "suit-s suit-h suit-c suit-d joker-big joker-small", "card"),
    (4.5, "ink ink-2 no yes even cost unsure hint", "paper paper-2 sheet"),
    (4.5, "on-felt on-felt-2", "felt felt-2 felt-3"),
    (4.5, "on-pine", "pine pine-2"),
    (4.5, "on-seal", "seal"),
    (4.5, "lamp-ink", "lamp"),
    (4.5, "us-ink", "us"),
    (4.5, "them-ink", "them"),
    (4.5, "ink-dim", "card-dim"),
    (4.5, "on-card-2", "card"),
    (4.5, "on-mark", "no yes even cost hint"),
    (3, "line-2", "paper sheet"),
    (3, "lamp us", "felt"),
    (3, "point", "card"),
    (3, "flag", "felt"),
    (3, "seal", "paper"),
)
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}  # fmt: skip
"""How linear colours are seen (Machado and others, 2009, at full strength)."""
Rgb = tuple[float, ...]


def tokens(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", block))


def themes() -> dict[str, dict[str, str]]:
    light = re.search(r"(?ms)^:root \{(.*?)^\}", CSS)
    dark = re.search(r'(?ms)^:root\[data-theme="dark"\] \{(.*?)^\}', CSS)
    assert light
    assert dark
    return {"light": tokens(light[1]), "dark": {**tokens(light[1]), **tokens(dark[1])}}


def linear(colour: str) -> Rgb:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)


def contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(colour: Rgb) -> Rgb:
    def root(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    red, green, blue = colour
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, sight: str) -> Rgb:
    given = linear(colour)
    return tuple(
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, given, strict=True))))
        for row in SIGHT[sight]
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_promised_contrast_is_kept(theme):
    colours = themes()[theme]
    for least, fronts, backs in PROMISES:
        for front, back in itertools.product(fronts.split(), backs.split()):
            ratio = contrast(colours[front], colours[back])
            assert ratio >= least, f"{front} on {back}: {ratio:.2f}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_focus_ring_shows_on_every_ground(theme):
    colours = themes()[theme]
    for ground in ("paper", "sheet", "card", "felt", "pine", "lamp"):
        tones = [contrast(colours[tone], colours[ground]) for tone in ("ring", "ring-gap")]
        assert max(tones) >= 3, ground


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("theme", "least"), [("light", 20), ("dark", 18)])
def test_four_suits_are_told_apart_with_any_eyes(theme, least, sight):
    colours = themes()[theme]
    places = {suit: lab(seen(colours[f"suit-{suit}"], sight)) for suit in "shcd"}
    for one, other in itertools.combinations(places, 2):
        assert math.dist(places[one], places[other]) >= least, (one, other)


def test_dark_is_the_same_whether_chosen_or_the_systems():
    system = re.search(r"(?s)prefers-color-scheme: dark\)\s*\{\s*:root[^{]*\{(.*?)\n  \}", CSS)
    chosen = re.search(r'(?ms)^:root\[data-theme="dark"\] \{(.*?)^\}', CSS)
    assert system
    assert chosen
    assert tokens(system[1]) == tokens(chosen[1])
