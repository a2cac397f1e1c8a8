"""How the tables came to be: one revision a file in `versions`, run by Alembic at every start.

A new revision is a new file beside the last one with `down_revision` set to it; a test compares
the outcome with the models, on SQLite and on PostgreSQL.
"""
