"""Players who vanish at random moments, some of them for good: every game ends all the same."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from sixgun.server.keep.sqlite import FILE
from sixgun.server.wire.from_client import Settings
from tests.patience import PATIENCE
from tools.server_trial.random_player import RandomPlayer, party

from .conftest import Serve

TABLES = [Settings("card", 4, pace=0), Settings("card", 3, ["base", "dodge-city"], pace=0), Settings("dice", 4, pace=0)]


async def unreliable(player: RandomPlayer, luck: random.Random) -> None:
    """Play, but be cut off again and again, and one day for good."""
    playing = asyncio.create_task(player.play())
    for _ in range(luck.randint(1, 6)):
        await asyncio.sleep(luck.uniform(0.02, 0.3))
        player.client.vanish()
    if luck.random() < 0.7:
        playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def test_games_end_whoever_vanishes(serve: Serve, tmp_path: Path) -> None:
    async def run() -> None:
        url = serve(grace=0.05, alone_grace=0.1, workers=1).socket_url
        luck = random.Random(11)
        players: list[RandomPlayer] = []
        for settings in TABLES * 2:
            players += await party(url, settings, settings.seats, luck)
        await asyncio.wait_for(asyncio.gather(*(unreliable(player, luck) for player in players)), PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while (left := unfinished(tmp_path / "data" / FILE)) > 0:
                await asyncio.sleep(0.1)
        assert left == 0

    asyncio.run(run())


def unfinished(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        (left,) = db.execute("SELECT count(*) FROM games WHERE ended IS NULL").fetchone()
        return int(left)
