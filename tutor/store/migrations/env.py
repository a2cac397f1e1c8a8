"""Runs the revisions on the connection, and in the transaction, of `tutor.store.database.migrate`.

Alembic loads this file by its path; nothing imports it.
"""

from alembic import context

from tutor.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
