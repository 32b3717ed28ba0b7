"""People whom nobody wants at a table: the kicked, those who shout from the fence, those who guess at codes."""

import asyncio
import random
from pathlib import Path

import pytest

from sixgun.server.config import Config
from sixgun.server.limit import REMEMBERED, Buckets
from sixgun.server.table.hall import CODE_LENGTH, SIGNS, Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.table.room import GALLERY_KEPT
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Left, Refused, Room, Said
from sixgun.server.wire.refusal import Refuse
from tools.server_trial.client import Client
from tools.server_trial.indoors import Indoors

from .conftest import Serve
from .hall import Page, done
from .table import over_sockets
from .web import get

FOUR = Settings("dice", 4)


def indoors() -> Indoors:
    return Indoors(Config(data=Path("nowhere")), random.Random(1).getrandbits)


def page(name: str, house: str) -> Page:
    made = Page(name)
    made.house = house
    return made


async def seated(hall: Hall, *pages: Page) -> LiveTable:
    table = await hall.open(pages[0], from_client.Open(FOUR))
    for each in pages:
        each.come(table)
    await done(table)
    return table


async def refusal(visitor: Page, table: LiveTable, sit: bool) -> str | None:
    """What a visitor is told, if he is not let in."""
    visitor.heard.clear()
    visitor.table = table
    table.come(visitor, sit)
    await done(table)
    return next((said.key for said in visitor.heard if isinstance(said, Refused)), None)


# the kicked


def test_whoever_was_kicked_neither_watches_nor_comes_back_without_his_cookie() -> None:
    async def script() -> None:
        hall = indoors()
        host, mallory = page("host", "saloon"), page("mallory", "gulch")
        fence = page("second cookie", "gulch")
        table = await seated(hall, host, mallory)
        assert await refusal(fence, table, sit=False) is None
        host.say(from_client.Kick(1))
        await done(table)
        assert mallory.table is None
        assert fence.table is None, "from the same house, and without a seat"
        for visitor in (mallory, fence, page("third cookie", "gulch")):
            assert await refusal(visitor, table, sit=True) == "kicked"
            assert await refusal(visitor, table, sit=False) == "kicked"
        assert table.facts.seat_of("third cookie") is None
        assert await refusal(page("a friend", "elsewhere"), table, sit=True) is None

    asyncio.run(script())


def test_friends_in_one_house_are_not_locked_out_with_the_one_who_is_kicked() -> None:
    async def script() -> None:
        hall = indoors()
        host, anna, mallory = page("host", "saloon"), page("anna", "home"), page("mallory", "home")
        table = await seated(hall, host, anna, mallory)
        host.say(from_client.Kick(2))
        await done(table)
        assert await refusal(mallory, table, sit=True) == "kicked"
        assert await refusal(page("bruno", "home"), table, sit=True) is None
        assert table.facts.seat_of("anna") == 1

    asyncio.run(script())


def test_whoever_is_kicked_from_another_seat_came_from_the_same_house() -> None:
    async def script() -> None:
        hall = indoors()
        host, mallory = page("host", "saloon"), page("mallory", "gulch")
        table = await seated(hall, host, mallory)
        mallory.say(from_client.Sit(3))
        host.say(from_client.Kick(3))
        assert (await mallory.until(Left)).why == "kicked"
        assert await refusal(page("second cookie", "gulch"), table, sit=True) == "kicked"

    asyncio.run(script())


def test_houses_are_told_apart_over_sockets(serve: Serve) -> None:
    """Behind a proxy everyone has an address of his own."""

    async def script(host: Client) -> None:
        room = await host.ask(from_client.Open(FOUR), Room)
        others = [Client(host.url) for _ in range(3)]
        for other, address in zip(others, ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"), strict=True):
            other.headers["X-Forwarded-For"] = address
            await other.connect()
        await others[0].ask(from_client.Join(room.code), Room)
        await host.send(from_client.Kick(1))
        assert (await others[0].until(Left)).why == "kicked"
        assert (await others[1].ask(from_client.Watch(room.code), Refused)).key == "kicked", "of the same network"
        await others[2].ask(from_client.Watch(room.code), Room)
        for other in others:
            await other.close()

    over_sockets(serve, 1, script, public_url="http://127.0.0.1")


# shouting


def test_all_who_watch_share_one_voice_and_drive_out_nothing_that_players_said() -> None:
    async def script() -> None:
        hall = indoors()
        host = page("host", "saloon")
        table = await seated(hall, host)
        host.say(from_client.Chat("howdy"))
        crowd = [page(f"cookie {number}", "fence") for number in range(30)]
        for each in crowd:
            await refusal(each, table, sit=False)
            for _ in range(5):
                each.say(from_client.Chat("yell"))
            await done(table)
        host.say(from_client.Chat("quiet please"))
        await done(table)
        heard = [said.text for said in host.heard if isinstance(said, Said)]
        assert heard.count("yell") == table.voices.gallery.burst
        assert heard[-1] == "quiet please"
        for number in range(100):
            table.facts.say(Said(crowd[0].guest, None, str(number), "table", 0))
        assert [said.text for said in table.facts.chat if said.seat is not None] == ["howdy", "quiet please"]
        assert len(table.facts.chat) == 2 + GALLERY_KEPT

    asyncio.run(script())


# codes


def test_a_code_has_eight_signs() -> None:
    assert len(indoors().new_code()) == CODE_LENGTH == 8
    assert len(SIGNS) ** CODE_LENGTH / Config(Path()).most_tables > 4e8, "guesses for one table of a full hall"


def test_whoever_guesses_codes_is_soon_told_nothing_and_harms_nobody_else(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html><head></head>")

    async def script(host: Client, thief: Client) -> None:
        room = await host.ask(from_client.Open(FOUR), Room)
        for _ in range(3):
            assert (await thief.ask(from_client.Join("ZZZZZZZZ"), Refused)).key == "no-table"
        assert (await thief.ask(from_client.Join("ZZZZZZZZ"), Refused)).key == "too-fast"
        assert (await thief.ask(from_client.Watch(room.code), Refused)).key == "too-fast", "not even that it is there"
        page_of = host.url.replace("ws", "http", 1).replace("/ws", f"/t/{room.code}")
        assert (await asyncio.to_thread(get, page_of))[0] == 404, "nor does the preview of a page say so"
        await host.ask(from_client.Join(room.code), Room)
        guest = Client(host.url)
        guest.headers["X-Forwarded-For"] = "192.0.2.7"
        await guest.connect()
        await guest.ask(from_client.Join(room.code), Room)
        await guest.close()

    over_sockets(serve, 2, script, public_url="http://127.0.0.1", wrong_codes=3, static=tmp_path / "static")


def test_no_more_addresses_are_remembered_than_is_good() -> None:
    buckets = Buckets(burst=1, rate=0.001)
    for number in range(REMEMBERED + 100):
        assert buckets.take(str(number))
    assert len(buckets.by_key) == REMEMBERED
    assert not buckets.take(str(REMEMBERED + 99)), "whoever was here last is remembered"


def test_without_a_table_there_is_nothing_to_find() -> None:
    with pytest.raises(Refuse, match="no-table"):
        asyncio.run(indoors().find("ABCDEFGH", "anywhere"))
