"""The review of a finished hand through its pages, by plain forms, in four languages."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from typing import Any

import pytest

from engine.cards import Seat
from engine.deal import Deal
from engine.record import format_record, parse_record
from tests.web.finished import keep_grades, played, record
from tests.web.practicing import Visitor
from tutor.app import create_app
from tutor.coach.decision import Decision
from tutor.coach.hints import Rung
from tutor.coach.review import Review
from tutor.practice import LEARNER
from tutor.practice.reviewing import moments, moves, review
from tutor.web.review import opened
from tutor.words import LANGUAGE_CODES, Words

langs = pytest.mark.parametrize("language", LANGUAGE_CODES)


class Reviewer(Visitor):
    """A visitor without script who reviews hands."""

    def open(self, text: str | None = None, seat: str = "S") -> str:
        """Opens a record and returns the review's address."""
        self.post("/review/open", record=text or record(), seat=seat)
        return self.url

    def post(self, path: str, **form: Any) -> None:
        """Sends a form and follows where it leads."""
        self.take(self.client.post(path, data=form, headers=self.headers, follow_redirects=True))

    @property
    def store(self) -> Any:
        """The program's store."""
        return self.app.extensions["store"]

    @property
    def found(self) -> Review:
        """The review as the server keeps it."""
        row = self.store.review(self.url.split("/")[2])
        deal = parse_record(row.record)
        return review(deal, moments(deal, Seat[row.seat]), self.store)

    def words(self, message_id: str, **args: Any) -> str:
        """Returns a label in the visitor's language."""
        return Words.of(self.headers["Accept-Language"]).ui(message_id, **args)


@pytest.fixture
def graded(app: Any) -> Any:
    """The program with the grades of the usual hand in its store."""
    keep_grades(app.extensions["store"])
    return app


@pytest.fixture
def visitor(graded: Any) -> Reviewer:
    return Reviewer(graded)


@langs
def test_a_review_counts_its_decisions_and_names_the_costly_ones(
    graded: Any, language: str
) -> None:
    visitor = Reviewer(graded, language)
    visitor.open()
    counts = visitor.found.counts
    assert counts.complete
    numbers = {name: getattr(counts, name) for name in ("total", "forced", "choices", "costly")}
    assert visitor.words("review-summary", points=5, **numbers) in unescape(visitor.page)
    assert visitor.words("review-costly-from", points=5) in unescape(visitor.page)
    assert visitor.page.count('class="decision-card') == counts.costly > 0
    for moment, _ in visitor.found.costly:
        assert visitor.words(f"review-at-{moment.asked}", trick=moment.trick) in visitor.text()
    weak = visitor.found.recurring
    assert weak is not None
    assert visitor.words(f"review-weak-{weak.weakness}") in visitor.text()
    offered = [each for each in weak.lessons if f'href="/lessons/{each}"' in visitor.page]
    assert len(offered) == 1


def test_grading_comes_in_slices_that_end(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opened, "SLICE_SECONDS", 0.0)
    visitor = Reviewer(app)
    address = visitor.open(record("kawu", 6))
    seen = []
    while "/progress" in visitor.page:
        seen.append(visitor.found.counts.looked)
        visitor.post(f"{address}/progress")
        assert visitor.url == address
    forced = visitor.found.counts.forced
    assert seen == list(range(forced, visitor.found.counts.total))


def test_a_slice_answers_htmx_with_the_review_alone(app: Any) -> None:
    visitor = Reviewer(app)
    address = visitor.open(record("kawu", 6))
    answer = visitor.client.post(f"{address}/progress", headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert answer.text.lstrip().startswith('<section id="review"')
    assert "<html" not in answer.text
    assert visitor.found.counts.looked > visitor.found.counts.forced


def test_a_server_that_dies_in_the_middle_loses_no_grade(config: Any) -> None:
    first = create_app(config)
    visitor = Reviewer(first)
    address = visitor.open(record("kawu", 6))
    visitor.post(f"{address}/progress")
    looked = visitor.found.counts.looked
    # Nothing is closed or said goodbye to: what counts is in the file.
    second = create_app(config)
    again = Reviewer(second)
    again.get(address)
    assert again.found.counts.looked == looked > again.found.counts.forced
    again.post(f"{address}/progress")
    assert again.found.counts.looked > looked
    for app in (first, second):
        app.extensions["store"].close()


def test_looking_never_waits_for_grades(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def grading(*_: Any) -> None:
        raise AssertionError("a page that is looked at grades nothing")

    monkeypatch.setattr("tutor.coach.review.grade", grading)
    visitor = Reviewer(app)
    address = visitor.open()
    assert visitor.status == 200
    assert "/progress" in visitor.page
    for path in (address, f"{address}/moves/3", f"{address}/save", "/review/"):
        visitor.get(path)
        assert visitor.status == 200, path


@langs
def test_the_review_opens_by_itself_after_a_practice_hand(app: Any, language: str) -> None:
    visitor = Visitor(app, language)
    visitor.start(profile="kawu")
    visitor.play_hand()
    visitor.get(visitor.url)
    assert 'id="review"' in visitor.page
    address = re.search(r'href="(/review/[^/"]+)/record"', visitor.page)
    assert address
    assert Words.of(language).ui("practice-next-hand") in visitor.text()
    # What was graded at the table is there at once: nothing is left to look at.
    assert "/progress" not in visitor.page
    visitor.get(address[1])
    assert visitor.status == 200
    visitor.get("/review/")
    assert f'href="{address[1]}"' in visitor.page


def test_a_finished_hand_has_one_review_however_often_it_is_looked_at(app: Any) -> None:
    visitor = Visitor(app)
    visitor.start(profile="kawu")
    visitor.play_hand()
    for _ in range(3):
        visitor.get(visitor.url)
    assert len(app.extensions["store"].reviews(1)) == 1


def test_a_hand_that_runs_cannot_be_reviewed(app: Any) -> None:
    visitor = Visitor(app)
    visitor.start(profile="kawu")
    while visitor.primary not in ("play", "bury"):
        visitor.go_on()
    session, match = visitor.session, visitor.match_id
    for path in ("", "/1", "/moves/1", "/save", "/record"):
        visitor.get(f"/review/{match}{path}")
        assert visitor.status == 404
    visitor.take(visitor.client.post(f"/review/{match}/progress"))
    assert visitor.status == 404
    form = {"record": format_record(session.deal), "seat": "E"}
    visitor.take(visitor.client.post("/review/open", data=form, headers=visitor.headers))
    assert visitor.status == 422
    assert Words.of("en").ui("review-error-running") in visitor.text()
    store = app.extensions["store"]
    assert store.reviews(1) == []
    assert session.deal.view(LEARNER).hand


def decisions(visitor: Reviewer, *asked: Decision) -> list[Any]:
    """Returns the costly decisions of these kinds with their grades."""
    return [pair for pair in visitor.found.costly if not asked or pair[0].asked in asked]


def test_the_best_answer_stays_hidden_until_a_new_one_was_given(visitor: Reviewer) -> None:
    address = visitor.open()
    better = visitor.words("review-best")
    assert better not in visitor.text()
    moment, grade = decisions(visitor, Decision.LEAD)[0]
    for path in (f"{address}/{moment.number}", f"{address}/moves/{moment.move}"):
        visitor.get(path)
        assert better not in visitor.text()
        assert "Better" not in visitor.text()
    visitor.get(f"{address}/{moment.number}")
    other = next(c for c in moment.view.hand if (c,) != grade.best and (c,) != moment.answer)
    visitor.post(visitor.url, do="answer", card=[other])
    assert visitor.status == 200
    assert better in visitor.text()
    assert all(visitor.words("ui-card", card=card) in visitor.text() for card in grade.best)
    visitor.get(address)
    assert better in visitor.text()
    assert visitor.words("review-tried") in visitor.text()


@langs
def test_a_decision_is_asked_again_and_compared(graded: Any, language: str) -> None:
    visitor = Reviewer(graded, language)
    address = visitor.open()
    moment, grade = decisions(visitor, Decision.LEAD)[0]
    visitor.get(f"{address}/{moment.number}")
    assert visitor.words("review-ask-lead") in visitor.text()
    visitor.post(visitor.url, do="answer", card=list(grade.best))
    text = visitor.text()
    for label in ("review-now", "review-then", "review-best"):
        assert visitor.words(label) in text
    assert visitor.words("ui-tier-cost") in text
    visitor.get(address)
    assert visitor.words("review-tried-best") in visitor.text()
    visitor.post(f"{address}/{moment.number}", do="again")
    assert visitor.words("review-ask-lead") in visitor.text()


@langs
def test_what_an_answer_cost_is_said_once(graded: Any, language: str) -> None:
    visitor = Reviewer(graded, language)
    address = visitor.open()
    moment, grade = decisions(visitor, Decision.LEAD)[0]
    cost = visitor.words("ui-tier-cost")
    lost = visitor.words("review-loss", points=round(grade.loss), error=round(grade.se))
    told = visitor.words("review-verdict-then", tier=cost)
    for deed, cards in (("show", []), ("again", []), ("answer", list(grade.best))):
        visitor.post(f"{address}/{moment.number}", do=deed, card=cards)
        page = unescape(visitor.page)
        side = page[page.index('<aside class="side"') : page.index("</aside>")]
        assert side.count(lost) == 1
        assert len(re.findall(rf"\b{cost}\b", side)) == 1
        assert (told in side) is (deed != "again")


def test_a_burial_tried_again_has_the_tray_and_its_live_line(app: Any) -> None:
    visitor = Reviewer(app)
    address = visitor.open(record("dapai", 0))
    bury = next(m for m in visitor.found.moments if m.asked is Decision.BURY)
    visitor.get(f"{address}/{bury.number}")
    assert visitor.words("practice-chosen", chosen=0, count=8) in visitor.text()
    assert visitor.words("practice-from-kitty") in visitor.text()
    cards = [str(card) for card in bury.answer[:3]]
    answer = visitor.client.post(f"{address}/{bury.number}/line", data={"card": cards})
    assert visitor.words("practice-chosen", chosen=3, count=8) in answer.text
    assert answer.text.count('hx-swap-oob="true"') == 3
    assert unescape(answer.text).count('class="card') == 3
    lead = next(m for m in visitor.found.moments if m.asked is Decision.LEAD and not m.forced)
    answer = visitor.client.post(f"{address}/{lead.number}/line", data={"card": cards[:1]})
    assert 'id="tray"' not in answer.text
    visitor.post(f"{address}/{bury.number}", do="answer", card=list(bury.answer))
    assert 'id="tray"' not in visitor.page


@pytest.mark.parametrize("asked", [Decision.BURY, Decision.LEAD, Decision.FOLLOW])
def test_the_ladder_of_hints_leads_to_the_best_answer(visitor: Reviewer, asked: Decision) -> None:
    address = visitor.open()
    moment, grade = next(
        (m, g) for m, g in visitor.found.pairs if m.asked is asked and g and not m.forced
    )
    place = f"{address}/{moment.number}"
    visitor.get(place)
    for rung in Rung:
        assert '<button class="btn" name="do" value="hint"' in visitor.page
        given = re.search(r'name="hints" value="(\d)"', visitor.page)
        visitor.post(place, do="hint", hints=given[1] if given else "")
        assert visitor.words("ui-hint-of", number=rung, total=5) in visitor.text()
        chosen = sorted(code for code, on in visitor.offered if on)
        assert chosen == (sorted(map(str, grade.best)) if rung >= Rung.EXAMPLE else [])
    assert 'value="hint"' not in visitor.page
    # Nothing of it is kept, and a change of language keeps the rung.
    assert visitor.store.reviews(1)[0].body == {}
    visitor.post("/language", lang="de", back=place, hints="2", do="x")
    assert Words.of("de").ui("ui-hint-of", number=2, total=5) in visitor.text()
    visitor.post(place, do="answer", card=list(grade.best), hints="5")
    assert 'name="hints"' not in visitor.page


@pytest.mark.parametrize("hints", ["x", "-1", "99", "²", "9" * 300])
def test_hints_that_there_are_not_are_answered_kindly(visitor: Reviewer, hints: str) -> None:
    address = visitor.open()
    number = visitor.found.costly[0][0].number
    visitor.get(f"{address}/{number}?hints={hints}")
    assert visitor.status == 200
    visitor.post(f"{address}/{number}", do="hint", hints=hints)
    assert visitor.status == 422


def test_what_was_tried_is_kept_and_the_next_costly_one_is_offered(visitor: Reviewer) -> None:
    address = visitor.open()
    first, second = (moment for moment, _ in visitor.found.costly[:2])
    visitor.post(f"{address}/{first.number}", do="show")
    assert f'id="next" href="{address}/{second.number}"' in visitor.page
    again = Reviewer(visitor.app)
    again.client = visitor.client
    again.get(address)
    assert visitor.words("review-seen") in again.text()
    assert again.page.count('class="btn primary"') == 1


def test_an_answer_against_the_rules_is_explained_and_nothing_is_lost(visitor: Reviewer) -> None:
    address = visitor.open()
    moment = next(m for m in visitor.found.moments if m.asked is Decision.FOLLOW and not m.forced)
    visitor.post(f"{address}/{moment.number}", do="answer", card=[])
    assert visitor.status == 422
    assert visitor.words("ui-tier-no") in visitor.text()
    wrong = [str(moment.view.hand[0]), str(moment.view.hand[1]), str(moment.view.hand[2])]
    visitor.post(f"{address}/{moment.number}", do="answer", card=wrong)
    assert visitor.status == 422
    assert sorted(code for code, chosen in visitor.offered if chosen) == sorted(wrong)
    assert visitor.store.reviews(1)[0].body == {}


def test_declaring_and_burying_are_asked_again_too(app: Any) -> None:
    visitor = Reviewer(app)
    address = visitor.open(record("dapai", 0))
    made = visitor.found.moments
    bury = next(m for m in made if m.asked is Decision.BURY)
    visitor.get(f"{address}/{bury.number}")
    assert visitor.words("review-ask-bury") in visitor.text()
    visitor.post(visitor.url, do="answer", card=list(bury.answer))
    assert visitor.words("review-compared") in visitor.text()
    for seat in Seat:
        deal = played("kawu", 1, hand=1)
        asked = [m for m in moments(deal, seat) if m.asked is Decision.DECLARE]
        if asked:
            address = visitor.open(format_record(deal), seat.name)
            visitor.get(f"{address}/{asked[0].number}")
            assert visitor.words("review-ask-declare") in visitor.text()
            visitor.post(visitor.url, do="pass")
            assert visitor.words("practice-pass") in visitor.text()
            break
    else:
        raise AssertionError("nobody could declare")


def test_a_decision_page_shows_nothing_that_its_seat_could_not_know(visitor: Reviewer) -> None:
    address = visitor.open()
    moment = next(m for m in visitor.found.moments if m.trick == 1 and not m.forced)
    visitor.get(f"{address}/{moment.number}")
    known = set(moment.view.hand) | set(moment.view.buried or ())
    known |= {c for play in moment.view.trick.plays for c in play}
    known |= {c for shown in moment.view.declarations for c in shown.cards}
    names = {visitor.words("ui-card", card=card) for card in known}
    drawn = re.findall(r'<span class="card[^"]*".*?<span class="sr">([^<,]+)', visitor.page)
    assert drawn
    assert {unescape(name) for name in drawn} <= names


def test_a_forced_decision_is_marked_and_not_asked(visitor: Reviewer) -> None:
    address = visitor.open()
    forced = next(m for m in visitor.found.moments if m.forced)
    assert visitor.words("ui-tier-forced") in visitor.text()
    visitor.get(f"{address}/{forced.number}")
    assert visitor.status == 404
    visitor.post(f"{address}/{forced.number}", do="show")
    assert visitor.status == 404


def test_another_visitor_may_look_and_works_in_a_copy(visitor: Reviewer) -> None:
    address = visitor.open()
    number = visitor.found.costly[0][0].number
    visitor.post(f"{address}/{number}", do="show")
    other = Reviewer(visitor.app)
    other.get(address)
    assert other.status == 200
    assert visitor.words("review-of-another") in other.text()
    assert visitor.words("review-seen") not in other.text()
    other.post(f"{address}/{number}", do="show")
    assert other.url.rsplit("/", 1)[0] != address
    before = visitor.store.review(address.split("/")[2])
    other.post(f"{other.url.rsplit('/', 1)[0]}/{number}", do="again")
    assert visitor.store.review(address.split("/")[2]) == before
    assert len(visitor.store.reviews(2)) == 1


@langs
def test_every_move_can_be_stepped_through_with_all_hands(graded: Any, language: str) -> None:
    visitor = Reviewer(graded, language)
    address = visitor.open()
    total = len(moves(played()))
    for number in (1, 2, 3, 4, 5, total // 2, total - 1, total):
        visitor.get(f"{address}/moves/{number}")
        assert visitor.status == 200
        assert visitor.words("review-move", move=number, total=total) in visitor.text()
        forward = f'href="{address}/moves/{number + 1}"' in visitor.page
        assert forward is (number < total)
        assert (f'href="{address}/moves/{number - 1}"' in visitor.page) is (number > 1)
    for number in (0, total + 1):
        visitor.get(f"{address}/moves/{number}")
        assert visitor.status == 404


def test_the_declaring_of_a_hand_is_listed_once_and_judged_at_one_move(app: Any) -> None:
    deal = played("dapai", 1)
    made = [m for m in moments(deal, Seat.W) if m.asked is Decision.DECLARE]
    visitor = Reviewer(app)
    for moment in made:
        visitor.store.save_grade(moment.key, moment.graded().to_body())
    address = visitor.open(format_record(deal), "W")
    told, grade = visitor.found.pairs[0]
    assert grade is not None
    rows = re.search(r'<ol class="all-decisions">.*?</ol>', visitor.page, re.S)
    assert rows
    assert rows[0].count(visitor.words("review-at-declare")) == 1
    judged = set()
    for moment in made:
        if moment.move is not None:
            visitor.get(f"{address}/moves/{moment.move}")
            if 'class="slip' in visitor.page:
                judged.add(moment.number)
    assert judged == {told.number} & {m.number for m in made if m.move is not None}


def test_all_four_hands_and_the_kitty_are_on_the_page_of_a_move(visitor: Reviewer) -> None:
    address = visitor.open()
    deal = played()
    visitor.get(f"{address}/moves/3")
    text = visitor.page[visitor.page.index('class="four"') :]
    shown = re.findall(r'class="chip"[^>]*>.*?(?:<span class="sr">|</svg>)([^<]+)<', text)
    assert len(shown) >= sum(len(hand) for hand in deal.setup.hands)


@pytest.mark.parametrize("seat", ["E", "N", "W"])
def test_a_record_is_reviewed_from_any_seat(visitor: Reviewer, seat: str) -> None:
    address = visitor.open(seat=seat)
    assert [m.view.seat for m in visitor.found.moments] == [Seat[seat]] * len(visitor.found.moments)
    assert visitor.words("review-from", seat=Seat[seat]) in unescape(visitor.page)
    visitor.post(f"{address}/seat", seat="S")
    assert visitor.url != address
    assert visitor.found.moments[0].view.seat is Seat.S


def test_a_record_comes_back_as_it_went_in(visitor: Reviewer) -> None:
    address = visitor.open()
    answer = visitor.client.get(f"{address}/record")
    assert answer.text == record()
    assert answer.mimetype == "text/plain"
    assert "attachment" in answer.headers["Content-Disposition"]


def test_a_record_may_come_as_a_file_with_the_line_ends_of_any_system(visitor: Reviewer) -> None:
    data = {
        "seat": "N",
        "record": "",
        "file": (BytesIO(b"\xef\xbb\xbf" + record().replace("\n", "\r\n").encode()), "hand.txt"),
    }
    visitor.take(visitor.client.post("/review/open", data=data, follow_redirects=True))
    assert visitor.status == 200
    assert visitor.found.moments[0].view.seat is Seat.N


LINES = record().splitlines()


def with_line(number: int, text: str) -> str:
    """Returns the usual record with another line in the place of one (from 1)."""
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]])


BAD = {
    "": ("empty", {}),
    "  \n ": ("empty", {}),
    "x" * 20_001: ("long", {}),
    "hello": ("header", {"line": 1, "text": "hello"}),
    with_line(2, "rules bridge"): ("rules", {"line": 2, "text": "rules bridge"}),
    with_line(3, "hand none"): ("hand", {"line": 3, "text": "hand none"}),
    with_line(4, "level 1"): ("level", {"line": 4, "text": "level 1"}),
    with_line(5, "levels 2"): ("levels", {"line": 5, "text": "levels 2"}),
    with_line(6, "dealer X"): ("dealer", {"line": 6, "text": "dealer X"}),
    with_line(8, "cards E HX"): ("cards", {"line": 8, "text": "cards E HX"}),
    with_line(11, "kitty SA SA SA SA SA SA SA SA"): (
        "kitty",
        {"line": 11, "text": "kitty SA SA SA SA SA SA SA SA"},
    ),
    with_line(14, "play S BJ BJ BJ"): ("move", {"line": 14, "text": "play S BJ BJ BJ"}),
    "\n".join(LINES[:6]): ("ends", {"line": 6}),
    "\n".join(LINES[:-1]): ("running", {}),
    format_record(Deal(played().setup)): ("running", {}),
}


@pytest.mark.parametrize("text", BAD, ids=[kind for kind, _ in BAD.values()])
def test_a_bad_record_is_refused_by_its_line_and_stays_in_the_form(app: Any, text: str) -> None:
    kind, args = BAD[text]
    for language in LANGUAGE_CODES:
        visitor = Reviewer(app, language)
        visitor.post("/review/open", record=text, seat="W")
        assert visitor.status == 422
        assert visitor.words(f"review-error-{kind}", **args) in visitor.text()
        kept = re.search(r"<textarea[^>]*>(.*?)</textarea>", visitor.page, re.S)
        assert kept
        assert unescape(kept[1]).strip() == text.strip()
        assert re.search(r'value="W" checked', visitor.page)
    assert app.extensions["store"].reviews(1) == []


@pytest.mark.parametrize(
    "path",
    ["/review/x", "/review/" + "x" * 22, "/review/open/1", "/review/红桃", "/review/%00"],
)
def test_an_address_that_leads_nowhere_is_answered_kindly(app: Any, path: str) -> None:
    visitor = Reviewer(app)
    visitor.get(path)
    assert visitor.status == 404
    assert "<main" in visitor.page


def test_a_decision_that_there_is_not_is_answered_kindly(visitor: Reviewer) -> None:
    address = visitor.open()
    for path in ("0", "999", "line", "moves", "moves/x", "-1"):
        visitor.get(f"{address}/{path}")
        assert visitor.status == 404 or path == "line", path


@langs
def test_the_saved_page_holds_all_and_asks_for_nothing(graded: Any, language: str) -> None:
    visitor = Reviewer(graded, language)
    address = visitor.open()
    answer = visitor.client.get(f"{address}/save", headers=visitor.headers)
    page = answer.text
    assert "attachment" in answer.headers["Content-Disposition"]
    assert not re.search(r"\b(?:src|href)=\"(?!#)|url\(|@import|<script|<link", page)
    assert f'lang="{Words.of(language).language.html}"' in page
    found = visitor.found
    for moment, grade in found.pairs:
        assert visitor.words(f"review-at-{moment.asked}", trick=moment.trick) in page
        if grade and grade.costly:
            assert visitor.words("ui-tier-cost") in page
    assert page.count('<tr><th scope="row">') == found.tricks
    assert '<svg class="plot"' in page
    assert "popover" not in page[page.index("<body") :]


def test_the_plot_can_be_read_without_colour_and_without_eyes(visitor: Reviewer) -> None:
    visitor.open()
    plot = re.search(r'<svg class="plot".*?</svg>', visitor.page, re.S)
    assert plot
    costly = visitor.found.costly
    drops = [spot for spot in visitor.found.line if spot.loss]
    assert plot[0].count('class="drop"') == len(drops) > 0
    assert "<title" in plot[0]
    assert "<desc" in plot[0]
    assert len(drops) <= len(costly)
    for spot in drops:
        lost = visitor.words("practice-signed", number=-max(1, round(spot.loss)))
        assert lost in plot[0]
        assert visitor.words("review-plot-costly", lost=lost) in visitor.page
    summary = "<summary>" + visitor.words("review-plot-table")
    rows = re.search(summary + ".*?</table>", visitor.page, re.S)
    assert rows
    assert rows[0].count('<th scope="row">') == len(visitor.found.line)


def test_the_language_changes_in_the_middle_of_a_decision(visitor: Reviewer) -> None:
    address = visitor.open()
    moment = decisions(visitor, Decision.LEAD)[0][0]
    card = str(moment.view.hand[0])
    visitor.post("/language", lang="de", back=f"{address}/{moment.number}", card=[card], do="x")
    assert visitor.url == f"{address}/{moment.number}"
    assert Words.of("de").ui("review-ask-lead") in visitor.text()
    assert [code for code, chosen in visitor.offered if chosen] == [card]


def test_the_list_is_empty_for_a_newcomer_and_says_how_it_fills(app: Any) -> None:
    visitor = Reviewer(app)
    visitor.get("/review/")
    assert visitor.words("review-list-empty") in visitor.text()
    visitor.get("/")
    assert 'href="/review/"' in visitor.page
