"""Makes the coach's notes into slips of paper: the word of the tier, sentences, cited paragraphs.

What to say was decided in `tutor.coach`; here it gets its words, its emblem and its "Why?".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from tutor.coach import Note, Tier
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
RUNGS = ("ui-rung-look", "ui-rung-rule", "ui-rung-cards")
"""The titles of the rungs of the ladder of hints, as many as are built."""


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

    `said` are the words of a seat other than South's.
    """
    speaks = said or words()
    return Slip(
        tier=note.tier.value,
        word=word or ui(WORDS[note.tier]),
        lines=tuple(speaks.text(message) for message in note.messages),
        small=small,
        rules=rules(note.cites, profile),
        open=opened,
    )


def hint_slip(
    given: Sequence[str | Markup],
    total: int,
    rules: tuple[Rule, ...] = (),
    titles: Sequence[str] = RUNGS,
) -> Slip:
    """Returns the hints given so far as a ladder; `total` rungs there are, `titles` are ids."""
    rungs = tuple(
        Rung(
            ui(titles[i]),
            "given" if i < len(given) else "next" if i == len(given) else "",
            given[i] if i < len(given) else "",
        )
        for i in range(total)
    )
    return Slip(
        tier="hint",
        word=ui("ui-hint-of", number=len(given), total=total),
        lines=tuple(given[-1:]),
        rules=rules,
        ladder=Ladder(rungs),
    )


def note_hints(notes: Sequence[Note], total: int, profile: str) -> Slip:
    """Returns the coach's hints given so far as a ladder, with the paragraphs they cite."""
    texts = [words().sentences(note.messages) for note in notes]
    cited = [each for note in notes for each in note.cites]
    return hint_slip(texts, total, rules(cited, profile))
