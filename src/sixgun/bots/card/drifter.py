"""Drifter: plays the obvious interest of its role, sees a win within its turn, and forgets who did what."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.finish import finish
from sixgun.bots.card.plain import Plain
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer


@mypyc_attr(acyclic=True)
class Drifter(Plain):
    """Everyone is what the roles left over make him."""

    name: ClassVar[str] = "drifter"

    def pick(self, view: View, moves: Buffer) -> i64:
        first = super().pick(view, moves)
        return finish(self, self.belief, view, moves, first)
