"""Starting: run.py from nothing but Python, the program's command line, kind refusals."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.serving import PROGRAM, run_server
from tests.tree import ROOT


def outcome(*arguments: str | Path, **environ: str) -> tuple[int, str, str]:
    """Runs the program; returns its exit status, standard output and standard error."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environ},
    )
    return done.returncode, done.stdout, done.stderr


# run.py


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """run.py as a module, in a checkout of its own that has no environment yet."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    bin_ = tmp_path / ".venv" / module.BIN.name
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", bin_ / module.PYTHON.name)
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / module.STAMP.name)
    return module


@pytest.fixture
def calls(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that run.py would run; making an environment makes an empty one."""
    made: list[list[str]] = []

    def call(command: list[str]) -> int:
        made.append(command)
        run.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        run.PYTHON.touch()
        return 0

    def hand_over(command: list[str]) -> int:
        made.append(command)
        return 0

    monkeypatch.setattr(run, "call", call)
    monkeypatch.setattr(run, "hand_over", hand_over)
    return made


@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        ([], ["serve"]),
        (["--port", "8001"], ["serve", "--port", "8001"]),
        (["serve", "--port", "8001"], ["serve", "--port", "8001"]),
        (["judge"], ["judge"]),
        (["lint", "--complete"], ["lint", "--complete"]),
        (["nonsense", "x"], ["nonsense", "x"]),
    ],
)
def test_run_passes_every_other_command_on(
    run: ModuleType, calls: list[list[str]], given: list[str], passed_on: list[str]
) -> None:
    assert run.main(given) == 0
    assert calls[-1] == [str(run.PYTHON), "-P", "-m", "tutor", *passed_on]


def test_run_installs_once_and_again_when_the_project_changes(
    run: ModuleType, calls: list[list[str]]
) -> None:
    def installed(*arguments: str) -> bool:
        calls.clear()
        run.main(list(arguments))
        return any("pip" in command for command in calls)

    assert installed("judge")
    assert not installed("judge")
    (run.ROOT / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert installed("judge")
    assert not installed("judge")
    run.PYTHON.unlink()
    assert installed("judge")
    run.STAMP.write_text("nonsense")
    assert installed("judge")


def test_run_test_installs_the_extra_and_serving_needs_no_less(
    run: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "test", lambda arguments: len(arguments))
    assert run.main(["judge"]) == 0
    calls.clear()
    assert run.main(["test", "-k", "pairs"]) == 2
    assert calls[-1][-1] == f"{run.ROOT}[test]"
    calls.clear()
    assert run.main(["test"]) == 0
    run.main(["judge"])
    assert [command[-1] for command in calls] == ["judge"]


@pytest.mark.parametrize("failing", ["venv", "pip"])
def test_an_installation_that_failed_is_tried_again(
    run: ModuleType,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    failing: str,
) -> None:
    call = run.call
    monkeypatch.setattr(run, "call", lambda command: 1 if failing in command else call(command))
    assert run.main(["judge"]) == 1
    output, errors = capfd.readouterr()
    assert "Could not" in errors
    assert output == ""
    monkeypatch.setattr(run, "call", call)
    assert run.main(["judge"]) == 0


def test_where_venv_is_missing_run_says_what_to_install(
    run: ModuleType,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find(name)
    )
    assert run.main([]) == 1
    assert calls == []
    assert "apt-get install python3-venv" in capfd.readouterr().err


def test_an_old_python_is_told_so(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "NEEDED", (4, 0))
    assert run.main([]) == 1
    assert "Python 4.0 or newer is needed" in capfd.readouterr().err


def test_run_tests_goes_on_after_a_failure_and_names_it(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []

    def check(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command[1:])
        return subprocess.CompletedProcess(command, returncode=int("mypy" in command))

    monkeypatch.setattr(subprocess, "run", check)
    assert run.test(["-k", "pairs"]) == 1
    assert ran[-1] == ["-m", "pytest", "-k", "pairs"]
    assert ["-m", "tutor", "lint"] in ran
    output, errors = capfd.readouterr()
    assert errors.endswith("== failed: mypy\n")
    assert output == ""


def test_run_help_needs_no_installation(
    run: ModuleType, calls: list[list[str]], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["--help"]) == 0
    assert calls == []
    assert "python3 run.py test" in capfd.readouterr().err


def test_run_itself_serves_a_page(tmp_path: Path) -> None:
    stamp = ROOT / ".venv" / "installed.txt"
    if not stamp.exists():
        pytest.skip("run.py has not installed this checkout; python3 run.py test does")
    command = [sys.executable, ROOT / "run.py", "--port", "0", "--data", "tutor.sqlite3"]
    with run_server(command, cwd=tmp_path) as url, urllib.request.urlopen(url) as answer:
        assert answer.status == 200
    assert (tmp_path / "tutor.sqlite3").exists()


# serve


def test_serve_prints_an_address_that_answers_and_stops_when_told(tmp_path: Path) -> None:
    data = tmp_path / "tutor.sqlite3"
    command = [*PROGRAM, "serve", "--port", "0", "--data", data]
    with run_server(command) as url, urllib.request.urlopen(url) as answer:
        assert answer.status == 200
        assert "Server" not in answer.headers
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert "Traceback" not in errors


def test_a_port_in_use_is_refused_with_the_next_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, output, errors = outcome(
            "serve", "--port", str(port), "--data", tmp_path / "a.sqlite3"
        )
    assert (status, output) == (1, "")
    assert f"port {port} is taken" in errors
    assert f"--port {port + 1}" in errors


def refused(*arguments: str | Path, **environ: str) -> str:
    """Returns the one line with which the program refuses to serve."""
    status, output, errors = outcome("serve", "--port", "0", *arguments, **environ)
    assert (status, output) == (1, "")
    assert len(errors.splitlines()) == 1, errors
    return errors


def no_database(folder: Path) -> Path:
    (folder / "letter.txt").write_text("Dear reader, " * 500)
    return folder / "letter.txt"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (lambda folder: folder, "is a folder"),
        (lambda folder: folder / "nowhere" / "a.sqlite3", "does not exist"),
        (no_database, "file is not a database"),
    ],
)
def test_a_database_file_that_cannot_be_is_refused_in_a_line(
    tmp_path: Path, data: Callable[[Path], Path], reason: str
) -> None:
    assert reason in refused("--data", data(tmp_path))


def test_an_address_of_another_machine_is_refused_in_a_line(tmp_path: Path) -> None:
    errors = refused("--data", tmp_path / "a.sqlite3", "--host", "192.0.2.1")
    assert "cannot listen on 192.0.2.1" in errors
    errors = refused("--data", tmp_path / "a.sqlite3", "--host", "no such host")
    assert "--host: 'no such host' is no address of this machine" in errors


def test_a_bad_database_url_is_refused_in_a_line(tmp_path: Path) -> None:
    data = tmp_path / "a.sqlite3"
    assert "expected" in refused("--data", data, DATABASE_URL="mysql://localhost/tutor")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"postgresql://anna:geheim@127.0.0.1:{port}/tutor"
    errors = refused("--data", data, DATABASE_URL=url)
    assert "geheim" not in errors
    assert "refused" in errors


# judge and lint

ORDER = {"kind": "order", "rules": "kawu", "level": "2", "trump": "H", "cards": ["S3", "SA"]}


def test_judge_answers_each_line_before_it_reads_the_next() -> None:
    with subprocess.Popen([*PROGRAM, "judge"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as it:
        assert it.stdin
        assert it.stdout
        for number in range(3):
            it.stdin.write(json.dumps({**ORDER, "id": number}).encode() + b"\n")
            it.stdin.flush()
            assert json.loads(it.stdout.readline()) == {"id": number, "order": [["SA"], ["S3"]]}
        it.stdin.close()
        assert it.stdout.read() == b""
        assert it.wait(timeout=20) == 0


def test_judge_goes_on_after_a_bad_line_and_exits_with_1() -> None:
    lines = [b"nonsense", b"", b"  ", b"\xff\xfe", b"[]", json.dumps({**ORDER, "id": "ä"}).encode()]
    done = subprocess.run(
        [*PROGRAM, "judge"], input=b"\r\n".join(lines), capture_output=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [None, None, None, "ä"]
    assert ["error" in answer for answer in answers] == [True, True, True, False]


def test_lint_names_file_line_and_column_and_exits_with_1(tmp_path: Path) -> None:
    (tmp_path / "course.yaml").write_text("format: 1\nplaces: [\n")
    status, output, errors = outcome("lint", tmp_path)
    assert status == 1
    assert "course.yaml:" in output
    assert "Traceback" not in errors


def test_lint_of_no_folder_is_refused_in_a_line(tmp_path: Path) -> None:
    status, output, errors = outcome("lint", tmp_path / "nowhere")
    assert (status, output) == (1, "")
    assert "expected a folder with lessons" in errors


def test_an_unknown_command_is_refused() -> None:
    status, output, errors = outcome("nonsense")
    assert (status, output) == (2, "")
    assert "No such command 'nonsense'" in errors
