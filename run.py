#!/usr/bin/env python3
"""Starts and tests the tutor on a machine that has nothing but Python: standard library only.

    python3 run.py [--host ADDRESS] [--port PORT] [--data FILE]     serve, and print the address
    python3 run.py test [pytest's arguments]                        check and test everything
    python3 run.py COMMAND ...                                      the program's other commands

Makes the environment .venv beside this file, installs the tutor into it when pyproject.toml is
not what it was, and hands over to the program (`tutor.cli`). All that this file has to say itself
goes to standard error; standard output belongs to the command.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
STAMP = VENV / "installed.txt"
NEEDED = (3, 11)


def main(arguments: list[str]) -> int:
    """Runs what the arguments ask for and returns the exit status."""
    if sys.version_info < NEEDED:
        return fail(
            f"Python {NEEDED[0]}.{NEEDED[1]} or newer is needed, this is {sys.version.split()[0]}.",
            "Start run.py with a newer one, for example: python3.12 run.py",
        )
    if arguments[:1] in (["-h"], ["--help"]):
        say((__doc__ or "").partition("\n\n")[2].partition("\n\n")[0])
        return 0
    wanted = "test" if arguments[:1] == ["test"] else ""
    if not is_installed(wanted):
        problem = install(wanted)
        if problem:
            return problem
    if wanted:
        return test(arguments[1:])
    if not arguments or arguments[0].startswith("-"):
        arguments = ["serve", *arguments]
    return hand_over([str(PYTHON), "-P", "-m", "tutor", *arguments])


def say(*lines: str) -> None:
    """Prints to standard error."""
    print(*lines, sep="\n", file=sys.stderr, flush=True)


def fail(*lines: str) -> int:
    """Prints to standard error and returns the exit status for it."""
    say(*lines)
    return 1


def stamp() -> str:
    """Returns what an installation depends on: the project file, the place, the Python."""
    told = hashlib.sha256((ROOT / "pyproject.toml").read_bytes())
    told.update(f"{ROOT}\n{sys.version}".encode())
    return told.hexdigest()


def is_installed(extra: str) -> bool:
    """Returns whether .venv holds the project as it is, with the extra if one is named."""
    try:
        was, *extras = STAMP.read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return False
    return PYTHON.exists() and was == stamp() and (not extra or extra in extras)


def install(extra: str) -> int:
    """Makes .venv where needed, installs the project into it; returns 0, or 1 after saying why."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        return fail(
            "This Python cannot make virtual environments: its packages venv and ensurepip are",
            "missing. On Debian and Ubuntu: sudo apt-get install python3-venv",
            f"(or python{version}-venv). Then run this again.",
        )
    say("Installing what the tutor needs into .venv (once, and when pyproject.toml changes) ...")
    STAMP.unlink(missing_ok=True)
    make = [sys.executable, "-m", "venv", *([] if PYTHON.exists() else ["--clear"]), str(VENV)]
    if call(make):
        return fail(f"Could not make {VENV}: the lines above say why.")
    project = f"{ROOT}[{extra}]" if extra else str(ROOT)
    options = ["--quiet", "--disable-pip-version-check", "--no-input"]
    if call([str(PYTHON), "-m", "pip", "install", *options, "--editable", project]):
        return fail(
            "Could not install: the lines above say why. A network connection is needed the first",
            "time. Nothing is broken; run this again.",
        )
    STAMP.write_text(f"{stamp()} {extra}\n", encoding="ascii")
    return 0


def call(command: list[str]) -> int:
    """Runs a command whose output goes to standard error; returns its exit status."""
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode


def test(arguments: list[str]) -> int:
    """Runs every check, also after one has failed, and returns 1 if any did."""
    if not arguments and (os.cpu_count() or 1) > 1:
        # One more than two cores: browser tests wait more than they reckon.
        arguments = ["-n", "3", "--dist", "worksteal"]
    lint_imports = "from importlinter.cli import lint_imports_command as run; run()"
    checks = {
        "ruff check": ["-m", "ruff", "check"],
        "ruff format": ["-m", "ruff", "format", "--check"],
        "mypy": ["-m", "mypy"],
        "import contracts": ["-c", lint_imports],
        "lessons": ["-m", "tutor", "lint"],
        "pytest": ["-m", "pytest", *arguments],
    }
    failed = []
    for name, command in checks.items():
        say(f"== {name}")
        if subprocess.run([str(PYTHON), *command], cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        return fail(f"== failed: {', '.join(failed)}")
    say("== all passed")
    return 0


def hand_over(command: list[str]) -> int:
    """Becomes the program, so that signals reach it; returns its exit status where it cannot."""
    if not WINDOWS:  # there exec would return to the prompt at once
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
