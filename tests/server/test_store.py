"""What every store promises, in a folder or for many hosts: what is written is there, and only once."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sixgun.deal import Deal
from sixgun.server.keep.journal import NotSaved
from sixgun.server.keep.kept import JournalLine
from sixgun.server.keep.statement import (
    add_move,
    begin_game,
    close_table,
    end_game,
    save_guest,
    save_table,
)
from sixgun.server.keep.store import Store
from tests.patience import PATIENCE

from .conftest import OpenStore

DEAL = Deal("card", 4, 2**127, ("base",), (("edition", "de"), ("cards", ["base"])), (None, "sheriff"), ())
FIRST, SECOND = JournalLine(0, "end", 1, None, None), JournalLine(1, "pass", -2, "bot", "a reason")


def with_store(open_store: OpenStore, script: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store()
        try:
            await script(store)
        finally:
            store.close()

    asyncio.run(run())


def test_what_was_written_is_there_after_opening_again(open_store: OpenStore) -> None:
    async def write(store: Store) -> None:
        await store.write(save_table("AAAAAA", b"one"), begin_game("g", "AAAAAA", DEAL, b"{}", b"[]"))
        moves = (add_move("g", n, JournalLine(0, "end", n, None, None), b"table %d" % n) for n in range(300))
        await asyncio.gather(*(store.write(*move) for move in moves))
        await store.write(save_table("BBBBBB", b"two"), close_table("AAAAAA"))
        await store.write(save_table("BBBBBB", b"three"))

    async def read(store: Store) -> None:
        assert await store.tables() == [("BBBBBB", b"three")]
        assert (await store.facts("BBBBBB"), await store.facts("AAAAAA")) == (b"three", None)
        kept = await store.game("g")
        assert kept is not None
        assert (kept.deal, kept.settings, kept.people, kept.ended) == (DEAL, b"{}", b"[]", False)
        assert [line.entropy for line in kept.journal] == list(range(300))
        assert kept.position == b"table 299"
        assert await store.games() == ["g"]
        assert await store.game("h") is None

    with_store(open_store, write)
    with_store(open_store, read)


def test_a_move_is_never_written_twice_and_one_failure_spares_the_others(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        first, again, second = await asyncio.gather(
            store.write(*add_move("g", 0, FIRST, b"1")),
            store.write(*add_move("g", 0, SECOND, b"2"), save_table("AAAAAA", b"never")),
            store.write(*add_move("g", 1, SECOND, b"3")),
            return_exceptions=True,
        )
        assert (first, second) == (None, None)
        assert isinstance(again, NotSaved)
        assert await store.read("SELECT move, bot, reason FROM journal ORDER BY seq") == [
            ("end", None, None),
            ("pass", "bot", "a reason"),
        ]
        assert await store.tables() == []

    with_store(open_store, script)


def test_what_no_column_can_hold_spares_the_other_orders(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        answers = await asyncio.wait_for(
            asyncio.gather(
                store.write(save_table("AAAAAA", b"one")),
                store.write(save_guest("a", "\ud800", "face")),
                store.write(*add_move("g", 2**64, FIRST, b"")),
                store.write(("INSERT INTO tables (code, facts) VALUES (?, ?)", ("C", None))),
                store.write(save_table("BBBBBB", b"two")),
                return_exceptions=True,
            ),
            PATIENCE,
        )
        assert [type(answer) for answer in answers] == [type(None), NotSaved, NotSaved, NotSaved, type(None)]
        assert await store.tables() == [("AAAAAA", b"one"), ("BBBBBB", b"two")]

    with_store(open_store, script)


def test_a_guest_is_called_as_he_said_last(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        assert await store.guest("a") is None
        await store.write(save_guest("a", "Anna", "face"))
        await store.write(save_guest("a", "Ánna ?%s", "3f2a"))
        assert await store.guest("a") == ("Ánna ?%s", "3f2a")

    with_store(open_store, script)


def test_a_game_that_is_over_is_kept_whole_and_stands_nowhere(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        await store.write(begin_game("g", "AAAAAA", DEAL, b"{}", b"[]"), *add_move("g", 0, FIRST, b"table"))
        assert await store.unpacked(5) == []
        await store.write(*end_game("g", [0, 2], b"save"))
        kept = await store.game("g")
        assert kept is not None
        assert (kept.ended, kept.position) == (True, None)
        assert kept.finished is not None
        assert await store.unpacked(5) == ["g"]
        assert await store.read("SELECT winners FROM games") == [("0 2",)]

    with_store(open_store, script)


def test_the_disk_is_tried_for_real(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        assert await store.probe.is_writable()
        assert len(await store.read("SELECT at FROM probe")) == 1

    with_store(open_store, script)


def test_the_key_is_the_same_whoever_asks(open_store: OpenStore) -> None:
    keys: list[bytes] = []

    async def script(store: Store) -> None:
        keys.extend((store.secret(), store.secret()))

    with_store(open_store, script)
    with_store(open_store, script)
    assert len(set(keys)) == 1
    assert len(keys[0]) == 32


def test_a_closed_store_promises_nothing(open_store: OpenStore) -> None:
    async def run() -> None:
        store = open_store()
        store.close()
        with pytest.raises(NotSaved):
            await store.write(close_table("AAAAAA"))

    asyncio.run(run())
