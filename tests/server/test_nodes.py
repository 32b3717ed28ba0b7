"""Several servers as one: nothing is given away between them, what is lost is asked for again, work is shared."""

import asyncio
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.nodes.envelope import PACK, Come, Told
from sixgun.server.nodes.post import driver, opened
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, Elsewhere, Refused, Room, Seated, State, Welcome
from sixgun.server.wire.people import Guest
from tests.effort import effort
from tests.patience import PATIENCE
from tools.backends import program
from tools.server_trial.backing import Nats, Postgres
from tools.server_trial.client import Client
from tools.server_trial.cluster import Cluster
from tools.server_trial.process import Nursery, Server, nursery
from tools.server_trial.random_player import party

from .conftest import NODES, configured
from .test_backup import at_his_table
from .web import get

pytestmark = pytest.mark.hosts

DICE = Settings("dice", 3, pace=0)
NEWS = b'{"type":"news"'


@pytest.fixture
def settings(database: Postgres, carrier: Nats) -> dict[str, object]:
    return {"database": database.database(), "nats": carrier.url}


@pytest.fixture
def cluster(warm: Nursery, tmp_path: Path, settings: dict[str, object]) -> Iterator[Cluster]:
    config = configured(tmp_path, most_tables_an_address=5, **settings)
    servers = Cluster([warm.start(config) for _ in range(NODES)])
    yield servers
    servers.kill()


def health(url: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(get(f"{url}/healthz")[2])
    return found


def test_who_can_follow_is_sent_to_the_server_of_his_table(
    warm: Nursery, tmp_path: Path, settings: dict[str, object]
) -> None:
    async def run(a: Server, b: Server) -> None:
        host = Client(f"{a.socket_url}?at=")
        await host.connect()
        room = await host.ask(from_client.Open(DICE), Room)
        guest = Client(f"{b.socket_url}?at=")
        await guest.connect()
        assert (await guest.ask(from_client.Join(room.code), Elsewhere)).at == "a"
        assert (await guest.ask(from_client.Watch(room.code), Elsewhere)).at == "a"
        await guest.close()
        for url in (f"{a.socket_url}?at=a", f"{b.socket_url}?at=a", b.socket_url):
            guest.url = url  # where he was sent, where a balancer brings him that knows no names, and an older page
            await guest.connect()
            assert (await guest.ask(from_client.Join(room.code), Room)).you == 1
            await guest.close()
        guest.url = f"{b.socket_url}?at=b"
        await guest.connect()
        assert (await guest.ask(from_client.Join(room.code), Elsewhere)).at == "a", "who came by name may go on by name"
        await guest.close()
        await host.close()

    servers = Cluster([warm.start(configured(tmp_path, name=name, **settings)) for name in ("a", "b")])
    try:
        asyncio.run(run(*servers.servers))
    finally:
        servers.kill()


def test_what_travels_to_a_page_is_what_the_page_is_told(cluster: Cluster, carrier: Nats) -> None:
    """So nothing travels that a viewer must not see: what pages are told is held against the rules elsewhere."""

    async def run() -> None:
        told: list[bytes] = []

        async def overheard(message: Any) -> None:
            told.extend(letter.data for letter in opened(message.data) if isinstance(letter, Told))

        line = await driver().connect(carrier.url)
        await line.subscribe("sixgun.>", cb=overheard)
        await line.flush()
        players = await party(lambda: cluster.socket_url, Settings("card", 4, pace=0), 4, random.Random(1))
        for player in players:
            player.client.frames = []
        told.clear()
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE)
        await line.close()
        heard = {frame for player in players for frame in player.client.frames or ()}
        assert len(told) > 50, "nobody was at another server than his table"
        assert [data for data in told if data.startswith(NEWS) and data not in heard] == []
        for player in players:
            await player.client.close()

    asyncio.run(run())


def test_games_come_to_their_end_though_letters_are_lost(tmp_path: Path, settings: dict[str, object]) -> None:
    async def run(servers: Cluster) -> None:
        luck = random.Random(2)
        tables = [await party(lambda: servers.socket_url, DICE, 3, luck) for _ in range(effort(1, 3))]
        players = [player for table in tables for player in table]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE)
        assert [complaint for player in players for complaint in player.promises.broken] == []

    with nursery(tmp_path / "log", "tests.server.lossy") as start:
        config = configured(tmp_path, **settings)
        servers = Cluster([start.start(config) for _ in range(NODES)])
        try:
            asyncio.run(run(servers))
        finally:
            servers.kill()


def metric(url: str, name: str) -> list[str]:
    lines = get(f"{url}/metrics")[2].decode().splitlines()
    return [line.split()[-1] for line in lines if line.startswith(name)]


def test_nonsense_on_the_post_harms_nobody(cluster: Cluster, carrier: Nats) -> None:
    async def run() -> None:
        line = await driver().connect(carrier.url)
        subjects: set[str] = set()

        async def overheard(message: Any) -> None:
            subjects.add(message.subject)

        await line.subscribe("sixgun.>", cb=overheard)
        host, friend = Client(cluster.socket_url), Client(cluster.socket_url)
        for client in (host, friend):
            await client.connect()
        room = await host.ask(from_client.Open(DICE), Room)
        await friend.ask(from_client.Join(room.code), Room)
        nobody = Guest("nobody", "Nobody", "x")
        junk = [
            b"",
            b"\xc1not squeezed",
            b"\x91\x91\xa4Told",
            PACK.encode([Told("elsewhere", 10**9, 1, b"{}")]),
            PACK.encode([Come("elsewhere", "NOSUCHTABLE", 1, nobody, "", sit=True)]),
            PACK.encode([["Unknown", 1]]),
        ]
        while not subjects:
            await asyncio.sleep(0.05)
        for subject in subjects:
            for data in junk:
                await line.publish(subject, data)
        await line.flush()
        assert (await friend.ask(from_client.Resync(), Room)).you == 1
        assert (await host.ask(from_client.Resync(), Room)).you == 0
        assert all(metric(server.url, "sixgun_faults_total") == ["0.0"] for server in cluster.servers)
        await line.close()
        for client in (host, friend):
            await client.close()

    asyncio.run(run())


def test_new_tables_are_counted_together(cluster: Cluster) -> None:
    async def run() -> None:
        clients = [Client(cluster.servers[0].socket_url) for _ in range(5)]
        for client in clients:
            await client.connect()
            await client.ask(from_client.Open(DICE), Room)
        assert sum(health(server.url)["tables"] for server in cluster.servers) == 5
        late = Client(cluster.servers[1].socket_url)
        await late.connect()
        assert (await late.ask(from_client.Open(DICE), Refused)).key == "full", (
            "an address has its share, wherever it asks"
        )
        for client in (*clients, late):
            await client.close()

    asyncio.run(run())


def test_whoever_has_a_seat_is_told_of_it_at_every_server(cluster: Cluster) -> None:
    async def run() -> None:
        host = Client(cluster.servers[0].socket_url)
        await host.connect()
        state = await host.ask(from_client.Open(DICE, fill="greenhorn", start=True), State)
        code = (await host.ask(from_client.Resync(), Room)).code
        for server in cluster.servers:
            page = Client(server.socket_url, host.cookie)
            welcome: Welcome = await page.connect()
            assert welcome.seated == [code]
            (seat,) = (await page.ask(from_client.Browse(), Seated)).tables
            assert (seat.code, seat.phase, seat.people) == (code, "playing", 1)
            assert seat.character == state.view.seats[0].character, "whoever runs the table was asked"
            await page.close()
        await host.close()

    asyncio.run(run())


def test_a_polite_end_costs_a_reconnect_and_nothing_else(cluster: Cluster) -> None:
    async def run() -> None:
        first, second, _ = cluster.servers
        host = Client(first.socket_url)
        await host.connect()
        await host.ask(from_client.Open(DICE, fill="greenhorn", start=True), State)
        code = (await host.ask(from_client.Resync(), Room)).code
        await asyncio.to_thread(first.stop)
        host.vanish()
        host.url = second.socket_url
        await host.connect()
        assert (await host.ask(from_client.Join(code), Room)).phase == "playing"
        await host.send(from_client.Away(on=True))
        assert (await host.until(After)).game
        await host.close()

    asyncio.run(run())


def test_a_copy_of_the_database_made_under_way_is_a_whole_place_to_play(
    cluster: Cluster, warm: Nursery, tmp_path: Path, database: Postgres, settings: dict[str, object]
) -> None:
    """What docs/hosting.md says of backup and restore."""

    cookie, code, game = asyncio.run(at_his_table(cluster.socket_url, None, ""))
    copy = tmp_path / "sixgun.dump"
    tool = {name: str(program(name)) for name in ("pg_dump", "pg_restore")}
    subprocess.run([tool["pg_dump"], "-Fc", "-f", str(copy), str(settings["database"])], check=True)
    again = database.database()
    subprocess.run([tool["pg_restore"], "--no-owner", "-d", again, str(copy)], check=True)
    restored = warm.start(configured(tmp_path, **{**settings, "database": again}))
    try:
        assert asyncio.run(at_his_table(restored.socket_url, cookie, code)) == (cookie, code, game)
    finally:
        restored.kill()
