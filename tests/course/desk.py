"""Makes small lessons of one or two steps for the tests, from the YAML of their steps."""

from tutor.course.asking import question
from tutor.course.model import Lesson
from tutor.course.questions import Question
from tutor.course.source import parse_yaml

HEAD = """
format: 1
id: small
rules: {rules}
teaches: [pair]
cites: [shapes]
table: {{level: "{level}", trump: {trump}, dealer: E, leader: E}}
hands:
  S: "SK SK S9 S4 D3"
  E: "S7 S7 C4 C9 D6"
  N: "SA S5 D9 DJ CQ"
  W: "ST S3 D5 C6 CK"
steps:
"""


def lesson(*steps: str, rules: str = "kawu", level: str = "2", trump: str = "H") -> Lesson:
    """Returns a lesson with these steps, each the inside of a YAML mapping on one line."""
    text = HEAD.format(rules=rules, level=level, trump=trump)
    text += "".join(f"  - {{id: s{number}, {step}}}\n" for number, step in enumerate(steps, 1))
    source, problems = parse_yaml(text, "small.yaml")
    assert source, problems
    return Lesson.model_validate(source.data)


def ask(step: str, **table: str) -> Question:
    """Returns the question of a step at the small table."""
    asked = question(lesson(step, **table), "s1")
    assert asked
    return asked


def rights(step: str, **table: str) -> tuple[str, ...]:
    """Returns the right answers of a step at the small table."""
    return ask(step, **table).rights()
