"""A hall without sockets, disk or worker processes: tables driven as fast as they go, every byte sent in reach."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from sixgun.analysis import Effort
from sixgun.game import Game
from sixgun.server.analysis.analyst import Analyst
from sixgun.server.bots.bot_task import BotTask, Minds, Thought
from sixgun.server.config import Config
from sixgun.server.keep.archive import Archive
from sixgun.server.keep.journal import Statement
from sixgun.server.limit import Buckets
from sixgun.server.push.messenger import Messenger
from sixgun.server.push.seal import Signet
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.table.returning import Returning
from sixgun.server.table.sleepers import Sleepers
from sixgun.server.table.whereabouts import Whereabouts
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import After, News, Room, State
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import DECODE_DOWN
from tools.server_trial.client import random_answer


class NoStore:
    """Keeps nothing."""

    async def write(self, *statements: Statement) -> None:
        return

    async def game(self, game: str) -> None:
        return

    async def facts(self, code: str) -> None:
        return

    async def guest(self, guest: str) -> None:
        return

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return []


class NoWorkers:
    """Thinks on the spot."""

    def __init__(self) -> None:
        self.minds = Minds()

    async def think(self, bot_task: BotTask, game: Game) -> Thought:
        return self.minds.solve(bot_task) or Thought(bot_task.default)


class Indoors(Hall):
    """The hall itself, with nothing behind it."""

    def __init__(self, config: Config, luck: Callable[[int], int]) -> None:
        self.config = config
        self.luck = luck
        nothing: Any = NoStore()
        self.store = nothing
        self.archive = Archive(nothing, 0, self.games_shown)
        self.analyst = Analyst(nothing, Effort())
        self.workers: Any = NoWorkers()
        self.tables = {}
        self.fallen = set()
        self.unreadable = set()
        self.seats = Whereabouts()
        self.wall = time.time
        self.tasks = set()
        self.sleepers = Sleepers(self)
        self.messenger = Messenger(nothing, Signet(b"nobody's", ""), local=False)
        self.returning = Returning(float("-inf"))
        self.lobby = Quiet()  # type: ignore[assignment]
        self.guesses = Buckets(burst=10, rate=0)


class Quiet:
    """A lobby that nobody browses."""

    def changed(self, table: LiveTable) -> None:
        return

    def forget(self, table: LiveTable) -> None:
        return


class Listener:
    """A guest at a table who hears every byte and, if seated, answers at random."""

    def __init__(self, name: str, luck: random.Random, on_frame: Callable[["Listener", bytes], None]) -> None:
        self.guest = Guest(name, name, name)
        self.house = f"house of {name}"
        self.luck = luck
        self.on_frame = on_frame
        self.table: LiveTable | None = None
        self.viewer: int | None = None
        self.over = asyncio.Event()
        self.plays = True

    def send(self, data: bytes) -> None:
        self.on_frame(self, data)
        said = DECODE_DOWN.decode(data)
        if isinstance(said, Room):
            self.viewer = said.you
        elif isinstance(said, State | News):
            move = random_answer(said, self.luck)
            if move is not None and self.plays and self.table is not None:
                self.table.hear(self, move)
        elif isinstance(said, After):
            self.over.set()

    def shown_out(self, table: object) -> None:
        self.table = None


async def play_one(
    hall: Indoors,
    settings: from_client.Settings,
    seed: int,
    on_frame: Callable[[Listener, bytes], None],
    watchers: int = 1,
) -> LiveTable:
    """One game to its end: a listener on every seat, and some who watch. The table is closed then."""
    table, _ = await play_out(hall, settings, seed, on_frame, watchers)
    await hall.close(table)
    await table.task
    return table


async def play_out(
    hall: Indoors,
    settings: from_client.Settings,
    seed: int,
    on_frame: Callable[[Listener, bytes], None],
    watchers: int = 1,
) -> tuple[LiveTable, list[Listener]]:
    """The same, with everyone still at the table."""
    luck = random.Random(seed)
    host = Listener("0", luck, on_frame)
    table = await hall.open(host, from_client.Open(settings))
    listeners = [host]
    listeners += [Listener(str(n), luck, on_frame) for n in range(1, settings.seats + watchers)]
    for number, listener in enumerate(listeners):
        listener.table = table
        table.come(listener, sit=number < settings.seats)
    table.hear(host, from_client.Start())
    async with asyncio.timeout(60):
        for listener in listeners:
            await listener.over.wait()
    return table, listeners
