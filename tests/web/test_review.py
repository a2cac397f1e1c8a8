"""The review of a finished hand through its pages, by plain forms, in four languages."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from engine.cards import Seat
from engine.record import parse_record
from tests.web.finished import record
from tests.web.practicing import Visitor
from tutor.practice.reviewing import moments, review
from tutor.words import LANGUAGE_CODES, Words

langs = pytest.mark.parametrize("language", LANGUAGE_CODES)


class Reviewer(Visitor):
    """A visitor without script who reviews hands."""

    def open(self, text: str, seat: str = "S") -> str:
        """Opens a record and returns the review's address."""
        self.post("/review/open", record=text, seat=seat)
        return self.url

    def post(self, path: str, **form: Any) -> None:
        """Sends a form."""
        self.take(self.client.post(path, data=form, headers=self.headers, follow_redirects=True))

    def grade_all(self) -> None:
        """Presses "Go on" until everything is looked at."""
        for _ in range(40):
            found = re.search(r'action="([^"]+/progress)"', self.page)
            if not found:
                return
            self.post(found[1])
        raise AssertionError("the review does not end")

    @property
    def review(self) -> Any:
        """The review as the server keeps it."""
        store = self.app.extensions["store"]
        row = store.review(self.url.split("/")[2])
        deal = parse_record(row.record)
        return review(deal, moments(deal, Seat[row.seat]), store)


@pytest.fixture
def reviewer(app: Any) -> Reviewer:
    return Reviewer(app)


@langs
def test_a_review_is_graded_in_slices_and_counts_its_decisions(app: Any, language: str) -> None:
    visitor = Reviewer(app, language)
    visitor.open(record())
    assert Words.of(language).ui("review-go-on") in visitor.page
    visitor.grade_all()
    counts = visitor.review.counts
    assert counts.complete
    summary = Words.of(language).ui(
        "review-summary",
        total=counts.total,
        forced=counts.forced,
        choices=counts.choices,
        costly=counts.costly,
        points=5,
    )
    assert summary in unescape(visitor.page)
    assert visitor.page.count('class="decision-card') == counts.costly > 0
