"""The position page in the browser: a hand and a trick as somebody describes them, judged.

`notation` reads cards out of text and `reading` a whole query; `link` writes the query of a View.
`options` finds the plays there are, `page` makes what is shown, `views` is the address.
"""

from tutor.web.position.views import blueprint

__all__ = ["blueprint"]
