"""The page at a table's address: found by its code, and shown in a chat without telling who sits there."""

import asyncio
from pathlib import Path

import pytest

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Room, Welcome
from tools.server_trial.client import Client
from tools.server_trial.process import Server

from .conftest import Serve
from .web import get


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head><title>Sixgun</title></head>")
    return folder


def open_table(server: Server, settings: Settings) -> str:
    async def script() -> str:
        host = Client(server.socket_url)
        await host.connect()
        await host.ask(from_client.Rename("Secret Anna", "face"), Welcome)
        code = (await host.ask(from_client.Open(settings), Room)).code
        await host.close()
        return code

    return asyncio.run(script())


def test_what_was_pasted_along_with_a_code_is_left_away(serve: Serve, page: Path) -> None:
    server = serve(static=page)
    code = open_table(server, Settings("card", 4))
    for pasted in (f"{code}.", f"{code}/", f"{code.lower()}", f"%28{code}%29,", f"{code}!?watch", f"{code}/."):
        status, _, body = get(f"{server.url}/t/{pasted}")
        assert status == 200, pasted
        assert f'content="{server.url}/t/{code}"'.encode() in body, "one address for one table"


@pytest.mark.parametrize("code", ["NOSUCH", "AB", "", "...", "x" * 300, "NOSUCH/more/of/it", "//evil.example"])
def test_an_unknown_code_is_not_found_and_still_a_page(serve: Serve, page: Path, code: str) -> None:
    status, headers, body = get(f"{serve(static=page).url}/t/{code}")
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b"<title>Sixgun</title>" in body


def test_a_preview_tells_what_is_played_and_not_by_whom(serve: Serve, page: Path) -> None:
    server = serve(static=page, public_url="https://bang.example")
    code = open_table(server, Settings("card", 7, sets=["base", "dodge-city"], name='Friday <"showdown">'))
    _, headers, body = get(f"{server.url}/t/{code}", **{"accept-language": "de-AT,de;q=0.9"})
    text = body.decode()
    assert 'property="og:title" content="Ein Platz an „Friday &lt;&quot;showdown&quot;&gt;“"' in text
    assert "Das Kartenspiel zu 7 (Grundspiel, Dodge City)." in text
    assert f'property="og:url" content="https://bang.example/t/{code}"' in text
    assert 'property="og:image" content="https://bang.example/preview.png"' in text
    assert "Anna" not in text
    assert "accept-language" in headers["vary"]
    assert "script-src" not in headers["content-security-policy"]
    _, _, unnamed = get(f"{server.url}/t/{open_table(server, Settings('dice', 3))}")
    assert 'content="A seat at a table of Sixgun"' in unnamed.decode()
    assert "The dice game for 3 players." in unnamed.decode()


def test_the_start_page_has_a_preview_too(serve: Serve, page: Path) -> None:
    server = serve(static=page)
    _, _, body = get(server.url)
    assert b'property="og:title" content="Sixgun"' in body
    assert f'property="og:image" content="{server.url}/preview.png"'.encode() in body
