"""Games that are over take little room, can be looked at as before, and are forgotten when whoever hosts wants it."""

import asyncio
import lzma
import random
import sqlite3
import time
from collections.abc import Collection
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import astuple

from sixgun.deal import make_deal
from sixgun.game import Game, begin
from sixgun.kernel.generator import KEYED
from sixgun.kernel.keyed import ENTROPY_BITS
from sixgun.record import verify
from sixgun.server.bots.bot_task import BotTask, Minds
from sixgun.server.bots.reasoning import keep
from sixgun.server.keep import archive
from sixgun.server.keep.archive import DAY, TOGETHER, Archive
from sixgun.server.keep.erasing import erase_names
from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.keep.kept import JournalLine, Kept
from sixgun.server.keep.pack import open_pack, pack, packed, unpacked
from sixgun.server.keep.sqlite import FILE, SqliteStore
from sixgun.server.keep.squeeze import PLAIN
from sixgun.server.keep.statement import add_move, begin_game, end_game
from sixgun.server.keep.store import Store
from sixgun.server.keep.taking_up import look_back, position
from sixgun.server.table.match import restore
from sixgun.server.web.replay import record, steps

from .conftest import OpenStore

SETTINGS = b'{"game":"card","seats":7,"sets":["base"],"options":{},"level":"greenhorn"}'
PEOPLE = b'[["drifter","drifter"],["Anna","3f2a"]]'
ROOM = 4_000
"""Bytes that a game may take."""


@cache
def played(seed: int) -> tuple[Game, list[JournalLine]]:
    """A game of seven bots with all their reasons."""
    luck, minds, heard = random.Random(seed), Minds(), dict[int, int]()
    game = begin(
        make_deal("card", players=7, seed=luck.getrandbits(256), sets=None, options={}, generator=KEYED, shares=())
    )
    level, lines = ("drifter", "ranger", "gunslinger")[seed % 3], []
    while not game.over:
        seat = game.choice.seat
        task = BotTask.of(str(seed), game, game.choice, level, heard.get(seat, 0), luck.getrandbits(62))
        heard[seat] = game.happened
        thought = minds.solve(task)
        assert thought is not None
        lines.append(JournalLine(seat, thought.move, luck.getrandbits(ENTROPY_BITS), "bot", keep(thought.reason)))
        game.stir(lines[-1].entropy)
        game.play(thought.move)
    return game, lines


async def kept(store: Store, id: str, seed: int, over: bool = True) -> None:
    game, lines = played(seed)
    statements = [begin_game(id, "AAAAAAAA", game.deal, SETTINGS, PEOPLE)]
    for seq, line in enumerate(lines):
        statements += add_move(id, seq, line, position(game))
    if over:
        statements += end_game(id, game.winners, game.save())
    await store.write(*statements)


def used(data: Path) -> int:
    """Bytes of the database that hold something."""
    with closing(sqlite3.connect(data / FILE)) as db:
        pages, free, size = (
            db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)


async def loose(store: Store) -> list[Kept]:
    return [kept for id in await store.unpacked(100) if (kept := await store.game(id)) is not None]


async def nobody() -> Collection[str]:
    return ()


async def unknown() -> None:
    return None


async def shown() -> Collection[str]:
    return {"shown", "under way"}


def test_a_packed_game_takes_four_kilobytes(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        empty = used(tmp_path)
        for number in range(TOGETHER - 1):
            await kept(store, f"game {number}", number)
        tidy = Archive(store, 0, nobody).tidy
        before = used(tmp_path)
        await tidy()
        assert used(tmp_path) == before, "it is not worth while yet"
        await kept(store, f"game {TOGETHER - 1}", TOGETHER - 1)
        await tidy()
        assert (used(tmp_path) - empty) / TOGETHER <= ROOM
        assert used(tmp_path) < before / 4
        store.close()

    asyncio.run(run())


def test_a_pack_of_the_first_release_is_read(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        for number in range(3):
            await kept(store, f"game {number}", number)
        games = await loose(store)
        store.close()
        columns = list(zip(*(astuple(packed(game)) for game in games), strict=True))
        first = lzma.compress(msgspec.msgpack.encode(columns), lzma.FORMAT_RAW, filters=PLAIN)
        assert open_pack(first) == open_pack(pack(games))
        assert len(pack(games)) < len(first)

    asyncio.run(run())


def test_a_packed_game_is_as_it_was(open_store: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "TOGETHER", 4)

    async def run() -> None:
        store = open_store()
        for number in range(4):
            await kept(store, f"game {number}", number)
        were = [await store.game(f"game {number}") for number in range(4)]
        await Archive(store, 0, nobody).tidy()
        for number, was in enumerate(were):
            now = await store.game(f"game {number}")
            assert was is not None
            assert now is not None
            assert (now.deal, now.settings, now.people, now.ended) == (was.deal, was.settings, was.people, True)
            assert now.journal == was.journal
        packed = await store.game("game 3")
        assert packed is not None
        assert were[3] is not None
        assert steps(packed, None) == steps(were[3], None)
        verify(record(packed).decode())
        assert restore(packed).lines == played(3)[1]
        assert await store.unpacked(4) == []
        assert await store.read("SELECT * FROM journal") == []
        store.close()

    asyncio.run(run())


def test_a_packed_game_can_be_looked_at_though_the_rules_have_changed(open_store: OpenStore) -> None:
    async def run() -> None:
        store = open_store()
        await kept(store, "game", 1)
        was = await store.game("game")
        assert was is not None
        now = unpacked(open_pack(pack([was]))["game"])
        before, _ = look_back(was, lambda game, since: None)
        now = replace(now, journal=[JournalLine(0, "a move of other rules", 1, None, None)])
        after, told = look_back(now, lambda game, since: since)
        assert told == [0], "only how it ended"
        assert after.events() == before.events()
        assert after.view(None) == before.view(None)
        store.close()

    asyncio.run(run())


def test_a_pack_that_is_not_what_was_put_into_it_deletes_nothing(
    monkeypatch: pytest.MonkeyPatch, open_store: OpenStore
) -> None:
    monkeypatch.setattr(archive, "TOGETHER", 3)

    async def run() -> None:
        store = open_store()
        for number in range(3):
            await kept(store, f"game {number}", 1)
        without_a_move = [replace(kept, journal=kept.journal[:-1]) for kept in await loose(store)]
        monkeypatch.setattr(archive, "pack", lambda games: pack(without_a_move))
        with pytest.raises(ValueError, match="does not hold what was put into it"):
            await Archive(store, 0, nobody).tidy()
        assert len(await store.unpacked(100)) == 3
        store.close()

    asyncio.run(run())


def test_old_games_are_forgotten_and_those_that_somebody_looks_at_are_not(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "TOGETHER", 3)

    async def run() -> None:
        store = open_store()
        for number in range(3):
            await kept(store, f"packed {number}", 1)
        await Archive(store, 0, nobody).tidy()
        for id in ("old", "shown", "young"):
            await kept(store, id, 2)
        await kept(store, "broken off", 2, over=False)
        await kept(store, "under way", 2, over=False)
        long_ago = int(time.time()) - 31 * DAY
        await store.write(("UPDATE games SET began = ?, ended = ended + 0 WHERE id != 'young'", (long_ago,)))
        await store.write(("UPDATE games SET ended = ? WHERE ended IS NOT NULL AND id != 'young'", (long_ago,)))
        await Archive(store, 0, nobody).tidy()
        assert await store.game("old") is not None, "for ever, unless it is said otherwise"
        await Archive(store, 30, unknown).tidy()
        assert await store.game("old") is not None, "nobody knows which games a table needs that cannot be read"
        await Archive(store, 30, shown).tidy()
        left = [id for (id,) in await store.read("SELECT id FROM games ORDER BY id")]
        assert left == ["shown", "under way", "young"]
        assert await store.read("SELECT number FROM packs") == [(2,)], "the one that still has a game in it"
        assert {id for (id,) in await store.read("SELECT game FROM journal")} == {"under way"}
        assert await store.game("young") is not None
        store.close()

    asyncio.run(run())


def test_a_game_that_is_packed_while_somebody_reads_it_is_read_whole(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "TOGETHER", 2)

    async def run() -> None:
        store = open_store()
        for number in range(2):
            await kept(store, f"game {number}", number)
        real = store.read

        async def read(sql: str, *values: object) -> list[tuple[Any, ...]]:
            if "FROM journal" in sql:
                monkeypatch.setattr(store, "read", real)
                await Archive(store, 0, nobody).tidy()
            return await real(sql, *values)

        monkeypatch.setattr(store, "read", read)
        game = await store.game("game 1")
        assert game is not None
        assert game.journal == played(1)[1]
        store.close()

    asyncio.run(run())


def test_two_servers_that_pack_at_once_pack_no_game_twice(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the lock of one is lost because PostgreSQL was restarted, or its last COMMIT comes after its death."""
    monkeypatch.setattr(archive, "TOGETHER", 2)

    async def run() -> None:
        store = open_store()
        for number in range(2):
            await kept(store, f"game {number}", number)
        one, other = Archive(store, 0, nobody), Archive(store, 0, nobody)
        real = store.unpacked

        async def unpacked(most: int) -> list[str]:
            found = await real(most)
            monkeypatch.setattr(store, "unpacked", real)
            assert await other.pack_some()
            return found

        monkeypatch.setattr(store, "unpacked", unpacked)
        with pytest.raises(NotSaved):
            await one.pack_some()
        assert await store.read("SELECT number FROM packs") == [(1,)]
        game = await store.game("game 1")
        assert game is not None
        assert game.journal == played(1)[1]
        assert not await one.pack_some()
        store.close()

    asyncio.run(run())


def test_who_tidies_up_without_knowing_of_another_brings_no_name_back(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "TOGETHER", 1)

    async def run() -> None:
        store = open_store()
        await kept(store, "game", 1)
        assert await Archive(store, 0, nobody).pack_some()
        await store.write(erasure("game", 0))
        real = store.read

        async def read(sql: str, *values: object) -> list[tuple[Any, ...]]:
            found = await real(sql, *values)
            if "FROM packs" in sql:
                monkeypatch.setattr(store, "read", real)
                await store.write(erasure("game", 1))
                await erase_names(store)
            return found

        monkeypatch.setattr(store, "read", read)
        await erase_names(store)
        game = await store.game("game")
        assert game is not None
        assert game.people == b'[["",""],["",""]]'
        assert await store.read("SELECT * FROM erasures") == []
        store.close()

    asyncio.run(run())


def erasure(game: str, seat: int) -> Statement:
    return "INSERT INTO erasures (game, seat) VALUES (?, ?)", (game, seat)
