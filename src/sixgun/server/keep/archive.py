"""Games that are over are packed when there are enough of them, and forgotten after as long as whoever hosts wants."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final

from sixgun.server.keep.erasing import erase_names
from sixgun.server.keep.journal import NotSaved
from sixgun.server.keep.kept import Kept
from sixgun.server.keep.pack import open_pack, pack, unpacked
from sixgun.server.keep.pushes import forget_old_pushes
from sixgun.server.keep.statement import forget_empty_packs, forget_game, pack_games
from sixgun.server.keep.store import Store
from sixgun.server.keep.ticket import forget_old_tickets

LOG: Final = logging.getLogger("sixgun.archive")
TOGETHER: Final = 32
"""Games in a pack."""
EVERY: Final = 3_600.0
"""Seconds after which it is looked for old games again."""
DAY: Final = 86_400


class Archive:
    """Tidies a store up beside the games. `needed` are the games that tables still show; None if nobody can say."""

    def __init__(self, store: Store, days: float, needed: Callable[[], Awaitable[Collection[str] | None]]) -> None:
        self.store = store
        self.days = days
        """For how many days games are kept; 0 is for ever."""
        self.needed = needed
        self.more = asyncio.Event()

    async def run(self) -> None:
        """Tidy up whenever a game is over, and every hour."""
        while True:
            try:
                await self.tidy()
            except NotSaved as wrong:
                LOG.error("not saved", extra={"wrong": str(wrong)})
            except Exception:  # what cannot be packed stays as it is
                LOG.exception("finished games cannot be packed")
            self.more.clear()
            try:
                async with asyncio.timeout(EVERY):
                    await self.more.wait()
            except TimeoutError:
                continue

    async def tidy(self) -> None:
        async with self.store.tidying() as alone:
            if not alone:
                return
            if self.days:
                await self.forget(int(time.time() - self.days * DAY))
            await erase_names(self.store)
            now = int(time.time())
            await self.store.write(*forget_old_tickets(now), forget_old_pushes(now))
            while await self.pack_some():
                pass

    async def pack_some(self) -> bool:
        """Pack as many games as belong together; False if there are too few.

        Which number is next is looked up before the games are. Should another server, whose lock was lost with its
        connection, still write a pack of the same games, it takes that number, and of the two only one is written.
        """
        number = await self.store.last_pack() + 1
        ids = await self.store.unpacked(TOGETHER)
        if len(ids) < TOGETHER:
            return False
        games = [kept for id in ids if (kept := await self.store.game(id)) is not None]
        data = await asyncio.to_thread(packed_and_read, games)
        await self.store.write(*pack_games(number, data, ids))
        return True

    async def forget(self, before: int) -> None:
        """Delete games that were over before then, and those that their tables were closed in the middle of."""
        needed = await self.needed()
        if needed is None:
            return
        old = await self.store.games_before(before, needed)
        for id in old:
            await self.store.write(*forget_game(id))
        if old:
            await self.store.write(forget_empty_packs())
            LOG.info("old games are forgotten", extra={"games": len(old)})


def packed_and_read(games: Sequence[Kept]) -> bytes:
    """A pack of these games, which is read again before anything else of them is deleted."""
    data = pack(games)
    there = {id: unpacked(game) for id, game in open_pack(data).items()}
    if any(there[game.id].journal != game.journal or there[game.id].deal != game.deal for game in games):
        raise ValueError("a pack does not hold what was put into it")
    return data
