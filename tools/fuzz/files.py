"""Files of strangers: records, saves and scenarios, read as the program reads them.

    python -m tools.fuzz.files KIND SEED FIRST COUNT SECONDS

says before each input that it is tried, and after each what is wrong, if anything: whoever started it knows what it
hung at. An input that takes too long ends the process, out of compiled code too; one that takes too much memory is told
of.
"""

import json
import random
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from sixgun import record, scenario
from sixgun.errors import SixgunError
from sixgun.game import Game, new_game
from sixgun.save import CHECKSUM, with_checksum
from tools.fuzz.mutation import Mutation

ROOT: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 3_000
"""Signs of a sentence: after a wrong move it names all that could have been played."""
ROOM: Final = 1 << 30
"""Bytes of memory that one input may take."""

Reader = Callable[[bytes], None]


def games() -> list[Game]:
    """Some games, in the middle and at their end."""
    found = []
    for number, (name, sets) in enumerate((("card", ["base"]), ("card", ["base", "dodge-city"]), ("dice", None)) * 2):
        luck = random.Random(number)
        game = new_game(name, players=4 + number % 3, seed=number, sets=sets)
        for _ in range(luck.randrange(60)):
            if not game.over:
                game.stir(luck.getrandbits(62))
                game.play(luck.choice(game.choice.options))
        found.append(game)
    return found


# reading


def read_record(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    record.read(text)
    with suppress(SixgunError):
        record.verify(text)
    go_on(record.replay(text))


def read_save(data: bytes) -> None:
    """With a right checksum: a wrong one is noticed at once, and whoever makes a save up can compute one."""
    go_on(Game.load(with_checksum(data[:-CHECKSUM])))


def read_scenario(data: bytes) -> None:
    with tempfile.NamedTemporaryFile(suffix=".yaml") as file:
        file.write(data)
        file.flush()
        for each in scenario.read_file(Path(file.name)):
            scenario.run(each)


def go_on(game: Game) -> None:
    """What was read can be looked at and played."""
    for seat in range(game.players):
        game.view(seat)
    if not game.over:
        game.play(game.choice.default)


READERS: Final[Mapping[str, Reader]] = {"record": read_record, "save": read_save, "scenario": read_scenario}


def seeds(kind: str) -> Sequence[bytes]:
    if kind == "record":
        return [game.record().encode() for game in games()]
    if kind == "save":
        return [game.save() for game in games()]
    small = [path for path in sorted((ROOT / "scenarios").rglob("*.yaml")) if path.stat().st_size < 4_000]
    return [path.read_bytes() for path in small[:: max(1, len(small) // 40)]]


# trying


def wrong_with(read: Reader, data: bytes) -> str | None:
    """What a reader does wrong with this input, if anything."""
    try:
        read(data)
    except SixgunError as refusal:
        said = str(refusal)
        if not said or len(said) > LONGEST or "\n" in said.strip():
            return f"no clear sentence: {said[:200]!r}"
    except MemoryError:
        return f"takes more than {ROOM >> 20} MB"
    except Exception:
        return traceback.format_exc(limit=-2).strip()
    return None


def limit_memory() -> None:
    """From now on this process gets only so much more; where that cannot be said, memory is not looked at."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + ROOM
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main(readers: Mapping[str, Reader] = READERS) -> None:
    kind, seed, first, count, seconds = sys.argv[1], *map(int, sys.argv[2:6])
    mutation = Mutation(seeds(kind), random.Random(f"{kind} {seed}"))
    limit_memory()
    for number in range(first + count):
        data = mutation.next()
        if number < first:
            continue
        print(json.dumps({"try": number}), flush=True)
        signal.alarm(seconds)
        wrong = wrong_with(readers[kind], data)
        signal.alarm(0)
        if wrong is not None:
            print(json.dumps({"wrong": wrong, "input": repr(data[:300])}), flush=True)


if __name__ == "__main__":
    main()
