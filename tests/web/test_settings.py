"""Settings: kept, shown on the root element without a script, and never half taken."""

from __future__ import annotations

import re

import pytest

from tutor.web.settings_model import CHOICES, Settings


def test_settings_stand_on_the_root_element_of_every_page(visitor):
    visitor.post(
        "/settings", data={"theme": "dark", "suits": "two", "cards": "large", "motion": "none"}
    )
    root = re.search(r"<html[^>]*>", visitor.get("/rules").text)
    assert root
    assert 'data-theme="dark"' in root[0]
    assert 'data-suits="two"' in root[0]
    assert 'data-cards="large"' in root[0]
    assert 'data-motion="none"' in root[0]


def test_a_new_visitor_has_the_plain_page(visitor):
    assert re.search(r'<html lang="en">', visitor.get("/").text)


@pytest.mark.parametrize("field", CHOICES)
def test_every_value_of_every_setting_can_be_kept(visitor, field):
    for value in CHOICES[field]:
        response = visitor.post("/settings", data={field: value})
        assert response.status_code == 303
        page = visitor.get(response.location).text
        assert re.search(rf'name="{field}" value="{value}" checked', page)
        assert "Saved." in page


@pytest.mark.parametrize("field", CHOICES)
def test_a_value_that_no_page_offers_is_refused_and_nothing_kept(visitor, field):
    assert visitor.post("/settings", data={"theme": "dark", field: "purple"}).status_code == 400
    assert 'data-theme="dark"' not in visitor.get("/").text


def test_stored_settings_are_read_value_by_value():
    stored = {"theme": "dark", "suits": 5, "language": "fr", "cards": None, "unknown": 1}
    assert Settings.read(stored, ("en", "de")) == Settings(theme="dark")


def test_the_language_is_changed_on_the_settings_page_too_and_keeps_the_form(visitor):
    page = visitor.get("/settings").text
    assert 'form="settings"' in page
    address = visitor.post(
        "/language", data={"lang": "ru", "back": "/settings", "theme": "dark"}
    ).location
    page = visitor.get(address).text
    assert re.search(r'name="theme" value="dark" checked', page)
    assert 'data-theme="dark"' not in page
