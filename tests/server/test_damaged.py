"""What is damaged in the store costs what it is about, and nothing else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request

from sixgun.server.config import Config
from sixgun.server.keep.sqlite import FILE
from sixgun.server.table.facts_reader import read_facts
from sixgun.server.table.hall import Hall
from sixgun.server.web.app import Site
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings

from .hall import Page, done, in_hall

BARE = b'{"code":"CODE","settings":{"game":"dice","seats":3},"host":null,"places":[{},{},{}]'
DAMAGED = {
    "cut off": b'{"code":"CODE","settings":{"ga',
    "nothing": b"",
    "a number": 7,
    "a null": b"null",
    "of another table": BARE.replace(b"CODE", b"OTHER") + b"}",
    "too few seats": BARE.replace(b"{},{},{}", b"{}") + b"}",
    "no seed": BARE + b',"seed":"x"}',
    "somebody looks who is not there": BARE + b',"to_look":[7]}',
    "no game": BARE + b',"phase":"playing"}',
    "deep": b'{"code":' + b"[" * 20_000,
}


def test_what_the_damaged_tables_were_made_from_is_sound() -> None:
    assert read_facts(BARE + b"}", "CODE").code == "CODE"


@pytest.mark.parametrize("facts", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_table_is_set_aside_and_the_others_go_on(tmp_path: Path, facts: object) -> None:
    sound: list[str] = []

    async def before(hall: Hall) -> None:
        page = Page("anna")
        table = await hall.open(page, from_client.Open(Settings("dice", 3)))
        page.come(table)
        await done(table)
        sound.append(table.facts.code)

    async def after() -> None:
        site = Site(Config(data=tmp_path))
        await site.hall.start()
        assert list(site.hall.tables) == sound
        told = await site.health(Request({"type": "http"}))
        assert (told.status_code, msgspec.json.decode(told.body)["unreadable"]) == (200, ["CODE"])
        await site.hall.stop()

    in_hall(tmp_path, before)
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("INSERT INTO tables (code, facts) VALUES ('CODE', ?)", (facts,))
    asyncio.run(after())
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        kept = db.execute("SELECT facts FROM tables WHERE code = 'CODE'").fetchone()
    assert kept == (facts,), "whoever can mend it finds it as it was"
