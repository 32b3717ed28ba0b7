"""Whether the disk takes what is written: tried for real, as a move would be, and not for every one who asks."""

import asyncio
from typing import Final

from sixgun.server.keep.journal import Journal, NotSaved
from sixgun.server.keep.statement import try_the_disk

EVERY: Final = 1.0
"""Seconds for which an answer holds: whoever asks all the time writes no more than this."""
PATIENCE: Final = 5.0
"""Seconds after which a disk that does not answer counts as none."""


class Probe:
    """Asks a journal to write something."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.trying: asyncio.Task[bool] | None = None
        self.asked = float("-inf")

    async def is_writable(self) -> bool:
        """Whether the journal writes now; everyone who asks at the same time is told the same."""
        now = asyncio.get_running_loop().time()
        if self.trying is None or (self.trying.done() and now - self.asked >= EVERY):
            self.trying, self.asked = asyncio.create_task(self.write()), now
        try:
            return await asyncio.wait_for(asyncio.shield(self.trying), PATIENCE)
        except TimeoutError:
            return False

    async def write(self) -> bool:
        try:
            await self.journal.write(try_the_disk())
        except NotSaved:
            return False
        return True
