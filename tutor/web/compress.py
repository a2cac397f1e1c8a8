"""Sends text packed with gzip to browsers that take it; static files are packed once.

Pages hold no secret that a size could betray: no form token, and what a visitor typed is not
shown beside anything private.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from flask import Flask, Response, request

SMALLEST = 900
TYPES = ("text/", "application/json", "image/svg+xml")
PAGE_LEVEL, FILE_LEVEL = 5, 9


@lru_cache(maxsize=32)
def _packed_file(data: bytes) -> bytes:
    return gzip.compress(data, FILE_LEVEL, mtime=0)


def pack(response: Response) -> Response:
    """Packs an answer where that is possible and worth it."""
    if (
        response.status_code not in (200, 400, 404, 422)
        or not (response.mimetype or "").startswith(TYPES)
        or "Content-Encoding" in response.headers
    ):
        return response
    response.vary.add("Accept-Encoding")
    if not request.accept_encodings["gzip"] or request.method == "HEAD":
        return response
    is_file = response.direct_passthrough
    response.direct_passthrough = False
    data = response.get_data()
    if len(data) < SMALLEST:
        return response
    response.set_data(_packed_file(data) if is_file else gzip.compress(data, PAGE_LEVEL, mtime=0))
    response.headers["Content-Encoding"] = "gzip"
    tag, _ = response.get_etag()
    if tag:
        response.set_etag(tag, weak=True)
    return response


def register(app: Flask) -> None:
    """Makes an application pack its answers."""
    app.after_request(pack)
