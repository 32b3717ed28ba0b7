"""Greenhorn in the fast form: any option, as luck will have it."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.event_answer import ASKED_BY_EVENTS, score_event_answer
from sixgun.bots.card.play import NEVER
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.view import View
from sixgun.kernel.buffer import Buffer


@mypyc_attr(acyclic=True)
class Greenhorn(Thinker):
    """The floor every other bot must beat. Asked by an event, it takes nothing that anybody can see is lost."""

    name: ClassVar[str] = "greenhorn"

    def pick(self, view: View, moves: Buffer) -> i64:
        at = self.rng.below(moves.n)
        if self.sight.times.eventful and view.work[-1].name in ASKED_BY_EVENTS:
            self.ponder(view)
            for _ in range(moves.n):
                if score_event_answer(self.sight, view, moves.items[at]) > NEVER:
                    break
                at = (at + 1) % moves.n
        return moves.items[at]
