"""`Store`: every question that the program asks its database, one method each.

A method is one transaction. Two processes, two tabs or a double click may call at the same moment:
what depends on an earlier state carries its version (`update_hand`) or says the same twice
(`mark_step`). What the stored JSON means is the caller's. Lessons are in `lessons`, grades and
reviews in `reviews`, the connection in `connection`.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime

from sqlalchemy import func, insert, select, update

from tutor.store.connection import is_public_id, new_public_id
from tutor.store.lessons import LessonStore
from tutor.store.models import HandModel, LearnerModel
from tutor.store.records import HandRow, Json, Learner, StaleVersion
from tutor.store.reviews import ReviewStore

RUNNING = "running"


class Store(LessonStore, ReviewStore):
    """The database behind one URL; safe to share between threads.

    Every method raises StoreError when the database fails; nothing was written then.
    """

    # Learners

    def new_learner(self, settings: Json | None = None) -> tuple[Learner, str]:
        """Returns a new learner and the random token that is the only way back to it."""
        token = secrets.token_urlsafe(32)
        with self._transaction() as session:
            model = LearnerModel(
                token_hash=_hash(token), created=datetime.now(UTC), settings=settings or {}
            )
            session.add(model)
            session.flush()
            return _learner(model), token

    def learner(self, token: str) -> Learner | None:
        """Returns the learner whose token this is; None for any other text."""
        with self._transaction() as session:
            model = session.scalar(
                select(LearnerModel).where(LearnerModel.token_hash == _hash(token))
            )
            return _learner(model) if model else None

    def save_settings(self, learner_id: int, settings: Json) -> None:
        """Replaces all settings of a learner."""
        with self._transaction() as session:
            session.execute(
                update(LearnerModel).where(LearnerModel.id == learner_id).values(settings=settings)
            )

    # Hands

    def new_hand(self, learner_id: int, body: Json, status: str = RUNNING) -> HandRow:
        """Returns a new hand of this learner, at version 1 and with an id nobody can guess."""
        now = datetime.now(UTC)
        with self._transaction() as session:
            return _hand(
                session.scalars(
                    insert(HandModel).returning(HandModel),
                    {
                        "public_id": new_public_id(),
                        "learner_id": learner_id,
                        "version": 1,
                        "status": status,
                        "body": body,
                        "created": now,
                        "updated": now,
                    },
                ).one()
            )

    def hand(self, learner_id: int, hand_id: str) -> HandRow | None:
        """Returns a hand; None when there is none of this id or it is another learner's."""
        if not is_public_id(hand_id):
            return None
        with self._transaction() as session:
            model = session.scalar(
                select(HandModel).where(
                    HandModel.public_id == hand_id, HandModel.learner_id == learner_id
                )
            )
            return _hand(model) if model else None

    def update_hand(
        self, hand_id: str, expected_version: int, body: Json, status: str | None = None
    ) -> HandRow:
        """Replaces a hand's body, and its status where one is given, and returns it as it is now.

        Raises StaleVersion when the hand is no longer at `expected_version`: of two answers to the
        same page exactly one is kept.
        """
        if not is_public_id(hand_id):
            raise StaleVersion(f"{hand_id!r} is no hand")
        with self._transaction() as session:
            model = session.scalar(
                update(HandModel)
                .where(HandModel.public_id == hand_id, HandModel.version == expected_version)
                .values(
                    version=expected_version + 1,
                    body=body,
                    status=func.coalesce(status, HandModel.status),
                    updated=datetime.now(UTC),
                )
                .returning(HandModel)
            )
            if model is None:
                raise StaleVersion(f"hand {hand_id!r} is not at version {expected_version}")
            return _hand(model)

    def hands(self, learner_id: int, limit: int = 100) -> list[HandRow]:
        """Returns a learner's hands, the newest first."""
        with self._transaction() as session:
            found = session.scalars(
                select(HandModel)
                .where(HandModel.learner_id == learner_id)
                .order_by(HandModel.id.desc())
                .limit(limit)
            )
            return [_hand(model) for model in found]


def _hash(token: str) -> str:
    # The token is 256 random bits, so one round is enough; who steals the file has no cookie.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _learner(model: LearnerModel) -> Learner:
    return Learner(id=model.id, created=model.created, settings=model.settings)


def _hand(model: HandModel) -> HandRow:
    return HandRow(
        id=model.public_id,
        learner_id=model.learner_id,
        version=model.version,
        status=model.status,
        body=model.body,
        created=model.created,
        updated=model.updated,
    )
