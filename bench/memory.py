"""How much memory games take: saved, held at once, and over a long run in one process.

    python bench/memory.py [--tables 100000] [--games 1000000] [--json]

Tables are taken from the middle of random games of every size, the log off, as a search or a learner holds them.
The long run plays games to their end one after the other; resident memory is read as it goes, the first tenth being
left for warming up. Needs Linux (/proc).
"""

import argparse
import json
import os
import statistics
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from sixgun.game import GAMES
from sixgun.kernel.playout import play_at_random
from sixgun.kernel.rng import Rng
from sixgun.version import is_interpreted

BOTH = ("base", "dodge-city")
SIZES = [("card", players, BOTH) for players in range(3, 9)] + [("dice", players, ()) for players in range(3, 9)]
MOST_DECISIONS = 100_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000, help="tables held at once")
    parser.add_argument("--games", type=int, default=1_000_000, help="games of the long run")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    args = parser.parse_args()
    figures = {
        "form": "interpreted" if is_interpreted() else "compiled",
        "saved": saved(),
        "held": held(args.tables),
        "long run": long_run(args.games),
    }
    print(json.dumps(figures, indent=1) if args.json else "\n".join(lines(figures)))
    return 0


def lines(figures: dict[str, Any]) -> Iterator[str]:
    yield f"engine {figures['form']}"
    for game, sizes in figures["saved"].items():
        yield f"a saved {game} table: median {sizes['median']:,} bytes, largest {sizes['largest']:,}"
    for game, mib in figures["held"].items():
        yield f"{game} tables held at once: {mib['tables']:,} in {mib['MiB']:,.0f} MiB"
    for game, run in figures["long run"].items():
        shares = ", ".join(f"{mib:.1f}" for mib in run["MiB"])
        yield f"{run['games']:,} {game} games in one process, MiB after each tenth: {shares}"


def middles(game: str, seed: int = 0) -> Iterator[Any]:
    """Tables in the middle of random games, of all sizes in turn."""
    for name, players, sets in cycle([size for size in SIZES if size[0] == game]):
        seed += 1
        table = GAMES[name].new_table(players, seed, {}, sets, None, None, log=False)
        play_at_random(table, Rng.seeded(seed), 1 + seed % 120)
        if not table.over:
            yield table


def saved() -> dict[str, dict[str, int]]:
    """Bytes of a table with its stack, written down."""
    found = {}
    for game, rulebook in GAMES.items():
        sizes = [len(rulebook.encode(table)) for table in islice(middles(game), 3_000)]
        found[game] = {"median": int(statistics.median(sizes)), "largest": max(sizes)}
    return found


def held(tables: int) -> dict[str, dict[str, float]]:
    """Resident memory that so many tables take, as clones of ones in the middle of a game."""
    found = {}
    kept = []  # until the end: what is let go would serve the next and hide it
    for game in GAMES:
        few = list(islice(middles(game), 500))
        before = resident()
        kept += [table.copy() for table in islice(cycle(few), tables)]
        found[game] = {"tables": tables, "MiB": resident() - before}
    return found


def long_run(games: int) -> dict[str, dict[str, Any]]:
    """Resident memory after each tenth of a long run."""
    found: dict[str, dict[str, Any]] = {}
    for game, rulebook in GAMES.items():
        sizes = cycle([(players, sets) for name, players, sets in SIZES if name == game])
        seen = []
        for seed in range(games):
            players, sets = next(sizes)
            table = rulebook.new_table(players, seed, {}, sets, None, None, log=False)
            play_at_random(table, Rng.seeded(seed), MOST_DECISIONS)
            if (seed + 1) % max(1, games // 10) == 0:
                seen.append(resident())
        found[game] = {"games": games, "MiB": seen}
    return found


def resident() -> float:
    """MiB that this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    sys.exit(main())
