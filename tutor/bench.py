"""How fast the players are, in CPU time of one core, beside a fixed reference loop.

Everything is measured on hands that a fixed seed draws; dealing is not part of the times. Each
figure is the best of several rounds.
"""

from __future__ import annotations

import json
import math
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from engine.cards import PRINTED_SUITS, RANKS, Card, Seat
from engine.declaring import possible_declarations
from engine.following import Duty
from engine.players import PLAYERS
from engine.players.arena import meet, setup_of
from engine.players.expert_player import think
from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.quick_long import Lead
from engine.players.random_moves import play_out_randomly, random_lead, random_trick
from engine.players.sampler import Sampler
from engine.players.verdicts import Court, Packed
from engine.rules import PROFILES, Rules
from engine.setup import shuffle
from engine.trumps import Trumps
from engine.view import Phase, View

ROUNDS = 3
HANDS = 1000
POSITIONS = 400
WORLDS = 64
REFERENCE = "import time; x = 0; t = time.process_time()\nfor i in range(10**7): x ^= i\n"
CHILD = (  # what a program pays that only wants the engine
    "import time; t = time.process_time(); import engine, engine.deal; "
    # The peak of this program alone: getrusage would count what the parent was when it forked.
    "ms = 1000 * (time.process_time() - t); import re; "
    "print(ms, int(re.search(r'VmHWM:\\s*(\\d+)', open('/proc/self/status').read())[1]) / 1024)"
)

Case = tuple[Court, Lead, Packed, Packed]


def best_of(action: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Returns the least CPU seconds that an action took."""
    times = []
    for _ in range(rounds):
        before = time.process_time()
        action()
        times.append(time.process_time() - before)
    return min(times)


def reference_loop() -> float:
    """Returns the CPU seconds of ten million rounds of a loop at module level."""
    code = REFERENCE + "print(time.process_time() - t)"
    return min(float(_child(code)) for _ in range(ROUNDS))


def _child(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return done.stdout


def boards(rules: Rules, number: int) -> list[Board]:
    """Deals hands at their first lead, under any trump and level."""
    rng = random.Random(f"bench-{rules.profile}")
    dealt = []
    for _ in range(number):
        hands, _ = shuffle(rng)
        trumps = Trumps.of(rng.choice(RANKS), rng.choice([*PRINTED_SUITS, None]), rules)
        dealer = rng.choice(tuple(Seat))
        dealt.append(Board(Layout.of(trumps), hands, dealer, dealer))
    return dealt


def hands_per_s(rules: Rules, *, quick: bool, hands: int = HANDS) -> int:
    """Returns the whole hands a second by the quick policy, or by random play."""
    dealt = boards(rules, hands)
    best = math.inf
    for _ in range(ROUNDS):
        copies = [board.copy() for board in dealt]
        rnd = random.Random(1).random
        before = time.process_time()
        for board in copies:
            if quick:
                board.play_out()
            else:
                play_out_randomly(board, rnd)
        best = min(best, time.process_time() - before)
    return round(hands / best)


def follow_cases(hands: int = 60) -> dict[str, list[Case]]:
    """Collects follows of random dapai hands by the shape led, a third of them any cards."""
    rng = random.Random("verdicts")
    found: dict[str, list[Case]] = {"single": [], "pair": [], "tractor": [], "throw": []}
    for board in boards(PROFILES["dapai"], hands):
        lay = board.lay
        court = Court.of(lay.trumps)
        while board.left:
            lead = random_lead(lay, board.have, board.both, board.leader, rng.random)
            suit, (once, twice) = lead[0], board.standing(*lead)
            led = lay.cards(suit, once, twice)
            row = (board.leader + 1) % 4 * 5
            hand = [
                card
                for at in range(5)
                for card in lay.cards(at, board.have[row + at], board.both[row + at])
            ]
            asked = court.lead(led)
            shape = ("single", "pair", "tractor")[min(asked.pairs, 2)]
            if asked.kind_of_throw:
                shape = "throw"
            plays = [*Duty(lay.trumps, hand, led).first_plays(2), rng.sample(hand, len(led))]
            for play in plays:
                found[shape].append((court, asked, court.pack(hand), court.pack(play)))
            random_trick(board, suit, once, twice, rng.random)
    return found


def verdicts_per_s(number: int = 100_000) -> dict[str, int]:
    """Returns the verdicts a second, by the shape led and for all follows as they came."""
    cases = follow_cases()
    cases["mixed"] = [case for shape in cases.values() for case in shape]
    result = {}
    for shape, asked in sorted(cases.items()):
        many = (asked * (number // len(asked) + 1))[:number]

        def judge_all(many: list[Case] = many) -> None:
            for court, lead, hand, play in many:
                court.allows(lead, hand, play)

        result[shape] = round(number / best_of(judge_all))
    return result


class Recorder:
    """A club player that keeps the views in which it had to choose."""

    def __init__(self, rng: random.Random, kept: dict[Phase, list[View]]) -> None:
        self.player = PLAYERS["club"](rng)
        self.kept = kept

    def declare(self, view: View) -> tuple[Card, ...]:
        """Keeps the view where something may be shown."""
        if possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand):
            self.kept[Phase.DECLARING].append(view)
        return self.player.declare(view)

    def bury(self, view: View) -> tuple[Card, ...]:
        """Keeps every view."""
        self.kept[Phase.BURYING].append(view)
        return self.player.bury(view)

    def play(self, view: View) -> tuple[Card, ...]:
        """Keeps the view where there are two legal plays."""
        assert view.trick is not None
        assert view.trumps is not None
        if view.trick.plays:
            duty = Duty(view.trumps, view.hand, view.trick.led)
            choice = len(duty.first_plays(2)) > 1
        else:
            choice = len(view.hand) > 1
        if choice:
            self.kept[Phase.PLAYING].append(view)
        return self.player.play(view)


def decisions(number: int = POSITIONS) -> dict[Phase, list[View]]:
    """Draws positions with a choice from hands of both profiles, by a fixed seed.

    There are so many to play, a quarter as many to declare, and every burial of their hands.
    """
    kept: dict[Phase, list[View]] = {
        Phase.DECLARING: [],
        Phase.BURYING: [],
        Phase.PLAYING: [],
    }
    for at in range(max(2, number // 40)):
        rules = tuple(PROFILES.values())[at % 2]
        setup = setup_of(at, 1, rules)
        meet(lambda rng: Recorder(rng, kept), PLAYERS["club"], setup, f"bench-{at}")
    rng = random.Random(1)
    for phase, most in ((Phase.PLAYING, number), (Phase.DECLARING, max(1, number // 4))):
        kept[phase] = rng.sample(kept[phase], min(most, len(kept[phase])))
    return kept


def decision_ms(views: list[View], worlds: int = WORLDS) -> dict[str, float]:
    """Returns the CPU milliseconds of the expert's decisions, those that it need not search too."""
    times = []
    for view in views:
        before = time.process_time()
        think(view, random.Random(1), worlds=worlds)
        times.append(1000 * (time.process_time() - before))
    times.sort()
    return {
        "median": round(statistics.median(times), 2),
        "p95": round(times[math.ceil(0.95 * len(times)) - 1], 2),
        "worst": round(times[-1], 2),
    }


def worlds_per_s(views: list[View], each: int = 50) -> int:
    """Returns the worlds a second that the sampler deals."""
    samplers = [Sampler(view) for view in views[:100]]

    def deal() -> None:
        rng = random.Random(1)
        for sampler in samplers:
            for _ in range(each):
                sampler.world(rng)

    return round(each * len(samplers) / best_of(deal))


def bench(number: int = POSITIONS, hands: int = HANDS) -> dict[str, Any]:
    """Measures everything."""
    views = decisions(number)
    child = [tuple(map(float, _child(CHILD).split())) for _ in range(ROUNDS)]
    return {
        "reference_loop_s": round(reference_loop(), 3),
        "quick_hands_per_s": {
            name: hands_per_s(rules, quick=True, hands=hands) for name, rules in PROFILES.items()
        },
        "random_hands_per_s": {
            name: hands_per_s(rules, quick=False, hands=hands) for name, rules in PROFILES.items()
        },
        "verdicts_per_s": verdicts_per_s(),
        "worlds_per_s": worlds_per_s(views[Phase.PLAYING]),
        "decision_ms": decision_ms(views[Phase.PLAYING]),
        "bury_ms": decision_ms(views[Phase.BURYING]),
        "declare_ms": decision_ms(views[Phase.DECLARING]),
        "import_ms": round(min(each[0] for each in child), 1),
        "rss_mb": round(min(each[1] for each in child), 1),
    }


def as_json(figures: dict[str, Any]) -> str:
    """Writes the figures."""
    return json.dumps(figures, indent=1)
