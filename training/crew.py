"""The crew: all workers, told to step one half of the games while the other is thought about."""

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count

import torch

from training.games import KINDS, Kind
from training.shared import SEATS, Shared
from training.worker import FOLLOW, STEP, STOP, Task, work

FEWER = 16
"""Games against gunslingers take so much longer that a worker has so many times fewer."""


class Crew:
    """`workers` processes with `games` games each in either half; the last `against` of them against gunslingers."""

    def __init__(
        self,
        game: str,
        workers: int,
        games: int,
        seed: int,
        device: str,
        *,
        adviser: str | None = None,
        against: int = 0,
    ) -> None:
        sizes = [max(1, games // FEWER) if worker >= workers - against else games for worker in range(workers)]
        total = sum(sizes)
        self.shared = Shared(game, total)
        self.device = device
        self.lines = []
        self.processes = []
        kinds = KINDS[game]
        numbers = count()
        players = torch.zeros(2, total, dtype=torch.int64)
        bots = torch.zeros(2, total, SEATS, dtype=torch.bool)
        start = multiprocessing.get_context("spawn")
        first = 0
        for worker, size in enumerate(sizes):
            tasks = []
            lines = slice(first, first + size)
            for half in (0, 1):
                number = next(numbers)
                kind = kinds[number % len(kinds)]
                if worker >= workers - against:
                    kind = against_gunslingers(kinds[number % min(AMONG, len(kinds))], number)
                    bots[half, lines, list(kind.bots)] = True
                tasks.append(Task(kind, first, size, seed * 1000 + number))
                players[half, lines] = kind.players
            mine, theirs = start.Pipe()
            process = start.Process(
                target=work, args=(theirs, game, total, self.shared.name, tasks, adviser), daemon=True
            )
            process.start()
            self.lines.append(mine)
            self.processes.append(process)
            first += size
        for line in self.lines:
            line.recv()
        self.players = players.to(device)
        """Of each game in either half."""
        self.bots = bots.to(device)
        """The seats of each in which gunslingers sit."""
        if device == "cuda":
            self.pin()

    def pin(self) -> None:
        """Let the accelerator read the shared memory directly."""
        first = self.shared["rows"]
        size = self.shared.memory.size
        torch.cuda.cudart().cudaHostRegister(first.__array_interface__["data"][0], size, 0)

    def see(self, half: int, name: str) -> torch.Tensor:
        """An array of one half, on the device."""
        return torch.from_numpy(self.shared[name][half]).to(self.device, non_blocking=True)

    def start(self, half: int, tokens: torch.Tensor) -> None:
        """Let every worker step that half with these tokens."""
        self.shared["tokens"][half, :, 0] = tokens.to(torch.uint8).cpu().numpy()
        for line in self.lines:
            line.send((STEP, half))

    def ask(self, half: int) -> None:
        """Let every adviser say his tokens."""
        for line in self.lines:
            line.send((FOLLOW, half))

    def follow(self) -> None:
        """Let every worker step as advised."""
        for line in self.lines:
            line.send("go on")

    def wait(self) -> None:
        """Until all have answered."""
        for line in self.lines:
            line.recv()

    def close(self) -> None:
        for line in self.lines:
            line.send((STOP, 0))
        for process in self.processes:
            process.join()
        self.shared.close(for_good=True)


AMONG = 14
"""Of the kinds of tables, only the first so many are played against gunslingers: the usual ones."""


def against_gunslingers(kind: Kind, number: int) -> Kind:
    """The same with gunslingers in every other seat, now these and now those."""
    return replace(kind, bots=tuple(range(number % 2, kind.players, 2)))


@contextmanager
def crew(*args: object, **options: object) -> Iterator[Crew]:
    made = Crew(*args, **options)  # type: ignore[arg-type]
    try:
        yield made
    finally:
        made.close()


__all__ = ["SEATS", "Crew", "crew"]
