"""`sixgun characters`: every character of both games with life points and ability."""

import argparse
import json
import sys

from sixgun.cli.exit_code import DONE
from sixgun.cli.language import add_language, language_of
from sixgun.errors import BadOption, meant, quoted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set", metavar="SET", help="base, dodge-city, dice or a home-made ./my-set only (default: all)"
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print the characters of a set, or of all."""
    from sixgun.cardgame.shelf import fetch_named, read_sets
    from sixgun.text import Text, lookup
    from sixgun.tui.screen import Screen

    fetch_named()
    if args.set is not None:
        (args.set,) = read_sets([args.set])
    sets = list(dict.fromkeys(who.set for who in lookup.people()))
    if args.set is not None and args.set not in sets:
        there = meant(args.set, sets) or f"there are {', '.join(sets)}"
        raise BadOption(f"there is no set {quoted(args.set)} of characters; {there}")
    text = Text(language_of(args))
    people = [who for who in lookup.people() if args.set in (None, who.set)]
    if args.json:
        found = [
            {
                **who._asdict(),
                "title": text.say(f"character-{who.name}"),
                "text": text.say(f"character-{who.name}.{who.game}"),
            }
            for who in people
        ]
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return DONE
    screen = Screen(sys.stdout, sys.stdin, colour=True, pace=0)
    for who in people:
        title, _, said = text.character_help(who.name, who.game).partition("\n")
        screen.write(title, "heading")
        screen.write(said, indent="    ")
    return DONE
