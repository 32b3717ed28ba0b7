"""The pulse of a server: it says that it is here, looks after what others left behind, and counts its lines."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.pg.link import Link, in_its_words
from sixgun.server.keep.pg.store import PostgresStore
from sixgun.server.metric import BEAT_LATE, FAULTS
from sixgun.server.nodes.envelope import Still
from sixgun.server.nodes.lease import GONE

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall

LOG: Final = logging.getLogger("sixgun.pulse")
BEAT: Final = 0.5
"""Seconds between two beats."""
COUNT: Final = 2
"""Beats after which lines are counted, and letters that were lost are noticed."""
COMPARE: Final = 6
"""Beats after which the tables here are compared with those that the database says are ours."""
LOBBY: Final = 10
"""Beats after which the public tables are told again."""
STUCK: Final = 15.0
"""Seconds after which an event loop that does not go on counts as gone."""
SILENCE: Final = 3.0
"""Seconds after which a server that does not answer is asked for no more: somebody else may run its tables."""


class Heart(threading.Thread):
    """Tells the database that this server is here, from a thread of its own: whoever has much to do is not gone.

    Only a server whose event loop has stood still for long falls silent.
    """

    def __init__(self, store: PostgresStore, beat: Callable[[], Statement]) -> None:
        super().__init__(name="heart", daemon=True)
        self.link = Link(store.url, store.name)
        self.beat = beat
        self.last: float | None = None
        """When the database last took a beat."""
        self.trusted = float("-inf")
        """Since when it has taken them without a pause: whoever could not say that he is here, nor could others."""
        self.alive = time.monotonic()
        """When the event loop last said that it is well."""
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.wait(BEAT):
            if time.monotonic() - self.alive > STUCK:
                continue
            try:
                self.once()
            except Exception as wrong:
                LOG.error("the database does not hear us", extra={"wrong": str(wrong)})

    def once(self) -> None:
        sql, values = self.beat()
        self.link.run(lambda db: db.execute(in_its_words(sql), values))
        now = time.monotonic()
        if self.last is not None:
            BEAT_LATE.set(now - self.last)
            if now - self.last > GONE:
                LOG.warning("this server was silent for too long", extra={"seconds": round(now - self.last, 1)})
                self.trusted = now
        self.last = now

    def is_trusted(self) -> bool:
        """Whether we would know if others said that they are here."""
        now = time.monotonic()
        return self.last is not None and now - self.last < GONE and now - self.trusted > GONE

    def stop(self) -> None:
        self.stopped.set()
        self.link.hung_up.set()
        self.join(2)
        self.link.drop()


class Pulse:
    """Beats until it is stopped."""

    def __init__(self, hall: "NodeHall") -> None:
        self.hall = hall
        self.beats = 0
        self.heart = Heart(hall.store, self.beat)
        self.compared = float("-inf")
        self.measured = time.monotonic()
        self.cpu = time.process_time()
        self.busy = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await asyncio.to_thread(self.heart.once)
        self.heart.start()
        for work in (self.run_beats, self.run_sweeps, self.run_counts):
            self.tasks.append(asyncio.create_task(work(), name=work.__name__))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.heart.stop)

    # being here

    def beat(self) -> Statement:
        """What is said of this server."""
        return self.hall.leases.beat(round(self.busy, 2), len(self.hall.tables), self.hall.leaving)

    async def run_beats(self) -> None:
        """Look how busy we are, and whether all our tables are still ours: at once if we were silent for too long."""
        while True:
            await asyncio.sleep(BEAT)
            self.beats += 1
            now, used = time.monotonic(), time.process_time()
            self.busy = 0.8 * self.busy + 0.2 * min(1.0, (used - self.cpu) / (now - self.measured))
            late, self.heart.alive = now - self.measured, now
            self.cpu, self.measured = used, now
            if self.beats % COMPARE and late < GONE and self.heart.trusted < self.compared:
                continue
            self.compared = now
            try:
                await self.hall.compare()
            except NotSaved as wrong:
                LOG.error("nobody knows which tables are ours", extra={"wrong": str(wrong)})
            except Exception:
                FAULTS.inc()
                LOG.exception("fault")

    # what others leave behind

    async def run_sweeps(self) -> None:
        while True:
            try:
                swept = await self.sweep()
            except NotSaved:
                swept = 0
            except Exception:
                FAULTS.inc()
                LOG.exception("fault")
                swept = 0
            await asyncio.sleep(0 if swept else BEAT / 2)

    async def sweep(self) -> int:
        """Claim some tables that nobody runs, games under way first; how many."""
        if self.hall.leaving or not self.heart.is_trusted():
            return 0
        if not await self.hall.leases.are_orphans():
            return 0
        await self.hall.leases.hang_up_on_the_gone()
        leases = await self.hall.leases.claim_running() or await self.hall.leases.claim_any()
        await self.hall.take_over(leases)
        return len(leases)

    # what is lost on the way

    async def run_counts(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            if beats % COUNT == 0:
                self.count_lines()
                self.hall.visitors.drop_silent(2 * SILENCE)
                self.hall.lobby.forget_silent()
            if beats % LOBBY == 0:
                self.hall.lobby.say()
                if not self.hall.leaving:
                    try:
                        await self.hall.leases.forget_the_gone()
                    except NotSaved:
                        continue

    def count_lines(self) -> None:
        """Ask each server that runs tables of people here whether it knows all of them."""
        now = self.hall.now()
        for line in list(self.hall.lines.values()):
            if line.ended is not None and now - line.ended > SILENCE:
                self.hall.forget_line(line)
        owners = set[str]()
        for road in list(self.hall.roads.values()):
            if not road.lines or road.live is not None:
                continue
            if road.owner is None:
                road.seek()  # it does so already, as a rule
            elif now - road.answered > SILENCE:
                road.seek()
            else:
                owners.add(road.owner)
        for owner in owners:
            self.count_lines_to(owner)

    def count_lines_to(self, owner: str) -> None:
        """Ask one of them."""
        roads = [road for road in self.hall.roads.values() if road.live is None and road.owner == owner]
        lines = {line.number: line.count for road in roads for line in road.lines.values()}
        self.hall.post.put(owner, Still(self.hall.node, lines))
