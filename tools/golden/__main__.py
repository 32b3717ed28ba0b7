"""The command: check the golden games, write them anew, show one."""

import argparse
import sys
from typing import Final

from sixgun.record import read
from tools import golden
from tools.golden.check import complaints
from tools.golden.golden_game import play_again
from tools.golden.player import play_all
from tools.golden.store import ROOM, load, save

WAY_OUT: Final = """\
Where the same deal and moves are meant to give another game now, raise RULES in src/sixgun/deal.py. Then, or when
games are missing, write them anew with python -m tools.golden --write and read the diff of tests/golden/games.txt."""


def check(every: int) -> int:
    """Play the games again, or one of so many, and say what is wrong."""
    kept = load()
    wrong = complaints(kept, every)
    played = len(kept[::every])
    counted = f"{len(kept)} golden games, {played} played again, {len(wrong)} complaints"
    print("\n".join([*wrong, counted, *([WAY_OUT] if wrong else [])]))
    return 1 if wrong else 0


def write() -> int:
    """Write all games anew, with the moves that they had as long as those are legal."""
    kept = {game.name: game for game in load()}
    games = play_all(kept)
    save(games)
    changed = sum(kept.get(game.name) != game for game in games)
    print(f"{len(games)} golden games, {changed} of them new or changed, are in {ROOM}")
    return 0


def show(name: str, number: int) -> int:
    """Print what everybody is shown after a move of a game."""
    record = next((game.record for game in load() if game.name == name), None)
    if record is None:
        print(f"there is no golden game {name!r}; {ROOM} has a list of them", file=sys.stderr)
        return 1
    telling, refused = play_again(read(record), number)
    for kind, lines in vars(telling.now).items():
        print("\n".join([f"{kind}:", *(f"  {line}" for line in lines)]))
    if refused is not None:
        print(f"move {len(telling.steps)} cannot be played any more: {refused}", file=sys.stderr)
    return 0 if refused is None else 1


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden",
        description=golden.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    doing = parser.add_mutually_exclusive_group()
    doing.add_argument("--write", action="store_true", help="write the games anew")
    doing.add_argument("--show", nargs=2, metavar=("NAME", "MOVE"), help="print what is shown after a move of a game")
    doing.add_argument("--every", type=int, default=1, metavar="N", help="play one of N games again (default: all)")
    arguments = parser.parse_args()
    if arguments.every < 1:
        parser.error("--every cannot be less than 1, which plays all of them")
    if arguments.show:
        name, number = arguments.show
        if not number.isdecimal():
            parser.error(f"{number!r} is no number of a move; 0 is the deal, 1 the first move")
        return show(name, int(number))
    return write() if arguments.write else check(arguments.every)


if __name__ == "__main__":
    sys.exit(main())
