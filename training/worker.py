"""A worker: steps its batches whenever it is told to, and lays down what their players see."""

import time
from dataclasses import dataclass
from multiprocessing.connection import Connection

from sixgun.env import Arrays, new_batch
from training.games import Kind, show
from training.shared import Shared

STOP = "stop"
STEPS = 150
"""By which a worker's pace is taken."""


@dataclass(frozen=True)
class Task:
    """The games of one worker in one half: of which kind, and which lines of the arrays are theirs."""

    kind: Kind
    first: int
    games: int
    seed: int


class Stepper:
    """One batch, and its lines."""

    def __init__(self, task: Task, half: int, shared: Shared) -> None:
        self.game = task.kind.game
        self.batch = new_batch(games=task.games, seed=task.seed, open_rows=True, opinions=True, **task.kind.options())
        self.arrays = Arrays(self.batch)
        lines = slice(task.first, task.first + task.games)
        self.mine = {name: array[half, lines] for name, array in shared.arrays.items()}
        self.show()

    def step(self) -> None:
        self.batch.step(self.mine["tokens"][:, 0].tolist())
        self.show()

    def show(self) -> None:
        """Lay down what the players see now."""
        arrays, mine = self.arrays, self.mine
        show(arrays, self.game, mine["rows"])
        mine["open_rows"][:, : arrays.open_rows.shape[1]] = arrays.open_rows
        mine["masks"][:, : arrays.masks.shape[1]] = arrays.masks
        mine["rewards"][:, : arrays.rewards.shape[1]] = arrays.rewards
        mine["ended"][:, 0] = arrays.ended
        mine["actors"][:, 0] = arrays.actors


def pace(kind: Kind) -> float:
    """Seconds that a step of one game of that kind takes."""
    games = 24
    batch = new_batch(games=games, seed=1, open_rows=True, opinions=True, **kind.options())
    opinions = Arrays(batch).opinions
    began = time.perf_counter()
    for _ in range(STEPS):
        batch.step(opinions.argmax(1).tolist())
    return (time.perf_counter() - began) / (STEPS * games)


def work(line: Connection, game: str, kinds: list[Kind]) -> None:
    """Says how fast it steps, hears how many games it gets, and steps until told to stop: a letter says which half."""
    line.send([pace(kind) for kind in kinds])
    games, memory, tasks = line.recv()
    shared = Shared(game, games, memory)
    steppers = [Stepper(task, half, shared) for half, task in enumerate(tasks)]
    line.send("ready")
    while (half := line.recv()) != STOP:
        steppers[half].step()
        line.send(half)
    del steppers
    shared.close(for_good=False)
