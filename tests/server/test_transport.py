"""Below the protocol: silent connections, frames that are no messages, names that are not ours, a full disk."""

import asyncio
import contextlib
import random
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import pytest

from sixgun.server.config import Config
from sixgun.server.metric import FAULTS
from sixgun.server.table.lobby import PublicTables
from sixgun.server.web.connection import Connection
from sixgun.server.web.transport import BESIDE, Gathering
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Room
from sixgun.server.wire.people import Guest
from tests.patience import PATIENCE, wait_until
from tools.server_trial.client import Client
from tools.server_trial.hostile import HANDSHAKE
from tools.server_trial.indoors import Indoors
from tools.server_trial.process import Server

from .conftest import Serve
from .web import get

EMPTY_PING = b"\x89\x80" + bytes(4)
EMPTY_PONG = b"\x8a\x80" + bytes(4)
EMPTY_PIECE = b"\x00\x80" + bytes(4)
FIRST_PIECE = b"\x01\x80" + bytes(4)


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as wire:
        yield wire


def everything(wire: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := wire.recv(65_536):
            heard += more
    return heard


# what is sent


class Wire(asyncio.Transport):
    """Notes what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closed
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


def test_all_that_is_sent_in_a_turn_is_one_write_and_nothing_of_it_is_lost_by_a_close() -> None:
    async def run() -> None:
        wire = Wire()
        gathering = Gathering(wire, asyncio.get_running_loop())
        for data in (b"a", b"b"):
            gathering.write(data)
        assert wire.written == []
        await asyncio.sleep(0)
        assert wire.written == [b"ab"]
        gathering.write(b"c")
        gathering.close()
        assert (wire.written, wire.closed) == ([b"ab", b"c"], True)
        await asyncio.sleep(0)
        assert wire.written == [b"ab", b"c"]

    asyncio.run(run())


def test_nothing_is_written_where_nobody_is_any_more() -> None:
    async def run() -> None:
        wire = Wire()
        gathering = Gathering(wire, asyncio.get_running_loop())
        gathering.write(b"a")
        gathering.abort()
        await asyncio.sleep(0)
        assert wire.written == []

    asyncio.run(run())


# connections that ask for nothing


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\nx",
    ],
    ids=["silent", "half a line", "half a head", "half a body"],
)
def test_whoever_does_not_end_his_request_is_cut_off(serve: Serve, said: bytes) -> None:
    with connected(serve(request_patience=0.2)) as wire:
        wire.sendall(said)
        everything(wire)  # comes to an end


def test_a_second_request_must_come_to_its_end_too(serve: Serve) -> None:
    with connected(serve(request_patience=0.2)) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert wire.recv(65_536).startswith(b"HTTP/1.1 200")
        wire.sendall(b"GET / HT")
        everything(wire)


def test_whoever_trickles_is_cut_off_as_well(serve: Serve) -> None:
    with connected(serve(request_patience=0.2)) as wire:
        wire.settimeout(0.02)
        wire.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        heard: bytes | None = None
        with contextlib.suppress(ConnectionError):
            while heard != b"":
                wire.sendall(b"X-More: 1\r\n")
                with contextlib.suppress(TimeoutError):
                    heard = wire.recv(100)


def test_an_address_has_only_so_many_sockets(serve: Serve) -> None:
    server = serve(most_connections_an_address=2)
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(connected(server)) for _ in range(20)]
        for wire in wires:
            with contextlib.suppress(ConnectionError):
                wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answered = 0
        for wire in wires:
            with contextlib.suppress(ConnectionError):
                answered += wire.recv(12) == b"HTTP/1.1 200"
        assert answered == 8
    wait_until(lambda: get(f"{server.url}/healthz")[0] == 200)


# the way into a WebSocket


@pytest.mark.parametrize(
    ("pieces", "answer"),
    [
        ([b"\r\n"], b"HTTP/1.1 101"),
        ([b"X-Odd:  two blanks \r\n\r\n"], b"HTTP/1.1 101"),
        ([b"X-Late: ", b"yes\r\n\r\n"], b"HTTP/1.1 101"),
        ([b"\r\n" + EMPTY_PING], b"HTTP/1.1 101"),
        ([b"Host: 127.0.0.1\r\n\r\n"], b"HTTP/1.1 400"),
        ([b"Sec-WebSocket-Version: 13\r\n\r\n"], b"HTTP/1.1 400"),
        ([b"Content-Length: 3\r\n\r\nhey"], b""),
    ],
    ids=["plain", "blanks", "two pieces", "a frame behind it", "two hosts", "two versions", "a body"],
)
def test_the_short_way_lets_in_whom_the_long_way_would(serve: Serve, pieces: list[bytes], answer: bytes) -> None:
    server = serve()
    with connected(server) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.sendall(HANDSHAKE % server.url.removeprefix("http://").encode())
        for piece in pieces:
            wire.sendall(piece)
        assert wire.recv(12) == answer


# frames that are no messages


@pytest.mark.parametrize("frame", [EMPTY_PING, EMPTY_PONG, EMPTY_PIECE], ids=["ping", "pong", "piece"])
def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(serve: Serve, frame: bytes) -> None:
    server = serve()
    with connected(server) as wire:
        wire.sendall(HANDSHAKE % server.url.removeprefix("http://").encode() + b"\r\n")
        wire.recv(100)
        with contextlib.suppress(ConnectionError):
            wire.sendall((FIRST_PIECE if frame == EMPTY_PIECE else b"") + frame * 50_000)
        heard = everything(wire)
    assert heard.count(b"\x8a\x00") <= 4 * BESIDE, "far fewer pings were answered than were sent"
    assert b"\x03\xf0" in heard or heard == b"", "1008, unless the rest of the flood met a closed door"


def test_a_few_pings_are_answered(serve: Serve) -> None:
    async def run() -> None:
        client = Client(serve().socket_url)
        await client.connect()
        assert client.socket is not None
        for _ in range(BESIDE // 2):
            await (await client.socket.ping())
        await client.close()

    asyncio.run(run())


# names


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:80", True),
        ("192.0.2.1", True),
        ("attic.local", True),
        ("evil.example", False),
        ("evil.example:80", False),
    ],
)
def test_a_page_of_another_name_is_not_ours(serve: Serve, host: str, ours: bool) -> None:
    """Whoever lets his own name lead to this machine gets neither a page nor a socket."""
    server = serve()
    assert (get(f"{server.url}/healthz", Host=host)[0] == 200) == ours
    with connected(server) as wire:
        wire.sendall(HANDSHAKE % host.encode() + b"Origin: http://" + host.encode() + b"\r\n\r\n")
        assert wire.recv(12) == (b"HTTP/1.1 101" if ours else b"HTTP/1.1 403")


def test_the_public_name_is_ours(serve: Serve) -> None:
    server = serve(public_url="https://bang.example")
    assert get(f"{server.url}/healthz", Host="bang.example")[0] == 200


# errors of ours


class OneMessage:
    """A socket over which somebody browses."""

    application_state = None
    scope: ClassVar[dict[str, object]] = {}
    query_params: ClassVar[dict[str, str]] = {}

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": '{"type":"browse"}'}


def test_an_error_of_the_disk_is_no_disconnection(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is counted and logged; only what the network does is nobody's fault."""

    async def broken(_: object) -> None:
        raise OSError("the disk is gone")

    async def run() -> None:
        hall = Indoors(Config(data=Path("nowhere")), random.Random(1).getrandbits)
        hall.lobby = PublicTables(hall)
        connection = Connection(OneMessage(), Guest("anna", "anna", "anna"), hall, "house")  # type: ignore[arg-type]
        monkeypatch.setattr(connection, "obey", broken)
        await connection.run()

    before = faults()
    asyncio.run(run())
    assert faults() == before + 1


def faults() -> float:
    return next(sample.value for metric in FAULTS.collect() for sample in metric.samples)


# a full disk


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can be told that a file is long enough")
def test_a_disk_that_takes_nothing_is_told_by_the_health_page(serve: Serve) -> None:
    server = serve()
    assert get(f"{server.url}/healthz")[0] == 200

    async def open_one() -> None:
        client = Client(server.socket_url)
        await client.connect()
        await client.ask(from_client.Open(Settings("dice", 3)), Room)
        await client.close()

    asyncio.run(open_one())
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    wait_until(lambda: get(f"{server.url}/healthz")[0] == 503)
    assert b'"writable":false' in get(f"{server.url}/healthz")[2]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    wait_until(lambda: get(f"{server.url}/healthz")[0] == 200)
