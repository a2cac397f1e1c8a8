"""Rule 7, the lessons' part: cited paragraphs and named terms exist in all languages.

What the rulebook and the list of terms must look like is `rulebook`'s; their problems are passed
on. The sentences of the coach are `messages`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.course.loader import LessonFiles
from tutor.course.problems import Problem, shown
from tutor.course.rulebook import PARAGRAPHS, read_rulebook, read_terms
from tutor.course.rules import Shelf
from tutor.course.rules.messages import read_messages
from tutor.course.source import Key
from tutor.words import LANGUAGE_CODES

RULE = 7
Ids = Mapping[str, Mapping[str, object]]
"""The ids of all messages, by language."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields citations and terms that some language lacks, and what is wrong with the rulebook."""
    for lang in LANGUAGE_CODES:
        path = shelf.root / "rulebook" / f"{lang}.md"
        yield from read_rulebook(path, shown(path, shelf.root), lang)[1]
    messages = {lang: read_messages(shelf.locales / lang) for lang in LANGUAGE_CODES}
    for files in shelf.lessons.values():
        yield from _cited(files)
        for prose in files.prose.values():
            for step in prose.steps.values():
                for key, text in step.texts:
                    for term in text.terms:
                        where = f"{step.id}: {key}"
                        for lacking in _term_lacks(term, messages):
                            yield Problem(prose.file, text.line, 1, RULE, where, lacking)
    yield from _listed(shelf, messages)


def _cited(files: LessonFiles) -> Iterator[Problem]:
    if files.lesson is None or files.source is None:
        return
    cited: list[tuple[tuple[Key, ...], str]] = [
        (("cites", n), name) for n, name in enumerate(files.lesson.cites)
    ]
    for index, step in enumerate(files.lesson.steps):
        cited += [(("steps", index, "cites", n), name) for n, name in enumerate(step.cites or ())]
    for path, name in cited:
        if name not in PARAGRAPHS:
            yield files.source.problem(RULE, path, f"the rulebook has no paragraph {name!r}")


def _term_lacks(term: str, messages: Ids) -> Iterator[str]:
    for name in (f"term-{term}", f"term-{term}-text"):
        if lacking := [lang for lang, found in messages.items() if name not in found]:
            yield f"there is no message {name!r} in {' '.join(lacking)}"


def _listed(shelf: Shelf, messages: Ids) -> Iterator[Problem]:
    path = shelf.root / "terms.yaml"
    file = shown(path, shelf.root)
    terms, problems = read_terms(path, file)
    yield from problems
    for term in terms or ():
        for lacking in _term_lacks(term, messages):
            yield Problem(file, 1, 1, RULE, term, lacking)
