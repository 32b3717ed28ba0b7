"""The hall: every live table, who sits where, and what all of them share."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final

from sixgun.analysis import QUICK, Effort
from sixgun.errors import clipped
from sixgun.kernel.keyed import SEED_BITS
from sixgun.server.analysis.analyst import Analyst
from sixgun.server.bots.levels import levels
from sixgun.server.bots.workers import Workers
from sixgun.server.config import Config
from sixgun.server.keep.archive import Archive
from sixgun.server.keep.journal import Statement
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.statement import close_table, save_guest, save_table
from sixgun.server.keep.store import Store
from sixgun.server.keep.together import Together
from sixgun.server.limit import Buckets
from sixgun.server.metric import FAULTS, TABLES
from sixgun.server.push.messenger import Messenger
from sixgun.server.push.seal import Signet
from sixgun.server.table.any_table import AnyTable, Desk
from sixgun.server.table.capacity import make_room
from sixgun.server.table.counting import broken_off
from sixgun.server.table.facts_reader import BadFacts, read_facts
from sixgun.server.table.host_wishes import HostWishes
from sixgun.server.table.live import LiveTable
from sixgun.server.table.lobby import PublicTables
from sixgun.server.table.match import deal
from sixgun.server.table.over_days import must_fit
from sixgun.server.table.replaying import Replaying
from sixgun.server.table.returning import Returning
from sixgun.server.table.room import Facts, new_facts
from sixgun.server.table.seating import OpenPage, Peer
from sixgun.server.table.seats_taken import seated
from sixgun.server.table.sleepers import Sleepers
from sixgun.server.table.talk import one_line
from sixgun.server.table.whereabouts import Whereabouts
from sixgun.server.wire.from_client import Open, Settings
from sixgun.server.wire.from_server import Seated
from sixgun.server.wire.name import is_taken, stranger
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

LOG: Final = logging.getLogger("sixgun.hall")

SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""For the codes of tables: none that looks like another."""
CODE_LENGTH: Final = 8


class Hall:
    """Everything live."""

    def __init__(self, config: Config, luck: Callable[[int], int] = secrets.randbits) -> None:
        self.config = config
        self.luck = luck
        self.store = self.open_store()
        self.games = Together(self.store.whole)
        self.archive = Archive(self.store, config.keep_games, self.games_shown)
        self.wishes = HostWishes(self)
        self.beside: list[asyncio.Task[None]] = []
        """What is done beside the tables."""
        self.tasks: set[asyncio.Task[None]] = set()
        """What is done soon, and once."""
        self.workers = Workers(config.workers, config.thinking)
        self.replaying = Replaying(config.workers)
        self.analyst = Analyst(self.store, QUICK if config.quick_analysis else Effort())
        self.tables: dict[str, LiveTable] = {}
        self.fallen: set[str] = set()
        """The codes of tables whose task has died and could not be started again yet."""
        self.unreadable: set[str] = set()
        """The codes of tables whose facts are damaged: they stay in the store, and nobody gets their code."""
        self.seats = Whereabouts()
        self.wall: Callable[[], float] = time.time
        """What day it is: clocks of the event loop end with it."""
        self.sleepers = Sleepers(self)
        signet = Signet(self.store.secret(), config.public_url)
        self.messenger = Messenger(self.store, signet, config.local_push)
        self.returning = Returning(float("-inf"))
        self.lobby = PublicTables(self)
        self.opening = Buckets(burst=3 * config.tables_a_minute, rate=config.tables_a_minute / 60)
        self.guesses = Buckets(burst=config.wrong_codes, rate=config.wrong_codes / 60)

    def open_store(self) -> Store:
        return SqliteStore(self.config.data, self.config.fsync)

    async def start(self) -> None:
        """Let all tables go on where they were."""
        asleep = set(await self.store.asleep_until())
        for code, data in await self.store.tables():
            if (facts := self.readable(code, data)) is None:
                continue
            if code in asleep:
                self.sleepers.lie_down(facts)
            else:
                self.work(facts)
        self.begin_work()

    def begin_work(self) -> None:
        """Do what is done beside the tables."""
        self.returning = Returning(asyncio.get_running_loop().time())
        self.beside = [
            asyncio.create_task(self.archive.run(), name="archive"),
            asyncio.create_task(self.wishes.run(), name="wishes"),
            asyncio.create_task(self.sleepers.run(), name="sleepers"),
            asyncio.create_task(self.messenger.run(), name="messenger"),
        ]
        if self.config.warm:
            self.workers.warm()
        if self.tables:
            LOG.info("tables go on", extra={"tables": len(self.tables)})

    def take_up(self, code: str, data: bytes, fence: tuple[Statement, ...] = ()) -> LiveTable | None:
        """A table as it was kept, at work again; None if it is damaged."""
        facts = self.readable(code, data)
        return None if facts is None else self.work(facts, fence)

    def readable(self, code: str, data: bytes) -> Facts | None:
        """A table as it was kept; None if it is damaged."""
        try:
            return read_facts(data, code)
        except BadFacts as wrong:
            FAULTS.inc()
            LOG.error("a table cannot be read", extra={"table": code, "wrong": str(wrong)})
            self.unreadable.add(code)
            return None

    def work(self, facts: Facts, fence: tuple[Statement, ...] = ()) -> LiveTable:
        """A table at work again."""
        facts.seed = facts.seed or self.new_seed()  # the first release promised none
        table = self.tables[facts.code] = LiveTable(facts, self, fence)
        self.noted(table)
        return table

    async def leave(self) -> None:
        """Before the end: where others could run the tables, they are handed over while people are still here."""

    async def stop(self) -> None:
        """End all mailboxes after the letter at hand, then the workers and the store."""
        for task in (*self.beside, *self.tasks):
            task.cancel()
        for table in self.tables.values():
            table.mailbox.end()
        self.replaying.close()
        if self.tables:
            await asyncio.wait([table.task for table in self.tables.values()], timeout=5)
        self.analyst.close()
        await self.workers.close()
        await asyncio.to_thread(self.store.close)

    # tables

    async def find(self, code: str, house: str, guest: str | None = None) -> AnyTable:
        """The table with that code. Whoever tries one code after the other learns nothing more for a while."""
        table, is_his = await self.look_up(code.upper(), guest)
        if not is_his and not self.guesses.has(house):
            raise Refuse("too-fast")
        if table is None:
            self.guesses.take(house)
            raise Refuse("no-table", code=clipped(code))
        return table

    async def look_up(self, code: str, guest: str | None) -> tuple[AnyTable | None, bool]:
        """A table by its code, and whether that guest has a seat there."""
        table = self.tables.get(code) or await self.sleepers.wake(code)
        return table, table is not None and guest is not None and table.facts.seat_of(guest) is not None

    @property
    def place(self) -> str:
        """What this server is called, where a balancer can bring people to it."""
        return ""

    def place_of(self, table: Desk) -> str:
        """What the server is called that runs a table; empty if it is this one, or nobody could be brought there."""
        return ""

    async def all_seats_of(self, guest: str) -> list[str]:
        """The codes of the tables at which a guest has a seat, whoever runs them."""
        return self.seats_of(guest)

    async def all_seated(self, guest: str) -> Seated:
        """The same with how things stand there."""
        codes = self.seats_of(guest)
        live = [self.tables[code] for code in codes if code in self.tables]
        return seated(live, guest, await self.sleepers.seats_of(guest, codes))

    def tell_seated(self, connection: Peer) -> None:
        """Tell somebody soon where he has a seat."""

        async def tell() -> None:
            connection.send(ENCODE.encode(await self.all_seated(connection.guest.id)))

        self.soon(tell())

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def seats_of(self, guest: str) -> list[str]:
        """The codes of the tables here at which a guest has a seat."""
        return self.seats.of(guest)

    async def open_somewhere(self, connection: Peer, m: Open) -> AnyTable:
        """A new table, wherever there is most room for it."""
        return await self.open(connection, m)

    async def open(self, connection: Peer, m: Open) -> LiveTable:
        """A new table with the guest as its host."""
        facts = await self.prepare(connection, m)
        await self.store.write(save_table(facts.code, ENCODE.encode(facts)))
        table = self.tables[facts.code] = LiveTable(facts, self)
        self.noted(table)
        return table

    async def prepare(self, connection: Peer, m: Open) -> Facts:
        """The facts of a table as it is wanted, if there is room for it."""
        deal(m.settings)
        must_fit(m.settings)
        m.settings.name = one_line(m.settings.name)
        self.check_levels(m.settings, [m.fill])
        mine = await self.all_seats_of(connection.guest.id)
        if len(mine) >= self.config.most_tables_a_guest:
            await self.clear_one_of(mine)
        await self.make_room(connection.house, m.settings.over_days)
        facts = new_facts(self.new_code(), m.settings, connection.guest, connection.house, self.new_seed())
        facts.places[0].share = one_line(m.share)
        if m.fill is not None:
            for seat in facts.free:
                facts.put_bot(seat, m.fill)
        if m.start and facts.free:
            raise Refuse("seats-empty")
        LOG.info("table opens", extra={"table": facts.code, "game": m.settings.game, "seats": m.settings.seats})
        return facts

    async def clear_one_of(self, codes: Sequence[str]) -> None:
        """Close one of these tables, if there is one that nobody would miss."""
        await self.close(await self.sleepers.wake_one_of(codes) or self.deserted(codes))

    async def make_room(self, house: str, over_days: bool) -> None:
        await make_room(self, house, over_days)

    def noted(self, table: LiveTable) -> None:
        """Who sits at a table, or what else is told of it elsewhere, may have changed."""
        guests = [place.guest.id for _, place in table.facts.people() if place.guest is not None]
        self.seats.note(table.facts.code, [] if table.closed else guests)
        self.lobby.changed(table)

    def deserted(self, codes: Sequence[str]) -> LiveTable:
        """The oldest of these tables where nobody is and only bots would miss the one who left."""
        for table in (self.tables[code] for code in codes if code in self.tables):
            if not table.seating.viewer_of and len(list(table.facts.people())) == 1:
                return table
        raise Refuse("too-many-tables")

    async def close(self, table: LiveTable) -> None:
        """Nobody needs the table any more; its games stay, and one that is not over is lost by those who left it."""
        table.closed = True
        self.forget_live(table)
        self.noted(table)
        table.close()
        LOG.info("table closes", extra={"table": table.facts.code})
        await table.write(close_table(table.facts.code), *await broken_off(table))

    def forget_live(self, table: LiveTable) -> None:
        """A table is no longer at work here, after the letters that lie there."""
        self.tables.pop(table.facts.code, None)
        self.fallen.discard(table.facts.code)
        self.lobby.forget(table)
        table.mailbox.end()

    def lost(self, table: LiveTable) -> None:
        """Another server runs the table by now; where there is no other, this cannot be."""
        raise AssertionError(f"table {table.facts.code} is refused, though nobody else could run it")

    async def games_shown(self) -> Collection[str] | None:
        """The games of all tables; None while some table cannot be read, for nobody knows which game it has."""
        awake = {table.facts.game or "" for table in self.tables.values()}
        return None if self.unreadable else awake | {sleeper.game for sleeper in self.sleepers.by_code.values()}

    def new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
            if code not in self.seats.guests and code not in self.tables and code not in self.unreadable:
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

    async def guest(self, id: str) -> Guest:
        """A guest as we know him, or a stranger."""
        known = await self.store.guest(id)
        if known is not None:
            return Guest(id, *known)
        return Guest(id, stranger(id), id)

    async def rename(self, connection: OpenPage, name: str, face: str, looks_at: Desk | None) -> None:
        """Call a guest by another name, wherever he sits and where he looks on."""
        if name != connection.guest.name and is_taken(name):
            raise Refuse("name-taken", name=name)
        await self.store.write(save_guest(connection.guest.id, name, face))
        connection.guest = Guest(connection.guest.id, name, face)
        for table in dict.fromkeys([*await self.all_tables_of(connection.guest.id), looks_at]):
            if table is not None:
                table.renamed(connection.guest)

    async def all_tables_of(self, guest: str) -> Sequence[AnyTable]:
        """The tables at which a guest has a seat, whoever runs them."""
        found = [self.tables.get(code) or await self.sleepers.wake(code) for code in self.seats_of(guest)]
        return [table for table in found if table is not None]

    def health(self) -> dict[str, Any]:
        """What else is told of how this server is."""
        return {}

    def count(self) -> None:
        """Bring the gauges of /metrics up to date."""
        phases = [table.facts.phase for table in self.tables.values()]
        for phase in ("waiting", "playing", "after"):
            TABLES.labels(phase).set(phases.count(phase))
