"""A hall without sockets, and a clock that stands still until a test moves it: days pass in no time."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sixgun.game import Game
from sixgun.server.bots.bot_task import BotTask, Thought
from sixgun.server.bots.workers import Workers, minds
from sixgun.server.config import Config
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import FromServer, News, State
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import DECODE_DOWN
from tools.server_trial.client import random_answer

M = TypeVar("M", bound=FromServer)

DAY = 86_400.0


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time passes only when it is told to."""

    at = 1000.0

    def time(self) -> float:
        return self.at


def pass_time(seconds: float) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Clockwork)
    loop.at += seconds


class Page:
    """An open page of a guest: what it was told, and what it has."""

    def __init__(self, name: str) -> None:
        self.guest = Guest(name, name, name)
        self.house = f"house of {name}"
        self.table: LiveTable | None = None
        self.heard: list[FromServer] = []
        self.more = asyncio.Event()

    def send(self, data: bytes) -> None:
        self.heard.append(DECODE_DOWN.decode(data))
        self.more.set()

    def shown_out(self, table: object) -> None:
        if self.table is table:
            self.table = None

    def come(self, table: LiveTable) -> None:
        self.table = table
        table.come(self, sit=True)

    def close(self) -> None:
        """Close the page without a word."""
        assert self.table is not None
        self.table.go(self)
        self.table = None

    def say(self, message: from_client.FromClient) -> None:
        assert self.table is not None
        self.table.hear(self, message)

    async def until(self, kind: type[M], fits: Callable[[M], bool] = lambda m: True) -> M:
        """The next message of a kind; all before it are dropped."""
        while True:
            while self.heard:
                message = self.heard.pop(0)
                if isinstance(message, kind) and fits(message):
                    return message
            self.more.clear()
            await self.more.wait()

    async def play_until(self, said: State | News, fits: Callable[[State | News], bool]) -> State | News:
        """Answer at random until something is so."""
        luck = random.Random(1)
        while not fits(said):
            move = random_answer(said, luck)
            if move is not None:
                self.say(move)
            said = await self.until(News)
        return said


async def done(table: LiveTable) -> None:
    """All letters that lie there are answered, and bots that need not wait have moved."""
    while table.thoughts:
        await asyncio.wait(table.thoughts)
        await letters(table)
    await letters(table)


async def letters(table: LiveTable) -> None:
    """All letters that lie there are answered, and timers that have rung before them."""
    for _ in range(3):
        await asyncio.sleep(0)
    answered = asyncio.Event()

    async def last() -> None:
        answered.set()

    table.post(last)
    await answered.wait()


async def open_table(hall: Hall, host: Page, settings: Settings, *friends: Page, reveal: bool = False) -> LiveTable:
    """A game under way: people on the first seats, bots on the others."""
    table = await hall.open(host, from_client.Open(settings))
    for page in (host, *friends):
        page.come(table)
    for seat in range(1 + len(friends), settings.seats):
        host.say(from_client.AddBot(seat, "drifter"))
    host.say(from_client.Start(reveal))
    return table


class Thinking(Workers):
    """Bots that think here, in this process: none of these tests is about how long that takes."""

    async def think(self, bot_task: BotTask, game: Game) -> Thought:
        thought = minds().solve(bot_task) or minds().solve(bot_task.from_the_start(game))
        assert thought is not None
        return thought


def in_hall(data: Path, script: Callable[[Hall], Awaitable[None]]) -> None:
    """Run a script in a hall of its own; the same folder again is a restart."""

    async def run() -> None:
        hall = Hall(Config(data), luck=random.Random(3).getrandbits)
        hall.workers = Thinking(1, hall.config.thinking)
        try:
            await hall.start()
            await script(hall)
        finally:
            await hall.stop()

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(run())
