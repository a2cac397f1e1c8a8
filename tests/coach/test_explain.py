"""A note has its tier, its cards and the paragraphs of the rulebook it rests on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import Play
from engine.cards import Rank, Seat, Suit, Team
from engine.declaring import Declaration
from engine.scoring import LevelChange, Score, level_change
from engine.shapes import shape_of
from engine.table import Result
from engine.trick import Trick
from engine.verdict import Code, Verdict
from engine.view import Phase
from tests.coach.positions import asked, cards, declaring, english, ids, trick
from tests.engine.dealing import at_play, trumps
from tutor.coach import Tier, explain, nod, refusals, throws
from tutor.coach import declaring as words_of_declaring
from tutor.coach.result import kitty, levels, result, total
from tutor.course.rulebook import PARAGRAPHS


def test_the_paragraphs_of_a_refusal_are_in_the_rulebook() -> None:
    assert {cite for cites in refusals.CITES.values() for cite in cites} <= set(PARAGRAPHS)


def test_a_refused_play_points_at_what_must_go_in() -> None:
    view = asked("kawu", "7S", "H2 H2 H3 C4", "HT HT")
    note = explain.explain_attempt(view, cards("H2 C4"))
    assert note.tier is Tier.NO
    assert note.refused == cards("C4")
    assert note.cites == ("follow-suit",)
    loose = explain.explain_attempt(view, cards("H2 H3"))
    assert ids(loose.messages) == ["refused-follow-pair"]
    assert loose.pointed == cards("H2 H2")


def test_where_there_is_a_choice_all_that_would_do_is_pointed_at() -> None:
    view = asked("kawu", "7S", "H2 H2 H5 H5 H3", "HT HT")
    assert explain.explain_attempt(view, cards("H2 H3")).pointed == cards("H2 H2 H5 H5")


def test_a_legal_follow_is_told_before_it_is_played() -> None:
    view = asked("kawu", "7S", "HA H3 C4", "HT")
    note = explain.explain_attempt(view, cards("HA"))
    assert note.tier is Tier.INFO
    assert english(note.messages) == (
        "You follow suit: ace of hearts. For now the trick is yours. Still to play: East and North."
    )


def test_a_forced_play_is_called_so() -> None:
    note = explain.explain_attempt(asked("kawu", "7S", "HA C3 C4", "HT"), cards("HA"))
    assert note.tier is Tier.FORCED
    assert ids(note.messages)[0] == "play-forced"


def test_of_a_throw_only_its_form_is_said() -> None:
    hand = "HA HA HQ D3"
    safe = asked("dapai", "7C", hand, kitty="H2")
    doomed = asked("dapai", "7C", hand, kitty="HK HK")
    notes = [explain.explain_attempt(view, cards("HA HA HQ")) for view in (safe, doomed)]
    assert notes[0] == notes[1]
    assert ids(notes[0].messages) == ["throw-selected"]
    assert notes[0].cites == ("throw", "throw-fails")


def test_a_lead_is_told() -> None:
    note = explain.explain_attempt(asked("kawu", "7C", "HK HK H3"), cards("HK HK"))
    assert english(note.messages) == "You lead the pair of heart kings."
    assert note.cites == ("shapes",)
    none = explain.explain_attempt(asked("kawu", "7C", "HK HK H3"), ())
    assert ids(none.messages) == ["refused-empty"]


CITES = [
    (["HT", "HA"], ("follow-suit", "winner")),
    (["HT HT", "HA HA"], ("follow-pair", "winner")),
    (["H3 H3 H4 H4", "H5 H5 H6 H6"], ("follow-tractor", "winner")),
    (["HT", "S2"], ("ruff-shape", "winner")),
    (["HT", "C2"], ("void", "winner")),
    (["HK", "HK"], ("follow-suit", "equal")),
    (["HT HT HJ HJ"], ("tractor",)),
    (["S3 S3 S4 S4"], ("tractor-trump",)),
]


@pytest.mark.parametrize(("lying", "cites"), CITES)
def test_a_play_cites_what_it_rests_on(lying: list[str], cites: tuple[str, ...]) -> None:
    played = trick("kawu", "7S", *lying)
    note = explain.explain_played(played.trumps, played.trick, played.position)
    assert note.cites == cites
    assert set(cites) <= set(PARAGRAPHS)


def test_who_holds_the_trick_is_said_where_a_play_does_not_take_it() -> None:
    played = trick("kawu", "7S", "HA", "HT")
    note = explain.explain_played(played.trumps, played.trick, 1)
    assert english(note.messages[-1:]) == "East holds the trick for now, 10 points in it."


HANDS = {"S": "HA HK HK C3", "E": "C4 C5 C6 C8", "N": "HQ HQ H3 D3", "W": "D4 D5 D6 D8"}


def thrown(play: str, leader: str, **hands: str) -> Trick:
    deal = at_play("dapai", "7", "S", {**HANDS, **hands}, leader=leader, failed_throw_penalty=10)
    deal.apply(Play(Seat[leader], cards(play)))
    assert deal.table is not None
    return deal.table.trick


ORDER = trumps("dapai", "7", "S", failed_throw_penalty=10)


def test_a_throw_that_stands() -> None:
    lying = thrown("HA HK HK", "S")
    note = explain.explain_played(ORDER, lying, 0)
    assert english(note.messages) == (
        "You lead a throw: pair of heart kings and ace of hearts. The throw stands: nobody beats "
        "any part of it in hearts. It can still be ruffed."
    )
    over = replace(lying, plays=(*lying.plays, *map(cards, ("C4 C5 C6", "HQ HQ H3", "D4 D5 D6"))))
    assert not english(explain.explain_played(ORDER, over, 0).messages).endswith("ruffed.")


def test_a_throw_that_fails_is_told_to_each_side() -> None:
    mine = thrown("HQ H3", "S", S="HQ H3 C3 C9", N="C2 HJ C9 D3")
    note = explain.explain_played(ORDER, mine, 0, 10)
    assert english(note.messages) == (
        "The throw fails: North can beat the three of hearts. Only that part is led; you take the "
        "rest back. Fine: 10 points. The attackers now have 10."
    )
    assert note.cites == ("throw-fails",)
    stopped_by_me = thrown("HQ H3", "E", E="HQ H3 C3 C9", N="C2 C4 C9 D3")
    assert english(explain.explain_played(ORDER, stopped_by_me, 0).messages) == (
        "East leads a throw that fails: you can beat the three of hearts. Only that part is led."
    )
    west = {"S": "C3 C4 D3 D4", "E": "HQ H3 C5 C8", "N": "CA CA DA DA", "W": "HJ C2 D8 D6"}
    by_another = thrown("HQ H3", "E", **west)
    assert english(explain.explain_played(ORDER, by_another, 0).messages) == (
        "East leads a throw that fails: West can beat the three of hearts. Only that part is led."
    )


def test_without_a_fine_none_is_spoken_of() -> None:
    plain = trumps("dapai", "7", "S")
    lying = thrown("HQ H3", "S", S="HQ H3 C3 C9", N="C2 HJ C9 D3")
    assert ids(explain.explain_played(plain, lying, 0, 10).messages) == ["throw-failed"]


def test_one_shape_is_no_throw_and_trumps_cannot_be_ruffed() -> None:
    pair = shape_of(ORDER, cards("HK HK"))
    assert pair is not None
    assert english([throws.stood(pair)]) == "This is a pair, not a throw: it always stands."
    of_trumps = shape_of(ORDER, cards("SA SK SK"))
    assert of_trumps is not None
    assert ids([throws.stood(of_trumps)]) == ["throw-stands"]


def test_declarations_are_told() -> None:
    view = declaring("dapai", "H7 H7 C7 LJ LJ")
    assert english(explain.explain_attempt(view, cards("H7")).messages) == (
        "You show the seven of hearts: hearts are trump for now."
    )
    assert english(explain.explain_attempt(view, ()).messages) == "You pass."
    own = replace(view, declarations=(Declaration(Seat.S, cards("H7")),))
    assert english(explain.explain_attempt(own, cards("H7 H7")).messages) == (
        "You reinforce: pair of heart sevens. Hearts stay trump for now."
    )
    east = replace(view, declarations=(Declaration(Seat.E, cards("D7")),))
    note = explain.explain_attempt(east, cards("LJ LJ"))
    assert english(note.messages) == (
        "You override the seven of diamonds with the pair of small jokers: no trump for now."
    )
    assert note.cites == ("declare-stronger",)
    refused = explain.explain_attempt(east, cards("C7"))
    assert refused.tier is Tier.NO
    assert ids(refused.messages) == ["refused-declare-too-weak"]
    same = explain.explain_attempt(own, cards("H7"))
    assert ids(same.messages) == ["refused-declare-own-reinforce"]
    assert same.cites == ("declare-stronger",)


def test_a_declaration_that_no_longer_stands_makes_nothing_trump() -> None:
    seven, pair = Declaration(Seat.E, cards("D7")), cards("H7 H7")
    shown = words_of_declaring.shown
    override = shown(Seat.S, pair, seven, stands=False)
    told = [shown(Seat.E, seven.cards, None, stands=False), override]
    assert english(told) == (
        "East shows the seven of diamonds. "
        "You override the seven of diamonds with the pair of heart sevens."
    )
    reinforced = shown(Seat.E, cards("D7 D7"), seven, stands=False)
    assert english([reinforced]) == "East reinforces: pair of diamond sevens."


def test_a_seat_that_is_still_to_be_asked_has_not_missed_its_turn() -> None:
    view = declaring("kawu", "H7")
    closed = Verdict(Code.DECLARE_CLOSED)
    waiting = explain.explain_refused(view, cards("H7"), closed)
    assert ids(waiting.messages) == ["refused-declare-not-yet"]
    passed = explain.explain_refused(replace(view, passed=(Seat.S,)), cards("H7"), closed)
    assert ids(passed.messages) == ["refused-declare-closed-asked"]


def test_what_is_trump_in_the_end() -> None:
    view = replace(asked("kawu", "7H", "H2 H3"), phase=Phase.BURYING)
    turned = replace(view, turned=cards("LJ HT"))
    assert english(explain.explain_trump(turned).messages) == (
        "Nobody declares. The kitty decides: small joker and ten of hearts, so hearts are trump. "
        "East deals."
    )
    shown = replace(view, declarations=(Declaration(Seat.E, cards("H7")),))
    note = explain.explain_trump(shown)
    assert english(note.messages) == "Hearts are trump. East deals."
    assert note.cites == ("trumps",)
    none = replace(view, trumps=trumps("dapai", "7", "NT"), turned=cards("LJ"))
    assert english(explain.explain_trump(none).messages) == (
        "Nobody declares. The kitty decides: small joker, so there is no trump suit. "
        "There is no trump suit; jokers, level cards and twos stay trumps. East deals."
    )


def test_a_burial_is_told_with_its_points_and_voids() -> None:
    order = trumps("kawu", "7", "S")
    hand = cards("HA HK C3 C9 D5 DT S2 H7")
    note = explain.explain_burial(order, hand, cards("C3 C9 D5"))
    assert english(note.messages) == (
        "5 points buried: if the attackers win the last trick, that counts at least double. You "
        "are void in clubs now and can ruff there later."
    )
    assert ids(words_of_declaring.buried(None, hand, cards("C3 C9 HA"))) == ["bury-points"]
    assert english(words_of_declaring.buried(order, hand, cards("H7 S2"))) == (
        "No points buried: the kitty is worth nothing to the attackers."
    )


def test_nods_take_turns() -> None:
    assert english([nod(0), nod(1), nod(2), nod(3)]) == "Right. Good card. That’s it. Right."


def ended(score: Score, last: str, change: LevelChange) -> Result:
    lying = Trick(Seat.E, (cards(last),))
    return Result(score, change, lying, Seat.E, cards("H5 HT"))


LEVELS = {Team.NS: Rank.SEVEN, Team.EW: Rank.TWO}
KAWU = trumps("kawu", "7", "S")


def test_a_result_is_explained_step_by_step() -> None:
    score = Score(trick_points=70, kitty_points=15, multiplier=4, fines=0)
    notes = result(KAWU, ended(score, "H3 H3", level_change(130, Seat.S, LEVELS)))
    assert [english(note.messages) for note in notes] == [
        "The attackers win the last trick, led with a pair: kitty 15 × 4 = 60. Together 70 + 60 = "
        "130.",
        "Attackers 130: they take over and go up 1 level, to level 3. East deals next.",
    ]
    assert [note.cites for note in notes] == [("last-trick",), ("levels-up", "next-dealer")]


def test_where_the_kitty_is_kept_the_total_is_said() -> None:
    score = Score(trick_points=35, kitty_points=15, multiplier=0, fines=0)
    notes = result(KAWU, ended(score, "H3", level_change(35, Seat.S, LEVELS)))
    assert [english(note.messages) for note in notes] == [
        "The defenders win the last trick: the 15 points in the kitty count for nobody.",
        "The attackers’ total: 35.",
        "Attackers 35: the defenders hold and go up 2 levels, to level 9. North deals next.",
    ]


def test_fines_have_a_line_of_their_own() -> None:
    won = Score(trick_points=70, kitty_points=0, multiplier=2, fines=10)
    assert english(total(won)) == (
        "Fines for failed throws: 10 points more for the attackers, 80 in all."
    )
    lost = Score(trick_points=5, kitty_points=0, multiplier=0, fines=-20)
    assert english(total(lost)) == (
        "Fines for failed throws: 20 points less for the attackers; a total below 0 counts as 0."
    )
    less = Score(trick_points=50, kitty_points=0, multiplier=0, fines=-20)
    assert english(total(less)) == (
        "Fines for failed throws: 20 points less for the attackers, 30 in all."
    )


def test_a_thrown_last_trick_counts_by_its_largest_part() -> None:
    order = trumps("dapai", "7", "S")
    shape = shape_of(order, cards("HA HK HK"))
    assert shape is not None
    score = Score(trick_points=70, kitty_points=15, multiplier=4, fines=0)
    assert "led with a throw (largest part: pair)" in english([kitty(score, shape)])
    empty = Score(trick_points=70, kitty_points=0, multiplier=0, fines=0)
    assert ids([kitty(empty, shape)]) == ["kitty-kept-empty"]


LEVEL_ROWS = [
    (0, Rank.QUEEN, "the defenders hold and go up 2 levels, to level A. North deals next."),
    (80, Rank.QUEEN, "they take over and stay on level 2. East deals next."),
    (115, Rank.ACE, "they take over and stay on level 2. East deals next."),
]


@pytest.mark.parametrize(("points", "level", "text"), LEVEL_ROWS)
def test_levels(points: int, level: Rank, text: str) -> None:
    change = level_change(points, Seat.S, {Team.NS: level, Team.EW: Rank.TWO})
    assert english([levels(points, change)]) == f"Attackers {points}: {text}"


def test_holding_at_the_ace_wins_the_match() -> None:
    change = level_change(75, Seat.E, {Team.NS: Rank.TWO, Team.EW: Rank.ACE})
    assert english([levels(75, change)]) == "East and West defend level A and win the match!"
    score = Score(trick_points=75, kitty_points=0, multiplier=0, fines=0)
    assert result(KAWU, ended(score, "H3", change))[-1].cites == ("ace",)


def test_at_the_ace_taking_over_goes_no_higher() -> None:
    change = level_change(200, Seat.S, {Team.NS: Rank.TWO, Team.EW: Rank.ACE})
    assert english([levels(200, change)]) == (
        "Attackers 200: they take over and stay on level A. East deals next."
    )


def test_no_trump_is_named_without_a_suit() -> None:
    assert english([words_of_declaring.trump_is(None, Seat.S)]) == (
        "There is no trump suit; jokers and level cards stay trumps. You deal."
    )
    assert english([words_of_declaring.undeclared((), None)]) == (
        "Nobody declares, so there is no trump suit."
    )
    assert words_of_declaring.trump_name(Suit.HEARTS) is Suit.HEARTS
