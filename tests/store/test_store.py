"""What the store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.store.racing import at_once
from tutor.store import StaleVersion, Store, StoreError
from tutor.store.database import parse_url


def test_a_learner_comes_back_by_its_token_only(store: Store) -> None:
    learner, token = store.new_learner({"language": "zh"})
    other, other_token = store.new_learner()
    assert store.learner(token) == learner
    assert store.learner(other_token) == other
    assert learner.id != other.id
    assert learner.settings == {"language": "zh"}
    assert store.learner(token[:-1]) is None


@pytest.mark.parametrize("token", ["", "x", "\0", "\udc80", "红桃10", "' OR 1=1 --", "x" * 100_000])
def test_any_other_text_is_nobodys_token(store: Store, token: str) -> None:
    store.new_learner()
    assert store.learner(token) is None


def test_the_database_does_not_hold_the_token_itself(database_url: str) -> None:
    store = Store(database_url)
    _, token = store.new_learner()
    store.close()
    engine = create_engine(parse_url(database_url))
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM learners")).all()
    engine.dispose()
    assert len(rows) == 1
    assert token not in repr(rows)


def test_settings_are_replaced_and_only_those_of_this_learner(store: Store) -> None:
    one, token = store.new_learner({"theme": "dark", "delay": 600})
    _, other_token = store.new_learner({"theme": "dark"})
    store.save_settings(one.id, {"theme": "light"})
    assert store.learner(token).settings == {"theme": "light"}
    assert store.learner(other_token).settings == {"theme": "dark"}


def test_moments_come_back_in_utc_and_are_now(store: Store) -> None:
    before = datetime.now(UTC)
    learner, token = store.new_learner()
    store.mark_step(learner.id, "pairs", "one", tries=1, solved=True)
    hand = store.new_hand(learner.id, {})
    after = datetime.now(UTC)
    solved_at = store.progress(learner.id)["pairs"]["one"].solved_at
    for moment in (store.learner(token).created, hand.created, hand.updated, solved_at):
        assert moment.utcoffset() == timedelta(0)
        assert before <= moment <= after


def test_a_step_keeps_how_it_was_first_solved(store: Store) -> None:
    learner, _ = store.new_learner()
    store.mark_step(learner.id, "pairs", "one", tries=1, hints=1)
    tried = store.progress(learner.id)["pairs"]["one"]
    assert (tried.tries, tried.hints, tried.solved, tried.clean) == (1, 1, False, False)
    store.mark_step(learner.id, "pairs", "one", tries=2, hints=1, solved=True)
    solved = store.progress(learner.id)["pairs"]["one"]
    assert (solved.tries, solved.hints, solved.solved, solved.clean) == (2, 1, True, False)
    store.mark_step(learner.id, "pairs", "one", tries=1, solved=True, clean=True)
    store.mark_step(learner.id, "pairs", "one", tries=9)
    assert store.progress(learner.id) == {"pairs": {"one": solved}}


def test_the_same_answer_sent_twice_counts_once(store: Store) -> None:
    learner, _ = store.new_learner()
    at_once(2, lambda: store.mark_step(learner.id, "pairs", "one", tries=1))
    assert store.progress(learner.id)["pairs"]["one"].tries == 1


def test_an_unsolved_step_is_never_clean(store: Store) -> None:
    learner, _ = store.new_learner()
    store.mark_step(learner.id, "pairs", "one", tries=0, clean=True)
    assert not store.progress(learner.id)["pairs"]["one"].clean


def test_progress_is_each_learners_own(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    store.mark_step(one.id, "pairs", "one", tries=1, solved=True)
    store.mark_step(one.id, "levels", "one", tries=1)
    assert store.progress(one.id).keys() == {"pairs", "levels"}
    assert store.progress(two.id) == {}


def test_reset_forgets_one_lesson_or_all_and_nobody_elses(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    for learner in (one, two):
        for lesson in ("pairs", "levels"):
            store.mark_step(learner.id, lesson, "one", tries=1, solved=True)
            store.save_lesson_state(learner.id, lesson, "one", {"answers": ["SK SK"]})
    store.reset_progress(one.id, "pairs")
    assert store.progress(one.id).keys() == {"levels"}
    assert store.lesson_state(one.id, "pairs", "one") is None
    assert store.lesson_state(one.id, "levels", "one") is not None
    store.reset_progress(one.id)
    assert store.progress(one.id) == {}
    assert store.lesson_state(one.id, "levels", "one") is None
    assert store.progress(two.id).keys() == {"pairs", "levels"}
    assert store.lesson_state(two.id, "pairs", "one") == {"answers": ["SK SK"]}


def test_the_answers_of_a_step_are_kept_by_step_and_replaced(store: Store) -> None:
    learner, _ = store.new_learner()
    assert store.lesson_state(learner.id, "pairs", "one") is None
    store.save_lesson_state(learner.id, "pairs", "one", {"answers": ["S9 S4"]})
    store.save_lesson_state(learner.id, "pairs", "two", {"answers": []})
    store.save_lesson_state(learner.id, "pairs", "one", {"answers": ["S9 S4", "SK SK"]})
    assert store.lesson_state(learner.id, "pairs", "one") == {"answers": ["S9 S4", "SK SK"]}
    assert store.lesson_state(learner.id, "pairs", "two") == {"answers": []}


def test_the_last_lesson_is_the_one_answered_in_last(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    assert store.last_lesson(one.id) is None
    store.mark_step(one.id, "levels", "read", tries=1, solved=True)
    assert store.last_lesson(one.id) == "levels"
    store.save_lesson_state(one.id, "pairs", "one", {"answer": "SK"})
    store.mark_step(one.id, "points", "one", tries=1)
    assert store.last_lesson(one.id) == "pairs"
    store.mark_step(one.id, "points", "one", tries=2, solved=True)
    assert store.last_lesson(one.id) == "points"
    assert store.last_lesson(two.id) is None


def test_a_question_of_a_test_keeps_its_first_answer(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    store.save_exam_answer(one.id, "pairs", "pairs", "find", "SK SK")
    store.save_exam_answer(one.id, "pairs", "pairs", "find", "S9 S4")
    store.save_exam_answer(one.id, "pairs", "pairs", "must", "35")
    store.save_exam_answer(one.id, "second-deck", "pairs", "find", "S9 S4")
    answers = {("pairs", "find"): "SK SK", ("pairs", "must"): "35"}
    assert store.exam_answers(one.id, "pairs") == answers
    assert store.exam_answers(two.id, "pairs") == {}
    store.restart_exam(one.id, "pairs")
    assert store.exam_answers(one.id, "pairs") == {}
    assert store.exam_answers(one.id, "second-deck") == {("pairs", "find"): "S9 S4"}


def test_two_answers_at_the_same_moment_are_one(store: Store) -> None:
    learner, _ = store.new_learner()
    at_once(4, lambda: store.save_exam_answer(learner.id, "pairs", "pairs", "find", "SK SK"))
    assert store.exam_answers(learner.id, "pairs") == {("pairs", "find"): "SK SK"}


def test_known_lessons_are_each_learners_own_and_known_once(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    store.mark_known(one.id, [])
    store.mark_known(one.id, ["pairs", "levels"])
    store.mark_known(one.id, ["pairs"])
    assert store.known_lessons(one.id) == {"pairs", "levels"}
    assert store.known_lessons(two.id) == frozenset()


def test_reset_forgets_what_was_turned_over_too(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    for learner in (one, two):
        store.mark_known(learner.id, ["pairs", "levels"])
        for exam in ("pairs", "second-deck"):
            store.save_exam_answer(learner.id, exam, "pairs", "find", "SK SK")
    store.reset_progress(one.id, "pairs")
    assert store.known_lessons(one.id) == {"levels"}
    assert store.exam_answers(one.id, "pairs") == {}
    assert store.exam_answers(one.id, "second-deck") != {}
    store.reset_progress(one.id)
    assert store.known_lessons(one.id) == frozenset()
    assert store.exam_answers(one.id, "second-deck") == {}
    assert store.known_lessons(two.id) == {"pairs", "levels"}
    assert store.exam_answers(two.id, "pairs") != {}


BODIES = [
    {},
    {"log": ["draw 25", "declare S H2"], "hand": 3, "levels": {"NS": "2", "EW": "T"}},
    {"text": "红桃10, Пики, „Herz“ \U0001f0a1"},
    {"visitor": "nul \0 and half a pair \ud83c"},
    {"number": 2**53, "share": 0.5, "none": None, "yes": True, "deep": [[[{"a": []}]]]},
]


@pytest.mark.parametrize("body", BODIES)
def test_what_is_stored_comes_back_exactly(store: Store, body: dict[str, Any]) -> None:
    learner, token = store.new_learner(body)
    assert store.learner(token).settings == body
    hand = store.new_hand(learner.id, body)
    assert hand.body == body
    assert store.hand(learner.id, hand.id) == hand
    store.save_lesson_state(learner.id, "pairs", "one", body)
    assert store.lesson_state(learner.id, "pairs", "one") == body


def test_what_is_no_json_is_refused_and_nothing_is_written(store: Store) -> None:
    learner, _ = store.new_learner()
    for body in ({"x": float("nan")}, {"x": object()}):
        with pytest.raises((StoreError, ValueError, TypeError)):
            store.new_hand(learner.id, body)
    assert store.hands(learner.id) == []


def test_a_hand_moves_from_version_to_version(store: Store) -> None:
    learner, _ = store.new_learner()
    hand = store.new_hand(learner.id, {"log": []})
    assert (hand.version, hand.status, hand.learner_id) == (1, "running", learner.id)
    second = store.update_hand(hand.id, 1, {"log": ["pass S"]})
    assert (second.version, second.status, second.body) == (2, "running", {"log": ["pass S"]})
    assert second.created == hand.created
    assert second.updated >= hand.updated
    third = store.update_hand(hand.id, 2, {"log": []}, status="over")
    assert (third.version, third.status) == (3, "over")
    assert store.hand(learner.id, hand.id) == third
    assert store.update_hand(hand.id, 3, {}).status == "over"


def test_an_old_version_is_refused_and_changes_nothing(store: Store) -> None:
    learner, _ = store.new_learner()
    hand = store.new_hand(learner.id, {"n": 0})
    now = store.update_hand(hand.id, 1, {"n": 1})
    for version in (0, 1, 3):
        with pytest.raises(StaleVersion):
            store.update_hand(hand.id, version, {"n": 2}, status="over")
    assert store.hand(learner.id, hand.id) == now


def test_only_the_named_hand_is_changed(store: Store) -> None:
    learner, _ = store.new_learner()
    one, two = store.new_hand(learner.id, {"n": 1}), store.new_hand(learner.id, {"n": 2})
    store.update_hand(one.id, 1, {"n": 3})
    assert store.hand(learner.id, two.id) == two


def test_of_a_double_click_exactly_one_counts(store: Store) -> None:
    learner, _ = store.new_learner()
    hand = store.new_hand(learner.id, {"clicks": []})
    for round_ in range(1, 6):
        number = iter(range(4))

        def click(version: int = round_, number: Iterator[int] = number) -> int | None:
            mine = next(number)
            try:
                return store.update_hand(hand.id, version, {"by": mine}).body["by"]
            except StaleVersion:
                return None

        won = [each for each in at_once(4, click) if each is not None]
        assert len(won) == 1
        now = store.hand(learner.id, hand.id)
        assert (now.version, now.body) == (round_ + 1, {"by": won[0]})


def test_a_hand_is_shown_to_its_learner_only(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    hand = store.new_hand(one.id, {})
    assert store.hand(two.id, hand.id) is None
    assert store.hands(two.id) == []


@pytest.mark.parametrize("hand_id", ["", "1", "\0", "\udc80", "红桃", "x" * 22, "x" * 10_000])
def test_a_made_up_hand_is_not_found(store: Store, hand_id: str) -> None:
    learner, _ = store.new_learner()
    store.new_hand(learner.id, {})
    assert store.hand(learner.id, hand_id) is None
    with pytest.raises(StaleVersion):
        store.update_hand(hand_id, 1, {})


def test_ids_of_hands_do_not_count_up(store: Store) -> None:
    learner, _ = store.new_learner()
    ids = {store.new_hand(learner.id, {}).id for _ in range(20)}
    assert len(ids) == 20
    assert {len(each) for each in ids} == {22}
    assert len({each[:4] for each in ids}) == 20


def test_hands_are_listed_newest_first(store: Store) -> None:
    learner, _ = store.new_learner()
    made = [store.new_hand(learner.id, {"n": n}) for n in range(5)]
    store.update_hand(made[0].id, 1, {"n": 9})
    assert [hand.body["n"] for hand in store.hands(learner.id)] == [4, 3, 2, 1, 9]
    assert [hand.body["n"] for hand in store.hands(learner.id, limit=2)] == [4, 3]


def test_a_restart_loses_nothing(database_url: str) -> None:
    store = Store(database_url)
    learner, token = store.new_learner({"language": "ru"})
    store.mark_step(learner.id, "pairs", "one", tries=1, solved=True, clean=True)
    store.save_lesson_state(learner.id, "pairs", "two", {"answers": ["S9"]})
    hand = store.update_hand(store.new_hand(learner.id, {"log": []}).id, 1, {"log": ["pass S"]})
    progress = store.progress(learner.id)
    store.close()

    again = Store(database_url)
    assert again.learner(token) == learner
    assert again.progress(learner.id) == progress
    assert again.lesson_state(learner.id, "pairs", "two") == {"answers": ["S9"]}
    assert again.hands(learner.id) == [hand]
    again.close()


def test_writers_wait_for_each_other(store: Store) -> None:
    learner, _ = store.new_learner()
    at_once(8, lambda: [store.new_hand(learner.id, {"n": n}) for n in range(10)])
    assert len(store.hands(learner.id)) == 80


def test_a_failing_database_is_one_kind_of_error(tmp_path: Path) -> None:
    path = tmp_path / "tutor.sqlite3"
    store = Store(f"sqlite:///{path}")
    learner, _ = store.new_learner()
    store.close()
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE hands")
    connection.close()
    with pytest.raises(StoreError, match="the database failed: no such table: hands"):
        store.new_hand(learner.id, {})
    store.close()
