"""What a lesson is made of, as frozen pydantic models of its YAML file.

Only the form is checked here: keys, kinds of values (`fields`), what a step must carry for what
it asks. Whether a table is possible and an answer right needs the engine: `position`, `lint`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from engine.rules import PROFILES, Rules
from tutor.course.fields import (
    Cards,
    EffectiveSuit,
    Id,
    OneCard,
    Option,
    Play,
    Points,
    SeatName,
    TeamName,
    TryCode,
)
from tutor.course.scene import Model
from tutor.course.scene import Result as Result
from tutor.course.scene import Table as Table

HINT_RUNGS = ("look", "rule", "cards")
"""The rungs of the ladder of hints that a lesson words itself."""
SHOWN_RUNGS = ("example", "play")
"""The last rungs of every question: an answer chosen but not given, and the answer explained."""


class StepBase(Model):
    """What every step may carry: a table of its own, scripted plays, tries, hints."""

    id: Id
    table: Table = Table()
    hands: Mapping[SeatName, Cards] | None = None
    rules: Literal["kawu", "dapai"] | None = None
    settings: Mapping[str, Any] | None = None
    play: tuple[Play, ...] = ()
    declared: tuple[Play, ...] = ()
    continues: bool = False
    bare: bool = False
    result: Result | None = None
    cards: Cards | None = None
    cites: tuple[Id, ...] | None = None
    tries: Mapping[str, TryCode] = Field(default_factory=dict)
    hints: Annotated[int, Field(ge=0, le=3)] = 3

    @model_validator(mode="after")
    def _placed(self) -> StepBase:
        new = self.model_fields_set & {"table", "hands", "rules", "settings", "bare"}
        if self.continues and new:
            raise ValueError(f"a step that continues takes no {', '.join(sorted(new))} of its own")
        if self.bare and (self.play or self.hands):
            raise ValueError("a bare step shows no table: expected no play and no hands")
        if self.declared and (self.play or self.continues):
            raise ValueError("nothing is played while trump is declared: expected no play")
        return self

    def _needs(self, *names: str) -> None:
        for name in names:
            if getattr(self, name) is None:
                raise ValueError(f"this question needs {name}:")

    def _takes(self, what: str, allowed: Mapping[str, tuple[str, ...]]) -> None:
        """Refuses keys that belong to other questions of this kind."""
        optional = {name for names in allowed.values() for name in names}
        for name in sorted((optional - set(allowed.get(what, ()))) & self.model_fields_set):
            raise ValueError(f"{what} takes no {name}:")


class Proof(Model):
    """What the search found where it is the judge (`proving`): written by ``prove``, never by hand.

    `gain` is what the right answers win against the best of all others, `costs` what each try
    gives away, in points of the final total; `of` names the position that was searched.
    """

    worlds: Annotated[int, Field(ge=2)]
    gain: Points
    costs: Mapping[str, Points] = Field(default_factory=dict)
    of: str


class ReadStep(StepBase):
    """A page to read."""

    ask: Literal["read"]
    tries: Mapping[str, TryCode] = Field(default_factory=dict, max_length=0)
    hints: Literal[0] = 0


class WatchStep(StepBase):
    """Plays to watch."""

    ask: Literal["watch"]
    play: tuple[Play, ...] = Field(min_length=1)
    tries: Mapping[str, TryCode] = Field(default_factory=dict, max_length=0)
    hints: Literal[0] = 0


class PlayStep(StepBase):
    """Cards to play, as a lead or to the trick on the table."""

    ask: Literal["play"]
    judge: Literal[
        "legal", "winning", "losing", "richest", "poorest", "single", "pair", "tractor", "longest",
        "safe-throw", "longest-throw", "best",
    ] = "legal"  # fmt: skip
    right: tuple[Cards, ...] | None = Field(default=None, min_length=1)
    proof: Proof | None = None

    @model_validator(mode="after")
    def _complete(self) -> PlayStep:
        if self.judge == "best":
            self._needs("right")
        elif self.proof is not None:
            raise ValueError("only best takes a proof:")
        return self


PICK_KEYS: dict[str, tuple[str, ...]] = {
    "suit": ("suit",),
    "pair": ("suit",),
    "highest": ("suit",),
    "lowest": ("suit",),
    "boss": ("suit",),
    "tractor": ("pairs",),
    "higher": ("card",),
    "equal": ("card",),
}


class PickStep(StepBase):
    """Cards to find in the hand."""

    ask: Literal["pick"]
    pick: Literal[
        "trumps", "level-cards", "point-cards", "suit", "pairs", "pair", "tractor",
        "longest-tractor", "highest", "lowest", "higher", "equal", "playable", "declaration",
        "boss",
    ]  # fmt: skip
    suit: EffectiveSuit | None = None
    pairs: Annotated[int, Field(ge=2, le=12)] | None = None
    card: OneCard | None = None

    @model_validator(mode="after")
    def _complete(self) -> PickStep:
        self._takes(self.pick, PICK_KEYS)
        if self.pick in ("suit", "higher", "equal"):
            self._needs(*PICK_KEYS[self.pick])
        return self


class OrderStep(StepBase):
    """Cards to put in order, from high to low."""

    ask: Literal["order"]


class NumberStep(StepBase):
    """A number to work out."""

    ask: Literal["number"]
    number: Literal[
        "trick-points", "card-points", "hand-points", "trump-count", "pair-count", "tractor-pairs",
        "cards-owed", "suit-owed", "pairs-owed", "kitty-points", "kitty-multiplier", "kitty-bonus",
        "attackers-total", "levels-up", "trumps-out", "points-out", "cards-out",
    ]  # fmt: skip

    @model_validator(mode="after")
    def _complete(self) -> NumberStep:
        if self.number in ("card-points", "cards-out"):
            self._needs("cards")
        if self.number.startswith(("kitty-", "attackers-", "levels-")):
            self._needs("result")
        return self


CHOOSE_KEYS: dict[str, tuple[str, ...]] = {
    "next-level": ("options",),
    "team-level": ("options", "team"),
    "outcome": ("options",),
    "shape": ("options",),
    "trump-set": ("options",),
    "which": ("options", "which"),
    "void-shown": ("suit",),
    "pairless": ("suit",),
    "best": ("options", "right", "proof"),
    "option": ("options", "right"),
}
CHOOSE_NEEDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("next-dealer", "outcome", "match-winner"), ("result",)),
    **dict.fromkeys(("shape", "higher", "is-trump", "is-pair", "is-tractor"), ("cards",)),
    **dict.fromkeys(("is-legal", "is-boss", "is-safe-throw", "part-led"), ("cards",)),
    **dict.fromkeys(("void-shown", "pairless"), ("suit",)),
    "next-level": ("result", "options"),
    "team-level": ("result", "options", "team"),
    "which": ("options", "which"),
    "best": ("options", "right"),
    "option": ("options", "right"),
}


class ChooseStep(StepBase):
    """One of several options to choose."""

    ask: Literal["choose"]
    choose: Literal[
        "winner", "trick-holder", "next-dealer", "next-level", "team-level", "outcome",
        "match-winner", "shape", "higher", "is-trump", "is-pair", "is-tractor", "is-legal",
        "is-safe-throw", "part-led", "trump-set", "first-dealer", "most-trumps", "void-shown",
        "pairless", "is-boss", "which", "best", "option",
    ]  # fmt: skip
    options: tuple[Option, ...] | Mapping[Option, Cards] | None = Field(default=None, min_length=2)
    team: TeamName | None = None
    suit: EffectiveSuit | None = None
    which: Literal[
        "single", "pair", "tractor", "throw", "safe-throw", "trump", "legal", "wins", "highest",
    ] | None = None  # fmt: skip
    right: Option | None = None
    proof: Proof | None = None

    @model_validator(mode="after")
    def _complete(self) -> ChooseStep:
        self._takes(self.choose, CHOOSE_KEYS)
        self._needs(*CHOOSE_NEEDS.get(self.choose, ()))
        of_cards = self.choose in ("which", "best")
        if self.options is not None and of_cards != isinstance(self.options, Mapping):
            raise ValueError("expected options with their cards for which and best, else a list")
        if self.right is not None and self.right not in (self.options or ()):
            raise ValueError(f"right: expected one of the options, got {self.right!r}")
        return self


class BuryStep(StepBase):
    """Cards to bury from the dealer's hand."""

    ask: Literal["bury"]
    count: Annotated[int, Field(ge=1, le=8)] = 8
    judge: Literal["legal", "pointless", "cheap"] = "legal"


Step = Annotated[
    ReadStep | WatchStep | PlayStep | PickStep | OrderStep | NumberStep | ChooseStep | BuryStep,
    Field(discriminator="ask"),
]


class Lesson(Model):
    """A lesson as it is written; `lesson.yaml` with its table, questions and answers."""

    format: Literal[1]
    id: Id
    rules: Literal["kawu", "dapai"]
    settings: Mapping[str, Any] = Field(default_factory=dict)
    teaches: tuple[Id, ...]
    needs: tuple[Id, ...] = ()
    cites: tuple[Id, ...] = Field(min_length=1)
    table: Table = Table()
    hands: Mapping[SeatName, Cards] = Field(default_factory=dict)
    steps: tuple[Step, ...] = Field(min_length=1)
    test: tuple[Id, ...] = ()

    def step(self, step_id: str) -> Step:
        """Returns the step with that id; raises KeyError."""
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)

    def rules_of(self, step: StepBase) -> Rules:
        """Returns the rules that hold in a step; raises `SettingError` for a bad setting."""
        base = PROFILES[step.rules or self.rules]
        own = step.rules is not None or step.settings is not None
        return base.with_settings((step.settings or {}) if own else self.settings)
