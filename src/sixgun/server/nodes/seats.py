"""How things stand at tables that other servers run, for a guest who has a seat there."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final

from sixgun.server.keep.journal import NotSaved
from sixgun.server.nodes.envelope import AskRoom, AskSeat, RoomMade, Seats
from sixgun.server.table.facts_reader import BadFacts, read_facts
from sixgun.server.table.seats_taken import in_order, taken, taken_elsewhere
from sixgun.server.wire.from_server import Seated
from sixgun.server.wire.people import SeatTaken
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.nodes.hall import NodeHall

ANSWER: Final = 1.0
"""Seconds that another server has to say how things stand at its tables."""


class SeatsElsewhere:
    """Asks other servers, and answers them."""

    def __init__(self, hall: "NodeHall") -> None:
        self.hall = hall
        self.questions = count(1)
        self.asked: dict[int, asyncio.Future[Seats | RoomMade]] = {}

    async def seated(self, guest: str) -> Seated:
        """Each server is asked about its tables; of one that does not answer, what the database knows is told."""
        rows = await self.hall.leases.codes_of(guest)
        elsewhere: dict[str, list[str]] = {}
        for code, _, owner in rows:
            if code not in self.hall.tables and owner is not None and owner != self.hall.node:
                elsewhere.setdefault(owner, []).append(code)
        answers = await asyncio.gather(*(self.ask_seat(owner, guest, codes) for owner, codes in elsewhere.items()))
        known = {seat.code: seat for seats in answers for seat in seats}
        found: list[SeatTaken] = []
        for code, data, _ in rows:
            if code in self.hall.tables:
                seat = self.hall.tables[code].facts.seat_of(guest)
                if seat is not None:
                    found.append(taken(self.hall.tables[code], seat))
            elif code in known:
                found.append(known[code])
            else:
                try:
                    found.append(taken_elsewhere(read_facts(data, code), guest))
                except BadFacts:
                    continue
        return in_order(found)

    async def ask_seat(self, owner: str, guest: str, codes: list[str]) -> list[SeatTaken]:
        answer = await self.ask(owner, AskSeat(self.hall.node, next(self.questions), guest, codes))
        return answer.seats if isinstance(answer, Seats) else []

    async def clear_one_of(self, codes: Sequence[str]) -> bool:
        """Let another server close one of these tables, if nobody would miss it; whether one did."""
        for code in codes:
            owned = await self.hall.leases.owner_of(code)
            if owned is None or owned.owner is None or owned.orphaned:
                continue
            answer = await self.ask(owned.owner, AskRoom(self.hall.node, next(self.questions), [code]))
            if isinstance(answer, RoomMade) and answer.made:
                return True
        return False

    async def ask(self, node: str, question: AskSeat | AskRoom) -> Seats | RoomMade | None:
        """The answer of another server, or None if it does not come soon."""
        answer: asyncio.Future[Seats | RoomMade] = asyncio.get_running_loop().create_future()
        self.asked[question.question] = answer
        self.hall.post.put(node, question)
        try:
            async with asyncio.timeout(ANSWER):
                return await answer
        except TimeoutError:
            return None
        finally:
            del self.asked[question.question]

    # what others ask

    def answer(self, letter: AskSeat) -> None:
        tables = [self.hall.tables[code] for code in letter.codes if code in self.hall.tables]
        seats = [taken(table, seat) for table in tables if (seat := table.facts.seat_of(letter.guest)) is not None]
        self.hall.post.put(letter.by, Seats(self.hall.node, letter.question, seats))

    async def make_room(self, letter: AskRoom) -> None:
        made = False
        with suppress(Refuse, NotSaved):
            await self.hall.close(self.hall.deserted(letter.codes))
            made = True
        self.hall.post.put(letter.by, RoomMade(self.hall.node, letter.question, made))

    def answered(self, letter: Seats | RoomMade) -> None:
        answer = self.asked.get(letter.question)
        if answer is not None and not answer.done():
            answer.set_result(letter)
