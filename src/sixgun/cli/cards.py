"""`sixgun cards`: every card and every event of the card game with what it does."""

import argparse
import json
import sys
from typing import Final

from sixgun.cli.exit_code import DONE
from sixgun.cli.language import add_language, language_of
from sixgun.errors import BadOption, meant, quoted

SET_HELP: Final = "base, dodge-city, high-noon, fistful-of-cards or a home-made ./my-set only (default: all)"
EVENT: Final = "event"
"""The border of an event, which has none."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", metavar="SET", help=SET_HELP)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print the cards of a set, or of all."""
    from sixgun.cardgame.kind import BORDERS
    from sixgun.cardgame.shelf import KINDS, SETS, deck_of, fetch_named, read_sets
    from sixgun.text import Text, lookup
    from sixgun.tui.screen import Screen

    fetch_named()
    if args.set is not None:
        (args.set,) = read_sets([args.set])
    if args.set is not None and args.set not in SETS:
        there = meant(args.set, SETS) or f"there are {', '.join(SETS)}"
        raise BadOption(f"there is no set {quoted(args.set)} of cards; {there}")
    text = Text(language_of(args))
    sets = [args.set] if args.set else list(SETS)
    events = [event.name for name in sets for event in SETS[name].events]
    kinds = list(dict.fromkeys(card.kind.name for name in sets for card in deck_of(SETS[name])))
    if args.json:
        cards = [
            {
                "kind": kind,
                "name": text.say(f"card-{kind}"),
                "border": BORDERS[KINDS[kind].border],
                "copies": {name: signs for name, signs in lookup.copies(kind).items() if name in sets},
                "text": text.say(f"card-{kind}.text"),
            }
            for kind in kinds
        ]
        cards += [
            {
                "kind": event,
                "name": text.say(f"card-{event}"),
                "border": EVENT,
                "copies": {},
                "text": text.say(f"card-{event}.text"),
            }
            for event in events
        ]
        print(json.dumps(cards, ensure_ascii=False, indent=1))
        return DONE
    screen = Screen(sys.stdout, sys.stdin, colour=True, pace=0)
    parts = [*(text.card_help(kind) for kind in kinds), *(lookup.event_help(text, event) for event in events)]
    for part in parts:
        title, _, said = part.partition("\n")
        screen.write(title, "heading", hang="  ")
        screen.write(said, indent="    ")
    return DONE
