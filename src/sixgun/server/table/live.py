"""A live table: a mailbox that one task reads, and the only writer of everything that happens there.

What people send, what bots answer, clocks that run out: each is a letter, handled one after the other. Whatever
changes is in the store before anybody hears of it.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.keep.journal import Fenced, NotSaved, Statement
from sixgun.server.keep.person import gone_of
from sixgun.server.keep.statement import save_table
from sixgun.server.keep.unwanted import must_be_wanted
from sixgun.server.log import About
from sixgun.server.metric import FAULTS, REFUSALS
from sixgun.server.table import clock, delay, due, looking, over_days, play, talk, voices, vote
from sixgun.server.table.facts_reader import read_facts
from sixgun.server.table.handlers import HANDLERS
from sixgun.server.table.lasting import Lasting
from sixgun.server.table.mailbox import Mailbox
from sixgun.server.table.match import Match, restore
from sixgun.server.table.pace import Pace
from sixgun.server.table.room import Facts
from sixgun.server.table.room_shown import room_shown
from sixgun.server.table.seating import Peer, Seating
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import FromServer, Left, Room
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.hall import Hall

LOG: Final = logging.getLogger("sixgun.table")


class LiveTable:
    """One table: its people, its game, its mailbox."""

    def __init__(self, facts: Facts, hall: "Hall", fence: tuple[Statement, ...] = ()) -> None:
        self.facts = facts
        self.fence = fence
        """What begins everything that is written for this table, where other servers could run it too."""
        self.hall = hall
        self.saved = ENCODE.encode(facts)
        self.now: Callable[[], float] = asyncio.get_running_loop().time
        self.seating = Seating(facts, self.now())
        self.match: Match | None = None
        self.past: delay.Past | None = None
        """The game as those who look on see it, where that is a round ago."""
        self.timing = clock.Timing(asked_at=self.now())
        self.pace = Pace()
        self.voices = voices.Voices()
        self.mailbox = Mailbox()
        self.post = self.mailbox.post
        self.closed = False
        self.lost = False
        """Whether another server runs the table by now."""
        self.timer: asyncio.TimerHandle | None = None
        self.rung = False
        """Whether the timer rang and a letter about it lies in the mailbox."""
        self.hinting: tuple[str, int] | None = None
        """The game and the move after which the coach thinks."""
        self.thoughts: set[asyncio.Task[None]] = set()
        self.woke = self.now()
        """When the table began to work here."""
        self.told = ""
        """The question that whoever is asked has seen, or was sent a notice of."""
        self.notice: asyncio.TimerHandle | None = None
        self.uninformed: set[Peer] = set()
        """Who has yet to hear who sits where."""
        self.log = About(LOG, {"table": facts.code})
        over_days.recall(self)
        self.life = Lasting(f"table {facts.code}", self.run, self.died)

    @property
    def settings(self) -> from_client.Settings:
        return self.facts.settings

    @property
    def task(self) -> "asyncio.Task[None]":
        return self.life.task

    # the mailbox

    def come(self, connection: Peer, sit: bool) -> None:
        """Somebody arrives, to play or to watch."""
        seated = self.facts.seat_of(connection.guest.id) is not None
        self.mailbox.post_from(connection, lambda: self.answered(connection, self.arrive(connection, sit)), seated)

    def go(self, connection: Peer) -> None:
        """A connection is lost, or turns to another table."""
        self.post(lambda: self.depart(connection))

    def hear(self, connection: Peer, message: Any) -> None:
        """A message of somebody at the table."""
        seated = self.seating.viewer_of.get(connection, SPECTATOR) != SPECTATOR
        self.mailbox.post_from(connection, lambda: self.answered(connection, self.obey(connection, message)), seated)

    async def run(self, again: bool) -> None:
        """Handle letters until the table is closed; an error of ours costs this table a reload, the others nothing."""
        if again:
            self.saved = await self.hall.store.facts(self.facts.code) or self.saved
        if not self.lost:
            await self.reload()
        self.hall.fallen.discard(self.facts.code)
        while not self.lost and (letter := await self.mailbox.next()) is not None:
            try:
                await letter()
                if self.uninformed and self.mailbox.is_empty:  # of a crowd that comes in, people hear once
                    self.inform()
                due.arrange(self)
            except Exception:
                FAULTS.inc()
                self.log.exception("fault")
                await self.reload()
            self.life.is_well()
            if not self.mailbox.is_empty:
                await asyncio.sleep(0)  # however many letters there are, all other tables have their turn
        self.stop_waiting()

    def died(self, wrong: str) -> None:
        """The task has died of something that no letter may do; soon there is another."""
        self.hall.fallen.add(self.facts.code)
        FAULTS.inc()
        self.log.error("the table's task has died", extra={"wrong": wrong})

    async def answered(self, connection: Peer, work: Coroutine[Any, Any, None]) -> None:
        """Do what a person asked for, or say politely why not."""
        try:
            if self.closed:
                work.close()
                connection.shown_out(self)
                raise Refuse("no-table", code=self.facts.code)
            await work
        except Refuse as no:
            REFUSALS.labels(no.key).inc()
            self.tell(connection, no.message())
        except NotSaved as wrong:
            await self.undo(wrong)
            self.tell(connection, Refuse("try-again").message())

    async def obey(self, connection: Peer, message: Any) -> None:
        if connection not in self.seating.viewer_of:
            raise Refuse("not-at-a-table")
        if isinstance(message, from_client.Resync):
            await voices.ask_about(self, connection)
            self.tell_everything(connection)
        elif type(message) in HANDLERS:
            await HANDLERS[type(message)](self, connection, message)
        else:
            raise Refuse("not-now")  # there is no coach at this table

    # coming and going

    async def arrive(self, connection: Peer, sit: bool) -> None:
        try:
            if not self.facts.is_welcome(connection.guest.id, connection.house):
                raise Refuse("kicked")
            if self.facts.seat_of(connection.guest.id) is None:
                if sit:
                    await must_be_wanted(self.hall.store, self.facts.host, connection.guest.id)
                    self.facts.sit_down(connection.guest, connection.house)
                    await self.save()
                elif self.settings.spectators == "none":
                    raise Refuse("no-watching")
            await voices.ask_about(self, connection)
        except Refuse:
            connection.shown_out(self)
            raise
        before = clock.asked(self)
        stood_still = clock.stands_still(self)
        gone = self.seating.come(connection, self.facts)
        if gone is not None:
            self.hall.returning.came_back(gone, self.now())
            await over_days.remember(self)
        if stood_still:  # no clock has run meanwhile
            self.timing = clock.Timing(asked_at=self.now())
        self.room_changed()
        self.tell_everything(connection)
        if before is not None and before.bot == "away":
            clock.tell_asked(self, but=connection)

    async def depart(self, connection: Peer) -> None:
        is_player = self.seating.viewer_of.get(connection, SPECTATOR) != SPECTATOR
        self.lose(connection)
        if is_player:
            with suppress(NotSaved):  # he is gone all the same
                await over_days.remember(self)
        if self.match is not None and not self.seating.viewer_of:
            self.match.forget_told()
        self.room_changed()

    def lose(self, connection: Peer) -> None:
        """A connection is gone; a bot that played for the only person stops with the game."""
        self.seating.go(connection, self.now())
        only = self.facts.only
        if only is not None and not self.seating.is_connected(only):
            self.seating.away.discard(only)

    def renamed(self, guest: Guest) -> None:
        """A guest who sits here or looks on has another name or face."""
        self.post(lambda: self.rename(guest))

    async def rename(self, guest: Guest) -> None:
        """A guest has another name or face."""
        if self.facts.rename(guest):
            await self.save()
        self.tell_room()

    # keeping

    async def write(self, *statements: Statement) -> None:
        """Keep something of this table, and only then go on."""
        try:
            await self.hall.store.write(*self.fence, *statements)
        except Fenced:
            self.hall.lost(self)
            raise

    async def save(self, *more: Statement) -> None:
        """Keep the facts as they are now, together with `more`, and only then go on."""
        data = ENCODE.encode(self.facts)
        await self.write(save_table(self.facts.code, data), *more)
        self.saved = data
        self.hall.noted(self)

    async def undo(self, wrong: NotSaved) -> None:
        """Something was not saved: go back to what was. Should the journal have it after all, it counts."""
        self.log.error("not saved", extra={"wrong": str(wrong)})
        if self.lost:
            return
        self.facts = read_facts(self.saved, self.facts.code)
        self.seating.find_seats(self.facts)
        self.hall.noted(self)
        saved = await self.hall.store.facts(self.facts.code) or self.saved
        kept = await self.hall.store.game(self.match.id) if self.match is not None else None
        is_longer = kept is not None and self.match is not None and len(kept.journal) != self.match.seq
        if is_longer or saved != self.saved:
            self.saved = saved
            await self.reload()

    async def reload(self) -> None:
        """Take table and game from the store: at the start, and when something went wrong."""
        self.facts = read_facts(self.saved, self.facts.code)
        self.seating.find_seats(self.facts)
        self.hall.noted(self)
        try:
            for gone in await gone_of(self.hall.store, self.facts.named):
                await self.rename(Guest(gone, "", ""))  # he deleted himself, and nobody told this table
            kept = await self.hall.games.game(self.facts.game) if self.facts.game is not None else None
            if kept is None:
                self.match = None
            else:
                self.match = restore(kept) if kept.ended else await self.hall.replaying.take_up(kept)
            self.past = delay.past_of(self)
            self.timing = clock.Timing(asked_at=over_days.asked_at(self))
            await vote.settle(self)
            if self.match is not None and self.match.over and self.facts.phase == "playing":
                await play.finish(self, self.match)  # an earlier version wrote the last move alone, and was killed
            due.arrange(self)
            for connection in self.seating.viewer_of:
                self.tell_everything(connection)
        except NotSaved:  # the store is not there: nothing is known of the game, and nothing is lost
            raise
        except Exception:  # one table's game is lost to a fault of ours; its people and all other tables go on
            FAULTS.inc()
            self.log.exception("the game cannot be restored", extra={"game": self.facts.game})
            self.match = None
            self.facts.phase = "waiting"
            self.tell_room()

    def close(self) -> None:
        """Everyone has to go, and the mailbox ends."""
        for connection in list(self.seating.viewer_of):
            self.dismiss(connection, Left("closed"))

    def dismiss(self, connection: Peer, left: Left) -> None:
        """Show a connection out."""
        self.lose(connection)
        connection.shown_out(self)
        self.tell(connection, left)
        self.hall.tell_seated(connection)

    def stop_waiting(self) -> None:
        for timer in (self.timer, self.notice):
            if timer is not None:
                timer.cancel()
        for thought in self.thoughts:
            thought.cancel()

    # telling

    def tell(self, connection: Peer, message: FromServer) -> None:
        connection.send(ENCODE.encode(message))

    def tell_room(self) -> None:
        """Who sits where, to everyone here and to those who look for a table."""
        self.room_changed()
        self.inform()

    def room_changed(self) -> None:
        """Somebody came or went: it is told when the letters that lie there are done."""
        self.hall.lobby.changed(self)
        self.uninformed = set(self.seating.viewer_of)

    def inform(self) -> None:
        """Who sits where, to those who have yet to hear it."""
        uninformed, self.uninformed = self.uninformed, set()
        shown: dict[bool, Room] = {}
        for viewer, connections in self.seating.viewers():
            waiting = [connection for connection in connections if connection in uninformed]
            if not waiting:
                continue
            late = delay.is_late(self, viewer)
            if late not in shown:
                shown[late] = room_shown(self, viewer)
            data = ENCODE.encode(replace(shown[late], you=None if viewer == SPECTATOR else viewer))
            for connection in waiting:
                connection.send(data)

    def tell_everything(self, connection: Peer) -> None:
        """All that a viewer may know, as if he had just come."""
        viewer = self.seating.viewer_of[connection]
        self.uninformed.discard(connection)
        self.tell(connection, room_shown(self, viewer))
        self.tell(connection, talk.history(self, connection))
        state = looking.state(self, viewer)
        if self.match is not None and state is not None:
            self.tell(connection, state)
            if self.match.over and not delay.is_late(self, viewer):
                connection.send(self.match.told_after(self.facts, self.link_to_replay()))

    def link_to_replay(self) -> str:
        return self.hall.config.link(f"/replay/{self.facts.game}")
