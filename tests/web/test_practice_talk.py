"""What the practice table says: nothing twice, nothing stale, nothing that is not so."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from engine.actions import Declare, Draw, Play, TakeKitty
from engine.cards import Rank, Seat, Team, parse_cards
from engine.deal import Deal
from engine.players import ClubPlayer
from engine.setup import Setup
from tests.engine.dealing import at_play, rules
from tests.web.practicing import Visitor
from tutor.practice import Options, Session, Wait, on, waits_for
from tutor.practice.session import LEARNER
from tutor.web.practice.citing import cited
from tutor.words import Words

SIDES = {"E": "D3 D4", "N": "D6 D7", "W": "C3 C4"}


def sitting(app, deal, comments="now"):
    """Returns a visitor who looks at a hand that stands as `deal` does."""
    visitor = Visitor(app)
    visitor.start(comments=comments)
    options = Options(rules=deal.rules, level=deal.setup.level)
    store = app.extensions["store"]
    with app.app_context():
        row = next(row for row in store.hands(1) if row.id == visitor.match_id)
        body = replace(Session.new(options), deal=deal).to_body()
        kept = store.new_hand(row.learner_id, body)
    visitor.get(f"/practice/{kept.id}")
    return visitor


def part(visitor, pattern):
    """Returns the words of a part of the page."""
    found = re.search(pattern, visitor.page, re.DOTALL)
    text = re.sub(r"<details.*?</details>|<[^>]+>", " ", found[0], flags=re.DOTALL) if found else ""
    return " ".join(unescape(text).split())


def said(visitor):
    """Returns the line above the table."""
    return part(visitor, r'<p class="trick-say".*?</p>')


def slip(visitor):
    """Returns what the coach says."""
    return part(visitor, r'<div class="slip.*?</div></div>')


def line(visitor):
    """Returns the line under the hand."""
    return part(visitor, r'<p class="legal.*?</p>')


def led(profile, hands, *plays, leader="W", level="2", **settings):
    """Returns a hand with spades as trumps in which some plays are made."""
    deal = at_play(profile, level, "S", {**SIDES, **hands}, leader=leader, dealer="W", **settings)
    for play in plays:
        deal.apply(Play(deal.to_act, parse_cards(play)))
    return deal


def test_what_is_said_of_a_play_stays_true_while_the_others_play_on(app):
    hands = {"W": "H3 C3", "S": "H9 C6", "E": "HT C7", "N": "H4 C8"}
    visitor = sitting(app, led("kawu", hands, "H3"))
    visitor.press("play", parse_cards("H9"))
    told = slip(visitor)
    assert told == "Forced The rules allow nothing else."
    visitor.press("on")
    assert "East holds the trick for now, 10 points in it." in said(visitor)
    assert slip(visitor) == told
    visitor.press("on")
    assert slip(visitor) == told
    assert said(visitor).startswith("East takes the trick")


def test_who_holds_the_trick_is_said_once(app):
    hands = {"W": "HK C3", "S": "H9 C6", "E": "HT C7", "N": "H4 C8"}
    visitor = sitting(app, led("kawu", hands, "HK"))
    visitor.press("play", parse_cards("H9"))
    assert "West holds the trick for now, 10 points in it." in said(visitor)
    assert "holds the trick" not in slip(visitor)
    assert "the king of hearts is higher" in slip(visitor)


def test_another_lead_is_told_above_the_table_and_not_once_more_by_the_coach(app):
    hands = {"W": "HK C3", "S": "H9 C6", "E": "HT C7", "N": "H4 C8"}
    visitor = sitting(app, led("kawu", hands, "HK"))
    assert "West led the king of hearts. You owe 1 heart." in said(visitor)
    assert "slip " not in visitor.page


def test_the_total_of_a_taken_trick_counts_the_fines(app):
    hands = {"W": "HQ H3", "S": "HK C5", "E": "H4 C7", "N": "HA C8"}
    deal = led("dapai", hands, "HQ H3", failed_throw_penalty=10)
    visitor = sitting(app, deal)
    assert "Fine: 10 points. The attackers now have 10." in slip(visitor)
    visitor.press("play", parse_cards("HK"))
    visitor.press("on")
    visitor.press("on")
    assert waits_for(visitor.session) is Wait.TRICK
    assert "10 points for the attackers, 20 in all." in said(visitor)


def test_a_failed_throw_stays_told_with_its_cards_until_the_learner_has_played(app):
    hands = {"E": "HQ H3", "S": "H5 C5", "N": "H4 C7", "W": "HA C8"}
    deal = led("dapai", hands, "HQ H3", "H4", "HA", leader="E")
    visitor = sitting(app, deal)
    told = slip(visitor)
    assert "Thrown: queen of hearts and three of hearts." in told
    assert "East leads a throw that fails: North can beat the three of hearts." in told
    visitor.press("play", parse_cards("H5"))
    assert "Thrown" not in slip(visitor)


def declaring(*actions, hands, hand_no=2, dealer=Seat.E):
    """Returns a small hand in which trump is being declared while it is dealt."""
    every = [parse_cards(hands[seat.name]) for seat in Seat]
    setup = Setup(
        rules("dapai"),
        Rank.SEVEN,
        tuple(every),
        parse_cards("C3"),
        hand_no,
        dealer,
        dict.fromkeys(Team, Rank.SEVEN),
    )
    deal = Deal(setup)
    for action in actions:
        deal.apply(action)
    return deal


HANDS = {"S": "LJ LJ", "E": "D3 D4", "N": "D7 D6", "W": "C3 C4"}


def test_only_the_declaration_that_stands_says_what_is_trump_for_now(app):
    deal = declaring(Draw(8), Declare(Seat.N, parse_cards("D7")), hands=HANDS)
    visitor = sitting(app, deal)
    assert "diamonds are trump for now" in visitor.text()
    visitor.press("declare", parse_cards("LJ LJ"))
    assert "diamonds are trump" not in visitor.text()
    assert "no trump for now" in visitor.text()


def test_when_all_cards_are_dealt_nobody_is_said_to_be_dealing(app):
    visitor = sitting(app, declaring(Draw(8), hands={**HANDS, "S": "C8 C9"}))
    assert line(visitor) == "All cards are dealt. The kitty comes next."


def test_what_the_kitty_decided_lies_open_when_nobody_declared(app):
    visitor = sitting(app, declaring(Draw(8), TakeKitty(), hands=HANDS))
    assert said(visitor) == "East buries 1 card."
    assert "No declaration yet." not in visitor.text()
    shown = part(visitor, r'<div class="shown-cards">.*?</div>')
    assert shown.startswith("Nobody declares. The kitty decides: three of clubs, so clubs are")


@pytest.mark.parametrize(("hand_no", "told"), [(1, True), (2, False)])
def test_in_the_first_hand_it_is_said_that_the_declarer_deals(app, hand_no, told):
    dealer = None if hand_no == 1 else Seat.E
    deal = declaring(Draw(8), hands=HANDS, hand_no=hand_no, dealer=dealer)
    visitor = sitting(app, deal)
    assert ("Whoever declares will be the dealer." in said(visitor)) == told


def test_a_new_chance_is_the_learners_before_a_computer_uses_its_own(monkeypatch):
    def when_the_learner_has_cards(self, view):
        return parse_cards("C7") if view.counts[LEARNER] and not view.declarations else ()

    monkeypatch.setattr(ClubPlayer, "declare", when_the_learner_has_cards)
    hands = {"E": "C7 C4", "N": "D3 D4", "W": "D5 D6", "S": "D7 D8"}
    options = Options(rules=rules("dapai"), level=Rank.SEVEN, strength="club")
    session = on(replace(Session.new(options), deal=declaring(hands=hands)))
    assert session.deal.drawn == 4
    assert waits_for(session) is Wait.DECLARE
    assert session.deal.standing is None
    assert on(session).deal.standing.seat is Seat.E


def test_the_last_trick_that_is_asked_about_is_told_with_its_outcome(app):
    hands = {"W": "HA C3 C4", "S": "H9 C6 C5", "E": "HT C7 C9", "N": "H4 C8 D9"}
    visitor = sitting(app, led("kawu", hands, "HA"), comments="ask")
    visitor.press("play", parse_cards("H9"))
    for _ in range(3):
        visitor.press("on")
    assert waits_for(visitor.session) is Wait.STEP
    visitor.press("ask")
    assert "You follow suit: nine of hearts." in slip(visitor)
    assert "West takes the trick: its 10 points count for nobody." in slip(visitor)


def test_a_declaration_that_is_taken_back_too_late_is_not_said_to_be_answered(app):
    visitor = Visitor(app)
    visitor.start(profile="kawu")
    visitor.press("pass")
    visitor.press("on")
    visitor.press("undo")
    assert Words.of("en").ui("practice-undo-answered") in visitor.page
    assert "your declaration" not in visitor.page


@pytest.mark.parametrize(
    ("profile", "settings", "paragraph", "told"),
    [
        ("kawu", {"throws": True}, "throw", "stands if no part"),
        ("dapai", {"throws": False}, "throw", "There are no throws"),
        ("dapai", {}, "throw", "stands if no part"),
        ("dapai", {"follow_shorter_tractor": False}, "follow-tractor", "is up to you"),
        ("dapai", {"declare_when": "after_deal"}, "declare", "After the deal"),
        ("dapai", {"permanent_twos": False}, "trump-order", "goes down to the two"),
        ("kawu", {"trump_if_none": "no_trump"}, "declare-none", "The first card"),
    ],
)
def test_a_paragraph_is_cited_as_the_table_plays_it(app, profile, settings, paragraph, told):
    with app.test_request_context("/", headers={"Accept-Language": "en"}):
        app.preprocess_request()
        [shown] = cited([paragraph, paragraph], rules(profile, **settings))
    assert told in shown.html
