"""Makes the parts that macros draw out of engine and coach data, in the words of one language.

The one place of the pages that knows both sides. What is legal, who holds the trick and which
cards are pointed at comes from below; here it is only named and put in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from engine.cards import BIG_JOKER, PRINTED_SUITS, Card, Rank, Seat, Suit, Team
from engine.trick import Trick
from engine.trumps import Trumps
from tutor.web.parts import (
    Face,
    Hand,
    Line,
    Score,
    SeatBox,
    Slot,
    SuitRow,
    Tag,
    TrickBox,
    TrumpTile,
)
from tutor.words import Message, Words

HAND_ORDER = (Suit.TRUMP, *PRINTED_SUITS)
PLAIN_ORDER = "AKQJT98765432"


@lru_cache(maxsize=1024)
def _face(words: Words, card: Card, trump: bool) -> Face:
    caption = ""
    if card.is_joker:
        caption = words.ui("ui-joker-big" if card == BIG_JOKER else "ui-joker-small")
    return Face(str(card), words.ui("ui-card", card=card), trump, caption)


def face(words: Words, trumps: Trumps | None, card: Card) -> Face:
    """Returns a card as it is drawn; without trumps only jokers bear the trump's foot."""
    return _face(words, card, trumps.is_trump(card) if trumps else card.is_joker)


def faces(words: Words, trumps: Trumps | None, cards: Iterable[Card]) -> tuple[Face, ...]:
    """Returns cards as they are drawn, in the given order."""
    return tuple(face(words, trumps, card) for card in cards)


def _suit_of(trumps: Trumps | None, card: Card) -> Suit:
    if trumps is not None:
        return trumps.suit_of(card)
    return card.suit or Suit.TRUMP


def _sorted(trumps: Trumps | None, cards: Iterable[Card]) -> list[Card]:
    if trumps is not None:
        return trumps.sorted(cards)

    def place(card: Card) -> tuple[int, int]:
        if card.rank is None or card.suit is None:
            return (0, 0 if card == BIG_JOKER else 1)
        return (PRINTED_SUITS.index(card.suit) + 1, PLAIN_ORDER.index(card.rank))

    return sorted(cards, key=place)


def _taker(cards: Iterable[Card]) -> Callable[[Card], bool]:
    """Returns a test that is true for each of these cards as often as it is among them."""
    left = Counter(cards)

    def take(card: Card) -> bool:
        left[card] -= 1
        return left[card] >= 0

    return take


def hand(
    words: Words,
    trumps: Trumps | None,
    cards: Iterable[Card],
    *,
    chosen: Iterable[Card] = (),
    pointed: Iterable[Card] = (),
    refused: Iterable[Card] = (),
    ties: bool = False,
    field: str = "card",
    kind: str = "checkbox",
) -> Hand:
    """Returns a hand as a form, sorted, a row for each effective suit.

    Chosen, pointed and refused cards are taken with multiplicity, the first copies first; a
    refused card is not pointed at. With `ties` a clip holds pairs together.
    """
    is_chosen, is_pointed, is_refused = _taker(chosen), _taker(pointed), _taker(refused)
    rows: dict[Suit, list[Slot]] = {suit: [] for suit in HAND_ORDER}
    ordered = _sorted(trumps, cards)
    for i, card in enumerate(ordered):
        state = "refused" if is_refused(card) else "pointed" if is_pointed(card) else ""
        tie = ties and i + 1 < len(ordered) and ordered[i + 1] == card
        slot = Slot(face(words, trumps, card), is_chosen(card), state, tie)
        rows[_suit_of(trumps, card)].append(slot)
    return Hand(
        tuple(
            SuitRow(suit.value, words.ui("ui-suit-row", suit=suit), tuple(slots))
            for suit, slots in rows.items()
            if slots
        ),
        field,
        kind,
    )


def trick(
    words: Words,
    trumps: Trumps | None,
    trick: Trick | None,
    *,
    me: Seat = Seat.S,
    dealer: Seat | None = None,
    to_act: Seat | None = None,
    count: int = 1,
    show_holder: bool = True,
    notes: Mapping[Seat, str] | None = None,
    tags: Mapping[Seat, Sequence[Tag]] | None = None,
) -> TrickBox:
    """Returns the four seats in order of play, with what each has played to the trick.

    `count` cards are to be played where nothing lies yet (after a lead, as many as were led).
    Without `show_holder` nobody is marked as winning (a lesson may ask who does).
    `notes` replace the word under a seat's name (dealer, partner), `tags` those under its cards.
    """
    leader = trick.leader if trick else (to_act if to_act is not None else me)
    holder = trick.holder(trumps) if trick and trumps and show_holder else None
    complete = trick is not None and trick.complete
    if trick and trick.led:
        count = len(trick.led)
    boxes = []
    for seat in leader.around():
        played = (trick.play_of(seat) if trick else None) or ()
        turn = seat is to_act and not complete
        marks = tuple((tags or {}).get(seat, ())) or _tags(words, seat, leader, holder, complete)
        boxes.append(
            SeatBox(
                # Whoever asks sits at the bottom, where South is drawn.
                seat=Seat((seat - me) % 4).name,
                letter=words.ui("ui-seat-mark", seat=seat),
                team="us" if seat.team is me.team else "them",
                name=_name(words, seat, me, turn),
                note=(notes or {}).get(seat, _role(words, seat, me, dealer)),
                faces=faces(words, trumps, played),
                tags=marks if played else (),
                winning=seat is holder and bool(played),
                turn=turn,
                slots=count,
                spoken=words.ui("ui-seat-played", seat=seat, cards=tuple(played)) if played else "",
            )
        )
    return TrickBox(tuple(boxes), mine=to_act is me and not complete)


def _name(words: Words, seat: Seat, me: Seat, turn: bool) -> str:
    if seat is me:
        return words.ui("ui-your-turn" if turn else "ui-you")
    return words.ui("ui-seat-name", seat=seat)


def _role(words: Words, seat: Seat, me: Seat, dealer: Seat | None) -> str:
    if seat is dealer:
        return words.ui("ui-dealer")
    return words.ui("ui-partner") if seat is me.partner else ""


def _tags(
    words: Words, seat: Seat, leader: Seat, holder: Seat | None, complete: bool
) -> tuple[Tag, ...]:
    tags = []
    if seat is leader:
        tags.append(Tag(words.ui("ui-tag-led")))
    if seat is holder:
        tags.append(Tag(words.ui("ui-tag-won" if complete else "ui-tag-winning"), lit=True))
    return tuple(tags)


def trump_tile(
    words: Words,
    level: Rank,
    trump: Suit | None,
    trumps: Trumps | None = None,
    *,
    decided: bool = True,
) -> TrumpTile:
    """Returns the tile of trump and level: the level card of the trump suit, or none.

    `decided` is false while trump may still be declared.
    """
    rank = level.replace("T", "10")
    shown = words.ui("ui-level", level=level)
    if not decided:
        return TrumpTile(words.ui("ui-trump-open"), "", shown, rank)
    if trump is None:
        return TrumpTile(words.ui("ui-no-trump"), "", shown, rank)
    card = Card(trump + level)
    title, suit = words.ui("ui-trump"), words.ui("ui-trump-suit", suit=trump)
    return TrumpTile(title, suit, shown, rank, face(words, trumps, card))


def score(words: Words, points: int, *, us: bool, note: str = "") -> Score:
    """Returns the attackers' points; `us` when the learner is one of them."""
    return Score(
        who=words.ui("ui-attackers"),
        team="us" if us else "them",
        points=points,
        unit=words.ui("ui-points-unit", points=points),
        label=words.ui("ui-score-label", points=points),
        note=note,
    )


def line(words: Words, state: str, message: Message) -> Line:
    """Returns the legality line; `state` is "idle", "more", "ok" or "no"."""
    return Line(state, words.text(message))


def team_name(words: Words, team: Team) -> str:
    """Returns what a partnership is called."""
    return words.ui("ui-team", team=team)
