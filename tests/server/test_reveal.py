"""The look at one's role: nobody is asked and no bot moves before everyone has looked, or 20 seconds have passed."""

from pathlib import Path

import pytest

from sixgun.picture.parts import GameName
from sixgun.server.table.facts_reader import read_facts
from sixgun.server.table.hall import Hall
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import News, Refused, State, StillLooking
from sixgun.server.wire.protocol import ENCODE

from .hall import DAY, Page, done, in_hall, letters, open_table, pass_time

CARD = Settings("card", 5, pace=0)


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_role_is_shown_before_anything_is_asked(game: GameName, tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, Settings(game, 5, pace=0), reveal=True)
        shown = await anna.until(State)
        assert (shown.asked, shown.choice) == (None, None)
        assert shown.reveal is not None
        assert shown.reveal.role == shown.view.seats[0].role
        assert shown.reveal.dealt == {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}
        assert [shown.view.seats[seat].role for seat in shown.reveal.open] == ["sheriff"]
        assert shown.looking is not None
        assert (shown.looking.looked, shown.looking.of, shown.looking.you, shown.looking.clock) == (0, 1, False, None)
        pass_time(DAY)
        await done(table)
        assert table.match is not None
        assert table.match.seq == 0, "whoever is alone has all the time in the world"
        anna.say(from_client.Looked())
        asked = await anna.until(State)
        assert asked.looking is None
        assert asked.asked is not None

    in_hall(tmp_path, script)


def test_the_game_goes_on_when_all_have_looked(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno, watcher = Page("anna"), Page("bruno"), Page("watcher")
        table = await open_table(hall, anna, CARD, bruno, reveal=True)
        table.come(watcher, sit=False)
        assert (await bruno.until(State)).looking is not None
        spectator = await watcher.until(State)
        assert spectator.reveal is None
        assert spectator.looking is not None
        assert spectator.looking.you
        pass_time(5)
        anna.say(from_client.Looked())
        told = await bruno.until(StillLooking)
        assert (told.looking.looked, told.looking.of, told.looking.you) == (1, 2, False)
        assert told.looking.clock is not None
        assert told.looking.clock.left == 15_000
        assert (await anna.until(StillLooking)).looking.you
        bruno.say(from_client.Looked())
        for page in (anna, bruno, watcher):
            assert (await page.until(State, lambda state: state.looking is None)).asked is not None

    in_hall(tmp_path, script)


def test_nobody_waits_longer_than_twenty_seconds_for_others(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table = await open_table(hall, anna, CARD, bruno, reveal=True)
        await anna.until(State)
        pass_time(19.9)
        await letters(table)
        assert table.facts.to_look == [0, 1]
        pass_time(0.1)
        assert (await anna.until(State)).asked is not None
        anna.say(from_client.Looked())
        await letters(table)
        assert not any(isinstance(message, Refused) for message in anna.heard), "late, and no harm"

    in_hall(tmp_path, script)


def test_whoever_leaves_need_not_look(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        await open_table(hall, anna, CARD, bruno, reveal=True)
        anna.say(from_client.Looked())
        await anna.until(StillLooking)
        bruno.say(from_client.Leave())
        assert (await anna.until(State)).asked is not None

    in_hall(tmp_path, script)


def test_no_move_is_taken_while_people_look(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, CARD, reveal=True)
        shown = await anna.until(State)
        assert table.match is not None
        assert table.match.question is not None
        for move in table.match.question.options:
            anna.say(from_client.Move(shown.game, 0, str(move)))
            assert (await anna.until(Refused)).key == "not-now"

    in_hall(tmp_path, script)


def test_a_reload_and_a_restart_find_the_role_still_to_be_looked_at(tmp_path: Path) -> None:
    code = ""

    async def begin(hall: Hall) -> None:
        nonlocal code
        anna, bruno = Page("anna"), Page("bruno")
        table = await open_table(hall, anna, CARD, bruno, reveal=True)
        await anna.until(State)
        anna.say(from_client.Looked())
        await anna.until(StillLooking)
        bruno.close()
        bruno.come(table)
        back = await bruno.until(State, lambda state: state.looking is not None and state.looking.looked == 1)
        assert back.choice is None
        code = table.facts.code

    async def again(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table = hall.tables[code]
        for page in (anna, bruno):
            page.come(table)
        shown = await bruno.until(State)
        assert shown.looking is not None
        assert (shown.looking.looked, shown.looking.you) == (1, False)
        bruno.say(from_client.Looked())
        assert (await anna.until(State, lambda state: state.looking is None)).asked is not None
        assert table.match is not None

    in_hall(tmp_path, begin)
    in_hall(tmp_path, again)


def test_a_game_that_began_before_there_was_a_look_goes_on(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, CARD)
        assert (await anna.until(State)).asked is not None
        kept = ENCODE.encode(table.facts).replace(b'"to_look":[],', b"")
        assert b"to_look" not in kept
        assert read_facts(kept, table.facts.code).to_look == []

    in_hall(tmp_path, script)


def test_bots_do_not_move_before_the_look(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table = await open_table(hall, anna, Settings("dice", 8, pace=0), bruno, reveal=True)
        await anna.until(State)
        await done(table)
        assert not any(isinstance(message, News) for message in anna.heard)
        assert table.match is not None
        assert table.match.seq == 0

    in_hall(tmp_path, script)
