"""Who runs which table. The database decides, by its own clock: a claim is one UPDATE, and every claim counts up."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.pg.link import Desk
from sixgun.server.keep.pg.writer import fence
from sixgun.server.nodes.placing import Standing

GONE: Final = 4
"""Seconds without a beat after which a server is gone. After a restart of the database all get as long to say so."""
HUNG_UP: Final = 1.5
"""The same for one that has no connection to the database any more: the system ends those of whoever has crashed."""
AT_ONCE: Final = 10
"""Tables that are claimed together: few, so that all servers that are left share them."""
CONNECTION: Final = "sixgun "

ALIVE: Final = f"""
SELECT id FROM nodes WHERE CASE
    WHEN beat > clock_timestamp() - interval '{HUNG_UP} seconds' THEN true
    WHEN pg_postmaster_start_time() > clock_timestamp() - interval '{GONE} seconds' THEN true
    WHEN beat < clock_timestamp() - interval '{GONE} seconds' THEN false
    ELSE EXISTS (SELECT FROM pg_stat_activity AS line WHERE line.application_name = '{CONNECTION}' || id)
END
"""
ORPHANED: Final = f"(owner IS NULL OR owner NOT IN ({ALIVE}))"
AWAKE: Final = "phase IS NOT NULL AND (wakes IS NULL OR wakes <= extract(epoch FROM clock_timestamp()))"
"""Of tables that nobody runs: somebody must. The others sleep, and whoever comes wakes them."""


def connection_name(node: str) -> str:
    """What the database knows a server's connections by."""
    return CONNECTION + node


@dataclass(frozen=True)
class Lease:
    """A table that is ours, as the how manyeth owner, and what is known of it."""

    code: str
    epoch: int
    facts: bytes

    @property
    def fence(self) -> tuple[Statement, ...]:
        return (fence(self.code, self.epoch),)


@dataclass(frozen=True)
class Owned:
    """A table and who runs it; `orphaned` if nobody does."""

    facts: bytes
    owner: str | None
    epoch: int
    orphaned: bool


class Leases:
    """What one server asks the database about owners."""

    def __init__(self, desk: Desk, readers: Desk, node: str, vocabulary: str) -> None:
        self.desk = desk
        self.readers = readers
        self.node = node
        self.vocabulary = vocabulary
        """What the words are called that this server can read."""

    # servers

    def beat(self, busy: float, tables: int, leaving: bool) -> Statement:
        """What says that we are here."""
        return (
            "INSERT INTO nodes (id, busy, tables, leaving, vocabulary) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET beat = clock_timestamp(), busy = excluded.busy, "
            "tables = excluded.tables, leaving = excluded.leaving",
            (self.node, busy, tables, leaving, self.vocabulary),
        )

    async def introduce(self, words: Sequence[str]) -> None:
        """Say which words we know, before we first say that we are here."""
        sql = "INSERT INTO vocabularies (name, words) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.desk.rows(sql, self.vocabulary, list(words))

    async def others(self) -> list[Standing]:
        """The servers that are here, stay, and can read what we write."""
        ago = "extract(epoch FROM clock_timestamp() - beat)::float8"
        sql = (
            f"SELECT id, busy, tables, {ago} FROM nodes WHERE id <> ? AND NOT leaving AND can_read(vocabulary, ?) "
            f"AND id IN ({ALIVE})"
        )
        asked = time.monotonic()
        rows = await self.readers.rows(sql, self.node, self.vocabulary)
        return [Standing(id, busy, tables, asked - ago) for id, busy, tables, ago in rows]

    async def sign_off(self) -> None:
        await self.desk.rows("DELETE FROM nodes WHERE id = ?", self.node)

    async def are_orphans(self) -> bool:
        """Whether there are tables that nobody runs and that we can read."""
        sql = f"SELECT 1 FROM tables WHERE {AWAKE} AND {ORPHANED} AND can_read(?, vocabulary) LIMIT 1"
        return bool(await self.desk.rows(sql, self.vocabulary))

    async def hang_up_on_the_gone(self) -> None:
        """End the connections of servers that are gone: one that was stopped in the middle of a write would hold its
        tables for as long.
        """
        await self.desk.rows(
            "SELECT pg_terminate_backend(line.pid) FROM pg_stat_activity AS line WHERE line.application_name IN ("
            f"SELECT '{CONNECTION}' || owner FROM tables WHERE owner IS NOT NULL AND {ORPHANED})"
        )

    async def forget_the_gone(self) -> None:
        """Delete servers that nobody has heard of for long and that have no table any more."""
        await self.desk.rows(
            "DELETE FROM nodes WHERE beat < clock_timestamp() - interval '10 minutes' "
            "AND id NOT IN (SELECT owner FROM tables WHERE owner IS NOT NULL)"
        )
        await self.desk.rows("DELETE FROM writers WHERE at < clock_timestamp() - interval '1 day'")

    # tables

    async def owner_of(self, code: str) -> Owned | None:
        sql = f"SELECT facts, owner, epoch, {ORPHANED} FROM tables WHERE code = ?"
        return next((Owned(*row) for row in await self.readers.rows(sql, code)), None)

    async def mine(self) -> dict[str, int]:
        """The tables that are ours, with the epoch of each."""
        return dict(await self.readers.rows("SELECT code, epoch FROM tables WHERE owner = ?", self.node))

    async def claim(self, code: str) -> Lease | None:
        """Run this table from now on, unless somebody does."""
        return next(iter(await self.claimed("code = ?", code)), None)

    async def claim_running(self) -> list[Lease]:
        """Some of the games under way of several people that nobody runs: their clocks and bots must go on."""
        return await self.claimed(f"{AWAKE} AND phase = 'playing' AND cardinality(guests) <> 1", limit=AT_ONCE)

    async def claim_any(self) -> list[Lease]:
        """Some of all other tables that nobody runs."""
        return await self.claimed(AWAKE, limit=AT_ONCE)

    async def claimed(self, which: str, *values: object, limit: int = 1) -> list[Lease]:
        rows = await self.desk.rows(
            "UPDATE tables SET owner = ?, epoch = epoch + 1, wakes = NULL WHERE code IN ("
            f"SELECT code FROM tables WHERE {which} AND {ORPHANED} AND can_read(?, vocabulary) "
            f"ORDER BY code LIMIT {limit} FOR UPDATE SKIP LOCKED) AND {ORPHANED} RETURNING code, epoch, facts",
            *(self.node, *values, self.vocabulary),
        )
        return [Lease(*row) for row in rows]

    async def hand_over(self, codes: Sequence[str], to: str | None) -> None:
        """Let another server run these tables, or whoever wants them."""
        await self.desk.rows(
            "UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE code = ANY(?) AND owner = ?",
            *(to, list(codes), self.node),
        )

    async def codes_of(self, guest: str) -> list[tuple[str, bytes, str | None]]:
        """The tables at which a guest has a seat: code, facts and owner."""
        sql = "SELECT code, facts, owner FROM tables WHERE guests @> ARRAY[?]::text[] ORDER BY code"
        return [(code, facts, owner) for code, facts, owner in await self.readers.rows(sql, guest)]

    async def how_many_sleep(self) -> int:
        ((number,),) = await self.readers.rows("SELECT count(*) FROM tables WHERE wakes IS NOT NULL")
        return int(number)

    async def how_many_of(self, house: str) -> int:
        """How many tables were opened from a house."""
        ((number,),) = await self.readers.rows("SELECT count(*) FROM tables WHERE house = ?", house)
        return int(number)

    async def games_shown(self) -> set[str] | None:
        """The games of all tables; None while some table cannot be read."""
        rows = await self.readers.rows("SELECT game, phase FROM tables")
        return None if any(phase is None for _, phase in rows) else {game or "" for game, _ in rows}


def released(code: str) -> Statement:
    """Nobody runs a table any more; whoever did writes nothing after this."""
    return "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE code = ?", (code,)


def new_table(code: str, facts: bytes, owner: str) -> Statement:
    """A table that begins with its first owner; a code that is taken is refused."""
    return "INSERT INTO tables (code, facts, owner, epoch) VALUES (?, ?, ?, 1)", (code, facts, owner)
