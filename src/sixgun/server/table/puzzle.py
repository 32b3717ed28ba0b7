"""The table of a puzzle: one page, one question, and the verdict when it is answered."""

import secrets
from dataclasses import replace as with_fields
from datetime import UTC, datetime
from functools import cache
from typing import Any, cast

from msgspec.structs import replace

from sixgun.errors import IllegalMove, clipped
from sixgun.picture import paint
from sixgun.picture.parts import Asked, Choice
from sixgun.puzzles import Posed, Puzzle, Verdict, find, names, of_day
from sixgun.server.table.match import Match
from sixgun.server.table.own import OwnTable
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Puzzles, PuzzleVerdict, PuzzleWay, Room
from sixgun.server.wire.puzzle import Daily, PuzzleInfo
from sixgun.server.wire.reason import Sentence
from sixgun.server.wire.refusal import Refuse


class PuzzleTable(OwnTable):
    """A puzzle before the one connection that wants to solve it. The game stays at its question, whatever is said."""

    level = "gunslinger"

    def __init__(self, name: str) -> None:
        super().__init__()
        if name not in names():
            raise Refuse("no-puzzle", puzzle=clipped(name))
        self.puzzle = find(name)
        self.seat = self.puzzle.seat
        self.posed = Posed(self.puzzle)
        self.match = Match(secrets.token_hex(6), self.posed.game)
        self.answered = False

    def come(self, connection: Peer, sit: bool) -> None:
        self.peer = connection
        self.tell(self.room())
        self.tell(self.state())

    def hear(self, connection: Peer, message: Any) -> None:
        """Only what has a meaning at a puzzle."""
        match message:
            case from_client.Move():
                self.move(message)
            case from_client.GiveUp():
                self.judged(None)
            case from_client.Narrow():
                self.posed.narrow()
                self.tell(self.state())
            case from_client.AskOdds(dice):
                self.tell(self.match.odds(dice))
            case from_client.Resync():
                self.tell(self.room())
                self.tell(self.state())
            case from_client.Leave():
                self.leave(connection)
            case from_client.AddLuck() | from_client.Looked() | from_client.ChangePace() | from_client.Hurry():
                pass  # a page says these by itself at every table
            case _:
                raise Refuse("not-now")

    def move(self, m: from_client.Move) -> None:
        """Somebody answers; what is not on offer changes nothing."""
        if (m.game, m.seq) != (self.match.id, self.match.seq) or self.answered:
            self.refuse(Refuse("stale"))
            return
        try:
            self.judged(self.posed.judge(m.move))
        except IllegalMove:
            self.refuse(Refuse("illegal", move=clipped(m.move)))

    def judged(self, verdict: Verdict | None) -> None:
        """Tell what the answer was worth. After that nothing is on offer until the puzzle is posed anew."""
        self.answered = True
        self.tell(self.state())
        moves = {str(option): option for option in self.posed.game.choice.options}
        self.tell(
            PuzzleVerdict(
                puzzle=self.puzzle.name,
                grade=None if verdict is None else verdict.grade,
                mine=None if verdict is None else verdict.mine,
                ways=[
                    PuzzleWay(
                        move=paint.option(moves[way.move]),
                        chance=way.chance / 1000,
                        error=way.error / 1000,
                        reason=Sentence(way.reason.key, dict(way.reason.arguments)),
                    )
                    for way in self.puzzle.ways
                ],
                beliefs=self.posed.beliefs,
            )
        )

    # what is told

    def asked(self) -> Asked | None:
        return None if self.answered else self.match.asked_now(None, None)

    def choice(self) -> Choice | None:
        question = self.match.question
        if question is None or self.answered:
            return None
        return paint.choice(self.posed.game.view(self.seat), with_fields(question, options=tuple(self.posed.offer())))

    def room(self) -> Room:
        return replace(super().room(), puzzle=info(self.puzzle))


def info(puzzle: Puzzle) -> PuzzleInfo:
    """What is told of a puzzle before anybody has answered it."""
    game = Posed(puzzle).game
    me = game.view(puzzle.seat).seats[puzzle.seat]
    return PuzzleInfo(
        name=puzzle.name,
        game=puzzle.game,  # type: ignore[arg-type]
        theme=puzzle.theme,  # type: ignore[arg-type]
        difficulty=puzzle.difficulty,
        players=game.players,
        role=cast(Any, me.role),
        character=me.character,
        why=game.choice.why,
    )


@cache
def infos() -> list[PuzzleInfo]:
    """All of them: reading takes a second, so it is done once, and by a thread of its own."""
    return [info(find(name)) for name in names()]


def puzzles() -> Puzzles:
    """The list, with the puzzle of today."""
    today = datetime.now(UTC).date()
    return Puzzles(infos(), Daily(today.isoformat(), of_day(today)))
