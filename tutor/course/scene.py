"""What lies before a step: the table and the finished hand, as frozen pydantic models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.cards import Team
from tutor.course.fields import Cards, Level, SeatName, TeamName, Trump


class Model(BaseModel):
    """A part of a file: every key is known, values are not bent to fit, nothing changes later."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Table(Model):
    """The lesson's table; a step's own table gives only what differs. `kitty` is never shown."""

    level: Level | None = None
    trump: Trump = Field(default=None)
    leader: SeatName | None = None
    dealer: SeatName | None = None
    learner: SeatName | None = None
    points: Annotated[int, Field(ge=0, le=400)] | None = None
    kitty: Cards | None = None

    def over(self, base: Table) -> Table:
        """Returns the base table with the keys given here in place of its own."""
        return base.model_copy(update={name: getattr(self, name) for name in self.model_fields_set})


class Result(Model):
    """A finished hand, or the end of one: what scores and levels are worked out from."""

    dealer: SeatName | None = None
    levels: Mapping[TeamName, Level] | None = None
    trick_points: Annotated[int, Field(ge=0, le=200)] | None = None
    kitty: Cards | None = None
    last_lead: Cards | None = None
    last_winner: Literal["attackers", "defenders"] | None = None
    failed_throws: Mapping[Literal["attackers", "defenders"], int] | None = None
    total: Annotated[int, Field(ge=0, le=2000, multiple_of=5)] | None = None

    @model_validator(mode="after")
    def _whole(self) -> Result:
        if self.levels is not None and set(self.levels) != set(Team):
            raise ValueError("expected the levels of both teams, NS and EW")
        parts = (self.trick_points, self.kitty, self.last_lead, self.last_winner)
        if self.total is not None and any(part is not None for part in parts):
            raise ValueError("expected either a total or the parts it is made of")
        return self
