"""Leaving is safe: a game alone stands still and waits, a game with others goes on, and one comes back to either."""

from pathlib import Path

from sixgun.server.table.hall import Hall
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import AskedAgain, Left, News, Room, Seated, State

from .hall import DAY, Page, done, in_hall, letters, open_table, pass_time

ALONE = Settings("dice", 4, pace=0)
CLOCKED = Settings("dice", 4, pace=0, clock=30)


def asked_of_a_bot(said: State | News) -> bool:
    return said.asked is not None and said.asked.bot == "bot"


def asked_of_me(said: State | News) -> bool:
    return said.choice is not None


def test_a_game_alone_stands_still_whenever_its_only_person_goes(tmp_path: Path) -> None:
    """While a bot is about to move too: it does so when the person is back, and not before."""

    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, ALONE)
        await anna.play_until(await anna.until(State), asked_of_a_bot)
        anna.say(from_client.Leave())
        assert (await anna.until(Left)).why == "left"
        await done(table)
        assert table.match is not None
        stood = table.match.seq
        pass_time(29 * DAY)
        await done(table)
        assert table.match.seq == stood
        assert table.facts.phase == "playing"
        anna.come(table)
        back = await anna.until(State)
        assert back.seq == stood
        assert (await anna.until(News)).seq == stood + 1

    in_hall(tmp_path, script)


def test_watchers_do_not_make_bots_play_on(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, watcher = Page("anna"), Page("watcher")
        table = await open_table(hall, anna, ALONE)
        await anna.play_until(await anna.until(State), asked_of_a_bot)
        table.come(watcher, sit=False)
        anna.close()
        await done(table)
        assert table.match is not None
        stood = table.match.seq
        pass_time(DAY)
        await done(table)
        assert table.match.seq == stood

    in_hall(tmp_path, script)


def test_no_clock_runs_while_a_game_stands_still(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, CLOCKED)
        said = await anna.play_until(await anna.until(State), asked_of_me)
        pass_time(20)
        anna.close()
        pass_time(DAY)
        await letters(table)
        anna.come(table)
        back = await anna.until(State)
        assert back.seq == said.seq
        assert back.asked is not None
        assert back.asked.clock is not None
        assert back.asked.clock.left == 30_000

    in_hall(tmp_path, script)


def test_a_game_alone_outlives_a_restart_and_is_played_out_after_a_month(tmp_path: Path) -> None:
    code = ""

    async def leave(hall: Hall) -> None:
        nonlocal code
        anna = Page("anna")
        table = await open_table(hall, anna, ALONE)
        await anna.play_until(await anna.until(State), asked_of_a_bot)
        anna.close()
        await done(table)
        code = table.facts.code

    async def wait(hall: Hall) -> None:
        table = hall.tables[code]
        await letters(table)
        assert table.match is not None
        stood = table.match.seq
        pass_time(29 * DAY)
        await done(table)
        assert (table.match.seq, table.facts.phase) == (stood, "playing")
        pass_time(2 * DAY)
        await letters(table)
        while table.facts.phase == "playing":
            await done(table)
        assert table.match.over

    in_hall(tmp_path, leave)
    in_hall(tmp_path, wait)


def test_with_others_a_bot_holds_the_seat_until_one_is_back(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table = await open_table(hall, anna, ALONE, bruno)
        await bruno.until(State)
        bruno.say(from_client.Leave())
        assert (await anna.until(Room, lambda room: room.seats[1].away)).phase == "playing"
        (taken,) = (await bruno.until(Seated)).tables
        assert (taken.code, taken.away, taken.paused) == (table.facts.code, True, False)
        bruno.come(table)
        assert not (await bruno.until(Room)).seats[1].away

    in_hall(tmp_path, script)


def test_one_is_told_at_which_tables_one_has_a_seat(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, Settings("card", 4, pace=0))
        await anna.play_until(await anna.until(State), asked_of_me)
        assert (await hall.all_seated("anna")).tables[0].paused is False
        anna.say(from_client.Leave())
        (taken,) = (await anna.until(Seated)).tables
        assert table.match is not None
        mine = table.match.public.seats[0]
        assert (taken.paused, taken.asked, taken.people) == (True, True, 1)
        assert (taken.character, taken.life) == (mine.character, mine.life)
        assert (await hall.all_seated("bruno")).tables == []

    in_hall(tmp_path, script)


def test_games_that_stand_still_keep_nobody_from_opening_a_table(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        object.__setattr__(hall.config, "most_tables", 1)
        table = await open_table(hall, anna, ALONE)
        await anna.until(State)
        anna.close()
        await done(table)
        await open_table(hall, bruno, ALONE)
        await bruno.until(State)

    in_hall(tmp_path, script)


def test_whoever_lets_a_bot_play_can_still_go(tmp_path: Path) -> None:
    """A bot that plays for the only person stops with the others when he goes."""

    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, Settings("dice", 4, pace=3000))
        await anna.until(State)
        anna.say(from_client.Away(on=True))
        await anna.until(Room, lambda room: room.seats[0].away)
        anna.say(from_client.Leave())
        await anna.until(Left)
        pass_time(3)
        await done(table)
        assert table.match is not None
        assert table.match.seq == 0
        anna.come(table)
        await anna.until(State)
        anna.say(from_client.Away(on=True))
        assert (await anna.until(AskedAgain)).seq == table.match.seq

    in_hall(tmp_path, script)
