"""What is printed on cards and in rulebooks, for the web client to draw: it comes from the engine's own cards.

python -m tools.printed            # writes web/src/print/printed.json
python -m tools.printed --check    # exits with 1 when that file is not current
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.check import Checked
from sixgun.cardgame.effect import ALL_OTHERS, ANY_OTHER, ANY_PLAYER, DISTANCE_1, REACHABLE, Effect
from sixgun.cardgame.effects import Draw, Drink, Heal, Miss, Shoot, Take, Toss
from sixgun.cardgame.kind import BORDERS, Kind
from sixgun.cardgame.shelf import SETS
from sixgun.digest import rules
from sixgun.kernel.roles import DEALT, ROLES
from sixgun.text.lookup import people
from sixgun.text.messages import Messages
from tools.made_file import make

HERE: Final = Path("web/src/print/printed.json")

SYMBOLS: Final[dict[type[Effect], str]] = {
    Shoot: "shot",
    Miss: "missed",
    Heal: "life",
    Drink: "life",
    Draw: "draw",
    Take: "draw",
    Toss: "discard",
}
"""The symbol of each effect, by its name in the sprite; what has none is explained in the book."""

AIMS: Final = {
    ALL_OTHERS: "all-others",
    REACHABLE: "reachable",
    DISTANCE_1: "sight",
    ANY_OTHER: "any",
    ANY_PLAYER: "any",
}
"""The symbol of those a line is aimed at; one's own lines have none."""

BOOKS: Final = {"card": ("card-game", "dodge-city"), "dice": ("dice-game",)}
"""The digests that tell of each game's characters."""


class NotPrintable(Exception):
    """The engine has something that cannot be drawn; the message says what and what to do."""


def printed() -> dict[str, Mapping[str, object]]:
    """Everything, by group and name: cards, the rules of events and characters, the roles of each number of players."""
    return {
        "kinds": {kind.name: of_kind(kind, box) for box in SETS.values() for kind in box.kinds},
        "events": {event.name: rules_of(event.name, box) for box in SETS.values() for event in box.events},
        "card-characters": of_characters("card"),
        "dice-characters": of_characters("dice"),
        "dealt": {str(players): [ROLES[role] for role in dealt] for players, dealt in DEALT.items()},
    }


def of_kind(kind: Kind, box: CardSet) -> dict[str, object]:
    """A kind of card: its border, its symbols, how far it shoots, and the rules it rests on."""
    weapon = {"range": int(kind.reach)} if kind.is_weapon() else {}
    return {"border": BORDERS[kind.border], "symbols": list(symbols(kind)), **weapon, "rules": rules_of(kind.name, box)}


def symbols(kind: Kind) -> Iterator[str]:
    """The symbols of a kind, line by line."""
    if kind.costs_card:
        yield "extra-discard"
    if isinstance(kind, Checked):
        yield "flip"
    if kind.dodges:
        yield from ("flip", "missed")
    if kind.seen_farther:
        yield "farther"
    if kind.sees_closer:
        yield "nearer"
    for effect in kind.does:
        yield from line(effect, kind)
    if kind.book:
        yield "book"


def line(effect: Effect, kind: Kind) -> Iterator[str]:
    """The symbols of one effect: what it does, as often as it does it, and to whom."""
    symbol = SYMBOLS.get(type(effect))
    if symbol is None:
        if not kind.book:
            what = type(effect).__name__
            raise NotPrintable(
                f"{kind.name} shows no symbol for {what}: give {what} one in SYMBOLS, or the card the book"
            )
        return
    times = effect.amount if isinstance(effect, Heal) else effect.count if isinstance(effect, Draw) else 1
    yield from [symbol] * times
    if effect.aim in AIMS:
        yield AIMS[effect.aim]


def rules_of(name: str, box: CardSet) -> list[str]:
    """The rules that a kind rests on, as its set lists them."""
    listed = dict(row.strip().split(":") for row in box.rules.splitlines() if row.strip())
    if name not in listed:
        raise NotPrintable(f"{name} has no rules: add a line for it to RULES in the cards.py of its set")
    return listed[name].split()


def of_characters(game: str) -> dict[str, str]:
    """The rule of each character of a game: the one that begins with its name and its life points."""
    say = Messages()
    names = [who.name for who in people() if who.game == game]
    return {name: rule_beginning(say.say(f"character-{name}"), BOOKS[game]) for name in names}


def rule_beginning(name: str, books: Iterable[str]) -> str:
    for rule in rules():
        if rule.book in books and rule.text.startswith(f"{name} ("):
            return rule.id
    raise NotPrintable(f"no rule of {', '.join(books)} begins with {name} and the life points in brackets: write it")


def text() -> str:
    """The file: a line for each thing, so that a change shows as that line."""
    groups = (f'  "{group}": {{\n{rows(things)}\n  }}' for group, things in printed().items())
    return "{\n" + ",\n".join(groups) + "\n}\n"


def rows(things: Mapping[str, object]) -> str:
    return ",\n".join(f'    "{name}": {json.dumps(thing, ensure_ascii=False)}' for name, thing in things.items())


def main(words: list[str] | None = None) -> int:
    try:
        return make("printed", __doc__, HERE, text, words)
    except NotPrintable as wrong:
        print(f"printed: {wrong}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
