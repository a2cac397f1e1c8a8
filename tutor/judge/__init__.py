"""The position protocol: one JSON question in, one JSON answer out.

It is how another program asks the engine anything, so its fields are public and stay stable.
Reading lines from a pipe is `tutor.cli`'s part. A request that is none is answered with an
error that names the field, what was expected and what came; nothing here stops at a bad line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

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
}


def answer_line(line: str | bytes) -> str:
    """Answers one line of JSON with one line of JSON."""
    try:
        request = _decode(line)
    except RequestError as error:
        return json.dumps(error.answer(None))
    return json.dumps(answer(request))


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
        request = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-json", None, f"expected a JSON object in UTF-8: {error}") from None
    if not isinstance(request, dict):
        raise RequestError("bad-json", None, f"expected a JSON object, got {text[:60]}")
    return request


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")
