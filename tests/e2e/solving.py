"""Drives a lesson step in a browser: what to answer is asked of the lesson, never written here."""

from __future__ import annotations

from typing import Any

from tutor.course.asking import make_question
from tutor.course.loader import load_course
from tutor.course.model import Lesson
from tutor.course.position import position

FOCUSED = "document.activeElement"


def lesson_of(lesson_id: str) -> Lesson:
    """Returns a lesson of the program's own course."""
    return load_course().lesson(lesson_id)


def right_answer(lesson: Lesson, step_id: str) -> str | None:
    """Returns a right answer to a step; None for one that only shows something."""
    asked = make_question(lesson.step(step_id), position(lesson, step_id))
    return asked.rights()[0] if asked else None


class Keyboard:
    """Solves steps by Tab, Space and Enter alone (arrows between the options of one question)."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def tab_to(self, selector: str, most: int = 90) -> None:
        """Presses Tab until an element that the selector matches has the focus."""
        for _ in range(most):
            if self.page.evaluate(f"s => {FOCUSED}.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector!r} was not reached by Tab")

    def press_and_wait(self, key: str, ready: str) -> None:
        """Presses a key and waits for an element that only the answer brings."""
        self.page.keyboard.press(key)
        self.page.wait_for_selector(ready)

    def answer(self, ask: str, text: str) -> None:
        """Gives an answer and submits it; the slip of the coach is waited for."""
        getattr(self, f"_{ask}", self._cards)(text)
        self.tab_to("#go")
        self.press_and_wait("Enter", "#coach")

    def _cards(self, text: str) -> None:
        for code in text.split():
            self.tab_to(f'[data-hand] input[value="{code}"]:not(:checked)')
            self.page.keyboard.press("Space")

    def _number(self, text: str) -> None:
        self.tab_to("#answer")
        self.page.keyboard.type(text)

    def _choose(self, text: str) -> None:
        self.tab_to("input[type=radio]")
        self.page.keyboard.press("Space")
        for _ in range(8):
            if self.page.evaluate(f"v => {FOCUSED}.checked && {FOCUSED}.value === v", text):
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the option {text!r} was not reached")

    def _order(self, text: str) -> None:
        wanted = text.split()
        for place, code in enumerate(wanted):
            while (now := self.lying().index(code, place)) > place:
                before = " ".join(self.lying())
                self.tab_to(f".order li:nth-child({now + 1}) button.up")
                self.page.keyboard.press("Enter")
                self.page.wait_for_function(
                    """before => [...document.querySelectorAll('.order input[name=card]')]
                        .map(box => box.value).join(' ') !== before""",
                    arg=before,
                )

    def lying(self) -> list[str]:
        """Returns the cards of an order as they lie."""
        boxes = self.page.query_selector_all(".order input[name=card]")
        return [box.get_attribute("value") for box in boxes]
