"""What is remembered between two requests: learners, their progress, hands and reviews.

Callers see `Store` and plain frozen dataclasses; SQLAlchemy and Alembic stay in this package. What
is inside a hand, a grade, a lesson's answers or a learner's settings is JSON to the store:
`tutor.practice`, `tutor.coach`, `tutor.course` and `tutor.web` give it its meaning.
"""

from tutor.store.records import (
    HandRow,
    Json,
    Learner,
    ReviewRow,
    StaleVersion,
    StepProgress,
    StoreError,
)
from tutor.store.store import Store

__all__ = [
    "HandRow",
    "Json",
    "Learner",
    "ReviewRow",
    "StaleVersion",
    "StepProgress",
    "Store",
    "StoreError",
]
