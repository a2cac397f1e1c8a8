"""Makes the coach's notes into slips of paper: the word of the tier, sentences, cited paragraphs.

What to say was decided in `tutor.coach`; here it gets its words, its emblem and its "Why?".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from tutor.coach import Note, Tier
from tutor.coach.note import NODS
from tutor.web.page import ui
from tutor.web.parts import Ladder, Rule, Rung, Slip
from tutor.web.rules import rule
from tutor.web.site import words
from tutor.words import Words

WORDS = {
    Tier.NO: "ui-tier-no",
    Tier.YES: "ui-tier-yes",
    Tier.EVEN: "ui-tier-even",
    Tier.LITTLE: "ui-tier-little",
    Tier.COST: "ui-tier-cost",
    Tier.UNSURE: "ui-tier-unsure",
    Tier.FORCED: "ui-tier-forced",
    Tier.HINT: "ui-tier-hint",
    Tier.INFO: "ui-tier-info",
}
TITLES = ("ui-rung-look", "ui-rung-rule", "ui-rung-cards", "ui-rung-example", "ui-rung-play")
"""The titles of the rungs of the ladder of hints at the table."""


def rules(paragraph_ids: Iterable[str], profile: str) -> tuple[Rule, ...]:
    """Returns cited paragraphs as "Why?" opens them, each once, as a rule set has them."""
    return tuple(rule(each, profile) for each in dict.fromkeys(paragraph_ids))


def slip(
    note: Note,
    profile: str,
    *,
    word: str = "",
    small: str = "",
    opened: bool = False,
    said: Words | None = None,
) -> Slip:
    """Returns a note as a slip; `word` replaces the tier's own, `small` stands beside it.

    A nod is the word itself, and so is a sentence that only goes on from it ("Just as good as …").
    `said` are the words of a seat other than South's.
    """
    speaks = said or words()
    lines = [speaks.text(message) for message in note.messages]
    head = word or ui(WORDS[note.tier])
    if note.messages and note.messages[0] in NODS:
        nod = lines.pop(0)
        head = word or nod.rstrip(".。")
    elif note.tier is Tier.EVEN and lines and lines[0].startswith(head):
        head = lines.pop(0).rstrip(".。")
    return Slip(
        tier=note.tier.value,
        word=head,
        lines=tuple(lines),
        small=small,
        rules=rules(note.cites, profile),
        open=opened,
    )


def hint_slip(
    given: Sequence[str | Markup],
    rules: tuple[Rule, ...] = (),
    titles: Sequence[str] = TITLES,
) -> Slip:
    """Returns the hints given so far as a ladder; `titles` are the ids of all its rungs."""
    rungs = tuple(
        Rung(
            ui(title),
            "given" if i < len(given) else "next" if i == len(given) else "",
            given[i] if i < len(given) else "",
        )
        for i, title in enumerate(titles)
    )
    return Slip(
        tier="hint",
        word=ui("ui-hint-of", number=len(given), total=len(titles)),
        lines=tuple(given[-1:]),
        rules=rules,
        ladder=Ladder(rungs),
    )


def note_hints(notes: Sequence[Note], rules: tuple[Rule, ...]) -> Slip:
    """Returns the coach's hints given so far as a ladder, with the paragraphs behind them."""
    return hint_slip([words().sentences(note.messages) for note in notes], rules)
