"""The grades of the learner's decisions: looked up, or made and kept, none of them twice."""

from __future__ import annotations

from tutor.coach.grade import Grade, forced, grade, key
from tutor.practice.decided import Decided
from tutor.web.site import store


def kept_grade(made: Decided) -> Grade | None:
    """Returns the grade of a decision if it is there at once: kept, or of a forced play."""
    if forced(made.view) is not None:
        return grade(made.view, made.answer)
    body = store().grade(key(made.view, made.answer))
    return Grade.from_body(body) if body is not None else None


def grade_of(made: Decided) -> Grade:
    """Returns the grade of a decision; one that is not there yet is made now, and kept."""
    found = kept_grade(made)
    if found is None:
        found = grade(made.view, made.answer)
        store().save_grade(key(made.view, made.answer), found.to_body())
    return found
