"""Every step of every lesson of the program is solved by its answers and refuses its tries."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.cards import Seat
from tests.course.shelves import LESSON, clean_shelf
from tutor import paths
from tutor.course.asking import question
from tutor.course.fields import WRONG
from tutor.course.loader import load_course
from tutor.course.model import HINT_RUNGS, Lesson, Step
from tutor.course.problems import CourseError
from tutor.course.prose import Prose
from tutor.course.run import hint, run, view
from tutor.words import LANGUAGE_CODES, Words

CARD = re.compile(r"Card\('(\w\w)'\)")
COURSE = load_course()
LESSONS = [COURSE.lesson(place.id) for place in COURSE.ready]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def steps() -> Iterator[object]:
    for lesson in LESSONS:
        for step in lesson.steps:
            yield pytest.param(lesson, step, id=f"{lesson.id}/{step.id}")


every_step = pytest.mark.parametrize(("lesson", "step"), list(steps()))


def prose_of(lesson: Lesson) -> dict[str, Prose]:
    return dict(COURSE.place(lesson.id).prose)


def test_the_course_is_two_decks_of_thirteen_and_every_folder_is_a_lesson_in_it() -> None:
    folders = {path.parent.name for path in paths.lessons().glob("*/lesson.yaml")}
    assert [len(places) for places in COURSE.decks.values()] == [13, 13]
    assert {place.id for place in COURSE.ready} == folders
    assert {"seats", "kitty-scoring"} <= folders


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_place_has_a_title(lang: str) -> None:
    words = Words.of(lang)

    for place in COURSE.places:
        assert words.ui(place.title_id) if place.later else place.prose[lang].title


@every_step
def test_every_right_answer_solves_the_step(lesson: Lesson, step: Step) -> None:
    asked = question(lesson, step.id)

    for answer in asked.rights() if asked else ("", "whatever"):
        outcome = run(lesson, step.id, answer)
        assert outcome.right
        assert outcome.solved
        assert outcome.section in ("right", None)


@every_step
def test_every_listed_try_is_refused_with_its_code_and_its_words(
    lesson: Lesson, step: Step
) -> None:
    for answer, code in step.tries.items():
        outcome = run(lesson, step.id, answer)
        refused = outcome.verdict.code if outcome.verdict else None
        assert not outcome.solved
        assert (refused.value if refused else WRONG) == code
        for prose in prose_of(lesson).values():
            assert outcome.section in prose.steps[step.id].sections


@every_step
def test_what_is_said_of_an_answer_can_be_said_in_every_language(
    lesson: Lesson, step: Step
) -> None:
    asked = question(lesson, step.id)
    answers = [*step.tries, *(asked.rights()[:3] if asked else ("",))]

    for lang in LANGUAGE_CODES:
        words = Words.of(lang)
        for answer in answers:
            outcome = run(lesson, step.id, answer)
            said = [*outcome.note.messages, *((outcome.headline,) if outcome.headline else ())]
            assert all(words.text(message) for message in said)
        for option in view(lesson, step.id).options:
            label = option.label and words.text(option.label)
            own = prose_of(lesson)[lang].steps[step.id].sections.get(f"option: {option.id}")
            assert label or own or option.cards


@every_step
def test_hints_come_rung_by_rung_and_point_only_at_cards_of_right_answers(
    lesson: Lesson, step: Step
) -> None:
    asked = question(lesson, step.id)
    for prose in prose_of(lesson).values():
        for rung in HINT_RUNGS[: step.hints]:
            given = hint(lesson, step.id, rung, prose)
            assert given.text.source
            assert rung == "cards" or not given.pointed
            if given.pointed and step.ask in ("play", "pick"):
                assert asked
                assert set(given.pointed) <= {c for text in asked.rights() for c in text.split()}


@every_lesson
def test_the_way_through_a_lesson_leads_from_its_first_step_to_its_last(lesson: Lesson) -> None:
    seen = view(lesson, lesson.steps[0].id)
    walked = [seen.step_id]
    while seen.after:
        seen = view(lesson, seen.after)
        walked.append(seen.step_id)

    assert walked == [step.id for step in lesson.steps]
    assert seen.number == seen.total == len(lesson.steps)
    assert view(lesson, walked[1]).before == walked[0]


@every_step
def test_what_a_page_gets_holds_no_card_that_the_learner_may_not_see(
    lesson: Lesson, step: Step
) -> None:
    seen = view(lesson, step.id)
    before = lesson.steps[max(0, seen.number - 2)]
    hands = before.hands if step.continues else step.hands
    own = (hands or lesson.hands).get(Seat.S, ())
    scripted = [card for each in (step, before) for _, cards in each.play for card in cards]
    asked = [*seen.cards, *(card for option in seen.options for card in option.cards)]
    result = seen.result
    laid = step.table or lesson.table
    buried = (laid.kitty or ()) if laid and laid.dealer is Seat.S else ()
    told = [*((result and result.kitty) or ()), *((result and result.last_lead) or ())]

    assert set(CARD.findall(repr(seen))) <= {*own, *scripted, *asked, *told, *buried}


def test_a_lesson_is_read_once() -> None:
    assert load_course() is load_course()
    assert load_course(paths.lessons()).decks == COURSE.decks


def test_an_unknown_lesson_or_step_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        COURSE.lesson("no-such-lesson")
    for later in [place for place in COURSE.places if place.later]:
        with pytest.raises(KeyError):
            COURSE.lesson(later.id)
    with pytest.raises(KeyError):
        run(LESSONS[0], "no-such-step", "")
    with pytest.raises(KeyError):
        view(LESSONS[0], "no-such-step")


def test_a_course_that_cannot_be_run_says_why(tmp_path: Path) -> None:
    shelf = clean_shelf(tmp_path)
    path = shelf / LESSON / "lesson.yaml"
    path.write_text(path.read_text("utf-8").replace('"W: ST S3"]', '"W: ST CK"]'), "utf-8")

    with pytest.raises(CourseError) as caught:
        load_course(shelf / "lessons")

    assert [str(problem) for problem in caught.value.problems] == [
        "lessons/follow-pairs/lesson.yaml:33:36: play: W cannot play this: "
        "the rules refuse it: follow-suit [rule 2]",
        "lessons/follow-pairs/lesson.yaml:51:36: play: W cannot play this: "
        "the rules refuse it: follow-suit [rule 2]",
    ]
