"""What was believed of a seat over the turns: a run lasts until the likeliest role changes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sixgun.kernel.roles import ROLES

SURE: Final = 0.4
"""Nobody is called anything below this chance."""
MORE: Final = 0.1
"""Nor if it is hardly above what anybody would have said at the start."""


class BeliefRun(NamedTuple):
    """From which turn on a seat was taken for a role, and how surely in the end; no role: nobody had an idea."""

    turn: int
    role: str
    chance: float


def runs_of(turns: Sequence[int], chances: Sequence[Sequence[float]]) -> list[BeliefRun]:
    """The runs of what was believed of a seat, turn by turn.

    >>> runs_of([1, 2, 3], [[0.0, 0.5, 0.2, 0.3], [0.0, 0.7, 0.2, 0.1], [0.0, 0.8, 0.1, 0.1]])
    [BeliefRun(turn=1, role='', chance=0.5), BeliefRun(turn=2, role='outlaw', chance=0.8)]
    """
    runs: list[BeliefRun] = []
    for turn, chance in zip(turns, chances, strict=True):
        best = max(range(len(ROLES)), key=lambda role: chance[role])
        role = ROLES[best] if chance[best] > SURE and chance[best] > chances[0][best] + MORE else ""
        if runs and runs[-1].role == role:
            runs[-1] = BeliefRun(runs[-1].turn, role, chance[best])
        else:
            runs.append(BeliefRun(turn, role, chance[best]))
    return runs
