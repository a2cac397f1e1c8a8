"""The part of `Store` that keeps grades and reviews of finished hands.

A grade is found by what was graded, so it is made once, whoever asks for it; a review is one
learner's work on one hand. What their JSON means is `tutor.coach`'s and `tutor.web`'s.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import select, update

from tutor.store.connection import Connection, is_public_id, new_public_id
from tutor.store.models import GradeModel, ReviewModel
from tutor.store.records import Json, ReviewRow, StaleVersion


class ReviewStore(Connection):
    """Grades by their key, and reviews."""

    # Grades

    def grade(self, key: str) -> Json | None:
        """Returns the grade that was kept under a key; None before there is one."""
        return self.grades([key]).get(key)

    def grades(self, keys: Iterable[str]) -> dict[str, Json]:
        """Returns those of the wanted grades that there are, by their keys."""
        with self._transaction() as session:
            found = session.scalars(select(GradeModel).where(GradeModel.key.in_(list(keys))))
            return {model.key: model.body for model in found}

    def save_grade(self, key: str, body: Json) -> None:
        """Keeps a grade; one that is there already is replaced, so saving twice is saving once."""
        statement = self._upsert(GradeModel).values(key=key, body=body, created=datetime.now(UTC))
        with self._transaction() as session:
            session.execute(
                statement.on_conflict_do_update(index_elements=["key"], set_={"body": body})
            )

    # Reviews

    def new_review(
        self, learner_id: int, record: str, seat: str, source: str | None = None
    ) -> ReviewRow:
        """Returns a learner's review of one seat of a finished hand, with nothing done yet.

        `source` says where the hand came from, in the caller's words: of one source a learner has
        one review, which is returned as it stands when it is there already.
        """
        now = datetime.now(UTC)
        statement = self._upsert(ReviewModel).values(
            public_id=new_public_id(),
            learner_id=learner_id,
            record=record,
            seat=seat,
            source=source,
            body={},
            version=1,
            created=now,
            updated=now,
        )
        with self._transaction() as session:
            made = session.scalar(
                statement.on_conflict_do_nothing(index_elements=["learner_id", "source"]).returning(
                    ReviewModel
                )
            )
            if made is None:
                made = session.scalars(
                    select(ReviewModel).where(
                        ReviewModel.learner_id == learner_id, ReviewModel.source == source
                    )
                ).one()
            return _review(made)

    def review(self, review_id: str) -> ReviewRow | None:
        """Returns a review, whoever's it is: the id is the link by which it is shown to others."""
        if not is_public_id(review_id):
            return None
        with self._transaction() as session:
            model = session.scalar(select(ReviewModel).where(ReviewModel.public_id == review_id))
            return _review(model) if model else None

    def update_review(self, review_id: str, expected_version: int, body: Json) -> ReviewRow:
        """Replaces a review's body and returns it as it is now.

        Raises StaleVersion when the review is no longer at `expected_version`.
        """
        stale = StaleVersion(f"review {review_id!r} is not at version {expected_version}")
        if not is_public_id(review_id):
            raise stale
        with self._transaction() as session:
            model = session.scalar(
                update(ReviewModel)
                .where(ReviewModel.public_id == review_id, ReviewModel.version == expected_version)
                .values(version=expected_version + 1, body=body, updated=datetime.now(UTC))
                .returning(ReviewModel)
            )
            if model is None:
                raise stale
            return _review(model)

    def reviews(self, learner_id: int, limit: int = 100) -> list[ReviewRow]:
        """Returns a learner's reviews, the newest first."""
        with self._transaction() as session:
            found = session.scalars(
                select(ReviewModel)
                .where(ReviewModel.learner_id == learner_id)
                .order_by(ReviewModel.id.desc())
                .limit(limit)
            )
            return [_review(model) for model in found]


def _review(model: ReviewModel) -> ReviewRow:
    return ReviewRow(
        id=model.public_id,
        learner_id=model.learner_id,
        record=model.record,
        seat=model.seat,
        source=model.source,
        version=model.version,
        body=model.body,
        created=model.created,
        updated=model.updated,
    )
