"""A finished game with its analysis, told by the server's own code."""

from sixgun.analysis import Effort, analyse
from sixgun.picture.parts import GameName
from sixgun.server.analysis.piece import Painter, Piece, for_seat
from sixgun.server.wire import from_client, from_server
from tests.analysis.games import LITTLE

from .scene import Finished


class Analysed(Finished):
    """Seat 0 is the reader, seat 1 another person, and all others are bots. `far`: how much of it is done."""

    def __init__(self, game: GameName, players: int, seed: int, effort: Effort = LITTLE, far: float = 1.0) -> None:
        super().__init__(game, players, seed)
        self.effort = effort
        self.far = far
        self.piece = self.gone_through()
        """It is there before a page asks: one that waits for too long connects again, and asks again."""

    def gone_through(self) -> Piece:
        people = [seat < 2 for seat in range(self.settings.seats)]
        painter = Painter(self.played, [each.events for each in self.steps], people)
        return painter.piece(analyse(self.played, self.effort), 0)

    def answer(self, message: from_client.Up) -> list[from_server.FromServer]:
        if not isinstance(message, from_client.Analyse):
            return super().answer(message)
        piece, of = self.piece, self.piece.of
        done = int(self.far * of)
        told = from_server.Analysis("scene", "growing", done, of, piece.sides, piece.curve[: done + 1])
        if done < of:
            return [told]
        assert piece.found is not None
        found = for_seat(piece.found, 0)
        return [told, from_server.Analysis("scene", "done", of, of, piece.sides, [], found)]
