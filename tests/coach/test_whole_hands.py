"""In whole hands the coach says nothing untrue, in any language, and needs only a View.

What a sentence claims is checked again with the naive referee, from all four hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from engine.actions import Play
from engine.cards import Card, Seat, missing_from
from engine.deal import Deal
from engine.following import legal_follows
from engine.players import PLAYERS
from engine.trick import Trick
from engine.trumps import format_trump
from engine.view import Phase, View
from tests.engine.dealing import play_out, players, random_setup, rules, tricks_of
from tests.referee.cards import TRUMP, Game, game_of, step, suit_of
from tests.referee.plays import duty as duty_of_referee
from tests.referee.plays import why_no_follow, why_no_lead
from tests.referee.tricks import winner
from tests.words.checks import sentence_complaints
from tutor.coach import explain, result, status
from tutor.coach.decision import decision, duty_of
from tutor.coach.hints import Rung, hint, ladder
from tutor.coach.live import Light, live
from tutor.words import LANGUAGE_CODES, Grouped, Message, Value, Words

HANDS = [
    ("kawu", 1, {}),
    ("dapai", 2, {}),
    ("kawu", 3, {"throws": True, "permanent_twos": True}),
    ("dapai", 4, {"permanent_twos": False, "failed_throw_penalty": 10}),
    ("dapai", 5, {"throw_compare": "all_components", "follow_shorter_tractor": False}),
]
each_hand = pytest.mark.parametrize(("profile", "seed", "settings"), HANDS)


def flat(value: Value) -> tuple[Card, ...]:
    assert isinstance(value, (tuple, Grouped))
    return value.cards if isinstance(value, Grouped) else value  # type: ignore[return-value]


def hand_of(profile: str, seed: int, settings: dict[str, object]) -> tuple[Deal, Game]:
    rng = Random(seed)
    deal = Deal(random_setup(rng, rules(profile, **settings)))
    for _ in play_out(deal, players("club", rng)):
        pass
    assert deal.trumps is not None
    request = {
        "rules": profile,
        "settings": settings,
        "level": deal.setup.level.value,
        "trump": format_trump(deal.trumps.suit),
    }
    return deal, game_of(request)


def before_each_play(finished: Deal) -> Iterator[tuple[Deal, Play]]:
    """Gives the hand before every play of its log, and the play."""
    deal = Deal(finished.setup)
    for action in finished.log:
        if isinstance(action, Play):
            yield deal, action
        deal.apply(action)


@each_hand
def test_what_is_said_of_a_play_is_so(profile: str, seed: int, settings: dict[str, object]) -> None:
    finished, game = hand_of(profile, seed, settings)
    for deal, play in before_each_play(finished):
        assert deal.table is not None
        held, before = deal.hand(play.seat), deal.table.trick
        after = Deal(deal.setup, deal.log)
        after.apply(play)
        lying = tricks_of(after)[-1] if tricks_of(after)[-1].plays else tricks_of(after)[-2]
        at = len(before.plays)
        assert after.trumps is not None
        note = explain.explain_played(after.trumps, lying, at, 0)
        for message in note.messages:
            check_claim(game, held, lying, at, message)


def check_claim(
    game: Game, held: tuple[Card, ...], lying: Trick, at: int, message: Message
) -> None:
    args = message.args
    led_suit = suit_of(game, lying.led[0])
    mine = lying.plays[at]
    so_far = lying.plays[: at + 1]
    seat = lying.seat_of(at)
    holder = lying.leader.around()[winner(game, so_far)]
    match message.id:
        case "play-follows":
            assert all(suit_of(game, card) == led_suit for card in mine)
        case "play-follows-short":
            in_suit = [card for card in held if suit_of(game, card) == led_suit]
            assert sorted(flat(args["cards"])) == sorted(in_suit)
            assert all(suit_of(game, card) != led_suit for card in flat(args["rest"]))
        case "play-ruffs" | "play-over-ruffs":
            assert all(suit_of(game, card) != led_suit for card in held)
            assert all(suit_of(game, card) == TRUMP for card in mine)
        case "play-discards":
            assert all(suit_of(game, card) != led_suit for card in held)
            assert holder is not seat
        case "trick-wins-now" | "trick-wins":
            assert args["seat"] is holder is seat
            assert (message.id == "trick-wins") == (at == 3)
        case "trick-held":
            assert args["seat"] is holder
            assert args["n"] == sum(card.points for play in so_far for card in play)
        case "trick-too-low":
            low, high = flat(args["cards"]), flat(args["best"])
            assert set(low) <= set(mine)
            assert set(high) <= set(lying.play_of(holder) or ())
            assert len(low) == len(high)
            ruffed = suit_of(game, high[0]) == TRUMP != suit_of(game, low[0])
            assert ruffed or step(game, low[-1]) < step(game, high[-1])
        case "trick-tie":
            assert args["seat"] is holder
            tops = {step(game, card) for card in flat(args["cards"])}
            assert max(tops) in {step(game, card) for card in mine}
        case "trick-wrong-shape" | "trick-not-covered" | "trick-throw-stands":
            assert holder is not seat
        case "trick-part-too-low":
            assert game.throw_compare == "all_components"
        case "play-leads" | "play-throws":
            assert at == 0
            assert sorted(flat(args["cards"])) == sorted(mine)
        case "throw-failed":
            assert args["thrower"] is lying.leader
            assert args["seat"] is lying.stopped_by
        case "throw-stands" | "throw-stands-ruffable":
            assert lying.attempted is None
        case "throw-fine":
            assert args["p"] == 10
        case _:
            raise AssertionError(f"nothing checks {message}")


def decisions(finished: Deal, seat: Seat) -> Iterator[View]:
    deal = Deal(finished.setup)
    for action in finished.log:
        view = deal.view(seat)
        if view.phase is not Phase.DECLARING and decision(view) is not None:
            yield view
        deal.apply(action)


@each_hand
def test_the_live_line_agrees_with_the_referee(
    profile: str, seed: int, settings: dict[str, object]
) -> None:
    finished, game = hand_of(profile, seed, settings)
    rng = Random(seed)
    for view in decisions(finished, Seat.S):
        if view.phase is Phase.BURYING:
            continue
        assert view.trick is not None
        for chosen in some_plays(rng, view):
            if view.trick.plays:
                owes = duty_of_referee(game, view.hand, view.trick.led)
                why = why_no_follow(game, view.hand, owes, chosen)
            else:
                why = why_no_lead(game, chosen, view.hand)
            line = live(view, chosen)
            assert (line.light is Light.OK) == (why is None), (view.hand, chosen, why)


def some_plays(rng: Random, view: View) -> Iterator[tuple[Card, ...]]:
    assert view.trick is not None
    count = len(view.trick.led)
    for _ in range(6):
        yield tuple(rng.sample(view.hand, count or rng.randint(1, min(3, len(view.hand)))))
    yield PLAYERS["club"](rng).play(view)


@each_hand
def test_a_hint_points_at_cards_of_the_suggestion_and_at_all_that_must_go(
    profile: str, seed: int, settings: dict[str, object]
) -> None:
    finished, _ = hand_of(profile, seed, settings)
    player = PLAYERS["club"](Random(seed))
    for view in decisions(finished, Seat.S):
        suggestion = player.bury(view) if view.phase is Phase.BURYING else player.play(view)
        pointed = hint(view, Rung.CARDS, suggestion).pointed
        assert pointed
        assert missing_from(suggestion, pointed) == ()
        duty = duty_of(view)
        if duty is not None and duty.all_go and duty.owed.suit_cards:
            assert view.trick is not None
            plays = legal_follows(duty.trumps, view.hand, view.trick.led)
            assert all(missing_from(play, pointed) == () for play in plays)


@each_hand
def test_everything_reads_well_in_every_language(
    profile: str, seed: int, settings: dict[str, object]
) -> None:
    finished, _ = hand_of(profile, seed, settings)
    assert finished.trumps is not None
    assert finished.result is not None
    rng = Random(seed)
    player = PLAYERS["club"](rng)
    said: set[Message] = set()
    for view in decisions(finished, Seat.S):
        suggestion = player.bury(view) if view.phase is Phase.BURYING else player.play(view)
        said.update(status.status(view))
        said.update(explain.explain_attempt(view, suggestion).messages)
        said.add(live(view, suggestion).message)
        random_cards = tuple(rng.sample(view.hand, len(suggestion)))
        said.update(explain.explain_attempt(view, random_cards).messages)
        said.add(live(view, random_cards).message)
        for rung in ladder(view):
            said.update(hint(view, rung, suggestion).messages)
    for note in result.result(finished.trumps, finished.result):
        said.update(note.messages)
    said.update(explain.explain_trump(finished.view(Seat.S)).messages)
    assert list(problems(said)) == []


def problems(messages: Iterable[Message]) -> Iterator[str]:
    for message in messages:
        for lang in LANGUAGE_CODES:
            text = Words.of(lang).text(message)
            for complaint in sentence_complaints(lang, text):
                yield f"{text}: {complaint}"
