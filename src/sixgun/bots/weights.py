"""Weights: what a bot's judgment is made of, so many numbers for each role, and the JSON in which people read them.

The unit is a life point of a sure enemy. Which numbers there are and what each is called is the game's affair.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.errors import SixgunError, clipped, quoted
from sixgun.kernel.roles import ROLES


class BadWeights(SixgunError):
    """A file of weights does not say what it should."""


@final
@mypyc_attr(acyclic=True)
class Weights:
    """All numbers, the four roles one after the other."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers: Final = vec[float](numbers)
        self.size: Final[i64] = len(numbers) // len(ROLES)

    def of(self, role: i64) -> vec[float]:
        """The numbers of one role."""
        return self.numbers[role * self.size : (role + 1) * self.size]


def write(weights: Weights, names: Sequence[str]) -> str:
    """The numbers as JSON for people: role, name, number, in the order of the names."""
    lines = {
        role: {name: round(weights.numbers[number * len(names) + at], 4) for at, name in enumerate(names)}
        for number, role in enumerate(ROLES)
    }
    return json.dumps(lines, indent=1) + "\n"


def read(text: str, names: Sequence[str], otherwise: Weights) -> Weights:
    """The weights that a JSON text lists; what it leaves out is as `otherwise` has it."""
    given = json.loads(text)
    numbers = list(otherwise.numbers)
    for role, named in given.items():
        if role not in ROLES:
            raise BadWeights(f"there is no role {quoted(role)}; the roles are {', '.join(ROLES)}")
        fill(numbers, ROLES.index(role) * len(names), role, named, names)
    return Weights(numbers)


def fill(numbers: list[float], start: int, role: str, named: Mapping[str, object], names: Sequence[str]) -> None:
    for name, value in named.items():
        if name not in names:
            raise BadWeights(f"{clipped(role)} cannot weigh {quoted(name)}; the weights.py of the game has the names")
        if not isinstance(value, int | float):
            raise BadWeights(f"{clipped(role)} weighs {clipped(name)} as {quoted(value)}; it must be a number")
        numbers[start + names.index(name)] = float(value)
