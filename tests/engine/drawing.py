"""Small positions drawn by hypothesis: rules, trumps, a lead and a hand, rare shapes frequent."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.cards import ALL_CARDS, PRINTED_SUITS, RANKS, Card
from engine.rules import CHOICES, PROFILES, Rules
from engine.shapes import shape_of
from engine.trumps import SUITS, Trumps


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Draws a profile with each setting changed now and then."""
    changed = draw(
        st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
        )
    )
    return draw(st.sampled_from(tuple(PROFILES.values()))).with_settings(changed)


@st.composite
def trump_sets(draw: st.DrawFn) -> Trumps:
    """Draws rules, a level and a trump suit or none."""
    return Trumps.of(
        draw(st.sampled_from(RANKS)),
        draw(st.sampled_from((*PRINTED_SUITS, None))),
        draw(rule_sets()),
    )


@st.composite
def follows(draw: st.DrawFn) -> tuple[Trumps, tuple[Card, ...], tuple[Card, ...]]:
    """Draws trumps, a small hand and a lead, both mostly of neighbouring cards and of pairs."""
    trumps = draw(trump_sets())
    suit = draw(st.sampled_from([suit for suit in SUITS if suit is not trumps.suit]))
    ladder = trumps.ladder(suit)
    at = draw(st.integers(0, max(0, len(ladder) - 8)))
    near = ladder[at : at + 8]
    led = _led(draw, trumps, near)
    hand = [
        card
        for step in near
        for card in step
        for _ in range(min(draw(st.sampled_from([2, 2, 0, 1])), 2 - led.count(card)))
    ]
    hand = hand[: draw(st.sampled_from([10, 8, 4]))]
    strangers = [card for card in ALL_CARDS if trumps.suit_of(card) is not suit]
    free = draw(st.lists(st.sampled_from(strangers), max_size=4, unique=True))
    others = [*free, *strangers[: len(led)]][: max(len(free), len(led) - len(hand))]
    return trumps, (*hand, *others), tuple(led)


def _led(draw: st.DrawFn, trumps: Trumps, near: tuple[tuple[Card, ...], ...]) -> list[Card]:
    """Draws a run of pairs on neighbouring steps, or single cards and pairs, or both."""
    length = draw(st.sampled_from([0, 1, 2, 2, 3, 4]))
    low = draw(st.integers(0, max(0, len(near) - length)))
    led = [draw(st.sampled_from(step)) for step in near[low : low + length]] * 2
    kinds = [card for step in near for card in step if card not in led]
    more = st.lists(st.sampled_from(kinds), min_size=0 if led else 1, max_size=2, unique=True)
    for card in draw(more) if trumps.rules.throws or not led else []:
        led += [card] * draw(st.sampled_from([1, 2]))
    shape = shape_of(trumps, led)
    assert shape is not None
    return led if trumps.rules.throws else list(shape.parts[0].cards)
