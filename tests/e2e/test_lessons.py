"""A lesson in a real browser: by keyboard alone, by finger, without script, wrong answers too."""

from __future__ import annotations

import re

import pytest

from tests.e2e.solving import Keyboard, Quick, core, lesson_of, right_answer
from tutor.course.loader import load_course
from tutor.words import Words

COURSE = load_course()


@pytest.mark.parametrize("lesson_id", [place.id for place in COURSE.ready])
def test_every_step_refuses_its_tries_and_takes_its_right_answer(page, lesson_id):
    lesson, prose = lesson_of(lesson_id), COURSE.place(lesson_id).prose["en"]
    quick = Quick(page, lesson)
    page.goto(f"/lessons/{lesson_id}/{lesson.steps[0].id}")
    for step in lesson.steps:
        sections = prose.steps[step.id].sections
        for given in step.tries:
            called_right, said = quick.answer(step, given)
            assert not called_right, (step.id, given)
            assert core(sections[f"try: {given}"]) in said, (step.id, given)
        right = right_answer(lesson, step.id)
        if right is not None:
            called_right, said = quick.answer(step, right)
            assert called_right, (step.id, right)
            if "right" in sections:
                assert core(sections["right"]) in said, (step.id, right)
        quick.go_on(step, solved=right is not None)
    assert "Lesson done" in page.locator("h1").inner_text()


def climb(keyboard):
    """Asks for hints up to the fourth of five, by keyboard."""
    for number in range(1, 5):
        keyboard.tab_to("#hint")
        keyboard.press_and_wait("Enter", f"#coach .ladder li:nth-child({number})[aria-current]")


def test_the_last_two_rungs_choose_an_answer_and_give_it(page):
    lesson, words = lesson_of("following"), Words.of("en")
    right = right_answer(lesson, "must-pair").split()

    page.goto("/lessons/following/must-pair")
    keyboard = Keyboard(page)
    climb(keyboard)
    chosen = page.locator("[data-hand] input:checked").all()
    assert sorted(box.get_attribute("value") for box in chosen) == sorted(right)
    assert page.locator("#coach.hint").is_visible()
    assert not page.locator("#next").count()
    keyboard.tab_to("#go")
    keyboard.press_and_wait("Enter", "#coach.yes")
    page.locator("#over").click()
    page.locator("#coach").wait_for(state="detached")
    climb(keyboard)
    keyboard.tab_to("#hint")
    keyboard.press_and_wait("Enter", "#next")
    assert words.ui("ui-hint-shown") in page.locator("#coach.hint").inner_text()
    assert not page.locator("[data-hand] input, #go").count()
    keyboard.tab_to("#next")
    page.keyboard.press("Enter")
    page.wait_for_url("**/no-pair")


def test_a_lesson_is_solved_by_tab_space_and_enter_alone(page):
    lesson = lesson_of("pairs")
    keyboard = Keyboard(page)
    page.goto("/lessons/pairs")
    for step in lesson.steps:
        page.wait_for_url(f"**/{step.id}")
        answer = right_answer(lesson, step.id)
        if answer is None:
            keyboard.tab_to("#go")
        else:
            keyboard.answer(step.ask, answer)
            assert page.locator("#coach.yes").is_visible()
            keyboard.tab_to("#next")
        page.keyboard.press("Enter")
    page.wait_for_url("**/done")
    assert "Lesson done" in page.locator("h1").inner_text()


@pytest.mark.parametrize("ask", ["order", "number", "choose", "bury"])
def test_each_other_kind_of_question_is_answered_by_keyboard_alone(page, ask):
    lesson, step = next(
        (place.lesson, step)
        for place in COURSE.ready
        for step in place.lesson.steps
        if step.ask == ask
    )
    page.goto(f"/lessons/{lesson.id}/{step.id}")
    Keyboard(page).answer(ask, right_answer(lesson, step.id))
    assert page.locator("#coach.yes").is_visible()


@pytest.mark.parametrize("js", [True, False], ids=["script", "no-script"])
def test_a_wrong_answer_gets_its_reason_the_paragraph_and_another_try(new_page, js):
    page = new_page(js=js)
    page.goto("/lessons/following/must-pair")
    for code in ("S9", "S4"):
        page.locator(f'[data-hand] input[value="{code}"]').first.check(force=True)
    page.locator("#go").click()
    slip = page.locator("#coach.no")
    slip.wait_for()
    assert "pair of spade kings" in slip.inner_text()
    slip.locator("summary").click()
    rule = slip.locator(".rule").first
    assert rule.is_visible()
    assert "Follow a pair" in rule.inner_text()
    assert page.locator(".card.refused").count() == 2
    for code in ("S9", "S4"):
        page.locator(f'[data-hand] input[value="{code}"]').first.uncheck(force=True)
    for box in page.locator('[data-hand] input[value="SK"]').all():
        box.check(force=True)
    page.locator("#go").click()
    page.locator("#coach.yes").wait_for()
    page.locator("#next").click()
    page.wait_for_url("**/no-pair")


@pytest.mark.parametrize("js", [True, False], ids=["script", "no-script"])
def test_the_language_changes_in_the_middle_of_a_step_and_nothing_is_lost(new_page, js):
    page = new_page(js=js)
    page.goto("/lessons/following/must-pair")
    page.locator("#hint").click()
    page.locator("#coach.hint").wait_for()
    chosen = ["HA", "SK"]
    for code in chosen:
        page.locator(f'[data-hand] input[value="{code}"]').first.check(force=True)
    for code, html in (("de", "de"), ("ru", "ru"), ("zh", "zh-Hans"), ("en", "en")):
        page.locator("details.lang summary").click()
        page.locator(f'button[name=lang][value="{code}"]').click()
        page.wait_for_selector(f'html[lang="{html}"]')
        boxes = page.locator("[data-hand] input:checked").all()
        assert sorted(box.get_attribute("value") for box in boxes) == chosen
        assert page.locator("#coach.hint").is_visible()
        assert "/following/must-pair" in page.url


def test_an_answer_is_told_again_in_the_new_language(page):
    page.goto("/lessons/following/must-pair")
    for code in ("S9", "S4"):
        page.locator(f'[data-hand] input[value="{code}"]').first.check(force=True)
    page.locator("#go").click()
    page.locator("#coach.no").wait_for()
    page.locator("details.lang summary").click()
    page.locator('button[name=lang][value="de"]').click()
    page.wait_for_selector('html[lang="de"]')
    assert "Paar" in page.locator("#coach.no").inner_text()
    assert page.locator("[data-hand] input:checked").count() == 2


def test_the_slip_has_the_focus_when_it_is_new(page):
    page.goto("/lessons/pairs/find")
    page.locator("#hint").click()
    page.locator("#coach").wait_for()
    page.wait_for_function("document.activeElement.id === 'coach'")


def test_sweeping_with_the_finger_chooses_the_cards_in_between(new_page):
    page = new_page(width=360, height=740, touch=True)
    page.goto("/lessons/following/no-pair")
    cards = page.locator("[data-hand] .slot")
    first, last = cards.nth(0).bounding_box(), cards.nth(1).bounding_box()
    page.mouse.move(first["x"] + 5, first["y"] + first["height"] / 2)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2, steps=8)
    page.mouse.up()
    boxes = page.locator("[data-hand] input")
    assert boxes.nth(0).is_checked()
    assert boxes.nth(1).is_checked()
    assert page.locator("[data-hand] input:checked").count() == 2
    page.locator("#line .legal", has_text="Chosen: 2").wait_for()
    page.mouse.click(first["x"] + 5, first["y"] + first["height"] / 2)
    assert not boxes.nth(0).is_checked()


def test_arrow_keys_go_from_card_to_card(page):
    page.goto("/lessons/following/must-pair")
    boxes = page.locator("[data-hand] input")
    boxes.nth(0).focus()
    page.keyboard.press("ArrowRight")
    assert boxes.nth(1).evaluate("box => box === document.activeElement")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    last = boxes.count() - 2
    assert boxes.nth(last).evaluate("box => box === document.activeElement")


def test_the_live_line_counts_while_cards_are_chosen_and_the_hand_stays(page):
    page.goto("/lessons/following/must-pair")
    line = page.locator("#line .legal")
    assert line.inner_text().split() == ["Choose", "2", "cards."]
    page.locator('[data-hand] input[value="HA"]').check(force=True)
    page.locator("#line .legal", has_text="more card").wait_for()
    assert page.locator('[data-hand] input[value="HA"]').is_checked()


def test_a_term_opens_its_sheet_without_script(new_page):
    page = new_page(js=False)
    page.goto("/lessons/levels/race")
    term = page.locator("button.term").first
    sheet = page.locator(f"#{term.get_attribute('popovertarget')}")
    assert not sheet.is_visible()
    term.click()
    assert sheet.is_visible()
    assert re.search(r"[\u4e00-\u9fff]", sheet.inner_text())


def test_back_shows_the_step_as_it_was_left(page):
    page.goto("/lessons/pairs/find")
    page.locator("#hint").click()
    page.locator("#coach.hint").wait_for()
    page.locator("a[rel=next]").click()
    page.wait_for_url("**/pairs/lead")
    page.go_back()
    assert page.locator("#coach.hint").is_visible()
