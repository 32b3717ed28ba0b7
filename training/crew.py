"""The crew: all workers, told to step one half of the games while the other is thought about."""

import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count

import torch

from training.games import Kind, company
from training.shared import SEATS, Shared
from training.worker import STOP, Task, work


class Crew:
    """`workers` processes with some `games` games each in either half, so many that all take the same time to step."""

    def __init__(
        self, game: str, played: Sequence[Kind], workers: int, games: int, seed: int, device: str, with_bots: bool
    ) -> None:
        tables = (played[number % len(played)] for number in count(seed))
        if with_bots:
            tables = (company(kind, number) for number, kind in enumerate(tables, seed))
        kinds = [[next(tables), next(tables)] for _ in range(workers)]
        start = multiprocessing.get_context("spawn")
        self.lines = []
        self.processes = []
        for both in kinds:
            mine, theirs = start.Pipe()
            process = start.Process(target=work, args=(theirs, game, both), daemon=True)
            process.start()
            self.lines.append(mine)
            self.processes.append(process)
        paces = [line.recv() for line in self.lines]
        """Seconds a game's step takes, by worker and half."""
        sizes = [[1, 1] for _ in paces]
        for half in (0, 1):
            each = games * workers / sum(1 / pace[half] for pace in paces)
            for size, pace in zip(sizes, paces, strict=True):
                size[half] = max(1, round(each / pace[half]))
        total = max(sum(size[half] for size in sizes) for half in (0, 1))
        self.shared = Shared(game, total)
        self.device = device
        self.games = torch.zeros(2, total, dtype=torch.bool)
        players = torch.ones(2, total, dtype=torch.int64)
        bots = torch.zeros(2, total, SEATS, dtype=torch.bool)
        starts = [0, 0]
        for worker, line in enumerate(self.lines):
            tasks = []
            for half in (0, 1):
                kind, games = kinds[worker][half], sizes[worker][half]
                lines = slice(starts[half], starts[half] + games)
                bots[half, lines, list(kind.bots)] = True
                players[half, lines] = kind.players
                self.games[half, lines] = True
                tasks.append(Task(kind, starts[half], games, seed * 1000 + 2 * worker + half))
                starts[half] += games
            line.send((total, self.shared.name, tasks))
        for line in self.lines:
            line.recv()
        self.players = players.to(device)
        """Of each game in either half."""
        self.bots = bots.to(device)
        """The seats of each in which bots sit."""
        self.games = self.games.to(device)
        """Whether there is a game: one half may have fewer than the other."""
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
            line.send(half)

    def wait(self) -> None:
        """Until all have answered."""
        for line in self.lines:
            line.recv()

    def close(self) -> None:
        for line in self.lines:
            line.send(STOP)
        for process in self.processes:
            process.join()
        self.shared.close(for_good=True)


@contextmanager
def crew(*args: object, **options: object) -> Iterator[Crew]:
    made = Crew(*args, **options)  # type: ignore[arg-type]
    try:
        yield made
    finally:
        made.close()


__all__ = ["SEATS", "Crew", "crew"]
