"""A visitor at the practice table who has no script: reads the form and presses its buttons."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from engine.cards import Card, Seat
from tests.practice.playing import sensible
from tests.web.reading import unlinked
from tutor.practice import Session, Wait, waits_for


class Visitor:
    """Plays a match through the pages alone; `session` looks up what the server keeps of it."""

    def __init__(self, app: Any, language: str = "en") -> None:
        self.app = app
        self.client = app.test_client()
        self.headers = {"Accept-Language": language}
        self.page = ""
        self.status = 0
        self.url = ""

    def take(self, answer: Any) -> None:
        """Keeps an answer as the page that is looked at."""
        self.page, self.status = unlinked(answer.text), answer.status_code
        self.url = answer.request.path

    def get(self, path: str) -> None:
        """Opens a page."""
        self.take(self.client.get(path, headers=self.headers, follow_redirects=True))

    def start(self, **form: str) -> None:
        """Sets up a match."""
        self.take(
            self.client.post("/practice/", data=form, headers=self.headers, follow_redirects=True)
        )

    def press(self, deed: str, cards: tuple[Card, ...] = (), version: str | None = None) -> None:
        """Presses a button of the table's form, with cards chosen."""
        data = {"do": deed, "_version": version or self.version, "card": list(cards)}
        self.take(
            self.client.post(self.url, data=data, headers=self.headers, follow_redirects=True)
        )

    @property
    def match_id(self) -> str:
        """The match's id, as in its address."""
        return self.url.rsplit("/", 1)[-1]

    @property
    def version(self) -> str:
        """The version that the page was made of."""
        found = re.search(r'name="_version" value="(\d+)"', self.page)
        assert found, self.page[:500]
        return found[1]

    @property
    def primary(self) -> str:
        """The deed of the page's one main button; empty where it is a link."""
        found = re.search(r'<button class="btn primary[^"]*" name="do" value="(\w+)"', self.page)
        return found[1] if found else ""

    @property
    def offered(self) -> list[tuple[str, bool]]:
        """The cards in the hand's form, with whether each is chosen."""
        boxes = re.findall(
            r'<input type="checkbox" name="card" value="(\w\w)"( checked)?', self.page
        )
        return [(code, bool(checked)) for code, checked in boxes]

    @property
    def row(self) -> Any:
        """What the server keeps of the match."""
        store = self.app.extensions["store"]
        with self.app.app_context():
            return next(row for row in store.hands(1) if row.id == self.match_id)

    @property
    def session(self) -> Session:
        """The match as the server keeps it."""
        return Session.from_body(self.row.body)

    def lay(self, session: Session) -> None:
        """Puts another moment of a match onto the table and looks at it."""
        row, store = self.row, self.app.extensions["store"]
        with self.app.app_context():
            store.update_hand(row.id, row.version, session.to_body(), row.status)
        self.get(self.url)

    def text(self) -> str:
        """The page's words, without what is marked up or folded away."""
        main = self.page[self.page.index("<main") :]
        main = re.sub(r"<details.*?</details>", " ", main, flags=re.S)
        return " ".join(unescape(re.sub(r"<[^>]+>", " ", main)).split())

    def go_on(self) -> None:
        """Does one thing: what the main button says, with sensible cards where it needs some."""
        session = self.session
        if self.primary in ("on", "next"):
            self.press(self.primary)
            return
        cards = sensible(session)
        if waits_for(session) is Wait.DECLARE and not cards:
            self.press("pass")
        else:
            self.press(self.primary, cards)

    def play_hand(self) -> None:
        """Goes on to the result of the hand."""
        for _ in range(400):
            if waits_for(self.session) is Wait.RESULT:
                return
            self.go_on()
            assert self.status == 200, self.page[:500]
        raise AssertionError("the hand does not end")


def hidden_cards(session: Session) -> set[Card]:
    """Returns the kinds of card of which the learner has seen no copy."""
    deal = session.deal
    view = deal.view(Seat.S)
    seen = set(view.hand) | set(view.turned) | set(view.buried or ())
    for shown in view.declarations:
        seen |= set(shown.cards)
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for play in (*trick.plays, trick.attempted or ()):
            seen |= set(play)
    everything = {card for hand in deal.setup.hands for card in hand} | set(deal.setup.kitty)
    return everything - seen
