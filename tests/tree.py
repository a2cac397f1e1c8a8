"""The project's own files, for tests that read the house itself."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {"__pycache__", "build", "data", "dist"}


@cache
def project_files(*parts: str) -> tuple[Path, ...]:
    """Returns the files below some folders, or all: what Git tracks or would track.

    Without Git (an unpacked archive) what lies in hidden folders and caches is left out.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *parts],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    if (ROOT / ".git").exists() and listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        starts = [ROOT / part for part in parts or (".",)]
        found = [path for start in starts for path in (start, *start.rglob("*")) if _is_ours(path)]
    return tuple(sorted({path for path in found if path.is_file()}))


def _is_ours(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    first = parts[0] if parts else ""
    return not (first in NOT_OURS or first.startswith(".") or "__pycache__" in parts)


def name_of(path: Path) -> str:
    """Returns a file's place in the project."""
    return path.relative_to(ROOT).as_posix()
