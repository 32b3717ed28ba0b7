"""A position at a practice table, with the coach of the server."""

from typing import Any

from sixgun.analysis.coach import advised
from sixgun.analysis.estimate import Effort
from sixgun.game import GAMES
from sixgun.picture.parts import Clock
from sixgun.server.bots.hint_task import HintTask, told
from sixgun.server.wire import from_client, from_server
from sixgun.server.wire.people import Sitting

from .scene import Scene


class Practising(Scene):
    """Seat 0 practises among bots. `dear`: the place of a way that he warns of."""

    def __init__(self, name: str, clock: Clock | None = None, at: int = 0, dear: int | None = None) -> None:
        super().__init__(name, clock, at)
        self.settings.practice = True
        self.dear = dear

    def sitting(self, seat: int) -> Sitting:
        sitting = super().sitting(seat)
        sitting.claim, sitting.away = None, False
        if seat > 0:
            sitting.who, sitting.guest, sitting.level = "bot", None, "ranger"
        return sitting

    def said(self) -> list[from_server.Said]:
        return []

    def answer(self, message: from_client.Up) -> list[from_server.FromServer]:
        return [self.hint()] if isinstance(message, from_client.AskHint) else super().answer(message)

    def hint(self) -> from_server.Hint:
        assert self.match.question is not None
        task = HintTask.of("scene", self.match.game, self.match.question, 1)
        guess: Any = GAMES[task.kind.game].decode(task.guess)
        advice = advised(task.kind, guess, task.seat, task.events, Effort(choosing=16, few=8), 1, None)
        hint = told(task, advice)
        if self.dear is not None:
            hint.ways[self.dear].warn = True
            hint.ways[self.dear].cost = 0.14
        return hint
