"""The table of a lesson: one page, a guide, and nothing that is kept. The bots do what the lesson has for them."""

import asyncio
import secrets
from dataclasses import replace as with_fields
from typing import Any, Final

from msgspec.structs import replace

from sixgun.errors import IllegalMove, clipped
from sixgun.lessons import LEARNER, Guide, find
from sixgun.picture import paint
from sixgun.picture.parts import Asked, Choice, GameName
from sixgun.server.table.match import Match
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import By, FromServer, Left, Lesson, Pointed, Room
from sixgun.server.wire.people import Guest, Sitting
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

PACE: Final = 0.7
"""Seconds before a bot moves: whoever sees it for the first time wants to follow."""


class LessonTable:
    """A guide with the one connection that it leads. It stands in no list, and is gone when that connection goes."""

    def __init__(self, lesson: GameName, step: int, paced: bool) -> None:
        self.lesson: GameName = lesson
        self.pace = PACE if paced else 0.0
        self.learner: Peer | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.lay(Guide(find(lesson), step))

    def lay(self, guide: Guide) -> None:
        """The table as a guide has it, as a game of its own."""
        self.guide = guide
        self.match = Match(secrets.token_hex(6), guide.game)

    # what the connection brings

    def come(self, connection: Peer, sit: bool) -> None:
        self.learner = connection
        self.tell_everything()

    def go(self, connection: Peer) -> None:
        self.learner = None
        self.stop_waiting()

    def renamed(self, guest: Guest) -> None:
        """Nobody is called by name here."""

    def hear(self, connection: Peer, message: Any) -> None:
        """Only what has a meaning in a lesson."""
        match message:
            case from_client.Move():
                self.move(message)
            case from_client.Understood():
                self.understood()
            case from_client.AskOdds(dice):
                self.tell(self.match.odds(dice))
            case from_client.Resync():
                self.tell_everything()
            case from_client.Leave():
                connection.shown_out(self)
                self.tell(Left("left"))
                self.go(connection)
            case from_client.AddLuck() | from_client.Looked() | from_client.ChangePace() | from_client.Hurry():
                pass  # a page says these by itself at every table
            case _:
                raise Refuse("not-now")

    def move(self, m: from_client.Move) -> None:
        """The learner does something; what is not on offer changes nothing."""
        if (m.game, m.seq) != (self.match.id, self.match.seq):
            self.refuse(Refuse("stale"))
            return
        since = self.guide.game.happened
        try:
            self.guide.answer(m.move)
        except IllegalMove:
            self.refuse(Refuse("illegal", move=clipped(m.move)))
            return
        self.played(LEARNER, since)

    def refuse(self, no: Refuse) -> None:
        self.tell(no.message())
        self.tell(self.state())

    def understood(self) -> None:
        if self.timer is not None or self.guide.asks:
            return
        if self.guide.understood():
            self.lay(self.guide)
        self.tell(self.state())
        self.tell(self.said())

    # going on

    def go_on(self) -> None:
        """The next move that is not the learner's."""
        self.timer = None
        since, seat = self.guide.game.happened, self.guide.game.asked
        self.guide.go_on()
        self.played(LEARNER if seat is None else seat, since)

    def played(self, seat: int, since: int) -> None:
        """Tell of a move, and let the next one follow; after the last of them the coach speaks."""
        self.match.told = since
        self.match.ask()
        more = self.guide.due is not None
        if not more:
            self.guide.turn_page()
        by = By(seat, None if seat == LEARNER else "bot")
        self.tell(replace(self.match.news(LEARNER, by, self.asked()), choice=self.choice()))
        if more:
            pause = 0.0 if self.guide.is_forced else self.pace
            self.timer = asyncio.get_running_loop().call_later(pause, self.go_on)
        else:
            self.tell(self.said())

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # what is told

    def tell(self, message: FromServer) -> None:
        if self.learner is not None:
            self.learner.send(ENCODE.encode(message))

    def tell_everything(self) -> None:
        self.tell(self.room())
        self.tell(self.state())
        self.tell(self.said())

    def state(self) -> FromServer:
        return replace(self.match.state(LEARNER, self.asked()), choice=self.choice())

    def asked(self) -> Asked | None:
        """Who is asked. While the coach explains nobody is, for nothing is waited for."""
        if self.guide.due is None and not self.guide.asks:
            return None
        return self.match.asked_now(None, None if self.guide.asks else "bot")

    def choice(self) -> Choice | None:
        """What is on offer, and nothing while the coach explains."""
        question = self.match.question
        offer = self.guide.offer()
        if question is None or not offer:
            return None
        return paint.choice(self.guide.game.view(LEARNER), with_fields(question, options=tuple(offer)))

    def said(self) -> Lesson:
        guide = self.guide
        return Lesson(
            lesson=self.lesson,
            step=guide.at,
            of=len(guide.lesson.steps),
            name=guide.step.name,
            still=guide.strayed,
            point=[Pointed(point.part, point.seat, point.card) for point in guide.points],  # type: ignore[arg-type]
            wants=paint.option(guide.wanted) if guide.asks else None,
            look=guide.step.look,
            seq=self.match.seq,
        )

    def room(self) -> Room:
        seats = range(self.guide.game.players)
        return Room(
            code="",
            link="",
            settings=Settings(game=self.lesson, seats=len(seats)),
            phase="playing",
            you=LEARNER,
            host=LEARNER,
            seats=[self.sitting(seat) for seat in seats],
            suspicions=[],
            watchers=0,
            games_played=0,
            seed_hash=self.match.seed_hash,
            lesson=self.lesson,
        )

    def sitting(self, seat: int) -> Sitting:
        assert self.learner is not None
        return Sitting(
            seat=seat,
            who="person" if seat == LEARNER else "bot",
            guest=self.learner.guest if seat == LEARNER else None,
            level=None if seat == LEARNER else "greenhorn",
            connected=True,
            away=False,
            ready=False,
            keeps=False,
            claim=None,
        )
