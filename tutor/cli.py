"""The command line, ``shengji-tutor``: serve, judge, lint.

Each command reads its options, calls one function of another module and turns what went wrong into
one line and an exit status. What it needs is imported when it runs, so that `judge` in a pipe does
not wait for the web packages. Texts are in English here; pages speak the visitor's language.
"""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from tutor.config import SETTINGS, Config, ConfigError, load
from tutor.paths import MissingFiles, lessons

SERVER_THREADS = 8
BACKLOG = 1024
LARGEST_REQUEST = 2**20  # bytes; the longest form of ours is a hundred times smaller


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="shengji-tutor")
def main() -> None:
    """An interactive tutor for Shengji, the Chinese card game of levels and trumps."""


def settings_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds an option for every setting that has one; values arrive as text or None."""
    for each in reversed(SETTINGS):
        if each.option:
            shown = f"{each.help} [env: {each.variable}]"
            metavar = {"port": "PORT", "data": "FILE"}.get(each.name, "ADDRESS")
            command = click.option(each.option, each.name, metavar=metavar, help=shown)(command)
    return command


@main.command()
@settings_options
def serve(**given: str | None) -> None:
    """Serve the tutor to browsers."""
    try:
        config = load(given)
        listener = listen(config.host, config.port)
    except ConfigError as error:
        raise click.ClickException(str(error)) from error
    with listener:
        serve_on(listener, config)


def listen(host: str, port: int) -> socket.socket:
    """Returns a listening socket; who connects early waits until the program is ready.

    Raises ConfigError, with what to do, where the address cannot be had.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise ConfigError(f"--host: {host!r} is no address of this machine: {error}") from error
    listener = socket.socket(family, kind, protocol)
    if sys.platform != "win32":  # there it would let two servers share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise ConfigError(_why_not_bound(error, host, port)) from error
    return listener


def _why_not_bound(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken, perhaps by a tutor that is running already; "
            f"choose another with --port, for example --port {port % 65535 + 1}"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is not allowed to you; choose one above 1023 with --port"
    return f"cannot listen on {host} port {port}: {error.strerror or error}"


def serve_on(listener: socket.socket, config: Config) -> None:
    """Serves on a listening socket until it is interrupted, and says where."""
    from waitress.server import create_server

    from tutor.app import create_app
    from tutor.course.problems import CourseError
    from tutor.store import StoreError

    try:
        app = create_app(config)
    except (StoreError, MissingFiles) as error:
        raise click.ClickException(str(error)) from error
    except CourseError as error:
        raise click.ClickException(f"the lessons cannot be used:\n{error}") from error
    server = create_server(
        app,
        sockets=[listener],
        threads=SERVER_THREADS,
        backlog=BACKLOG,
        max_request_body_size=LARGEST_REQUEST,
        ident=None,
    )
    click.echo(f"The tutor is at {address_of(listener)} (Ctrl+C stops it)")
    server.run()


def address_of(listener: socket.socket) -> str:
    """Returns the address to type into a browser for a listening socket."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


@main.command()
def judge() -> None:
    """Answer questions about positions: one JSON object a line in, one a line out.

    Exits with 0 when every line was answered, with 1 when one was an error.
    """
    from tutor.judge import answer_line

    failed = False
    output = sys.stdout.buffer
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        answer = answer_line(line.rstrip(b"\r\n"))
        failed = failed or _is_error(answer)
        output.write(answer.encode() + b"\n")
        output.flush()
    sys.exit(1 if failed else 0)


def _is_error(answer: str) -> bool:
    import json

    return "error" in json.loads(answer)


@main.command()
@click.option("--complete", is_flag=True, help="Refuse places of the course that come later.")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def lint(complete: bool, folder: Path | None) -> None:
    """Check the lessons in FOLDER (by default the tutor's own), all problems at once.

    Prints FILE:LINE:COLUMN: what is wrong. Exits with 1 when there was anything.
    """
    from tutor.course.lint import lint as check

    try:
        root = folder or lessons()
    except MissingFiles as error:
        raise click.ClickException(str(error)) from error
    if not root.is_dir():
        raise click.ClickException(f"expected a folder with lessons, {str(root)!r} is none")
    problems = check(root, complete=complete)
    for problem in problems:
        click.echo(problem)
    if problems:
        click.echo(f"{len(problems)} problem{'s' * (len(problems) > 1)} in {root}", err=True)
        sys.exit(1)
    click.echo(f"the lessons in {root} are in order", err=True)
