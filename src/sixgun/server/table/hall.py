"""The hall: every live table, the lobby that lists the public ones, and what all of them share."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from sixgun.errors import clipped
from sixgun.kernel.keyed import SEED_BITS
from sixgun.server.bots.levels import levels
from sixgun.server.bots.workers import Workers
from sixgun.server.config import Config
from sixgun.server.keep.store import Store, close_table, save_guest, save_table
from sixgun.server.metric import TABLES
from sixgun.server.table.clock import stands_still
from sixgun.server.table.live import LiveTable
from sixgun.server.table.match import deal
from sixgun.server.table.room import new_facts, read_facts
from sixgun.server.table.seating import Peer
from sixgun.server.table.seats_taken import seated
from sixgun.server.table.talk import one_line
from sixgun.server.wire.from_client import Open, Settings
from sixgun.server.wire.from_server import Lobby, Seated
from sixgun.server.wire.limit import Buckets
from sixgun.server.wire.name import is_taken, stranger
from sixgun.server.wire.people import Guest, TableInfo
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

LOG: Final = logging.getLogger("sixgun.hall")

SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""For the codes of tables: none that looks like another."""
CODE_LENGTH: Final = 6
LISTED: Final = 100
"""The most tables that the lobby shows."""
SETTLING: Final = 0.3
"""Seconds that the lobby waits for further changes before it tells of them."""


class Hall:
    """Everything live."""

    def __init__(self, config: Config, luck: Callable[[int], int] = secrets.randbits) -> None:
        self.config = config
        self.luck = luck
        self.store = Store(config.data, config.fsync)
        self.workers = Workers(config.workers, config.thinking)
        self.tables: dict[str, LiveTable] = {}
        self.fallen: set[str] = set()
        """The codes of tables whose task has died and could not be started again yet."""
        self.lobby = PublicTables(self)
        self.opening = Buckets(burst=3 * config.tables_a_minute, rate=config.tables_a_minute / 60)

    async def start(self) -> None:
        """Let all tables go on where they were."""
        for data in self.store.tables():
            facts = read_facts(data)
            facts.seed = facts.seed or self.new_seed()  # the first release promised none
            self.tables[facts.code] = LiveTable(facts, self)
        if self.config.warm:
            self.workers.warm()
        if self.tables:
            LOG.info("tables go on", extra={"tables": len(self.tables)})

    async def stop(self) -> None:
        """End all mailboxes after the letter at hand, then the workers and the store."""
        for table in self.tables.values():
            table.mailbox.end()
        if self.tables:
            await asyncio.wait([table.task for table in self.tables.values()], timeout=5)
        await self.workers.close()
        await asyncio.to_thread(self.store.close)

    # tables

    def find(self, code: str) -> LiveTable:
        table = self.tables.get(code.upper())
        if table is None:
            raise Refuse("no-table", code=clipped(code))
        return table

    def seats_of(self, guest: str) -> list[str]:
        """The codes of the tables at which a guest has a seat."""
        return [code for code, table in self.tables.items() if table.facts.seat_of(guest) is not None]

    def seated(self, guest: str) -> Seated:
        """The same with how things stand there."""
        return seated((self.tables[code] for code in self.seats_of(guest)), guest)

    async def open(self, connection: Peer, m: Open) -> LiveTable:
        """A new table with the guest as its host."""
        if sum(not stands_still(table) for table in self.tables.values()) >= self.config.most_tables:
            raise Refuse("not-now")
        deal(m.settings)
        m.settings.name = one_line(m.settings.name)
        self.check_levels(m.settings, [m.fill])
        mine = self.seats_of(connection.guest.id)
        if len(mine) >= self.config.most_tables_a_guest:
            await self.close(self.deserted(mine))
        facts = new_facts(self.new_code(), m.settings, connection.guest, self.new_seed())
        facts.places[0].share = one_line(m.share)
        if m.fill is not None:
            for seat in facts.free:
                facts.put_bot(seat, m.fill)
        if m.start and facts.free:
            raise Refuse("seats-empty")
        await self.store.write(save_table(facts.code, ENCODE.encode(facts)))
        table = self.tables[facts.code] = LiveTable(facts, self)
        LOG.info("table opens", extra={"table": facts.code, "game": m.settings.game, "seats": m.settings.seats})
        self.lobby.changed(table)
        return table

    def deserted(self, codes: Sequence[str]) -> LiveTable:
        """The oldest of these tables where nobody is and only bots would miss the one who left."""
        for table in (self.tables[code] for code in codes):
            if not table.seating.viewer_of and len(list(table.facts.people())) == 1:
                return table
        raise Refuse("too-many-tables")

    async def close(self, table: LiveTable) -> None:
        """Nobody needs the table any more; its games stay."""
        table.closed = True
        self.tables.pop(table.facts.code, None)
        self.fallen.discard(table.facts.code)
        table.close()
        self.lobby.changed(table)
        LOG.info("table closes", extra={"table": table.facts.code})
        await self.store.write(close_table(table.facts.code))

    def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
            if code not in self.tables:
                return code

    def new_seed(self) -> str:
        return str(self.luck(SEED_BITS))

    def check_levels(self, settings: Settings, wanted: Sequence[str | None]) -> None:
        """Refuse bots that do not exist or do not play the game."""
        known = [bot.level for bot in levels() if settings.game in bot.games]
        for level in (settings.level, *wanted):
            if level is not None and level not in known:
                raise Refuse("no-bot", level=clipped(level))

    # guests

    def guest(self, id: str) -> Guest:
        """A guest as we know him, or a stranger."""
        known = self.store.guest(id)
        if known is not None:
            return Guest(id, *known)
        return Guest(id, stranger(id), id)

    async def rename(self, connection: Peer, name: str, face: str, looks_at: LiveTable | None) -> None:
        """Call a guest by another name, wherever he sits and where he looks on."""
        if name != connection.guest.name and is_taken(name):
            raise Refuse("name-taken", name=name)
        await self.store.write(save_guest(connection.guest.id, name, face))
        connection.guest = Guest(connection.guest.id, name, face)
        tables = [self.tables[code] for code in self.seats_of(connection.guest.id)]
        for table in dict.fromkeys([*tables, looks_at]):
            if table is not None:
                table.post(partial(table.rename, connection.guest))

    def count(self) -> None:
        """Bring the gauges of /metrics up to date."""
        phases = [table.facts.phase for table in self.tables.values()]
        for phase in ("waiting", "playing", "after"):
            TABLES.labels(phase).set(phases.count(phase))


class PublicTables:
    """The lobby: everyone who browses gets the list anew when it changes."""

    def __init__(self, hall: Hall) -> None:
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
