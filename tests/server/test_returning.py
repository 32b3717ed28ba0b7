"""After a restart: whoever has a seat is found at once, and nobody is played for while the crowd is still coming."""

import asyncio
from pathlib import Path

import pytest

from sixgun.server.table.clock import patience_ends
from sixgun.server.table.hall import Hall
from sixgun.server.table.returning import LONGEST
from sixgun.server.table.room import Facts
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import State

from .hall import Page, done, in_hall, open_table, pass_time

FOUR = Settings("dice", 4, pace=0)
GRACE = 30


async def begin(hall: Hall) -> None:
    """Two tables with two people each."""
    for names in (("anna", "bruno"), ("clara", "dora")):
        pages = [Page(name) for name in names]
        await open_table(hall, pages[0], FOUR, *pages[1:])
        await pages[0].until(State)


async def back(hall: Hall, name: str) -> Page:
    page = Page(name)
    table = hall.tables[hall.seats_of(name)[0]]
    page.come(table)
    await page.until(State)
    await done(table)
    return page


async def away(hall: Hall) -> int:
    """How many people are played for by now, at all tables."""
    for table in hall.tables.values():
        await done(table)
    return sum(len(table.seating.away) for table in hall.tables.values())


def test_grace_begins_when_the_crowd_is_through(tmp_path: Path) -> None:
    async def storm(hall: Hall) -> None:
        assert all(table.facts.phase == "playing" for table in hall.tables.values())
        for name in ("anna", "clara"):  # the others at their tables are still in the queue before the door
            pass_time(GRACE - 1)
            await back(hall, name)
        assert await away(hall) == 0
        now = asyncio.get_running_loop().time()
        waited_for = [(table, seat) for table in hall.tables.values() for seat in table.seating.gone_at]
        assert len(waited_for) == 2
        for table, missing in waited_for:
            assert patience_ends(table, missing) == now + GRACE, "longer has passed, but the storm is not over"
        pass_time(GRACE - 1)
        await back(hall, "bruno")
        pass_time(GRACE + 1)
        for table in hall.tables.values():
            await done(table)
        dora = hall.tables[hall.seats_of("dora")[0]]
        seat = dora.facts.seat_of("dora")
        assert dora.match is not None
        asked = dora.match.question is not None and dora.match.question.seat == seat
        assert (seat in dora.seating.away) == asked, "now whoever is asked and not there is played for"

    in_hall(tmp_path, begin)
    in_hall(tmp_path, storm)


def test_a_storm_does_not_last_for_ever(tmp_path: Path) -> None:
    async def storm(hall: Hall) -> None:
        began = hall.returning.began
        pass_time(2 * LONGEST)
        await back(hall, "anna")
        assert hall.returning.last == began + LONGEST

    in_hall(tmp_path, begin)
    in_hall(tmp_path, storm)


def test_seats_are_looked_up_however_many_tables_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(hall: Hall) -> None:
        await begin(hall)
        pages = [Page(f"guest {number}") for number in range(20)]
        for page in pages:
            await hall.open(page, from_client.Open(FOUR))
        asked = [0]
        real = Facts.seat_of

        def seat_of(facts: Facts, guest: str) -> int | None:
            asked[0] += 1
            return real(facts, guest)

        monkeypatch.setattr(Facts, "seat_of", seat_of)
        assert len(hall.seats_of("anna")) == 1
        assert asked == [0], "no table is asked who sits there"
        anna = await back(hall, "anna")
        anna.say(from_client.Leave())
        assert hall.seats_of("anna"), "the seat stays while the game is on"

    in_hall(tmp_path, script)


def test_whoever_gets_up_has_no_seat_any_more(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table = await hall.open(anna, from_client.Open(FOUR))
        anna.come(table)
        bruno.come(table)
        await done(table)
        assert hall.seats_of("bruno") == [table.facts.code]
        bruno.say(from_client.Leave())
        await done(table)
        assert hall.seats_of("bruno") == []
        anna.say(from_client.Leave())
        await table.task
        assert hall.seats_of("anna") == []

    in_hall(tmp_path, script)
