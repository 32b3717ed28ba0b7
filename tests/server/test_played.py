"""What remains of a game for those who played it: noted with its end, counted at once, and never twice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.rating.skill import Skill
from sixgun.server.keep.erasing import erase_names
from sixgun.server.keep.journal import Statement
from sixgun.server.keep.person import delete, gone_of, take_up
from sixgun.server.keep.played import Wanted, add_played, all_games_of, games_of, nobodys_seats, tables_of
from sixgun.server.keep.rated import months_of, rate
from sixgun.server.keep.store import Store
from sixgun.server.keep.tally import count, profile_of, show_name, tallies_of
from sixgun.server.table.hall import Hall
from sixgun.server.web.looking_back import page_of_games, statistics
from sixgun.server.web.standing import ratings
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, State
from sixgun.server.wire.mine import Counted
from sixgun.server.wire.people import Guest

from .conftest import OpenStore
from .games import play, row
from .hall import DAY, Page, done, in_hall, open_table, pass_time
from .test_store import with_store

QUICK = Settings("dice", 4, pace=0, level="drifter")


# at a live table


async def play_on(page: Page) -> After:
    await page.play_until(await page.until(State), lambda said: said.view.over)
    return await page.until(After)


def test_a_game_that_ends_is_noted_for_everybody_who_sat_there(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        await open_table(hall, anna, QUICK)
        after = await play_on(anna)
        table = (await tables_of(hall.store, [after.game]))[after.game]
        assert [(each.guest, each.level) for each in table] == [("anna", ""), *[("", "drifter")] * 3]
        assert [each.role for each in table] == after.roles
        assert [each.hero for each in table] == after.characters
        assert [each.seat for each in table if each.won] == after.winners
        (mine,) = await games_of(hall.store, "anna", Wanted(), 5)
        assert (mine.against, mine.players, mine.deserted) == ("bots", 4, False)
        assert mine.moves > 0
        tallied = {(each.about, each.what): (each.games, each.won) for each in await tallies_of(hall.store, "anna")}
        once = (1, int(mine.won))
        seat = ("seat", f"{mine.role} 4")
        assert tallied == {
            seat: once,
            ("hero", mine.hero): once,
            ("sets", ""): once,
            ("against", "bots"): once,
        }
        assert await games_of(hall.store, "", Wanted(), 1) != [], "bots have rows of their own"
        assert await tallies_of(hall.store, "") == [], "but nobody counts for them"

    in_hall(tmp_path, script)


def test_with_another_person_it_is_a_game_against_people(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        await open_table(hall, anna, QUICK, bruno)
        await asyncio.gather(play_on(anna), play_on(bruno))
        for page, other in ((anna, bruno), (bruno, anna)):
            ((game,), _) = await page_of_games(hall.store, page.guest.id, Wanted())
            assert other.guest.name in [seat.name for seat in game.seats]
            (mine,) = await all_games_of(hall.store, page.guest.id)
            assert mine.against == "people"

    in_hall(tmp_path, script)


def test_whoever_leaves_has_lost_even_if_the_bot_in_his_seat_wins(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        for number in range(6):
            anna, bruno = Page("anna"), Page(f"bruno{number}")
            table = await open_table(hall, anna, QUICK, bruno)
            await done(table)
            bruno.say(from_client.Leave())
            after = await play_on(anna)
            (his,) = await all_games_of(hall.store, bruno.guest.id)
            asked = [line for line in table.match.lines if line.seat == 1] if table.match else []
            assert (his.deserted, his.won) == (bool(asked), False) or not asked
            if 1 in after.winners and asked:
                return
        pytest.fail("the bot that took over never won: another seed is needed")

    in_hall(tmp_path, script)


def test_a_table_that_is_closed_in_the_middle_is_lost_by_whoever_left_it(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, QUICK)
        await anna.until(State)
        anna.close()
        await hall.close(table)
        (mine,) = await all_games_of(hall.store, "anna")
        assert (mine.deserted, mine.won) == (True, False)
        ((shown,), _) = await page_of_games(hall.store, "anna", Wanted())
        assert shown.left
        assert not shown.kept, "there is no replay of a game without an end"

    in_hall(tmp_path, script)


def test_an_end_that_an_earlier_version_had_not_written_is_noted_at_the_next_start_and_once(tmp_path: Path) -> None:
    """It wrote the last move first and the end afterwards, and may have been killed in between."""

    async def ends(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, QUICK)
        dealt = await anna.until(State)
        written, killed = table.save, asyncio.Event()

        async def last_move_alone(*more: Statement) -> None:
            if any("UPDATE games SET ended" in sql for sql, _ in more):
                await table.write(*more[:2])
                hall.store.journal.closed = True  # from here on nothing reaches the disk
                killed.set()
            await written(*more)

        table.save = last_move_alone  # type: ignore[method-assign]
        playing = asyncio.create_task(anna.play_until(dealt, lambda said: False))
        await killed.wait()
        playing.cancel()
        assert await all_games_of(hall.store, "anna") == []

    async def starts(hall: Hall) -> None:
        for table in hall.tables.values():
            await done(table)
        assert len(await all_games_of(hall.store, "anna")) == 1
        assert sum(each.games for each in await tallies_of(hall.store, "anna") if each.about == "seat") == 1

    in_hall(tmp_path, ends)
    in_hall(tmp_path, starts)
    in_hall(tmp_path, starts)


# in either store


def test_what_games_come_to_is_counted_as_they_end(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        await play(store, row("g1"), row("g2", won=False, role="sheriff"), row("g3"), row("g4"), row("g5", kind="dice"))
        found = statistics(await tallies_of(store, "anna"))
        assert (found.total.games, found.total.won) == (5, 4)
        assert [(each.what, each.games, each.won) for each in found.roles] == [("sheriff", 1, 0), ("outlaw", 4, 4)]
        assert found.roles[1].low < found.roles[1].rate == 1.0 == found.roles[1].high
        profile = await profile_of(store, "anna")
        assert profile is not None
        assert (profile.streak, profile.best, profile.since, profile.shown) == (3, 3, 701, False)
        await play(store, row("g6", won=False))
        profile = await profile_of(store, "anna")
        assert profile is not None
        assert (profile.streak, profile.best) == (0, 3)

    with_store(open_store, script)


def test_they_are_counted_by_character_players_sets_and_company_each_with_how_sure_that_is(
    open_store: OpenStore,
) -> None:
    async def script(store: Store) -> None:
        both = "base dodge-city"
        await play(
            store,
            row("g1"),
            row("g2", hero="rose-doolan", players=7, sets=both, against="people", won=False),
            row("g3", hero="rose-doolan", players=7, sets=both),
            row("g4", deserted=True, won=False),
        )
        found = statistics(await tallies_of(store, "anna"))

        def counted(all_of: list[Counted]) -> dict[str, tuple[int, int]]:
            assert all(0 <= each.low <= each.rate <= each.high <= 1 and each.low < each.high for each in all_of)
            return {each.what: (each.games, each.won) for each in all_of}

        assert counted(found.characters) == {"el-gringo": (2, 1), "rose-doolan": (2, 1)}
        assert counted(found.players) == {"5": (2, 1), "7": (2, 1)}
        assert counted(found.sets) == {"base": (2, 1), both: (2, 1)}
        assert counted(found.against) == {"bots": (3, 2), "people": (1, 0)}
        assert found.left == 1

    with_store(open_store, script)


def test_games_are_chosen_and_turned_over_page_by_page(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        await play(store, *(row(f"g{n}", won=n % 2 == 0, ended=1000 + n // 3) for n in range(30)))
        seen: list[str] = []
        following: str | None = ""
        while following is not None:
            ended, _, game = following.partition(".")
            wanted = Wanted(won=True, before=(int(ended), game) if following else None)
            games, following = await page_of_games(store, "anna", wanted, 4)
            seen += [each.game for each in games]
        assert len(seen) == len(set(seen)) == 15
        assert {int(game[1:]) % 2 for game in seen} == {0}

    with_store(open_store, script)


def test_who_deletes_himself_is_gone_and_others_keep_their_games(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        await play(store, row("g1"), row("g1", "bruno", seat=1), row("g1", "", seat=2), row("g2"))
        await store.write(show_name("anna", 5, True), *delete("anna"))
        assert await all_games_of(store, "anna") == []
        assert await tallies_of(store, "anna") == []
        assert await profile_of(store, "anna") is None
        ((game,), _) = await page_of_games(store, "bruno", Wanted())
        assert [(seat.guest, seat.name, seat.level) for seat in game.seats] == [
            ("", "", ""),
            ("bruno", "Bruno", ""),
            ("", "", "ranger"),
        ]
        assert await nobodys_seats(store, "g1") == [0]
        assert await gone_of(store, ["anna", "bruno"]) == {"anna"}
        await erase_names(store)
        assert await store.read("SELECT * FROM erasures") == []

    with_store(open_store, script)


def test_one_guest_is_taken_up_into_another_and_counted_as_if_he_had_played_it_all(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        await play(store, row("g1", "phone"), row("g2"), row("g3", "phone", won=False), row("g4"), row("g5"))
        await store.write(show_name("anna", 5, True))
        await store.write(*await take_up(store, "phone", "anna"))
        assert [each.game for each in await all_games_of(store, "anna")] == ["g1", "g2", "g3", "g4", "g5"]
        found = statistics(await tallies_of(store, "anna"))
        assert (found.total.games, found.total.won) == (5, 4)
        profile = await profile_of(store, "anna")
        assert profile is not None
        assert (profile.streak, profile.best, profile.shown, profile.since) == (2, 2, True, 701)
        assert await all_games_of(store, "phone") == []
        assert await gone_of(store, ["phone"]) == {"phone"}

    with_store(open_store, script)


def test_however_much_somebody_has_played_his_page_reads_little(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        many = [row(f"g{n}", hero=f"hero{n % 40}", players=4 + n % 4, won=n % 3 == 0) for n in range(1000)]
        await asyncio.gather(*(store.write(add_played(each), *count(each)) for each in many))
        rows = 0
        read = store.read

        async def counting(sql: str, *values: object) -> list[tuple[Any, ...]]:
            nonlocal rows
            found = await read(sql, *values)
            rows += len(found)
            return found

        store.read = counting  # type: ignore[method-assign]
        assert statistics(await tallies_of(store, "anna")).total.games == 1000
        await profile_of(store, "anna")
        await page_of_games(store, "anna", Wanted())
        assert rows < 150

    with_store(open_store, script)


# ratings


async def rated_of(store: Store, guest: str) -> list[tuple[str, int]]:
    return [(month.pool, month.skill.value) for month in await months_of(store, guest)]


def test_a_game_changes_the_rating_of_its_people_against_people_or_bots(tmp_path: Path) -> None:
    pytest.importorskip("openskill", reason="the extra people is not installed: no ratings are tested")

    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        await open_table(hall, anna, QUICK)
        await play_on(anna)
        ((pool, value),) = await rated_of(hall.store, "anna")
        (mine,) = await all_games_of(hall.store, "anna")
        assert pool == "dice bots"
        assert (value > 1500) == mine.won
        await open_table(hall, anna, QUICK, bruno)
        await asyncio.gather(play_on(anna), play_on(bruno))
        assert [pool for pool, _ in await rated_of(hall.store, "anna")] == ["dice bots", "dice people"]
        assert [pool for pool, _ in await rated_of(hall.store, "bruno")] == ["dice people"]

    in_hall(tmp_path, script)


def test_a_game_that_was_left_costs_rating(tmp_path: Path) -> None:
    pytest.importorskip("openskill", reason="the extra people is not installed: no ratings are tested")

    async def script(hall: Hall) -> None:
        anna = Page("anna")
        table = await open_table(hall, anna, QUICK)
        await anna.until(State)
        anna.close()
        await hall.close(table)
        ((_, value),) = await rated_of(hall.store, "anna")
        assert value < 1500

    in_hall(tmp_path, script)


def test_two_games_that_end_at_once_both_count_and_months_stay(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        new, better = Skill(), Skill(26.0, 4.0)
        await asyncio.gather(*(store.write(rate("anna", "card bots", new, better, won=True)) for _ in range(2)))
        ((month),) = await months_of(store, "anna")
        assert (month.skill.mu, month.games, month.won) == (27.0, 2, 2)
        assert month.skill.sigma == pytest.approx(4.0 * 4.0 / new.sigma)
        await store.write(("UPDATE ratings SET month = month - 1", ()))
        await store.write(rate("anna", "card bots", month.skill, Skill(28.0, 3.0), won=False))
        (told,) = ratings(await months_of(store, "anna"))
        assert (told.value, told.change, told.games, len(told.months)) == (1575, 25, 3, 2)

    with_store(open_store, script)


def test_the_surer_of_two_ratings_stays_when_two_guests_become_one(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        new = Skill()
        await play(store, row("g1"), row("g2", "phone"))
        await store.write(rate("anna", "card bots", new, Skill(26.0, 4.0), won=True))
        await store.write(rate("phone", "card bots", new, Skill(29.0, 3.0), won=True))
        await store.write(rate("phone", "dice bots", new, Skill(24.0, 4.0), won=False))
        await store.write(*await take_up(store, "phone", "anna"))
        assert await rated_of(store, "anna") == [("card bots", 1600), ("dice bots", 1475)]
        assert await rated_of(store, "phone") == []

    with_store(open_store, script)


# people who go while their table plays on


def test_who_deletes_himself_at_a_table_is_nobody_there_and_has_said_nothing(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        anna, bruno = Page("anna"), Page("bruno")
        table = await open_table(hall, anna, QUICK, bruno)
        bruno.say(from_client.Chat("It is me, Bruno!"))
        await done(table)
        await hall.store.write(*delete("bruno"))

    async def again(hall: Hall) -> None:
        (table,) = hall.tables.values()
        await done(table)
        assert table.facts.places[1].guest == Guest("bruno", "", "")
        assert table.facts.chat == []
        anna = Page("anna")
        anna.come(table)
        pass_time(DAY)
        await play_on(anna)
        assert await all_games_of(hall.store, "bruno") == []
        assert await nobodys_seats(hall.store, table.facts.game or "") == [1]

    in_hall(tmp_path, script)
    in_hall(tmp_path, again)
