"""A lesson is a pure function: the same answer brings the same, and no text can break it."""

from itertools import combinations, pairwise

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from engine.cards import ALL_CARDS, Seat
from engine.verdict import Code
from tests.course.desk import lesson
from tests.course.shelves import FIXTURES
from tutor.coach import Tier
from tutor.course.asking import question
from tutor.course.loader import load_course, read_lesson
from tutor.course.model import Lesson
from tutor.course.run import AnswerError, Outcome, example, hint, run, view

ROOT = FIXTURES / "clean" / "lessons"
FILES = read_lesson(ROOT / "follow-pairs", ROOT)
assert FILES.lesson
PAIRS: Lesson = FILES.lesson
ALL_KINDS = lesson(
    "ask: read",
    'ask: watch, play: ["E: S7 S7", "N: SA S5"]',
    'ask: play, judge: winning, play: ["E: S7", "N: S5", "W: ST"]',
    "ask: play, judge: longest, table: {leader: S}",
    "ask: pick, pick: pairs",
    "ask: pick, pick: pair",
    'ask: order, cards: "S4 S9 SK"',
    "ask: number, number: hand-points",
    'ask: choose, choose: trick-holder, play: ["E: S7 S7", "N: SA S5"]',
    "ask: choose, choose: which, which: pair, options: {a: 'S6 D6', b: 'S6 S6'}",
    "ask: bury, count: 2, judge: pointless",
)
STEPS = [(each, step.id) for each in (PAIRS, ALL_KINDS) for step in each.steps]
garbage = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from([*ALL_CARDS, "XX", "", "10", "-1"]), max_size=12).map(" ".join),
    st.integers().map(str),
    st.sampled_from(["S", "E", "N", "W", "yes", "no", "a", "b", "pair", "equal", "SK SK", "S9 S4"]),
)


@given(st.sampled_from(STEPS), garbage)
@settings(max_examples=400, deadline=None)
def test_any_text_is_an_outcome_or_no_answer_never_a_crash(
    at: tuple[Lesson, str], answer: str
) -> None:
    one, step_id = at
    try:
        outcome = run(one, step_id, answer)
    except AnswerError as error:
        event(error.message.id)
        return
    assert run(one, step_id, answer) == outcome
    assert outcome.solved == outcome.right
    asked = question(one, step_id)
    if asked and one.step(step_id).ask in ("pick", "number", "choose", "play"):
        right = {asked.read(text) for text in asked.rights()}
        assert outcome.right == (asked.read(answer) in right)


@given(st.permutations(["S4", "S9", "SK"]))
def test_only_the_right_order_solves(cards: list[str]) -> None:
    assert run(ALL_KINDS, "s7", " ".join(cards)).right == (cards == ["SK", "S9", "S4"])


def test_of_all_pairs_of_cards_just_the_listed_ones_are_right() -> None:
    hand = view(PAIRS, "no-pair").hand
    right = {
        frozenset((a, b))
        for a, b in combinations(hand, 2)
        if run(PAIRS, "no-pair", f"{a} {b}").right
    }

    assert right == {frozenset(p) for p in (("SA", "S9"), ("SA", "S4"), ("S9", "S4"))}


def test_a_refused_play_leaves_the_table_as_it_was() -> None:
    before, outcome = view(PAIRS, "must-pair"), run(PAIRS, "must-pair", "S9 S4")

    assert outcome.verdict
    assert outcome.verdict.code is Code.FOLLOW_PAIR
    assert outcome.note.tier is Tier.NO
    assert [message.id for message in outcome.note.messages] == ["refused-follow-pair"]
    assert outcome.note.cites == ("follow-pair",)
    assert outcome.note.pointed == ("SK", "SK")
    assert outcome.headline
    assert outcome.headline.id == "lesson-not-allowed"
    assert (outcome.table, outcome.hand) == (before.table, before.hand)


def test_the_right_play_lies_on_the_table_and_takes_the_trick() -> None:
    outcome = run(PAIRS, "must-pair", "SK SK")

    assert outcome.table
    assert outcome.table.trick
    assert outcome.table.trick.complete
    assert outcome.table.holder is Seat.S
    assert outcome.table.to_act is None
    assert outcome.hand == ("S9", "S4", "D3")
    assert outcome.section == "right"
    assert outcome.note.tier is Tier.YES


def test_a_play_that_is_allowed_but_not_right_shows_what_it_brings() -> None:
    outcome = run(ALL_KINDS, "s3", "S4")

    assert not outcome.right
    assert outcome.verdict
    assert outcome.verdict.legal
    assert outcome.headline
    assert outcome.headline.id == "lesson-not-yet"
    assert outcome.table
    assert outcome.table.holder is Seat.W
    assert [m.id for m in outcome.note.messages] == ["play-follows", "trick-too-low"]
    assert outcome.section == "wrong"


def test_a_right_card_under_the_partners_is_not_told_that_it_is_too_low() -> None:
    course = load_course()
    under_the_partner = run(course.lesson("points"), "give", "HK")
    under_an_opponent = run(course.lesson("points"), "trap", "DJ")

    assert under_the_partner.right
    assert [m.id for m in under_the_partner.note.messages] == ["play-follows"]
    assert under_an_opponent.right
    assert "trick-too-low" in [m.id for m in under_an_opponent.note.messages]


def test_trump_is_open_only_where_the_step_says_so() -> None:
    declaring = load_course().lesson("declaring")
    tables = {step: view(declaring, step).table for step in ("show", "hearts", "which")}

    assert {step: table.open for step, table in tables.items() if table} == {
        "show": True,
        "hearts": False,
        "which": True,
    }


def test_the_words_of_a_try_are_found_in_whatever_order_its_cards_come() -> None:
    assert run(PAIRS, "must-pair", "S4 S9").section == "try: S9 S4"
    assert run(PAIRS, "must-pair", "S9 D3").section == "wrong"


def test_a_step_that_only_shows_something_is_solved_by_next() -> None:
    for step_id in ("s1", "s2"):
        outcome = run(ALL_KINDS, step_id)
        assert outcome.solved
        assert outcome.headline is None
        assert outcome.section is None


def test_a_right_number_is_worked_out_in_words() -> None:
    one = lesson(
        "ask: number, number: attackers-total, bare: true, result: {trick_points: 55, "
        "kitty: 'SK S5', last_lead: 'C3 C3', last_winner: attackers}"
    )

    right, wrong = run(one, "s1", "115"), run(one, "s1", "70")

    assert [message.id for message in right.note.messages] == ["kitty-won"]
    assert dict(right.note.messages[0].args)["x"] == 4
    assert wrong.note.messages == ()


def test_the_view_of_a_step_says_what_is_asked_and_not_the_answer() -> None:
    seen = view(PAIRS, "must-pair")

    assert (seen.number, seen.total, seen.ask, seen.count) == (4, 7, "play", 2)
    assert (seen.before, seen.after) == ("who-holds", "count-points")
    assert seen.hand == ("SK", "SK", "S9", "S4", "D3")
    assert seen.table
    assert seen.table.to_act is Seat.S
    assert seen.table.holder is Seat.E
    assert seen.table.dealer is Seat.E
    assert seen.hints == ("look", "rule", "cards", "example", "play")
    assert view(PAIRS, "the-duty").hints == ()
    assert seen.cites == ("follow-suit", "follow-pair")
    assert view(PAIRS, "the-duty").table is None
    assert view(PAIRS, "count-points").table.trick.complete  # type: ignore[union-attr]
    assert view(PAIRS, "count-points").cites == ("points",)


def test_cards_to_put_in_order_come_as_written_and_without_the_sorted_hand() -> None:
    seen = view(ALL_KINDS, "s7")

    assert seen.cards == ("S4", "S9", "SK")
    assert seen.hand == ()


@pytest.mark.parametrize(("one", "step_id"), STEPS)
def test_the_example_of_every_question_is_a_right_answer(one: Lesson, step_id: str) -> None:
    if view(one, step_id).hints:
        assert run(one, step_id, example(one, step_id)).right
    else:
        with pytest.raises(KeyError):
            example(one, step_id)


def test_of_several_right_plays_the_example_is_a_sensible_one() -> None:
    one = lesson('ask: play, play: ["E: S7", "N: SA", "W: S3"]')
    assert question(one, "s1").rights() == ("S4", "S9", "SK")  # type: ignore[union-attr]
    assert example(one, "s1") == "SK"


def test_a_hint_points_at_the_cards_it_names() -> None:
    for prose in FILES.prose.values():
        assert hint(PAIRS, "must-pair", "cards", prose).pointed == ("SK", "SK")
        assert hint(PAIRS, "must-pair", "look", prose).pointed == ()
    with pytest.raises(KeyError):
        hint(PAIRS, "who-holds", "cards", FILES.prose["en"])


def test_nods_differ_from_step_to_step_and_praise_a_card_only_where_one_was_played() -> None:
    heads = [
        run(ALL_KINDS, step_id, answer).headline
        for step_id, answer in (("s5", "SK SK"), ("s6", "SK SK"), ("s7", "SK S9 S4"), ("s8", "20"))
    ]

    assert all(head and head.id != "nod-good" for head in heads)
    assert all(one != two for one, two in pairwise(heads))


def test_an_outcome_is_plain_data() -> None:
    outcome = run(PAIRS, "find-pair", "SK SK")

    assert isinstance(outcome, Outcome)
    assert outcome == run(PAIRS, "find-pair", "SK SK")
