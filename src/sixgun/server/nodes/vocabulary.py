"""What a server can read of tables and games, in words, so that none is given a table it would not understand.

While servers of two versions run side by side, a table of the newer one may say what the older one has never heard of.
The database holds the words of each server against those of a table's last owner, and gives it only to one who knows
all of them. Nearly all words are found by looking: nobody has to remember them who adds a setting, an option or a bot.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from sixgun.cardgame import codec as card_codec
from sixgun.cardgame.options import VALUES as CARD_OPTIONS
from sixgun.cardgame.shelf import PRINTED
from sixgun.deal import RULES
from sixgun.dicegame import codec as dice_codec
from sixgun.dicegame.rules import VALUES as DICE_OPTIONS
from sixgun.server.bots.levels import levels
from sixgun.server.table.room import Facts

TABLES: Final = 1
"""Counts up what looking does not find: a number that may be greater than before, another meaning of an old word."""


@cache
def words() -> tuple[str, ...]:
    """All that this server understands; words are added over the years, and none is ever dropped."""
    return tuple(sorted({*fields(), *layouts(), *rules(), *(f"bot {bot.level}" for bot in levels())}))


@cache
def name() -> str:
    """What this vocabulary is called: servers that know the same words call it the same."""
    return hashlib.sha256("\n".join(words()).encode()).hexdigest()[:16]


def fields() -> Iterator[str]:
    """What the facts of a table may say: every field, and every word that may stand in one."""
    _, parts = msgspec.json.schema_components((Facts,))
    for part, said in parts.items():
        for field, what in said["properties"].items():
            yield f"{part}.{field}"
            yield from (f"{part}.{field} {value}" for value in values(what))


def values(schema: Any) -> Iterator[object]:
    """The words in a schema that stand for themselves.

    >>> list(values({"anyOf": [{"type": "null"}, {"enum": ["card", "dice"]}]}))
    ['card', 'dice']
    """
    if isinstance(schema, dict):
        yield from schema.get("enum", ())
        for key, below in schema.items():
            if key not in ("enum", "default", "description"):
                yield from values(below)
    elif isinstance(schema, list):
        for below in schema:
            yield from values(below)


def layouts() -> Iterator[str]:
    """The layouts in which tables of the games lie, the older ones included, and what else has a number."""
    for newest in (card_codec.MAGIC, dice_codec.MAGIC, f"rules {RULES}", f"tables {TABLES}"):
        kind, _, number = newest.rpartition(" ")
        yield from (f"{kind} {each}" for each in range(1, int(number) + 1))


def rules() -> Iterator[str]:
    """The sets of cards and the options that a game may have been dealt with."""
    yield from (f"set {cards.name}" for cards in PRINTED)
    for game, options in (("card", CARD_OPTIONS), ("dice", DICE_OPTIONS)):
        yield from (f"{game} {option} {value}" for option, given in options.items() for value in given)
