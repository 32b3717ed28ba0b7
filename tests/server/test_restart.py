"""What a restart finds, and how long tables wait: games go on, a game alone waits, empty rooms are closed."""

import asyncio
import random

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import (
    After,
    Claimed,
    History,
    Left,
    Lobby,
    News,
    Refused,
    Room,
    Said,
    State,
    Welcome,
)
from tools.server_trial.client import Client, random_answer

from .conftest import ServeAnywhere
from .table import begin, over_sockets


def test_rooms_names_and_talk_are_there_after_a_kill(anywhere: ServeAnywhere) -> None:
    async def run() -> None:
        server = anywhere()
        host, friend = Client(server.socket_url), Client(server.socket_url)
        for client in (host, friend):
            await client.connect()
        await friend.ask(from_client.Rename("Belle", "face"), Welcome)
        room = await host.ask(from_client.Open(Settings("card", 4, public=True)), Room)
        await friend.ask(from_client.Join(room.code), Room)
        await friend.ask(from_client.Chat("see you tomorrow"), Said)
        before = await host.ask(from_client.Resync(), Room)
        server.kill()
        url = anywhere().socket_url
        for client in (host, friend):
            client.vanish()
            client.url = url
            await client.connect()
        await friend.ask(from_client.Join(room.code), Room)
        assert (await host.ask(from_client.Join(room.code), Room)).you == 0
        assert [said.text for said in (await host.until(History)).said] == ["see you tomorrow"]
        after = await host.ask(from_client.Resync(), Room)
        assert after == before
        assert after.seats[1].guest is not None
        assert after.seats[1].guest.name == "Belle"
        for client in (host, friend):
            await client.close()

    asyncio.run(run())


def test_a_game_with_its_claims_goes_on_after_a_kill_and_its_end_is_kept(anywhere: ServeAnywhere) -> None:
    async def run() -> None:
        server = anywhere()
        host = Client(server.socket_url)
        await host.connect()
        settings = Settings("dice", 4, pace=0, level="greenhorn")
        state = await host.ask(from_client.Open(settings, fill="greenhorn", start=True), State)
        await host.ask(from_client.Claim("deputy"), Claimed)
        code = (await host.ask(from_client.Resync(), Room)).code
        server.kill()
        host.vanish()
        second = anywhere()
        host.url = second.socket_url
        await host.connect()
        room = await host.ask(from_client.Join(code), Room)
        assert room.phase == "playing"
        assert room.seats[0].claim == "deputy"
        again = await host.until(State)
        assert (again.game, again.seed_hash) == (state.game, state.seed_hash)
        await host.send(from_client.Away(on=True))
        over = await host.until(After, seconds=60)
        second.kill()
        host.vanish()
        host.url = anywhere().socket_url
        await host.connect()
        assert (await host.ask(from_client.Join(code), Room)).phase == "after"
        assert await host.until(After) == over
        await host.close()

    asyncio.run(run())


def test_a_game_alone_waits_for_its_player(anywhere: ServeAnywhere) -> None:
    async def script(host: Client) -> None:
        luck = random.Random(1)
        room, (said,) = await begin([host], Settings("dice", 3, pace=0))
        latest: State | News = said
        while latest.choice is None:
            latest = await host.until(News)
        host.vanish()
        await asyncio.sleep(0.5)
        await host.connect()
        await host.ask(from_client.Join(room.code), Room)
        back = await host.until(State)
        assert back.seq == latest.seq
        assert back.choice == latest.choice
        move = random_answer(back, luck)
        assert move is not None
        await host.send(move)
        assert (await host.until(News)).by.seat == 0

    over_sockets(anywhere, 1, script, grace=0.05)


def test_a_room_that_everyone_has_left_is_closed(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, other: Client) -> None:
        room = await host.ask(from_client.Open(Settings("card", 4, public=True)), Room)
        await other.send(from_client.Browse())
        await other.until(Lobby, lambda lobby: [table.code for table in lobby.tables] == [room.code])
        host.vanish()
        await other.until(Lobby, lambda lobby: not lobby.tables)
        assert (await other.ask(from_client.Join(room.code), Refused)).key == "no-table"
        await host.connect()
        assert (await host.ask(from_client.Join(room.code), Refused)).key == "no-table"

    over_sockets(anywhere, 2, script, idle=0.1)


def test_watchers_are_told_when_a_table_closes(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, watcher: Client) -> None:
        room = await host.ask(from_client.Open(Settings("card", 4)), Room)
        await watcher.ask(from_client.Watch(room.code), Room)
        await host.ask(from_client.Leave(), Left)
        assert (await watcher.until(Left)).why == "closed"

    over_sockets(anywhere, 2, script)
