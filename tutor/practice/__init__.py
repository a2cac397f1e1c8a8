"""A coached match at the practice table: the learner sits South, computer players elsewhere.

`options` is what the learner chose before, `session` what is kept between two requests, `flow`
how the match goes on. Nothing here makes text or knows the web.
"""

from tutor.practice.flow import (
    AlreadyDone,
    NoUndo,
    Wait,
    ask,
    can_undo,
    decide,
    declarations,
    hint,
    next_hand,
    on,
    only_play,
    suggestion,
    undo,
    waits_for,
)
from tutor.practice.opponents import STRENGTHS
from tutor.practice.options import LEVELS, Options, OptionsError
from tutor.practice.session import LEARNER, FinishedHand, Session, SessionError

__all__ = [
    "LEARNER",
    "LEVELS",
    "STRENGTHS",
    "AlreadyDone",
    "FinishedHand",
    "NoUndo",
    "Options",
    "OptionsError",
    "Session",
    "SessionError",
    "Wait",
    "ask",
    "can_undo",
    "decide",
    "declarations",
    "hint",
    "next_hand",
    "on",
    "only_play",
    "suggestion",
    "undo",
    "waits_for",
]
