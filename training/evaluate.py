"""How much better a net does than a gunslinger in one seat among gunslingers, deal by deal."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy

from sixgun.bots.net.features import VALUES
from sixgun.bots.opinion import MOST
from sixgun.env import Arrays, Batch, new_batch
from training.games import CITY, SHAPES, Kind, features_of, show

FIFTH = 5.0
"""As in net.py, which needs PyTorch."""

ROLES = ("sheriff", "outlaw", "renegade", "deputy")
"""By their numbers."""


class Player:
    """The net, in NumPy."""

    def __init__(self, game: str, path: Path) -> None:
        with numpy.load(path) as kept:
            self.net = {name: kept[name].astype(numpy.float32) for name in kept.files}
        features = features_of(game)
        self.first = numpy.array(features.first).reshape(-1, VALUES)
        self.second = numpy.array(features.second).reshape(-1, VALUES)
        self.weight = numpy.array(features.weight, numpy.float32).reshape(-1, VALUES)
        self.places = numpy.arange(features.places)
        self.table = numpy.vstack([self.net["table"], numpy.zeros((1, self.net["table"].shape[1]), numpy.float32)])

    def scores(self, shown: Any) -> Any:
        net = self.net
        first = self.first[self.places, shown]
        deep = (self.table[first] * self.weight[self.places, shown][:, None]).sum(0)
        deep += self.table[self.second[self.places, shown]].sum(0)
        deep = numpy.maximum(deep + net["bias1"], 0)
        more = numpy.maximum(deep @ net["layer2"] + net["bias2"], 0)
        deep = deep + numpy.maximum(more @ net["layer3"] + net["bias3"], 0)
        opinions = shown[-len(net["sway"]) :]
        behind = (MOST - opinions.astype(numpy.float32)) / FIFTH
        said = deep @ net["tokens"] + net["bias_tokens"] - net["sway"] * behind + net["trust"] * (behind == 0)
        return numpy.where(opinions > 0, said, -1e9)


@dataclass(frozen=True)
class Job:
    kind: Kind
    seat: int
    """Where the net sits; below 0 it sits nowhere."""
    seed: int
    games: int
    path: Path


def run(job: Job) -> tuple[Job, list[list[int]], list[list[int]]]:
    """Every game to its end: who won, and the roles."""
    kind, seat = job.kind, job.seat
    bots = {other: "gunslinger" for other in range(kind.players) if other != seat}
    options = kind.options() | {"adviser": "gunslinger"} | ({"bots": bots} if seat >= 0 else {})
    batch = new_batch(games=job.games, seed=job.seed, opinions=True, **options)
    arrays = Arrays(batch)
    player = Player(kind.game, job.path) if seat >= 0 else None
    shape = SHAPES[kind.game]
    roles = [
        [
            int(arrays.row(game, 0, is_open=True)[shape.role_at + other * shape.seat_numbers]) - 1
            for other in range(kind.players)
        ]
        for game in range(job.games)
    ]
    won = [play_out(batch, arrays, game, player, kind) for game in range(job.games)]
    return job, won, roles


def play_out(batch: Batch, arrays: Arrays, game: int, player: Player | None, kind: Kind) -> list[int]:
    shown = numpy.zeros(SHAPES[kind.game].shown, numpy.uint8)
    while not arrays.ended[game]:
        if player is None:
            token = batch.advice(game)
        else:
            show(arrays, kind.game, shown, game)
            token = int(player.scores(shown).argmax())
        batch.step_game(game, token)
    return [int(one) for one in arrays.rewards[game]]


def evaluate(path: Path, kinds: list[Kind], deals: int, workers: int, seed: int, block: int = 25) -> list[str]:
    """A line for each kind: by how many points of a hundred the net wins more often than a gunslinger in its place."""
    jobs = [
        Job(kind, seat, seed + number, block, path)
        for kind in kinds
        for number in range(deals // block)
        for seat in range(-1, kind.players)
    ]
    found: dict[tuple[Kind, int, int], tuple[list[list[int]], list[list[int]]]] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for job, won, roles in pool.map(run, jobs):
            found[job.kind, job.seed, job.seat] = won, roles
    lines = []
    for kind in kinds:
        by_deal: list[float] = []
        by_role: dict[int, list[int]] = {}
        for number in range(deals // block):
            usual, roles = found[kind, seed + number, -1]
            for game in range(block):
                more = []
                for seat in range(kind.players):
                    gain = found[kind, seed + number, seat][0][game][seat] - usual[game][seat]
                    more.append(gain)
                    by_role.setdefault(roles[game][seat], []).append(gain)
                by_deal.append(sum(more) / len(more))
        mean = 100 * float(numpy.mean(by_deal))
        error = 196 * float(numpy.std(by_deal)) / len(by_deal) ** 0.5
        parts = "  ".join(f"{ROLES[role]} {100 * sum(all_) / len(all_):+.1f}" for role, all_ in sorted(by_role.items()))
        lines.append(
            f"{kind.game} {kind.players} {'+'.join(kind.sets)}: "
            f"{mean:+.2f} ± {error:.2f} on {len(by_deal)} deals  {parts}"
        )
    return lines


def main() -> None:
    """python -m training.evaluate NET card --deals 2000 --workers 15"""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("game", choices=("card", "dice"))
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--seed", type=int, default=900_000, help="no training comes near it")
    args = parser.parse_args()
    kinds = (
        [Kind("card", 5, CITY), Kind("card", 7, CITY)] if args.game == "card" else [Kind("dice", 5), Kind("dice", 7)]
    )
    for line in evaluate(args.net, kinds, args.deals, args.workers, args.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
