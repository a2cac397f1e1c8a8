"""The tables, as SQLAlchemy models; `migrations` builds them and a test holds the two together.

Nothing outside `tutor.store` sees these classes.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class UtcDateTime(TypeDecorator[datetime]):
    """Moments in UTC, aware on both sides; SQLite itself would give them back naive."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The models' common base: how Python types are stored."""

    type_annotation_map = {datetime: UtcDateTime, dict[str, Any]: JSON}  # noqa: RUF012


class LearnerModel(Base):
    """A learner, known by the hash of the random token in the cookie."""

    __tablename__ = "learners"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime]
    settings: Mapped[dict[str, Any]]


class ProgressModel(Base):
    """How one step of a lesson went."""

    __tablename__ = "progress"

    learner_id: Mapped[int] = mapped_column(
        ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True
    )
    lesson: Mapped[str] = mapped_column(String(80), primary_key=True)
    step: Mapped[str] = mapped_column(String(80), primary_key=True)
    tries: Mapped[int]
    hints: Mapped[int]
    clean: Mapped[bool]
    solved_at: Mapped[datetime | None]


class LessonStateModel(Base):
    """The answers given so far in one step, so that a reload or a restart loses nothing."""

    __tablename__ = "lesson_states"

    learner_id: Mapped[int] = mapped_column(
        ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True
    )
    lesson: Mapped[str] = mapped_column(String(80), primary_key=True)
    step: Mapped[str] = mapped_column(String(80), primary_key=True)
    body: Mapped[dict[str, Any]]
    updated: Mapped[datetime]


class ExamAnswerModel(Base):
    """The one answer given to a question of an "I know this" test."""

    __tablename__ = "exam_answers"

    learner_id: Mapped[int] = mapped_column(
        ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True
    )
    exam: Mapped[str] = mapped_column(String(80), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(80), primary_key=True)
    step: Mapped[str] = mapped_column(String(80), primary_key=True)
    answer: Mapped[str] = mapped_column(String(200))
    given: Mapped[datetime]


class KnownLessonModel(Base):
    """A lesson that was turned over by a test."""

    __tablename__ = "known_lessons"

    learner_id: Mapped[int] = mapped_column(
        ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True
    )
    lesson: Mapped[str] = mapped_column(String(80), primary_key=True)
    since: Mapped[datetime]


class HandModel(Base):
    """A practice hand; `id` gives the order of making, `public_id` is what links hold."""

    __tablename__ = "hands"
    __table_args__ = (Index("ix_hands_learner_id_id", "learner_id", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    public_id: Mapped[str] = mapped_column(String(22), unique=True)
    learner_id: Mapped[int] = mapped_column(ForeignKey("learners.id", ondelete="CASCADE"))
    version: Mapped[int]
    status: Mapped[str] = mapped_column(String(20))
    body: Mapped[dict[str, Any]]
    created: Mapped[datetime]
    updated: Mapped[datetime]


class GradeModel(Base):
    """What a decision was worth; the key is made of the decision and belongs to no learner."""

    __tablename__ = "grades"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    body: Mapped[dict[str, Any]]
    created: Mapped[datetime]


class ReviewModel(Base):
    """A learner's review of one seat of a finished hand; `id` gives the order of making."""

    __tablename__ = "reviews"
    __table_args__ = (
        UniqueConstraint("learner_id", "source", name="uq_reviews_learner_id_source"),
        Index("ix_reviews_learner_id_id", "learner_id", "id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    public_id: Mapped[str] = mapped_column(String(22), unique=True)
    learner_id: Mapped[int] = mapped_column(ForeignKey("learners.id", ondelete="CASCADE"))
    record: Mapped[str] = mapped_column(Text)
    seat: Mapped[str] = mapped_column(String(1))
    source: Mapped[str | None] = mapped_column(String(80))
    body: Mapped[dict[str, Any]]
    version: Mapped[int]
    created: Mapped[datetime]
    updated: Mapped[datetime]
