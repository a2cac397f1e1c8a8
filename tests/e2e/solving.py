"""Drives a lesson step in a browser: what to answer is asked of the lesson, never written here."""

from __future__ import annotations

import re
from typing import Any

from tutor.course.asking import make_question
from tutor.course.loader import load_course
from tutor.course.model import Lesson, Step
from tutor.course.position import position
from tutor.course.prose import Text

FOCUSED = "document.activeElement"
ANSWER = """async answer => {
    const coach = () => document.querySelector('#coach:not(.old)');
    const press = ready => new Promise((done, fail) => {
        document.addEventListener('htmx:afterSettle', function settled() {
            if (!ready()) return;
            document.removeEventListener('htmx:afterSettle', settled);
            done();
        });
        setTimeout(() => fail(Error('nothing came')), 20000);
        document.getElementById('go').click();
    });
    const again = () => document.querySelector('#go[value=over]');
    if (again()) await press(() => !again());
    coach()?.classList.add('old');
    const cards = [...answer.cards];
    for (const box of document.querySelectorAll('[data-hand] input')) {
        const at = cards.indexOf(box.value);
        box.checked = at >= 0;
        if (at >= 0) cards.splice(at, 1);
    }
    const number = document.getElementById('answer');
    if (number) number.value = answer.text;
    const option = document.querySelector(`input[type=radio][value="${answer.text}"]`);
    if (option) option.checked = true;
    await press(coach);
    return {right: coach().matches('.yes'), text: coach().innerText};
}"""
"""Takes a wrong play back, fills in the form, presses its button, tells what the coach says."""


def lesson_of(lesson_id: str) -> Lesson:
    """Returns a lesson of the program's own course."""
    return load_course().lesson(lesson_id)


def right_answer(lesson: Lesson, step_id: str) -> str | None:
    """Returns a right answer to a step; None for one that only shows something."""
    asked = make_question(lesson.step(step_id), position(lesson, step_id))
    return asked.rights()[0] if asked else None


class Quick:
    """Answers steps as fast as a page can: one call of its script fills in, sends and listens."""

    def __init__(self, page: Any, lesson: Lesson) -> None:
        self.page, self.lesson = page, lesson

    def answer(self, step: Step, text: str) -> tuple[bool, str]:
        """Gives an answer; returns whether the coach calls it right, and the coach's words."""
        if step.ask == "order":  # as the buttons that move a card would have put them
            here = self.page.url.partition("?")[0]
            self.page.goto(f"{here}?{'&'.join(f'card={code}' for code in text.split())}")
        cards = text.split() if step.ask in ("play", "pick", "bury") else []
        said = self.page.evaluate(ANSWER, {"cards": cards, "text": "" if cards else text})
        return said["right"], plain(said["text"])

    def go_on(self, step: Step, *, solved: bool) -> None:
        """Goes to the next step by the button for it."""
        self.page.locator("#next" if solved else "#go").click()
        number = [each.id for each in self.lesson.steps].index(step.id) + 1
        after = self.lesson.steps[number].id if number < len(self.lesson.steps) else "done"
        self.page.wait_for_url(f"**/{after}")


def plain(text: str) -> str:
    """Returns a text with plain spaces alone."""
    return " ".join(text.replace("\u2060", "").split())


def core(text: Text) -> str:
    """Returns the longest piece of a text that is shown as it is written: no card, term or mark."""
    pieces = re.split(r"[*\n]|\{[^}]*\}", text.source)
    return plain(max(pieces, key=len))


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
