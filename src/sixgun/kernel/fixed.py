"""What practice games fix beforehand: roles and characters by name for some seats, the first ones first.

None leaves a seat to luck, and so does a list that ends before it.
"""

from collections.abc import Sequence
from typing import Final

from sixgun.errors import BadOption, meant, quoted
from sixgun.kernel.roles import DEALT, ROLES

DEAL: Final = -1
"""No role is fixed for this seat."""

NO_CHARACTER: Final = "none"
"""A character without an ability. Nobody is dealt it, and it may sit at several seats."""


def fixed_roles(players: int, names: Sequence[str | None]) -> list[int]:
    """The role fixed for each seat.

    >>> fixed_roles(4, ["sheriff", None, "outlaw"])
    [0, -1, 1, -1]
    """
    left = list(DEALT[players])
    fixed: list[int] = []
    for name in one_a_seat("roles", players, names):
        if name is None:
            fixed.append(DEAL)
            continue
        if name not in ROLES:
            there = meant(name, ROLES) or f"the roles are {', '.join(ROLES)}"
            raise BadOption(f"there is no role {quoted(name)}; {there}")
        role = ROLES.index(name)
        if role not in left:
            dealt = ", ".join([ROLES[role] for role in DEALT[players]])
            other = "other " if role in DEALT[players] else ""
            raise BadOption(f"{players} players have no {other}{name}; they have {dealt}")
        left.remove(role)
        fixed.append(role)
    return fixed


def fixed_characters(players: int, names: Sequence[str | None], known: Sequence[str], of: str) -> list[str | None]:
    """The character fixed for each seat, no one twice; `known` are those `of` what is played."""
    fixed = one_a_seat("characters", players, names)
    for name in fixed:
        if name is None or name == NO_CHARACTER:
            continue
        if name not in known:
            there = meant(name, known) or f"there are {', '.join(known)}, {NO_CHARACTER}"
            raise BadOption(f"there is no character {quoted(name)} in {of}; {there}")
        if fixed.count(name) > 1:
            raise BadOption(f"{name} cannot sit at two seats; name another character for one of them")
    return fixed


def one_a_seat(what: str, players: int, names: Sequence[str | None]) -> list[str | None]:
    """A name or None for every seat."""
    if len(names) > players:
        raise BadOption(f"{len(names)} {what} are too many for {players} players; name at most one a seat")
    return [*names, *[None] * (players - len(names))]
