"""The coach: from verdicts and views to messages, never to text.

`explain` says why a play is refused and what a legal one does, `live` the one line under the hand,
`status` the line above the table, `hints` the ladder of hints, `result` how a hand ended, and
`protocol` answers the position protocol. What is known of the cards comes from a View alone; the
grading of choices is not here.
"""

from tutor.coach.note import Note, Tier, nod

__all__ = ["Note", "Tier", "nod"]
