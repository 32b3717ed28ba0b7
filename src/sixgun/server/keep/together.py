"""Games that many tables ask for at once: those that are asked for while others are read share the next reading."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Final

from sixgun.server.keep.kept import Kept

MOST: Final = 64
"""Games that share a reading: whoever waits for something else is not kept waiting for long."""


class Together:
    """Reads games."""

    def __init__(self, read: Callable[[Sequence[str]], Awaitable[dict[str, Kept]]]) -> None:
        self.read = read
        self.asked: dict[str, asyncio.Future[Kept | None]] = {}
        self.reading: asyncio.Task[None] | None = None

    async def game(self, game: str) -> Kept | None:
        """A game with its whole journal."""
        loop = asyncio.get_running_loop()
        if game not in self.asked:
            self.asked[game] = loop.create_future()
        answer = self.asked[game]
        if self.reading is None:
            self.reading = loop.create_task(self.read_all())
        return await asyncio.shield(answer)  # others may wait for the same

    async def read_all(self) -> None:
        while self.asked:
            games = list(islice(self.asked, MOST))
            answers = [self.asked.pop(game) for game in games]
            try:
                found = await self.read(games)
            except Exception as wrong:
                for answer in answers:
                    answer.set_exception(wrong)
            else:
                for game, answer in zip(games, answers, strict=True):
                    answer.set_result(found.get(game))
            await asyncio.sleep(0)  # where reading waits for nothing, all others have their turn
        self.reading = None
