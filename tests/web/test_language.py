"""Changing the language: by a form from any page, and what was chosen there comes back."""

from __future__ import annotations

import re

import pytest

from tests.web.reading import unlinked
from tutor.web.keep import local_path


def switch(visitor, lang, **fields):
    return visitor.post("/language", data={"lang": lang, **fields})


def test_a_language_is_kept_whatever_the_browser_prefers(visitor):
    assert switch(visitor, "de", back="/rules").location == "/rules"
    assert '<html lang="de"' in visitor.get("/", headers={"Accept-Language": "ru"}).text


def test_every_field_of_the_form_comes_back_but_technical_ones(visitor):
    response = switch(
        visitor,
        "ru",
        back="/lessons/pairs/must",
        card=["S9", "S4"],
        answer="5",
        do="answer",
        _tries="3",
    )
    assert response.status_code == 303
    assert response.location == "/lessons/pairs/must?card=S9&card=S4&answer=5"


def test_what_came_back_before_is_replaced_not_added_to(visitor):
    response = switch(visitor, "zh", back="/lessons/pairs/must?card=SK&card=SK&for=x", card="S4")
    assert response.location == "/lessons/pairs/must?for=x&card=S4"


@pytest.mark.parametrize("lang", ["en", "zh", "de", "ru"])
def test_the_cards_chosen_are_chosen_still_in_the_new_language(visitor, lang):
    address = switch(visitor, lang, back="/lessons/pairs/must", card=["S9", "SK"]).location
    page = visitor.get(address).text
    assert re.findall(r'value="(\w\w)" checked', page) == ["SK", "S9"]


def test_an_option_and_a_number_come_back_too(visitor):
    page = visitor.get(
        switch(visitor, "de", back="/lessons/pairs/holder", answer="N").location
    ).text
    assert re.search(r'value="N" checked', page)
    page = visitor.get(
        switch(visitor, "de", back="/lessons/pairs/points", answer="15").location
    ).text
    assert re.search(r'id="answer"[^>]*value="15"', page)


def test_the_buttons_of_a_page_with_a_hand_send_the_hands_form(visitor):
    page = visitor.get("/lessons/pairs/must").text
    buttons = re.findall(r'<button name="lang"[^>]*>', page)
    assert len(buttons) == 4
    assert all('form="hand"' in b and 'formaction="/language"' in b for b in buttons)
    assert re.search(r'name="back" value="/lessons/pairs/must" form="hand"', page)


def test_cards_that_were_taken_back_since_do_not_come_back(visitor):
    address = switch(visitor, "de", back="/lessons/pairs/must", card=["S9"]).location
    back = re.search(r'name="back" value="([^"]*)"', visitor.get(address).text)
    assert back
    assert switch(visitor, "ru", back=back[1]).location == "/lessons/pairs/must"


def test_an_emptied_choice_stays_empty_beside_an_answer_given_before(visitor):
    visitor.post("/lessons/pairs/must", data={"card": ["S9", "S4"]})
    assert "checked" in visitor.get("/lessons/pairs/must").text
    address = switch(visitor, "de", back="/lessons/pairs/must", kept="1").location
    assert "checked" not in visitor.get(address).text


def test_what_the_coach_said_is_said_again_in_the_new_language(visitor):
    visitor.post("/lessons/pairs/must", data={"card": ["S9", "S4"]})
    assert "Answer a pair with a pair" in unlinked(visitor.get("/lessons/pairs/must").text)
    switch(visitor, "de", back="/lessons/pairs/must")
    assert "Auf ein Paar gehört ein Paar" in unlinked(visitor.get("/lessons/pairs/must").text)


def test_cards_that_make_no_sense_are_left_out_of_what_comes_back(visitor):
    page = visitor.get("/lessons/pairs/must?card=S9&card=QQ&card=CA&card=S9").text
    assert re.findall(r'value="(\w\w)" checked', page) == ["S9"]


def test_htmx_is_told_to_load_the_whole_page(visitor, htmx):
    response = visitor.post("/language", data={"lang": "zh", "back": "/rules"}, headers=htmx)
    assert response.headers["HX-Redirect"] == "/rules"


@pytest.mark.parametrize("lang", ["", "fr", "EN", "zh-Hans"])
def test_an_unknown_language_is_refused_by_name(visitor, lang):
    response = switch(visitor, lang, back="/")
    assert response.status_code == 400
    assert lang in response.text


@pytest.mark.parametrize(
    "back",
    ["//evil.example/x", "https://evil.example", "evil", "/\\evil", "", "/a\nb", "/" + "a" * 3000],
)
def test_the_way_back_never_leaves_the_site(back):
    assert local_path(back) == "/"


def test_a_local_way_back_is_kept_with_its_query():
    assert local_path("/rules?for=kawu") == "/rules?for=kawu"
