"""Every step of every lesson of the program is drawn in every language, open and solved."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tutor.course.asking import question
from tutor.course.loader import load_course
from tutor.words import LANGUAGES

COURSE = load_course()
TASK = re.compile(r'<h1 id="ask">.*?</h1>', re.DOTALL)


def drawn(visitor, address, language):
    """Returns a page in a language, with its headline as plain text."""
    response = visitor.get(address, headers={"Accept-Language": language.code})
    assert response.status_code == 200
    assert f'<html lang="{language.html}"' in response.text
    headline = TASK.search(response.text)
    assert headline, address
    return response.text, " ".join(unescape(re.sub(r"<[^>]+>", " ", headline[0])).split())


@pytest.mark.parametrize("place", COURSE.ready, ids=lambda place: place.id)
def test_every_step_is_drawn_in_every_language_and_when_it_is_solved(app, place):
    visitors = [app.test_client() for _ in LANGUAGES]
    for number, step in enumerate(place.lesson.steps):
        address = f"/lessons/{place.id}/{step.id}"
        headlines = set()
        for language, visitor in zip(LANGUAGES, visitors, strict=True):
            page, headline = drawn(visitor, address, language)
            assert 'id="go"' in page
            headlines.add(headline)
        assert len(headlines) == len(LANGUAGES), (step.id, headlines)
        asked = question(place.lesson, step.id)
        if asked is None:
            continue
        # Solved it has the same parts in every language: the languages take turns.
        turn = number % len(LANGUAGES)
        of_cards = step.ask in ("play", "pick", "order", "bury")
        answer = asked.rights()[0]
        form = {"card": answer.split()} if of_cards else {"answer": answer}
        headers = {"Accept-Language": LANGUAGES[turn].code}
        visitors[turn].post(address, data=form, headers=headers)
        page, _ = drawn(visitors[turn], address, LANGUAGES[turn])
        assert 'id="coach"' in page
        assert 'id="next"' in page, (step.id, turn)
