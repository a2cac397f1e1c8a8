"""A learner who plays badly on purpose is told which mistake it was, with the real search.

The positions lie in `tests/data/bad_learner`: records of dealt hands whose last action is the bad
answer, found by playing the bad learner in hands of club players. How often such an answer is
called costly, and how often by its name, in hands that nobody picked:
`SHENGJI_HANDS=30 pytest tests/coach/test_bad_learner.py -s`.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine.actions import Bury, Play
from engine.cards import Card, points_in
from engine.deal import Deal
from engine.players.arena import setup_of
from engine.record import parse_record
from engine.rules import PROFILES
from engine.view import Phase, View
from tests.coach.bad_learner import MISTAKES, Mistake
from tests.coach.test_reasons_facts import said
from tests.engine.dealing import play_out, players
from tests.tree import ROOT
from tests.words.checks import sentence_complaints
from tutor.coach.decision import judge
from tutor.coach.grade import forced, grade
from tutor.coach.graded import explain_grade
from tutor.coach.note import Tier
from tutor.coach.reasons import Reason, reasons
from tutor.words import LANGUAGE_CODES, Grouped, Words

RECORDS = sorted((ROOT / "tests" / "data" / "bad_learner").glob("*.txt"))
HANDS = int(os.environ.get("SHENGJI_HANDS", "2"))
A_HAND = 2
"""So many positions of one hand are looked at for each mistake."""
CALLED = (Tier.COST, Tier.LITTLE)


def last_answer(record: Path) -> tuple[View, tuple[Card, ...]]:
    """Returns what the seat of a record's last action knew, and what it answered."""
    deal = parse_record(record.read_text("utf-8"))
    action = deal.log[-1]
    assert isinstance(action, Bury | Play)
    before = Deal(deal.setup, deal.log[:-1])
    assert before.to_act is not None
    return before.view(before.to_act), action.cards


def test_every_mistake_is_there_under_both_rule_sets() -> None:
    found = {tuple(path.stem.rsplit("-", 1)) for path in RECORDS}
    wanted = {(name, profile) for name in MISTAKES for profile in PROFILES}
    assert found == wanted - {("weak-throw", "kawu")}  # where nothing may be thrown


@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_mistake_costs_and_is_named_in_every_language(record: Path) -> None:
    view, answer = last_answer(record)
    mistake = MISTAKES[record.stem.rsplit("-", 1)[0]]
    assert view.rules.profile in record.stem
    graded = grade(view, answer)
    assert graded.tier is Tier.COST
    note = explain_grade(view, graded)
    reason = next(each for each in reasons(view, graded) if each.id in mistake.named)
    assert reason.message in note.messages
    about = _about(reason, answer)
    for lang in LANGUAGE_CODES:
        words = Words.of(lang, view.seat)
        text = words.text(reason.message)
        assert sentence_complaints(lang, text) == []
        assert text in words.sentences(note.messages)
        assert said(words, about, text), text


def _about(reason: Reason, answer: tuple[Card, ...]) -> object:
    """Returns what has to be named: a card of the mistake, or the points of the cards buried."""
    if "card" not in reason.params:
        assert reason.params["points"] == points_in(answer)
        return reason.params["points"]
    card = reason.params["card"]
    cards = card.cards if isinstance(card, Grouped) else (card,)
    assert set(cards) <= set(answer)
    return card


def spots(
    profile: str, number: int, name: str, mistake: Mistake
) -> list[tuple[View, tuple[Card, ...]]]:
    """Returns some chances to make a mistake in a hand of club players."""
    rng = Random(f"bad {name} {number}")
    deal = Deal(setup_of(number, 5, PROFILES[profile]))
    found = []
    for _ in play_out(deal, players("club", rng)):
        if deal.phase not in (Phase.BURYING, Phase.PLAYING) or deal.to_act is None:
            continue
        view = deal.view(deal.to_act)
        answer = mistake.answer(view)
        if answer and forced(view) is None:
            found.append((view, answer))
    return rng.sample(found, min(A_HAND, len(found)))


def test_what_is_called_costly_in_dealt_hands_is_mostly_called_by_its_name() -> None:
    every: Counter[bool] = Counter()
    for name, mistake in MISTAKES.items():
        tiers: Counter[Tier] = Counter()
        named: Counter[bool] = Counter()
        for number in range(HANDS * len(PROFILES)):
            profile = tuple(PROFILES)[number % len(PROFILES)]
            for view, answer in spots(profile, number, name, mistake):
                assert judge(view, answer).legal
                graded = grade(view, answer)
                tiers[graded.tier] += 1
                if graded.tier in CALLED:
                    ids = {reason.id for reason in reasons(view, graded)}
                    named[bool(ids & mistake.named)] += 1
        counts = ", ".join(f"{tier} {tiers[tier]}" for tier in Tier if tiers[tier])
        print(f"{name}: {tiers.total()} answers ({counts}); named {named[True]}")  # noqa: T201
        every += named
    assert every[True] >= 0.7 * every.total() > 0
