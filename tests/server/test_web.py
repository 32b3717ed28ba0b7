"""Over plain HTTP: headers, caching, cookies, origins, health, figures, replays; and a clean end."""

import asyncio
import contextlib
import gzip
import json
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.record import verify
from sixgun.server import up
from sixgun.server.down import After, Refused, Room, State
from sixgun.server.protocol import ENCODE, Replay
from sixgun.server.trial.client import Client
from sixgun.server.trial.hostile import HANDSHAKE
from sixgun.server.trial.player import party
from sixgun.server.up import Settings

from .conftest import Serve


def get(url: str, method: str = "GET", **headers: str) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(url, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read()


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Sixgun</title>" + " " * 1000)
    (folder / "assets" / "app-1a2b3c.js").write_text("let sixgun;" * 100)
    (folder / "symbols.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / ".hidden").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    return folder


def test_every_answer_is_guarded(serve: Serve, client_folder: Path) -> None:
    url = serve(static=client_folder).url
    for path in ("/", "/t/ABCDEF", "/healthz", "/metrics", "/nothing.js", "/api/replay/nothing"):
        _, headers, _ = get(url + path)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy, "scripts come from us alone"
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
        assert "strict-transport-security" not in headers
    status, _, _ = get(url, "POST")
    assert status == 405


def test_behind_https_cookies_and_transport_are_strict(serve: Serve, client_folder: Path) -> None:
    server = serve(static=client_folder, public_url="https://bang.example")
    _, headers, _ = get(server.url)
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert headers["set-cookie"].endswith("; Secure")

    async def open_table() -> str:
        client = Client(server.socket_url)
        client.headers["Origin"] = "https://bang.example"
        await client.connect()
        room = await client.ask(up.Open(Settings("card", 4)), Room)
        await client.close()
        return room.link

    assert asyncio.run(open_table()).startswith("https://bang.example/t/")


def test_pages_are_asked_for_again_and_assets_kept_for_ever(serve: Serve, client_folder: Path) -> None:
    url = serve(static=client_folder).url
    for page in ("/", "/t/ABCDEF", "/replay/0123456789ab"):
        status, headers, body = get(url + page)
        assert (status, headers["cache-control"]) == (200, "no-cache")
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert body.startswith(b"<!doctype html>")
        assert "HttpOnly" in headers["set-cookie"]
    status, headers, _ = get(url, **{"if-none-match": headers["etag"]})
    assert status == 304
    status, headers, body = get(f"{url}/assets/app-1a2b3c.js", **{"accept-encoding": "gzip"})
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).startswith(b"let sixgun")
    assert "set-cookie" not in headers
    assert get(f"{url}/symbols.svg")[1]["content-type"] == "image/svg+xml"
    for path in ("/.hidden", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/", "/t/"):
        assert get(url + path)[0] == 404


def test_without_the_built_client_it_says_so(serve: Serve, tmp_path: Path) -> None:
    status, _, body = get(serve(static=tmp_path / "nowhere").url)
    assert status == 503
    assert b"./play" in body


def test_a_cookie_once_given_stays(serve: Serve, client_folder: Path) -> None:
    url = serve(static=client_folder).url
    _, headers, _ = get(url)
    cookie = headers["set-cookie"].split(";")[0]
    assert "set-cookie" not in get(url, cookie=cookie)[1]
    assert "set-cookie" in get(url, cookie="sixgun=forged.cookie")[1]


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


def test_whoever_talks_too_fast_is_first_told_then_cut_off(serve: Serve) -> None:
    async def flood() -> None:
        client = Client(serve(messages_a_second=1.0).socket_url)
        await client.connect()
        for _ in range(200):
            await client.send(up.Ping(1))
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
    server = serve(messages_a_second=1e6)
    host, port = server.url.removeprefix("http://").split(":")

    def open_connections() -> float:
        figures = get(f"{server.url}/metrics")[2].decode()
        return float(next(line for line in figures.splitlines() if line.startswith("sixgun_connections ")).split()[1])

    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.sendall(HANDSHAKE % f"{host}:{port}".encode() + b"\r\n")
        deaf.recv(100)
        opening = ENCODE.encode(up.Open(Settings("card", 8, ["base", "dodge-city"]), fill="greenhorn", start=True))
        deaf.sendall(masked(opening))
        deaf.settimeout(10)
        with contextlib.suppress(OSError):
            for _ in range(5_000):
                deaf.sendall(masked(b'{"type":"resync"}'))
        until = time.monotonic() + 10
        while open_connections() > 0:
            assert time.monotonic() < until, "the connection is still open"
            time.sleep(0.05)


def masked(text: bytes) -> bytes:
    """A text frame as clients send it, with a mask of zeros."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + text


def test_health_and_figures(serve: Serve) -> None:
    server = serve()

    async def play() -> None:
        client = Client(server.socket_url)
        await client.connect()
        await client.ask(up.Open(Settings("card", 4)), Room)
        status, _, body = await asyncio.to_thread(get, f"{server.url}/healthz")
        assert (status, json.loads(body)) == (200, {"ok": True, "tables": 1})
        figures = (await asyncio.to_thread(get, f"{server.url}/metrics"))[2].decode()
        assert 'sixgun_tables{phase="waiting"} 1.0' in figures
        assert "sixgun_connections 1.0" in figures
        assert "sixgun_faults_total 0.0" in figures
        await client.close()

    asyncio.run(play())


def test_a_finished_game_can_be_replayed_and_downloaded(serve: Serve) -> None:
    server = serve()

    async def play() -> After:
        players = await party(server.socket_url, Settings("dice", 3), 3, random.Random(1))
        watcher = Client(server.socket_url)
        await watcher.connect()
        await watcher.send(up.Watch(players[0].code))
        over = asyncio.create_task(watcher.until(After, seconds=60))
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.client.close()
        return await over

    over = asyncio.run(play())
    status, headers, body = get(f"{server.url}/api/replay/{over.game}")
    assert status == 200
    assert "immutable" in headers["cache-control"]
    replay = msgspec.json.decode(gzip.decompress(body), type=Replay)
    assert replay.steps[-1].view == over.view
    assert replay.steps[0].move is None
    assert [step.seq for step in replay.steps] == list(range(len(replay.steps)))
    seen = msgspec.json.decode(gzip.decompress(get(f"{server.url}/api/replay/{over.game}?as=B")[2]), type=Replay)
    assert seen.steps[0].view.viewer == 1
    status, headers, text = get(f"{server.url}/api/record/{over.game}")
    assert "attachment" in headers["content-disposition"]
    assert text.decode() == over.record
    verify(text.decode())
    for path in ("replay/none", "record/none", f"replay/{over.game}?as=H", f"replay/{over.game}?as=Q"):
        assert get(f"{server.url}/api/{path}")[0] in (400, 404)


def test_a_game_under_way_is_nobodys_to_replay(serve: Serve) -> None:
    server = serve()

    async def play() -> str:
        client = Client(server.socket_url)
        await client.connect()
        settings = Settings("card", 4, pace=3000)
        return (await client.ask(up.Open(settings, fill="greenhorn", start=True), State)).game

    game = asyncio.run(play())
    assert get(f"{server.url}/api/replay/{game}")[0] == 404
    assert get(f"{server.url}/api/record/{game}")[0] == 404


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "sixgun.server", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "Sixgun is open:\n"
        url = server.stdout.readline().strip()
        assert get(f"{url}/healthz")[0] == 200
        server.send_signal(how)
        _, errors = server.communicate(timeout=20)
        assert server.returncode == 0, errors
        assert "Traceback" not in errors
        assert "leaked" not in errors


def test_wrong_use_is_said_in_a_sentence(tmp_path: Path, serve: Serve) -> None:
    serve()
    port = serve(data=tmp_path / "other").url.rpartition(":")[2]
    for arguments, sentence in (
        (["--port", port, "--data", str(tmp_path / "third")], "choose another with --port"),
        (["--port", "0", "--data", str(tmp_path / "data")], "is in use by another server"),
        (["--port", "0", "--data", str(tmp_path / "third"), "--public-url", "bang"], "is no address for people"),
    ):
        command = [sys.executable, "-m", "sixgun.server", *arguments]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
        assert ended.returncode == 2
        assert sentence in ended.stderr
        assert "Traceback" not in ended.stderr
