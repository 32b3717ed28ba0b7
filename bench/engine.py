"""How fast the engine is: compiled against interpreted, or this install against another.

    python bench/engine.py [--rounds 5] [--seconds 0.5] [--quick] [--only TEXT] [--json]
    python bench/engine.py --against ../older    # another checkout, installed in its own .venv

One core, CPU time, random play with the event log off. Every round starts both sides anew for each size and takes each
figure in short slices, in turn of the one and the other, so that a busy machine slows both alike. The figures are
medians over the rounds; the factor of a round is the median of its slices' ratios, and the median over the rounds is
what is shown. A decision is a question with at least two answers, or `end`; forced answers are given but not counted.
Batches keep their masks, and `with sight` also what the player to move sees; choosing the answers is left out of their
time.

Against another checkout both sides run `bench/figure.py` of this one, compiled, and the second of each two slices makes
exactly the calls of the first. Exit status 1 says that a figure has become slower by more than 3 %.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ALL_SETS = ["base", "dodge-city", "high-noon", "fistful-of-cards"]
SIZES: dict[str, dict[str, object]] = {
    "base 4": {"game": "card", "players": 4, "sets": ["base"]},
    "base 5": {"game": "card", "players": 5, "sets": ["base"]},
    "base 7": {"game": "card", "players": 7, "sets": ["base"]},
    "base + Dodge City 5": {"game": "card", "players": 5, "sets": ["base", "dodge-city"]},
    "base + Dodge City 8": {"game": "card", "players": 8, "sets": ["base", "dodge-city"]},
    "with both events 5": {"game": "card", "players": 5, "sets": ALL_SETS},
    "with both events 8": {"game": "card", "players": 8, "sets": ALL_SETS},
    "dice 5": {"game": "dice", "players": 5, "sets": []},
    "dice 8": {"game": "dice", "players": 8, "sets": []},
}
FIGURES = {
    "decisions": ("decisions/s", "games", "done"),
    "games": ("games/s", "games", "calls"),
    "from_python": ("from Python", "from_python", "done"),
    "clones": ("clones/s", "clones", "done"),
    "playouts": ("clone+playout/s", "playouts", "calls"),
    "seen": ("moves/s seen", "seen", "done"),
    "batched": ("batched/s", "batched", "done"),
    "observed": ("with sight", "observed", "done"),
}
"""The title of each figure, the run of figure.py that it comes from, and what of it is counted."""

RUNS = tuple(dict.fromkeys(run for _, run, _ in FIGURES.values()))
TOLERANCE = 0.03
SLICE = 0.02
"""CPU seconds that one side works before it is the other's turn."""

Done = dict[str, Any]
Round = list[tuple[Done, Done]]
"""What the two sides did, slice by slice."""

Rounds = dict[str, dict[str, list[Round]]]
"""Of each size and run."""

Table = dict[str, dict[str, dict[str, Any]]]
"""What it comes to, for each size and figure."""

Ask = Callable[[dict[str, object]], Done]
"""Has a side do a slice."""


@dataclass(frozen=True)
class Side:
    """One of the two that are compared."""

    name: str
    python: str = sys.executable
    pure: bool = False
    checkout: Path | None = None
    """Where its sixgun has to lie; None takes whichever this Python has."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="PATH", help="another checkout, installed in PATH/.venv")
    parser.add_argument("--rounds", type=int, help="how often each figure is taken on each side (5; quick: 1)")
    parser.add_argument("--seconds", type=float, help="CPU time for each figure of a round (0.5; quick: 0.05)")
    parser.add_argument("--quick", action="store_true", help="one short round, which shows large changes only")
    parser.add_argument("--only", default="", metavar="TEXT", help="sizes with this in their name, as in 'dice'")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    args = parser.parse_args()
    sizes = [size for size in SIZES if args.only in size]
    if not sizes:
        parser.error(f"no size has {args.only!r} in its name; there are {', '.join(SIZES)}")
    rounds = args.rounds or (1 if args.quick else 5)
    seconds = args.seconds or (0.05 if args.quick else 0.5)
    if rounds < 1 or seconds < 0:
        parser.error("there is nothing to measure in less than one round or no time")
    if args.against is None:
        sides = Side("compiled"), Side("interpreted", pure=True)
    else:
        python = python_of(args.against)
        if not python.exists():
            parser.error(f"{args.against} has no {python.relative_to(args.against)}; install that checkout there first")
        sides = Side("ours"), Side("theirs", str(python), checkout=args.against)
        sizes = [size for size in sizes if has_sets(args.against, SIZES[size])]
    table = summarise(sides, take(sides, sizes, rounds, seconds, same_work=args.against is not None))
    if args.json:
        print(json.dumps(table, indent=1))
    elif args.against is None:
        print_speed(table)
    else:
        print_ratios(table, rounds)
    return int(args.against is not None and bool(outside(table)[0]))


def has_sets(checkout: Path, size: dict[str, Any]) -> bool:
    """Whether a checkout, which may be older, has all the sets of a size."""
    return all((checkout / "src/sixgun/cardgame/sets" / name.replace("-", "_")).is_dir() for name in size["sets"])


def python_of(checkout: Path) -> Path:
    return checkout / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


# taking the figures


def take(sides: tuple[Side, Side], sizes: list[str], rounds: int, seconds: float, same_work: bool) -> Rounds:
    taken: Rounds = {size: {run: [] for run in RUNS} for size in sizes}
    for number in range(rounds):
        for size in sizes:
            spec = SIZES[size]
            print(f"\rround {number + 1} of {rounds}: {size:20}", end="", file=sys.stderr, flush=True)
            with started(sides[0], spec) as ours, started(sides[1], spec) as theirs:
                for run in RUNS:
                    taken[size][run].append(take_in_turn((ours, theirs), run, seconds, same_work))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)
    return taken


def take_in_turn(asks: tuple[Ask, Ask], run: str, seconds: float, same_work: bool) -> Round:
    """A slice of one side, one of the other; who is first changes, and the first two only warm up."""
    slices: Round = []
    length = min(SLICE, seconds)
    for number in range(1 + round(seconds / length)):
        first = number % 2
        one = asks[first]({"run": run, "seconds": length})
        other = asks[1 - first]({"run": run, **({"calls": one["calls"]} if same_work else {"seconds": length})})
        slices.append((other, one) if first else (one, other))
    return slices[1:]


@contextmanager
def started(side: Side, size: dict[str, object]) -> Iterator[Ask]:
    """A side at work in a process of its own; `PYTHONPATH` is ours and would lead the other checkout astray."""
    environment = {**os.environ, "SIXGUN_PURE": "1" if side.pure else "0"}
    if side.checkout is not None:
        environment.pop("PYTHONPATH", None)
    command = [side.python, str(Path(__file__).with_name("figure.py")), json.dumps(size)]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to_it, from_it = process.stdin, process.stdout

        def ask(wanted: dict[str, object]) -> Done:
            print(json.dumps(wanted), file=to_it, flush=True)
            answer = from_it.readline()
            if not answer:
                sys.exit(f"{side.python} could not go on; what it says is above")
            done: Done = json.loads(answer)
            check_side(side, done)
            return done

        yield ask


def check_side(side: Side, done: Done) -> None:
    if done["interpreted"] and not side.pure:
        sys.exit(f"the engine in {done['package']} is not compiled: it needs a C compiler on install (see setup.py)")
    if side.checkout is not None and not Path(done["package"]).resolve().is_relative_to(side.checkout.resolve()):
        sys.exit(f"{side.python} has the sixgun of {done['package']}; install {side.checkout} there")


# what they say


def summarise(sides: tuple[Side, Side], taken: Rounds) -> Table:
    """The medians of both sides and of the rounds' ratios, and between what the middle half of the ratios lies."""
    table: Table = {}
    for size, runs in taken.items():
        table[size] = {}
        for figure, (_, run, counted) in FIGURES.items():
            low, factor, high = quartiles([ratio(slices, counted) for slices in runs[run]])
            table[size][figure] = {
                sides[0].name: statistics.median(rate([ours for ours, _ in slices], counted) for slices in runs[run]),
                sides[1].name: statistics.median(rate([other for _, other in slices], counted) for slices in runs[run]),
                "factor": factor,
                "low": low,
                "high": high,
                "same_work": all(ours["trace"] == theirs["trace"] for slices in runs[run] for ours, theirs in slices),
            }
    return table


def rate(slices: list[Done], counted: str) -> float:
    return float(sum(one[counted] for one in slices) / sum(one["seconds"] for one in slices))


def ratio(slices: Round, counted: str) -> float:
    return statistics.median(rate([ours], counted) / rate([theirs], counted) for ours, theirs in slices)


def quartiles(numbers: list[float]) -> tuple[float, float, float]:
    if len(numbers) == 1:
        return numbers[0], numbers[0], numbers[0]
    low, middle, high = statistics.quantiles(numbers, n=4, method="inclusive")
    return low, middle, high


def outside(table: Table) -> tuple[list[str], list[str]]:
    """Which figures are slower and which faster on our side, by more than the tolerance."""
    slower, faster = [], []
    for size, row in table.items():
        for figure, cell in row.items():
            line = f"{size}, {FIGURES[figure][0]}: {cell['factor']:.3f}"
            if cell["factor"] < 1 - TOLERANCE:
                slower.append(line)
            elif cell["factor"] > 1 + TOLERANCE:
                faster.append(line)
    return slower, faster


def print_speed(table: Table) -> None:
    print("compiled (times the interpreted form)")
    print_table(table, lambda cell: f"{short(cell['compiled'])} (×{cell['factor']:.0f})")


def print_ratios(table: Table, rounds: int) -> None:
    print(f"ours over theirs: median of the ratios of {rounds} round{'' if rounds == 1 else 's'} (their middle half)")
    print_table(
        table,
        lambda cell: f"{cell['factor']:.3f} ({cell['low']:.2f}–{cell['high']:.2f}){' ' if cell['same_work'] else '*'}",
    )
    if not all(cell["same_work"] for row in table.values() for cell in row.values()):
        print("* from the same deals the two play other games there")
    slower, faster = outside(table)
    for word, lines in (("slower", slower), ("faster", faster)):
        print(f"{word} by more than {TOLERANCE:.0%}: {'; '.join(lines) or 'none'}")


def print_table(table: Table, text: Callable[[dict[str, Any]], str]) -> None:
    print(f"{'':20}" + "".join(f"{title:>20}" for title, _, _ in FIGURES.values()))
    for size, row in table.items():
        print(f"{size:20}" + "".join(f"{text(row[figure]):>20}" for figure in FIGURES))


def short(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number / 1e3:.1f} k"


if __name__ == "__main__":
    sys.exit(main())
