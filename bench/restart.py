"""How long a server needs after a crash until everybody plays again: many games under way, all people coming back.

    python -m bench.restart                  1,000 games under way, five people at each
    python -m bench.restart --tables 200

Some tables play for a while; the server is killed, and its folder made to hold as many such tables as are wanted, each
a copy of one that was played. Then the real command starts, from nothing. All people come back at once, and whoever is
asked answers; people have machines of their own, so here they let the server go first. What is measured, from the start
of the command: when it listens, when the first and the last table has made another move, and the processor time until
then.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from bench.crowd import SEATS, Page, Question, Table
from bench.server import SETTINGS, YIELD, fastest_loop
from sixgun.server.config import Config
from sixgun.server.keep.sqlite import FILE
from sixgun.server.run import allow_many_sockets
from sixgun.server.table.hall import CODE_LENGTH, SIGNS
from sixgun.server.wire import from_client
from sixgun.version import describe
from tools.server_trial.backing import free_port
from tools.server_trial.process import Nursery, nursery
from tools.server_trial.usage import cpu_seconds, kept_waiting

PLAYED = 24
"""Tables that are played before they are copied."""
KEPT = ("games", "journal", "positions", "sat")
"""What is kept of a game, besides its table."""


class Returning(Table):
    """A table whose people come back."""

    def __init__(self, code: str, cookies: list[str], luck: random.Random) -> None:
        super().__init__(luck, 0)
        self.code = code
        self.cookies = cookies
        self.back_at: float | None = None

    async def come_back(self, url: str) -> None:
        for seat, cookie in enumerate(self.cookies):
            page = await self.reach(url, seat, cookie)
            self.pages.append(page)
            page.say(from_client.Join(self.code))

    async def reach(self, url: str, seat: int, cookie: str) -> Page:
        while True:
            try:
                return await Page.to(url, lambda message: self.hear(seat, message), cookie)
            except OSError:  # nobody listens yet
                await asyncio.sleep(0.05)

    def hear(self, seat: int, message: bytes) -> None:
        if self.back_at is None and message.startswith(b'{"type":"news"'):
            self.back_at = time.perf_counter()
        super().hear(seat, message)
        if self.back_at is None and self.turn is not None:
            self.move(*self.turn)

    def move(self, seat: int, asked: Question) -> None:
        if seat < len(self.pages):
            super().move(seat, asked)


async def played(url: str, seconds: float) -> dict[str, list[str]]:
    """Some tables with a game under way, and who sits at each."""
    luck = random.Random(1)
    tables = [Table(luck, 0.05) for _ in range(PLAYED)]
    found: dict[str, list[str]] = {}
    for number, table in enumerate(tables):
        await table.open(lambda: url, SETTINGS[number % len(SETTINGS)])
        found[table.pages[0].entered.result()] = [page.opened.result() for page in table.pages]
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    return found


def multiplied(folder: Path, tables: dict[str, list[str]], wanted: int) -> dict[str, list[str]]:
    """The folder with so many tables in the middle of a game; who sits at each."""
    found: dict[str, list[str]] = {}
    with closing(sqlite3.connect(folder / FILE)) as db:
        rows = db.execute("SELECT code, facts FROM tables").fetchall()
        playing = [(code, facts) for code, facts in rows if b'"phase":"playing"' in facts and code in tables]
        columns = {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in KEPT}
        games = dict(db.execute("SELECT code, id FROM games WHERE ended IS NULL"))
        for number in range(wanted):
            code, facts = playing[number % len(playing)]
            copy = new_code(number)
            game = f"{games[code][:-6]}{number:06}"
            told = facts.replace(code.encode(), copy.encode()).replace(games[code].encode(), game.encode())
            db.execute("INSERT INTO tables (code, facts) VALUES (?, ?)", (copy, told))
            for table in KEPT:
                id = "id" if table == "games" else "game"
                others = [column for column in columns[table] if column not in (id, "code")]
                also = ", code" if table == "games" else ""
                db.execute(
                    f"INSERT INTO {table} ({id}{also}, {', '.join(others)}) "
                    f"SELECT ?{', ?' if also else ''}, {', '.join(others)} FROM {table} WHERE {id} = ?",
                    (game, *([copy] if also else []), games[code]),
                )
            found[copy] = tables[code]
        for code in tables:
            db.execute("DELETE FROM tables WHERE code = ?", (code,))
        db.commit()
        moves = db.execute(
            "SELECT avg(n) FROM (SELECT count(*) AS n FROM journal JOIN games ON id = game "
            "JOIN tables USING (code) GROUP BY game)"
        ).fetchone()[0]
    print(f"{len(found)} games under way, {moves:.0f} moves each on the average")
    return found


def new_code(number: int) -> str:
    """A code that no table has by chance: its first sign is followed by a number in the signs of codes.

    >>> len(new_code(31)) == CODE_LENGTH
    True
    """
    signs = []
    for _ in range(CODE_LENGTH - 1):
        number, digit = divmod(number, len(SIGNS))
        signs.append(SIGNS[digit])
    return SIGNS[-1] + "".join(signs)


async def back(tables: dict[str, list[str]], start: Nursery, config: Config, began: float, patience: float) -> None:
    """Everybody comes back as soon as somebody listens; what came of it is told."""
    luck = random.Random(2)
    url = f"ws://127.0.0.1:{config.ports[0]}/ws"
    all_tables = [Returning(code, cookies, luck) for code, cookies in tables.items()]
    coming = [asyncio.create_task(table.come_back(url)) for table in all_tables]
    server = (await asyncio.to_thread(start.start, config)).pid
    listens = time.perf_counter() - began
    cpu = waited = 0.0
    while any(table.back_at is None for table in all_tables) and time.perf_counter() - began < patience:
        await asyncio.sleep(0.05)
        with suppress(OSError):
            cpu, waited = cpu_seconds(server), kept_waiting(server)
    for task in coming:
        task.cancel()
    took = sorted(table.back_at - began for table in all_tables if table.back_at is not None)
    print(
        f"it listened after {listens:.1f} s; {len(took)} of {len(all_tables)} tables played again: "
        f"the first after {took[0]:.1f} s, half after {took[len(took) // 2]:.1f} s, the last after {took[-1]:.1f} s; "
        f"the server used {cpu:.1f} s of a processor and was kept waiting for {waited:.1f} s; "
        f"the people used {time.process_time():.1f} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="games under way (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="how long they are played (default: %(default)s)")
    parser.add_argument("--patience", type=float, default=120, help="give up after so many (default: %(default)s)")
    args = parser.parse_args()
    allow_many_sockets()
    print(f"{describe()}; {os.cpu_count()} cores, shared with {SEATS * args.tables} people")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sixgun-restart-")))
        runner = stack.enter_context(asyncio.Runner(loop_factory=fastest_loop))
        config = Config(
            data=folder / "data",
            ports=(free_port(),),
            static=folder / "no client",
            most_connections_an_address=100_000,
            most_tables=100_000,
            most_tables_an_address=100_000,
            tables_a_minute=1e6,
        )
        with nursery(folder / "log") as start:
            first = start.start(config)
            tables = runner.run(played(first.socket_url, args.seconds))
            first.kill()
        tables = multiplied(folder / "data", tables, args.tables)
        began = time.perf_counter()
        with nursery(folder / "log", alone=True) as start:  # a process that has imported nothing yet
            os.nice(YIELD)
            runner.run(back(tables, start, config, began, args.patience))
    return 0


if __name__ == "__main__":
    sys.exit(main())
