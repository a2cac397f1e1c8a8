"""Makes the tables of "I know this": the answers of its tests, and the lessons turned over."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

MOMENT = sa.DateTime(timezone=True)


def _learner_id() -> sa.Column[int]:
    return sa.Column(
        "learner_id",
        sa.Integer,
        sa.ForeignKey("learners.id", ondelete="CASCADE"),
        primary_key=True,
    )


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "exam_answers",
        _learner_id(),
        sa.Column("exam", sa.String(80), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("step", sa.String(80), primary_key=True),
        sa.Column("answer", sa.String(200), nullable=False),
        sa.Column("given", MOMENT, nullable=False),
    )
    op.create_table(
        "known_lessons",
        _learner_id(),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("since", MOMENT, nullable=False),
    )


def downgrade() -> None:
    """Drops the tables."""
    for table in ("known_lessons", "exam_answers"):
        op.drop_table(table)
