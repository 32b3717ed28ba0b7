"""Tables that sleep: they lie in the store, and all that is kept in memory of them is a line each."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.statement import wake_up
from sixgun.server.table.facts_reader import BadFacts, read_facts
from sixgun.server.table.room import Facts, Phase
from sixgun.server.table.seats_taken import taken_elsewhere
from sixgun.server.wire.people import SeatTaken

if TYPE_CHECKING:
    from sixgun.server.table.hall import Hall
    from sixgun.server.table.live import LiveTable

LOG: Final = logging.getLogger("sixgun.sleepers")
EVERY: Final = 30.0
"""Seconds between two looks at the clock: what is due here was waited for for days."""


class Sleeper(NamedTuple):
    """What is known of a table without reading it."""

    game: str
    house: str
    phase: Phase
    people: int


class Sleepers:
    """Those of one server that has a store of its own."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.by_code: dict[str, Sleeper] = {}
        """Whoever has slept longest comes first."""

    def lie_down(self, facts: Facts) -> None:
        """A table sleeps, and everybody who has a seat there is still known."""
        people = [place.guest.id for _, place in facts.people() if place.guest is not None]
        self.by_code[facts.code] = Sleeper(facts.game or "", facts.house, facts.phase, len(people))
        self.hall.seats.note(facts.code, people)

    async def fall_asleep(self, table: "LiveTable", sleep: Statement) -> None:
        """Put a table to sleep, unless somebody comes in the very moment."""
        await table.save(sleep)
        if table.seating.viewer_of or not table.mailbox.is_empty:
            await table.write(wake_up(table.facts.code))
            return
        self.hall.forget_live(table)
        self.lie_down(table.facts)

    async def wake(self, code: str) -> "LiveTable | None":
        """A table at work again, if it sleeps; else whatever is there of that code."""
        if code in self.by_code:
            await self.hall.store.write(wake_up(code))
            data = await self.hall.store.facts(code)
            if self.by_code.pop(code, None) is not None and data is not None:  # else somebody else was faster
                return self.hall.take_up(code, data)
        return self.hall.tables.get(code)

    async def wake_one_of(self, codes: Sequence[str]) -> "LiveTable | None":
        """The first of these tables that only one person would miss."""
        lonely = [code for code in codes if code in self.by_code and self.by_code[code].people == 1]
        return await self.wake(lonely[0]) if lonely else None

    async def wake_forsaken(self) -> "LiveTable | None":
        """The one without a game that has slept longest."""
        idle = [code for code, sleeper in self.by_code.items() if sleeper.phase != "playing"]
        return await self.wake(idle[0]) if idle else None

    async def seats_of(self, guest: str, codes: Sequence[str]) -> list[SeatTaken]:
        """How things stand for somebody at those of these tables that sleep."""
        found = []
        for code in codes:
            data = await self.hall.store.facts(code) if code in self.by_code else None
            if data is not None:
                try:
                    found.append(taken_elsewhere(read_facts(data, code), guest))
                except BadFacts:
                    continue
        return found

    async def run(self) -> None:
        """Wake tables where something is due."""
        while True:
            try:
                await self.wake_due()
            except NotSaved as wrong:
                LOG.error("not saved", extra={"wrong": str(wrong)})
            except Exception:  # a store that does not answer now does so later
                LOG.exception("nobody can be woken")
            await asyncio.sleep(EVERY)

    async def wake_due(self) -> None:
        for code in await self.hall.store.asleep_until(int(self.hall.wall())):
            await self.wake(code)
