"""`sixgun new`: begin a home-made character, card or set, with every file it needs."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixgun.cli.exit_code import DONE
from sixgun.errors import BadOption, quoted

if TYPE_CHECKING:
    from sixgun.cli.scaffold import Draft

FOLDER: Final = Path("my-set")
LIVES: Final = (3, 4)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "A set lies in a folder of its own; name it to play with it, as in --sets base,./my-set."
    things = parser.add_subparsers(dest="thing", metavar="THING", required=True)
    character = things.add_parser("character", help="a character that draws three cards, to be changed")
    character.add_argument("--life", type=int, default=4, choices=LIVES, help="life points (default: 4)")
    card = things.add_parser("card", help="a brown card that draws one, to be changed")
    card.add_argument("--sign", default="2C", metavar="SIGN", help="its rank and suit, such as 10H (default: 2C)")
    for thing in (character, card):
        thing.add_argument("name", metavar="NAME", help="such as calm-carla")
        where = "the folder of the set, made if it is not there (default: my-set)"
        thing.add_argument("--set", type=Path, default=FOLDER, metavar="FOLDER", help=where)
    empty = things.add_parser("set", help="a set with nothing in it")
    empty.add_argument("set", type=Path, metavar="FOLDER", help="such as my-set")


def run(args: argparse.Namespace) -> int:
    """Write the files and say what to do next."""
    from sixgun.cli.scaffold import new_card, new_character, new_set

    if args.thing == "set":
        write(new_set(args.set))
        return DONE
    check_name(args.thing, args.name)
    if args.thing == "character":
        draft, facts = new_character(args.set, args.name, args.life)
        change = f"{facts['constant']} in {args.set / 'characters.py'}"
        seat = f" --seat-character {facts['name']}"
    else:
        check_sign(args.sign)
        draft, facts = new_card(args.set, args.name, args.sign)
        change = f"its Kind in {args.set / 'cards.py'}"
        seat = ""
    write(draft)
    name, rule = facts["name"], facts["rule"]
    print(f"Now change what it does, {change}, and say so: rule {rule} in {args.set / 'rules.md'}, {args.thing}-{name}")
    print(f"in {args.set / 'text/en.ftl'}, and {args.set / 'scenarios' / name}.yaml, which shows it.")
    print(f"Show it:  sixgun scenario run {args.set / 'scenarios'}")
    print(f"Play it:  sixgun play --sets base,{spelled(args.set)}{seat}")
    return DONE


def write(draft: "Draft") -> None:
    draft.write()
    for file in draft.texts:
        print(f"wrote {draft.folder / file}")


def spelled(folder: Path) -> str:
    """A folder as --sets knows it from the name of a set.

    >>> spelled(Path("my-set"))
    './my-set'
    """
    return str(folder) if len(folder.parts) > 1 else f"./{folder}"


def check_name(thing: str, called: str) -> None:
    """Refuse what a printed set has."""
    from sixgun.cardgame.shelf import CHARACTERS, KINDS
    from sixgun.cli.scaffold import kebab

    name = kebab(called)
    if name in (CHARACTERS if thing == "character" else KINDS):
        raise BadOption(f"there is a {thing} {quoted(name)} already; choose another name")


def check_sign(sign: str) -> None:
    from sixgun.cardgame.rules import RANKS, SUITS

    if sign[-1:] not in SUITS or sign[:-1] not in RANKS:
        raise BadOption(f"no card shows {quoted(sign)}; it is a rank and a suit, as in 10H")
