"""The hall of one server among several: the tables that it runs, and the way to all others."""

import asyncio
import logging
import math
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

from sixgun.server.config import Config
from sixgun.server.keep.journal import NotSaved
from sixgun.server.keep.pg.store import PostgresStore
from sixgun.server.metric import FENCED, HANDED_OVER, TAKEN_OVER
from sixgun.server.nodes import vocabulary
from sixgun.server.nodes.envelope import Claimed, Take
from sixgun.server.nodes.lease import Lease, Leases, Owned, connection_name, new_table
from sixgun.server.nodes.line import AGAIN, Line, Road
from sixgun.server.nodes.lobby import SharedLobby
from sixgun.server.nodes.placing import Placing, Standing
from sixgun.server.nodes.post import ALL, Post, must_answer
from sixgun.server.nodes.pulse import Pulse
from sixgun.server.nodes.seats import SeatsElsewhere
from sixgun.server.nodes.sleepers import SharedSleepers
from sixgun.server.nodes.switchboard import Switchboard
from sixgun.server.nodes.visitor import Visitors
from sixgun.server.table.any_table import AnyTable, Desk
from sixgun.server.table.capacity import close_one, is_idle
from sixgun.server.table.facts_reader import BadFacts, read_facts
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_client import Open
from sixgun.server.wire.from_server import Seated
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

LOG: Final = logging.getLogger("sixgun.node")
HANDING_OVER: Final = 25.0
"""Seconds after which a server that leaves waits no longer; others take over then what is left."""
JUST_NOW: Final = 10.0
"""Seconds for which a table that was closed is not taken for a forgotten one."""


BUSIER: Final = 0.2
"""The share of a processor by which a server may be busier than others, and still runs what is opened there."""


def new_id(name: str) -> str:
    """What a server is known by while it runs: each time something else, with its name before it if it has one.

    >>> name_in(new_id("a")), name_in(new_id(""))
    ('a', '')
    """
    return "-".join(filter(None, (name, secrets.token_hex(6))))


def name_in(node: str) -> str:
    return node.rpartition("-")[0]


class NodeHall(Hall):
    """One of several servers that share a database."""

    store: PostgresStore
    lobby: SharedLobby
    sleepers: SharedSleepers

    def __init__(self, config: Config, luck: Callable[[int], int] = secrets.randbits) -> None:
        must_answer(config.nats)
        self.node = new_id(config.name)
        super().__init__(config, luck)
        self.leases = Leases(self.store.leases, self.store.readers, self.node, vocabulary.name())
        cluster = self.store.key("cluster").hex()[:16]
        self.switchboard = Switchboard(self)
        self.post = Post(config.nats, cluster, self.node, self.switchboard.deliver)
        self.visitors = Visitors(self)
        self.lobby = SharedLobby(self)
        self.sleepers = SharedSleepers(self)
        self.roads: WeakValueDictionary[str, Road] = WeakValueDictionary()
        """The way to each table that somebody here is at."""
        self.lines: dict[int, Line] = {}
        self.leaving = False
        self.closed_at: dict[str, float] = {}
        self.placing = Placing()
        self.seats_elsewhere = SeatsElsewhere(self)
        self.pulse = Pulse(self)

    def open_store(self) -> PostgresStore:
        return PostgresStore(self.config.database, connection_name(self.node))

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # beginning and ending

    async def start(self) -> None:
        await self.post.start()
        await self.leases.introduce(vocabulary.words())
        await self.pulse.start()
        self.begin_work()
        LOG.info("node", extra={"node": self.node})

    async def leave(self) -> None:
        """Hand the tables over one by one, each to the idlest server, while people here still see them."""
        self.leaving = True
        try:
            async with asyncio.timeout(HANDING_OVER):
                sql, values = self.pulse.beat()
                await self.store.leases.rows(sql, *values)
                others = await self.leases.others()
                for table in list(self.tables.values()):
                    await self.hand_over(table, self.idlest(others))
                await asyncio.sleep(2 * AGAIN)  # people here follow their tables before their pages are closed
        except (TimeoutError, NotSaved) as wrong:
            LOG.error("not all tables are handed over", extra={"left": len(self.tables), "wrong": repr(wrong)})

    async def hand_over(self, table: LiveTable, to: str | None) -> None:
        """Let another server go on after the letter at hand; should there be none, whoever comes next."""
        table.mailbox.end()
        await asyncio.wait([table.task], timeout=5)
        await self.leases.hand_over([table.facts.code], to)
        HANDED_OVER.inc()
        if to is not None:
            self.placing.note(to)
            self.post.put(to, Take(self.node, table.facts.code))
        self.let_go(table)

    async def stop(self) -> None:
        await self.pulse.stop()
        for road in self.roads.values():
            if road.seeking is not None:
                road.seeking.cancel()
        for task in list(self.tasks):
            task.cancel()
        with suppress(NotSaved):
            await self.leases.sign_off()
        await self.post.stop()
        await super().stop()

    # tables that are ours

    async def taken(self, code: str, owned: Owned) -> LiveTable | None:
        """The table itself if it is ours, or can be."""
        if code in self.tables:
            return self.tables[code]
        if owned.owner == self.node and not self.leaving and code not in self.closed_at:
            return self.adopt(Lease(code, owned.epoch, owned.facts))
        if owned.orphaned and not self.leaving and (lease := await self.leases.claim(code)) is not None:
            await self.take_over([lease])
            return self.tables.get(code)
        return None

    async def take_over(self, leases: Sequence[Lease]) -> None:
        """Run these tables from now on, and tell everyone."""
        for lease in leases:
            TAKEN_OVER.inc()
            self.adopt(lease)
        if leases:
            LOG.info("tables are taken over", extra={"tables": len(leases)})
            self.post.put(ALL, Claimed(self.node, [lease.code for lease in leases]))

    def adopt(self, lease: Lease) -> LiveTable | None:
        """A table that is ours, at work."""
        table = self.tables.get(lease.code) or self.take_up(lease.code, lease.facts, lease.fence)
        road = self.roads.get(lease.code)
        if table is not None and road is not None:
            road.attach(table, None)
        return table

    async def compare(self) -> None:
        """Let go of tables that are somebody else's by now, and take up those that are ours without our knowing."""
        began = self.now()
        here = {code: table.fence for code, table in self.tables.items()}
        mine = await self.leases.mine()
        for code, fence in here.items():
            table = self.tables.get(code)
            if table is not None and table.fence is fence and fence != Lease(code, mine.get(code, -1), b"").fence:
                self.lost(table)
        self.closed_at = {code: at for code, at in self.closed_at.items() if began - at < JUST_NOW}
        for code in mine:
            if code not in self.tables and code not in self.closed_at and code not in self.unreadable:
                owned = await self.leases.owner_of(code)
                if owned is not None:
                    await self.taken(code, owned)

    def lost(self, table: LiveTable) -> None:
        if self.tables.get(table.facts.code) is table:
            FENCED.inc()
            LOG.warning("a table is run by another server", extra={"table": table.facts.code})
            self.let_go(table)

    def let_go(self, table: LiveTable) -> None:
        """Another server runs the table; everyone here goes after it."""
        code = table.facts.code
        table.lost = True
        self.tables.pop(code, None)
        self.fallen.discard(code)
        self.seats.note(code, [])
        self.lobby.forget(table)
        table.mailbox.end()
        table.stop_waiting()
        self.visitors.leave_table(table)
        if code in self.roads:
            self.roads[code].seek()

    async def close(self, table: LiveTable) -> None:
        self.closed_at[table.facts.code] = self.now()
        await super().close(table)

    # finding tables

    async def look_up(self, code: str, guest: str | None) -> tuple[AnyTable | None, bool]:
        live = self.tables.get(code)
        if live is not None:
            seat = None if guest is None else live.facts.seat_of(guest)
            return self.road_to(live), seat is not None
        owned = await self.leases.owner_of(code)
        if owned is None or code in self.unreadable:
            return None, False
        try:
            facts = read_facts(owned.facts, code)
        except BadFacts:
            if owned.owner in (None, self.node) or owned.orphaned:
                return None, False
            raise Refuse("try-again") from None  # a newer server runs it, and soon we are one
        is_his = guest is not None and facts.seat_of(guest) is not None
        live = await self.taken(code, owned)
        if live is not None:
            return self.road_to(live), is_his
        road = self.roads.get(code)
        if road is None or road.live is not None:  # that one leads to a table that was closed here just now
            road = road or Road(self, code, facts.settings)
            self.roads[code] = road
            if owned.orphaned or owned.owner in (None, self.node):
                road.seek(AGAIN)
            else:
                road.attach(None, owned.owner)
        return road, is_his

    @property
    def place(self) -> str:
        return self.config.name

    def place_of(self, table: Desk) -> str:
        return name_in(table.owner) if isinstance(table, Road) and table.owner is not None else ""

    def road_to(self, live: LiveTable) -> Road:
        """The way to a table that is run here."""
        code = live.facts.code
        road = self.roads.get(code) or Road(self, code, live.settings)
        self.roads[code] = road
        road.attach(live, None)
        return road

    def know_line(self, line: Line) -> None:
        self.lines[line.number] = line

    def forget_line(self, line: Line) -> None:
        self.lines.pop(line.number, None)

    # new tables

    async def open_somewhere(self, connection: Peer, m: Open) -> AnyTable:
        facts = await self.prepare(connection, m)
        data = ENCODE.encode(facts)
        owner = self.chosen(await self.leases.others())
        await self.store.write(new_table(facts.code, data, owner))
        self.placing.note(owner)
        if owner == self.node:
            live = self.adopt(Lease(facts.code, 1, data))
            assert live is not None
            return self.road_to(live)
        road = self.roads[facts.code] = Road(self, facts.code, facts.settings)
        road.attach(None, owner)
        return road

    def chosen(self, others: Sequence[Standing]) -> str:
        """Who runs a new table: where people can be brought to their table, this server, unless it is busier by far."""
        has_room = not self.leaving and len(self.tables) < self.config.most_tables
        idle = min((server.busy for server in others), default=1.0)
        if self.place and has_room and self.pulse.busy <= idle + BUSIER:
            return self.node
        return self.idlest(others, me=True) or self.node

    def idlest(self, others: Sequence[Standing], me: bool = False) -> str | None:
        """The server with most to spare: one of the others, or this one too."""
        here = Standing(self.node, self.pulse.busy, len(self.tables), said=math.inf)
        servers = [*others, *([here] if me and not self.leaving else [])]
        if not servers:
            return None
        most = self.config.most_tables + self.config.most_games_asleep
        fitting = [server for server in servers if server.tables < most]
        if not fitting and me:
            raise Refuse("full")
        return self.placing.idlest(fitting or servers)

    async def clear_one_of(self, codes: Sequence[str]) -> None:
        with suppress(Refuse):
            await super().clear_one_of(codes)
            return
        if not await self.seats_elsewhere.clear_one_of(codes):
            raise Refuse("too-many-tables")

    async def make_room(self, house: str, over_days: bool) -> None:
        """What an address may have is counted over all servers; what a server may have, by each for itself."""
        if over_days and await self.leases.how_many_sleep() >= self.config.most_tables_over_days:
            raise Refuse("full")
        if await self.leases.how_many_of(house) >= self.config.most_tables_an_address:
            await close_one(
                self, [table for table in self.tables.values() if table.facts.house == house and is_idle(table)]
            )

    # guests, wherever they sit

    async def all_seats_of(self, guest: str) -> list[str]:
        return [code for code, _, _ in await self.leases.codes_of(guest)]

    async def all_tables_of(self, guest: str) -> Sequence[AnyTable]:
        found = [await self.look_up(code, guest) for code, _, _ in await self.leases.codes_of(guest)]
        return [table for table, _ in found if table is not None]

    async def all_seated(self, guest: str) -> Seated:
        return await self.seats_elsewhere.seated(guest)

    async def games_shown(self) -> Collection[str] | None:
        return await self.leases.games_shown()

    def health(self) -> dict[str, Any]:
        return {"node": self.node, "post": self.post.is_there, "leaving": self.leaving}
