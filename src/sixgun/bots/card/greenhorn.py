"""Greenhorn in the fast form: any option, as luck will have it."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer


@mypyc_attr(acyclic=True)
class Greenhorn(Thinker):
    """The floor every other bot must beat."""

    name: ClassVar[str] = "greenhorn"

    def pick(self, view: View, moves: Buffer) -> i64:
        return moves.items[self.rng.below(moves.n)]
