"""`sixgun admin` beside a server that runs: what it lists, and what the server does about it."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.cli import main
from sixgun.server.keep.hosting import Report, add_report
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.statement import save_guest
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Left, Room
from tests.patience import wait_until
from tools.server_trial.client import Client

from .conftest import Serve
from .games import play, row
from .test_mine import a_game, as_guest, get_up
from .web import get

ANNA = "a" * 16


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = SqliteStore(tmp_path)

    async def fill() -> None:
        await store.write(save_guest(ANNA, "Anna", "3f2a"))
        await play(store, row("g1", ANNA), row("g2", ANNA, won=False), row("g1", "b" * 16, seat=1, name="Bruno"))
        await store.write(add_report(Report(700, ANNA, "b" * 16, "Bruno", "h" * 32, "K7MESA42", "swears at everybody")))

    asyncio.run(fill())
    store.close()
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["admin", *words]) == 0
    return capsys.readouterr().out


def test_people_reports_and_one_persons_data_are_listed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(folder))
    listed = said(capsys, "guests", *at).splitlines()
    assert [line.split()[:3] for line in listed[1:]] == [
        [ANNA, "Anna", "2"],
        ["b" * 16, "Stranger", listed[2].split()[2]],
    ]
    assert "Anna" not in said(capsys, "guests", "--name", "stranger", *at)
    assert "swears at everybody" in said(capsys, "reports", *at)
    whole = json.loads(said(capsys, "export", ANNA, *at))
    assert [game["game"] for game in whole["games"]] == ["g1", "g2"]
    assert whole["reports"] == ["swears at everybody"]
    said(capsys, "delete", ANNA, *at)
    assert "Anna" not in said(capsys, "guests", *at)
    told = said(capsys, "reports", *at)
    assert ("by somebody who is gone" in told, ANNA in told) == (True, False)
    said(capsys, "delete", "b" * 16, *at)
    told = said(capsys, "reports", *at)
    assert ("swears at everybody" in told, "Bruno" in told, "b" * 16 in told) == (True, False, False)
    assert main(["admin", "export", ANNA, *at]) == 2
    assert "nothing is kept" in capsys.readouterr().err


def test_old_reports_and_games_are_pruned_and_results_stay(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data", str(folder))
    said(capsys, "prune", "30", *at)
    assert "nobody has reported anything" in said(capsys, "reports", *at)
    assert len(json.loads(said(capsys, "export", ANNA, *at))["games"]) == 2


def test_a_folder_without_games_or_of_another_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "there are no games in" in capsys.readouterr().err


def test_a_table_of_a_running_server_is_closed_and_a_house_is_kept_out(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    at = ("--data", str(tmp_path / "data"))

    def is_let_in() -> bool:
        async def come() -> None:
            client = Client(server.socket_url)
            await client.connect()
            await client.close()

        try:
            asyncio.run(come())
        except (InvalidStatus, ConnectionClosed):
            return False
        return True

    async def script() -> None:
        client = Client(server.socket_url)
        await client.connect()
        room = await client.ask(from_client.Open(Settings("card", 4)), Room)
        assert room.code in await asyncio.to_thread(said, capsys, "tables", *at)
        await asyncio.to_thread(said, capsys, "close", room.code.lower(), *at)
        assert (await client.until(Left)).why == "closed"
        await client.close()

    asyncio.run(script())
    assert main(["admin", "close", "K7MESA42", *at]) == 2
    assert "there is no table" in capsys.readouterr().err
    said(capsys, "block", "127.0.0.1", "--note", "trouble", *at)
    listed = said(capsys, "blocked", *at)
    assert ("trouble" in listed, "127.0.0.1" in listed) == (True, False), "no address is kept"
    wait_until(lambda: not is_let_in())
    said(capsys, "unblock", "127.0.0.1", *at)
    wait_until(is_let_in)


def test_a_game_that_is_pruned_is_gone_and_its_result_stays(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    (anna,), after = a_game(server, "Anna")
    asyncio.run(get_up(server, anna))  # what lies on a table is not forgotten
    at = ("--data", str(tmp_path / "data"))
    assert said(capsys, "prune", "1", *at).startswith("0 games")
    wait_until(lambda: said(capsys, "prune", "0", *at).startswith("1 games"))
    assert get(f"{server.url}/api/replay/{after.game}")[0] == 404
    (game,) = as_guest(f"{server.url}/api/me", anna)["last"]
    assert (game["game"], game["kept"]) == (after.game, False)
