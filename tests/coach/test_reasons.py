"""Each detector names what it is about, in positions made for it; mistakes are called by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Seat, parse_cards
from engine.declaring import Declaration
from engine.trick import Trick
from engine.view import Phase, View
from tests.coach.positions import asked, declaring, english
from tests.tree import ROOT
from tests.words.checks import spoken
from tutor.coach.grade import Grade
from tutor.coach.graded import explain_grade
from tutor.coach.note import Tier
from tutor.coach.reasons import CATALOGUE, PLAIN, Tone, every_reason, reasons
from tutor.course.rulebook import rulebook
from tutor.words import LANGUAGE_CODES, Words
from tutor.words.inventory import inventory

cards = parse_cards


def graded(tier: Tier, answer: str, best: str) -> Grade:
    loss = 12.0 if tier in (Tier.COST, Tier.LITTLE) else 0.0
    mine, better = tuple(sorted(cards(answer))), tuple(sorted(cards(best)))
    return Grade(tier, mine, better, loss, 3.0, 80.0, 80.0 + loss, 64)


def costly(view: View, answer: str, best: str) -> list[str]:
    """Returns the ids of what is said of a costly decision."""
    return [reason.id for reason in reasons(view, graded(Tier.COST, answer, best))]


def right(view: View, answer: str) -> list[str]:
    """Returns the ids of what is found in a right decision."""
    return [reason.id for reason in every_reason(view, graded(Tier.YES, answer, answer))]


def burying(profile: str, hand: str, trump: str = "7S", size: int = 3) -> View:
    view = replace(asked(profile, trump, "H3", dealer="S"), hand=cards(hand), trick=None)
    return replace(view, phase=Phase.BURYING, to_act=Seat.S, kitty_size=size)


def seen(view: View, *tricks: tuple[str, str]) -> View:
    """Returns the View with tricks that were played before, by leader and plays."""
    before = tuple(
        Trick(Seat[leader], tuple(map(cards, plays.split(",")))) for leader, plays in tricks
    )
    return replace(view, tricks=before)


# A learner who does everything badly


def test_a_naked_joker_led() -> None:
    view = asked("kawu", "7S", "BJ S3 S4 HA H3 C4 C5 D9")
    assert costly(view, "BJ", "HA")[0] == "bare-high"
    assert costly(view, "BJ", "C4")[0] == "bare-high"


def test_a_bare_level_card_led() -> None:
    view = asked("kawu", "7S", "D7 S3 S4 HA H3 C4 C5 D9")
    assert costly(view, "D7", "HA")[0] == "bare-high"


def test_points_fed_to_the_enemy() -> None:
    view = asked("kawu", "7S", "HT HK H3 D9 D8", "HA", "H4", "H6")
    assert costly(view, "HT", "H3") == ["gift"]
    note = explain_grade(view, graded(Tier.COST, "HK", "H3"))
    assert english(note.messages) == (
        "Costs about 12 points (±3). Better: three of hearts. East wins this trick: the king of "
        "hearts gives away 10 points, the three of hearts none."
    )


def test_nothing_ruffed_with_a_joker() -> None:
    view = asked("kawu", "7S", "BJ S3 D9 C4 C6 D8", "H4", "H6", "H9")
    assert costly(view, "BJ", "D9")[0] == "high-trump"
    assert costly(view, "BJ", "S3")[0] == "high-trump"
    assert costly(view, "S3", "D9")[0] == "empty-ruff"
    # A ten of trumps would have taken it as well and brought its points home.
    view = asked("kawu", "7S", "BJ ST D9 C4 C6 D8", "H4", "H6", "H9")
    assert costly(view, "BJ", "ST") == ["high-trump", "home"]


def test_kings_buried() -> None:
    view = burying("kawu", "S3 S4 HK HK H2 D9 D9 D8 C4")
    assert "bury-points" in costly(view, "HK HK C4", "H2 D8 C4")
    view = burying("kawu", "S3 S4 HK H2 DK D9 D8 C4 C5")
    assert costly(view, "HK DK C4", "H2 C5 C4")[0] == "bury-points"


def test_an_ace_and_a_trump_buried() -> None:
    view = burying("kawu", "S3 S4 HA H2 DK D9 D8 C4 C5")
    assert costly(view, "HA H2 C4", "H2 C5 C4")[0] == "bury-winner"
    assert costly(view, "S3 C5 C4", "H2 C5 C4")[0] == "bury-trump"


@pytest.mark.parametrize(
    ("thrown", "shape"),
    [("HA HQ", "A card"), ("HA H9 H9", "A pair"), ("HA H8 H8 H9 H9", "A tractor of 2 pairs")],
)
def test_a_part_thrown_that_can_be_beaten(thrown: str, shape: str) -> None:
    view = asked("dapai", "7S", "HA HQ H9 H9 H8 H8 C4")
    assert costly(view, thrown, "HA")[0] == "weak-part"
    said = reasons(view, graded(Tier.COST, thrown, "HA"))[0].message
    assert english([said]).startswith(shape)


def test_a_tractor_broken() -> None:
    view = asked("kawu", "7S", "H8 H8 H9 H9 C3 C4 S3 D9")
    assert costly(view, "H9", "C3")[0] == "break-tractor"
    assert costly(view, "H9 H9", "C3")[0] == "break-tractor"
    assert costly(view, "H9", "H8 H8 H9 H9")[0] == "whole-tractor"
    following = asked("kawu", "7S", "H8 H8 H9 H9 H3 C4 S3", "HA")
    assert costly(following, "H9", "H3")[0] == "break-tractor"


def test_a_pair_broken() -> None:
    view = asked("kawu", "7S", "H8 H8 H3 C4 C6", "HA")
    assert costly(view, "H8", "H3") == ["break-pair"]
    note = explain_grade(view, graded(Tier.COST, "H8", "H3"))
    assert english(note.messages).endswith(
        "The eight of hearts breaks up a pair; the three of hearts does not."
    )


BADLY = [
    (asked("kawu", "7S", "BJ S3 S4 HA H3 C4"), "BJ", "HA",
     ("The big joker led alone", "大王单张领出", "Der große Joker, allein", "джокер в одиночку")),
    (asked("kawu", "7S", "HT HK H3 D9", "HA", "H4", "H6"), "HT", "H3",
     ("gives away 10 points", "送 10 分", "verschenkst du 10 Punkte", "дарит соперникам 10 очков")),
    (asked("kawu", "7S", "BJ S3 D9 C4", "H4", "H6", "H9"), "BJ", "D9",
     ("on a trick without points", "这墩还没有分", "noch keine Punkte", "пока нет очков")),
    (burying("kawu", "S3 S4 HK H2 DK D9 D8 C4 C5"), "HK DK C4", "H2 C5 C4",
     ("20 points buried", "底牌里扣了 20 分", "20 Punkte gedrückt", "В прикупе 20 очков")),
    (asked("dapai", "7S", "HA HQ H9 C4"), "HA HQ", "HA",
     ("higher than the queen", "比红桃Q 大的牌", "höher sein als die Herz-Dame",
      "чем дама червей")),
    (asked("kawu", "7S", "H8 H8 H9 H9 C3 S3"), "H9", "C3",
     ("breaks up the tractor", "要拆拖拉机", "reißt den Traktor", "разбивает трактор")),
]  # fmt: skip


@pytest.mark.parametrize(("view", "answer", "best", "said"), BADLY, ids=[b[1] for b in BADLY])
def test_each_mistake_has_its_name_in_every_language(
    view: View, answer: str, best: str, said: tuple[str, ...]
) -> None:
    message = reasons(view, graded(Tier.COST, answer, best))[0].message
    for lang, part in zip(("en", "zh", "de", "ru"), said, strict=True):
        text = spoken(Words.of(lang).text(message).replace("\u00a0", " "))
        assert part in text


# What is rare in played hands

OUT = ("N", "H3,H4,H5,C3")
"""East shows out of hearts."""
ATTACK = asked("kawu", "7S", "HA HT H3 CA", "HK", "H9", "HQ", dealer="E")
HEARTS = Declaration(Seat.N, cards("H7"))
TWELVE = "S3 S4 S5 S6 S8 S9 SJ SQ SA SK BJ LJ HT H2 H3"
FIRST = [
    ("early-void", seen(asked("kawu", "7S", "HT H2 D9", "HA", "H6"), OUT), "H2", "HT"),
    ("take", asked("kawu", "7S", "HA HQ H2 D9", "HT", "H6", "H9"), "HA", "H2"),
    ("take-now", asked("kawu", "7S", "HA HQ H2 D9", "HT"), "HA", "H2"),
    ("last-cards", asked("kawu", "7S", "HA H2 D9", "HT", "H6", "H9"), "HA", "H2"),
    ("safe-throw", asked("dapai", "7S", "HA HK HK C4 S3"), "HA HK HK", "C4"),
    ("line", replace(ATTACK, points=70), "HA", "H3"),
    ("line-held", replace(asked("kawu", "7S", "HA HT H3 CA", "HK", "H9", "HQ", dealer="S"),
                          points=70), "HA", "H3"),
    ("last-pair", asked("kawu", "7S", "HA HA"), "HA HA", "HA"),
    ("make-void", asked("kawu", "7S", "D9 C4 C6 S3 S8", "HA"), "D9", "C4"),
    ("whole-tractor", asked("kawu", "7S", "H8 H8 H9 H9 C3 S3"), "H8 H8 H9 H9", "C3"),
    ("bury-void", burying("kawu", "S3 S4 H3 H4 D9 D8 D2 C4 C5"), "H3 H4 D2", "C4 D8 H3"),
    ("bury-points", burying("kawu", "S3 S4 HT H3 D9 D8 D2 C4 C6"), "C4 C6 H3", "HT C4 C6"),
    ("bury-safe", burying("dapai", TWELVE, size=2), "HT H3", "H2 H3"),
    ("declare-long", declaring("kawu", "H7 H2 H3 H4 H5 H6 H8 H9 S3 C4 D5"), "H7", ""),
    ("declare-short", declaring("kawu", "H7 H2 S2 S3 S4 S5 C3 C4 C5 D3 D4 D5"), "", "H7"),
    ("declare-pair", declaring("kawu", "H7 H7 H2 H3 H4 C5 D6"), "H7 H7", "H7"),
    ("declare-partner", declaring("dapai", "S7 S7 S3 S4 D5", HEARTS), "", "S7 S7"),
    ("declare-none", declaring("dapai", "BJ BJ LJ C7 D7 S7 HA DA"), "BJ BJ", ""),
]  # fmt: skip


@pytest.mark.parametrize(("name", "view", "good", "bad"), FIRST, ids=[each[0] for each in FIRST])
def test_what_is_right_is_praised_and_its_lack_named(
    name: str, view: View, good: str, bad: str
) -> None:
    tones = next(each.tones for each in CATALOGUE if each.id == name)
    if Tone.PRAISE in tones:
        assert name in right(view, good)
    if name != "declare-none":
        found = every_reason(view, graded(Tier.COST, bad, good))
        assert name in [reason.id for reason in found]


ONLY_BAD = [
    ("too-high", asked("kawu", "7S", "HQ HQ HJ D9", "H4"), "HQ", "HJ"),
    ("partner-over", asked("kawu", "7S", "HA H2 D9", "HK", "H6"), "HA", "H2"),
    ("discard-winner", asked("kawu", "7S", "DA C4 S3", "HA"), "DA", "C4"),
    ("into-void", seen(asked("kawu", "7S", "HA H2 D9 S3"), OUT), "HA", "D9"),
    ("long-into-void", seen(asked("dapai", "7S", "HA HK HK C4 S3"), OUT), "HA HK HK", "C4"),
    ("exposed", asked("kawu", "7S", "HT H2 D9 S3"), "HT", "D9"),
    ("bury-pair", burying("kawu", "S3 S4 H3 H3 D9 D8 D2 C4 C5"), "H3 H3 C4", "C4 C5 D2"),
    ("declare-longer", declaring("kawu", "H7 S7 S2 S3 S4 S5 C3"), "H7", "S7"),
    ("declare-none", declaring("dapai", "BJ BJ C3 C4 D3 D4 D5 D6 S3 S4 S5 S6 H3 H4"), "BJ BJ", ""),
]


@pytest.mark.parametrize(("name", "view", "bad", "good"), ONLY_BAD, ids=[b[0] for b in ONLY_BAD])
def test_a_mistake_is_named(name: str, view: View, bad: str, good: str) -> None:
    found = every_reason(view, graded(Tier.COST, bad, good))
    assert name in [reason.id for reason in found]


MADE_FOR = {each[0] for each in (*FIRST, *ONLY_BAD)}
"""The detectors that are seen to speak here; the others must be heard in played hands."""

# What is said and what is not


def test_nothing_is_said_of_the_play_itself_being_best_or_unsure() -> None:
    view = asked("kawu", "7S", "HT HK H3 D9", "HA", "H4", "H6")
    assert reasons(view, graded(Tier.UNSURE, "HT", "H3")) == ()
    assert reasons(view, graded(Tier.FORCED, "H3", "H3")) == ()
    praise = every_reason(view, graded(Tier.YES, "H3", "H3"))
    assert {reason.tone for reason in praise} == {Tone.PRAISE}


def test_a_costly_play_without_a_reason_gets_one_plain_sentence() -> None:
    view = asked("kawu", "7S", "H3 H4 C8 C6", "HA")
    assert reasons(view, graded(Tier.COST, "H3", "H4")) == (PLAIN,)
    assert reasons(view, graded(Tier.LITTLE, "H3", "H4")) == ()


def test_a_big_trump_is_not_called_wasted_when_the_best_play_wastes_one_too() -> None:
    view = asked("kawu", "7S", "BJ LJ D9 C4", "H4", "H6", "H9")
    assert "high-trump" not in costly(view, "BJ", "LJ")


def test_a_partner_is_not_sure_while_an_opponent_may_be_void() -> None:
    view = asked("kawu", "7S", "HT H2 D9 C4", "HA", "H6")
    found = right(view, "HT")
    assert "give" not in found
    assert "give-boss" in found


def test_at_most_two_reasons_are_said_the_strongest_first() -> None:
    view = asked("dapai", "7S", "HA HQ H9 H9 H8 H8 C4 S3")
    grade = graded(Tier.COST, "HQ H8", "C4")
    every = every_reason(view, grade)
    said = reasons(view, grade)
    assert len(said) <= 2
    assert said[0].strength == max(reason.strength for reason in every)
    assert len({reason.weakness for reason in said}) == len(said)


# The catalogue


def test_every_detector_has_its_sentences_in_every_language_and_there_are_no_others() -> None:
    wanted = {f"reason-{each.id}-{tone}" for each in CATALOGUE for tone in each.tones}
    for lang in LANGUAGE_CODES:
        entries = inventory(lang).values()
        assert {e.id for e in entries if e.file == "reasons.ftl"} == wanted | {PLAIN.message.id}


def test_the_catalogue_has_thirty_detectors_and_each_name_once() -> None:
    ids = [each.id for each in CATALOGUE]
    assert len(ids) == len(set(ids)) >= 30


def test_detectors_rest_on_principles_lessons_and_paragraphs_that_exist() -> None:
    places = (ROOT / "lessons" / "course.yaml").read_text("utf-8")
    paragraphs = {each.id for each in rulebook("en").paragraphs}
    for each in CATALOGUE:
        assert each.principle is None or each.principle in range(1, 30)
        assert each.lesson is None or f"id: {each.lesson}," in places, each.id
        assert f"id: {each.weakness.basics}," in places, each.weakness
        assert each.cites
        assert set(each.cites) <= paragraphs, each.id
