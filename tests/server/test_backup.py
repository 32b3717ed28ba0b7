"""A copy that is made while people play, as docs/hosting.md says, is a whole place to play at."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sixgun.server.keep.secret import SECRET
from sixgun.server.keep.sqlite import FILE
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import News, Room, State
from tools.server_trial.client import Client, random_answer

from .conftest import Serve

DICE = Settings("dice", 4, pace=0)
LUCK = random.Random(3)


async def at_his_table(url: str, cookie: str | None, code: str) -> tuple[str | None, str, str]:
    """Somebody opens a table, or comes back to his: who he is, which table and which game it is."""
    host = Client(url, cookie)
    await host.connect()
    if code:
        await host.send(from_client.Join(code))
    else:
        await host.send(from_client.Open(DICE, fill="greenhorn", start=True))
    state = await host.until(State)
    room = await host.ask(from_client.Resync(), Room)
    assert room.you == 0
    await host.close()
    return host.cookie, room.code, state.game


async def moves(url: str, cookie: str | None, code: str, number: int) -> int:
    """He comes back and plays on, for so many moves of the table; how many it has had then."""
    host = Client(url, cookie)
    await host.connect()
    await host.send(from_client.Join(code))
    said: State | News = await host.until(State)
    for _ in range(number):
        answer = random_answer(said, LUCK)
        if answer is not None:
            await host.send(answer)
        said = await host.until(News)
    await host.close()
    return said.seq


def test_a_copy_of_the_folder_made_under_way_is_a_whole_place_to_play(serve: Serve, tmp_path: Path) -> None:
    first = serve()
    cookie, code, game = asyncio.run(at_his_table(first.socket_url, None, ""))
    known = asyncio.run(moves(first.socket_url, cookie, code, 3))
    copy = tmp_path / "copy"
    copy.mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as live, closing(sqlite3.connect(copy / FILE)) as other:
        live.backup(other)  # what `.backup` of the command sqlite3 does
    shutil.copy(tmp_path / "data" / SECRET, copy)
    first.kill()
    restored = serve(data=copy)
    assert asyncio.run(at_his_table(restored.socket_url, cookie, code)) == (cookie, code, game)
    assert asyncio.run(moves(restored.socket_url, cookie, code, 1)) > known
