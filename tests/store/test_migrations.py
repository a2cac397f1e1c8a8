"""The tables are made and changed at the start, once, whoever starts at the same moment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import NullPool, create_engine, inspect, text

from tutor.store import Store, StoreError, database
from tutor.store.database import MIGRATIONS, parse_url
from tutor.store.models import Base

TABLES = {
    "alembic_version",
    "exam_answers",
    "grades",
    "hands",
    "known_lessons",
    "learners",
    "lesson_states",
    "progress",
    "reviews",
}


def tables(url: str) -> set[str]:
    engine = create_engine(parse_url(url), poolclass=NullPool)
    with engine.connect() as connection:
        return set(inspect(connection).get_table_names())


def test_an_empty_database_gets_its_tables(database_url: str) -> None:
    Store(database_url).close()
    assert tables(database_url) == TABLES
    Store(database_url).close()


def test_the_revisions_build_what_the_models_say(database_url: str) -> None:
    Store(database_url).close()
    engine = create_engine(parse_url(database_url), poolclass=NullPool)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_the_revisions_form_one_line() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1


BROKEN = '''"""Fails half-way."""
from alembic import op
import sqlalchemy as sa

revision = "0001"
down_revision = None


def upgrade():
    op.create_table("first", sa.Column("id", sa.Integer))
    op.execute("INSERT INTO nowhere VALUES (1)")
'''


def test_a_migration_that_fails_leaves_nothing_behind(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "versions").mkdir()
    (tmp_path / "versions" / "broken.py").write_text(BROKEN)
    (tmp_path / "env.py").write_text((MIGRATIONS / "env.py").read_text())
    monkeypatch.setattr(database, "MIGRATIONS", tmp_path)
    with pytest.raises(StoreError, match="nowhere"):
        Store(database_url)
    assert tables(database_url) == set()
    monkeypatch.undo()
    Store(database_url).close()
    assert tables(database_url) == TABLES


def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    Store(database_url).close()
    engine = create_engine(parse_url(database_url), poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version of this program"):
        Store(database_url)


def test_what_was_stored_before_reviews_existed_is_there_after_them(database_url: str) -> None:
    first = Store(database_url)
    learner, token = first.new_learner({"language": "ru"})
    hand = first.new_hand(learner.id, {"log": ["draw 25"]})
    first.close()
    engine = create_engine(parse_url(database_url), poolclass=NullPool)
    with engine.begin() as connection:
        for table in ("known_lessons", "exam_answers", "reviews", "grades"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    again = Store(database_url)
    assert tables(database_url) == TABLES
    assert again.learner(token) == learner
    assert again.hands(learner.id) == [hand]
    again.save_grade("k", {"loss": 1.5})
    assert again.grade("k") == {"loss": 1.5}
    again.close()


def test_progress_from_before_the_tests_is_there_after_them(database_url: str) -> None:
    first = Store(database_url)
    learner, _ = first.new_learner()
    first.mark_step(learner.id, "pairs", "one", tries=2, solved=True)
    progress = first.progress(learner.id)
    first.close()
    engine = create_engine(parse_url(database_url), poolclass=NullPool)
    with engine.begin() as connection:
        for table in ("known_lessons", "exam_answers"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    again = Store(database_url)
    assert tables(database_url) == TABLES
    assert again.progress(learner.id) == progress
    again.mark_known(learner.id, ["pairs"])
    assert again.known_lessons(learner.id) == {"pairs"}
    again.close()


OPEN = """
import sys
from tutor.store import Store
sys.stdin.readline()
store = Store(sys.argv[1])
learner, token = store.new_learner({})
store.new_hand(learner.id, {})
store.close()
print(token)
"""


def test_processes_that_start_at_once_make_the_tables_once(database_url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, database_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "error"},
        )
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    tokens = []
    for process in processes:
        output, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors
        tokens.append(output.strip())
    store = Store(database_url)
    assert all(store.learner(token) for token in tokens)
    store.close()
    assert tables(database_url) == TABLES
