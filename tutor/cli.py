"""The command line, ``shengji-tutor``: serve, judge, lint.

Each command reads its options, calls one function of another module and turns what went wrong into
one line and an exit status. What it needs is imported when it runs, so that `judge` in a pipe does
not wait for the web packages. Texts are in English here; pages speak the visitor's language.
"""

from __future__ import annotations

import errno
import re
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
@click.option("--translation", "language", metavar="CODE", help="List what a language lacks.")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def lint(complete: bool, language: str | None, folder: Path | None) -> None:
    """Check the lessons in FOLDER (by default the tutor's own), all problems at once.

    Prints FILE:LINE:COLUMN: what is wrong. Exits with 1 when there was anything. With
    --translation it prints what is to be done for that language instead, which need not exist yet.
    """
    from tutor.course.lint import lint as check

    try:
        root = folder or lessons()
    except MissingFiles as error:
        raise click.ClickException(str(error)) from error
    if not root.is_dir():
        raise click.ClickException(f"expected a folder with lessons, {str(root)!r} is none")
    if language is not None:
        _list_work(root, language)
        return
    problems = check(root, complete=complete)
    for problem in problems:
        click.echo(problem)
    if problems:
        click.echo(f"{len(problems)} problem{'s' * (len(problems) > 1)} in {root}", err=True)
        sys.exit(1)
    click.echo(f"the lessons in {root} are in order", err=True)


def _list_work(root: Path, language: str) -> None:
    from tutor.course.lint import LOCALES, read_shelf
    from tutor.course.todo import ENGLISH, todo

    if not re.fullmatch(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*", language):
        raise click.ClickException(f"expected the code of a language such as fr, got {language!r}")
    if language == ENGLISH:
        raise click.ClickException("English is what the other languages are held against")
    shelf, _ = read_shelf(root, complete=False, locales=LOCALES)
    tasks = todo(shelf, language)
    for number, task in enumerate(tasks, 1):
        click.echo(f"{number}. {task.title}: {task.texts}")
        for item in task.items:
            click.echo(f"   {item}")
    texts = sum(task.texts for task in tasks if task.sure)
    click.echo(f"{texts} text{'s' * (texts != 1)} to work on for {language}", err=True)
    sys.exit(1 if texts else 0)


@main.command()
@click.option("--worlds", default=1024, type=click.IntRange(2), help="Worlds of the search.")
@click.argument("names", nargs=-1, metavar="[LESSON[/STEP]]...")
def prove(worlds: int, names: tuple[str, ...]) -> None:
    """Search again what lessons call best, and print what belongs into those that say otherwise.

    Without names all lessons are searched. Exits with 1 when a step is not proven as it stands.
    """
    from tutor.course.loader import read_lesson
    from tutor.course.proving import searched_steps, shown_proof

    root, right, number = lessons(), True, 0
    for folder in sorted(path.parent for path in root.glob("*/lesson.yaml")):
        lesson = read_lesson(folder, root).lesson
        for step in searched_steps(lesson) if lesson else ():
            name = f"{folder.name}/{step.id}"
            if lesson and (not names or name in names or folder.name in names):
                holds, text = shown_proof(lesson, step, worlds)
                click.echo(f"{name}: {text}")
                right, number = right and holds, number + 1
    click.echo(f"{number} steps searched in {worlds} worlds each", err=True)
    sys.exit(0 if right else 1)


@main.command()
@click.option("--a", "first", default="club", metavar="PLAYER", help="The player measured.")
@click.option("--b", "second", default="random", metavar="PLAYER", help="Its opponent.")
@click.option("--deals", default=200, type=click.IntRange(1), help="Deals, each played twice.")
@click.option("--rules", "profile", default="dapai", type=click.Choice(["kawu", "dapai"]))
@click.option("--seed", default=1, type=int, help="Draws cards and levels.")
@click.option("--level", type=click.Choice([*"23456789TJQKA"]), help="Fixes the level.")
@click.option("--worlds", default=64, type=click.IntRange(2), help="Worlds a decision (expert).")
@click.option("--ms", type=float, help="Milliseconds a decision, in place of --worlds.")
@click.option("--processes", type=click.IntRange(1), help="By default one a core.")
@click.option("--record", type=click.Path(path_type=Path), help="Keeps the hands in a file.")
@click.option("--json", "as_json", is_flag=True, help="Prints the figures alone.")
def arena(
    first: str,
    second: str,
    deals: int,
    profile: str,
    seed: int,
    level: str | None,
    worlds: int,
    ms: float | None,
    processes: int | None,
    record: Path | None,
    as_json: bool,
) -> None:
    """Measure two computer players against each other, every deal played twice."""
    import json

    from engine.cards import Rank
    from engine.players import PLAYERS
    from engine.rules import PROFILES
    from tutor.arena import Contest, Tally, play

    names = (*PLAYERS, "expert")
    for name in (first, second):
        if name not in names:
            raise click.ClickException(f"expected a player {', '.join(names)}, got {name!r}")
    contest = Contest(
        first, second, deals, PROFILES[profile], seed, Rank(level) if level else None,
        worlds, ms, record is not None,
    )  # fmt: skip
    tally = Tally()
    outcomes = play(contest, processes)
    with click.progressbar(length=deals, file=sys.stderr, hidden=as_json) as bar:
        for outcome, records in outcomes:
            tally.add(outcome, records)
            bar.update(1)
    if record:
        record.write_text("\n".join(tally.records), encoding="utf-8")
    figures = tally.figures()
    if as_json:
        click.echo(json.dumps(figures))
        return
    ms_of = figures["cpu_ms"]
    click.echo(f"{first} against {second}, {deals} deals of {profile}, each played twice:")
    click.echo(f"points a hand  {figures['points']:+.2f} ± {figures['se']:.2f}")
    click.echo(f"levels a hand  {figures['levels']:+.3f} ± {figures['levels_se']:.3f}")
    click.echo(f"hands won      {figures['hands_won']} of {2 * deals}")
    click.echo(f"illegal plays  {figures['illegal']}")
    click.echo(
        f"CPU ms a decision of {first}: median {ms_of['median']}, "
        f"p95 {ms_of['p95']}, worst {ms_of['worst']}"
    )


@main.command()
@click.option("--positions", default=400, type=click.IntRange(1), help="Decisions measured.")
@click.option("--hands", default=1000, type=click.IntRange(1), help="Hands for each rate.")
def bench(positions: int, hands: int) -> None:
    """Measure the speed of the computer players; prints JSON (CPU time of one core)."""
    from tutor.bench import as_json
    from tutor.bench import bench as measure

    click.echo(as_json(measure(positions, hands)))


@main.command()
@click.option("--positions", default=96, type=click.IntRange(1), help="Decisions compared.")
@click.option("--worlds", default=64, type=click.IntRange(2), help="Worlds of a grade.")
@click.option(
    "--reference", default=4096, type=click.IntRange(2), help="Worlds it is held against."
)
@click.option("--seed", default=1, type=int, help="Draws the hands and the decisions.")
@click.option("--json", "as_json", is_flag=True, help="Prints the figures as JSON.")
def calibrate(positions: int, worlds: int, reference: int, seed: int, as_json: bool) -> None:
    """Measure how far the coach's grades can be trusted, against a search in many worlds."""
    import json

    from tutor.calibrate import Pair, as_table, compare, decisions, figures

    pairs: list[Pair] = []
    with click.progressbar(decisions(positions, seed), file=sys.stderr, hidden=as_json) as bar:
        for decision in bar:
            pairs += compare(decision, worlds, reference, seed)
    found = figures(pairs)
    click.echo(json.dumps(found) if as_json else as_table(found))
