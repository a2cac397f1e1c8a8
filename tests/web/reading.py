"""Reads a page as it was before the words of the game were explained in it."""

from __future__ import annotations

import re


def unlinked(page: str) -> str:
    """Returns a page without the sheets of its words and the buttons that open them."""
    page = re.sub(r'<div popover id="t-.*?</div>', "", page, flags=re.DOTALL)
    page = re.sub(r'<button type="button" class="term"[^>]*>([^<]*)</button>', r"\1", page)
    return re.sub(r'<span class="nb">([^<]*)</span>', r"\1", page)
