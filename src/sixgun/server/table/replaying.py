"""Games taken up again: a few are replayed on the spot, many in processes beside the server.

After a start tables ask for their games by the dozen in a turn of the event loop. While others replay them, the server
lets people in; what it gets back is a game as it is saved, and all that happened as everyone is told it, for those who
return want to hear just that. Whatever goes wrong there, the game is replayed here.
"""

import asyncio
import logging
from collections import deque
from typing import Final, NamedTuple, cast

import msgspec

from sixgun.game import Game
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture import paint
from sixgun.picture.parts import Seen
from sixgun.server.bots.worker import Worker
from sixgun.server.keep.kept import Kept
from sixgun.server.keep.taking_up import replayed
from sixgun.server.table.match import Match, restore
from sixgun.server.wire.protocol import ENCODE

LOG: Final = logging.getLogger("sixgun.replaying")

MANY: Final = 64
"""Games asked for at once that are worth the start of a process."""
HANDFUL: Final = 16
"""Games that a process is given in one go."""
AHEAD: Final = 2
"""Handfuls that a process has, so that it need not wait while the server is busy."""
LONGEST: Final = 4.0
"""Seconds for a handful, which takes a tenth of one: people wait for it, and the server can do it itself."""
AS_SENT: Final = msgspec.json.Decoder(list[msgspec.Raw])
NICE: Final = 5
"""By how much such a process lets the server go first, which has people to let in meanwhile."""


class Replayed(NamedTuple):
    """A game as another process gives it back."""

    save: bytes
    told: bytes
    """What happened, as everyone sees it."""


class Wanted:
    """A game that somebody waits for."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.replayed: asyncio.Future[Replayed | None] = asyncio.get_running_loop().create_future()
        """What another process makes of it; nothing where it has to be done here."""


class Replaying:
    """Takes games up, in so many processes where there are many."""

    def __init__(self, processes: int) -> None:
        self.workers = [Worker(NICE) for _ in range(processes)]
        self.wanted: list[Wanted] = []
        """What was asked for in this turn of the event loop."""
        self.handfuls: deque[list[Wanted]] = deque()
        self.tasks: set[asyncio.Task[None]] = set()

    async def take_up(self, kept: Kept) -> Match:
        """A running game as it was after its last move."""
        wanted = Wanted(kept)
        self.wanted.append(wanted)
        if len(self.wanted) == 1:
            asyncio.get_running_loop().call_soon(self.hand_out)
        beside = await wanted.replayed
        if beside is None:
            return restore(kept)
        match = restore(kept, Game.load(beside.save, trusted=True))
        match.in_public = told(beside.told)
        return match

    def hand_out(self) -> None:
        """Give away what was asked for, if it is much or comes on top of much."""
        games, self.wanted = self.wanted, []
        if not self.workers or (len(games) < MANY and not self.handfuls):
            settle(games, [None] * len(games))
            return
        self.handfuls.extend(games[at : at + HANDFUL] for at in range(0, len(games), HANDFUL))
        if self.tasks:
            return
        for worker in self.workers:
            for _ in range(AHEAD):
                task = asyncio.get_running_loop().create_task(self.keep_busy(worker))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def keep_busy(self, worker: Worker) -> None:
        """Give a process one handful after the other; it ends when there are no more."""
        while self.handfuls:
            games = self.handfuls.popleft()
            found: list[Replayed | None] = [None] * len(games)
            process = worker.begin()
            try:
                found = await worker.do(LONGEST, replay, [wanted.kept for wanted in games])
            except Exception as wrong:
                LOG.warning("games are not replayed beside the server", extra={"wrong": repr(wrong)})
                if worker.pool is process:  # else its other handful has failed before
                    worker.replace()
            finally:
                settle(games, found)
        worker.rest()

    def close(self) -> None:
        """Nobody waits for anything any more."""
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.replace()


def settle(games: list[Wanted], found: list[Replayed | None]) -> None:
    """Tell those who wait."""
    for wanted, beside in zip(games, found, strict=True):
        if not wanted.replayed.done():
            wanted.replayed.set_result(beside)


def told(events: bytes) -> list[Seen]:
    """What happened, each thing as it is sent: nobody looks into it any more."""
    return cast(list[Seen], AS_SENT.decode(events))


# in the process


def replay(games: list[Kept]) -> list[Replayed | None]:
    """The games that their journals lead to; nothing for one that leads elsewhere, which the server looks into."""
    return [replay_one(kept) for kept in games]


def replay_one(kept: Kept) -> Replayed | None:
    try:
        game = replayed(kept, kept.position)
        return Replayed(game.save(), ENCODE.encode(paint.events(game, 0, SPECTATOR)))
    except Exception:
        return None
