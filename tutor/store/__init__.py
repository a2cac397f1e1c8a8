"""What is remembered between two requests: learners, their progress in lessons, their hands.

Callers see `Store` and plain frozen dataclasses; SQLAlchemy and Alembic stay in this package. What
is inside a hand, a lesson's answers or a learner's settings is JSON to the store: `tutor.practice`,
`tutor.course` and `tutor.web` give it its meaning.
"""

from tutor.store.records import HandRow, Json, Learner, StaleVersion, StepProgress, StoreError
from tutor.store.store import Store

__all__ = ["HandRow", "Json", "Learner", "StaleVersion", "StepProgress", "Store", "StoreError"]
