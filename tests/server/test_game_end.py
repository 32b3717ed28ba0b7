"""The end of a game and what it counts for are one with its last move: both are kept, once, or neither has happened."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest

from sixgun.server.keep.pg.link import connect
from sixgun.server.keep.sqlite import FILE
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, News, Refused, Room, State
from tools.server_trial.client import Client, random_answer
from tools.server_trial.process import Nursery, Server

from .conftest import configured
from .table import begin

QUICK = Settings("dice", 4, pace=0)
REFUSING = {
    "sqlite": ("CREATE TRIGGER no_room BEFORE INSERT ON played BEGIN SELECT RAISE(ABORT, 'no room'); END",),
    "postgresql": (
        "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$",
        "CREATE TRIGGER no_room BEFORE INSERT ON played EXECUTE FUNCTION no_room()",
    ),
}
TAKING = {"sqlite": "DROP TRIGGER no_room", "postgresql": "DROP TRIGGER no_room ON played"}


@dataclass
class Hosted:
    """A server with its store, which can be told to take no game's end."""

    kind: str
    start: Callable[[], Server]
    """The same again is a restart."""
    run: Callable[[str], list[tuple[Any, ...]]]

    def refuse_ends(self) -> None:
        for sql in REFUSING[self.kind]:
            self.run(sql)

    def take_ends(self) -> None:
        self.run(TAKING[self.kind])

    def counted(self, game: str) -> tuple[int, int, int]:
        """Seats noted for a game, games in all tallies of people, and whether it has ended."""
        ((noted,),) = self.run(f"SELECT count(*) FROM played WHERE game = '{game}'")
        ((tallied,),) = self.run("SELECT sum(games) FROM tallies WHERE about = 'seat'")
        ((ended,),) = self.run(f"SELECT count(*) FROM games WHERE id = '{game}' AND ended IS NOT NULL")
        return int(noted), int(tallied or 0), int(ended)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.hosts)])
def hosted(request: pytest.FixtureRequest, warm: Nursery, tmp_path: Any) -> Iterator[Hosted]:
    running: list[Server] = []
    more: dict[str, object] = {}
    if request.param == "postgresql":
        more = {"database": request.getfixturevalue("database").database()}
        more["nats"] = request.getfixturevalue("carrier").url
    config = configured(tmp_path, **more)

    def start() -> Server:
        running.append(warm.start(config))
        return running[-1]

    def run(sql: str) -> list[tuple[Any, ...]]:
        if not config.database:
            with closing(sqlite3.connect(config.data / FILE, timeout=60, isolation_level=None)) as db:
                return db.execute(sql).fetchall()
        with closing(connect(config.database)) as db:
            done = db.execute(sql)
            return list(done.fetchall()) if done.description else []

    yield Hosted(request.param, start, run)
    for server in running:
        server.kill()


async def answer(client: Client, move: from_client.Move) -> News | Refused:
    """Send a move, and what came of it."""
    await client.send(move)
    while not isinstance(said := await client.receive(), News | Refused):
        pass
    return said


async def play(clients: list[Client], said: Sequence[State | News]) -> tuple[Sequence[State | News], bool]:
    """Everybody plays until the game is over, or the store does not take its end; what all know, and whether it did."""
    luck = random.Random(5)
    while not said[0].view.over:
        seat, move = next((seat, move) for seat, each in enumerate(said) if (move := random_answer(each, luck)))
        told = await answer(clients[seat], move)
        if isinstance(told, Refused):
            assert told.key == "try-again", "one sentence, and the way out"
            return said, False
        said = [told if other == seat else await client.until(News) for other, client in enumerate(clients)]
    return said, True


async def come_back(clients: list[Client], server: Server, code: str) -> list[State]:
    for client in clients:
        client.vanish()
        client.url = server.socket_url
        await client.connect()
    return [await client.ask(from_client.Join(code), State) for client in clients]


def test_a_game_whose_end_cannot_be_written_is_counted_once_when_it_can(hosted: Hosted) -> None:
    async def script() -> None:
        server = hosted.start()
        clients = [Client(server.socket_url) for _ in range(4)]
        for client in clients:
            await client.connect()
        hosted.refuse_ends()
        room, states = await begin(clients, QUICK)
        game = states[0].game
        said, is_kept = await play(clients, states)
        assert (is_kept, hosted.counted(game)) == (False, (0, 0, 0))
        refused = await clients[0].ask(from_client.Start(), Refused)
        assert refused.key == "game-on", "no other game begins before this one is over"

        server.kill()
        server = hosted.start()
        states = await come_back(clients, server, room.code)
        assert {state.seq for state in states} == {said[0].seq}, "the last move has not happened"
        said, is_kept = await play(clients, states)
        assert (is_kept, hosted.counted(game)) == (False, (0, 0, 0))

        hosted.take_ends()
        said, is_kept = await play(clients, said)
        assert is_kept
        assert (await clients[0].until(After)).game == game
        assert hosted.counted(game) == (4, 4, 1)
        await clients[0].send(from_client.Start())
        assert (await clients[0].until(State)).game != game

        server.kill()
        server = hosted.start()
        await come_back(clients, server, room.code)
        assert hosted.counted(game) == (4, 4, 1), "nothing is lost, and nothing counts twice"
        assert (await clients[0].ask(from_client.Resync(), Room)).games_played == 1
        for client in clients:
            await client.close()

    asyncio.run(script())
