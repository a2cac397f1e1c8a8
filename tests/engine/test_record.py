"""A record is the hand as text: exact both ways, and a broken line is refused by its number."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Draw
from engine.cards import Rank, Seat, Team
from engine.deal import Deal
from engine.record import RecordError, format_record, parse_record
from tests.engine.dealing import (
    BOTH,
    at_play,
    finished,
    play_out,
    players,
    random_rules,
    random_setup,
    rules,
)

RECORD = """\
shengji record 1
rules dapai throws=False failed_throw_penalty=10
hand 3
level 7
levels NS 7 EW T
dealer N
cards S S3 S4
cards E S5 S6
cards N SA SA
cards W D3 D3
kitty HT C7
draw 8
take
bury HT C7
play N SA SA
"""


def same(one: Deal, other: Deal) -> bool:
    """Tells whether two deals are the same in all that can be known of them."""
    return (one.setup, one.log, [one.view(seat) for seat in Seat], one.result) == (
        other.setup,
        other.log,
        [other.view(seat) for seat in Seat],
        other.result,
    )


def test_a_record_reads_as_it_looks() -> None:
    deal = parse_record(RECORD)
    assert deal.rules == rules("dapai", throws=False, failed_throw_penalty=10)
    assert (deal.setup.hand_no, deal.setup.level, deal.dealer) == (3, Rank.SEVEN, Seat.N)
    assert deal.setup.levels == {Team.NS: Rank.SEVEN, Team.EW: Rank.TEN}
    assert deal.log[0] == Draw(8)
    assert deal.table is not None
    assert deal.table.trick.led == ("SA", "SA")
    assert format_record(deal) == RECORD


@pytest.mark.parametrize("name", ["random", "club"])
@pytest.mark.parametrize("profile", BOTH)
def test_a_record_gives_the_same_hand_back_after_every_action(profile: str, name: str) -> None:
    rng = Random(3)
    deal = Deal(random_setup(rng, rules(profile)))
    for number, _ in enumerate(play_out(deal, players(name, rng))):
        if number % 10 == 0 or deal.result:
            text = format_record(deal)
            again = parse_record(text)
            assert same(again, deal)
            assert format_record(again) == text
    assert deal.result is not None


def test_a_record_keeps_every_setting_and_the_beginning_of_a_hand() -> None:
    rng = Random(4)
    for _ in range(60):
        deal = Deal(random_setup(rng, random_rules(rng)))
        text = format_record(deal)
        assert same(parse_record(text), deal)
        assert format_record(parse_record(text)) == text


@pytest.mark.parametrize("suit", ["H", "NT"])
def test_a_record_keeps_a_hand_that_begins_with_the_first_lead(suit: str) -> None:
    hands = {"S": "HA HK S2", "E": "HQ H3 S4", "N": "S3 S5 S6", "W": "D3 D4 D5"}
    deal = at_play("dapai", "7", suit, hands, kitty="C3", dealer="E", leader="S")
    assert "opening" in format_record(deal)
    assert same(parse_record(format_record(deal)), deal)
    finished(deal, players("random", Random(1)))
    assert same(parse_record(format_record(deal)), deal)


def test_an_empty_kitty_is_kept() -> None:
    deal = at_play("kawu", "7", "H", {"S": "HA", "E": "HQ", "N": "S3", "W": "D3"})
    assert "\nkitty\n" in format_record(deal)
    assert same(parse_record(format_record(deal)), deal)


BROKEN = [
    # line, what it becomes (None: the record ends before it), what is said
    (1, "shengji record 2", "expected 'shengji record 1', got 'shengji record 2'"),
    (1, "", "expected 'shengji record 1', got ''"),
    (2, "rule kawu", "expected a line that begins with 'rules', got 'rule kawu'"),
    (2, "rules", "expected the rules kawu or dapai, got ''"),
    (2, "rules Kawu", "expected the rules kawu or dapai, got 'Kawu'"),
    (2, "rules kawu throws", "throws: expected one of False, True, got ''"),
    (2, "rules kawu throws=true", "throws: expected one of False, True, got 'true'"),
    (2, "rules kawu jokers=4", "expected a setting out of permanent_twos, "),
    (2, "rules dapai failed_throw_penalty=5", "failed_throw_penalty: expected one of 0, 10, got "),
    (3, "hand 0", "expected a whole number from 1, got '0'"),
    (3, "hand -1", "expected a whole number from 1, got '-1'"),
    (3, "hand 1000000", "expected a whole number from 1, got '1000000'"),
    (3, "hand two", "expected a whole number from 1, got 'two'"),
    (3, "hand ２", "expected a whole number from 1, got '２'"),
    (3, "hands 2", "expected a line that begins with 'hand', got 'hands 2'"),
    (4, "level 10", "expected a rank 2 to 9, T, J, Q, K or A, got '10'"),
    (4, "level", "expected a rank 2 to 9, T, J, Q, K or A, got ''"),
    (5, "levels NS 7 EW", "expected 'levels NS … EW …', got 'NS 7 EW'"),
    (5, "levels EW 7 NS 7", "expected 'levels NS … EW …', got 'EW 7 NS 7'"),
    (5, "levels NS 7 EW 1", "expected a rank 2 to 9, T, J, Q, K or A, got '1'"),
    (6, "dealer X", "expected a seat S, E, N or W, got 'X'"),
    (6, "dealer", "expected a seat S, E, N or W, got ''"),
    (7, "cards E S3 S4", "expected a line that begins with 'cards S', got 'cards E S3 S4'"),
    (8, "cards E S5 S66", "expected a card like 'HT' or 'BJ', got 'S66'"),
    (10, "cards W d3 D3", "expected a card like 'HT' or 'BJ', got 'd3'"),
    (11, "kitty HT, C7", "expected a card like 'HT' or 'BJ', got 'HT,'"),
    (11, "kitty SA C7", "expected each card at most twice, got 'SA' 3 times"),
    (12, "draw 9", "expected an action that can be done here, got 'draw 9': 0 of 8 cards"),
    (12, "draw -1", "expected draw N, declare SEAT CARDS, pass SEAT, take, bury CARDS or play"),
    (12, "draw 99999999999", "expected draw N, declare SEAT CARDS, "),
    (12, "shuffle", "expected draw N, declare SEAT CARDS, pass SEAT, take, bury CARDS or play"),
    (12, "", "expected draw N, declare SEAT CARDS, pass SEAT, take, bury CARDS or play"),
    (13, "take it", "expected draw N, declare SEAT CARDS, pass SEAT, take, bury CARDS or play"),
    (13, "pass", "expected a seat S, E, N or W, got ''"),
    (13, "pass S", "got 'pass S': S is not asked to declare now"),
    (13, "declare S S7", "got 'declare S S7': the rules refuse it: declare-not-in-hand"),
    (13, "play N SA", "got 'play N SA': nothing can be played now, the hand stands at declaring"),
    (14, "bury HT", "got 'bury HT': the rules refuse it: bury-count"),
    (14, "bury HT C8", "got 'bury HT C8': the rules refuse it: not-in-hand"),
    (15, "play S S3", "got 'play S S3': expected a play of N, got one of S"),
    (15, "play N SA HT", "got 'play N SA HT': the rules refuse it: not-in-hand"),
    (15, "play N", "got 'play N': the rules refuse it: empty"),
    (15, "play Q SA", "expected a seat S, E, N or W, got 'Q'"),
    (1, None, "expected 'shengji record 1', got ''"),
    *((line, None, "expected one more line, got the end of the record") for line in range(2, 12)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [pytest.param(*row, id=f"line {row[0]}: {row[1]}") for row in BROKEN],
)
def test_a_broken_line_is_refused_by_its_number_with_what_was_expected_and_what_came(
    line: int, text: str | None, message: str
) -> None:
    lines = RECORD.splitlines()
    broken = lines[: line - 1] if text is None else [*lines[: line - 1], text, *lines[line:]]
    with pytest.raises(RecordError) as refused:
        parse_record("\n".join(broken) + "\n")
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")
    assert message in str(refused.value)
    assert "expected" in str(refused.value)
    assert len(str(refused.value)) < 400


SETUPS = [
    ("hand 3", "hand 1", 11, "expected no dealer in hand 1, got N"),
    ("dealer N", "dealer -", 11, "expected a dealer after hand 1, got none"),
    ("cards W D3 D3", "cards W D3", 11, "expected four hands of one size, got [2, 2, 2, 1]"),
    ("draw 8", "opening H", 12, "expected a seat S, E, N or W, got ''"),
    ("draw 8", "opening X S", 12, "expected a trump S, H, C, D or NT, got 'X'"),
    ("dealer N", "dealer -\n", 7, "expected a line that begins with 'cards S', got ''"),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), SETUPS)
def test_a_set_up_that_cannot_be_is_refused_where_it_ends(
    old: str, new: str, line: int, message: str
) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(RECORD.replace(old, new))
    assert (refused.value.line, str(refused.value)) == (line, f"line {line}: {message}")


def test_an_opening_needs_a_dealer() -> None:
    record = RECORD.replace("dealer N", "dealer -").replace("draw 8", "opening NT S")
    with pytest.raises(RecordError, match="line 12: expected a dealer where"):
        parse_record(record)


def test_a_line_of_the_log_that_the_rules_refuse_later_is_named_too() -> None:
    record = RECORD + "play W D3 D3\nplay S S3 S4\nplay E S5 S5\n"
    with pytest.raises(RecordError, match=r"line 18: .*'play E S5 S5': the rules refuse it"):
        parse_record(record)
    with pytest.raises(RecordError, match=r"line 19: .*nothing can be played now.*at over"):
        parse_record(record.replace("S5 S5", "S5 S6") + "play N SA\n")


@pytest.mark.parametrize("ending", ["\r\n", "\n\n"])
def test_other_line_ends_are_not_guessed_at(ending: str) -> None:
    with pytest.raises(RecordError, match="expected"):
        parse_record(RECORD.replace("\n", ending))


def test_a_missing_last_line_end_is_no_error() -> None:
    assert format_record(parse_record(RECORD.rstrip("\n"))) == RECORD


def damaged(rng: Random, text: str) -> str:
    """Returns a record in which a character, a word or a line is lost, doubled or exchanged."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    place = rng.randrange(len(words))
    other = rng.choice(rng.choice(lines).split(" "))
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, rng.choice(lines))
        case 2:
            lines[at] = " ".join([*words[:place], other, *words[place + 1 :]])
        case 3:
            lines[at] = " ".join([*words[:place], *words[place + 1 :]])
        case 4:
            lines[at] = " ".join([*words[:place], other, *words[place:]])
        case _:
            cut = rng.randrange(len(lines[at]) + 1)
            letter = rng.choice("\t\0 2SEJ=-x９é")
            lines[at] = lines[at][:cut] + letter + lines[at][cut + rng.randint(0, 1) :]
    return "\n".join(lines) + "\n"


def read(text: str) -> Deal | RecordError:
    """Reads a record, or returns why it is none."""
    try:
        return parse_record(text)
    except RecordError as error:
        return error


def test_a_damaged_record_is_read_as_another_hand_or_refused_by_its_line() -> None:
    rng = Random(17)
    refused = 0
    for _ in range(6):
        deal = finished(Deal(random_setup(rng, random_rules(rng))), players("random", rng))
        text = format_record(deal)
        for _ in range(60):
            broken = damaged(rng, text)
            again = read(broken)
            if isinstance(again, RecordError):
                assert 1 <= again.line <= broken.count("\n") + 1
                assert "expected" in str(again)
                refused += 1
            else:
                assert same(parse_record(format_record(again)), again)
    assert refused > 200
