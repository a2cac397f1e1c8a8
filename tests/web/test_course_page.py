"""The course page: stars, what lies behind a lesson, going on from anywhere, starting over."""

from __future__ import annotations

import re

import pytest

from tests.serving import make_config
from tests.web.test_know import stop
from tests.web.test_lessons import RIGHT, WRONG, text
from tutor.app import create_app

STEPS = ("look", "find", "must", "points", "holder", "order", "bury", "which", "remember")


def finish(visitor, wrong=(), hinted=()):
    """Works through the lesson on pairs, with so many slips."""
    for step in STEPS:
        if step in wrong:
            visitor.post(f"/lessons/pairs/{step}", data=WRONG[step][0])
        if step in hinted:
            visitor.post(f"/lessons/pairs/{step}", data={"do": "hint", "_hints": "0"})
        tries = {"_tries": "1" if step in wrong else "0"}
        visitor.post(f"/lessons/pairs/{step}", data={**RIGHT.get(step, {}), **tries})


@pytest.mark.parametrize(
    ("wrong", "hinted", "stars"),
    [
        ((), (), 3),
        (("find",), (), 2),
        (("find",), ("must",), 2),
        (("find", "points", "order"), (), 1),
        ((), ("find", "must", "points"), 1),
    ],
)
def test_stars_count_the_questions_that_were_clean(visitor, wrong, hinted, stars):
    finish(visitor, wrong, hinted)
    place = stop(visitor, "pairs")
    assert f"{stars} of 3 stars" in place[0]
    assert len(re.findall(r'class="star won"', place[0])) == stars
    assert f"{stars} of 3 stars" in text(visitor.get("/lessons/pairs/done"))


def test_a_lesson_that_is_begun_has_no_stars_and_says_how_far_it_is(visitor):
    visitor.post("/lessons/pairs/find", data=RIGHT["find"])
    place = stop(visitor, "pairs")
    assert "1 of 9 steps" in place[0]
    assert "stars" not in place[0]


def test_behind_a_lesson_lie_links_to_all_its_steps(visitor):
    visitor.post("/lessons/pairs/find", data=RIGHT["find"])
    inside = stop(visitor, "pairs")[0].split("<details")[1]
    assert re.findall(r'href="/lessons/pairs/(\w+)"', inside) == list(STEPS)
    assert inside.count('<li class="done">') == 1
    assert 'href="/know/pairs"' in inside
    assert 'href="/reset/pairs"' in inside


def test_decks_and_lessons_are_anchors(visitor):
    page = visitor.get("/").text
    for anchor in ("first", "second", "pairs", "following"):
        assert page.count(f'id="{anchor}"') == 1


def test_one_goes_on_with_the_lesson_answered_in_last(visitor):
    assert visitor.get("/continue").location == "/lessons/pairs/look"
    visitor.post("/lessons/pairs/look")
    visitor.post("/lessons/pairs/find", data=WRONG["find"][0])
    assert visitor.get("/continue").location == "/lessons/pairs/find"
    visitor.post("/lessons/following/only")
    # That lesson is done: on with the first that is not.
    assert visitor.get("/continue").location == "/lessons/pairs/find"
    visitor.post("/lessons/pairs/must", data=RIGHT["must"])
    assert 'href="/lessons/pairs/find"><span>Continue: Pairs' in visitor.get("/").text


def test_when_all_is_done_one_comes_back_to_the_course(visitor):
    finish(visitor)
    visitor.post("/lessons/following/only")
    assert visitor.get("/continue").location == "/"
    assert "Once more: Pairs" in text(visitor.get("/"))


@pytest.mark.parametrize("path", ["/rules", "/terms", "/settings", "/search", "/know/pairs"])
def test_the_foot_of_a_page_leads_on_in_the_course(visitor, path):
    assert 'href="/continue"' in visitor.get(path).text


def test_starting_over_says_what_is_lost_and_what_stays(visitor):
    assert "there is nothing to start over" in text(visitor.get("/reset/"))
    finish(visitor)
    page = text(visitor.get("/reset/pairs"))
    assert "9 solved steps" in page
    assert "3 stars" in page
    assert "All other lessons" in page
    assert "Practice hands" in page
    assert "9 solved steps" in text(visitor.get("/reset/"))


def test_only_a_form_starts_over_and_only_what_it_names(visitor):
    finish(visitor)
    visitor.post("/lessons/following/only")
    visitor.get("/reset/pairs")
    assert stop(visitor, "pairs")[1] == "done"
    response = visitor.post("/reset/pairs")
    assert "forgotten" in text(visitor.get(response.location))
    assert stop(visitor, "pairs")[1] == "now"
    assert stop(visitor, "following")[1] == "done"
    visitor.post("/reset/")
    assert stop(visitor, "following")[1] == "open"
    assert 'href="/reset/"' not in visitor.get("/").text


def test_an_unsolved_answer_is_lost_too_and_said_so(visitor):
    visitor.post("/lessons/pairs/find", data=WRONG["find"][0])
    assert "The answers you gave so far" in text(visitor.get("/reset/pairs"))
    assert visitor.post("/reset/nothing").status_code == 404


def test_the_settings_lead_to_starting_over(visitor):
    assert 'href="/reset/"' in visitor.get("/settings").text


def test_the_programs_own_course_lies_in_two_decks(tmp_path):
    app = create_app(make_config(tmp_path))
    visitor = app.test_client()
    course = app.extensions["course"]
    page = visitor.get("/").text
    for deck, places in course.decks.items():
        part = re.search(rf'<(section|details) class="[\w-]+" id="{deck}".*?</\1>\s*(?=<(?:section'
                         rf' class="open-deck"|details class="deck"|p class="course-foot"|/div))',
                         page, re.DOTALL)  # fmt: skip
        assert part, deck
        ready = [place for place in places if not place.later]
        assert part[0].count('<a class="stop ') == len(ready)
        assert part[0].count('<div class="stop later">') == len(places) - len(ready)
        tests = set(re.findall(r'href="/know/([\w-]+)"', part[0]))
        assert {place.id for place in ready} <= tests
        assert ("second-deck" in tests) == (deck == "second" and bool(ready))
    app.extensions["store"].close()
