"""Rules 6 and 7 for the strategy guide: every principle has its words, every example its step."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.course.guide import Example, GuideFiles
from tutor.course.model import Lesson, PlayStep
from tutor.course.position import PositionError, position
from tutor.course.problems import Problem
from tutor.course.rules import Shelf
from tutor.course.rules.languages import translations
from tutor.course.source import Key, Source

WORDS, EXAMPLES = 6, 7


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what the guide lacks; a folder of lessons need not have one."""
    files = shelf.guide
    if files is None or files.file is None or files.source is None:
        return
    yield from _words(files, list(files.file.ids))
    yield from translations(files.prose)
    for number, chapter in enumerate(files.file.chapters):
        for at, principle in enumerate(chapter.principles):
            if principle.example:
                path = ("chapters", number, "principles", at, "example")
                yield from _example(shelf, files.source, path, principle.example)


def _words(files: GuideFiles, ids: list[str]) -> Iterator[Problem]:
    for prose in files.prose.values():
        for missing in (each for each in ids if each not in prose.steps):
            yield Problem(prose.file, 1, 1, WORDS, missing, "this principle has no section")
        for words in prose.steps.values():
            if words.id not in ids:
                message = "guide.yaml has no such principle"
                yield Problem(prose.file, words.line, 1, WORDS, words.id, message)


def _example(
    shelf: Shelf, source: Source, path: tuple[Key, ...], name: Example
) -> Iterator[Problem]:
    lesson_id, _, step_id = name.partition("/")
    files = shelf.lessons.get(lesson_id)
    if files is None:
        yield source.problem(EXAMPLES, path, f"there is no lesson {lesson_id}")
    elif files.lesson is not None and not _can_be_opened(files.lesson, step_id):
        message = f"expected a step of {lesson_id} where the learner is to play, got {step_id}"
        yield source.problem(EXAMPLES, path, message)


def _can_be_opened(lesson: Lesson, step_id: str) -> bool:
    step = next((each for each in lesson.steps if each.id == step_id), None)
    if step is None or step.bare:
        return False
    try:
        # Of a play rule 2 says already that the learner has to be the one to play.
        return isinstance(step, PlayStep) or position(lesson, step_id).open_trick is not None
    except PositionError:
        return True  # rule 2 has said so
