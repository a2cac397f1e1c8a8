"""Makes a further language out of English: every letter in a disguise, nothing else changed.

What such a page shows in plain letters comes from no message and no lesson. It is added as any
language is: a folder of message files, a file in each lesson, and nothing in the code.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests.tree import ROOT
from tutor.course.prose import REFERENCE, digest

CODE = "eo"
"""Its code: a language that the program does not speak but whose plurals are known."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
DISGUISE = str.maketrans(PLAIN, LETTERS)
ABOUT = f"""language-name = Ḓīşɠŭīşḗḓ
language-html = {CODE}
language-short = Ḓī
language-spaced = yes
language-order = 9
"""


def disguised(text: str) -> str:
    """Returns a text with every letter in disguise, but for what stands in braces."""
    pieces, at = [], 0
    for match in REFERENCE.finditer(text):
        pieces += [text[at : match.start()].translate(DISGUISE), _reference(match[0])]
        at = match.end()
    return "".join([*pieces, text[at:].translate(DISGUISE)])


def _reference(text: str) -> str:
    head, bar, shown = text.partition("|")
    return head + bar + shown.translate(DISGUISE)


class _Texts(visitor.Transformer):
    """Disguises the pieces of text of a message file."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(DISGUISE)
        return node


def messages(text: str) -> str:
    """Returns a message file in the language."""
    return FluentSerializer().serialize(_Texts().visit(FluentParser().parse(text)))


def lesson(text: str) -> str:
    """Returns a lesson's prose in the language."""
    lines = []
    for line in text.splitlines():
        if match := re.match(r"(title: |summary: |## [\w-]+: )(.*)", line):
            line = match[1] + disguised(match[2])
        elif not line.startswith(("---", "###")):
            line = disguised(line)
        lines.append(line)
    front = lines.index("---", 1)
    return "\n".join([*lines[:front], f"of: {digest(text)}", *lines[front:], ""])


def rulebook(text: str) -> str:
    """Returns the rulebook in the language."""
    kept = re.compile(r"---|title: |intro: (?:>-)?|## [\w-]+: |(?:kawu|dapai): |\|[ |:-]*\|$")
    lines = []
    for line in text.splitlines():
        head = match[0] if (match := kept.match(line)) else ""
        lines.append(head + line[len(head) :].translate(DISGUISE))
    return "\n".join([*lines, ""])


def checkout(folder: Path) -> Path:
    """Lays out the program in a folder, as it is, with the language added to its data."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for part in ("engine", "tutor", "templates", "lessons"):
        shutil.copytree(ROOT / part, folder / part, ignore=skip)
    locales = folder / "tutor" / "words" / "locales"
    (locales / CODE).mkdir()
    for path in sorted((locales / "en").glob("*.ftl")):
        (locales / CODE / path.name).write_text(messages(path.read_text("utf-8")), "utf-8")
    (locales / CODE / "about.ftl").write_text(ABOUT, "utf-8")
    for path in sorted((folder / "lessons").glob("*/en.md")):
        made = rulebook if path.parent.name == "rulebook" else lesson
        path.with_name(f"{CODE}.md").write_text(made(path.read_text("utf-8")), "utf-8")
    return folder
