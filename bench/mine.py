"""How fast one's own page answers, for somebody who has played a lot.

python -m bench.mine [--games 10000]   fills a store, starts a server on it, and asks it again and again
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from sixgun.kernel.roles import DEALT, ROLES
from sixgun.server.keep.played import Played, add_played
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.tally import count
from sixgun.server.web.guest import Guests
from tests.e2e.serving import Server

ANNA = "a" * 16
HEROES = ("rose-doolan", "slab-the-killer", "suzy-lafayette", "jourdonnais", "el-gringo", "kit-carlson")
TIMES = 100
PATHS = ("/api/me", "/api/me/games", "/api/me/games?role=outlaw&result=won", "/api/leaders", "/me.json")


def seats(number: int, luck: random.Random) -> list[Played]:
    """A game of one person among bots."""
    players = luck.choice((4, 5, 6, 7))
    roles = [ROLES[role] for role in DEALT[players]]
    luck.shuffle(roles)
    winner = luck.randrange(players)
    return [
        Played(
            game=f"{number:012x}",
            seat=seat,
            guest=ANNA if seat == 0 else "",
            name="Anna" if seat == 0 else "",
            face="3f2a" if seat == 0 else "",
            level="" if seat == 0 else "ranger",
            kind="card",
            sets="base",
            players=players,
            against="bots",
            role=role,  # type: ignore[arg-type]
            hero=luck.choice(HEROES),
            won=seat == winner,
            deserted=False,
            called="",
            began=1_700_000_000 + 3600 * number,
            ended=1_700_000_000 + 3600 * number + 1500,
            moves=120,
        )
        for seat, role in enumerate(roles)
    ]


async def fill(store: SqliteStore, games: int) -> str:
    luck = random.Random(1)
    for first in range(0, games, 500):
        await asyncio.gather(
            *(
                store.write(*map(add_played, rows), *count(rows[0]))
                for rows in (seats(number, luck) for number in range(first, min(games, first + 500)))
            )
        )
    return Guests(store.secret(), secure=False).signer.sign(ANNA).decode()


def ask(url: str, cookie: str, pid: int) -> tuple[float, float]:
    """Milliseconds until the whole answer is there, and of the processor, whoever else uses the machine."""
    request = urllib.request.Request(url, headers={"Cookie": f"sixgun={cookie}"})
    began, worked = time.perf_counter(), worked_by(pid)
    with urllib.request.urlopen(request) as answer:
        answer.read()
    return 1000 * (time.perf_counter() - began), 1000 * (worked_by(pid) - worked)


def worked_by(pid: int) -> float:
    """Seconds of the processor that another process has had: Linux numbers its clocks by process."""
    return time.clock_gettime(~pid << 3 | 2)


def told(what: str, times: Sequence[float]) -> str:
    return f"{what}: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms, the first {times[0]:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mine", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        store = SqliteStore(server.data)
        cookie = asyncio.run(fill(store, args.games))
        store.close()
        server.start()
        assert server.process is not None
        try:
            for path in PATHS:
                times: list[tuple[float, float]] = []
                for _ in range(TIMES if path != "/me.json" else 3):
                    times.append(ask(f"{server.url}{path}", cookie, server.process.pid))
                    time.sleep(0.06 if path != "/me.json" else 1.0)  # a person's pace: the server counts requests
                clock, worked = zip(*times, strict=True)
                print(f"{path:38} {args.games:6} games", flush=True)
                print(f"    {told('by the clock', clock)}\n    {told('of the processor', worked)}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
