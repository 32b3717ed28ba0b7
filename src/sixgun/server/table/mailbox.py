"""A table's mailbox: letters in the order in which they came.

What the table itself has to do (a bot's answer, a timer, somebody's departure) always fits. What clients ask for is
counted, and whoever asks for more than can be done soon is told so.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sixgun.server.table.seating import Peer
from sixgun.server.wire.refusal import Refuse

Letter = Callable[[], Coroutine[Any, Any, None]]
"""Something to do at the table."""

FROM_ONE: Final = 20
"""Letters of one connection that may lie there."""
FROM_ALL: Final = 400
"""Letters that may lie there before those who only watch are asked to wait."""


class Mailbox:
    """Written to by everyone, read by one task."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[Letter | None] = asyncio.Queue()
        self.lying: Counter[Peer] = Counter()
        """How many letters of each connection lie there."""

    def post(self, letter: Letter) -> None:
        """Leave something of the table's own."""
        self.letters.put_nowait(letter)

    def post_from(self, sender: Peer, letter: Letter, seated: bool) -> None:
        """Leave something that a client asks for, or refuse it: crowds of watchers never keep players from playing."""
        if self.lying[sender] >= FROM_ONE or (not seated and self.letters.qsize() >= FROM_ALL):
            raise Refuse("too-fast")
        self.lying[sender] += 1

        async def opened() -> None:
            self.lying[sender] -= 1
            if not self.lying[sender]:
                del self.lying[sender]
            await letter()

        self.letters.put_nowait(opened)

    @property
    def is_empty(self) -> bool:
        return self.letters.empty()

    async def next(self) -> Letter | None:
        """The next letter; None when the mailbox is taken down."""
        return await self.letters.get()

    def end(self) -> None:
        """Take it down after the letters that lie there."""
        self.letters.put_nowait(None)
