"""A worker: steps its batches whenever it is told to, and lays down what their players see."""

from dataclasses import dataclass
from multiprocessing.connection import Connection

from sixgun.env import Arrays, new_batch
from training.games import NO_EVENTS_AT, Kind
from training.shared import Shared

STEP = "step"
FOLLOW = "follow"
"""Step as the adviser says, and tell what he said."""
STOP = "stop"


@dataclass(frozen=True)
class Task:
    """The games of one worker in one half: of which kind, and which lines of the arrays are theirs."""

    kind: Kind
    first: int
    games: int
    seed: int


class Stepper:
    """One batch, and its lines."""

    def __init__(self, task: Task, half: int, shared: Shared, adviser: str | None) -> None:
        self.batch = new_batch(games=task.games, seed=task.seed, open_rows=True, adviser=adviser, **task.kind.options())
        self.arrays = Arrays(self.batch)
        lines = slice(task.first, task.first + task.games)
        self.mine = {name: array[half, lines] for name, array in shared.arrays.items()}
        self.lacks_events = task.kind.lacks_events
        self.show()

    def step(self) -> None:
        self.batch.step(self.mine["tokens"][:, 0].tolist())
        self.show()

    def advise(self) -> None:
        """Lay down what the adviser would choose."""
        advice = self.batch.advice
        self.mine["tokens"][:, 0] = [advice(game) for game in range(self.batch.games)]

    def show(self) -> None:
        """Lay down what the players see now."""
        arrays, mine = self.arrays, self.mine
        for name, rows in (("rows", arrays.observations), ("open_rows", arrays.open_rows)):
            if self.lacks_events:
                mine[name][:, :NO_EVENTS_AT] = rows[:, :NO_EVENTS_AT]
                mine[name][:, NO_EVENTS_AT - rows.shape[1] :] = rows[:, NO_EVENTS_AT:]
            else:
                mine[name][:] = rows
        mine["masks"][:, : arrays.masks.shape[1]] = arrays.masks
        mine["rewards"][:, : arrays.rewards.shape[1]] = arrays.rewards
        mine["ended"][:, 0] = arrays.ended
        mine["actors"][:, 0] = arrays.actors


def work(line: Connection, game: str, games: int, memory: str, tasks: list[Task], adviser: str | None) -> None:
    """Until told to stop: a letter says what to do and in which half, and is answered when it is done."""
    shared = Shared(game, games, memory)
    steppers = [Stepper(task, half, shared, adviser) for half, task in enumerate(tasks)]
    line.send("ready")
    while True:
        said, half = line.recv()
        if said == STOP:
            break
        if said == FOLLOW:
            steppers[half].advise()
            line.send(half)
            line.recv()
        steppers[half].step()
        line.send(half)
    del steppers
    shared.close(for_good=False)
