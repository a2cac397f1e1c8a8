"""Starts the program for tests: in a thread of this process, or as a command of its own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from werkzeug.serving import BaseWSGIServer, make_server

from tutor.config import Config

ADDRESS = "The tutor is at "


@dataclass(frozen=True)
class LiveServer:
    """A running server: its address without a slash at the end, its app and its settings."""

    url: str
    app: Any
    config: Config


def make_config(folder: Path) -> Config:
    """Returns settings whose database lies in a folder."""
    data = folder / "tutor.sqlite3"
    return Config(
        host="127.0.0.1",
        port=0,
        data=data,
        database_url=f"sqlite:///{data}",
        secret_key="only for tests " * 3,
    )


@contextmanager
def in_thread(server: BaseWSGIServer) -> Iterator[str]:
    """Serves in a thread; yields the address without a slash at the end."""
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def start_server(config: Config) -> Iterator[LiveServer]:
    """Serves in a thread on a free port; the same settings again make a restarted server."""
    from tutor.app import create_app

    app = create_app(config)
    with in_thread(make_server("127.0.0.1", 0, app, threaded=True)) as url:
        yield LiveServer(url, app, config)
    app.extensions["store"].close()


@contextmanager
def run_server(command: Sequence[str | Path], **options: Any) -> Iterator[str]:
    """Runs a command that serves and yields the address that it prints, without the last slash.

    What the server wrote to standard error is added to the error of a test that fails meanwhile.
    """
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            list(command), stdout=subprocess.PIPE, stderr=errors, text=True, **options
        )
        try:
            assert process.stdout
            line = process.stdout.readline()
            assert line.startswith(ADDRESS), f"expected an address, got {line!r}"
            yield line.removeprefix(ADDRESS).split()[0].rstrip("/")
        except BaseException as error:
            errors.seek(0)
            error.add_note(errors.read())
            raise
        finally:
            process.terminate()
            process.communicate(timeout=20)


PROGRAM = (sys.executable, "-P", "-m", "tutor")
