"""The practice table in the browser.

`views` are its addresses; `setup`, `table` and `result` make the three pages; `bar`, `slips` and
`story` make what stands on them: the buttons, the coach's slip, what happened so far.
"""

from tutor.web.practice.views import blueprint

__all__ = ["blueprint"]
