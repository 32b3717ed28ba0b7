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
from sixgun.server.table.own import OwnTable
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import By, Lesson, Pointed, Room
from sixgun.server.wire.refusal import Refuse

PACE: Final = 0.7
"""Seconds before a bot moves: whoever sees it for the first time wants to follow."""


class LessonTable(OwnTable):
    """A guide with the one connection that it leads."""

    seat = LEARNER

    def __init__(self, lesson: GameName, step: int, paced: bool) -> None:
        super().__init__()
        self.lesson: GameName = lesson
        self.pace = PACE if paced else 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.lay(Guide(find(lesson), step))

    def lay(self, guide: Guide) -> None:
        """The table as a guide has it, as a game of its own."""
        self.guide = guide
        self.match = Match(secrets.token_hex(6), guide.game)

    # what the connection brings

    def come(self, connection: Peer, sit: bool) -> None:
        self.peer = connection
        self.tell_everything()

    def go(self, connection: Peer) -> None:
        super().go(connection)
        self.stop_waiting()

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
                self.leave(connection)
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

    def tell_everything(self) -> None:
        self.tell(self.room())
        self.tell(self.state())
        self.tell(self.said())

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
        return replace(super().room(), lesson=self.lesson)
