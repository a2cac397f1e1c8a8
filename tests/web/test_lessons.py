"""A lesson step by plain forms: answers of every kind, reasons, hints, progress, the way on."""

from __future__ import annotations

import re

import pytest

from tutor.words import Words


def text(response):
    """Returns what a page says: without tags, spaces made one."""
    bare = re.sub(
        r"<(script|style|svg|template).*?</\1>|<[^>]+>", " ", response.text, flags=re.DOTALL
    )
    return re.sub(r"\s+", " ", bare.replace("\u00a0", " "))


def answer(visitor, step, follow=True, **fields):
    response = visitor.post(f"/lessons/pairs/{step}", data=fields)
    assert response.status_code == 303, text(response)
    return visitor.get(response.location) if follow else response


RIGHT = {
    "find": {"card": ["SK", "SK"]},
    "must": {"card": ["SK", "SK"]},
    "points": {"answer": "35"},
    "holder": {"answer": "E"},
    "order": {"card": ["BJ", "LJ", "S2", "HA", "HK"]},
    "bury": {"card": ["S9", "S4"]},
    "which": {"answer": "a"},
}
WRONG = {
    "find": ({"card": ["S9", "S4"]}, "The same suit is not enough"),
    "must": ({"card": ["S9", "S4"]}, "You hold: pair of spade kings"),
    "points": ({"answer": "5"}, "seat by seat"),
    "holder": ({"answer": "N"}, "alone it is no pair"),
    "order": ({"card": ["BJ", "S2", "LJ", "HA", "HK"]}, "The small joker is higher"),
    "bury": ({"card": ["HK", "S9"]}, "A card with points"),
    "which": ({"answer": "b"}, "Not identical"),
}


@pytest.mark.parametrize("step", RIGHT)
def test_a_right_answer_is_nodded_at_and_leads_on(visitor, step):
    page = answer(visitor, step, **RIGHT[step])
    assert 'class="slip yes"' in page.text
    assert re.search(r'<a class="btn primary" id="next" href="/lessons/pairs/\w+"', page.text)


@pytest.mark.parametrize("step", WRONG)
def test_a_wrong_answer_gets_its_reason_and_may_be_tried_again(visitor, step):
    fields, reason = WRONG[step]
    page = answer(visitor, step, **fields)
    assert reason in text(page)
    assert re.search(r'class="slip (no|wrong)"', page.text)
    assert 'class="why"' in page.text
    assert 'id="next"' not in page.text
    assert 'id="go"' in page.text
    assert 'class="slip yes"' in answer(visitor, step, **RIGHT[step]).text


def test_a_refused_play_shows_which_cards_and_opens_the_paragraph_in_place(visitor):
    page = answer(visitor, "must", card=["S9", "S4"])
    refused = re.findall(r'value="(\w\w)"[^>]*><span class="card refused', page.text)
    pointed = re.findall(r'value="(\w\w)"[^>]*><span class="card pointed', page.text)
    assert refused == ["S9", "S4"]
    assert pointed == ["SK", "SK"]
    assert "Follow a pair" in text(page)
    assert 'href="/rules?for=kawu#follow-pair"' in page.text


def test_a_step_with_nothing_chosen_says_so_and_counts_nothing(visitor, lesson_app):
    for step in ("find", "holder"):
        response = visitor.post(f"/lessons/pairs/{step}")
        assert response.status_code == 422
        assert "Choose something first" in text(response)
    assert visitor.get("/lessons/pairs/find").text.count('class="slip') == 0


def test_a_number_that_is_none_comes_back_to_be_mended(visitor):
    response = visitor.post("/lessons/pairs/points", data={"answer": "many"})
    assert response.status_code == 422
    assert 'value="many"' in response.text


def test_browsing_is_never_an_answer(visitor):
    page = visitor.get("/lessons/pairs/must?card=SK&card=SK&answer=35&do=answer")
    assert 'class="slip' not in page.text
    assert "/lessons/pairs/points" in page.text


def test_hints_come_rung_by_rung_and_keep_the_choice(visitor):
    seen = []
    for number in range(1, 4):
        response = visitor.post(
            "/lessons/pairs/find", data={"do": "hint", "_hints": number - 1, "card": ["S9"]}
        )
        page = visitor.get(response.location)
        assert f"Hint {number} of 5" in text(page)
        assert re.findall(r'value="(\w\w)" checked', page.text) == ["S9"]
        seen.append(re.findall(r'value="(\w\w)"[^>]*><span class="card pointed', page.text))
    assert seen == [[], [], ["SK", "SK"]]


def progress_of(visitor, app, step):
    """Returns how a step stands with the visitor; None for one that was not tried."""
    store = app.extensions["store"]
    learner = store.learner(visitor.get_cookie("learner").value)
    return store.progress(learner.id).get("pairs", {}).get(step)


def rungs_up_to(visitor, step, number, **data):
    """Asks for so many hints and returns the page after the last."""
    for given in range(number):
        form = {"do": "hint", "_hints": str(given), "_tries": "0", "kept": "1", **data}
        page = visitor.post(f"/lessons/pairs/{step}", data=form, follow_redirects=True)
    return page


RUNGS = {"find": 5, "must": 5, "points": 4, "holder": 4, "order": 4}
"""How many rungs a step has: two more than the lesson words."""


@pytest.mark.parametrize(("step", "rungs"), RUNGS.items())
def test_the_last_rung_but_one_chooses_an_answer_and_does_not_give_it(
    visitor, lesson_app, step, rungs
):
    page = rungs_up_to(visitor, step, rungs - 1, card=["S9"] if step in ("find", "must") else [])
    assert f"Hint {rungs - 1} of {rungs}" in text(page)
    assert 'value="answer"' in page.text
    assert progress_of(visitor, lesson_app, step) is None
    form = re.findall(r'type="(?:checkbox|radio)" name="(\w+)" value="(\w+)" checked', page.text)
    form += re.findall(r'id="answer" name="(answer)"[^>]*value="(\d+)"', page.text)
    if step == "order":
        form = re.findall(r'type="hidden" name="(card)" value="(\w\w)"', page.text)
    assert form
    data = {"do": "answer", "_tries": "0"}
    for name, value in form:
        data.setdefault(name, []).append(value)
    visitor.post(f"/lessons/pairs/{step}", data=data)
    done = progress_of(visitor, lesson_app, step)
    assert (done.solved, done.clean, done.hints) == (True, False, rungs - 1)


@pytest.mark.parametrize(("step", "rungs"), RUNGS.items())
def test_the_last_rung_gives_the_answer_and_explains_it(visitor, lesson_app, step, rungs):
    page = rungs_up_to(visitor, step, rungs)
    assert "slip hint" in page.text
    assert Words.of("en").ui("ui-hint-shown") in text(page)
    assert Words.of("en").ui("ui-solved") in text(page)
    assert 'value="answer"' not in page.text
    done = progress_of(visitor, lesson_app, step)
    assert (done.solved, done.clean, done.hints, done.tries) == (True, False, rungs, 0)


def test_what_was_asked_for_before_starting_over_is_remembered(visitor, lesson_app):
    rungs_up_to(visitor, "find", 3)
    visitor.post("/lessons/pairs/find", data={"do": "over"})
    page = visitor.get("/lessons/pairs/find")
    assert "slip" not in page.text.split("<main")[1].split("<aside")[1].split("side-more")[0]
    visitor.post("/lessons/pairs/find", data={"card": ["SK", "SK"], "_tries": "0"})
    done = progress_of(visitor, lesson_app, "find")
    assert (done.solved, done.clean, done.hints) == (True, False, 3)


def test_a_form_sent_twice_counts_once(visitor, lesson_app):
    for _ in range(2):
        visitor.post("/lessons/pairs/find", data={"card": ["S9", "S4"], "_tries": "0"})
        visitor.post("/lessons/pairs/find", data={"do": "hint", "_hints": "0"})
    page = visitor.get("/lessons/pairs/find")
    assert 'name="_tries" value="1"' in page.text
    assert 'name="_hints" value="1"' in page.text


def test_starting_over_clears_the_answer_and_the_hints(visitor):
    answer(visitor, "find", card=["S9", "S4"])
    answer(visitor, "find", do="hint")
    page = answer(visitor, "find", do="over")
    assert 'class="slip' not in page.text
    assert "checked" not in page.text


def test_a_card_of_the_order_moves_up_and_down_without_an_answer(visitor):
    page = visitor.get("/lessons/pairs/order").text
    cards = re.findall(r'name="card" value="(\w\w)"', page)
    assert cards == ["HA", "BJ", "S2", "HK", "LJ"]
    page = answer(visitor, "order", card=cards, do="up-1").text
    assert re.findall(r'name="card" value="(\w\w)"', page) == ["BJ", "HA", "S2", "HK", "LJ"]
    assert 'class="slip' not in page


@pytest.mark.parametrize("move", ["up-0", "down-4", "up-9", "down-", "up--1", "up-1e9"])
def test_a_move_that_cannot_be_is_refused(visitor, move):
    cards = ["HA", "BJ", "S2", "HK", "LJ"]
    response = visitor.post("/lessons/pairs/order", data={"card": cards, "do": move})
    assert response.status_code == 400


def test_a_legal_play_lies_on_the_table_and_the_trick_is_seen(visitor):
    page = answer(visitor, "must", card=["SK", "SK"])
    south = re.search(r'<li class="seat at-s.*?</li>\s*</ul>', page.text, re.DOTALL)
    assert south
    assert south[0].count("king of spades") == 2
    assert 'type="checkbox"' not in page.text


def test_who_wins_is_not_marked_while_it_is_asked(visitor):
    assert "winning" not in visitor.get("/lessons/pairs/holder").text
    assert "winning" in answer(visitor, "holder", answer="E").text


def test_next_on_a_page_to_read_marks_it_and_leads_on(visitor):
    response = answer(visitor, "look", follow=False)
    assert response.location == "/lessons/pairs/find"
    page = visitor.get("/lessons/pairs/find").text
    assert re.search(r'<i class="done"></i><i class="now"></i>', page)


def test_a_finished_lesson_leads_to_the_next(visitor):
    for step, fields in {"look": {}, **RIGHT, "remember": {}}.items():
        answer(visitor, step, follow=False, **fields)
    page = visitor.get("/lessons/pairs/done")
    assert "Lesson done" in text(page)
    assert "Next lesson: Following" in text(page)
    home = visitor.get("/")
    assert "Begin: Following" in text(home) or "Continue: Following" in text(home)
    assert '<a class="stop done"' in home.text


def test_the_page_after_the_last_step_names_what_is_open(visitor):
    answer(visitor, "find", **RIGHT["find"])
    page = visitor.get("/lessons/pairs/done")
    assert "Steps still open: 8" in text(page)
    assert "Follow East’s pair" in text(page)


def test_the_lesson_alone_leads_to_the_first_open_step(visitor):
    assert visitor.get("/lessons/pairs").location == "/lessons/pairs/look"
    answer(visitor, "look", follow=False)
    assert visitor.get("/lessons/pairs").location == "/lessons/pairs/find"


def test_the_live_line_counts_the_cards_and_nothing_more(visitor):
    def line(*cards):
        return text(visitor.post("/lessons/pairs/must/line", data={"card": list(cards)})).strip()

    assert line() == "Choose 2 cards."
    assert line("S9") == "Choose 1 more card."
    assert line("S9", "S4") == line("SK", "SK") == "Chosen: 2 cards."
    assert line("S9", "S4", "SK") == "Too many: take 1 card out."


def test_htmx_follows_to_the_part_and_the_focus_goes_to_what_is_new(visitor, htmx):
    fields = {"card": ["S9", "S4"]}
    response = visitor.post("/lessons/pairs/find", data=fields, headers=htmx)
    assert response.status_code == 303
    part = visitor.get(response.location, headers=htmx).text
    assert re.search(r'class="slip wrong"[^>]* data-focus', part)
    assert "data-focus" not in visitor.get("/lessons/pairs/find").text


def test_cards_lie_as_printed_while_the_question_is_which_are_trumps(app):
    visitor = app.test_client()
    cards = ["BJ", "LJ", "H7", "S7", "HA", "HT", "H5"]
    marked = re.compile(r'<span class="card trump[^"]*" data-suit="S"')
    assert not marked.search(visitor.get("/lessons/trumps/find").text)
    answered = visitor.post("/lessons/trumps/find", data={"card": cards})
    assert marked.search(visitor.get(answered.location).text)
    assert marked.search(visitor.get("/lessons/trumps/not-a-spade").text)
