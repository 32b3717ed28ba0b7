"""Chance: the greenhorn of the fast road, who answers at random."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer


@mypyc_attr(acyclic=True)
class Greenhorn(Thinker):
    """Any of the moves."""

    name: ClassVar[str] = "greenhorn"

    def pick(self, view: View, moves: Buffer) -> i64:
        return moves.items[self.rng.below(moves.n)]
