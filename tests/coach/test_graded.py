"""The slip for a graded decision says how good it was, what it cost and what was better."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Seat, parse_cards
from engine.view import Phase, View
from tests.coach.positions import asked, declaring, english, ids
from tutor.coach.grade import Grade
from tutor.coach.graded import explain_grade, what_it_means
from tutor.coach.note import Tier


def grade(tier: Tier, answer: str, best: str, loss: float = 0.0, se: float = 1.0) -> Grade:
    sort = sorted(parse_cards(answer)), sorted(parse_cards(best))
    return Grade(tier, tuple(sort[0]), tuple(sort[1]), loss, se, 60.0, 60.0 + loss, 64)


def following() -> View:
    return asked("kawu", "7S", "HT HK H3 D9 D9", "H4", "HA", "H6")


def slip(view: View, tier: Tier, answer: str, best: str, loss: float = 0.0, se: float = 1.0) -> str:
    return english(explain_grade(view, grade(tier, answer, best, loss, se), short=True).messages)


def test_a_right_play_gets_a_short_nod_that_varies() -> None:
    texts = [
        english(
            explain_grade(following(), grade(Tier.YES, "H3", "H3"), nods=n, short=True).messages
        )
        for n in range(4)
    ]
    assert texts == ["Right.", "Good card.", "That’s it.", "Right."]


def test_an_equal_play_is_as_good_as_the_best() -> None:
    assert slip(following(), Tier.EVEN, "H3", "HT") == "Just as good as the ten of hearts."


def test_a_costly_play_has_its_points_its_error_and_the_better_play() -> None:
    found = slip(following(), Tier.COST, "HT", "H3", 12.4, 3.6)
    assert found == "Costs about 12 points (±4). Better: three of hearts."
    assert slip(following(), Tier.LITTLE, "HT", "H3", 1.2, 0.2) == (
        "A little less: about 1 point (±1). Better: three of hearts."
    )


def test_the_better_cards_are_pointed_at() -> None:
    note = explain_grade(following(), grade(Tier.COST, "HT", "H3", 12, 4))
    assert note.tier is Tier.COST
    assert note.pointed == parse_cards("H3")
    assert explain_grade(following(), grade(Tier.YES, "H3", "H3")).pointed == ()


@pytest.mark.parametrize(
    ("loss", "said"),
    [
        (0.5, "The difference is smaller than the error."),
        (8.0, "Perhaps about 8 points (±6) worse, too uncertain to count as a mistake."),
    ],
)
def test_what_cannot_be_told_is_said_as_it_is(loss: float, said: str) -> None:
    assert slip(following(), Tier.UNSURE, "HT", "H3", loss, 6.0) == said


def test_a_forced_play_is_only_called_so() -> None:
    note = explain_grade(following(), grade(Tier.FORCED, "H3", "H3"))
    assert ids(note.messages) == ["play-forced"]


def test_of_a_long_play_only_the_cards_that_differ_are_named() -> None:
    view = asked("kawu", "7S", "H3 H3 HT HK H9 H8", "H5 H5 H6 H6")
    found = slip(view, Tier.COST, "H3 H3 HT HK", "H3 H3 H8 H9", 20, 4)
    assert found == (
        "Costs about 20 points (±4). Better: nine of hearts and eight of hearts instead of "
        "king of hearts and ten of hearts."
    )


def burying(size: int) -> View:
    view = asked("kawu", "7S", "HT HK H3 H2 D8 C4 C5 C6 C8", dealer="S")
    return replace(view, phase=Phase.BURYING, trick=None, to_act=Seat.S, kitty_size=size)


def test_of_a_burial_only_the_cards_that_differ_are_named() -> None:
    assert slip(burying(4), Tier.COST, "HK HT H2 H3", "H2 H3 C4 C5", 8, 2) == (
        "Costs about 8 points (±2). Better: five of clubs and four of clubs instead of "
        "king of hearts and ten of hearts."
    )
    assert slip(burying(5), Tier.COST, "HK HT H2 H3 D8", "C8 C4 C5 C6 D8", 8, 2) == (
        "Costs about 8 points (±2). Better to bury: eight of clubs, six of clubs, five of clubs "
        "and four of clubs."
    )


def test_a_better_declaration_or_pass_is_named() -> None:
    view = declaring("dapai", "H7 H7 H3 SA")
    assert slip(view, Tier.COST, "", "H7 H7", 9, 2) == (
        "Costs about 9 points (±2). Better: show the pair of heart sevens."
    )
    assert slip(view, Tier.COST, "H7", "", 9, 2) == "Costs about 9 points (±2). Better: pass."
    assert slip(view, Tier.EVEN, "H7", "") == "Just as good as passing."
    assert slip(view, Tier.YES, "H7", "H7") == "Right."


def test_the_meaning_of_the_number_is_one_message() -> None:
    message = what_it_means(grade(Tier.COST, "HT", "H3", 12, 4))
    assert message.id == "grade-what-it-means"
    assert message.args["n"] == 64
