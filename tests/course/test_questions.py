"""Every kind of question is answered by the engine, as the guide for authors says."""

import pytest

from tests.course.desk import ask, lesson, rights
from tutor.course.position import position
from tutor.course.questions import QuestionError
from tutor.course.run import run

SORTED = [
    # level 2, hearts are trumps
    ("pick: trumps", "H2 S2 HA SA LJ", "H2 HA LJ S2"),
    ("pick: level-cards", "H2 S2 HA SA LJ", "H2 S2"),
    ("pick: point-cards", "H5 ST DK DA S5", "DK H5 S5 ST"),
    ("pick: suit, suit: S", "S2 S9 SA HA D3", "S9 SA"),
    ("pick: suit, suit: T", "S2 S9 SA HA D3", "HA S2"),
    ("pick: pairs", "S9 S9 SA D9 D3 D3", "D3 D3 S9 S9"),
    ("pick: highest", "S2 H2 HA SA", "H2"),
    ("pick: highest, suit: S", "S2 SQ HA SK", "SK"),
    ("pick: lowest", "S2 H2 HA H3 S3", "H3"),
    ('pick: higher, card: "HA"', "S2 H2 HK SA BJ", "BJ H2 S2"),
    ('pick: higher, card: "S9"', "SA ST S8 DA H3", "H3 SA ST"),
    ('pick: equal, card: "S2"', "S2 D2 C2 H2 HA", "C2 D2"),
    ("pick: longest-tractor", "S3 S3 S4 S4 S5 S5 D3 D3 D4 D4", "S3 S3 S4 S4 S5 S5"),
    ("pick: tractor", "HA HA S2 S2 D9 D9", "HA HA S2 S2"),
]


@pytest.mark.parametrize(("what", "hand", "right"), SORTED)
def test_cards_to_pick_are_found_in_the_hand(what: str, hand: str, right: str) -> None:
    assert rights(f'ask: pick, {what}, hands: {{S: "{hand}"}}') == (right,)


def test_a_boss_is_a_card_that_nothing_still_out_beats() -> None:
    assert rights("ask: pick, pick: boss", level="A") == ("SK SK",)
    with pytest.raises(QuestionError, match="no card of the hand answers boss"):
        ask("ask: pick, pick: boss")
    with pytest.raises(QuestionError, match="no card of the hand answers boss"):
        ask("ask: pick, pick: boss, suit: D", level="A")


def test_any_pair_or_tractor_is_as_good_as_another() -> None:
    hand = 'hands: {S: "S9 S9 ST ST D3 D3 H4 H4"}'

    assert rights(f"ask: pick, pick: pair, {hand}") == ("D3 D3", "H4 H4", "S9 S9", "ST ST")
    assert rights(f"ask: pick, pick: pair, suit: S, {hand}") == ("S9 S9", "ST ST")
    assert rights(f"ask: pick, pick: tractor, {hand}") == ("S9 S9 ST ST",)


def test_a_tractor_of_a_length_is_found_inside_a_longer_one() -> None:
    hand = 'hands: {S: "S3 S3 S4 S4 S5 S5 DA"}'

    assert rights(f"ask: pick, pick: tractor, pairs: 2, {hand}") == (
        "S3 S3 S4 S4",
        "S4 S4 S5 S5",
    )


def test_pairs_of_equal_level_cards_are_no_tractor() -> None:
    with pytest.raises(QuestionError, match="no card of the hand answers tractor"):
        ask('ask: pick, pick: tractor, hands: {S: "S2 S2 D2 D2 SA"}')


def test_playable_are_all_cards_of_legal_plays() -> None:
    assert rights('ask: pick, pick: playable, play: ["E: S7 S7", "N: SA S5", "W: ST S3"]') == (
        "SK SK",
    )
    assert rights('ask: pick, pick: playable, play: ["E: C4", "N: CQ", "W: C6"]') == (
        "D3 S4 S9 SK SK",
    )


def test_a_choice_says_what_does_not_belong_or_how_many_are_missing() -> None:
    asked = ask('ask: pick, pick: trumps, hands: {S: "H3 H4 S9 D3"}')

    extra, missing = asked.judge(asked.read("H3 S9")), asked.judge(asked.read("H3"))

    assert [m.id for m in extra.reasons] == ["lesson-pick-extra"]
    assert [(m.id, dict(m.args)) for m in missing.reasons] == [("lesson-pick-missing", {"n": 1})]


def test_cards_in_order_may_swap_where_they_are_equal() -> None:
    asked = ask('ask: order, cards: "HA S2 BJ D2 H2"')

    for answer in ("BJ H2 S2 D2 HA", "BJ H2 D2 S2 HA"):
        assert asked.judge(asked.read(answer)).right
    fault = asked.judge(asked.read("BJ S2 H2 D2 HA"))
    assert not fault.right
    assert dict(fault.reasons[0].args) == {"high": ("H2",), "low": ("S2",)}


def test_permanent_twos_stand_where_dapai_has_them() -> None:
    step = 'ask: order, cards: "HA S2 H2 D7 H7"'

    assert rights(step, rules="dapai", level="7") == ("H7 D7 H2 S2 HA",)
    with pytest.raises(QuestionError, match="one suit"):
        ask(step, rules="kawu", level="7")


NUMBERS = [
    ('number: card-points, cards: "S5 HT DK CA"', "25"),
    ("number: hand-points", "20"),
    ("number: pair-count", "1"),
    ("number: trump-count, hands: {S: 'H3 S2 LJ SA'}", "3"),
    ("number: tractor-pairs, hands: {S: 'S3 S3 S4 S4 S5 S5 D3 D3 D4 D4'}", "3"),
    ("number: tractor-pairs, hands: {S: 'S3 S3 S5 S5 D4'}", "0"),
    ('number: trick-points, play: ["E: S7 S7", "N: SA S5", "W: ST S3"]', "15"),
    ('number: cards-owed, play: ["E: S7 S7", "N: SA S5", "W: ST S3"]', "2"),
    ('number: pairs-owed, play: ["E: S7 S7", "N: SA S5", "W: ST S3"]', "1"),
    ('number: suit-owed, play: ["E: D6", "N: D9", "W: D5"]', "1"),
    ("number: kitty-points, result: {kitty: 'DK S5 H3'}", "15"),
    ("number: kitty-multiplier, result: {last_lead: 'SA'}", "2"),
    ("number: kitty-multiplier, result: {last_lead: 'C3 C3'}", "4"),
    ("number: kitty-multiplier, result: {last_lead: 'C7 C7 C8 C8'}", "8"),
    ("number: kitty-multiplier, result: {last_lead: 'H6 H6 H7 H7 H8 H8'}", "16"),
    ("number: kitty-multiplier, result: {last_winner: defenders}", "0"),
    ("number: kitty-bonus, result: {kitty: 'DK S5', last_lead: 'C3 C3'}", "60"),
    (
        "number: attackers-total, result: {trick_points: 55, kitty: 'DK S5', "
        "last_lead: 'C3 C3', last_winner: attackers}",
        "115",
    ),
    (
        "number: attackers-total, result: {trick_points: 55, kitty: 'DK S5', "
        "last_winner: defenders}",
        "55",
    ),
    ("number: levels-up, result: {dealer: N, levels: {NS: '5', EW: '3'}, total: 35}", "2"),
    ("number: levels-up, result: {dealer: N, levels: {NS: '5', EW: '3'}, total: 120}", "1"),
    ("number: levels-up, result: {dealer: N, levels: {NS: 'K', EW: '3'}, total: 0}", "1"),
    ('number: trumps-out, play: ["E: S7 S7", "N: SA S5"]', "36"),
    ('number: points-out, play: ["E: S7 S7", "N: SA S5"]', "175"),
    ("number: cards-out, cards: 'SA DA', play: ['E: S7 S7', 'N: SA S5']", "3"),
]


@pytest.mark.parametrize(("what", "right"), NUMBERS)
def test_numbers_are_worked_out(what: str, right: str) -> None:
    assert rights(f"ask: number, {what}") == (right,)


def test_a_fine_counts_for_the_other_side() -> None:
    step = (
        "ask: number, number: attackers-total, settings: {failed_throw_penalty: 10}, "
        "rules: dapai, result: {trick_points: 70, failed_throws: {defenders: 1}}"
    )

    assert rights(step) == ("80",)


RESULT = "result: {dealer: N, levels: {NS: '5', EW: '3'}, total: %d}"
NORTH_OUT = "['E: C4', 'N: CQ', 'W: CK', 'S: D3', 'W: C6', 'S: S4', 'E: C9', 'N: D9']"
"""North has no club left for the second trick."""
CHOICES = [
    ('choose: winner, play: ["E: S7", "N: SA", "W: ST", "S: SK"]', "N"),
    ('choose: trick-holder, play: ["E: S7 S7", "N: SA S5"]', "E"),
    (f"choose: next-dealer, {RESULT % 75}", "S"),
    (f"choose: next-dealer, {RESULT % 80}", "W"),
    (f'choose: next-level, options: ["3", "5", "6"], {RESULT % 75}', "6"),
    (f'choose: next-level, options: ["3", "4", "5"], {RESULT % 120}', "4"),
    (f'choose: team-level, team: EW, options: ["3", "4"], {RESULT % 75}', "3"),
    (f"choose: outcome, {RESULT % 75}", "hold"),
    (f"choose: outcome, {RESULT % 80}", "take-over"),
    ("choose: outcome, result: {dealer: N, levels: {NS: A, EW: '3'}, total: 0}", "match"),
    ("choose: match-winner, result: {dealer: N, levels: {NS: A, EW: '3'}, total: 75}", "NS"),
    ("choose: match-winner, result: {dealer: N, levels: {NS: '3', EW: A}, total: 95}", "nobody"),
    ("choose: shape, cards: 'S3 S3 S4 S4'", "tractor"),
    ("choose: shape, cards: 'S3 S3 S5'", "throw"),
    ("choose: shape, cards: 'S3 D3'", "none"),
    ("choose: shape, options: [single, pair], cards: 'S3 S3'", "pair"),
    ("choose: higher, cards: 'HA D2'", "D2"),
    ("choose: higher, cards: 'C2 D2'", "equal"),
    ("choose: higher, cards: 'H3 DA'", "H3"),
    ("choose: is-trump, cards: 'D2'", "yes"),
    ("choose: is-pair, cards: 'D3 S3'", "no"),
    ("choose: is-tractor, cards: 'H3 H3 S2 S2'", "no"),
    ("choose: is-tractor, cards: 'HA HA S2 S2'", "yes"),
    ("choose: is-legal, cards: 'S9 S4', play: ['E: S7 S7', 'N: SA S5', 'W: ST S3']", "no"),
    ("choose: which, which: tractor, options: {a: 'S6 S6 S8 S8', b: 'S6 S6 S7 S7'}", "b"),
    ("choose: which, which: pair, options: {a: 'S6 D6', b: 'S6 S6'}", "b"),
    ("choose: which, which: trump, options: {a: 'S6', b: 'S2'}", "b"),
    ("choose: which, which: highest, options: {a: 'LJ', b: 'H2', c: 'HA'}", "a"),
    (
        "choose: which, which: wins, options: {a: 'SK SK', b: 'S9 S4'}, "
        "play: ['E: S7 S7', 'N: SA S5', 'W: ST S3']",
        "a",
    ),
    ("choose: option, options: [a, b], right: b", "b"),
    (f"choose: void-shown, suit: C, play: {NORTH_OUT}", "N"),
    (f"choose: void-shown, suit: D, play: {NORTH_OUT}", "nobody"),
    ("choose: pairless, suit: S, play: ['E: S7 S7', 'N: SA S5']", "N"),
    ("choose: pairless, suit: S, play: ['E: S7 S7']", "nobody"),
    ("choose: is-boss, cards: 'SK', play: ['E: S7 S7', 'N: SA S5']", "no"),
    ("choose: is-boss, cards: 'SK SK', play: ['E: S7 S7', 'N: SA S5']", "yes"),
    ("choose: is-boss, cards: 'SK SK', play: ['E: S7 S7']", "no"),
]


@pytest.mark.parametrize(("what", "right"), CHOICES)
def test_options_are_chosen_by_the_engine(what: str, right: str) -> None:
    assert rights(f"ask: choose, {what}") == (right,)


PLAYS = [
    ("legal", ("SK SK",)),
    ("winning", ("SK SK",)),
    ("richest", ("SK SK",)),
    ("pair", ("SK SK",)),
]


@pytest.mark.parametrize(("judge", "right"), PLAYS)
def test_a_forced_pair_is_all_that_is_right(judge: str, right: tuple[str, ...]) -> None:
    step = f'ask: play, judge: {judge}, play: ["E: S7 S7", "N: SA S5", "W: ST S3"]'

    assert rights(step) == right


def test_what_wins_and_what_loses_parts_the_legal_plays() -> None:
    script = 'play: ["E: S7", "N: S5", "W: ST"]'
    every, wins, loses = (
        rights(f"ask: play, judge: {judge}, {script}") for judge in ("legal", "winning", "losing")
    )

    assert every == ("S4", "S9", "SK")
    assert (wins, loses) == (("SK",), ("S4", "S9"))


def test_the_richest_and_the_poorest_plays_differ_in_points() -> None:
    script = 'play: ["E: S7", "N: S5", "W: ST"]'

    assert rights(f"ask: play, judge: richest, {script}") == ("SK",)
    assert rights(f"ask: play, judge: poorest, {script}") == ("S4", "S9")


def test_leads_are_judged_by_their_shape() -> None:
    table = "table: {leader: S}"

    assert rights(f"ask: play, judge: pair, {table}") == ("SK SK",)
    assert rights(f"ask: play, judge: longest, {table}") == ("SK SK",)
    assert rights(f"ask: play, judge: single, {table}") == ("D3", "S4", "S9", "SK")


def test_throws_are_right_leads_where_the_rules_have_them() -> None:
    one = lesson("ask: play, table: {leader: S}", rules="dapai", level="3")

    assert run(one, "s1", "SK SK S9").right
    assert run(lesson("ask: play, table: {leader: S}"), "s1", "SK SK S9").verdict.code  # type: ignore[union-attr]


def test_burying_keeps_points_and_trumps_where_the_step_says_so() -> None:
    hand = 'hands: {S: "SK S5 S9 D3 D4 H3 H4"}'

    assert rights(f"ask: bury, count: 2, judge: cheap, {hand}") == ("D3 D4",)
    asked = ask(f"ask: bury, count: 2, judge: pointless, {hand}")
    assert asked.judge(asked.read("H3 S9")).right
    assert not asked.judge(asked.read("S5 S9")).right
    assert asked.judge(asked.read("S9")).verdict.code == "bury-count"  # type: ignore[union-attr]


def test_a_step_goes_on_where_the_one_before_ended() -> None:
    one = lesson(
        'ask: play, play: ["E: S7 S7", "N: SA S5", "W: ST S3"]',
        "continues: true, ask: number, number: trick-points",
    )

    assert run(one, "s2", "35").right
    assert position(one, "s2").hand == ("S9", "S4", "D3")
