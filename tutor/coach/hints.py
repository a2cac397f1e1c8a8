"""The ladder of hints: where to look, the rule or principle, the cards it is about.

A hint on a follow speaks of what is owed, from the data that the judge itself uses. Where the
rules leave a choice, the cards come from the `suggestion` of the computer player, so that one
brain plays and hints, and a principle is given only where that suggestion agrees with it. The
fourth and fifth rung, an example and the play itself, have their place but are not offered.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from engine.cards import Card
from engine.declaring import possible_declarations
from engine.view import View
from tutor.coach import follow_hints, lead_hints
from tutor.coach.decision import Decision, decision, judge, trumps_of
from tutor.coach.declaring import trumps_with
from tutor.coach.naming import by_suit, each_card, named
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


OFFERED = (Rung.LOOK, Rung.RULE, Rung.CARDS)
"""The rungs that a page may ask for."""


def hint(view: View, rung: Rung, suggestion: Suggestion = None) -> Note:
    """Returns one rung of the hint for the decision at hand.

    `suggestion` is what the computer player would do (no cards: pass). Raises ValueError when
    nothing is to be decided, for a rung that is not offered, and for a suggestion that the rules
    refuse.
    """
    asked = decision(view)
    if asked is None or rung not in OFFERED:
        raise ValueError(f"there is no hint {rung!r} for {view.seat} now")
    passes = asked is Decision.DECLARE and not suggestion
    if suggestion is not None and not passes and not judge(view, suggestion).legal:
        raise ValueError(f"the suggestion {suggestion!r} is not allowed")
    return _RUNGS[asked][rung](view, suggestion)


def _hint(
    messages: tuple[Message, ...], cites: tuple[str, ...] = (), pointed: tuple[Card, ...] = ()
) -> Note:
    return Note(Tier.HINT, messages, cites, pointed)


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
    """All that could be shown, and the trumps each would make: to weigh, not to follow."""
    showings = _showings(view)
    if not showings:
        return _hint((say("hint-cards-none"),))
    messages = [say("hint-cards-show", cards=showings)]
    for suit in dict.fromkeys(cards[0].suit for cards in showings):
        n = trumps_with(view.rules, view.level, suit, view.hand)
        if suit is None:
            messages.append(say("hint-trumps-none", n=n))
        else:
            messages.append(say("hint-trumps", suit=suit, n=n))
    return _hint(tuple(messages), ("declare",), each_card(showings))


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
