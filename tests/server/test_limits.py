"""Who may connect, how often, how fast and how long: origins, addresses, rates, sizes."""

import asyncio
import contextlib
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.server.table.mailbox import FROM_ONE
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Refused
from sixgun.server.wire.protocol import ENCODE
from tests.patience import PATIENCE
from tools.server_trial.client import Client
from tools.server_trial.hostile import HANDSHAKE

from .conftest import Serve
from .web import get


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("https://bang.example", False),
        ("http://127.0.0.1", False),
        ("null", False),
        ("http://[", False),
        ("file://", False),
    ],
)
def test_only_our_own_pages_may_open_a_socket(serve: Serve, origin: str | None, welcome: bool) -> None:
    server = serve()

    async def knock() -> None:
        client = Client(server.socket_url)
        if origin is not None:
            client.headers["Origin"] = origin.format(host=server.url.removeprefix("http://"))
        await client.connect()
        await client.close()

    if welcome:
        asyncio.run(knock())
    else:
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(knock())


def test_an_address_cannot_take_all_the_room(serve: Serve) -> None:
    url = serve(most_connections_an_address=3).socket_url

    async def crowd() -> None:
        clients = [Client(url) for _ in range(3)]
        for client in clients:
            await client.connect()
        with pytest.raises(InvalidStatus):
            await Client(url).connect()
        for client in clients:
            await client.close()

    asyncio.run(crowd())


def test_many_open_the_page_behind_one_address_and_nobody_asks_without_end(serve: Serve) -> None:
    url = serve().url
    assert {get(f"{url}/assets/part-{n}.js")[0] for n in range(400)} == {404}, "parts of the page count little"
    assert 429 in {get(f"{url}/healthz")[0] for _ in range(400)}


def test_whoever_talks_too_fast_is_first_told_then_cut_off(serve: Serve) -> None:
    async def flood() -> None:
        client = Client(serve(messages_a_second=1.0).socket_url)
        await client.connect()
        for _ in range(200):
            await client.send(from_client.Ping(1))
        refused = [await client.until(Refused) for _ in range(100)]
        assert {said.key for said in refused} == {"too-fast"}
        with pytest.raises(ConnectionClosed, match="1008"):
            await client.until(Refused)

    asyncio.run(flood())


def test_a_frame_that_is_too_long_ends_the_connection(serve: Serve) -> None:
    async def shout() -> None:
        client = Client(serve().socket_url)
        await client.connect()
        await client.send_raw("x" * 10_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            await client.receive()

    asyncio.run(shout())


def test_a_client_that_does_not_listen_is_cut_off(serve: Serve) -> None:
    """It asks for everything again and again and reads nothing; the server must not keep it all in mind for ever."""
    server = serve(messages_a_second=1e6, requests_a_second=1e6)  # the figures are asked for as often as one can
    host, port = server.url.removeprefix("http://").split(":")

    def figure(name: str) -> float:
        figures = get(f"{server.url}/metrics")[2].decode()
        return float(next(line for line in figures.splitlines() if line.startswith(f"{name} ")).split()[1])

    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.sendall(HANDSHAKE % f"{host}:{port}".encode() + b"\r\n")
        deaf.recv(100)
        opening = ENCODE.encode(
            from_client.Open(Settings("card", 8, ["base", "dodge-city"]), fill="greenhorn", start=True)
        )
        deaf.sendall(masked(opening))
        deaf.settimeout(PATIENCE)
        until = time.monotonic() + PATIENCE
        while not figure("sixgun_cut_off_total"):
            assert time.monotonic() < until, "the connection is still open"
            with contextlib.suppress(OSError):
                for _ in range(FROM_ONE):  # as many as a table takes of one: whatever is more is a short refusal
                    deaf.sendall(masked(b'{"type":"resync"}'))


def masked(text: bytes) -> bytes:
    """A text frame as clients send it, with a mask of zeros."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + text
