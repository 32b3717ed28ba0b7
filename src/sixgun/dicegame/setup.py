"""Setup: roles and characters dealt from a seed, and the first turn (X4-X9, X50, X52)."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.ability import Ability
from sixgun.dicegame.characters import BY_NAME, CHARACTERS
from sixgun.dicegame.ruleset import read_ruleset
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.turn import BEGIN, Turn
from sixgun.errors import BadOption
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, DEPUTY, ROLES, SHERIFF

Fixed = Sequence[str | None] | None
"""What practice games fix beforehand, a name a seat; None is dealt."""

T = TypeVar("T")

SIZES: Final = f"{min(DEALT)} to {max(DEALT)}"


def new_table(
    players: int,
    seed: int,
    options: Mapping[str, object],
    sets: Sequence[str] = (),
    roles: Fixed = None,
    characters: Fixed = None,
) -> DiceTable:
    """A game dealt from a seed, settled up to its first question, with a log.

    >>> new_table(4, 1, {}).supply <= 9
    True
    """
    if players not in DEALT:
        raise BadOption(f"the dice game is for {SIZES} players, not {players}")
    if sets:
        raise BadOption(f"the dice game has no sets; leave out {', '.join(sets)}")
    rules = read_ruleset(options)
    rng = Rng.seeded(seed)
    dealt_roles = deal_roles(players, roles, rng)
    dealt_characters = deal_characters(players, characters, rng)
    seats = [Seat(role, character) for role, character in zip(dealt_roles, dealt_characters, strict=True)]
    t = DiceTable(rules, rng, vec[Seat](seats))
    begin(t, first_to_play(dealt_roles))
    return t


def begin(t: DiceTable, seat: i64) -> None:
    """Start the log and the turn of a seat, and go on to the first question."""
    t.log = Log()
    t.push(Turn(seat, BEGIN, 0))
    settle(t)


def first_to_play(roles: Sequence[int]) -> int:
    """The Sheriff begins, at a table of three the Deputy; if there is neither, the first seat."""
    for role in (SHERIFF, DEPUTY):
        if role in roles:
            return roles.index(role)
    return 0


def deal_roles(players: int, fixed: Fixed, rng: Rng) -> list[int]:
    """A role for each seat."""
    left = list(DEALT[players])
    wanted = check_length("roles", players, fixed)
    for name in wanted:
        if name is None:
            continue
        if name not in ROLES:
            raise BadOption(f"there is no role {name!r}; there are {', '.join(ROLES)}")
        if ROLES.index(name) not in left:
            all_roles = ", ".join(ROLES[role] for role in DEALT[players])
            raise BadOption(f"{players} players cannot have these roles; they have {all_roles}")
        left.remove(ROLES.index(name))
    shuffle(left, rng)
    return [left.pop() if name is None else ROLES.index(name) for name in wanted]


def deal_characters(players: int, fixed: Fixed, rng: Rng) -> list[Ability]:
    """A character for each seat, no one twice."""
    left = list(CHARACTERS)
    wanted = check_length("characters", players, fixed)
    for name in wanted:
        if name is None or name == "none":
            continue
        if name not in BY_NAME:
            raise BadOption(f"there is no character {name!r}; there are {', '.join(BY_NAME)}")
        if BY_NAME[name] not in left:
            raise BadOption(f"{name} can sit at one seat only; choose another character for the second")
        left.remove(BY_NAME[name])
    shuffle(left, rng)
    return [left.pop() if name is None else BY_NAME[name] for name in wanted]


def check_length(what: str, players: int, fixed: Fixed) -> Sequence[str | None]:
    """What is fixed, a name or None a seat."""
    if fixed is None:
        return [None] * players
    if len(fixed) != players:
        raise BadOption(f"{len(fixed)} {what} are given for {players} players; give one a seat, or None")
    return fixed


def shuffle(items: list[T], rng: Rng) -> None:
    """Put the items into an order that the generator decides."""
    for n in range(len(items) - 1, 0, -1):
        other = rng.below(n + 1)
        items[n], items[other] = items[other], items[n]
