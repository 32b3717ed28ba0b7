"""How a game began and what was played: with these it can be played again exactly."""

import json
import secrets
from dataclasses import dataclass, fields
from typing import Final

from sixgun import given
from sixgun.errors import BadSave
from sixgun.kernel.choice import LETTERS
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.generator import FAST, GENERATORS, KEYED
from sixgun.kernel.keyed import SEED_BITS, commitment

RULES: Final = 2
"""The version of the rules: raised only when the same deal and moves no longer give the same game.

1: up to the first release. 2: the rulings R119 and R153 to R156.
"""

SUCH_SETS: Final = "['base', 'dodge-city']"
"""What a list of sets looks like."""


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

    def __post_init__(self) -> None:
        """Whoever still has a list that was given as an option can no longer change the game by it."""
        object.__setattr__(self, "options", tuple((name, frozen(value)) for name, value in self.options))

    @property
    def luck(self) -> str:
        """Its seed in words; that of a game between people is a secret, which no log or notebook may show by chance."""
        return f"sealed seed {commitment(self.seed)[:8]}" if self.generator == KEYED else f"seed {self.seed}"


def frozen(value: object) -> object:
    """The value of an option as nobody can change it.

    >>> frozen(["base", "dodge-city"])
    ('base', 'dodge-city')
    """
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


def make_deal(
    game: str,
    *,
    players: object,
    seed: object,
    sets: object,
    options: object,
    roles: object = None,
    characters: object = None,
    generator: object,
    shares: object,
) -> Deal:
    """The deal of a new game, out of what its caller gave."""
    size = given.whole("players", players)
    added = without_end(given.words("shares", shares, "['5d1c09', '']"))
    boxes: tuple[str, ...] = ("base",) if game == "card" else ()
    if generator is None:
        generator = FAST if seed is not None and not added else KEYED
    return Deal(
        game=game,
        players=size,
        seed=secrets.randbits(SEED_BITS) if seed is None else given.whole("seed", seed),
        sets=boxes if sets is None else given.words("sets", sets, SUCH_SETS),
        options=given.options(options),
        roles=for_all(size, given.names("roles", roles, "['sheriff', None, 'outlaw']")),
        characters=for_all(size, given.names("characters", characters, "['rose-doolan', None]")),
        generator=given.known("generator", generator, GENERATORS),
        shares=added,
    )


def for_all(players: int, names: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """What is fixed for each seat, as a record has it: nothing at all, or something for every one."""
    seats = min(players, len(LETTERS))
    return names + (None,) * (seats - len(names)) if any(names) or len(names) > players else ()


def without_end(shares: tuple[str, ...]) -> tuple[str, ...]:
    """The shares up to the last that there is, as a record has them."""
    while shares and not shares[-1]:
        shares = shares[:-1]
    return shares


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


def write_luck(w: Writer, entropy: int | None) -> None:
    """The entropy of a move into a save, or that there was none."""
    w.numbers([] if entropy is None else [entropy])


def read_luck(r: Reader) -> int | None:
    luck = r.numbers()
    return luck[0] if luck else None
