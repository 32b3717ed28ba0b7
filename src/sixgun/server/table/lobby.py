"""The lobby: the list of public tables, made anew when one of them changes."""

import asyncio
from typing import TYPE_CHECKING, Final

from sixgun.server.table.live import LiveTable
from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_server import Lobby
from sixgun.server.wire.people import TableInfo
from sixgun.server.wire.protocol import ENCODE

if TYPE_CHECKING:
    from sixgun.server.table.hall import Hall

LISTED: Final = 100
"""The most tables that the lobby shows."""
SETTLING: Final = 0.3
"""Seconds that the lobby waits for further changes before it tells of them."""


class PublicTables:
    """The lobby: everyone who browses gets the list anew when it changes."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.browsers: set[Peer] = set()
        self.listed: dict[LiveTable, TableInfo] = {}
        """What is known of each public table, until it changes."""
        self.list: bytes | None = None
        """The whole list, until one of them changes."""
        self.telling: asyncio.TimerHandle | None = None

    def changed(self, table: LiveTable) -> None:
        """Tell the browsers soon; changes in quick succession are told together."""
        if self.listed.pop(table, None) is None and not table.facts.settings.public:
            return
        self.list = None
        if self.is_wanted and self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(SETTLING, self.tell)

    def forget(self, table: LiveTable) -> None:
        """A table is no longer at work here."""
        if self.listed.pop(table, None) is not None:
            self.list = None

    @property
    def is_wanted(self) -> bool:
        """Whether anybody waits for the list."""
        return bool(self.browsers)

    def tell(self) -> None:
        self.telling = None
        data = self.encoded()
        for browser in self.browsers:
            browser.send(data)

    def encoded(self) -> bytes:
        if self.list is None:
            self.list = ENCODE.encode(Lobby(self.infos()[:LISTED]))
        return self.list

    def infos(self) -> list[TableInfo]:
        """Every public table, those with a free seat first."""
        return sorted(map(self.info, (t for t in self.hall.tables.values() if t.facts.settings.public)), key=order)

    def info(self, table: LiveTable) -> TableInfo:
        if table not in self.listed:
            self.listed[table] = info(table)
        return self.listed[table]


def order(table: TableInfo) -> tuple[bool, int, str]:
    return table.phase == "playing" or table.free == 0, -table.people, table.code


def info(table: LiveTable) -> TableInfo:
    facts = table.facts
    host = facts.host_seat
    guest = None if host is None else facts.places[host].guest
    return TableInfo(
        code=facts.code,
        host=guest.name if guest is not None else "",
        settings=facts.settings,
        free=len(facts.free),
        phase=facts.phase,
        people=len(list(facts.people())),
        watchers=len(table.seating.watching),
        host_id=guest.id if guest is not None else "",
    )
