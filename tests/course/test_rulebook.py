"""The rulebook says the same in four languages, and what the engine does; its terms lead to it."""

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from engine.cards import PACK, POINTS, Card, Rank, Seat, Suit, Team, parse_cards
from engine.following import judge_follow
from engine.leading import check_throw
from engine.rules import DAPAI, KAWU, PROFILES, Rules
from engine.scoring import level_change, multiplier
from engine.shapes import Kind, shape_of
from engine.trick import winner
from engine.trumps import Trumps
from tests.course.rulebook_text import plain, text_of
from tutor.course.problems import CourseError
from tutor.course.rulebook import (
    PARAGRAPHS,
    Rulebook,
    number_of,
    read_rulebook,
    read_terms,
    rulebook,
)
from tutor.paths import lessons
from tutor.words.languages import LANGUAGE_CODES, WordsError

BOOKS = [rulebook(lang) for lang in LANGUAGE_CODES]
in_every_language = pytest.mark.parametrize("book", BOOKS, ids=LANGUAGE_CODES)

OPEN_POINTS = {
    "en": "usual (?:rule|table)|our reading",
    "zh": "通行打法|我们的理解",
    "de": "übliche (?:Regel|Tabelle)|unsere Lesart",
    "ru": "обычн(?:ое правило|ая таблица)|наше прочтение",
}
"""How each language marks what a system's own page does not say."""


def rows(book: Rulebook, paragraph: str) -> list[list[str]]:
    made = "".join(book.paragraph(paragraph).common)
    found = re.findall(r"<tr>(.*?)</tr>", made, re.DOTALL)[1:]
    return [[plain(cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in found]


def numbers(made: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", plain(made))]


# The form


@in_every_language
def test_every_language_has_the_same_paragraphs_in_the_same_order(book: Rulebook):
    assert tuple(each.id for each in book.paragraphs) == PARAGRAPHS
    assert [each.number for each in book.paragraphs] == list(range(1, len(PARAGRAPHS) + 1))
    assert all(each.title and each.blocks for each in book.paragraphs)


def test_a_paragraph_is_found_by_its_id_and_an_unknown_one_is_named():
    assert rulebook("de").paragraph("follow-pair").id == "follow-pair"
    assert number_of("ace") == len(PARAGRAPHS)
    with pytest.raises(KeyError, match="follow-pears"):
        rulebook("de").paragraph("follow-pears")


def test_an_unknown_language_is_refused():
    with pytest.raises(WordsError, match="'fr'"):
        rulebook("fr")


@in_every_language
def test_the_marks_for_one_profile_are_the_same_in_every_language(book: Rulebook):
    for mine, english in zip(book.paragraphs, rulebook("en").paragraphs, strict=True):
        marks = [block.profile for block in mine.blocks]
        assert marks == [block.profile for block in english.blocks], mine.id


@in_every_language
@pytest.mark.parametrize("profile", PROFILES)
def test_every_paragraph_says_something_under_both_profiles(book: Rulebook, profile: str):
    for paragraph in book.paragraphs:
        assert "".join(plain(block.html) for block in paragraph.under(profile)).strip()
        assert not {block.profile for block in paragraph.under(profile)} - {None, profile}


@in_every_language
def test_what_a_page_leaves_open_is_marked_alike_in_every_language(book: Rulebook):
    for mine, english in zip(book.paragraphs, rulebook("en").paragraphs, strict=True):
        for block, model in zip(mine.blocks, english.blocks, strict=True):
            found = len(re.findall(OPEN_POINTS[book.lang], plain(block.html)))
            assert found == len(re.findall(OPEN_POINTS["en"], plain(model.html))), mine.id


@in_every_language
def test_the_level_table_is_never_said_to_be_on_the_page_of_kawu(book: Rulebook):
    note = plain("".join(book.paragraph("levels-up").kawu))
    assert re.search(OPEN_POINTS[book.lang], note)


@in_every_language
def test_lists_and_tables_are_the_same_in_every_language(book: Rulebook):
    for mine, english in zip(book.paragraphs, rulebook("en").paragraphs, strict=True):
        for tag in ("<li>", "<tr>", "<td>", "<strong>"):
            made, model = ("".join(b.html for b in each.blocks) for each in (mine, english))
            assert made.count(tag) == model.count(tag), (mine.id, tag)


@in_every_language
def test_cards_are_named_in_words_and_nothing_is_left_unrendered(book: Rulebook):
    text = text_of(book)
    assert not re.findall(r"\b(?:[SHCD][2-9TJQKA]|[BL]J)\b|[{}<>|*#♠♥♣♦]", text)
    assert not re.findall(r"(?m)^(?:kawu|dapai)[:：]", text)


# What the rulebook says is what the engine does


@in_every_language
@pytest.mark.parametrize("rules", [KAWU, DAPAI], ids=lambda rules: rules.profile)
def test_the_multipliers_of_the_table_are_those_of_the_engine(book: Rulebook, rules: Rules):
    trumps = Trumps.of(Rank.TWO, Suit.HEARTS, rules)
    leads = ["S3", "S3 S3", "S3 S3 S4 S4", "S3 S3 S4 S4 S5 S5"]
    table = rows(book, "last-trick")
    for row, lead in zip(table, leads, strict=True):
        shape = shape_of(trumps, parse_cards(lead))
        assert shape
        assert row[1] == f"×{multiplier(rules, shape)}"
        if shape.kind is Kind.TRACTOR and book.lang != "zh":
            assert numbers(row[0]) == [shape.pairs]
    other = multiplier(rules.with_settings({"kitty_multiplier": "times_cards"}), shape)
    assert f"×{other}" in plain("".join(book.paragraph("last-trick").common))


@in_every_language
def test_the_table_of_levels_is_that_of_the_engine(book: Rulebook):
    table = rows(book, "levels-up")
    levels = {Team.NS: Rank.TWO, Team.EW: Rank.TWO}
    covered: list[int] = []
    holds, takes = table[0][1], table[3][1]
    assert holds != takes
    for row, following in zip_longest(table, table[1:]):
        bounds = numbers(row[0])
        for total in range(bounds[0], bounds[-1] + 5, 5):
            change = level_change(total, Seat.S, levels)
            assert numbers(row[2]) == ([change.gained] if change.gained else []), total
            assert row[1] == (holds if change.held else takes), total
            covered.append(total)
        if following is None:
            after = level_change(bounds[-1] + 5, Seat.S, levels)
            assert after.gained == numbers(row[2])[0] + 1
    assert covered == list(range(0, covered[-1] + 5, 5))


@in_every_language
def test_the_table_of_points_is_that_of_the_engine(book: Rulebook):
    table = rows(book, "points")
    for row, rank in zip(table, (Rank.FIVE, Rank.TEN, Rank.KING), strict=True):
        count = sum(card.rank is rank for card in PACK)
        assert [numbers(cell)[0] for cell in row[1:]] == [POINTS[rank], count * POINTS[rank]]
    assert sum(numbers(row[2])[0] for row in table) == sum(card.points for card in PACK)


def count_trumps(level: Rank, suit: Suit | None, rules: Rules) -> int:
    trumps = Trumps.of(level, suit, rules)
    return sum(trumps.is_trump(card) for card in PACK)


@in_every_language
@pytest.mark.parametrize(("paragraph", "suit"), [("trumps", Suit.HEARTS), ("no-trump", None)])
def test_the_numbers_of_trumps_are_those_of_the_engine(
    book: Rulebook, paragraph: str, suit: Suit | None
):
    off = DAPAI.with_settings({"permanent_twos": False})
    kawu = count_trumps(Rank.SEVEN, suit, KAWU)
    dapai = count_trumps(Rank.SEVEN, suit, DAPAI)
    fewer = {count_trumps(Rank.SEVEN, suit, off), count_trumps(Rank.TWO, suit, DAPAI)}
    said = book.paragraph(paragraph)
    assert numbers("".join(said.kawu)) == [kawu]
    assert len(fewer) == 1
    assert {n for n in numbers("".join(said.dapai)) if n > 2} == {dapai, *fewer}


def test_the_pairs_of_the_paragraph_on_trump_tractors_are_tractors():
    def kind(rules: Rules, cards: str, suit: Suit | None = Suit.HEARTS) -> Kind:
        shape = shape_of(Trumps.of(Rank.SEVEN, suit, rules), parse_cards(cards))
        assert shape
        return shape.kind

    for rules in (KAWU, DAPAI):
        for cards in ("C7 C7 H7 H7", "H7 H7 LJ LJ", "LJ LJ BJ BJ"):
            assert kind(rules, cards) is Kind.TRACTOR
        assert kind(rules, "C7 C7 S7 S7") is Kind.THROW
        assert kind(rules, "C7 C7 LJ LJ", None) is Kind.TRACTOR
    assert kind(KAWU, "HA HA C7 C7") is Kind.TRACTOR
    assert kind(DAPAI, "HA HA C7 C7") is Kind.THROW
    for cards in ("HA HA C2 C2", "C2 C2 H2 H2", "H2 H2 C7 C7"):
        assert kind(DAPAI, cards) is Kind.TRACTOR
    plain_twos = DAPAI.with_settings({"permanent_twos": False})
    assert kind(plain_twos, "HA HA C7 C7") is Kind.TRACTOR


def test_the_example_of_following_a_tractor_differs_between_the_profiles():
    hand = parse_cards("S3 S3 S4 S4 S9 S9 SJ SJ D5")
    led = parse_cards("S5 S5 S6 S6 S8 S8")
    broken = parse_cards("S3 S3 S9 S9 SJ SJ")
    for rules, allowed in ((KAWU, True), (DAPAI, False)):
        trumps = Trumps.of(Rank.SEVEN, Suit.HEARTS, rules)
        assert judge_follow(trumps, hand, led, broken).legal is allowed
        for other in ("S9 S9", "SJ SJ"):
            kept = (*parse_cards("S3 S3 S4 S4"), *parse_cards(other))
            assert judge_follow(trumps, hand, led, kept).legal


def test_the_examples_of_throws_are_true():
    trumps = Trumps.of(Rank.TWO, Suit.HEARTS, DAPAI)

    def forced(throw: str, other: str) -> tuple[Card, ...]:
        shape = shape_of(trumps, parse_cards(throw))
        assert shape
        return check_throw(trumps, shape, [parse_cards(other), (), ()]).forced

    assert forced("S9 S8 S8 S4 S4", "SJ") == parse_cards("S9")
    assert forced("S9 S8 S8 S4 S4", "S5 S5") == parse_cards("S4 S4")
    assert forced("CA CK CK", "CA CQ CQ CJ CJ CT CT") == ()
    hand = parse_cards("CQ C9 C4 C4")
    led = parse_cards("CA CK CK")
    assert not judge_follow(trumps, hand, led, parse_cards("CQ C9 C4")).legal
    assert judge_follow(trumps, hand, led, parse_cards("CQ C4 C4")).legal
    plays = ["S5 S4 S4", "H9 H7 H7", "D3 D3 D5", "H3 H8 H8"]
    assert winner(trumps, [parse_cards(play) for play in plays[:2]]) == 1
    assert winner(trumps, [parse_cards(play) for play in plays]) == 3


# Broken files


def english() -> str:
    return (lessons() / "rulebook" / "en.md").read_text("utf-8")


def problems_of(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "en.md"
    file.write_text(text, "utf-8")
    book, problems = read_rulebook(file, "rulebook/en.md", "en")
    assert (book is None) is bool(problems)
    return [str(problem) for problem in problems]


def test_the_english_file_itself_has_no_problem(tmp_path: Path):
    assert problems_of(tmp_path, english()) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("## ace: Level A", "## aces: Level A", "expected ace here, got aces"),
        ("## ace: Level A", "### Level A", "expected ## ID: TITLE"),
        ("## equal: Equal", "## deck: Equal", "expected equal here, got deck"),
        ("title: The", "name: The", "expected title and intro"),
        ("---\ntitle", "title", "expected front matter"),
        ("\n\n## players", "\n\nEarly.\n\n## players", "expected ## ID: TITLE before text"),
        ("\n\nkawu: With a trump", "\nkawu: With a trump", "needs an empty line before it"),
        ("kawu: With a trump suit there are 36 trumps.", "", ""),
        ("kawu: Nothing else may be led.\n", "\n", ""),
        (
            "{table:points}",
            "{table:pints}",
            "expected a table out of points, last-trick, levels-up",
        ),
        (
            "kawu: Without throws this never happens.\n\ndapai: A throw is",
            "dapai: A throw is",
            "kawu",
        ),
    ],
)
def test_a_broken_rulebook_is_refused_by_line(tmp_path: Path, old: str, new: str, said: str):
    assert old in english()
    found = problems_of(tmp_path, english().replace(old, new, 1))
    if not said:
        assert found == []
        return
    assert any(said in problem for problem in found)
    assert all(re.match(r"rulebook/en\.md:\d+:\d+: ", problem) for problem in found)


def test_a_rulebook_that_ends_early_is_refused(tmp_path: Path):
    cut = english().split("## next-dealer")[0]
    assert any("next-dealer, ace" in problem for problem in problems_of(tmp_path, cut))


def test_a_script_in_a_rulebook_is_not_passed_on(tmp_path: Path):
    file = tmp_path / "en.md"
    file.write_text(
        english().replace(
            "Four players", "Four <script>alert(1)</script><b onclick=x>players</b>", 1
        )
    )
    book, _ = read_rulebook(file, "rulebook/en.md", "en")
    assert book
    first = book.paragraphs[0].common[0]
    assert "script" not in first
    assert "onclick" not in first
    assert "players" in first


def test_a_missing_rulebook_is_named(tmp_path: Path):
    book, problems = read_rulebook(tmp_path / "fr.md", "rulebook/fr.md", "fr")
    assert book is None
    assert "rulebook/fr.md:1:1" in str(CourseError(tuple(problems)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "terms:\n  pair: {zh: 对子, pinyin: duìzi, paragraph: pears}\n",
            "terms.yaml:2:44: paragraph",
        ),
        ("terms:\n  pair: {zh: 对子, paragraph: shapes}\n", "terms.yaml:2:3: pair: expected zh"),
        (
            "terms:\n  pair: {zh: 对子, pinyin: duìzi, paragraph: shapes, linked: never}\n",
            "linked: expected true or false, got 'never'",
        ),
        ("pair: {zh: 对子, pinyin: duìzi, paragraph: shapes}\n", "expected one mapping, terms"),
        ("terms: [pair]\n", "expected one mapping, terms"),
        ("terms: {\n", "is not YAML"),
    ],
)
def test_a_broken_file_of_terms_is_refused_by_line(tmp_path: Path, text: str, said: str):
    file = tmp_path / "terms.yaml"
    file.write_text(text, "utf-8")
    found, problems = read_terms(file, "terms.yaml")
    assert found is None
    assert any(said in str(problem) for problem in problems)
