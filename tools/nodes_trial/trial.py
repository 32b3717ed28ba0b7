"""Servers, tables and faults."""

import argparse
import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from sixgun.server.config import Config
from sixgun.server.keep.pg.store import PostgresStore
from sixgun.server.wire.from_client import Settings
from tools.nodes_trial.fault import Fault, Patience, load
from tools.nodes_trial.player import Player
from tools.server_trial.backing import Nats, Postgres
from tools.server_trial.judge import broken_promises, not_replayed, written
from tools.server_trial.process import Nursery, Server
from tools.server_trial.random_player import party_of

ENDLESS: Final = 1_000_000
PATIENCE: Final = 300.0
TABLES: Final = (
    (Settings("card", 4), 4),
    (Settings("dice", 3), 3),
    (Settings("card", 5, ["base", "dodge-city"]), 5),
    (Settings("dice", 4, pace=0), 2),
)
"""What is played, and by how many people; bots take the other seats."""


class Trial:
    """Servers, tables and what became of them."""

    def __init__(
        self,
        start: Nursery,
        database: Postgres,
        carrier: Nats,
        args: argparse.Namespace,
        folder: Path,
        before: Nursery | None = None,
    ) -> None:
        """`before` starts the servers that are there first, of another version; all others are today's."""
        self.start = start
        self.database = database
        self.carrier = carrier
        self.luck = random.Random(args.seed)
        self.url = database.database()
        self.config = Config(
            data=folder,
            database=self.url,
            nats=carrier.url,
            ports=(0,),
            messages_a_second=1000,
            warm=True,
            most_connections_an_address=100_000,
            most_tables_an_address=100_000,
            tables_a_minute=1e6,
            static=folder / "no client",
        )
        self.servers = [(before or start).start(self.config) for _ in range(args.nodes)]
        self.thinks: float = args.thinks
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.begun = time.monotonic()
        self.reconnects = 0
        self.faults: list[Fault] = []
        self.broken: list[str] = []

    def any_server(self) -> Server:
        return self.luck.choice(self.servers)

    # playing

    async def open(self, tables: int) -> None:
        """Let so many tables begin; what nobody was told yet, a start of the first game for example, may be lost."""
        for number in range(tables):
            settings, people = TABLES[number % len(TABLES)]
            url = lambda: self.any_server().socket_url  # noqa: E731
            for player in await party_of(Player, url, settings, people, self.luck, ENDLESS):
                player.trial = self
                self.players.append(player)
                self.tasks.append(asyncio.create_task(player.play()))
        await self.all_play_on(time.monotonic(), dict.fromkeys(self.moves(), 0))

    def moves(self) -> dict[str, int]:
        """How many moves were seen at each table."""
        seen: dict[str, int] = {}
        for player in self.players:
            seen[player.code] = max(seen.get(player.code, 0), player.seen)
        return seen

    async def all_play_on(self, since: float, before: dict[str, int]) -> list[float]:
        """Seconds until each table has made a move that was not made before."""
        waiting = set(before)
        took: list[float] = []
        while waiting and time.monotonic() - since < PATIENCE:
            now = self.moves()
            for code in [code for code in waiting if now[code] > before[code]]:
                waiting.discard(code)
                took.append(time.monotonic() - since)
            await asyncio.sleep(0.02)
        if waiting:
            self.broken += [f"table {code} did not play on within {PATIENCE:.0f} s" for code in sorted(waiting)]
            self.broken += [str(player) for player in self.players if player.code in waiting]
        return took

    async def fault(self, what: str, begin: Callable[[], object], end: Callable[[], object] = lambda: None) -> None:
        """Do something, and wait until every table plays on; `end` is done then, and a moment passes for the next."""
        self.check_players()
        since, patience = time.monotonic(), self.patience()
        await asyncio.to_thread(begin)
        took = await self.all_play_on(since, self.moves())
        self.note(what, took, patience)
        await asyncio.gather(asyncio.to_thread(end), self.a_moment())

    async def a_moment(self) -> None:
        """So that no fault comes at the same moment after another."""
        await asyncio.sleep(self.luck.uniform(0.2, 1.0))

    def patience(self) -> Patience:
        return Patience(server.pid for server in self.servers)

    def note(self, what: str, took: list[float], patience: Patience) -> None:
        self.faults.append(Fault(what, max(took, default=0.0), took, patience.longest(), load()))

    def check_players(self) -> None:
        """Note whoever gave up; what he was told is held against the journal at the end."""
        for task in [task for task in self.tasks if task.done()]:
            self.broken.append(f"a player failed: {task.exception()!r}")
            self.tasks.remove(task)

    # faults

    async def kill(self) -> None:
        server = self.any_server()

        def begin() -> None:
            self.servers.remove(server)
            server.kill()

        def end() -> None:
            self.servers.append(self.start.start(self.config))

        await self.fault("kill", begin, end)

    async def freeze(self, seconds: float, meanwhile: Sequence[Callable[[], Awaitable[None]]] = ()) -> None:
        """Stop a server; everyone plays on at the others. Woken, it must not write any more for what it lost.

        `meanwhile` is what else befalls the others before it is woken.
        """
        server = self.any_server()
        self.servers.remove(server)
        os.kill(server.pid, signal.SIGSTOP)
        since, before, patience = time.monotonic(), self.moves(), self.patience()
        for player in self.players:  # a page hears nothing from its server and reconnects; the balancer knows better
            if player.client.url == server.socket_url and player.client.socket is not None:
                player.client.socket.transport.abort()
        took = await self.all_play_on(since, before)
        self.note("stop", took, patience)
        for befalls in meanwhile:
            await befalls()
        await asyncio.sleep(max(0.0, seconds - (time.monotonic() - since)))
        os.kill(server.pid, signal.SIGCONT)
        self.servers.append(server)
        self.check_players()
        await self.a_moment()

    async def restart_database(self) -> None:
        how = self.luck.choice((signal.SIGINT, signal.SIGQUIT))
        await self.fault("PostgreSQL", lambda: self.database.restart(how, self.luck.uniform(0, 1)))

    async def restart_carrier(self) -> None:
        await self.fault("NATS", lambda: self.carrier.restart(signal.SIGKILL, self.luck.uniform(0, 1)))

    async def roll(self) -> None:
        """Exchange every server for a new one, politely; what counts is the longest pause at each table meanwhile."""
        for server in list(self.servers):
            self.servers.append(await asyncio.to_thread(self.start.start, self.config))
            self.servers.remove(server)
            patience = self.patience()
            leaving = asyncio.create_task(asyncio.to_thread(server.stop))
            self.note("leave", await self.longest_pauses(leaving), patience)
            self.check_players()

    async def longest_pauses(self, work: "asyncio.Task[None]") -> list[float]:
        """The longest time without a move at each table while something is done, until all have moved afterwards."""
        begun = time.monotonic()
        at, moves = dict.fromkeys(self.moves(), begun), self.moves()
        longest = dict.fromkeys(moves, 0.0)
        done: float | None = None
        while time.monotonic() - begun < PATIENCE:
            now = time.monotonic()
            for code, number in self.moves().items():
                longest[code] = max(longest[code], now - at[code])
                if number > moves[code]:
                    moves[code], at[code] = number, now
            done = now if done is None and work.done() else done
            if done is not None and all(moment > done for moment in at.values()):
                break
            await asyncio.sleep(0.02)
        else:
            self.broken.append(f"not all tables played on within {PATIENCE:.0f} s of a polite leave")
        await work
        return list(longest.values())

    # the end

    def so_far(self) -> str:
        """What can be said while they play: the rest is known when the journal has been judged."""
        players = self.players
        acknowledged = sum(len(player.promises.acknowledged) for player in players)
        broken = len(self.broken) + sum(len(player.promises.broken) for player in players)
        return f"{acknowledged} moves acknowledged, {self.reconnects} reconnects, {broken} promises broken"

    async def judge(self) -> tuple[int, int, int]:
        """Games, moves and acknowledged moves; what is broken is noted."""
        self.check_players()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for server in self.servers:
            await asyncio.to_thread(server.kill)  # the last fault of all; how they end politely is tried by `roll`
        store = PostgresStore(self.url)
        try:
            lines = await written(store)
            self.broken += broken_promises(lines, self.players)
            self.broken += await not_replayed(store)
            self.broken += await two_owners(store)
        finally:
            store.close()
        acknowledged = sum(len(player.promises.acknowledged) for player in self.players)
        return len({line.game for line in lines}), len(lines), acknowledged


async def two_owners(store: PostgresStore) -> list[str]:
    """Moves that were written by an owner older than that of the move before: two would have written at once."""
    rows = await store.read(
        "SELECT game, seq FROM (SELECT game, seq, epoch, lag(epoch) OVER (PARTITION BY game ORDER BY seq) AS before "
        "FROM journal) AS line WHERE epoch IS NULL OR before > epoch"
    )
    return [f"{game}: move {seq} is by an owner of long ago" for game, seq in rows]
