"""A player who answers at random, comes back whenever the connection is lost, and writes down what was promised."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from sixgun.picture.parts import Seen
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, News, Refused, Room, State
from tools.server_trial.client import GONE, Client, random_answer


@dataclass
class Promises:
    """What the server has told one player that it must never take back."""

    acknowledged: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    """The player's own moves that came back as news: game and number, and what he had sent."""
    events: dict[str, list[Seen]] = field(default_factory=dict)
    """Everything seen to happen, by game."""
    seq: dict[str, int] = field(default_factory=dict)
    """The highest number of moves seen, by game."""
    broken: list[str] = field(default_factory=list)

    def state(self, said: State) -> None:
        """A whole state must go on from all that was seen before."""
        known = self.events.get(said.game, [])
        if said.seq < self.seq.get(said.game, 0):
            self.broken.append(f"{said.game}: {self.seq[said.game]} moves became {said.seq}")
        if said.events[: len(known)] != known:
            self.broken.append(f"{said.game}: what had happened by move {self.seq.get(said.game)} was changed")
        self.events[said.game] = list(said.events)
        self.seq[said.game] = said.seq

    def news(self, said: News) -> None:
        """News must be the next move, neither one left out nor one told twice."""
        if said.seq != self.seq.get(said.game, 0) + 1:
            self.broken.append(f"{said.game}: after move {self.seq.get(said.game)} came move {said.seq}")
        self.events.setdefault(said.game, []).extend(said.events)
        self.seq[said.game] = said.seq


P = TypeVar("P", bound="RandomPlayer")


class RandomPlayer:
    """Plays one seat until its games are over."""

    def __init__(self, client: Client, code: str, luck: random.Random, games: int = 1) -> None:
        self.client = client
        self.code = code
        self.luck = luck
        self.games_left = games
        self.seat: int | None = None
        self.is_host = False
        self.promises = Promises()
        self.sent: dict[tuple[str, int], list[str]] = {}
        """Every move that was sent: game and number, and the move, or the moves if he had to ask what became of one."""
        self.refused: list[str] = []
        self.heard = ""
        """What kind of message came last."""
        self.over: set[str] = set()

    async def play(self) -> None:
        """Answer, and come back when cut off, until all games are over."""
        while self.games_left > 0:
            try:
                if self.client.socket is None:
                    await self.come_back()
                await self.hear()
            except GONE:
                self.client.vanish()
                await asyncio.sleep(0.01)

    async def come_back(self) -> None:
        await self.client.connect()
        await self.client.send(from_client.Join(self.code))

    @property
    def seen(self) -> int:
        """How many moves were seen, in all games."""
        return sum(self.promises.seq.values())

    async def hear(self) -> None:
        said = await self.client.receive()
        self.heard = type(said).__name__
        if isinstance(said, Room):
            self.seat = said.you
            self.is_host = said.you is not None and said.host == said.you
        elif isinstance(said, State):
            self.promises.state(said)
            await self.answer(said)
        elif isinstance(said, News):
            self.promises.news(said)
            number = (said.game, said.seq - 1)
            if said.by.seat == self.seat and said.by.bot is None and number in self.sent:
                self.promises.acknowledged[number] = self.sent[number]
            await self.answer(said)
        elif isinstance(said, After):
            await self.after(said)
        elif isinstance(said, Refused):
            self.refused.append(said.key)
            if said.key == "try-again":
                await self.client.send(from_client.Resync())

    async def answer(self, said: State | News) -> None:
        move = random_answer(said, self.luck)
        if move is not None:
            self.sent.setdefault((move.game, move.seq), []).append(move.move)
            await self.client.send(move)

    async def after(self, said: After) -> None:
        """Play on as long as there are games left; the host starts them."""
        if said.game not in self.over:
            self.over.add(said.game)
            self.games_left -= 1
        if self.games_left > 0 and self.is_host:
            await self.client.send(from_client.Start())


async def party(
    url: str | Callable[[], str],
    settings: Settings,
    people: int,
    luck: random.Random,
    games: int = 1,
    level: str = "greenhorn",
) -> list[RandomPlayer]:
    """A table with its people, bots on the other seats, and the game begun; nobody has answered yet."""
    return await party_of(RandomPlayer, url, settings, people, luck, games, level)


async def party_of(
    kind: Callable[[Client, str, random.Random, int], P],
    url: str | Callable[[], str],
    settings: Settings,
    people: int,
    luck: random.Random,
    games: int = 1,
    level: str = "greenhorn",
) -> list[P]:
    """The same of other players; where there are several servers, each comes to one of them."""
    players: list[P] = []
    code = ""
    for number in range(people):
        client = Client(url if isinstance(url, str) else url())
        await client.connect()
        room = await client.ask(from_client.Open(settings) if number == 0 else from_client.Join(code), Room)
        code = room.code
        players.append(kind(client, code, random.Random(luck.random()), games))
    host = players[0].client
    for seat in range(people, settings.seats):
        await host.send(from_client.AddBot(seat, level))
    await host.send(from_client.Start())
    return players
