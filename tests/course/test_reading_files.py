"""Lesson files are read strictly, with the place of everything in them; prose becomes safe HTML."""

from pathlib import Path

import pytest

from tutor.course.prose import Prose, Term, Text, read_prose
from tutor.course.source import parse_yaml


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("on", "on"),
        ("no", "no"),
        ("12:30", "12:30"),
        ("1_0", "1_0"),
        ("0x1F", "0x1F"),
        ("1e3", "1e3"),
        ("08", "08"),
        ("2026-11-29", "2026-11-29"),
        ("~", "~"),
        ("true", True),
        ("-5", -5),
        ("10", 10),
        ("'10'", "10"),
        ("", None),
    ],
)
def test_a_plain_word_is_a_text_unless_it_is_a_number_or_true_or_false(
    text: str, value: object
) -> None:
    source, problems = parse_yaml(f"key: {text}", "x.yaml")

    assert source
    assert source.data == {"key": value}
    assert type(source.data["key"]) is type(value)
    assert problems == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: 1\na: 2", "x.yaml:2:1: a: this key stands twice"),
        ("a: &b 1", "x.yaml:1:4: an anchor or alias is not allowed here"),
        ("a: !!str 1", "x.yaml:1:4: a tag is not allowed here"),
        ("a: *b", "x.yaml:1:4: is not YAML: found undefined alias"),
        ("- a", "x.yaml:1:1: expected keys and values"),
        ("", "x.yaml:1:1: expected keys and values"),
        ("[a]: 1", "x.yaml:1:1: expected a plain word as the key"),
        ("a: [1", "x.yaml:1:6: is not YAML"),
        ("a: 1\n---\nb: 2", "x.yaml:2:1: is not YAML"),
        ("a: \x07", "x.yaml:1:1: is not YAML"),
        ("[" * 3000, "x.yaml:1:1: is nested too deep"),
    ],
)
def test_what_is_not_wanted_in_yaml_is_refused_with_its_place(text: str, message: str) -> None:
    source, problems = parse_yaml(text, "x.yaml")

    assert source is None
    assert str(problems[0]).startswith(message)


def test_a_place_is_that_of_the_value_or_the_nearest_thing_around_it() -> None:
    source, _ = parse_yaml("a:\n  - b: 1\n    c: [x, y]", "x.yaml")

    assert source
    assert source.at("a", 0, "c", 1) == (3, 12)
    assert source.at("a", 0, "c", key=True) == (3, 5)
    assert source.at("a", 0, "model-name", "c") == (3, 8)
    assert source.at("a", 7) == (2, 3)


def prose(tmp_path: Path, body: str) -> tuple[Prose | None, list[str]]:
    path = tmp_path / "en.md"
    path.write_text(f"---\ntitle: T\nsummary: S\n---\n{body}", "utf-8")
    found, problems = read_prose(path, "en.md", "en")
    return found, [str(problem) for problem in problems]


def test_the_first_paragraph_is_the_situation_the_rest_the_task(tmp_path: Path) -> None:
    found, _ = prose(
        tmp_path, "## a-step: Title\n\nOne.\n\nTwo.\n\nThree.\n\n### try: S9 S4\nNo.\n"
    )

    assert found
    step = found.steps["a-step"]
    assert (step.title, step.situation.source) == ("Title", "One.")
    assert step.task
    assert (step.task.source, step.task.line) == ("Two.\n\nThree.", 9)
    assert step.sections["try: S9 S4"].source == "No."


def test_full_width_colons_serve_as_well(tmp_path: Path) -> None:
    found, problems = prose(tmp_path, "## a：标题\n\n一。\n\n### option：yes\n是。\n")

    assert problems == []
    assert found
    assert list(found.steps["a"].sections) == ["option: yes"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("Text.\n\n## a: A\n\nB.", "en.md:5:1: expected ## STEP-ID: TITLE before any text"),
        ("## a\n\nB.", "en.md:5:1: expected ## STEP-ID: TITLE"),
        ("## a: A\n\nB.\n\n## a: A\n\nB.", "en.md:9:1: a: this step stands here twice"),
        ("## a: A\n\nB.\n\n### look\nC\n\n### look\nC", "en.md:12:1: look: this section"),
        ("## a: A\n\nB.\n\n### look\n", "en.md:9:1: look: has no text"),
        ("## a: A\n\n### look\nC", "en.md:6:1: a: has no text"),
        ("## a: {SK}\n\nB.", "en.md:5:1: a: a title names no cards"),
        ("## a: A\n\n# B\n\nC", "en.md:7:1: expected ### and one of"),
        ("## a: A\n\nB {S1}.", "en.md:7:3: a: expected a card"),
        ("## a: A\n\nB {}.", "en.md:7:3: a: expected cards or a term"),
        ("## a: A\n\nB {term:}.", "en.md:7:3: a: expected a term"),
        ("## a: A\n\nB {SK.", "en.md:7:3: a: an open brace does not belong here"),
        ("## a: A\n\nB <i>C</i>.", "en.md:7:3: a: HTML does not belong here"),
        ("## a: A\n\nB [c](d).", "en.md:7:5: a: a link does not belong here"),
    ],
)
def test_what_is_wrong_with_prose_is_said_with_its_place(
    tmp_path: Path, body: str, message: str
) -> None:
    found, problems = prose(tmp_path, body)

    assert found is None
    assert any(problem.startswith(message) for problem in problems), problems


def test_front_matter_holds_title_summary_and_of_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "en.md"
    path.write_text("---\ntitle: T\nauthor: me\n---\n## a: A\n\nB.\n", "utf-8")

    _, problems = read_prose(path, "en.md", "en")

    assert [str(problem) for problem in problems] == [
        "en.md:3:1: author: expected only title, summary and of [rule 6]",
        "en.md:1:1: summary: is missing in the front matter [rule 6]",
    ]


def test_cards_and_terms_are_drawn_by_the_page() -> None:
    text = Text("A *{term:pair|pair & co}* of {SK SK} or {term:trump}.", 1)

    made = text.html(
        lambda cards: f"<b>{'+'.join(cards)}</b>",
        lambda term, shown: f"[{term}/{shown}]",
    )

    assert made == "<p>A <em>[pair/pair & co]</em> of <b>SK+SK</b> or [trump/None].</p>"
    assert text.cards == (("SK", "SK"),)
    assert text.terms == ("pair", "trump")
    assert text.references[0] == Term("pair", "pair & co")


def test_one_paragraph_can_stand_in_a_line() -> None:
    def draw(cards: object) -> str:
        return str(cards)

    def term(name: str, shown: str | None) -> str:
        return shown or name

    assert Text("Yes, **both**.", 1).html(draw, term, inline=True) == "Yes, <strong>both</strong>."
    assert Text("One.\n\nTwo.", 1).html(draw, term, inline=True) == "<p>One.</p>\n<p>Two.</p>"


def test_nothing_in_prose_becomes_a_script() -> None:
    text = Text("<script>alert(1)</script> [x](javascript:alert) ![y](z) <b onclick=1>c</b>", 1)

    made = text.html(lambda cards: "", lambda term, shown: "")

    assert "script" not in made
    assert "onclick" not in made
    assert "href" not in made


def test_a_card_weighs_two_characters() -> None:
    assert Text("A {SK SK} b", 1).length == len("A xxxx b")
    assert Text("{term:trump|trumps}\n\nx", 1).length == len("trumps x")
