"""A position's link holds what its seat knew, and nothing else; it opens on the very position."""

from __future__ import annotations

from random import Random
from urllib.parse import parse_qsl, urlsplit

import pytest
from werkzeug.datastructures import MultiDict

from engine.cards import Seat
from engine.deal import Deal
from engine.view import Phase, View
from tests.engine.dealing import play_out, players, random_rules, random_setup
from tests.engine.seeing import known
from tutor.web.keep import MOST_TEXT
from tutor.web.position.link import described_url, position_url
from tutor.web.position.notation import read_cards
from tutor.web.position.reading import read

SAME = (
    "seat", "rules", "level", "dealer", "trumps", "phase", "counts", "kitty_size", "buried",
    "declarations", "turned", "to_act", "points", "failed_throws",
)  # fmt: skip


@pytest.fixture
def request_context(app):
    """The pages' words and addresses."""
    with app.test_request_context():
        yield


def query(url: str) -> MultiDict[str, str]:
    return MultiDict(parse_qsl(urlsplit(url).query))


def tricks(view: View):
    """Returns what a seat knows of the tricks, without who stopped a throw."""
    lying = [*view.tricks, view.trick]
    return [(each.leader, each.plays, each.attempted) for each in lying if each]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", ["club", "random"])
@pytest.mark.usefixtures("request_context")
def test_the_page_knows_what_the_seat_knew(kind, seed):
    rng = Random(seed)
    deal = Deal(random_setup(rng, random_rules(rng)))
    opened = 0
    for _ in play_out(deal, players(kind, rng)):
        seat = deal.to_act
        if deal.phase is not Phase.PLAYING or seat is None:
            continue
        view = deal.view(seat)
        url = position_url(view)
        reading = read(query(url))
        assert reading.faults == {}, url
        assert reading.told is not None
        again = reading.told.view()
        assert {name: getattr(again, name) for name in SAME} == {
            name: getattr(view, name) for name in SAME
        }
        assert sorted(again.hand) == sorted(view.hand)
        assert tricks(again) == tricks(view)
        assert described_url(reading.told) == url
        assert len(url) < MOST_TEXT, "a change of language would cut it"
        opened += 1
    assert opened > 40


@pytest.mark.usefixtures("request_context")
def test_no_hidden_card_is_in_a_link():
    rng = Random(8)
    deal = Deal(random_setup(rng, random_rules(rng)))
    hidden = 0
    for _ in play_out(deal, players("club", rng)):
        seat = deal.to_act
        if deal.phase is not Phase.PLAYING or seat is None:
            continue
        fields = query(position_url(deal.view(seat)))
        typed = {"hand", "led", "second", "third", "seen", "buried", "turned", "shown"}
        text = " ".join(fields.get(name, "") for name in typed)
        for letter in "SENW":
            text = text.replace(f"{letter}.", " ") if letter in "ENW" else text
        codes = {
            str(card)
            for word in text.replace(".", " ").replace("~", " ").split()
            if word != "S"
            for card in read_cards(word)
        }
        seen = known(deal, seat) | {
            str(card) for trick in deal.view(seat).tricks for card in trick.attempted or ()
        }
        assert codes <= seen
        hidden += 54 - len(seen)
    assert hidden > 0


@pytest.mark.usefixtures("request_context")
def test_only_a_card_to_be_played_has_a_position():
    deal = Deal(random_setup(Random(3), random_rules(Random(3))))
    with pytest.raises(ValueError, match="expected a card to be played"):
        position_url(deal.view(Seat.S))
