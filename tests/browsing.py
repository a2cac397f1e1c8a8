"""What browser tests share: Chromium's arguments, a watch over a context, axe.

Tests drive a page through the fixtures `page` and `new_page`; nothing here waits for time to pass.
"""

from __future__ import annotations

import shutil
from functools import cache
from typing import Any
from urllib.parse import urlsplit

CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
PARTS_OF_A_PAGE = ("stylesheet", "script", "image", "font")


def find_chromium() -> str | None:
    """Returns the path of a Chromium of this machine; None where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found:
            return found
    return None


class Watch:
    """Notes what must never happen on a page, whatever a test looks at.

    A script's error, a message of the browser on its console (a breach of the content policy is
    one), a part of a page that fails to load, a server's error, a request to another host.
    """

    def __init__(self, context: Any, base_url: str) -> None:
        self.context = context
        self.problems: list[str] = []
        self._host = urlsplit(base_url).netloc
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.problems.append(f"script: {error.error}"))

    def _request(self, request: Any) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self._host:
            self.problems.append(f"a request to another host: {request.url}")

    def _response(self, response: Any) -> None:
        broken = response.status >= 400 and response.request.resource_type in PARTS_OF_A_PAGE
        if response.status >= 500 or broken:
            self.problems.append(f"status {response.status}: {response.url}")

    def _console(self, message: Any) -> None:
        # A refused form (4xx) is written to the console too, and so is a question that htmx gave up
        # because the page was left: neither is an error of the page.
        given_up = message.text in ("htmx:sendAbort", "htmx:afterRequest")
        if message.type == "error" and not given_up and "Failed to load" not in message.text:
            self.problems.append(f"console: {message.text}")


@cache
def _axe() -> Any:
    from axe_playwright_python.sync_playwright import Axe

    return Axe()


def axe_violations(page: Any) -> list[str]:
    """Returns what violates WCAG 2.2 AA on a page: the rule, the element, what is wrong."""
    options = {"runOnly": {"type": "tag", "values": list(WCAG)}}
    response = _axe().run(page, options=options).response
    return [
        f"{violation['id']}: {node['html'][:200]}: {node['failureSummary']}"
        for violation in response["violations"]
        for node in violation["nodes"]
    ]


def tab_to(page: Any, selector: str) -> None:
    """Presses Tab until the focus is on an element, which may still be on its way."""
    page.wait_for_selector(selector, state="attached")
    for _ in range(150):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")
