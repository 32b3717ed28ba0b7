"""The circle of three: a table where each hunts one other (D12, X51) is the same game with all roles moved on by one.

Let everybody take the role that he hunts, and the position tells as much again about who wins: the judge learns from
each three times. Gunslingers do not play the three roles alike, but nearly.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from sixgun.analysis.side import group_of
from sixgun.kernel.roles import DEPUTY, OUTLAW, PREY, RENEGADE, ROLES

Array = Any

HUNTERS: Final = (DEPUTY, RENEGADE, OUTLAW)
HUNTED: Final = {ROLES[role]: ROLES[PREY[role]] for role in HUNTERS}
STANCE: Final = "-of-law"
"""In the name of a fact that is one for the Deputy and minus one for the Outlaw; two more belong to it."""


class Circle:
    """How the facts of one game change when the roles move on."""

    def __init__(self, names: Sequence[str]) -> None:
        at = {name: place for place, name in enumerate(names)}
        self.source: Final = np.arange(len(names))
        """For each fact the one that takes its place."""
        for name, place in at.items():
            self.source[at.get(moved_on(name), place)] = place
        law = [name for name in names if STANCE in name]
        self.stances: Final = [
            [at[name.replace(STANCE, stance)] for name in law] for stance in (STANCE, "-renegade", "-outlaw")
        ]
        self.lives: Final = [at[f"{ROLES[role]}-life"] for role in (DEPUTY, OUTLAW, RENEGADE)]
        self.parts: Final = [at["law-part"], at["renegade-part"]]

    def facts(self, rows: Array, steps: int) -> Array:
        """What is so once the roles have moved on by so many."""
        for _ in range(steps):
            of_law, renegade, outlaw = (rows[:, places] for places in self.stances)
            rows = rows[:, self.source]
            for places, stance in zip(self.stances, (outlaw - renegade, of_law + outlaw, renegade), strict=True):
                rows[:, places] = stance
            law, gang, alone = (np.maximum(rows[:, place].astype(np.float32), 0) for place in self.lives)
            shared = law / (law + gang + 0.3 * alone + 0.1), alone / (law + gang + alone + 0.1)
            rows[:, self.parts] = np.stack(shared, 1)  # as judge/facts.py shares the life points out
        return rows


def moved_on(name: str) -> str:
    """What a fact is called once everybody has the role that he hunts.

    >>> moved_on("threat-deputy-outlaw"), moved_on("sheriff-life")
    ('threat-renegade-deputy', 'sheriff-life')
    """
    return "-".join(HUNTED.get(word, word) for word in name.split("-"))


def won(chances: Array, steps: int) -> Array:
    """The chances of the three once the roles have moved on by so many.

    >>> won(np.array([[0.5, 0.3, 0.2]]), 1).tolist()
    [[0.3, 0.2, 0.5]]
    """
    source = [0, 0, 0]
    for role in HUNTERS:
        source[group_of(PREY[role])] = group_of(role)
    for _ in range(steps):
        chances = chances[:, source]
    return chances
