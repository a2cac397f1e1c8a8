"""The settings of a running server: where they come from, what each means, and its secret key.

A setting is given on the command line or in the environment, the command line first. `SETTINGS`
lists them all, and a test holds the README against it. What a *visitor* may set (language,
colours, comments) is kept by `tutor.store`, not here.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tutor import paths


class ConfigError(ValueError):
    """A setting that cannot be used; the message says which, what was expected, what came."""


@dataclass(frozen=True)
class Setting:
    """One setting: its name, its option ("" for none), its variable and what it means."""

    name: str
    option: str
    variable: str
    default: str
    help: str


SETTINGS = (
    Setting(
        "host", "--host", "SHENGJI_HOST", "127.0.0.1",
        "Address to listen on; 0.0.0.0 lets other machines in.",
    ),
    Setting(
        "port", "--port", "SHENGJI_PORT", "8000",
        "Port to listen on; 0 takes a free one.",
    ),
    Setting(
        "data", "--data", "SHENGJI_DATA", "",
        "SQLite file with learners, progress and hands, made at the first start.",
    ),
    Setting(
        "database_url", "", "DATABASE_URL", "",
        "PostgreSQL database to use in place of the SQLite file.",
    ),
    Setting(
        "secret_key", "", "SHENGJI_SECRET_KEY", "",
        "Key that signs cookies, 32 characters or more; by default a random one kept beside the "
        "SQLite file. Several machines behind one balancer need the same.",
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Config:
    """Everything that the program needs to know to serve; `load` makes one.

    `database_url` is never empty: without DATABASE_URL it names the file `data`.
    """

    host: str
    port: int
    data: Path
    database_url: str
    secret_key: str


def load(
    given: Mapping[str, str | None] | None = None, environ: Mapping[str, str] = os.environ
) -> Config:
    """Returns the settings that are given by name, else in the environment, else the defaults.

    Makes the default data folder and the secret key where they are missing and needed. Raises
    ConfigError.
    """
    values, origin = {}, {}
    for each in SETTINGS:
        from_option = (given or {}).get(each.name)
        values[each.name] = from_option or environ.get(each.variable) or each.default
        origin[each.name] = each.option if from_option else each.variable
        if "\0" in values[each.name]:
            raise ConfigError(f"{origin[each.name]}: expected text without NUL characters")
    port = _port(values["port"], origin["port"])
    url, key = values["database_url"], values["secret_key"]
    if values["data"]:
        data = Path(values["data"]).expanduser().absolute()
    else:
        data = paths.data_folder(environ).absolute() / "tutor.sqlite3"
    if not (url and key):
        _check_place(data, origin["data"] if values["data"] else "")
    if 0 < len(key) < 32:
        raise ConfigError(f"{origin['secret_key']}: expected 32 characters or more, got {len(key)}")
    return Config(
        host=values["host"],
        port=port,
        data=data,
        database_url=url or f"sqlite:///{data}",
        secret_key=key or _kept_key(data),
    )


def _port(text: str, where: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= 65535):
        raise ConfigError(f"{where}: expected a port from 0 to 65535, got {text!r}")
    return int(text)


def _check_place(data: Path, where: str) -> None:
    """Refuses a database file that cannot be; the default folder (no `where`) is made."""
    try:
        if not where:
            data.parent.mkdir(parents=True, exist_ok=True)
        elif not data.parent.is_dir():
            raise ConfigError(f"{where}: the folder {data.parent} does not exist")
        if data.is_dir():
            raise ConfigError(f"{where or 'data'}: expected a file, but {data} is a folder")
    except OSError as error:
        raise ConfigError(
            f"{where or 'data'}: cannot keep a database in {data.parent}: {error.strerror}; "
            "name a file elsewhere with --data FILE"
        ) from error


def _kept_key(data: Path) -> str:
    """Returns the key in the file beside the database, which is made at the first start.

    Processes that start at once agree on one key: it is written in full under another name first,
    and a link is made only where none is.
    """
    kept = data.with_name(data.name + ".key")
    try:
        if not kept.exists():
            with tempfile.NamedTemporaryFile(dir=kept.parent, prefix=kept.name) as new:
                new.write(secrets.token_hex(32).encode())
                new.flush()
                with contextlib.suppress(FileExistsError):
                    os.link(new.name, kept)
        key = kept.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise ConfigError(f"cannot keep the secret key in {kept}: {reason}") from error
    if len(key) < 32:
        raise ConfigError(f"the secret key in {kept} is damaged; delete the file for a new one")
    return key
