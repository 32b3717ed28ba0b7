"""After a start everybody comes back at once: nobody's patience is spent before the crowd is through the door."""

from typing import Final

LONGEST: Final = 300.0
"""Seconds after the start when the crowd counts as through, however many still come."""


class Returning:
    """When the server started, and when somebody last came back to a seat that he had before.

    >>> returning = Returning(began=100.0)
    >>> returning.came_back(gone=100.0, now=140.0)
    >>> returning.since(100.0), returning.since(120.0)
    (140.0, 120.0)
    """

    def __init__(self, began: float) -> None:
        self.began = began
        self.last = began

    def came_back(self, gone: float, now: float) -> None:
        """Somebody is at his seat again who had been gone since then."""
        if gone <= self.began:
            self.last = max(self.last, min(now, self.began + LONGEST))

    def since(self, gone: float) -> float:
        """Since when somebody is waited for: if he has not been here since the start, since the crowd is through."""
        return max(gone, self.last) if gone <= self.began else gone
