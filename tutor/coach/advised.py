"""What the expert would do now, as a grade of its own choice: what every hint rests on.

It is the search that grades (`tutor.coach.grade`), so no hint advises what a grade calls costly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from engine.view import View
from tutor.coach.grade import Grade, advice, forced, grade, graded, key

KEPT = 256
"""How many decisions are remembered, so that the rungs of one hint are not searched anew."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision by its key; the View itself does not count when two are compared."""

    key: str
    view: View = field(compare=False)


def advised(view: View) -> Grade:
    """Returns the grade of what the expert prefers; the same for the same View."""
    return _advised(_Asked(key(view, ()), view))


@lru_cache(maxsize=KEPT)
def _advised(asked: _Asked) -> Grade:
    only = forced(asked.view)
    if only is not None:
        return grade(asked.view, only)
    search = advice(asked.view)
    return graded(asked.view, search.best, search)
