"""Tables that last for days: nobody is hurried, they lie in the store while nobody is there, and forget nothing."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from sixgun.server.keep.journal import Statement
from sixgun.server.push.messenger import Notice
from sixgun.server.table import due
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.table.notice import SEEN
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import News, Seated, State
from sixgun.server.wire.people import SeatTaken
from sixgun.server.wire.refusal import Refuse
from tests.patience import PATIENCE, wait_until
from tools.server_trial.client import Client

from .conftest import ServeAnywhere
from .hall import DAY, Clockwork, Page, done, in_hall, open_table, pass_time
from .table import begin
from .test_notices import awake

LONG = Settings("dice", 4, pace=0, over_days=True, name="High Noon")
EPOCH = 1_800_000_000.0


def over_days(data: Path, script: Callable[[Hall], Awaitable[None]], began: float = 0.0) -> None:
    """As in_hall, where the calendar goes with the clock; `began` days after the first time."""

    async def with_calendar(hall: Hall) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        hall.wall = lambda: EPOCH + began * DAY + loop.time() - start
        hall.messenger.put = notices(hall).append  # type: ignore[method-assign, assignment]
        await script(hall)

    in_hall(data, with_calendar)


def notices(hall: Hall) -> list[Notice]:
    """What people were sent at this hall."""
    if not hasattr(hall, "noticed"):
        hall.noticed = []  # type: ignore[attr-defined]
    found: list[Notice] = hall.noticed  # type: ignore[attr-defined]
    return found


async def settled(hall: Hall, table: LiveTable) -> None:
    """Everything has happened that does not wait for a person, and the table has fallen asleep."""
    await done(table)

    def is_asleep() -> bool:
        pass_time(1)
        return table.facts.code in hall.sleepers.by_code

    await until(is_asleep)
    await table.task


async def until(fits: Callable[[], bool]) -> None:
    """Something is so soon; nothing is put into anybody's mailbox meanwhile."""
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.001)  # the loop's own clock stands still
        await asyncio.sleep(0)


async def asked_page(pages: list[Page], table: LiveTable) -> Page:
    """Whoever is asked, once the bots have moved."""
    while True:
        await done(table)
        assert table.match is not None
        assert table.match.question is not None
        seat = table.match.question.seat
        if seat < len(pages):
            return pages[seat]


async def seat_of(hall: Hall, name: str) -> SeatTaken:
    (seat,) = (await hall.all_seated(name)).tables
    return seat


async def play_on(page: Page, table: LiveTable) -> None:
    """Answer once, by what a clock would."""
    assert table.match is not None
    assert table.match.question is not None
    page.say(from_client.Move(table.match.id, table.match.seq, str(table.match.question.default)))
    await done(table)


def test_a_clock_and_days_do_not_go_together(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        both = msgspec.structs.replace(LONG, clock=30)
        with pytest.raises(Refuse) as no:
            await hall.open(Page("anna"), from_client.Open(both))
        assert no.value.key == "bad-option"

    over_days(tmp_path, script)


def test_the_game_waits_for_whoever_is_asked_however_long_and_however_often_the_server_starts(tmp_path: Path) -> None:
    code, seq = "", 0

    async def begins(hall: Hall) -> None:
        nonlocal code, seq
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        await asked_page(pages, table)
        for page in pages:
            page.close()
        await settled(hall, table)
        assert table.match is not None
        code, seq = table.facts.code, table.match.seq
        assert not hall.tables, "it lies in the store"
        assert list(hall.sleepers.by_code) == [code]

    async def still_there(hall: Hall) -> None:
        assert not hall.tables, "a start wakes nobody"
        assert {(await seat_of(hall, name)).code for name in ("anna", "bruno")} == {code}
        pass_time(9 * DAY)
        await hall.sleepers.wake_due()
        assert not hall.tables

    async def goes_on(hall: Hall) -> None:
        first = await seat_of(hall, "anna")
        asked, other = ("anna", "bruno") if first.asked else ("bruno", "anna")
        mine, his = await seat_of(hall, asked), await seat_of(hall, other)
        assert (mine.asked, mine.waits_for) == (True, None)
        assert (his.asked, his.waits_for) == (False, asked)
        assert mine.since is not None
        assert abs(mine.since - EPOCH) < 1000
        assert mine.character is not None
        assert mine.life
        page = Page(asked)
        found, is_his = await hall.look_up(code, asked)
        assert isinstance(found, LiveTable)
        assert is_his
        page.come(found)
        state = await page.until(State)
        assert (state.seq, state.choice is not None) == (seq, True), "nobody has answered for him"
        await play_on(page, found)
        assert found.match is not None
        assert found.match.seq > seq
        assert found.match.lines[seq].bot is None

    over_days(tmp_path, begins)
    for began in (1, 10, 20):
        over_days(tmp_path, still_there, began)
    over_days(tmp_path, goes_on, began=29.5)


def test_after_thirty_days_a_bot_answers_and_the_others_can_play_on(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        asked = await asked_page(pages, table)
        for page in pages:
            page.close()
        await settled(hall, table)
        code, seq = table.facts.code, table.match.seq if table.match else -1
        pass_time(29 * DAY)
        await hall.sleepers.wake_due()
        assert not hall.tables, "not yet"
        pass_time(1 * DAY)
        await hall.sleepers.wake_due()
        (awake,) = hall.tables.values()
        await until(lambda: awake.match is not None and awake.match.seq > seq)
        assert awake.match is not None
        assert awake.match.lines[seq].bot == "away"
        await settled(hall, awake)
        assert list(hall.sleepers.by_code) == [code], "and it sleeps again, for the other one is asked"
        assert (await seat_of(hall, asked.guest.name)).away
        found, _ = await hall.look_up(code, asked.guest.id)
        assert isinstance(found, LiveTable)
        back = Page(asked.guest.name)
        back.come(found)
        await done(found)
        assert not found.seating.away, "whoever comes back plays again"

    over_days(tmp_path, script)


def test_whoever_leaves_is_waited_for_and_others_who_are_there_see_it(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        asked = await asked_page(pages, table)
        asked.say(from_client.Leave())
        await done(table)
        pass_time(20 * DAY)
        await done(table)
        assert table.match is not None
        assert table.match.question is not None
        assert pages[table.match.question.seat] is asked, "no bot has answered"
        assert table.facts.code in hall.tables, "somebody is there"

    over_days(tmp_path, script)


def test_whoever_is_asked_and_not_there_is_sent_one_notice(tmp_path: Path) -> None:
    told: list[Notice] = []

    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        asked = await asked_page(pages, table)
        other = next(page for page in pages if page is not asked)
        other.close()
        await done(table)
        while await asked_page(pages, table) is asked:
            await play_on(asked, table)
        assert not notices(hall), "he may only be loading his page anew"
        pass_time(11)
        await done(table)
        assert [notice.guest for notice in notices(hall)] == [other.guest.id]
        assert notices(hall)[0] == Notice(other.guest.id, table.facts.code, "High Noon", "anna")
        pass_time(DAY)
        await done(table)
        asked.close()
        await settled(hall, table)
        assert len(notices(hall)) == 1
        told.extend(notices(hall))

    async def again(hall: Hall) -> None:
        code = told[0].code
        found, _ = await hall.look_up(code, told[0].guest)
        assert isinstance(found, LiveTable)
        pass_time(100)
        await done(found)
        assert not notices(hall), "he knows it already"

    over_days(tmp_path, script)
    over_days(tmp_path, again, began=2)


def test_whoever_saw_the_question_and_closed_his_page_knows_it(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        asked = await asked_page(pages, table)
        pass_time(SEEN + 1)
        await done(table)
        asked.close()
        pass_time(100)
        await done(table)
        assert not notices(hall)

    over_days(tmp_path, script)


def test_whoever_only_seemed_to_be_there_is_sent_a_notice(tmp_path: Path) -> None:
    """A phone that fell asleep counts as there until its silence is noticed."""

    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        asked = await asked_page(pages, table)
        pass_time(SEEN - 20)
        await done(table)
        asked.close()
        await done(table)
        pass_time(11)
        await done(table)
        assert [notice.guest for notice in notices(hall)] == [asked.guest.id]

    over_days(tmp_path, script)


def test_before_a_game_people_can_gather_for_days_and_a_forgotten_table_goes(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        host = Page("anna")
        table = await hall.open(host, from_client.Open(LONG))
        host.come(table)
        await done(table)
        host.close()
        await settled(hall, table)
        assert list(hall.sleepers.by_code) == [table.facts.code]
        pass_time(20 * DAY)
        await hall.sleepers.wake_due()
        found, _ = await hall.look_up(table.facts.code, None)
        assert isinstance(found, LiveTable)
        friend = Page("bruno")
        friend.come(found)
        await done(found)
        assert found.facts.seat_of("bruno") is not None
        friend.close()
        await settled(hall, found)
        pass_time(31 * DAY)
        await hall.sleepers.wake_due()
        (awake,) = hall.tables.values()
        await until(lambda: awake.closed)
        await awake.task
        assert not hall.tables
        assert not hall.sleepers.by_code
        assert await hall.store.facts(table.facts.code) is None

    over_days(tmp_path, script)


def test_a_game_that_sleeps_is_not_forgotten_with_old_ones(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        await asked_page(pages, table)
        for page in pages:
            page.close()
        await settled(hall, table)
        await hall.archive.forget(2**40)
        assert await hall.store.game(table.facts.game or "") is not None

    over_days(tmp_path, script)


def test_there_is_a_bound_and_games_under_way_never_make_room(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        object.__setattr__(hall.config, "most_tables_over_days", 2)
        playing = [Page("anna"), Page("bruno")]
        table = await open_table(hall, playing[0], LONG, playing[1])
        await asked_page(playing, table)
        for page in playing:
            page.close()
        await settled(hall, table)
        host = Page("clara")
        idle = await hall.open(host, from_client.Open(LONG))
        host.come(idle)
        await done(idle)
        host.close()
        await settled(hall, idle)
        assert len(hall.sleepers.by_code) == 2
        dora = Page("dora")
        third = await hall.open(dora, from_client.Open(LONG))
        dora.come(third)
        assert await hall.store.facts(idle.facts.code) is None, "the one without a game"
        await done(third)
        with pytest.raises(Refuse) as no:
            await hall.open(Page("emil"), from_client.Open(LONG))
        assert no.value.key == "full"
        assert await hall.store.facts(table.facts.code) is not None
        await hall.open(Page("emil"), from_client.Open(Settings("dice", 4)))

    over_days(tmp_path, script)


def test_somebody_who_comes_while_the_table_falls_asleep_finds_it_awake(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        asked = await asked_page(pages, table)
        for page in pages:
            page.close()
        await done(table)
        save, back = table.save, Page(asked.guest.name)

        async def save_while_he_comes(*more: object) -> None:
            await save(*more)  # type: ignore[arg-type]
            if more:
                back.come(table)

        table.save = save_while_he_comes  # type: ignore[method-assign]
        pass_time(70)
        await until(lambda: back.table is not None)
        await done(table)
        assert list(hall.tables) == [table.facts.code]
        assert await hall.store.asleep_until() == []
        assert (await back.until(State)).choice is not None
        await play_on(back, table)
        await back.until(News)

    assert issubclass(Clockwork, asyncio.SelectorEventLoop)
    over_days(tmp_path, script)


def test_a_letter_between_the_timer_and_what_it_rang_for_keeps_no_table_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rang twice then; each time it was about to fall asleep, the other letter had just come."""

    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await open_table(hall, pages[0], LONG, pages[1])
        await asked_page(pages, table)
        for page in pages:
            page.close()
        await done(table)
        pass_time(hall.config.notice_after + 1)
        await done(table)
        saved, tries = table.save, []

        async def save(*also: Statement) -> None:
            tries.append(also)
            await saved(*also)

        def is_asleep() -> bool:
            assert len(tries) < 5, "it is about to fall asleep again and again"
            return table.facts.code in hall.sleepers.by_code

        monkeypatch.setattr(table, "save", save)
        pass_time(hall.config.sleep_after + 1)
        due.ring(table)
        due.arrange(table)
        await until(is_asleep)

    over_days(tmp_path, script)


def test_on_one_server_or_three_a_table_sleeps_and_wakes_for_whoever_comes(anywhere: ServeAnywhere) -> None:
    async def script() -> None:
        server = anywhere(sleep_after=0.0, notice_after=0.0)
        clients = [Client(server.socket_url) for _ in range(2)]
        for client in clients:
            await client.connect()
        room, states = await begin(clients, LONG)
        for client in clients:
            await client.close()
        await asyncio.to_thread(wait_until, lambda: awake(server) == 0)
        for client in clients:
            client.url = server.socket_url
            await client.connect()
            (seat,) = (await client.ask(from_client.Browse(), Seated)).tables
            assert (seat.code, seat.phase) == (room.code, "playing")
            assert seat.asked or seat.waits_for is not None
        assert awake(server) == 0, "to look at the list wakes nobody"
        for client in clients:
            state = await client.ask(from_client.Join(room.code), State)
            assert state.game == states[0].game
        for client in clients:
            await client.close()

    asyncio.run(script())
