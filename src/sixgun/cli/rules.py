"""`sixgun rules`: rules, cards and characters by word, in the project's own words."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Final

from sixgun.cli.exit_code import DONE, NO
from sixgun.cli.language import add_language, language_of
from sixgun.errors import closest

EXITS: Final = {DONE: "something was found", NO: "nothing was"}

if TYPE_CHECKING:
    from sixgun.text import Text
    from sixgun.text.lookup import Found

RULE_FACTS: Final = ("id", "title", "text", "book", "section")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="+", metavar="WORD", help="what to look for, or the id of a rule")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print everything that has such a name or speaks of it; 1 if nothing does."""
    from sixgun.cardgame.shelf import fetch_named
    from sixgun.text import Text, lookup
    from sixgun.text.wording import listed
    from sixgun.tui.screen import Screen

    fetch_named()
    text = Text(language_of(args))
    found = lookup.by_text(text, args.words)
    if args.json:
        print(json.dumps(as_data(text, found), ensure_ascii=False, indent=1))
        return DONE if found.is_named or found.rules else NO
    screen = Screen(sys.stdout, sys.stdin, colour=True, pace=0)
    groups = (
        ("rules-cards", [text.card_help(kind) for kind in found.cards]),
        ("rules-events", [lookup.event_help(text, event) for event in found.events]),
        ("rules-characters", [text.character_help(who.name, who.game) for who in found.characters]),
        ("rules-roles", [lookup.role_help(text, role) for role in found.roles]),
        ("rules-words", [lookup.term_help(text, term) for term in found.terms]),
    )
    for key, parts in groups:
        if parts:
            screen.write(text.say(key), "heading")
        for part in parts:
            # titles stand out by their place, the text below them is set in
            for place, line in enumerate(part.split("\n")):
                screen.write(line, indent="    " if place % 2 else "  ")
    if found.rules:
        screen.write(text.say("rules-rules"), "heading")
    for rule in found.rules:
        said = text.say("help-rule", id=rule.id, text=f"{rule.title} {rule.text}".strip())
        screen.write(said, indent="  ", hang="    ")
    if found.is_named or found.rules:
        return DONE
    words = " ".join(args.words)
    close = closest(words, lookup.names(text))
    screen.write(
        text.say("rules-nothing-like", words=words, close=listed(text, close, "list-or"))
        if close
        else text.say("rules-nothing", words=words)
    )
    return NO


def as_data(text: "Text", found: "Found") -> dict[str, object]:
    """What was found, for programs."""
    return {
        "cards": [{"kind": kind, "text": text.say(f"card-{kind}.text")} for kind in found.cards],
        "events": [{"event": event, "text": text.say(f"card-{event}.text")} for event in found.events],
        "characters": [who._asdict() for who in found.characters],
        "roles": found.roles,
        "words": [{"word": term, "text": text.say(f"term-{term}.text")} for term in found.terms],
        "rules": [{name: getattr(rule, name) for name in RULE_FACTS} for rule in found.rules],
    }
