"""What the expert would do now, as a grade of its own choice: what every hint rests on.

It is the search that grades (`tutor.coach.grade`), so no hint advises what a grade calls costly.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import lru_cache

from engine.players import ClubPlayer
from engine.view import Phase, View
from tutor.coach.grade import Grade, advice, forced, grade, graded, key
from tutor.coach.note import Tier

KEPT = 256
"""How many decisions are remembered, so that the rungs of one hint are not searched anew."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision by its key; the View itself does not count when two are compared."""

    key: str
    view: View = field(compare=False)


def advised(view: View) -> Grade:
    """Returns the grade of the play that the expert prefers; the same for the same View.

    What has to be declared or buried is the club player's choice, not searched (`worlds` 0).
    """
    return _advised(_Asked(key(view, ()), view))


@lru_cache(maxsize=KEPT)
def _advised(asked: _Asked) -> Grade:
    view = asked.view
    if view.phase is not Phase.PLAYING:
        player = ClubPlayer(random.Random(asked.key))
        cards = player.bury(view) if view.phase is Phase.BURYING else player.declare(view)
        played = tuple(sorted(cards))
        return Grade(Tier.YES, played, played, 0.0, 0.0, 0.0, 0.0, 0)
    only = forced(view)
    if only is not None:
        return grade(view, only)
    search = advice(view)
    return graded(view, search.best, search)
