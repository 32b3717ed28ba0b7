"""How many tables a server bears: live tables of five WebSocket clients each, on loopback.

    python -m bench.server                       50, 100, 200 and more tables, until the 99th percentile is too long
    python -m bench.server --tables 200 --seconds 30
    python -m bench.server --nodes 2             two servers that share a PostgreSQL and a NATS, people at both

At every table one move a second is made. What is measured is the time from sending a move to its effect on another
client of the table. Server and load generator are processes that share this machine. So that the clients do not count,
the processor time of each process is measured as well: `at full` is how many moves a second the servers would make if
each had a core of its own and spent on a move what it spends here.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from sixgun.server.config import Config
from sixgun.server.run import allow_many_sockets
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Room
from sixgun.version import describe
from tools.server_trial.backing import nats, postgres
from tools.server_trial.client import GONE, Client
from tools.server_trial.cluster import Cluster
from tools.server_trial.process import nursery

SEATS = 5
RAMP = (50, 100, 200, 300, 400, 600, 800, 1000, 1200)
TOO_LONG_MS = 100
SETTINGS = (Settings("card", SEATS, ["base", "dodge-city"]), Settings("card", SEATS), Settings("dice", SEATS))


class Text(msgspec.Struct):
    """Of an option only what is sent back."""

    text: str


class Options(msgspec.Struct):
    options: list[Text]


class Heard(msgspec.Struct):
    """Of a message only what a player at random needs; the rest is passed over."""

    type: str
    game: str = ""
    seq: int = -1
    choice: Options | None = None


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What was measured with so many tables."""

    tables: int
    clients: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    late: int
    server_cpu: float
    """Cores that the servers used together."""
    backing_cpu: float
    """Cores that PostgreSQL and NATS used."""
    at_full: float
    """Moves a second if every server had a core of its own, all of which it used."""
    kb_a_table: float

    def __str__(self) -> str:
        return (
            f"{self.tables:6} {self.clients:8} {self.moves_a_second:9.0f} {self.p50_ms:8.1f} {self.p99_ms:8.1f} "
            f"{self.worst_ms:8.1f} {self.late:6} {self.server_cpu:7.0%} {self.backing_cpu:7.0%} {self.at_full:8.0f} "
            f"{self.kb_a_table:9.0f}"
        )


HEAD = "tables  clients   moves/s   p50 ms   p99 ms worst ms   late servers backing  at full  kB/table"


class Table:
    """Five clients at a table; at each beat the one who is asked answers, and his left neighbour holds the watch."""

    def __init__(self, luck: random.Random, every: float) -> None:
        self.luck = luck
        self.every = every
        self.clients: list[Client] = []
        self.turn: tuple[int, Heard] | None = None
        """Who is asked, and by which message."""
        self.watched: tuple[int, str, int, float] | None = None
        """Who waits for the effect of a move: seat, game, number, and when it was sent."""
        self.waits: list[float] = []
        self.late = 0

    async def open(self, place: Cluster, settings: Settings) -> None:
        code = ""
        for seat in range(SEATS):
            client = Client(place.socket_url)
            await client.connect()
            room = await client.ask(from_client.Open(settings) if seat == 0 else from_client.Join(code), Room)
            code = room.code
            self.clients.append(client)
        await self.clients[0].send(from_client.Start())

    async def run(self) -> None:
        await asyncio.gather(self.beat(), *(self.listen(seat) for seat in range(SEATS)))

    async def listen(self, seat: int) -> None:
        client = self.clients[seat]
        assert client.socket is not None
        with contextlib.suppress(*GONE):
            while True:
                heard = HEARD.decode(await client.socket.recv(decode=False))
                now = time.perf_counter()
                if self.watched is not None and self.watched[:3] == (seat, heard.game, heard.seq):
                    self.waits.append(now - self.watched[3])
                    self.watched = None
                if heard.choice is not None:
                    self.turn = (seat, heard)
                elif heard.type == "after" and seat == 0:
                    await client.send(from_client.Start())

    async def beat(self) -> None:
        """A move at every beat; a beat at which the last move has had no effect yet is late."""
        due = time.perf_counter() + self.luck.uniform(0, self.every)
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.every
            if self.watched is not None:
                self.late += 1
            if self.turn is None:
                continue
            seat, heard = self.turn
            self.turn = None
            assert heard.choice is not None
            move = from_client.Move(heard.game, heard.seq, self.luck.choice(heard.choice.options).text)
            self.watched = ((seat + 1) % SEATS, heard.game, heard.seq + 1, time.perf_counter())
            await self.clients[seat].send(move)


class Bench:
    """Servers under a growing number of tables."""

    def __init__(self, place: Cluster, backing: Sequence[int], every: float) -> None:
        self.place = place
        self.pids = [server.pid for server in place.servers]
        self.backing = backing
        self.every = every
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.kb_alone = sum(map(resident_kb, self.pids))

    async def measure(self, number: int, seconds: float) -> Figures:
        """Bring the tables up to so many, let them settle, and measure for a while."""
        luck = random.Random(number)
        for n in range(len(self.tables), number):
            table = Table(luck, self.every)
            await table.open(self.place, SETTINGS[n % len(SETTINGS)])
            self.tables.append(table)
            self.tasks.append(asyncio.create_task(table.run()))
        await asyncio.sleep(2 * self.every)
        for table in self.tables:
            table.waits.clear()
            table.late = 0
        begun, cpu, backing = time.perf_counter(), self.used(), self.used_behind()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        server_cpu = (self.used() - cpu) / took
        waits = sorted(wait for table in self.tables for wait in table.waits) or [float("inf")]
        return Figures(
            tables=number,
            clients=number * SEATS,
            moves_a_second=len(waits) / took,
            p50_ms=1000 * waits[len(waits) // 2],
            p99_ms=1000 * waits[len(waits) * 99 // 100],
            worst_ms=1000 * waits[-1],
            late=sum(table.late for table in self.tables),
            server_cpu=server_cpu,
            backing_cpu=(self.used_behind() - backing) / took,
            at_full=len(waits) / took / server_cpu * len(self.pids),
            kb_a_table=(sum(map(resident_kb, self.pids)) - self.kb_alone) / number,
        )

    def used(self) -> float:
        return sum(map(cpu_seconds, self.pids))

    def used_behind(self) -> float:
        return sum(map(cpu_of_family, self.backing))

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_family(pid: int) -> float:
    """The same with the processes that it has started and that still run: those of PostgreSQL's connections."""
    used = cpu_seconds(pid)
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):
            used += cpu_seconds(int(child))
    return used


def resident_kb(pid: int) -> int:
    """The memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() // 1024


async def run(place: Cluster, backing: Sequence[int], args: argparse.Namespace) -> list[Figures]:
    bench = Bench(place, backing, 1 / args.rate)
    found = []
    for number in [args.tables] if args.tables else RAMP:
        figures = await bench.measure(number, args.seconds)
        found.append(figures)
        if not args.json:
            print(figures, flush=True)
        if figures.p99_ms > TOO_LONG_MS:
            break
    bench.stop()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=0, help="so many, and not the ramp")
    parser.add_argument("--seconds", type=float, default=10, help="how long each is measured (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=1, help="moves a second at each table (default: %(default)s)")
    parser.add_argument("--fsync", action="store_true", help="with a server that waits for the disk at every move")
    parser.add_argument(
        "--nodes", type=int, default=0, help="so many servers with PostgreSQL and NATS (default: one with SQLite)"
    )
    parser.add_argument("--json", action="store_true", help="figures for programs")
    args = parser.parse_args()
    allow_many_sockets()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sixgun-bench-"))
        start = stack.enter_context(nursery(Path(folder, "log")))
        keeps = stack.enter_context(postgres(sure=True)) if args.nodes else None
        carries = stack.enter_context(nats()) if args.nodes else None
        config = Config(
            data=Path(folder, "data"),
            ports=(0,),
            static=Path(folder, "no client"),
            most_connections_an_address=100_000,
            most_tables=100_000,
            most_tables_an_address=100_000,
            tables_a_minute=1e6,
            fsync=args.fsync,
            database=keeps.database() if keeps is not None else "",
            nats=carries.url if carries is not None else "",
        )
        place = Cluster([start.start(config) for _ in range(args.nodes or 1)])
        backing = [server.process.pid for server in (keeps, carries) if server is not None]
        if not args.json:
            print(f"{describe()}; {os.cpu_count()} cores, shared with the load generator\n{HEAD}")
        found = asyncio.run(run(place, backing, args))
        place.stop()
    if args.json:
        print(json.dumps([asdict(figures) for figures in found]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
