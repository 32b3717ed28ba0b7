"""PostgreSQL as a store: who ran a table before is refused, restarts lose and repeat nothing, formats go forward."""

import asyncio
import hashlib
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from sixgun.cardgame.shelf import PRINTED
from sixgun.deal import RULES
from sixgun.server.keep.journal import Fenced, NotSaved, Statement
from sixgun.server.keep.kept import JournalLine
from sixgun.server.keep.migration import BadData
from sixgun.server.keep.pg import layout, link
from sixgun.server.keep.pg.link import connect
from sixgun.server.keep.pg.store import PostgresStore
from sixgun.server.keep.pg.writer import fence
from sixgun.server.keep.statement import add_move, begin_game, close_table, save_guest, save_table
from sixgun.server.nodes import vocabulary
from sixgun.server.nodes.lease import GONE, HUNG_UP, Lease, Leases, connection_name, new_table
from tools.server_trial.backing import Postgres

from .test_store import DEAL

pytestmark = pytest.mark.hosts

FACTS = b'{"code":"MESA","phase":"playing","game":"g","house":"h","places":[{"guest":{"id":"anna"}},{"guest":null}]}'
LINE = JournalLine(0, "end", 1, None, None)


@pytest.fixture
def url(database: Postgres) -> str:
    return database.database()


def leases(store: PostgresStore, node: str, vocabulary: str = "words of today") -> Leases:
    return Leases(store.leases, store.readers, node, vocabulary)


async def beat(store: PostgresStore, statement: Statement) -> None:
    """A server says that it is here, and for as long as a test may take."""
    sql, values = statement
    await store.leases.rows(sql, *values)
    await heard_of(store, str(values[0]), -3600)


async def heard_of(store: PostgresStore, node: str, seconds: float) -> None:
    """A server was last heard of so many seconds ago."""
    ago = "UPDATE nodes SET beat = clock_timestamp() - ? * interval '1 second' WHERE id = ?"
    await store.leases.rows(ago, seconds, node)


async def silent(store: PostgresStore, node: str) -> None:
    """A server has said nothing for longer than one may."""
    await heard_of(store, node, GONE + 1)


async def long_up(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has been up for long: nobody is excused for its restart."""
    ((young,),) = await store.read("SELECT pg_postmaster_start_time() > clock_timestamp() - interval '4 seconds'")
    while young:
        await asyncio.sleep(0.2)
        ((young,),) = await store.read("SELECT pg_postmaster_start_time() > clock_timestamp() - interval '4 seconds'")


def test_whoever_ran_a_table_before_can_write_nothing_for_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            await long_up(store, monkeypatch)
            old, new = leases(store, "old"), leases(store, "new")
            await beat(store, old.beat(0.0, 1, leaving=False))
            await beat(store, new.beat(0.0, 0, leaving=False))
            await store.write(new_table("MESA", FACTS, "old"))
            was = Lease("MESA", 1, FACTS)
            await store.write(*was.fence, begin_game("g", "MESA", DEAL, b"{}", b"[]"), *add_move("g", 0, LINE, b"1"))
            assert await new.claim("MESA") is None, "it is run"
            await silent(store, "old")
            now = await new.claim("MESA")
            assert now is not None
            assert (now.epoch, now.facts) == (2, FACTS)
            for statements in (add_move("g", 1, LINE, b"2"), (save_table("MESA", b"{}"),), (close_table("MESA"),)):
                with pytest.raises(Fenced):
                    await store.write(*was.fence, *statements)
            await store.write(*now.fence, *add_move("g", 1, LINE, b"2"))
            assert await store.read("SELECT seq, epoch FROM journal ORDER BY seq") == [(0, 1), (1, 2)]
            assert await store.facts("MESA") == FACTS

    asyncio.run(run())


def test_who_has_hung_up_is_gone_before_one_who_is_only_slow(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system ends the connections of a server that has crashed; one that is busy keeps them."""

    async def is_run(store: PostgresStore) -> bool:
        """Whether the owner counts as here, between both limits: asked again if the answer took too long to tell."""
        while True:
            began = time.monotonic()
            await heard_of(store, "old", HUNG_UP + 0.1)
            owned = await leases(store, "new").owner_of("MESA")
            assert owned is not None
            if time.monotonic() - began < GONE - HUNG_UP - 0.5:
                return not owned.orphaned

    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            await long_up(store, monkeypatch)
            await store.write(new_table("MESA", FACTS, "old"))
            await beat(store, leases(store, "old").beat(0.0, 1, leaving=False))
            with closing(connect(url, connection_name("old"))):
                assert await is_run(store)
            while await is_run(store):  # the database notices in its own time
                await asyncio.sleep(0.05)
            await silent(store, "old")
            with closing(connect(url, connection_name("old"))):
                assert await leases(store, "new").claim("MESA") is not None, "stopped, with its connections open"

    asyncio.run(run())


def test_a_table_goes_only_to_servers_that_can_read_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three versions side by side: one of before there were vocabularies, and two that know more and more."""

    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            await long_up(store, monkeypatch)
            today, tomorrow = leases(store, "today"), leases(store, "tomorrow", "words of tomorrow")
            await today.introduce(["practice"])
            await tomorrow.introduce(["practice", "duel at dawn"])
            for each in (today, tomorrow):
                await beat(store, each.beat(0.0, 0, leaving=False))
            await store.leases.rows("INSERT INTO nodes (id, beat) VALUES ('before', 'infinity')")
            claim_of_before = (
                "UPDATE tables SET owner = 'before', epoch = epoch + 1 WHERE code IN ("
                "SELECT code FROM tables WHERE owner IS NULL LIMIT 10 FOR UPDATE SKIP LOCKED) RETURNING code"
            )
            await store.write(new_table("MESA", FACTS, "nobody"))
            await store.leases.rows("UPDATE tables SET owner = NULL")
            assert await store.leases.rows(claim_of_before) == [("MESA",)], "what was always there everybody reads"
            await store.leases.rows("UPDATE tables SET owner = NULL")
            assert await today.claim("MESA") is not None
            await store.leases.rows("UPDATE tables SET owner = NULL")
            assert await tomorrow.claim("MESA") is not None
            await store.leases.rows("UPDATE tables SET owner = NULL")
            assert not await today.are_orphans(), "it is not for us"
            assert await today.claim("MESA") is None
            assert await store.leases.rows(claim_of_before) == []
            assert await store.leases.rows("UPDATE tables SET owner = 'today' RETURNING code") == []
            assert [server.node for server in await today.others()] == ["tomorrow"]
            assert await tomorrow.others() == []

    asyncio.run(run())


def test_every_word_of_a_table_is_in_the_vocabulary() -> None:
    """Whoever adds a field, a level or an option need not think of it."""
    said = vocabulary.words()
    for word in ("Facts.phase playing", "Settings.practice", "Place.claim renegade", "bot legend", "sixgun card 1"):
        assert word in said
    assert f"rules {RULES}" in said
    assert f"rules {RULES + 1}" not in said
    assert {word.removeprefix("set ") for word in said if word.startswith("set ")} == {each.name for each in PRINTED}
    assert vocabulary.name() == hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


def test_a_refused_owner_spares_the_others_of_his_batch(url: str) -> None:
    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            await store.write(new_table("MESA", FACTS, "old"))
            answers = await asyncio.gather(
                store.write(fence("MESA", 7), *add_move("g", 0, LINE, b"1")),
                store.write(fence("MESA", 1), *add_move("h", 0, LINE, b"1")),
                store.write(save_guest("a", "Anna", "face")),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [Fenced, type(None), type(None)]
            assert await store.read("SELECT game, epoch FROM journal") == [("h", 1)]

    asyncio.run(run())


def test_of_many_who_claim_a_table_one_gets_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        stores = [PostgresStore(url) for _ in range(4)]
        await long_up(stores[0], monkeypatch)
        await stores[0].write(*(new_table(f"CODE{n}", FACTS, "gone") for n in range(40)))
        each = [leases(store, f"node {n}") for n, store in enumerate(stores)]
        for lease in each:
            await beat(stores[0], lease.beat(0.0, 0, leaving=False))
        codes = [f"CODE{n}" for n in range(20)]
        won = await asyncio.gather(*(lease.claim(code) for code in codes for lease in each))
        assert sorted(lease.code for lease in won if lease is not None) == sorted(codes)
        swept = await asyncio.gather(*(lease.claim_any() for lease in each))
        while len(got := [lease.code for some in swept for lease in some]) < 20:
            swept.append(await each[0].claim_any())
        assert len(set(got)) == len(got) == 20
        assert await stores[0].read("SELECT DISTINCT epoch FROM tables") == [(2,)]
        for store in stores:
            store.close()

    asyncio.run(run())


def test_after_a_restart_of_the_database_everyone_has_time_to_say_that_he_is_here(database: Postgres, url: str) -> None:
    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            await store.write(new_table("MESA", FACTS, "old"))
            await beat(store, leases(store, "old").beat(0.0, 1, leaving=False))
            await silent(store, "old")
            await asyncio.to_thread(database.restart, signal.SIGINT)
            assert await leases(store, "new").claim("MESA") is None

    asyncio.run(run())


def test_the_database_reads_for_itself_who_sits_where(url: str) -> None:
    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            for code, facts in (("MESA", FACTS), ("GULCH", b"no JSON"), ("BUTTE", b'{"phase":"waiting","places":[]}')):
                await store.write(save_table(code, facts))
            rows = await store.read("SELECT code, guests, house, phase, game FROM tables ORDER BY code")
            assert rows == [
                ("BUTTE", [], "", "waiting", None),
                ("GULCH", [], "", None, None),
                ("MESA", ["anna"], "h", "playing", "g"),
            ]
            asked = leases(store, "node")
            assert await asked.codes_of("anna") == [("MESA", FACTS, None)]
            assert await asked.how_many_of("h") == 1
            assert await asked.games_shown() is None, "nobody knows which game a damaged table has"
            await store.write(close_table("GULCH"))
            assert await asked.games_shown() == {"", "g"}

    asyncio.run(run())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_of_the_database_loses_and_repeats_nothing(database: Postgres, url: str, how: signal.Signals) -> None:
    """SIGINT breaks off what is under way, SIGQUIT is a crash; those who write wait, and are told the truth."""

    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            told: list[int] = []

            async def write(n: int) -> None:
                await store.write(*add_move("g", n, LINE, b"%d" % n))
                told.append(n)

            async def all_of_them() -> None:
                for start in range(0, 2000, 20):
                    await asyncio.gather(*(write(n) for n in range(start, start + 20)))

            writing = asyncio.create_task(all_of_them())
            while len(told) < 100:
                await asyncio.sleep(0)
            for _ in range(3):
                await asyncio.to_thread(database.restart, how)
            await writing
            assert sorted(told) == list(range(2000))
            assert [seq for (seq,) in await store.read("SELECT seq FROM journal ORDER BY seq")] == list(range(2000))

    asyncio.run(run())


class Cut:
    """A connection that is cut as soon as COMMIT has been done, before anybody hears of it."""

    def __init__(self, db: Any) -> None:
        self.db = db

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)

    def execute(self, sql: str, *values: Any) -> Any:
        answer = self.db.execute(sql, *values)
        if sql == "COMMIT":
            self.db.close()
            self.db.execute("SELECT 1")  # fails as a lost connection does
        return answer


@pytest.mark.parametrize("twice", [False, True], ids=["in one go", "one by one"])
def test_a_commit_whose_answer_was_lost_counts_once(url: str, monkeypatch: pytest.MonkeyPatch, twice: bool) -> None:
    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            await store.write(*add_move("g", 0, LINE, b"1"))
            store.writer.link.db = Cut(store.writer.link.db)
            real, cuts = link.connect, iter([True])
            monkeypatch.setattr(link, "connect", lambda *to: Cut(real(*to)) if twice and next(cuts, 0) else real(*to))
            moves = [add_move("g", 1, LINE, b"2"), *([add_move("g", 0, LINE, b"3")] if twice else [])]
            answers = await asyncio.gather(*(store.write(*move) for move in moves), return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), NotSaved][: len(moves)]
            assert await store.read("SELECT seq FROM journal ORDER BY seq") == [(0,), (1,)]
            assert store.writer.batch == 2

    asyncio.run(run())


def test_a_database_that_is_gone_for_good_is_not_waited_for_at_the_end(database: Postgres, url: str) -> None:
    async def run() -> None:
        store = PostgresStore(url)
        await store.write(save_guest("a", "Anna", "face"))
        await asyncio.to_thread(database.end, signal.SIGINT)
        try:
            waiting = asyncio.create_task(store.write(save_guest("b", "Belle", "face")))
            await asyncio.sleep(0.1)
            await asyncio.to_thread(store.close)
            with pytest.raises(NotSaved):
                await waiting
        finally:
            await asyncio.to_thread(database.start)

    asyncio.run(run())


# formats


def test_who_tidies_up_again_at_once_is_not_refused_by_his_own_lock(url: str) -> None:
    async def run() -> None:
        with closing(PostgresStore(url)) as store:
            for _ in range(40):
                async with store.tidying() as alone:
                    assert alone
                    async with store.tidying() as another:
                        assert not another

    asyncio.run(run())


def test_servers_that_start_together_make_the_tables_once(url: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(PostgresStore, [url] * 6))
    keys = {store.secret() for store in stores}
    assert len(keys) == 1
    for store in stores:
        store.close()


def test_formats_go_forward_and_a_newer_one_is_refused(url: str) -> None:
    PostgresStore(url).close()
    newer = (*layout.STEPS, "ALTER TABLE guests ADD COLUMN since BIGINT NOT NULL DEFAULT 7;")
    with connect(url) as db:
        with pytest.raises(Exception, match="no_such_thing"):
            layout.migrate(db, (*layout.STEPS, "ALTER TABLE guests ADD COLUMN x INT; SELECT no_such_thing;"))
        layout.migrate(db, newer)
        layout.migrate(db, newer)
        assert db.execute("SELECT max(number) FROM format").fetchone() == (len(newer),)
    with pytest.raises(BadData, match=r"written by a newer sixgun .* choose another with --database"):
        PostgresStore(url)
