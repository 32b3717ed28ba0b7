"""Home-made sets at the server: its host offers them, and a client names only what the host has named."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Refused, State, Welcome
from tools.server_trial.client import Client

from .conftest import Serve
from .table import over_sockets

GHOST_TOWN = Path(__file__).resolve().parents[2] / "examples" / "ghost_town"


def test_a_host_offers_his_own_set_and_bots_play_with_it(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "sixgun",
        "serve",
        "--port",
        "0",
        "--workers",
        "1",
        "--data",
        str(tmp_path / "data"),
    ]
    process = subprocess.Popen(
        [*command, "--sets", str(GHOST_TOWN)], stdout=subprocess.PIPE, text=True, env={**os.environ, "SIXGUN_SETS": ""}
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "Sixgun is open:\n"
        address = process.stdout.readline().strip()
        asyncio.run(visit(f"ws{address.removeprefix('http').rstrip('/')}/ws"))
    finally:
        process.terminate()
        process.wait()


async def visit(url: str) -> None:
    client = Client(url)
    await client.connect()
    welcome = await client.ask(from_client.Rename("Anna", "Anna"), Welcome)
    (mine,) = welcome.home_made
    assert (mine.name, mine.characters[0]) == ("ghost-town", "mourning-mae")
    assert (mine.kinds["fog"].border, mine.kinds["long-tom"].range) == ("blue", 5)
    assert "card-fog = Fog" in mine.words["en"]
    combinations = [each.sets for each in welcome.games[0].sets]
    assert ["base", "ghost-town"] in combinations
    assert ["base", "dodge-city", "ghost-town"] in combinations
    settings = Settings("card", 5, ["base", "ghost-town"], pace=0)
    state = await client.ask(from_client.Open(settings, fill="ranger", start=True), State)
    assert len(state.view.seats) == 5
    await client.close()


def test_a_client_cannot_name_a_folder(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "trap"
    folder.mkdir()
    (folder / "__init__.py").write_text(f"open({str(folder / 'was-run')!r}, 'w').close()", encoding="utf-8")

    async def script(guest: Client) -> None:
        for settings in (
            Settings("card", 5, ["base", str(folder)]),
            Settings("card", 5, ["base"], options={"characters": [str(folder)]}),
        ):
            refused = await guest.ask(from_client.Open(settings), Refused)
            assert refused.key in ("bad-option", "bad-message")

    over_sockets(serve, 1, script)
    assert not (folder / "was-run").exists()
