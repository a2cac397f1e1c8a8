"""Makes the tables of grades and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "grades",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("public_id", sa.String(22), nullable=False, unique=True),
        sa.Column(
            "learner_id",
            sa.Integer,
            sa.ForeignKey("learners.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("source", sa.String(80)),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
        sa.UniqueConstraint("learner_id", "source", name="uq_reviews_learner_id_source"),
    )
    op.create_index("ix_reviews_learner_id_id", "reviews", ["learner_id", "id"])


def downgrade() -> None:
    """Drops the tables."""
    for table in ("reviews", "grades"):
        op.drop_table(table)
