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
        if self.browsers and self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(SETTLING, self.tell)

    def tell(self) -> None:
        self.telling = None
        data = self.encoded()
        for browser in self.browsers:
            browser.send(data)

    def encoded(self) -> bytes:
        if self.list is None:
            tables = [self.info(table) for table in self.hall.tables.values() if table.facts.settings.public]
            tables.sort(key=lambda each: (each.phase == "playing" or each.free == 0, -each.people, each.code))
            self.list = ENCODE.encode(Lobby(tables[:LISTED]))
        return self.list

    def info(self, table: LiveTable) -> TableInfo:
        if table not in self.listed:
            self.listed[table] = info(table)
        return self.listed[table]


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
    )
