"""Steps that a search answers: which plays are best on what the learner can know, and by how much.

The search takes seconds, so it is run by a command (``prove``), which prints what belongs into the
lesson; the linter only sees that it was done for this position and these answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.cards import Card, format_cards
from engine.following import TooManyPlays
from engine.players.sampler import NoWorld
from engine.players.search import Choice
from engine.view import Phase, View
from tutor.coach.described import Described
from tutor.coach.grade import CLEAR, EQUAL_WITHIN, advice, essence
from tutor.course.fields import WRONG, Margin
from tutor.course.model import ChooseStep, Lesson, PlayStep, Proof, Step
from tutor.course.plays import canonical, legal_plays
from tutor.course.position import Position, known_to_learner, position
from tutor.course.questions import read_cards

WORLDS = 1024
MOST_PLAYS = 80
"""A position with more legal plays is too wide to value each of them."""

Cards = tuple[Card, ...]


class NotProven(ValueError):
    """A step of which the search cannot say what is best."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the search says of a step: the right answers as texts, and the proof to be stored."""

    right: tuple[str, ...]
    proof: Proof
    options: bool

    def as_yaml(self) -> str:
        """Returns the two lines that belong into the step."""
        quoted = ", ".join(f'"{text}"' for text in self.right)
        if not self.options:
            quoted = f"[{quoted}]"
        costs = ", ".join(f'"{text}": "{margin}"' for text, margin in self.proof.costs.items())
        return (
            f"    right: {quoted}\n"
            f'    proof: {{worlds: {self.proof.worlds}, gain: "{self.proof.gain}", '
            f'costs: {{{costs}}}, of: "{self.proof.of}"}}'
        )

    def agrees(self, step: Step) -> bool:
        """Tells whether a step carries these answers and a proof of them."""
        stored = proof_of(step)
        return stored is not None and stored.of == self.proof.of and is_clear(self.proof.gain)


def is_searched(step: Step) -> bool:
    """Tells whether the search is the judge of a step."""
    return _groups(step) is not None or (isinstance(step, PlayStep) and step.judge == "best")


def searched_steps(lesson: Lesson) -> Iterator[Step]:
    """Yields the steps of a lesson that the search answers."""
    yield from (step for step in lesson.steps if is_searched(step))


def proof_of(step: Step) -> Proof | None:
    """Returns the proof that a step carries."""
    return step.proof if isinstance(step, PlayStep | ChooseStep) else None


def best_of(step: Step) -> tuple[Cards, ...]:
    """Returns what a step that the search answers calls best; nothing for any other."""
    if isinstance(step, PlayStep) and step.judge == "best":
        return tuple(map(canonical, step.right or ()))
    return tuple(cards for cards, name in (_groups(step) or {}).items() if name in _right(step))


def name_of(lesson: Lesson, step: Step) -> str:
    """Names what was searched: the position and the answers between which it decides."""
    return _name(view_of(position(lesson, step.id)), step, _right(step))


def is_clear(gain: Margin) -> bool:
    """Tells whether a gain is one: more than a point, and two of its standard errors."""
    return gain.points >= CLEAR * gain.error and gain.points > EQUAL_WITHIN


def prove(lesson: Lesson, step: Step, worlds: int = WORLDS) -> Found:
    """Searches a step; raises `NotProven` where nothing is clearly best.

    Right is what is not clearly worse than the best; all other answers have to be so, by two
    standard errors and by a point. Of a play every legal one is valued, and what else the expert
    thinks of; of a `choose: best` the options.
    """
    here = position(lesson, step.id)
    view = view_of(here)
    groups = _groups(step)
    among = tuple(groups) if groups else _plays(step, here)
    try:
        choices = advice(view, among, worlds, only=bool(groups)).choices
    except NoWorld as error:
        raise NotProven(f"no deal fits the position: {error}") from error
    others = [each for each in choices if is_clear(Margin(each.behind, each.behind_se))]
    right = sorted(_text(groups, each.play) for each in choices if each not in others)
    if not others:
        raise NotProven("no answer is clearly worse than another")
    if groups and len(right) != 1:
        raise NotProven(f"expected one best option, got {', '.join(right)}")
    closest = min(others, key=lambda each: each.behind)
    found = {_text(groups, each.play): str(_margin(each)) for each in choices}
    tried = [text for text, code in step.tries.items() if code == WRONG]
    costs = {text: found[_answer(groups, text)] for text in tried}
    written = {"worlds": worlds, "gain": str(_margin(closest)), "costs": costs}
    proof = Proof.model_validate({**written, "of": _name(view, step, right)})
    return Found(tuple(right), proof, options=bool(groups))


def shown_proof(lesson: Lesson, step: Step, worlds: int = WORLDS) -> tuple[bool, str]:
    """Searches a step and tells whether it stands as it should, and in words what was found."""
    try:
        found = prove(lesson, step, worlds)
    except NotProven as error:
        return False, f"not proven: {error}"
    stored = proof_of(step)
    gain = f"gain {found.proof.gain}" + (f" (stored: {stored.gain})" if stored else "")
    if found.agrees(step):
        return True, f"holds, {gain}"
    return False, f"{gain}; write\n{found.as_yaml()}"


def view_of(here: Position) -> View:
    """Returns what the learner knows of a position, as the dealer who buries or in play.

    Raises `NotProven` for a position without a decision of the learner's.
    """
    if here.deal is not None and here.open_trick is not None:
        return known_to_learner(here)
    if here.deal is None and here.hand and here.level is not None:
        return Described(
            seat=here.learner,
            rules=here.rules,
            level=here.level,
            dealer=here.learner,
            hand=here.hand,
            phase=Phase.BURYING,
            trumps=here.trumps,
        ).view()
    raise NotProven("expected a trick in which the learner is to play, or a hand to bury from")


def _groups(step: Step) -> Mapping[Cards, str] | None:
    if not isinstance(step, ChooseStep) or step.choose != "best":
        return None
    assert isinstance(step.options, Mapping)
    return {canonical(cards): name for name, cards in step.options.items()}


def _plays(step: Step, here: Position) -> tuple[Cards, ...]:
    assert here.deal is not None
    try:
        plays = legal_plays(here.deal, here.learner)
    except TooManyPlays as error:
        raise NotProven(str(error)) from error
    if len(plays) > MOST_PLAYS:
        raise NotProven(f"expected at most {MOST_PLAYS} legal plays, got {len(plays)}")
    # A try that the rules refuse has no value; a throw is legal though it is not listed.
    tried = [canonical(read_cards(text)) for text, code in step.tries.items() if code == WRONG]
    return tuple(dict.fromkeys([*plays, *tried]))


def _text(groups: Mapping[Cards, str] | None, cards: Cards) -> str:
    return groups[cards] if groups else format_cards(cards)


def _answer(groups: Mapping[Cards, str] | None, text: str) -> str:
    return text if groups else format_cards(canonical(read_cards(text)))


def _right(step: Step) -> list[str]:
    if isinstance(step, PlayStep):
        return sorted(format_cards(canonical(play)) for play in step.right or ())
    return [step.right or ""] if isinstance(step, ChooseStep) else []


def _name(view: View, step: Step, right: Sequence[str]) -> str:
    groups = sorted((_groups(step) or {}).items())
    told = (essence(view), groups, sorted(step.tries), sorted(right))
    return hashlib.sha256(repr(told).encode()).hexdigest()[:12]


def _margin(choice: Choice) -> Margin:
    return Margin(round(choice.behind, 1), round(choice.behind_se, 1))
