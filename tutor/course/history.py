"""What an English text was when a translation was made of it: looked up in the checkout's history.

A translation keeps only a hash of the text it was made from. Where the lessons lie in a Git
checkout the text itself can be found again, and so what has changed since.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

from tutor.course.prose import Prose, digest, parse_prose

MOST_VERSIONS = 200


def earlier(path: Path, of: str) -> str | None:
    """Returns the text of a file that had this hash; None where no history tells it."""
    for commit in _git(path, "log", f"--max-count={MOST_VERSIONS}", "--format=%H", "--", path.name):
        text = "\n".join(_git(path, "show", f"{commit}:./{path.name}"))
        if digest(text) == of:
            return text
    return None


def _git(path: Path, *arguments: str) -> list[str]:
    """Returns the lines that Git prints; none where it is not there or has nothing to say."""
    command = ["git", "-C", str(path.parent), *arguments]
    try:
        asked = subprocess.run(command, capture_output=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return []
    return asked.stdout.decode("utf-8", "replace").splitlines()


def changes(before: str, now: Prose) -> Iterator[tuple[str, str]]:
    """Yields what has changed in an English text since it was translated: the place, and how."""
    old, _ = parse_prose(before, now.file, now.lang)
    if old is None:
        return
    for name in ("title", "summary"):
        if getattr(old, name) != getattr(now, name):
            yield name, "has changed"
    for step in old.steps:
        if step not in now.steps:
            yield step, "is gone"
    for step, words in now.steps.items():
        if step not in old.steps:
            yield step, "is new"
            continue
        was = old.steps[step]
        if was.title != words.title:
            yield step, "has another title"
        texts, now_texts = was.by_section, words.by_section
        for key in [*now_texts, *(key for key in texts if key not in now_texts)]:
            if texts.get(key) != now_texts.get(key):
                how = "is new" if key not in texts else "is gone" if key not in now_texts else ""
                yield f"{step}: {key}", how or "has changed"
