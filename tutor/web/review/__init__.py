"""The review of a finished hand: what mattered, tried again; every move; the hand to keep.

Only hands that are over come here, so every card may be shown, except while a decision is asked
again: then the page is made from the seat's View alone.
"""

from tutor.web.review.views import blueprint

__all__ = ["blueprint"]
