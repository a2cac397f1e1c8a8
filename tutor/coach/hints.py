"""The ladder of hints: where to look, the rule or principle, the cards, an example, and why.

A hint on a follow speaks of what is owed, from the data that the judge itself uses. Where the
rules leave a choice, everything comes from the `suggestion`, the expert's own choice
(`tutor.coach.advised`), so that one brain plays, hints and grades. The first two rungs never tell
the cards; from the third on only cards of the suggestion are pointed at. A page chooses the
example's cards in the hand; to play them stays the learner's.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from engine.cards import Card, points_in
from engine.declaring import possible_declarations
from engine.view import View
from tutor.coach import follow_hints, lead_hints
from tutor.coach.decision import Decision, decision, judge, trumps_of
from tutor.coach.declaring import trumps_with
from tutor.coach.grade import Grade, forced
from tutor.coach.naming import by_suit, named
from tutor.coach.note import Note, Tier
from tutor.words.message import Message, say

Suggestion = tuple[Card, ...] | None


class Rung(IntEnum):
    """A rung of the ladder, each asked for by itself."""

    LOOK = 1
    RULE = 2
    CARDS = 3
    EXAMPLE = 4
    PLAY = 5


def ladder(view: View) -> tuple[Rung, ...]:
    """Returns the rungs that a page may ask for: all of them, or one that says it is forced."""
    return (Rung.LOOK,) if forced(view) is not None else tuple(Rung)


def hint(view: View, rung: Rung, suggestion: Suggestion = None, grade: Grade | None = None) -> Note:
    """Returns one rung of the hint for the decision at hand.

    `suggestion` is what the expert would do (no cards: pass), `grade` what that is worth, for the
    last rung. Raises ValueError when nothing is to be decided, for a suggestion that the rules
    refuse, and for an example without one.
    """
    asked = decision(view)
    if asked is None:
        raise ValueError(f"there is no hint for {view.seat} now")
    if (only := forced(view)) is not None:
        cards = tuple(trumps_of(view).sorted(only))
        text = say("hint-forced", cards=named(trumps_of(view), cards))
        return Note(Tier.FORCED, (text,), pointed=cards)
    passes = asked is Decision.DECLARE and not suggestion
    if suggestion is not None and not passes and not judge(view, suggestion).legal:
        raise ValueError(f"the suggestion {suggestion!r} is not allowed")
    if rung < Rung.EXAMPLE:
        return _RUNGS[asked][rung](view, suggestion)
    if suggestion is None:
        raise ValueError("expected a suggestion to show")
    if rung is Rung.EXAMPLE:
        return _example(view, asked, suggestion)
    return _why(view, asked, suggestion, grade)


def _hint(
    messages: tuple[Message, ...], cites: tuple[str, ...] = (), pointed: tuple[Card, ...] = ()
) -> Note:
    return Note(Tier.HINT, messages, cites, pointed)


def _example(view: View, asked: Decision, cards: tuple[Card, ...]) -> Note:
    """Names what the expert would do; the page has it chosen already."""
    if asked is Decision.DECLARE:
        text = say("hint-example-show", cards=cards) if cards else say("hint-example-pass")
    elif asked is Decision.BURY:
        text = say("hint-example-bury", n=len(cards), p=points_in(cards))
    else:
        text = say("hint-example", cards=named(trumps_of(view), trumps_of(view).sorted(cards)))
    return _hint((text,), pointed=cards)


def _why(view: View, asked: Decision, cards: tuple[Card, ...], grade: Grade | None) -> Note:
    """Says what speaks for it: what it does, the principle, and what the search has found."""
    if asked is Decision.FOLLOW:
        told = follow_hints.why(view, cards)
    elif asked is Decision.DECLARE:
        told = _would_have(view)
    else:
        told = _RUNGS[asked][Rung.RULE](view, cards)
    tried = (say("hint-why-tried", n=grade.worlds),) if grade is not None and grade.worlds else ()
    return _hint((*told.messages, *tried), told.cites, cards)


def _showings(view: View) -> tuple[tuple[Card, ...], ...]:
    return possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)


def _only_no_trump(view: View) -> bool:
    showings = _showings(view)
    return bool(showings) and all(cards[0].is_joker for cards in showings)


def _look_declare(view: View, suggestion: Suggestion) -> Note:
    jokers = _only_no_trump(view)
    return _hint((say("hint-look-no-trump" if jokers else "hint-look-declare"),))


def _rule_declare(view: View, suggestion: Suggestion) -> Note:
    worth = say("hint-rule-no-trump" if _only_no_trump(view) else "hint-rule-declare")
    if view.standing is None:
        return _hint((worth,), ("declare",))
    return _hint((say("hint-rule-override"), worth), ("declare-stronger", "declare"))


def _cards_declare(view: View, suggestion: Suggestion) -> Note:
    """All that could be shown, and the trumps each would make: to weigh."""
    showings = _showings(view)
    if not showings:
        return _hint((say("hint-cards-none"),))
    weighed = _would_have(view)
    messages = (say("hint-cards-show", cards=showings), *weighed.messages)
    return _hint(messages, weighed.cites, suggestion or ())


def _would_have(view: View) -> Note:
    """Counts the trumps that the learner would hold in each suit that could be shown."""
    messages = []
    for suit in dict.fromkeys(cards[0].suit for cards in _showings(view)):
        n = trumps_with(view.rules, view.level, suit, view.hand)
        if suit is None:
            messages.append(say("hint-trumps-none", n=n))
        else:
            messages.append(say("hint-trumps", suit=suit, n=n))
    return _hint(tuple(messages), ("declare",))


def _look_bury(view: View, suggestion: Suggestion) -> Note:
    return _hint((say("hint-look-bury"),))


def _rule_bury(view: View, suggestion: Suggestion) -> Note:
    return _hint((say("hint-rule-bury"),), ("kitty", "void"))


def _cards_bury(view: View, suggestion: Suggestion) -> Note:
    """Of the suggested burial the suits that it empties, else the one it comes closest to."""
    if suggestion is None:
        return _rule_bury(view, suggestion)
    trumps = trumps_of(view)
    held, going = by_suit(trumps, view.hand), by_suit(trumps, suggestion)
    left = {suit: len(held[suit]) - len(cards) for suit, cards in going.items()}
    fewest = min(left.values(), default=0)
    cards = tuple(card for suit in going if left[suit] == fewest for card in going[suit])
    cards = tuple(trumps.sorted(cards))
    return _hint((say("hint-cards", cards=named(trumps, cards)),), ("kitty",), cards)


_Step = Callable[[View, Suggestion], Note]
_RUNGS: dict[Decision, dict[Rung, _Step]] = {
    Decision.DECLARE: {
        Rung.LOOK: _look_declare,
        Rung.RULE: _rule_declare,
        Rung.CARDS: _cards_declare,
    },
    Decision.BURY: {Rung.LOOK: _look_bury, Rung.RULE: _rule_bury, Rung.CARDS: _cards_bury},
    Decision.LEAD: {
        Rung.LOOK: lead_hints.look,
        Rung.RULE: lead_hints.rule,
        Rung.CARDS: lead_hints.cards,
    },
    Decision.FOLLOW: {
        Rung.LOOK: follow_hints.look,
        Rung.RULE: follow_hints.rule,
        Rung.CARDS: follow_hints.cards,
    },
}
