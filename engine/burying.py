"""May these cards be buried? Any are allowed, as many as the kitty had (RULES §4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card, missing_from
from engine.verdict import LEGAL, Code, Verdict

KITTY_SIZE = 8


def judge_burial(hand: Iterable[Card], play: Sequence[Card], count: int = KITTY_SIZE) -> Verdict:
    """Judges a burial out of the dealer's hand, the kitty's cards included."""
    if len(play) != count:
        return Verdict(Code.BURY_COUNT, needed=count)
    if missing := missing_from(hand, play):
        return Verdict(Code.NOT_IN_HAND, offending=missing)
    return LEGAL
