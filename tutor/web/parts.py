"""What the macros draw: one frozen dataclass a part, filled with final words.

Nothing here knows the game or a language; `tutor.web.build` makes these parts out of engine and
coach data. A `str` is escaped by the template, a `Markup` is not.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is drawn: its code, its spoken name, whether it is trump, a joker's word."""

    code: str
    name: str
    trump: bool = False
    caption: str = ""

    @property
    def suit(self) -> str:
        """The printed suit's letter; empty for a joker."""
        return "" if self.caption else self.code[0]

    @property
    def rank(self) -> str:
        """The rank as the face shows it, A K Q J 10 in every language; a joker's word."""
        return self.caption or self.code[1].replace("T", "10")

    @property
    def big(self) -> bool:
        """Tells the big joker from the small one."""
        return self.code == "BJ"


@dataclass(frozen=True, slots=True)
class Slot:
    """A card that can be chosen; `state` is "", "refused" or "pointed"."""

    face: Face
    chosen: bool = False
    state: str = ""
    tie: bool = False
    """A clip holds it to the next card (a pair, where a lesson wants it seen)."""


@dataclass(frozen=True, slots=True)
class SuitRow:
    """The cards of one effective suit; `key` is T, S, H, C or D."""

    key: str
    label: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as a form: checkboxes or radios of one name, grouped by suit."""

    rows: tuple[SuitRow, ...]
    field: str = "card"
    kind: str = "checkbox"

    @property
    def count(self) -> int:
        """How many cards it holds."""
        return sum(len(row.slots) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Tag:
    """A word under a seat's cards; `lit` for the one that leads now."""

    text: str
    lit: bool = False


@dataclass(frozen=True, slots=True)
class SeatBox:
    """One seat at the table and what it has played; `team` is "us" or "them"."""

    seat: str
    letter: str
    team: str
    name: str
    note: str = ""
    faces: tuple[Face, ...] = ()
    tags: tuple[Tag, ...] = ()
    winning: bool = False
    turn: bool = False
    slots: int = 1
    """How many cards are to be played here, while `faces` is empty."""
    spoken: str = ""
    why: Slip | None = None
    """Why this play, opened at the seat under `why_title`."""
    why_title: str = ""


@dataclass(frozen=True, slots=True)
class TrickBox:
    """A trick: the four seats in order of play."""

    seats: tuple[SeatBox, ...]
    mine: bool = False
    """It is the learner's turn: on a phone the own seat shrinks to a line."""


@dataclass(frozen=True, slots=True)
class TrumpTile:
    """Trump and level; without a face there is no trump suit (yet)."""

    title: str
    suit: str
    level: str
    rank: str = ""
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """The attackers' points on a line from 0 to 200."""

    who: str
    team: str
    points: int
    unit: str
    label: str
    note: str = ""

    @property
    def shown(self) -> int:
        """The points as the line can show them, 0 to 200."""
        return max(0, min(self.points, 200))


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph of the rulebook as "Why?" opens it; `label` is how it is cited ("Rule 3")."""

    id: str
    title: str
    html: Markup
    url: str
    label: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the rulebook; `profile` names the rule set it is marked with, if any."""

    profile: str
    html: Markup


@dataclass(frozen=True, slots=True)
class RuleText:
    """A paragraph of the rules page."""

    id: str
    number: int
    title: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the ladder of hints; `state` is "given", "next" or "" (later)."""

    title: str
    state: str = ""
    text: str | Markup = ""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The hints asked for so far and those to come."""

    rungs: tuple[Rung, ...]

    @property
    def given(self) -> int:
        """How many were given."""
        return sum(rung.state == "given" for rung in self.rungs)


@dataclass(frozen=True, slots=True)
class Slip:
    """A note of the coach; `tier` names its emblem and colour."""

    tier: str
    word: str
    lines: tuple[str | Markup, ...] = ()
    small: str = ""
    rules: tuple[Rule, ...] = ()
    open: bool = False
    ladder: Ladder | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """The legality line; `state` is "idle", "more", "ok" or "no"."""

    state: str
    text: str


@dataclass(frozen=True, slots=True)
class Button:
    """A submit button of the action bar; `faces` are drawn after (or inside) its label."""

    value: str
    label: str
    primary: bool = False
    icon: str = ""
    disabled: bool = False
    faces: tuple[Face, ...] = ()
    id: str = ""
    field: str = "do"
    wide_only: bool = False
    """The label is for ears only on a phone, where the icon stands for it."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary with its names in the other languages."""

    id: str
    title: str
    others: tuple[tuple[str, str], ...]
    """Pairs of (html language, word)."""
    text: str | Markup
    url: str = ""
    pinyin: str = ""
    """How the Chinese word is spoken."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer of a radio or checkbox group."""

    value: str
    label: str | Markup
    chosen: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class OptionBox:
    """An option of a question: words, cards, or both."""

    value: str
    label: str | Markup = ""
    faces: tuple[Face, ...] = ()
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class StepLink:
    """A step of a lesson as a list of steps shows it; `state` is "done", "now" or "later"."""

    title: str
    url: str
    state: str
    now: bool = False


@dataclass(frozen=True, slots=True)
class Stars:
    """The stars of a finished lesson: so many of the most there are, and how that is said."""

    count: int
    most: int
    label: str


@dataclass(frozen=True, slots=True)
class Way:
    """A link that looks like a button."""

    url: str
    text: str
    primary: bool = False
    id: str = ""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place of the course: a card, a lesson's title, how far one is, and what lies behind it."""

    id: str
    face: Face
    title: str
    state: str
    """ "done", "now", "open" (a lesson that can be begun) or "later" (not written yet)."""
    url: str = ""
    note: str = ""
    known: bool = False
    """Turned over by a test, not worked through."""
    stars: Stars | None = None
    summary: str = ""
    steps: tuple[StepLink, ...] = ()
    test_url: str = ""
    reset_url: str = ""
