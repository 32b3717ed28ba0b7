"""Bots think in processes of their own, so that no table ever waits for one.

A worker gets a BotTask and returns a Thought. All questions of one game go to the same worker, which keeps its bots
in mind, and quick thoughts need not wait for slow ones. One that hangs ends itself or is ended, and is replaced; the
question it was asked is then answered by the default.
"""

import asyncio
import contextlib
import logging
import zlib
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

from sixgun.game import Game
from sixgun.server.bots.bot_task import BotTask, Minds, Thought
from sixgun.server.bots.hint_task import HintTask, say
from sixgun.server.bots.worker import MARGIN, Worker
from sixgun.server.wire.from_server import Hint

LOG: Final = logging.getLogger("sixgun.workers")


class Workers:
    """The worker processes, each started when the first bot of one of its games is asked."""

    def __init__(self, number: int, thinking: float) -> None:
        self.thinking = thinking
        self.workers = [Worker() for _ in range(number)]

    def warm(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for worker in self.workers:
            worker.submit(minds)

    async def think(self, bot_task: BotTask, game: Game) -> Thought:
        """The answer of a bot; whatever goes wrong, there is one."""
        table = bot_task.key[0]
        worker = self.worker_of(table)
        everything = bot_task.from_the_start(game) if bot_task.since else bot_task
        for attempt in (bot_task, everything, everything):
            try:
                async with worker.turns.turn(table, bot_task.key[2]):
                    thought = await worker.do(self.thinking, solve, attempt)
                if thought is not None:
                    return thought
            except BrokenProcessPool:
                LOG.warning("a worker ended, another is started")
                worker.replace()
            except TimeoutError:
                LOG.warning("a bot did not answer in time", extra={"bot": bot_task.key[2]})
                worker.replace()
                break
            except Exception:
                LOG.exception("a bot failed", extra={"bot": bot_task.key[2]})
                break
        return Thought(bot_task.default)

    async def hint(self, task: HintTask) -> Hint:
        """What the coach says; whatever goes wrong, he says something, if only that he does not know."""
        worker = self.worker_of(task.id)
        try:
            async with worker.turns.turn(task.id, "hint"):
                return await worker.do(self.thinking, say, task)
        except (BrokenProcessPool, TimeoutError):
            LOG.warning("the coach did not answer in time", extra={"game": task.id})
            worker.replace()
        except Exception:
            LOG.exception("the coach failed", extra={"game": task.id})
        return Hint(task.id, task.seq, [], [])

    def worker_of(self, game: str) -> Worker:
        return self.workers[zlib.crc32(game.encode()) % len(self.workers)]

    async def close(self) -> None:
        """Let the workers end; one that thinks too long is left behind and ends by itself."""
        ended = (asyncio.to_thread(worker.close) for worker in self.workers)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*ended), MARGIN)


@cache
def minds() -> Minds:
    """The bots of this process."""
    return Minds()


def solve(bot_task: BotTask) -> Thought | None:
    """Do a bot's task."""
    return minds().solve(bot_task)
