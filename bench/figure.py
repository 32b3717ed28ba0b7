"""The work that the engine's speed is measured by, done by whatever install of sixgun the Python that runs this has.

    echo '{"run": "games", "seconds": 0.5}' | python bench/figure.py '{"game": "card", "players": 5, "sets": ["base"]}'

`engine.py` starts it, also with the Python of another checkout: so both sides do the very same work, and this file asks
for nothing but what every release of sixgun has. A line of input wants a slice of a run, so many CPU seconds or so many
calls of it, and gets a line that says what was done in how many calls and how much time; the next slice goes on there.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

INSIDE = {
    "advance": ("sixgun.kernel.loop",),
    "play_at_random": ("sixgun.kernel.playout",),
    "is_interpreted": ("sixgun.version",),
}
"""What is no part of the public API, and the modules it lies in or lay in, the newest first."""

MOST_DECISIONS = 100_000
GAMES_OF_A_BATCH = 256

Work = Callable[[int], int]
"""Does the work of one call, given its number, and returns how much it was."""

Slice = Callable[[float, int], tuple[int, int, float, int]]
"""Works for so many seconds or so many calls, and returns what was done, in how many calls and how much time, and a
number that differs where other games were played."""


def inside(name: str) -> Any:
    for module in INSIDE[name]:
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError):
            continue
    sys.exit(f"this sixgun has no {name} in {' or '.join(INSIDE[name])}; add to INSIDE of {__file__} where it is")


def main() -> None:
    import sixgun

    size = json.loads(sys.argv[1])
    about = {"package": str(Path(str(sixgun.__file__)).parent), "interpreted": inside("is_interpreted")()}
    runs: dict[str, Slice] = {}
    for line in sys.stdin:
        wanted = json.loads(line)
        run = wanted["run"]
        if run not in runs:
            runs[run] = RUNS[run](**size)
        done, calls, seconds, trace = runs[run](wanted.get("seconds", 0.0), wanted.get("calls", 0))
        print(json.dumps({"done": done, "calls": calls, "seconds": seconds, "trace": trace, **about}), flush=True)


def again_and_again(work: Work) -> Slice:
    number = 0

    def go_on(seconds: float, most: int) -> tuple[int, int, float, int]:
        nonlocal number
        done = 0
        calls = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or calls < max(most, 1):
            some = 1 + calls // 8  # reading the clock costs as much as a tenth of a dice game
            for _ in range(min(some, most - calls) if most else some):
                done += work(number)
                number += 1
                calls += 1
        return done, calls, spent, done

    return go_on


# what a call does


def dealing(game: str, players: int, sets: list[str], log: bool = False) -> Callable[[int], Any]:
    """Deals the table of a seed. It begins with a log in any case: older releases cannot deal without."""
    from sixgun.game import GAMES

    new_table = GAMES[game].new_table

    def deal(seed: int) -> Any:
        table = new_table(players, seed, {}, sets, None, None)
        if not log:
            table.log = None
        return table

    return deal


def games(game: str, players: int, sets: list[str]) -> Slice:
    """Whole games in the compiled loop."""
    from sixgun import Rng

    deal = dealing(game, players, sets)
    play_at_random = inside("play_at_random")

    def play(seed: int) -> int:
        return int(play_at_random(deal(seed), Rng.seeded(seed + 1_000_000), MOST_DECISIONS))

    return again_and_again(play)


def from_python(game: str, players: int, sets: list[str]) -> Slice:
    """Whole games in a loop of Python."""
    from sixgun import Rng

    deal = dealing(game, players, sets)
    advance = inside("advance")

    def play(seed: int) -> int:
        table = deal(seed)
        below = Rng.seeded(seed + 1_000_000).below
        decisions = 0
        while not table.over:
            table.offer()
            moves = table.moves
            if moves.n > 1 or table.top.always_asked():
                decisions += 1
            advance(table, moves.items[below(moves.n)])
        return decisions

    return again_and_again(play)


def in_the_middle(game: str, players: int, sets: list[str]) -> Any:
    from sixgun import Rng

    table = dealing(game, players, sets)(5)
    inside("play_at_random")(table, Rng.seeded(1), 20)
    return table


def clones(game: str, players: int, sets: list[str]) -> Slice:
    middle = in_the_middle(game, players, sets)

    def clone(_: int) -> int:
        for _again in range(100):
            middle.copy()
        return 100

    return again_and_again(clone)


def playouts(game: str, players: int, sets: list[str]) -> Slice:
    """Clones played to their end."""
    from sixgun import Rng

    middle = in_the_middle(game, players, sets)
    play_at_random = inside("play_at_random")

    def clone_and_play(seed: int) -> int:
        return int(play_at_random(middle.copy(), Rng.seeded(seed), MOST_DECISIONS))

    return again_and_again(clone_and_play)


def seen(game: str, players: int, sets: list[str]) -> Slice:
    """With the event log on, and every seat's view read after each move."""
    from sixgun import Rng
    from sixgun.game import GAMES

    deal = dealing(game, players, sets, log=True)
    advance = inside("advance")
    view = GAMES[game].view

    def play(seed: int) -> int:
        table = deal(seed)
        below = Rng.seeded(seed).below
        moves = 0
        while not table.over:
            table.offer()
            advance(table, table.moves.items[below(table.moves.n)])
            for seat in range(players):
                view(table, seat)
            moves += 1
        return moves

    return again_and_again(play)


# batches


def batched(game: str, players: int, sets: list[str], observe: bool = False) -> Slice:
    """Decisions of a batch with its masks, and what the players see if asked for; a call is a step."""
    try:
        import numpy
    except ModuleNotFoundError:
        sys.exit('batches need numpy: pip install "sixgun[learn]"')
    from sixgun.env import Arrays, new_batch

    batch = new_batch(game, players=players, games=GAMES_OF_A_BATCH, seed=1, sets=sets, observe=observe)
    arrays = Arrays(batch)
    generator = numpy.random.default_rng(1)
    cost = clock_cost()

    def go_on(seconds: float, most: int) -> tuple[int, int, float, int]:
        before = int(batch.decisions)
        calls = trace = 0
        spent = 0.0
        while spent < seconds or calls < max(most, 1):
            luck = generator.random(arrays.masks.shape, dtype=numpy.float32)
            tokens = (arrays.masks * luck).argmax(axis=1).tolist()
            began = time.process_time()
            batch.step(tokens)
            spent += time.process_time() - began - cost
            calls += 1
            trace += sum(tokens)
        return int(batch.decisions) - before, calls, spent, trace

    return go_on


def observed(game: str, players: int, sets: list[str]) -> Slice:
    return batched(game, players, sets, observe=True)


def clock_cost() -> float:
    """What reading the clock costs; a step of a batch is short enough for that to count."""
    began = time.process_time()
    for _ in range(999):
        time.process_time()
    return (time.process_time() - began) / 1000


RUNS: dict[str, Callable[..., Slice]] = {
    run.__name__: run for run in (games, from_python, clones, playouts, seen, batched, observed)
}


if __name__ == "__main__":
    main()
