"""One address cannot take all the tables there are, and tables that nobody needs make room for others."""

import asyncio
import random
from pathlib import Path

import pytest

from sixgun.server.config import Config
from sixgun.server.table.capacity import FORSAKEN
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import State
from sixgun.server.wire.refusal import Refuse
from tools.server_trial.indoors import Indoors

from .hall import Clockwork, Page, done, in_hall, open_table, pass_time

THREE = Settings("dice", 3, pace=0)


def hall_for(**limits: int) -> Indoors:
    return Indoors(Config(data=Path("nowhere"), **limits), random.Random(1).getrandbits)  # type: ignore[arg-type]


async def opened(hall: Hall, name: str, house: str = "") -> LiveTable:
    """A table that somebody opens and leaves again, without a word."""
    page = Page(name)
    page.house = house or page.house
    table = await hall.open(page, from_client.Open(THREE))
    page.come(table)
    await done(table)
    page.close()
    await done(table)
    return table


def test_guests_of_one_address_share_their_tables() -> None:
    async def script() -> None:
        hall = hall_for(most_tables_an_address=3)
        for number in range(3):
            await opened(hall, f"guest {number}", "one house")
        with pytest.raises(Refuse, match="full"):
            await opened(hall, "another guest", "one house")
        await opened(hall, "a neighbour", "another house")
        assert len(hall.tables) == 4

    asyncio.run(script())


def test_where_the_hall_is_full_the_table_left_longest_ago_makes_room() -> None:
    async def script() -> None:
        hall = hall_for(most_tables=3)
        first, second = await opened(hall, "anna"), await opened(hall, "bruno")
        clara, carlo = Page("clara"), Page("carlo")
        third = await open_table(hall, clara, THREE, carlo)
        await clara.until(State)
        clara.close()
        carlo.close()
        await done(third)
        with pytest.raises(Refuse, match="full"):
            await opened(hall, "too soon")
        pass_time(FORSAKEN)
        await opened(hall, "dora")
        assert first.closed
        assert not second.closed
        await opened(hall, "emil")
        assert second.closed
        assert not third.closed, "a game under way makes room for nobody"

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(script())


def test_games_that_wait_for_their_only_player_are_counted_too() -> None:
    async def script() -> None:
        hall = hall_for(most_games_asleep=2)
        asleep = []
        for name in ("anna", "bruno", "clara"):
            page = Page(name)
            table = await open_table(hall, page, THREE)
            await page.until(State)
            page.close()
            await done(table)
            pass_time(1)
            asleep.append(table)
        assert [table.closed for table in asleep] == [True, False, False]

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(script())


def test_whence_a_table_was_opened_outlives_a_restart(tmp_path: Path) -> None:
    async def before(hall: Hall) -> None:
        await opened(hall, "anna", "one house")

    async def after(hall: Hall) -> None:
        object.__setattr__(hall.config, "most_tables_an_address", 1)
        with pytest.raises(Refuse, match="full"):
            await opened(hall, "bruno", "one house")

    in_hall(tmp_path, before)
    in_hall(tmp_path, after)
