"""The pulse of a server: it says that it is here, looks after what others left behind, and counts its lines."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sixgun.server.keep.journal import NotSaved
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
SILENCE: Final = 3.0
"""Seconds after which a server that does not answer is asked for no more: somebody else may run its tables."""


class Pulse:
    """Beats until it is stopped."""

    def __init__(self, hall: "NodeHall") -> None:
        self.hall = hall
        self.beats = 0
        self.last: float | None = None
        """When the database last took a beat."""
        self.trusted = float("-inf")
        """Since when the database has taken them without a pause: whoever could not say that he is here, nor could
        others.
        """
        self.cpu = time.process_time()
        self.busy = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.say()
        for work in (self.run_beats, self.run_sweeps, self.run_counts):
            self.tasks.append(asyncio.create_task(work(), name=work.__name__))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # being here

    async def run_beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.say()
                self.beats += 1
                if self.beats % COMPARE == 0:
                    await self.hall.compare()
            except NotSaved as wrong:
                LOG.error("the database does not hear us", extra={"wrong": str(wrong)})
            except Exception:
                FAULTS.inc()
                LOG.exception("fault")

    async def say(self) -> None:
        now = self.hall.now()
        late = 0.0 if self.last is None else now - self.last
        BEAT_LATE.set(late)
        used = time.process_time()
        if late:
            self.busy = 0.8 * self.busy + 0.2 * min(1.0, (used - self.cpu) / late)
        self.cpu = used
        await self.hall.leases.beat(round(self.busy, 2), len(self.hall.tables), self.hall.leaving)
        self.last = self.hall.now()
        if late > GONE or self.last - now > GONE:
            LOG.warning("this server was silent for too long", extra={"seconds": round(late, 1)})
            self.trusted = self.last
            await self.hall.compare()

    # what others leave behind

    async def run_sweeps(self) -> None:
        while True:
            try:
                swept = 0 if self.hall.leaving or self.last is None else await self.sweep()
            except NotSaved:
                swept = 0
            except Exception:
                FAULTS.inc()
                LOG.exception("fault")
                swept = 0
            await asyncio.sleep(0 if swept else BEAT / 2)

    async def sweep(self) -> int:
        """Claim some tables that nobody runs, games under way first; how many."""
        now = self.hall.now()
        if self.last is None or now - self.last > GONE or now - self.trusted < GONE:
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
        by_owner: dict[str, dict[int, tuple[int, int]]] = {}
        for road in list(self.hall.roads.values()):
            if road.owner is None or not road.lines:
                continue
            if now - road.answered > SILENCE:
                road.seek()
                continue
            lines = by_owner.setdefault(road.owner, {})
            lines.update({line.number: (line.heard, line.said) for line in road.lines.values()})
        for owner, lines in by_owner.items():
            self.hall.post.put(owner, Still(self.hall.node, lines))
