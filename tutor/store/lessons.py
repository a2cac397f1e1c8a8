"""The part of `Store` that keeps a learner's way through the course.

How each step went, the answers given in it, the answers of "I know this" tests and the lessons that
these turned over. What an answer is worth is `tutor.course`'s.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import delete, select, union_all

from tutor.store.connection import Connection
from tutor.store.models import ExamAnswerModel, KnownLessonModel, LessonStateModel, ProgressModel
from tutor.store.records import Json, StepProgress


class LessonStore(Connection):
    """Steps, their answers, and what is known already."""

    # Steps

    def progress(self, learner_id: int) -> dict[str, dict[str, StepProgress]]:
        """Returns the steps that were tried: lesson id to step id to how it went."""
        found: dict[str, dict[str, StepProgress]] = {}
        with self._transaction() as session:
            for row in session.scalars(
                select(ProgressModel).where(ProgressModel.learner_id == learner_id)
            ):
                found.setdefault(row.lesson, {})[row.step] = StepProgress(
                    tries=row.tries, hints=row.hints, clean=row.clean, solved_at=row.solved_at
                )
        return found

    def mark_step(
        self,
        learner_id: int,
        lesson: str,
        step: str,
        *,
        tries: int,
        hints: int = 0,
        solved: bool = False,
        clean: bool = False,
    ) -> None:
        """Notes how a step stands: the totals so far, not one more of them.

        So the same form sent twice counts once. A step that is solved stays as it was solved.
        """
        values = {
            "tries": tries,
            "hints": hints,
            "clean": clean and solved,
            "solved_at": datetime.now(UTC) if solved else None,
        }
        statement = self._upsert(ProgressModel).values(
            learner_id=learner_id, lesson=lesson, step=step, **values
        )
        with self._transaction() as session:
            session.execute(
                statement.on_conflict_do_update(
                    index_elements=["learner_id", "lesson", "step"],
                    set_=values,
                    where=ProgressModel.solved_at.is_(None),
                )
            )

    def last_lesson(self, learner_id: int) -> str | None:
        """Returns the lesson in which something was answered last; None before the first answer."""
        answered = select(LessonStateModel.lesson, LessonStateModel.updated.label("at")).where(
            LessonStateModel.learner_id == learner_id
        )
        solved = select(ProgressModel.lesson, ProgressModel.solved_at.label("at")).where(
            ProgressModel.learner_id == learner_id, ProgressModel.solved_at.is_not(None)
        )
        both = union_all(answered, solved).subquery()
        with self._transaction() as session:
            return session.scalar(select(both.c.lesson).order_by(both.c.at.desc()).limit(1))

    def reset_progress(self, learner_id: int, lesson: str | None = None) -> None:
        """Forgets progress, answers and what was turned over, of one lesson or of all.

        The answers of a lesson's own test go with it.
        """
        with self._transaction() as session:
            for model in (ProgressModel, LessonStateModel, KnownLessonModel):
                statement = delete(model).where(model.learner_id == learner_id)
                if lesson is not None:
                    statement = statement.where(model.lesson == lesson)
                session.execute(statement)
            tests = delete(ExamAnswerModel).where(ExamAnswerModel.learner_id == learner_id)
            if lesson is not None:
                tests = tests.where(ExamAnswerModel.exam == lesson)
            session.execute(tests)

    def lesson_state(self, learner_id: int, lesson: str, step: str) -> Json | None:
        """Returns the answers given so far in a step, as they were saved; None before the first."""
        with self._transaction() as session:
            return session.scalar(
                select(LessonStateModel.body).where(
                    LessonStateModel.learner_id == learner_id,
                    LessonStateModel.lesson == lesson,
                    LessonStateModel.step == step,
                )
            )

    def save_lesson_state(self, learner_id: int, lesson: str, step: str, state: Json) -> None:
        """Replaces the answers given so far in a step."""
        values = {"body": state, "updated": datetime.now(UTC)}
        statement = self._upsert(LessonStateModel).values(
            learner_id=learner_id, lesson=lesson, step=step, **values
        )
        with self._transaction() as session:
            session.execute(
                statement.on_conflict_do_update(
                    index_elements=["learner_id", "lesson", "step"], set_=values
                )
            )

    # What is known already

    def known_lessons(self, learner_id: int) -> frozenset[str]:
        """Returns the lessons that were turned over by a test."""
        with self._transaction() as session:
            return frozenset(
                session.scalars(
                    select(KnownLessonModel.lesson).where(KnownLessonModel.learner_id == learner_id)
                )
            )

    def mark_known(self, learner_id: int, lessons: Iterable[str]) -> None:
        """Turns lessons over; those that are known already stay as they are."""
        now = datetime.now(UTC)
        rows = [{"learner_id": learner_id, "lesson": each, "since": now} for each in lessons]
        if not rows:
            return
        statement = self._upsert(KnownLessonModel).values(rows)
        with self._transaction() as session:
            session.execute(statement.on_conflict_do_nothing())

    def exam_answers(self, learner_id: int, exam: str) -> dict[tuple[str, str], str]:
        """Returns the answers given so far in a test: lesson and step to the answer."""
        with self._transaction() as session:
            rows = session.scalars(
                select(ExamAnswerModel).where(
                    ExamAnswerModel.learner_id == learner_id, ExamAnswerModel.exam == exam
                )
            )
            return {(row.lesson, row.step): row.answer for row in rows}

    def save_exam_answer(
        self, learner_id: int, exam: str, lesson: str, step: str, answer: str
    ) -> None:
        """Keeps the answer to a question of a test; only the first one counts."""
        statement = self._upsert(ExamAnswerModel).values(
            learner_id=learner_id,
            exam=exam,
            lesson=lesson,
            step=step,
            answer=answer,
            given=datetime.now(UTC),
        )
        with self._transaction() as session:
            session.execute(statement.on_conflict_do_nothing())

    def restart_exam(self, learner_id: int, exam: str) -> None:
        """Forgets the answers of a test; what it turned over stays."""
        with self._transaction() as session:
            session.execute(
                delete(ExamAnswerModel).where(
                    ExamAnswerModel.learner_id == learner_id, ExamAnswerModel.exam == exam
                )
            )
