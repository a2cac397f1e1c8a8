"""Grades are kept once for all, reviews for one learner, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import pytest

from tests.store.racing import at_once
from tutor.store import StaleVersion, Store

RECORD = "shengji 1\nrules: dapai\n"
KEY = "0" * 63 + "a"


def test_a_grade_is_found_by_its_key(store: Store) -> None:
    assert store.grade(KEY) is None
    store.save_grade(KEY, {"tier": "cost", "loss": 12.5, "best": ["SA", "SA"]})
    assert store.grade(KEY) == {"tier": "cost", "loss": 12.5, "best": ["SA", "SA"]}
    assert store.grade("b") is None
    assert store.grade("") is None


def test_of_many_grades_those_that_are_there_come_back(store: Store) -> None:
    for number in range(4):
        store.save_grade(f"key {number}", {"loss": number})
    assert store.grades(["key 1", "key 3", "key 9"]) == {
        "key 1": {"loss": 1},
        "key 3": {"loss": 3},
    }
    assert store.grades([]) == {}


def test_a_grade_saved_again_is_replaced_and_no_error(store: Store) -> None:
    store.save_grade(KEY, {"loss": 1})
    store.save_grade(KEY, {"loss": 2})
    assert store.grade(KEY) == {"loss": 2}
    at_once(4, lambda: store.save_grade("other", {"loss": 3}))
    assert store.grade("other") == {"loss": 3}


def test_a_review_is_found_by_its_link_whoever_asks(store: Store) -> None:
    learner, _ = store.new_learner()
    made = store.new_review(learner.id, RECORD, "E", "match/1")
    assert (made.version, made.body, made.learner_id) == (1, {}, learner.id)
    assert (made.record, made.seat, made.source) == (RECORD, "E", "match/1")
    assert store.review(made.id) == made


@pytest.mark.parametrize("review_id", ["", "1", "\0", "\udc80", "红桃", "x" * 22, "x" * 10_000])
def test_a_made_up_review_is_not_found(store: Store, review_id: str) -> None:
    learner, _ = store.new_learner()
    store.new_review(learner.id, RECORD, "S")
    assert store.review(review_id) is None
    with pytest.raises(StaleVersion):
        store.update_review(review_id, 1, {})


def test_of_one_source_a_learner_has_one_review(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    first = store.new_review(one.id, RECORD, "S", "match/1")
    changed = store.update_review(first.id, 1, {"tried": [4]})
    assert store.new_review(one.id, RECORD, "S", "match/1") == changed
    assert store.new_review(two.id, RECORD, "S", "match/1").id != first.id
    assert store.new_review(one.id, RECORD, "S", "match/2").id != first.id
    assert len(store.reviews(one.id)) == 2


def test_a_review_without_a_source_is_always_a_new_one(store: Store) -> None:
    learner, _ = store.new_learner()
    ids = {store.new_review(learner.id, RECORD, "S").id for _ in range(3)}
    assert len(ids) == 3


def test_a_review_opened_twice_at_once_is_one(store: Store) -> None:
    learner, _ = store.new_learner()
    made = at_once(4, lambda: store.new_review(learner.id, RECORD, "S", "match/1"))
    assert len({each.id for each in made}) == 1
    assert len(store.reviews(learner.id)) == 1


def test_a_review_moves_from_version_to_version(store: Store) -> None:
    learner, _ = store.new_learner()
    review = store.new_review(learner.id, RECORD, "S")
    other = store.new_review(learner.id, RECORD, "N")
    now = store.update_review(review.id, 1, {"tries": {"3": ["SA"]}})
    assert (now.version, now.body) == (2, {"tries": {"3": ["SA"]}})
    assert now.created == review.created
    assert now.updated >= review.updated
    for version in (0, 1, 3):
        with pytest.raises(StaleVersion):
            store.update_review(review.id, version, {})
    assert store.review(review.id) == now
    assert store.review(other.id) == other


def test_reviews_are_listed_newest_first_and_only_the_learners_own(store: Store) -> None:
    one, _ = store.new_learner()
    two, _ = store.new_learner()
    made = [store.new_review(one.id, RECORD, seat) for seat in "SENW"]
    store.new_review(two.id, RECORD, "S")
    store.update_review(made[0].id, 1, {"n": 1})
    assert [review.seat for review in store.reviews(one.id)] == ["W", "N", "E", "S"]
    assert [review.seat for review in store.reviews(one.id, limit=2)] == ["W", "N"]
