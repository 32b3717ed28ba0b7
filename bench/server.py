"""How many tables a server bears: live tables of five WebSocket clients each, on loopback.

    python -m bench.server                       50, 100, 200 and more tables, until the 99th percentile is too long
    python -m bench.server --tables 200 --seconds 30
    python -m bench.server --tables 1000 --rate 0.2 0.5 0.8     the same tables at one pace after the other
    python -m bench.server --nodes 2             two servers that share a PostgreSQL and a NATS, people at both; as
                                                 behind a balancer that knows their names, or --spread, as behind any

At every table one move a second is made, unless said otherwise. What is measured is the time from sending a move to
its effect on another client of the table. Server and load generator are processes that share this machine; real people
have machines of their own, so the clients let the servers go first (nice). So that the clients do not count, the
processor time of each process is measured as well: `at full` is how many moves a second the servers would make if each
had a core of its own and spent on a move what it spends here. `waiting` is how much of the time a server could
have run while others had the processor: unless that is little, the times by the clock say nothing about it.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path

from bench.crowd import SEATS, Table
from sixgun.server.config import Config
from sixgun.server.run import allow_many_sockets
from sixgun.server.wire.from_client import Settings
from sixgun.version import describe
from tools.server_trial.backing import nats, postgres
from tools.server_trial.cluster import NAMES, Cluster
from tools.server_trial.process import nursery
from tools.server_trial.usage import cpu_of_family, cpu_seconds, kept_waiting, resident_kb

RAMP = (50, 100, 200, 300, 400, 600, 800, 1000, 1200)
TOO_LONG_MS = 100
YIELD = 5
"""By how much the clients are nicer than the servers."""
TOGETHER = 20
"""Tables that are opened at once."""
SETTINGS = (Settings("card", SEATS, ["base", "dodge-city"]), Settings("card", SEATS), Settings("dice", SEATS))


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
    crowd_cpu: float
    """Cores that the clients used."""
    backing_cpu: float
    """Cores that PostgreSQL and NATS used."""
    ms_a_move: float
    """Processor time of the servers for a move, all messages about it included."""
    at_full: float
    """Moves a second if every server had a core of its own, all of which it used."""
    kept_waiting: float
    """The share of the time in which some server could have run, but other programs had the processor."""
    kb_a_table: float

    def __str__(self) -> str:
        return (
            f"{self.tables:6} {self.clients:8} {self.moves_a_second:9.0f} {self.p50_ms:8.1f} {self.p99_ms:8.1f} "
            f"{self.worst_ms:8.1f} {self.late:6} {self.server_cpu:7.0%} {self.crowd_cpu:7.0%} {self.backing_cpu:7.0%} "
            f"{self.ms_a_move:7.2f} {self.at_full:8.0f} {self.kept_waiting:7.0%} {self.kb_a_table:9.0f}"
        )


HEAD = (
    "tables  clients   moves/s   p50 ms   p99 ms worst ms   late servers clients backing "
    "ms/move  at full waiting  kB/table"
)


class Bench:
    """Servers under a growing number of tables."""

    def __init__(self, place: Cluster, backing: Sequence[int], follow: bool = False) -> None:
        self.place = place
        self.pids = [server.pid for server in place.servers]
        self.backing = backing
        self.follow = follow
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.kb_alone = sum(map(resident_kb, self.pids))

    async def measure(self, number: int, every: float, seconds: float) -> Figures:
        """Bring the tables up to so many and to this pace, let them settle, and measure for a while."""
        luck = random.Random(number)
        while len(self.tables) < number:  # many at once: on a busy machine each step of a handshake waits its turn
            new = [Table(luck, every) for _ in range(min(TOGETHER, number - len(self.tables)))]
            kinds = [SETTINGS[(len(self.tables) + n) % len(SETTINGS)] for n in range(len(new))]
            opened = (
                table.open(lambda: self.place.socket_url, kind, self.place.at if self.follow else None)
                for table, kind in zip(new, kinds, strict=True)
            )
            await asyncio.gather(*opened)
            self.tables += new
            self.tasks += [asyncio.create_task(table.play()) for table in new]
        for table in self.tables:
            table.every = every
        await asyncio.sleep(2 * every)
        for table in self.tables:
            table.waits.clear()
            table.late = table.moves = 0
        begun, cpu, backing, crowd = time.perf_counter(), self.used(), self.used_behind(), time.process_time()
        waited = [kept_waiting(pid) for pid in self.pids]
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        server_cpu = (self.used() - cpu) / took
        moves = sum(table.moves for table in self.tables)
        waits = sorted(wait for table in self.tables for wait in table.waits) or [float("inf")]
        return Figures(
            tables=number,
            clients=number * SEATS,
            moves_a_second=moves / took,
            p50_ms=1000 * waits[len(waits) // 2],
            p99_ms=1000 * waits[len(waits) * 99 // 100],
            worst_ms=1000 * waits[-1],
            late=sum(table.late for table in self.tables),
            server_cpu=server_cpu,
            backing_cpu=(self.used_behind() - backing) / took,
            crowd_cpu=(time.process_time() - crowd) / took,
            ms_a_move=1000 * server_cpu * took / max(1, moves),
            at_full=moves / took / server_cpu * len(self.pids),
            kept_waiting=max(kept_waiting(pid) - before for pid, before in zip(self.pids, waited, strict=True)) / took,
            kb_a_table=(sum(map(resident_kb, self.pids)) - self.kb_alone) / number,
        )

    def used(self) -> float:
        return sum(map(cpu_seconds, self.pids))

    def used_behind(self) -> float:
        return sum(map(cpu_of_family, self.backing))

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()


async def run(place: Cluster, backing: Sequence[int], args: argparse.Namespace) -> list[Figures]:
    bench = Bench(place, backing, args.nodes > 0 and not args.spread)
    found = []
    for number, rate in product([args.tables] if args.tables else RAMP, args.rate):
        figures = await bench.measure(number, 1 / rate, args.seconds)
        found.append(figures)
        if not args.json:
            print(figures, flush=True)
        if figures.p99_ms > TOO_LONG_MS:
            break
    bench.stop()
    return found


def fastest_loop() -> asyncio.AbstractEventLoop:
    """As at the server: uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=0, help="so many, and not the ramp")
    parser.add_argument("--seconds", type=float, default=10, help="how long each is measured (default: %(default)s)")
    parser.add_argument(
        "--rate", type=float, nargs="+", default=[1.0], help="moves a second at each table (default: 1)"
    )
    parser.add_argument("--fsync", action="store_true", help="with a server that waits for the disk at every move")
    parser.add_argument(
        "--nodes", type=int, default=0, help="so many servers with PostgreSQL and NATS (default: one with SQLite)"
    )
    parser.add_argument("--spread", action="store_true", help="with --nodes: nobody goes to the server of his table")
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
        names = NAMES[: args.nodes] if args.nodes and not args.spread else [""] * (args.nodes or 1)
        place = Cluster([start.start(replace(config, name=name)) for name in names])
        os.nice(YIELD)
        backing = [server.process.pid for server in (keeps, carries) if server is not None]
        if not args.json:
            print(f"{describe()}; {os.cpu_count()} cores, shared with the load generator\n{HEAD}")
        with asyncio.Runner(loop_factory=fastest_loop) as runner:
            found = runner.run(run(place, backing, args))
        place.stop()
    if args.json:
        print(json.dumps([asdict(figures) for figures in found]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
