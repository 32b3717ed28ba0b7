"""Pace is yours: how long bots wait can be changed while they do, by whoever is alone with them, or by the host."""

import asyncio
from pathlib import Path

from sixgun.server.table import pace
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, News, Refused, Room, State

from .hall import Page, in_hall, letters, open_table, pass_time

SLOW = Settings("card", 4, pace=3000)


def waits(said: State | News) -> bool:
    """A bot is asked, and has more than one answer."""
    return said.asked is not None and said.asked.bot == "bot" and said.asked.why == "play"


async def bots_turn(hall: Hall, anna: Page, *friends: Page) -> tuple[LiveTable, State | News]:
    """A bot that waits three seconds before it plays."""
    table = await open_table(hall, anna, Settings("card", 4, pace=0), *friends)
    said = await anna.until(State)
    if not friends:
        said_now = await anna.play_until(said, waits)
        table.facts.settings = SLOW
        return table, said_now
    table.facts.settings = SLOW
    return table, said


def test_a_bot_waits_as_long_as_the_table_says(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, SLOW)
        said: State | News = await anna.until(State)
        while not waits(said):
            asked = said.asked
            if asked is not None and asked.bot == "bot":
                pass_time(3)
                said = await anna.until(News)
            else:
                said = await anna.play_until(said, lambda each: each.choice is None)
        assert pace.due(table) == table.now() + 3
        pass_time(2.9)
        await asyncio.sleep(0)
        assert not any(isinstance(message, News) for message in anna.heard)
        pass_time(0.1)
        assert (await anna.until(News)).seq == said.seq + 1

    in_hall(tmp_path, script)


def test_whoever_is_alone_changes_the_pace_while_a_bot_waits(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table, said = await bots_turn(hall, anna)
        anna.say(from_client.ChangePace(0))
        assert (await anna.until(Room)).settings.pace == 0
        assert (await anna.until(News)).seq == said.seq + 1
        assert table.facts.settings.pace == 0

    in_hall(tmp_path, script)


def test_only_the_host_sets_the_pace_for_several(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table, _ = await bots_turn(hall, anna, bruno)
        await bruno.until(State)
        bruno.say(from_client.ChangePace(0))
        assert (await bruno.until(Refused)).key == "not-host"
        for page in (anna, bruno):
            page.say(from_client.Hurry("end"))
            assert (await page.until(Refused)).key == "not-now"
        anna.say(from_client.ChangePace(100))
        assert (await bruno.until(Room)).settings.pace == 100
        assert table.facts.settings.pace == 100

    in_hall(tmp_path, script)


def test_a_hurry_ends_with_the_turn(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table, said = await bots_turn(hall, anna)
        turn = said.view.turn
        anna.say(from_client.Hurry("turn"))
        while said.view.turn == turn:
            said = await anna.play_until(await anna.until(News), lambda each: each.choice is None)
        assert table.pace.until is None

    in_hall(tmp_path, script)


def test_a_game_runs_to_its_end_until_it_is_stopped(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table, said = await bots_turn(hall, anna)
        anna.say(from_client.Away(on=True))
        anna.say(from_client.Hurry("end"))
        await anna.until(Room, lambda room: room.seats[0].away)
        pass_time(pace.RUNNING)
        first = await anna.until(News)
        assert first.seq == said.seq + 1
        anna.say(from_client.Hurry(None))
        anna.say(from_client.ChangePace(3000))
        await anna.until(Room)
        assert table.pace.until is None
        anna.say(from_client.Hurry("end"))
        while table.facts.phase == "playing":
            pass_time(pace.RUNNING)
            await letters(table)
        assert (await anna.until(After)).game == said.game

    in_hall(tmp_path, script)
