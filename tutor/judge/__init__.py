"""The position protocol: one JSON question in, one JSON answer out.

It is how another program asks the engine anything, so its fields are public and stay stable.
Reading lines from a pipe is `tutor.cli`'s part. A request that is none is answered with an
error that names the field, what was expected and what came; nothing here stops at a bad line.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from typing import Any

from tutor.judge.advice import advise_answer
from tutor.judge.hands import declare_answer, hand_answer, levels_answer, score_answer
from tutor.judge.plays import (
    bury_answer,
    follow_answer,
    follows_answer,
    lead_answer,
    order_answer,
    throw_answer,
    winner_answer,
)
from tutor.judge.request import Answer, Request, RequestError

ANSWERS: dict[str, Callable[[Request], Answer]] = {
    "order": order_answer,
    "lead": lead_answer,
    "follow": follow_answer,
    "follows": follows_answer,
    "winner": winner_answer,
    "throw": throw_answer,
    "score": score_answer,
    "levels": levels_answer,
    "declare": declare_answer,
    "bury": bury_answer,
    "hand": hand_answer,
    "advise": advise_answer,
}


LONGEST_NUMBER = 1000
"""How many digits a number may have; more than any game needs, and than JSON promises to carry."""


def answer_line(line: str | bytes) -> str:
    """Answers one line of JSON with one line of JSON."""
    try:
        return json.dumps(answer(_decode(line)))
    except RequestError as error:
        refusal = error
    except RecursionError:
        # Reading it went well, writing what came (or the id) did not.
        refusal = RequestError("bad-json", None, "expected a JSON object, got too deep a one")
    return json.dumps(refusal.answer(None))


def answer(request: Mapping[str, Any]) -> Answer:
    """Answers a decoded request; a bad one gets ``{"id": …, "error": {…}}``."""
    try:
        asked = Request(request)
        result = ANSWERS[asked.one_of("kind", tuple(ANSWERS))](asked)
    except RequestError as error:
        return error.answer(request.get("id"))
    return {"id": request["id"], **result} if "id" in request else result


def _decode(line: str | bytes) -> dict[str, Any]:
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        request = json.loads(
            text, parse_int=_whole_number, parse_float=_number, parse_constant=_no_constant
        )
    except (ValueError, RecursionError) as error:
        message = f"expected a JSON object in UTF-8, got {line[:60]!r}: {error}"
        raise RequestError("bad-json", None, message) from None
    if not isinstance(request, dict):
        raise RequestError("bad-json", None, f"expected a JSON object, got {text[:60]}")
    return request


def _whole_number(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"a number has {len(text)} digits, at most {LONGEST_NUMBER} are read")
    return int(text)


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"the number {text[:60]} is too large")
    return value


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")
