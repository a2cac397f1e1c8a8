"""The practice table in the browser.

`views` and `asking` are its addresses; `setup`, `table` and `result` make the three pages; `bar`,
`slips`, `hinting`, `story` and `known` make what stands on them: the buttons, the coach's slip,
what happened so far, what can be known.
"""

from tutor.web.practice import asking
from tutor.web.practice.views import blueprint

__all__ = ["asking", "blueprint"]
