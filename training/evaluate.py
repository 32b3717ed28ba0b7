"""How much better a net does in one seat than a gunslinger or another net, among these or other bots, deal by deal."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy
from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.bots.net.net import PlainNet
from sixgun.bots.net.shipped import shown
from sixgun.env import Arrays, Batch, new_batch
from training.arrays import read_arrays
from training.games import CITY, SHAPES, Kind, show

ROLES = ("sheriff", "outlaw", "renegade", "deputy")
"""By their numbers."""


class Player:
    """The net, as it plays at the table."""

    def __init__(self, game: str, path: Path) -> None:
        numbers = {name: vec[float](part.ravel().tolist()) for name, part in read_arrays(game, path).items()}
        self.net = PlainNet(shown(game), numbers)

    def best(self, row: Any) -> int:
        """The token that it finds best."""
        tokens = numpy.flatnonzero(row[-int(self.net.outputs) :]).tolist()
        scores = list(self.net.read(vec[u8](row.tolist()), vec[i64](tokens)))
        return int(tokens[scores.index(max(scores))])


@dataclass(frozen=True)
class Job:
    kind: Kind
    """With bots in all seats but one."""
    seed: int
    games: int
    path: Path | None
    """The net that sits there; without one it is a gunslinger. `shipped` is the one of the package."""


def run(job: Job) -> tuple[Job, list[int], list[int]]:
    """Every game to its end: whether the seat won, and its role."""
    kind = job.kind
    seat = seat_of(kind)
    batch = new_batch(games=job.games, seed=job.seed, opinions=True, **kind.options() | {"adviser": "gunslinger"})
    arrays = Arrays(batch)
    player = Player(kind.game, job.path) if job.path else None
    role_at = SHAPES[kind.game].role_at
    roles = [int(arrays.row(game, seat, is_open=True)[role_at]) - 1 for game in range(job.games)]
    won = [play_out(batch, arrays, game, player, kind)[seat] for game in range(job.games)]
    return job, won, roles


def seat_of(kind: Kind) -> int:
    return next(seat for seat in range(kind.players) if seat not in kind.bots)


def play_out(batch: Batch, arrays: Arrays, game: int, player: Player | None, kind: Kind) -> list[int]:
    row = numpy.zeros(SHAPES[kind.game].shown, numpy.uint8)
    while not arrays.ended[game]:
        if player is None:
            token = batch.advice(game)
        else:
            show(arrays, kind.game, row, game)
            token = player.best(row)
        batch.step_game(game, token)
    return [int(one) for one in arrays.rewards[game]]


def evaluate(
    path: Path, over: Path | None, kind: Kind, company: str, deals: int, workers: int, seed: int, block: int = 25
) -> str:
    """By how many points of a hundred the net wins more often than a gunslinger, or another net, in its place."""
    tables = [
        replace(kind, bots=tuple(other for other in range(kind.players) if other != seat), level=company)
        for seat in range(kind.players)
    ]
    blocks = range(seed, seed + deals // block)
    jobs = [Job(table, start, block, who) for start in blocks for table in tables for who in (over, path)]
    found: dict[tuple[Kind, int, bool], list[int]] = {}
    by_role: dict[int, list[int]] = {}
    by_deal: list[float] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for job, won, roles in pool.map(run, jobs):
            is_usual = job.path == over
            found[job.kind, job.seed, is_usual] = won
            if not is_usual:
                usual = found[job.kind, job.seed, True]
                for role, now, before in zip(roles, won, usual, strict=True):
                    by_role.setdefault(role, []).append(now - before)
    for start in blocks:
        gains = [numpy.subtract(found[table, start, False], found[table, start, True]) for table in tables]
        by_deal += numpy.mean(gains, 0).tolist()
    mean = 100 * float(numpy.mean(by_deal))
    error = 196 * float(numpy.std(by_deal)) / len(by_deal) ** 0.5
    parts = "  ".join(
        f"{ROLES[role]} {100 * numpy.mean(all_):+.1f} ± {196 * numpy.std(all_) / len(all_) ** 0.5:.1f}"
        for role, all_ in sorted(by_role.items())
    )
    name = f"{kind.game} {kind.players} {'+'.join(kind.sets)} among {company}s"
    return f"{name}: {mean:+.2f} ± {error:.2f} on {len(by_deal)} deals  {parts}"


def main() -> None:
    """python -m training.evaluate NET card --deals 2000 --workers 15"""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("--company", default="gunslinger", help="the bots around it: also karma (cards), myth:0")
    parser.add_argument("--over", type=Path, help="instead of which net; `shipped` is that of the package")
    parser.add_argument("--players", type=int, nargs="+", default=[5, 7])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--seed", type=int, default=900_000, help="no training comes near it")
    args = parser.parse_args()
    if args.net == args.over:
        parser.error("--over names the same net; name another, or leave it out for a gunslinger")
    for players in args.players:
        kind = Kind(args.game, players, CITY if args.game == "card" else ())
        print(evaluate(args.net, args.over, kind, args.company, args.deals, args.workers, args.seed), flush=True)


if __name__ == "__main__":
    main()
