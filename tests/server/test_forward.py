"""A data folder of the released version, opened by this one: its people and games go on, and what ends is noted."""

import zipfile
from pathlib import Path

from sixgun.server.keep.played import all_games_of
from sixgun.server.keep.tally import profile_of, tallies_of
from sixgun.server.table.hall import Hall
from sixgun.server.wire.from_server import After, State

from .hall import DAY, Page, in_hall, pass_time
from .test_upgrade import FIRST_RELEASE


def test_games_begun_under_the_released_version_are_noted_when_they_end(tmp_path: Path) -> None:
    with zipfile.ZipFile(FIRST_RELEASE) as packed:
        packed.extractall(tmp_path)

    async def script(hall: Hall) -> None:
        assert await hall.store.read("SELECT count(*) FROM played") == [(0,)]
        playing = [table for table in hall.tables.values() if table.facts.phase == "playing"]
        table = next(each for each in playing if any(each.facts.people()))
        guest = next(place.guest for _, place in table.facts.people() if place.guest is not None)
        page = Page(guest.name)
        page.guest = guest
        page.come(table)
        pass_time(DAY)
        await page.play_until(await page.until(State), lambda said: said.view.over)
        after = await page.until(After)
        (mine,) = await all_games_of(hall.store, guest.id)
        assert (mine.game, mine.name) == (after.game, guest.name)
        assert await tallies_of(hall.store, guest.id) != []
        assert await profile_of(hall.store, guest.id) is not None

    in_hall(tmp_path / "data", script)
    assert (tmp_path / "data" / "sixgun.format-1.db").is_file(), "what was there is kept beside it"
