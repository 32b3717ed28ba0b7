"""Tables that sleep in a database that several servers share: nobody runs them, and whoever is asked for one does."""

from typing import TYPE_CHECKING

from sixgun.server.keep.journal import Statement
from sixgun.server.nodes.lease import released
from sixgun.server.table.live import LiveTable
from sixgun.server.table.sleepers import Sleepers

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall


class SharedSleepers(Sleepers):
    """The database knows them all; what is due there is seen by whoever sweeps first."""

    hall: "NodeHall"

    async def fall_asleep(self, table: LiveTable, sleep: Statement) -> None:
        """Whoever comes in the very moment seeks the table, and wakes it."""
        await table.save(sleep, released(table.facts.code))
        self.hall.let_go(table)

    async def wake(self, code: str) -> LiveTable | None:
        owned = None if code in self.hall.tables else await self.hall.leases.owner_of(code)
        return self.hall.tables.get(code) if owned is None else await self.hall.taken(code, owned)

    async def wake_due(self) -> None:
        """The pulse does."""
