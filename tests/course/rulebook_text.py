"""What a reader sees of the rulebook: its text without the markup."""

import html
import re

from tutor.course.rulebook import Rulebook


def plain(made: str) -> str:
    """Returns the text of some HTML, no-break spaces as common ones."""
    return html.unescape(re.sub(r"<[^>]+>", "", made)).replace("\u00a0", " ")


def text_of(book: Rulebook) -> str:
    """Returns everything that a language's rulebook says."""
    parts = [book.title, book.intro]
    for paragraph in book.paragraphs:
        parts += [paragraph.title, *(block.html for block in paragraph.blocks)]
    return "\n".join(plain(part) for part in parts)
