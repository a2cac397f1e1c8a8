"""Messages and their texts in every language.

Leaves to others what is said and when: this package knows no rule of the game.

A message file (`locales/<language>/<area>.ftl`, Fluent) may print a value bare, which gives its
label, or ask for a form by name; which forms there are is said at the top of each cards.ftl::

    { $cards }  { CARDS($cards, form: "acc") }  { SUIT($suit, form: "gen") }  { RANK(…) }
    { SEAT($seat) }  { TEAM($team) }  { SHAPE($shape, form: "dat") }
    { COUNT($n, noun: "point", case: "dat") }  { COUNT($n, $suit) }      3 points · 3 hearts

``^`` before a name or word makes its first letter a capital (a name that starts a sentence).
Selectors: a seat is ``[you]`` when it is the learner's, a team ``[us]`` or ``[them]``, a suit its
letter, ``[T]`` for trumps, a shape ``[single] [pair] [tractor] [throw]``, cards ``[one]`` thing
(a single, a pair, a tractor) or ``[several]``, a number its plural category, a text itself.
Spaces between Han and Latin letters, no-break spaces after numbers and the minus sign are the
renderer's work (`tutor.words.typography`).
"""

from tutor.words.languages import LANGUAGE_CODES, LANGUAGES, Language, WordsError, language
from tutor.words.message import Cards, Grouped, Message, ShapeName, Value, say
from tutor.words.words import Words

__all__ = [
    "LANGUAGES",
    "LANGUAGE_CODES",
    "Cards",
    "Grouped",
    "Language",
    "Message",
    "ShapeName",
    "Value",
    "Words",
    "WordsError",
    "language",
    "say",
]
