"""A hint goes from the trick to the rule to the cards, and is true for the position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Card, Seat
from engine.declaring import Declaration
from engine.view import Phase, View
from tests.coach.positions import asked, cards, declaring, english, ids
from tutor.coach import Tier
from tutor.coach.grade import Grade
from tutor.coach.hints import Rung, hint, ladder

LOOK, RULE, CARDS, EXAMPLE, PLAY = Rung


def told(view: View, rung: Rung, suggestion: str | None = None) -> str:
    found = hint(view, rung, None if suggestion is None else cards(suggestion))
    assert found.tier is Tier.HINT
    return english(found.messages)


def pointed(view: View, suggestion: str | None = None) -> tuple[Card, ...]:
    return hint(view, CARDS, None if suggestion is None else cards(suggestion)).pointed


def test_a_pair_is_to_be_answered() -> None:
    view = asked("kawu", "7S", "HK HK H9 H9 H4 D3", "H8 H8")
    assert told(view, LOOK) == (
        "Look at what was led: pair of heart eights. What do you hold in hearts?"
    )
    assert told(view, RULE) == "A pair is answered with a pair if you hold one in that suit."
    assert hint(view, RULE).cites == ("follow-pair",)
    assert told(view, CARDS, "H9 H9") == "It is about these cards: pair of heart nines."


def test_only_cards_of_the_suggestion_are_pointed_at() -> None:
    view = asked("kawu", "7S", "HK HK H9 H9 H4 D3", "H8 H8")
    assert pointed(view, "HK HK") == cards("HK HK")
    assert pointed(view, "H9 H9") == cards("H9 H9")
    longer = asked("kawu", "7S", "HK HK H9 H4 H3", "H5 H5 H6 H6")
    assert pointed(longer, "HK HK H4 H3") == cards("HK HK")


RULES = [
    ("kawu", "H2 H3 H5", "HT", "hint-rule-suit", "follow-suit"),
    ("kawu", "H2 C3 C5", "HT HT", "hint-rule-short", "follow-suit"),
    ("kawu", "H2 H2 H3 H3 H4 H4", "HT HT HJ HJ", "hint-rule-tractor", "follow-tractor"),
    ("kawu", "H2 H2 H8 H9 H5", "HT HT HJ HJ", "hint-rule-pairs", "follow-tractor"),
    (
        "dapai",
        "H3 H3 H4 H4 H8 H9 HA",
        "HT HT HJ HJ HQ HQ",
        "hint-rule-tractor-shorter",
        "follow-tractor",
    ),
    ("dapai", "H3 H3 H4 H8", "HA HK HK", "hint-rule-throw", "follow-throw"),
    ("kawu", "C2 C3 S5", "HT", "hint-rule-void", "void"),
    ("kawu", "C2 C3 D5", "SK", "hint-rule-no-trumps", "void"),
]


@pytest.mark.parametrize(("profile", "hand", "led", "message", "cite"), RULES)
def test_the_rule_is_that_of_the_lead(
    profile: str, hand: str, led: str, message: str, cite: str
) -> None:
    found = hint(asked(profile, "7S", hand, led), RULE)
    assert ids(found.messages) == [message]
    assert found.cites[0] == cite


def test_the_only_legal_play_is_pointed_at() -> None:
    view = asked("kawu", "7S", "H2 C3 C5", "HT")
    assert pointed(view) == cards("H2")


def test_where_all_of_the_suit_must_go_all_of_it_is_pointed_at() -> None:
    view = asked("kawu", "7S", "H2 H3 C3 C5 D8", "HT HT HJ HJ")
    assert pointed(view) == cards("H3 H2")


def test_a_void_hand_looks_at_the_trick() -> None:
    view = asked("kawu", "7S", "C2 C3 S5", "HT")
    assert told(view, LOOK) == (
        "Look at the trick: who holds it, and how many points lie in it? You have no hearts."
    )
    assert ids(hint(view, RULE, cards("S5")).messages) == ["hint-rule-ruff"]
    assert ids(hint(view, RULE, cards("C2")).messages) == ["hint-rule-void"]
    assert pointed(view, "S5") == cards("S5")


def test_without_a_suggestion_a_free_choice_is_not_guessed_at() -> None:
    view = asked("kawu", "7S", "C2 C3 S5", "HT")
    assert hint(view, CARDS) == hint(view, RULE)
    lead = asked("kawu", "7S", "C2 C3 S5")
    assert hint(lead, CARDS) == hint(lead, RULE)


def principle(view: View, suggestion: str) -> list[str]:
    return ids(hint(view, RULE, cards(suggestion)).messages)[1:]


def test_a_principle_is_given_only_where_the_suggestion_agrees() -> None:
    partner_holds = asked("kawu", "7S", "HT H5 H3", "HA", "H4")
    assert principle(partner_holds, "HT") == ["hint-rule-partner"]
    assert principle(partner_holds, "H3") == []
    opponent_holds = asked("kawu", "7S", "HT H5 H3", "HA")
    assert principle(opponent_holds, "H3") == ["hint-rule-opponent"]
    assert principle(opponent_holds, "HT") == []
    last = asked("kawu", "7S", "HA H5 H3", "HT", "H4", "HQ")
    assert principle(last, "HA") == ["hint-rule-last"]
    assert principle(last, "H3") == ["hint-rule-last"]
    assert principle(last, "H5") == []


LEADS = [
    ("a card nothing beats", "kawu", "HA H3 C5", "HA", "hint-rule-boss"),
    ("a low card", "kawu", "HA H3 C5", "H3", "hint-rule-low-lead"),
    ("a low card of a short suit", "kawu", "HA C3 C5", "C3", "hint-rule-short-lead"),
    ("a point card that may be beaten", "kawu", "HA H3 C5", "C5", "hint-rule-lead"),
    ("a pair", "kawu", "HQ HQ C5", "HQ HQ", "hint-rule-pairs-lead"),
    ("trumps", "kawu", "SQ SQ C5", "SQ SQ", "hint-rule-trumps-lead"),
    ("a throw", "dapai", "HA HK HK C5", "HA HK HK", "hint-rule-throw-lead"),
]


@pytest.mark.parametrize(
    ("profile", "hand", "suggestion", "message"),
    [row[1:] for row in LEADS],
    ids=[row[0] for row in LEADS],
)
def test_a_lead(profile: str, hand: str, suggestion: str, message: str) -> None:
    view = asked(profile, "7S", hand)
    assert ids(hint(view, LOOK).messages) == ["hint-look-lead"]
    assert ids(hint(view, RULE, cards(suggestion)).messages) == [message]
    assert sorted(pointed(view, suggestion)) == sorted(cards(suggestion))


def test_the_boss_is_known_from_what_was_seen() -> None:
    view = asked("kawu", "7S", "HK H3 C5")
    assert ids(hint(view, RULE, cards("HK")).messages) == ["hint-rule-lead"]
    gone = asked("kawu", "7S", "HK H3 C5 HA", kitty="C4", dealer="S")
    seen = replace(gone, hand=cards("HK H3 C5"), buried=cards("HA HA"))
    assert ids(hint(seen, RULE, cards("HK")).messages) == ["hint-rule-boss"]


def test_a_burial_points_at_the_suit_that_is_emptied() -> None:
    view = asked("kawu", "7S", "HA HK C3 C9 DJ DT D5 S2")
    view = replace(view, phase=Phase.BURYING, trick=None, kitty_size=3)
    assert ids(hint(view, LOOK).messages) == ["hint-look-bury"]
    assert hint(view, RULE).cites[0] == "kitty"
    assert pointed(view, "C3 C9 DJ") == cards("C9 C3")
    assert pointed(view, "DJ DT C3") == cards("C3 DJ DT")
    assert hint(view, CARDS) == hint(view, RULE)


def test_what_could_be_shown_is_counted_out_and_not_chosen() -> None:
    view = declaring("dapai", "H7 H7 C7 H3 H4 C2")
    assert told(view, LOOK).startswith("Which level cards do you hold")
    assert hint(view, RULE).cites == ("declare",)
    assert told(view, CARDS) == (
        "You could show: seven of clubs; seven of hearts; pair of heart sevens. With clubs you "
        "would hold 4 trumps. With hearts you would hold 6 trumps."
    )
    assert pointed(view) == ()
    assert pointed(view, "H7 H7") == cards("H7 H7")


def test_after_a_declaration_only_what_is_stronger_is_named() -> None:
    view = declaring("dapai", "H7 H7 C7 H3 H4 LJ LJ", Declaration(Seat.E, cards("D7")))
    assert hint(view, RULE).cites[0] == "declare-stronger"
    assert told(view, CARDS).startswith(
        "You could show: pair of heart sevens; pair of small jokers. With hearts you would hold"
    )
    nothing = declaring("dapai", "H3 H4 H5", Declaration(Seat.E, cards("D7")))
    assert told(nothing, CARDS) == "You hold nothing that you could show now: pass."


@pytest.mark.parametrize("rung", list(Rung))
def test_a_forced_play_is_called_forced_on_every_rung(rung: Rung) -> None:
    view = asked("kawu", "7S", "H2 C3 C5", "HT")
    found = hint(view, rung)
    assert found.tier is Tier.FORCED
    assert ids(found.messages) == ["hint-forced"]
    assert found.pointed == cards("H2")
    assert ladder(view) == (LOOK,)


def test_the_example_names_what_will_lie_chosen() -> None:
    view = asked("kawu", "7S", "HK HK H9 H9 H4 D3", "H8 H8")
    assert ladder(view) == tuple(Rung)
    assert told(view, EXAMPLE, "H9 H9") == (
        "For example: pair of heart nines. Chosen for you, not played yet."
    )
    assert hint(view, EXAMPLE, cards("H9 H9")).pointed == cards("H9 H9")
    with pytest.raises(ValueError, match="expected a suggestion"):
        hint(view, EXAMPLE)


def test_an_example_may_be_to_pass_and_a_burial_is_counted() -> None:
    view = declaring("dapai", "H7 H7 C7 H3 H4 C2")
    assert told(view, EXAMPLE, "") == "For example: pass this time."
    assert "pair of heart sevens" in told(view, EXAMPLE, "H7 H7")
    burying = asked("kawu", "7S", "HA HK C3 C9 DJ DT D5 S2")
    burying = replace(burying, phase=Phase.BURYING, trick=None, kitty_size=3)
    assert "3 cards" in told(burying, EXAMPLE, "C3 C9 DJ")
    assert "no points" in told(burying, EXAMPLE, "C3 C9 DJ")
    assert "15 points" in told(burying, EXAMPLE, "C3 DT D5")


def test_the_last_rung_gives_the_reasons_else_the_principle_and_what_was_tried() -> None:
    view = asked("kawu", "7S", "HT H5 H3", "HA", "H4")
    worth = Grade(Tier.YES, cards("HT"), cards("HT"), 0.0, 0.0, 90.0, 90.0, 64)
    found = hint(view, PLAY, cards("HT"), worth)
    assert ids(found.messages) == ["reason-give-boss-good"]
    assert found.cites
    assert found.pointed == cards("HT")
    low = Grade(Tier.YES, cards("H8"), cards("H8"), 0.0, 0.0, 90.0, 90.0, 64)
    plain = hint(asked("kawu", "7S", "HQ H8 H3", "H9"), PLAY, cards("H8"), low)
    assert ids(plain.messages) == ["trick-too-low", "hint-rule-opponent", "hint-why-tried"]
    assert ids(hint(view, PLAY, cards("H3")).messages) == ["hint-rule-suit"]
    ruff = hint(asked("kawu", "7S", "C2 C3 S5", "HT"), PLAY, cards("S5"))
    assert ids(ruff.messages) == ["trick-wins-now", "hint-rule-ruff"]
    shown = hint(declaring("dapai", "H7 H7 C7 H3"), PLAY, cards("H7 H7"))
    assert ids(shown.messages) == ["hint-trumps", "hint-trumps"]


def test_a_suggestion_that_the_rules_refuse_is_refused() -> None:
    with pytest.raises(ValueError, match="is not allowed"):
        hint(asked("kawu", "7S", "H2 H3 C3", "HT"), LOOK, cards("C3"))


def test_there_is_no_hint_when_somebody_else_is_to_act() -> None:
    view = replace(asked("kawu", "7S", "H2 C3", "HT"), to_act=Seat.N)
    with pytest.raises(ValueError, match="no hint"):
        hint(view, LOOK)


def test_a_pair_of_jokers_alone_is_hinted_at_as_no_trump() -> None:
    view = declaring("dapai", "LJ LJ S3 S4")
    assert ids(hint(view, LOOK).messages) == ["hint-look-no-trump"]
    assert ids(hint(view, RULE).messages) == ["hint-rule-no-trump"]
    both = declaring("dapai", "LJ LJ S7 S4")
    assert ids(hint(both, LOOK).messages) == ["hint-look-declare"]
    assert ids(hint(both, RULE).messages) == ["hint-rule-declare"]


@pytest.mark.parametrize(
    ("hand", "lead", "expected"),
    [
        ("S3 S9 H4", "S9", "hint-rule-pass-lead"),
        ("S3 S3 H4", "S3 S3", "hint-rule-trumps-lead"),
        ("BJ H4", "BJ", "hint-rule-trumps-lead"),
        ("S3 S9", "S3", "hint-rule-low-lead"),
        ("S3 BJ", "BJ", "hint-rule-boss"),
        ("S3 S3 S9", "S3 S3", "hint-rule-pairs-lead"),
    ],
)
def test_with_nothing_but_trumps_leading_them_is_no_choice(
    hand: str, lead: str, expected: str
) -> None:
    view = asked("kawu", "7S", hand)
    assert ids(hint(view, RULE, cards(lead)).messages) == [expected]
