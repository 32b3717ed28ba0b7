"""How a game began and what was played: with these it can be played again exactly."""

import json
from dataclasses import dataclass, fields
from typing import Final

from sixgun.errors import BadSave
from sixgun.kernel.generator import FAST, KEYED
from sixgun.kernel.keyed import commitment

RULES: Final = 2
"""The version of the rules: raised only when the same deal and moves no longer give the same game.

1: up to the first release. 2: the rulings R119 and R153 to R156.
"""


@dataclass(frozen=True)
class Deal:
    """How a game began."""

    game: str
    players: int
    seed: int
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    roles: tuple[str | None, ...] = ()
    characters: tuple[str | None, ...] = ()
    generator: str = FAST
    shares: tuple[str, ...] = ()
    """What each seat added to the seed before the game, an empty word where nothing was; only keyed games have them."""
    rules: int = RULES
    """The version of the rules that it was dealt under."""

    @property
    def luck(self) -> str:
        """Its seed in words; that of a game between people is a secret, which no log or notebook may show by chance."""
        return f"sealed seed {commitment(self.seed)[:8]}" if self.generator == KEYED else f"seed {self.seed}"


@dataclass(frozen=True)
class Entry:
    """A move in the journal, and the fresh entropy that was mixed in before it, if any was."""

    seat: int
    move: str
    entropy: int | None = None


def write_deal(deal: Deal) -> str:
    """As text, for saves and journals.

    >>> read_deal(write_deal(Deal("card", 4, 7, ("base",)))) == Deal("card", 4, 7, ("base",))
    True
    """
    return json.dumps({field.name: getattr(deal, field.name) for field in fields(deal)})


def read_deal(text: str) -> Deal:
    """The deal that `write_deal` wrote; one of the first release is a list, its rules are version 1.

    >>> read_deal('["dice", 4, 7, [], [["edition", "de"]], [], []]').rules
    1
    """
    try:
        found = json.loads(text)
        if isinstance(found, list):
            names = ("game", "players", "seed", "sets", "options", "roles", "characters")
            found = {**dict(zip(names, found, strict=True)), "rules": 1}
        found["options"] = tuple((name, value) for name, value in found["options"])
        for name in ("sets", "roles", "characters", "shares"):
            found[name] = tuple(found.get(name, ()))
        return Deal(**found)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadSave("a save does not say how its game began; use an undamaged copy") from None
