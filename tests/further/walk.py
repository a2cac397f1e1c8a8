"""Walks through every page in the further language; prints what was found there as JSON.

Runs in a process of its own, in a checkout to which the language was added (`pseudo.checkout`).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from flask import request

from engine.rules import PROFILES
from tests.further.pseudo import CODE
from tests.further.reading import foreign
from tests.practice.playing import hand_from, sensible
from tests.serving import make_config
from tests.web.finished import keep_grades, record
from tests.web.practicing import Visitor
from tutor import paths
from tutor.app import create_app
from tutor.course.asking import make_question
from tutor.course.loader import load_course
from tutor.course.model import Step
from tutor.course.position import position
from tutor.course.questions import Question
from tutor.practice import LEARNER, Options, Session, Wait, waits_for

KINDS = ("pick", "number", "choose", "judge")
"""The keys that tell questions of a kind apart."""


class Walk:
    """A visitor of the language whose every answer is read."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(make_config(folder))
        self.app.testing = True
        self.visitor = Visitor(self.app, CODE)
        self.endpoints: set[str] = set()
        self.found: dict[str, str] = {}
        self.pages = 0
        self.app.after_request(self._read)

    def _read(self, response: Any) -> Any:
        self.endpoints.add(str(request.endpoint))
        if response.mimetype == "text/html" and response.status_code not in (302, 303):
            self.pages += 1
            page = response.get_data(as_text=True)
            if page.lstrip().lower().startswith("<!doctype") and f'lang="{CODE}"' not in page:
                self.found["a page in another language"] = request.full_path
            for text in foreign(page):
                self.found.setdefault(text, request.full_path)
        return response

    def get(self, path: str, **headers: str) -> Any:
        client = self.visitor.client
        asked = {**self.visitor.headers, **{k.replace("_", "-"): v for k, v in headers.items()}}
        return client.get(path, headers=asked, follow_redirects=True)

    def post(self, path: str, **form: Any) -> Any:
        headers = self.visitor.headers
        return self.visitor.client.post(path, data=form, headers=headers, follow_redirects=True)

    def places(self) -> None:
        """The pages that are always the same, and what can be wrong with an address or a form."""
        for path in (
            "/", "/rules", "/rules?for=kawu", "/rules?for=dapai", "/terms", "/settings",
            "/patterns", "/patterns/words", "/nowhere", "/language", "/lessons/whist",
            "/lessons/pairs/none", "/practice/none", "/review/none", "/position?hand=XX",
            "/settings?done=saved", "/strategy", "/sheet", "/sheet?for=dapai",
            "/continue", "/reset/", "/reset/pairs",
            "/search", "/search?q=10", "/search?q=ŧřŭḿƥ", "/search?q=ŧřŭḿƥ&in=nothing", "/know/77",
        ):  # fmt: skip
            self.get(path)
        self.post("/settings", theme="dark", coach="after", delay="0")
        self.post("/settings", theme="nothing")
        self.post("/settings", theme="light", coach="at-once", delay="0")
        self.post("/settings/reset")
        self.post("/settings/reset", sure="1")
        self.post("/reset/pairs", sure="1")
        self.post("/reset/")
        self.post("/language", lang="xx")
        self.post("/language", lang=CODE, back="/")
        self.post("/language", lang="x" * 70_000)

    def lessons(self) -> None:
        """Every step of every lesson, and each kind of question with all that can come of it."""
        kinds = set()
        for place in load_course().ready:
            assert place.lesson
            for step in place.lesson.steps:
                self.get(f"/lessons/{place.id}/{step.id}")
                asked = make_question(step, position(place.lesson, step.id))
                kind = (step.ask, *(getattr(step, name, "") for name in KINDS), bool(step.tries))
                if kind not in kinds:
                    kinds.add(kind)
                    self.answer(f"/lessons/{place.id}/{step.id}", step, asked)
            self.get(f"/lessons/{place.id}/done")

    def exams(self) -> None:
        """What is asked of those who say that they know a lesson or a deck already."""
        for exam in ("pairs", "first"):
            self.get(f"/know/{exam}")
            for number in range(1, 4):
                self.get(f"/know/{exam}/{number}")
                self.post(f"/know/{exam}/{number}", card=["SK"], answer="1")
            self.get(f"/know/{exam}")
            self.post(f"/know/{exam}/again")

    def answer(self, here: str, step: Step, asked: Question | None) -> None:
        """Answers a step with nothing, wrongly and rightly, and takes all its hints."""
        if asked is None:
            self.post(here)
            return
        field = "card" if step.ask in ("play", "pick", "order", "bury") else "answer"
        self.post(here, do="answer")
        self.post(f"{here}/line", card=["SK"])
        for answer in (*step.tries, asked.rights()[0]):
            given = answer.split() if field == "card" else answer
            self.post(here, **{field: given, "_tries": "0", "do": "answer"})
        self.post(here, do="over")
        for number in (step.hints, step.hints + 1):
            self.post(here, do="hint", _hints=str(number))

    def practice(self) -> None:
        """A table at each kind of moment, the coach's hints, verdicts and answers there."""
        self.get("/practice/")
        self.post("/practice/", profile="kawu", level="9", strength="nobody")
        for profile in PROFILES:
            self.visitor.start(profile=profile)
            for wait, session in self.moments(profile):
                self.visitor.lay(session)
                getattr(self, f"at_{wait.name.lower()}", lambda session: None)(session)
        self.get("/practice/")
        self.get("/")

    def moments(self, profile: str) -> list[tuple[Wait, Session]]:
        """Returns the first moment of each kind in some hands, and a few more to play at."""
        found: list[tuple[Wait, Session]] = []
        for seed in range(12):
            kinds = {wait for wait, _ in found}
            if kinds == set(Wait):
                break
            tricks = 0
            for session in hand_from(Session.new(Options(PROFILES[profile]), f"further {seed}")):
                wait = waits_for(session)
                often = wait is Wait.PLAY and tricks in (3, 12) and (profile, seed) == ("kawu", 0)
                tricks += wait is Wait.PLAY
                if wait not in kinds or often:
                    kinds.add(wait)
                    found.append((wait, session))
        return found

    def at_declare(self, session: Session) -> None:
        self.visitor.press("hint")
        self.visitor.press("declare", session.deal.view(LEARNER).hand[:1])

    def at_bury(self, session: Session) -> None:
        for _ in range(5):
            self.visitor.press("hint")
        self.visitor.press("bury", session.deal.view(LEARNER).hand[:1])
        self.visitor.press("bury", sensible(session))

    def at_play(self, session: Session) -> None:
        here, hand = self.visitor.url, session.deal.view(LEARNER).hand
        for _ in range(5):
            self.visitor.press("hint")
        for cards in (hand[:1], hand[-2:], hand[::7], ()):
            self.post(f"{here}/line", card=list(cards), _version=self.visitor.version)
        self.post(f"{here}/known", known="show")
        self.post(f"{here}/known", known="ask")
        for asked in ("trumps", "points", "jokers"):
            self.post(f"{here}/known", known=asked, number="99")
        self.visitor.press("play", hand[::9])
        self.visitor.press("play", sensible(session))
        at = len(session.deal.log)
        for part in ("verdict", "consequence"):
            self.get(f"{here}/{part}/{at}")
            self.get(f"{here}/{part}/{at}", HX_Request="true")
        self.visitor.press("undo", version="1")
        self.visitor.press("undo")

    def review(self) -> None:
        """A finished hand: its list, its moments, a costly one asked again, what can be saved."""
        keep_grades(self.app.extensions["store"])
        for path in ("/review/", "/review/open"):
            self.get(path)
        self.post("/review/open", record="no record")
        self.post("/review/open", record=record(), seat="X")
        answer = self.post("/review/open", record=record(), seat="S")
        here = answer.request.path.rstrip("/")
        for end in ("", "/save", "/record", *(f"/moves/{n}" for n in (0, 1, 30, 60, 101, 999))):
            self.get(here + end)
        for number in range(8):
            self.get(f"{here}/{number}")
            page = self.get(f"{here}/{number}").text
            if 'name="card"' in page:
                card = page.partition('name="card" value="')[2][:2]
                self.post(f"{here}/{number}/line", card=[card])
                self.post(f"{here}/{number}", card=[card])
        self.post(f"{here}/progress")
        self.post(f"{here}/seat", seat="E")
        self.get("/review/")

    def position(self) -> None:
        """The position page: empty, answered under both profiles, and wrong in several ways."""
        hand = "SK SK S9 S4 D3 H5 HA BJ"
        for query in (
            "", f"hand={hand}&trump=H&level=2", f"hand={hand}&trump=H&level=2&led=S7 S7&rules=kawu",
            f"hand={hand}&trump=H&level=2&led=S7 S7&rules=dapai&advice=1&play=S9 S4",
            f"hand={hand}&trump=H&level=2&led=S7 S7&play=SK SK", f"hand={hand} {hand}&trump=H",
            f"hand={hand}&trump=X&level=1", f"hand={hand}&trump=NT&level=2&led=H2 H2",
        ):  # fmt: skip
            self.get(f"/position?{query}")
        self.post("/position/line", hand=hand, trump="H", level="2", led="S7 S7", card=["S9"])

    def all(self) -> dict[str, Any]:
        """Walks everywhere and returns what was seen."""
        for part in (
            self.places,
            self.lessons,
            self.exams,
            self.position,
            self.practice,
            self.review,
        ):
            part()
        endpoints = {rule.endpoint for rule in self.app.url_map.iter_rules()}
        self.app.extensions["store"].close()
        return {
            "root": str(paths.CHECKOUT),
            "pages": self.pages,
            "unseen": sorted(endpoints - self.endpoints),
            "found": self.found,
        }


if __name__ == "__main__":
    print(json.dumps(Walk(Path(sys.argv[1])).all()))  # noqa: T201
