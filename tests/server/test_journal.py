"""The writer of the journal: it waits its turn, it never leaves anybody waiting, and the server ends with it."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.keep.journal import NotSaved, Order
from sixgun.server.keep.migration import BadData, log_is_ahead, migrate
from sixgun.server.keep.sqlite import FILE, SqliteStore, SqliteWriter
from sixgun.server.keep.statement import close_table, save_table
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Refused
from tests.patience import PATIENCE
from tools.server_trial.client import GONE, Client


def test_the_log_ahead_is_turned_on_though_somebody_writes(tmp_path: Path) -> None:
    """SQLite refuses that at once while another connection writes, however long its timeout is."""
    path = tmp_path / FILE
    migrate(path)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.3, other.rollback)
    release.start()

    async def write() -> None:
        store = SqliteStore(tmp_path)
        await asyncio.wait_for(store.write(save_table("AAAAAA", b"one")), PATIENCE)
        assert [facts for _, facts in await store.tables()] == [b"one"]
        store.close()

    asyncio.run(write())
    release.join()
    other.close()
    with sqlite3.connect(path) as after:
        assert log_is_ahead(after)


def test_a_folder_that_keeps_no_log_ahead_any_more_is_not_written_to(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.close()
    with sqlite3.connect(store.path) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    with pytest.raises(BadData, match="does not keep its log ahead any more; start the server again"):
        store.connect()


def test_nobody_waits_for_a_journal_that_has_died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        at_work, go_on = threading.Event(), threading.Event()

        def dies(writer: SqliteWriter, batch: list[Order]) -> None:
            at_work.set()
            go_on.wait(PATIENCE)
            raise MemoryError("an error of ours")

        monkeypatch.setattr(SqliteWriter, "commit", dies)
        first = asyncio.create_task(store.write(close_table("AAAAAA")))
        await asyncio.to_thread(at_work.wait, PATIENCE)
        queued = [asyncio.create_task(store.write(close_table("BBBBBB"))) for _ in range(3)]
        await asyncio.sleep(0)
        go_on.set()
        answers = await asyncio.wait_for(asyncio.gather(first, *queued, return_exceptions=True), PATIENCE)
        assert [type(answer) for answer in answers] == [NotSaved] * 4
        assert isinstance(store.journal.died_of, MemoryError)
        with pytest.raises(NotSaved):
            await store.write(close_table("AAAAAA"))
        store.close()

    asyncio.run(run())


class BadDisk(sqlite3.Connection):
    """Fails at these words."""

    fails: tuple[str, ...] = ()

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if "by itself" in self.fails and sql == "COMMIT":
            super().execute("ROLLBACK")  # as SQLite does when the disk is full
        if sql in self.fails:
            raise sqlite3.OperationalError(f"disk I/O error at {sql}")
        return super().execute(sql, *values)


@pytest.mark.parametrize(
    ("fails", "ends"), [(("COMMIT",), False), (("COMMIT", "by itself"), False), (("COMMIT", "ROLLBACK"), True)]
)
def test_a_batch_that_cannot_be_rolled_back_is_the_end(tmp_path: Path, fails: tuple[str, ...], ends: bool) -> None:
    """The orders are answered with what went wrong first."""

    async def run() -> None:
        migrate(tmp_path / FILE)
        db = sqlite3.connect(tmp_path / FILE, isolation_level=None, factory=BadDisk)
        order = Order([save_table("AAAAAA", b"one")], asyncio.get_running_loop().create_future())
        db.fails = fails
        if ends:
            with pytest.raises(sqlite3.OperationalError):
                SqliteWriter(db).commit([order])
        else:
            SqliteWriter(db).commit([order])
        assert str(order.wrong) == "disk I/O error at COMMIT"
        db.close()

    asyncio.run(run())


DOOMED = """
import sys
from pathlib import Path
from typing import Any
from sixgun.server.keep.sqlite import SqliteWriter
from sixgun.server.config import Config
from sixgun.server.run import serve

real = SqliteWriter.commit

def commit(writer, batch):
    if any("Poison" in values for order in batch for _, values in order.statements):
        raise MemoryError("an error of ours")
    real(writer, batch)

SqliteWriter.commit = commit
sys.exit(serve(Config(data=Path(sys.argv[1]), ports=(0,)), lambda found: print(found[0], flush=True)))
"""


def test_a_server_whose_journal_dies_ends_with_a_line_and_a_status(tmp_path: Path) -> None:
    """A supervisor can then start another."""
    process = subprocess.Popen(
        [sys.executable, "-c", DOOMED, tmp_path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        url = process.stdout.readline().strip().replace("http", "ws", 1) + "/ws"

        async def poison() -> None:
            client = Client(url)
            await client.connect()
            with suppress(*GONE):  # it may be gone before the answer is
                assert (await client.ask(from_client.Rename("Poison", "face"), Refused)).key == "try-again"
            client.vanish()

        asyncio.run(poison())
        _, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 1
    said = [line for line in errors.splitlines() if "the journal cannot be written any more" in line]
    assert len(said) == 1
    assert "MemoryError('an error of ours')" in said[0]
