"""Makes the first tables: learners, progress, lesson_states, hands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)


def _learner_id(primary_key: bool) -> sa.Column[int]:
    return sa.Column(
        "learner_id",
        sa.Integer,
        sa.ForeignKey("learners.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "learners",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "progress",
        _learner_id(primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("step", sa.String(80), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("clean", sa.Boolean, nullable=False),
        sa.Column("solved_at", MOMENT),
    )
    op.create_table(
        "lesson_states",
        _learner_id(primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("step", sa.String(80), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )
    op.create_table(
        "hands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("public_id", sa.String(22), nullable=False, unique=True),
        _learner_id(primary_key=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )
    op.create_index("ix_hands_learner_id_id", "hands", ["learner_id", "id"])


def downgrade() -> None:
    """Drops the tables."""
    for table in ("hands", "lesson_states", "progress", "learners"):
        op.drop_table(table)
