"""Over plain HTTP: headers, caching, cookies, origins, health, figures, replays; and a clean end."""

import asyncio
import gc
import gzip
import json
import os
import random
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sixgun.errors import BadOption
from sixgun.record import verify
from sixgun.server.config import Config
from sixgun.server.garbage import keep_for_good, rarely_collect
from sixgun.server.run import listen
from sixgun.server.web.static import has_page
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, Room, State
from sixgun.server.wire.protocol import Replay
from tests.patience import PATIENCE
from tools.server_trial.client import Client
from tools.server_trial.random_player import party

from .conftest import Serve
from .web import get

WELL = {"ok": True, "writable": True, "tables": 1, "fallen": [], "unreadable": []}


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
    for path in ("/", "/t/ABCDEF", "/docs/", "/healthz", "/metrics", "/nothing.js", "/api/replay/nothing"):
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
        room = await client.ask(from_client.Open(Settings("card", 4)), Room)
        await client.close()
        return room.link

    assert asyncio.run(open_table()).startswith("https://bang.example/t/")


def test_pages_are_asked_for_again_and_assets_kept_for_ever(serve: Serve, client_folder: Path) -> None:
    url = serve(static=client_folder).url
    for page in ("/", "/replay/0123456789ab", "/learn", "/learn/card"):
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
    assert not has_page(tmp_path)
    (tmp_path / "index.html").touch()
    assert has_page(tmp_path)


def test_the_documentation_is_under_docs(serve: Serve, tmp_path: Path) -> None:
    site = tmp_path / "docs"
    (site / "assets").mkdir(parents=True)
    (site / "rules").mkdir()
    (site / "index.html").write_text("<!doctype html><title>Sixgun</title>")
    (site / "rules" / "index.html").write_text("<!doctype html><title>Rules</title>")
    (site / "assets" / "site-1a2b3c4d.css").write_text("main { color: brown }")
    (tmp_path / "outside.txt").write_text("secret")
    url = serve(docs=site).url
    assert get(f"{url}/docs")[2].endswith(b"<title>Sixgun</title>"), "followed to /docs/"
    for path in ("/docs/", "/docs/index.html", "/docs/rules/index.html"):
        status, headers, _ = get(url + path)
        assert (status, headers["cache-control"]) == (200, "no-cache")
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert "set-cookie" not in headers
    _, headers, _ = get(f"{url}/docs/assets/site-1a2b3c4d.css")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/docs/../outside.txt", "/docs/%2e%2e/outside.txt", "/docs/rules", "/docs/none.html"):
        status, _, body = get(url + path)
        assert status == 404
        assert b"secret" not in body


def test_without_the_built_documentation_it_says_so_until_it_is_there(serve: Serve, tmp_path: Path) -> None:
    url = serve(docs=tmp_path / "docs").url
    status, _, body = get(f"{url}/docs/")
    assert (status, body.count(b"\n")) == (404, 1)
    assert b"python -m tools.docs_site" in body
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_text("<!doctype html><title>Sixgun</title>")
    assert get(f"{url}/docs/")[0] == 200


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.0/8", True), ("192.0.2.0/24", False)])
def test_only_a_proxy_that_is_named_is_believed_about_addresses(proxies: str, believed: bool, serve: Serve) -> None:
    url = serve(public_url="http://bang.example", proxies=proxies, most_connections_an_address=1).socket_url
    with connect(url, additional_headers={"X-Forwarded-For": "198.51.100.1"}, proxy=None):
        try:
            with connect(url, additional_headers={"X-Forwarded-For": "198.51.100.2"}, proxy=None):
                assert believed
        except InvalidStatus:
            assert not believed


def test_a_cookie_once_given_stays(serve: Serve, client_folder: Path) -> None:
    url = serve(static=client_folder).url
    _, headers, _ = get(url)
    cookie = headers["set-cookie"].split(";")[0]
    assert "set-cookie" not in get(url, cookie=cookie)[1]
    assert "set-cookie" in get(url, cookie="sixgun=forged.cookie")[1]


def test_health_and_figures(serve: Serve) -> None:
    server = serve()

    async def play() -> None:
        client = Client(server.socket_url)
        await client.connect()
        await client.ask(from_client.Open(Settings("card", 4)), Room)
        status, _, body = await asyncio.to_thread(get, f"{server.url}/healthz")
        assert (status, json.loads(body)) == (200, WELL)
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
        await watcher.send(from_client.Watch(players[0].code))
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
        return (await client.ask(from_client.Open(settings, fill="greenhorn", start=True), State)).game

    game = asyncio.run(play())
    assert get(f"{server.url}/api/replay/{game}")[0] == 404
    assert get(f"{server.url}/api/record/{game}")[0] == 404


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "Sixgun is open:\n"
        url = server.stdout.readline().strip()
        assert get(f"{url}/healthz")[0] == 200
        server.send_signal(how)
        _, errors = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0, errors
        assert "Traceback" not in errors
        assert "leaked" not in errors


def test_wrong_use_is_said_in_a_sentence(tmp_path: Path, serve: Serve) -> None:
    first = serve().url
    port = serve(data=tmp_path / "other").url.rpartition(":")[2]
    for arguments, sentence in (
        (["--port", port, "--data", str(tmp_path / "third")], "choose another with --port"),
        (["--port", "0", "--data", str(tmp_path / "data")], f"is in use by the server at {first}; play there"),
        (["--port", "0", "--data", str(tmp_path / "third"), "--public-url", "bang"], "is no address for people"),
    ):
        command = [sys.executable, "-m", "sixgun", "serve", *arguments]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert ended.returncode == 2
        assert sentence in ended.stderr
        assert "Traceback" not in ended.stderr


def test_who_opens_it_twice_gets_the_page_that_is_open(tmp_path: Path, serve: Serve) -> None:
    url = serve().url
    note = tmp_path / "opened.txt"
    writes = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"
    browser = f"{shlex.join((sys.executable, '-c', writes, str(note)))} %s"
    command = [sys.executable, "-m", "sixgun", "serve", "--open", "--data", str(tmp_path / "data")]
    again = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=False, env={**os.environ, "BROWSER": browser}
    )
    assert (again.returncode, again.stdout) == (0, f"Sixgun is already open: {url}\n")
    assert note.read_text() == url


def test_a_taken_port_is_no_matter_unless_it_was_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.create_server(("127.0.0.1", 0)) as spare:
        ports = taken.getsockname()[1], spare.getsockname()[1]
        spare.close()
        with listen(Config(data=tmp_path, ports=ports)) as found:
            assert found.getsockname()[1] == ports[1]
        with pytest.raises(BadOption, match=f"cannot listen on 127.0.0.1 port {ports[0]}"):
            listen(Config(data=tmp_path, ports=ports[:1]))


def test_a_server_seldom_stops_to_look_for_garbage() -> None:
    """To look through all tables takes a tenth of a second, in which nobody is served."""
    before, usual = gc.get_threshold(), (700, 10, 10)
    gc.set_threshold(*usual)  # this process may have served before
    try:
        rarely_collect()
        keep_for_good()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold()[0] >= 50 * usual[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
