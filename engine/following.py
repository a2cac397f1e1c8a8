"""What a follower owes, whether a play pays it, and every play that would (RULES §5.5).

The duty is worked out once for a hand and a lead; the verdict, the hints, the list of legal
plays and the cards that must go in are all read from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.cards import Card, missing_from
from engine.holding import Holding, fits, runs_in
from engine.shapes import shape_of
from engine.trumps import SUITS, Trumps
from engine.verdict import LEGAL, Code, Owed, Verdict

EXAMPLES = 3


class TooManyPlays(ValueError):
    """There are more legal plays than were asked for."""


class Duty:
    """What the holder of a hand owes to a lead.

    `suit_held` are the cards held of the led suit, `owed` the number of them, the pairs and the
    runs that every legal play contains. Raises ValueError when the lead is of no one suit or
    longer than the hand.
    """

    def __init__(self, trumps: Trumps, hand: Iterable[Card], led: Sequence[Card]) -> None:
        shape = shape_of(trumps, led)
        if shape is None:
            raise ValueError(f"expected a lead of one suit, got {led!r}")
        self.trumps = trumps
        self.shape = shape
        self.hand = tuple(hand)
        self.count = len(led)
        if len(self.hand) < self.count:
            raise ValueError(f"expected a hand of {self.count} cards or more, got {self.hand!r}")
        self.index = SUITS.index(shape.suit)
        self.order = trumps.orders[self.index]
        self.holding = Holding(trumps, self.hand)
        held = self.holding.count(self.index)
        self.all_go = held <= self.count
        """All cards of the led suit must go in, the rest is free."""
        self.owed = Owed(
            suit_cards=min(self.count, held),
            pairs=min(shape.all_pairs, self.holding.pairs(self.index)),
            tractors=self._owed_runs(),
        )

    def _owed_runs(self) -> tuple[int, ...]:
        layers = self.holding.layers(self.index)
        waiting = list(self.shape.tractors)
        owed: list[int] = []
        while waiting:
            led = waiting.pop(0)
            shortest = 2 if self.trumps.rules.follow_shorter_tractor else led
            for length in range(led, shortest - 1, -1):
                if fits(layers, tuple(sorted((*owed, length), reverse=True))):
                    owed.append(length)
                    if led - length >= 2:
                        # What a shorter run leaves unanswered is a led tractor of its own.
                        waiting.append(led - length)
                        waiting.sort(reverse=True)
                    break
        return tuple(sorted(owed, reverse=True))

    @property
    def suit_held(self) -> tuple[Card, ...]:
        """The cards held of the led suit, as in the hand."""
        place = self.trumps.place
        return tuple(card for card in self.hand if place[card][0] == self.index)

    def judge(self, play: Sequence[Card]) -> Verdict:
        """Judges a follow; a refusal says what is owed and which plays would pay it."""
        if len(play) != self.count:
            return self._refuse(Code.WRONG_COUNT, (), needed=self.count)
        if missing := missing_from(self.hand, play):
            return self._refuse(Code.NOT_IN_HAND, missing)
        holding = Holding(self.trumps, play)
        if holding.count(self.index) < self.owed.suit_cards:
            place = self.trumps.place
            strangers = tuple(card for card in play if place[card][0] != self.index)
            return self._refuse(Code.FOLLOW_SUIT, strangers)
        if self.all_go:
            return LEGAL
        if self.owed.tractors and not fits(holding.layers(self.index), self.owed.tractors):
            return self._refuse(Code.FOLLOW_TRACTOR, self._loose(play))
        if holding.pairs(self.index) < self.owed.pairs:
            return self._refuse(Code.FOLLOW_PAIR, self._loose(play))
        return LEGAL

    def allows(self, holding: Holding) -> bool:
        """Tells quickly whether cards of the hand, as many as were led, are a legal play."""
        if holding.count(self.index) < self.owed.suit_cards:
            return False
        if self.all_go or not self.owed.pairs:
            return True
        if holding.pairs(self.index) < self.owed.pairs:
            return False
        return not self.owed.tractors or fits(holding.layers(self.index), self.owed.tractors)

    def _loose(self, play: Sequence[Card]) -> tuple[Card, ...]:
        # The cards that fill a place where a pair or a tractor belongs: those that stand alone,
        # or, where all are paired, those that need not be played.
        alone = tuple(card for card in play if play.count(card) == 1)
        return alone or missing_from(self.must, play)

    def _refuse(self, code: Code, offending: tuple[Card, ...], needed: int = 0) -> Verdict:
        candidates = self.candidates
        if code is Code.FOLLOW_SUIT:
            candidates = tuple((card,) for card in sorted(set(self.suit_held)))
        return Verdict(
            code,
            offending=offending,
            needed=needed,
            owed=self.owed,
            must=self.must,
            candidates=candidates,
            examples=tuple(self.first_plays(EXAMPLES)),
        )

    @property
    def must(self) -> tuple[Card, ...]:
        """The cards, sorted and with multiplicity, that all legal plays have in common."""
        free = self.count - self.owed.suit_cards
        others = len(self.hand) - self.holding.count(self.index)
        result: list[Card] = []
        for card in sorted(set(self.hand)):
            index, bit = self.trumps.place[card]
            held = 2 if self.holding.both[index] & bit else 1
            if index != self.index:
                least = max(0, free - (others - held)) if free else 0
            elif self.all_go:
                least = held
            else:
                least = next(n for n in range(held + 1) if self._can_pay_with(bit, n, held))
            result += [card] * least
        return tuple(result)

    def _can_pay_with(self, bit: int, copies: int, held: int) -> bool:
        """Tells whether a legal play exists that has no more than `copies` of one kind."""
        if self.holding.count(self.index) - (held - copies) < self.count:
            return False
        both = self.holding.both[self.index]
        if copies < 2:
            both &= ~bit
        if both.bit_count() < self.owed.pairs:
            return False
        return fits(self.order.layers(both), self.owed.tractors)

    @property
    def candidates(self) -> tuple[tuple[Card, ...], ...]:
        """Every run of an owed length, and every pair where more pairs are owed (PROTOCOL)."""
        found: set[tuple[Card, ...]] = set()
        both = self.holding.both[self.index]
        for length in set(self.owed.tractors):
            found.update(runs_in(self.order, both, length))
        if self.owed.pairs > sum(self.owed.tractors):
            found.update(runs_in(self.order, both, 1))
        return tuple(sorted(found))

    def first_plays(self, number: int) -> list[tuple[Card, ...]]:
        """Returns up to that many different legal plays, low cards first, each sorted."""
        plays = []
        for play in self.plays():
            plays.append(play)
            if len(plays) == number:
                break
        return plays

    def plays(self) -> Iterator[tuple[Card, ...]]:
        """Yields every legal play once, its cards sorted."""
        if self.all_go:
            fixed = self.suit_held
            place = self.trumps.place
            rest = [card for card in self.trumps.sorted(self.hand) if place[card][0] != self.index]
            rest.reverse()
            for filling in _choices(rest, self.count - len(fixed)):
                yield tuple(sorted(fixed + filling))
            return
        yield from self._paying_plays()

    def _paying_plays(self) -> Iterator[tuple[Card, ...]]:
        kinds = self.order.cards(self.holding.have[self.index])
        owed = self.owed
        both = self.holding.both[self.index]
        order = self.order

        def extend(
            at: int, left: int, taken: int, chosen: tuple[Card, ...]
        ) -> Iterator[tuple[Card, ...]]:
            # `taken`: the pairs chosen so far. What is owed beyond them must still be in reach.
            if left < 2 * (owed.pairs - taken.bit_count()):
                return
            reach = taken | both & ahead[at] if left >= 2 else taken
            if reach.bit_count() < owed.pairs:
                return
            if owed.tractors and not fits(order.layers(reach), owed.tractors):
                return
            if left == 0:
                yield tuple(sorted(chosen))
                return
            if at == len(kinds) or left > room[at]:
                return
            card = kinds[at]
            bit = self.trumps.place[card][1]
            if both & bit and left >= 2:
                yield from extend(at + 1, left - 2, taken | bit, (*chosen, card, card))
            yield from extend(at + 1, left - 1, taken, (*chosen, card))
            yield from extend(at + 1, left, taken, chosen)

        # From each kind on: how many cards there are, and which pairs.
        room = [0] * (len(kinds) + 1)
        ahead = [0] * (len(kinds) + 1)
        for at in range(len(kinds) - 1, -1, -1):
            bit = self.trumps.place[kinds[at]][1]
            room[at] = room[at + 1] + (2 if both & bit else 1)
            ahead[at] = ahead[at + 1] | bit
        yield from extend(0, self.count, 0, ())


def _choices(cards: Sequence[Card], number: int) -> Iterator[tuple[Card, ...]]:
    """Yields the different ways to take a number of cards, copies being alike."""
    if number == 0:
        yield ()
        return
    if len(cards) < number:
        return
    first = cards[0]
    copies = cards.count(first)
    rest = [card for card in cards if card != first]
    for taken in range(min(copies, number), -1, -1):
        for others in _choices(rest, number - taken):
            yield (first,) * taken + others


def judge_follow(
    trumps: Trumps, hand: Iterable[Card], led: Sequence[Card], play: Sequence[Card]
) -> Verdict:
    """Judges a follow out of a hand (the cards before the play) to a lead (RULES §5.5)."""
    return Duty(trumps, hand, led).judge(play)


def legal_follows(
    trumps: Trumps, hand: Iterable[Card], led: Sequence[Card], limit: int | None = None
) -> list[tuple[Card, ...]]:
    """Lists every legal play, each once, cards sorted, plays sorted.

    Raises `TooManyPlays` when there are more than `limit`.
    """
    plays = []
    for play in Duty(trumps, hand, led).plays():
        plays.append(play)
        if limit is not None and len(plays) > limit:
            raise TooManyPlays(f"expected at most {limit} legal plays, there are more")
    return sorted(plays)


def forced_follow(
    trumps: Trumps, hand: Iterable[Card], led: Sequence[Card]
) -> tuple[Card, ...] | None:
    """Returns the only legal play, or None when there is a choice."""
    duty = Duty(trumps, hand, led)
    must = duty.must
    return must if len(must) == duty.count else None
