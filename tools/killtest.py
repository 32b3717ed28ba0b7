"""Kill the server again and again in the middle of live games, and find every promise kept.

    python -m tools.killtest --times 1000

Several tables play without a pause. At random moments the server is killed with SIGKILL and started again. A move
counts as acknowledged when its player has seen it as news. At the end the journal must hold every acknowledged move
at its number, no move that its player did not send for that number, and no gap; what players saw happen must never
have changed; and the journal must replay.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sixgun.server.config import Config
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.wire.from_client import Settings
from tools.server_trial.judge import broken_promises, not_replayed, written
from tools.server_trial.process import Nursery, nursery
from tools.server_trial.random_player import RandomPlayer, party

ENDLESS: Final = 1_000_000
PEOPLE: Final = (
    (Settings("card", 4), 4),
    (Settings("card", 5, ["base", "dodge-city"]), 5),
    (Settings("dice", 3), 3),
)
"""What is played, and by how many people."""
AT_LEAST: Final = 10
"""Moves that everyone has seen in the end, however slow the machine."""
WITH_BOTS: Final = (*PEOPLE, (Settings("card", 5, pace=0), 2))
"""Bots take the other seats; each start of the server then starts their worker as well."""


@dataclass(frozen=True)
class KillOutcome:
    """What became of it."""

    kills: int
    games: int
    moves: int
    acknowledged: int
    seconds: float
    broken: list[str]
    players: list[RandomPlayer] = field(repr=False)

    def __str__(self) -> str:
        found = "nothing lost, nothing twice" if not self.broken else "BROKEN:\n  " + "\n  ".join(self.broken[:20])
        return (
            f"{self.kills} kills in {self.seconds:.0f} s: {self.games} games, {self.moves} moves in the journal, "
            f"{self.acknowledged} acknowledged to their players; {found}"
        )


async def trial(
    start: Nursery, data: Path, times: int, seed: int, tables: Sequence[tuple[Settings, int]] = PEOPLE
) -> KillOutcome:
    """Kill so many times, then look."""
    config = Config(data=data, ports=(0,), messages_a_second=1000, static=data / "no client")
    luck = random.Random(seed)
    begun = time.monotonic()
    server = await asyncio.to_thread(start.start, config)
    players: list[RandomPlayer] = []
    for settings, people in tables:
        players += await party(server.socket_url, settings, people, luck, ENDLESS)
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(times):
        await some_moves(players, luck)
        await asyncio.to_thread(server.kill)
        server = await asyncio.to_thread(start.start, config)
        for player in players:
            player.client.url = server.socket_url
    while any(player.seen < AT_LEAST for player in players):
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    broken = [f"a player failed: {end!r}" for end in ends if not isinstance(end, asyncio.CancelledError)]
    await asyncio.to_thread(server.stop)
    return await judge(data, players, times, time.monotonic() - begun, broken)


async def some_moves(players: list[RandomPlayer], luck: random.Random) -> None:
    """Wait until the players have sent a few more moves, and a moment longer."""
    enough = sum(len(player.sent) for player in players) + luck.randint(1, 20)
    patience = time.monotonic() + 5
    while sum(len(player.sent) for player in players) < enough and time.monotonic() < patience:
        await asyncio.sleep(0.001)
    await asyncio.sleep(luck.uniform(0, 0.01))


async def judge(
    data: Path, players: list[RandomPlayer], kills: int, seconds: float, broken: list[str], replay: bool = True
) -> KillOutcome:
    """Hold the journal against what the players were told."""
    store = SqliteStore(data)
    try:
        lines = await written(store)
        broken += broken_promises(lines, players)
        if replay:
            broken += await not_replayed(store)
    finally:
        store.close()
    acknowledged = sum(len(player.promises.acknowledged) for player in players)
    games = len({line.game for line in lines})
    return KillOutcome(kills, games, len(lines), acknowledged, seconds, broken, players)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.killtest", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=1000, help="how often to kill (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="for the moments and the moves (default: %(default)s)")
    parser.add_argument("--bots", action="store_true", help="at one more table bots play along; takes twice as long")
    args = parser.parse_args()
    tables = WITH_BOTS if args.bots else PEOPLE
    with tempfile.TemporaryDirectory(prefix="sixgun-kill-") as folder, nursery(Path(folder, "log")) as start:
        outcome = asyncio.run(trial(start, Path(folder, "data"), args.times, args.seed, tables))
    print(outcome)
    return 1 if outcome.broken else 0


if __name__ == "__main__":
    sys.exit(main())
