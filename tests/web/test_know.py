"""Three questions of "I know this" turn a lesson over, a longer test the first deck."""

from __future__ import annotations

import re

import pytest

from tests.web.test_lessons import RIGHT, WRONG, text


def answer(visitor, exam, number, fields):
    response = visitor.post(f"/know/{exam}/{number}", data=fields)
    assert response.status_code == 303, text(response)
    return visitor.get(response.location)


def pass_pairs(visitor):
    for number, step in enumerate(("find", "must", "which"), 1):
        page = answer(visitor, "pairs", number, RIGHT[step])
    return page


def stop(visitor, lesson):
    """The place of a lesson on the course page."""
    page = visitor.get("/").text
    return re.search(rf'<li id="{lesson}" class="(\w+)">.*?</li>\s*(?=<li id|</ol></section>)',
                     page, re.DOTALL)  # fmt: skip


def test_the_test_says_what_it_asks_and_begins(visitor):
    page = visitor.get("/know/pairs")
    assert "3 questions, no hints" in text(page)
    assert 'href="/know/pairs/1"' in page.text
    assert "Set-Cookie" not in page.headers


def test_three_right_answers_turn_the_lesson_over(visitor):
    assert stop(visitor, "pairs")[1] == "now"
    page = pass_pairs(visitor)
    assert 'href="/know/pairs"' in page.text
    result = visitor.get("/know/pairs")
    assert "Turned over" in text(result)
    assert 'href="/lessons/following/only"' in result.text
    place = stop(visitor, "pairs")
    assert place[1] == "done"
    assert "known already" in place[0]
    assert "star" not in place[0]
    assert "/know/pairs" not in place[0]


def test_a_question_looks_like_its_step_and_gives_no_hints(visitor):
    page = visitor.get("/know/pairs/2")
    assert "Choose two cards" in text(page)
    assert "Question 2 of 3" in page.text
    assert 'value="hint"' not in page.text
    assert 'class="pager"' not in page.text


@pytest.mark.parametrize(("number", "step"), [(1, "find"), (2, "must"), (3, "which")])
def test_a_wrong_answer_is_explained_and_leads_to_the_lesson(visitor, number, step):
    fields, reason = WRONG[step]
    page = answer(visitor, "pairs", number, fields)
    assert reason in text(page)
    assert "Not this time." in text(page)
    assert re.search(r'<a class="btn primary" href="/lessons/pairs/look" id="next"', page.text)
    assert 'id="go"' not in page.text
    result = visitor.get("/know/pairs")
    assert "Not turned over yet" in text(result)
    assert 'href="/lessons/pairs/look"' in result.text
    assert stop(visitor, "pairs")[1] == "now"


def test_only_the_first_answer_counts(visitor):
    answer(visitor, "pairs", 1, WRONG["find"][0])
    page = answer(visitor, "pairs", 1, RIGHT["find"])
    assert "Not this time." in text(page)
    for number, step in ((2, "must"), (3, "which")):
        answer(visitor, "pairs", number, RIGHT[step])
    assert stop(visitor, "pairs")[1] == "now"


def test_the_test_may_be_taken_again(visitor):
    answer(visitor, "pairs", 1, WRONG["find"][0])
    response = visitor.post("/know/pairs/again")
    assert response.location == "/know/pairs"
    assert "3 questions, no hints" in text(visitor.get("/know/pairs"))
    pass_pairs(visitor)
    visitor.post("/know/pairs/again")
    assert stop(visitor, "pairs")[1] == "done"


def test_nothing_chosen_is_no_answer(visitor):
    response = visitor.post("/know/pairs/1", data={})
    assert response.status_code == 422
    assert 'id="go"' in response.text
    assert "Question 1" in text(visitor.get("/know/pairs/1"))


def test_a_card_of_an_order_is_moved_without_answering(visitor):
    cards = ["BJ", "S2", "LJ", "HA", "HK"]
    response = visitor.post("/know/second-deck/3", data={"do": "down-1", "card": cards})
    page = visitor.get(response.location)
    moved = re.findall(r'type="hidden" name="card" value="(\w\w)"', page.text)
    assert moved == ["BJ", "LJ", "S2", "HA", "HK"]
    assert 'class="slip' not in page.text
    assert 'class="slip yes"' in answer(visitor, "second-deck", 3, {"card": moved}).text


def test_the_decks_test_forgives_as_many_answers_as_the_course_says(visitor):
    answer(visitor, "second-deck", 1, WRONG["find"][0])
    page = answer(visitor, "second-deck", 2, RIGHT["points"])
    assert 'href="/know/second-deck/3" id="next"' in page.text
    answer(visitor, "second-deck", 3, RIGHT["order"])
    result = text(visitor.get("/know/second-deck"))
    assert "2 of 3 right" in result
    assert "Worth a visit: Pairs" in result
    for lesson in ("pairs", "following"):
        assert stop(visitor, lesson)[1] == "done"


def test_too_many_wrong_answers_end_the_decks_test_and_name_the_lessons(visitor):
    answer(visitor, "second-deck", 1, WRONG["find"][0])
    page = answer(visitor, "second-deck", 2, WRONG["points"][0])
    assert 'href="/know/second-deck" id="next"' in page.text
    assert "A short visit to these lessons" in text(visitor.get("/know/second-deck"))
    assert stop(visitor, "pairs")[1] == "now"


def test_what_is_known_is_done_with_wherever_one_goes_on(visitor):
    pass_pairs(visitor)
    assert visitor.get("/continue").location == "/lessons/following/only"
    assert "Continue: " in text(visitor.get("/"))


def test_working_through_a_known_lesson_earns_its_stars(visitor):
    pass_pairs(visitor)
    for step in ("look", "find", "must", "points", "holder", "order", "bury", "which", "remember"):
        visitor.post(f"/lessons/pairs/{step}", data=RIGHT.get(step, {}))
    place = stop(visitor, "pairs")
    assert "3 of 3 stars" in place[0]
    assert "known already" not in place[0]


def test_the_first_step_offers_the_test_until_the_lesson_is_done(visitor):
    assert 'href="/know/pairs"' in visitor.get("/lessons/pairs/look").text
    assert 'href="/know/pairs"' not in visitor.get("/lessons/pairs/find").text
    pass_pairs(visitor)
    assert 'href="/know/pairs"' not in visitor.get("/lessons/pairs/look").text


@pytest.mark.parametrize(
    "path",
    ["/know/none", "/know/following", "/know/first-deck", "/know/pairs/0", "/know/pairs/4"],
)
def test_there_is_no_other_test_or_question(visitor, path):
    assert visitor.get(path).status_code == 404
