"""What protects a visitor on every page: the headers of an answer, and whose POST it is.

The policy allows nothing but our own files: no inline script or style, no frame, no other host. A
form counts only when our own page sent it; the cookie alone is not asked (it is SameSite=Lax, and
old browsers may not know that).
"""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import Flask, Response, request

from tutor.web.forms import BadInput
from tutor.words import say

POLICY = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def is_foreign() -> bool:
    """Tells whether a page of another site caused the request.

    Browsers say so in Sec-Fetch-Site, older ones in Origin; a client that sends neither carries no
    visitor's cookie by itself.
    """
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != request.host
    except ValueError:
        return True


def refuse_foreign_forms() -> None:
    """Refuses a change that another site's page asks for."""
    if request.method not in SAFE_METHODS and is_foreign():
        raise BadInput(say("error-foreign-form"), 403)


def set_headers(response: Response) -> Response:
    """Adds the protecting headers to an answer."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def register(app: Flask) -> None:
    """Makes an application guard every request."""
    app.before_request(refuse_foreign_forms)
    app.after_request(set_headers)
