"""Calls that are made at the same moment."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any


def at_once(count: int, action: Callable[[], Any]) -> list[Any]:
    """Calls an action in so many threads, all at the same moment; returns what each returned."""
    ready = threading.Barrier(count)
    results: list[Any] = []
    failures: list[BaseException] = []

    def run() -> None:
        ready.wait()
        try:
            results.append(action())
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results
