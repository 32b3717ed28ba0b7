"""Crowds and clients that do not read: work is done once, everyone gets a turn, and nothing piles up without bound.

What is counted is work and bytes, never time.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.config import Config
from sixgun.server.table import live
from sixgun.server.table import lobby as lobbies
from sixgun.server.table.live import LiveTable
from sixgun.server.table.lobby import PublicTables
from sixgun.server.table.mailbox import FROM_ALL, FROM_ONE
from sixgun.server.table.match import Match
from sixgun.server.web.outbox import BEHIND, BYTES_BEHIND, Outbox
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, FromServer, Lobby, News, Pong, Refused, Room, State
from sixgun.server.wire.protocol import DECODE_DOWN, ENCODE
from sixgun.server.wire.refusal import Refuse
from tools.server_trial.client import Client
from tools.server_trial.indoors import Indoors, Listener, play_out

from .conftest import Serve
from .test_faults import settled

WATCHERS = 30
EACH = 40
"""What an attack sent: so many spectators, each with so many messages in one burst."""


def indoors() -> Indoors:
    return Indoors(Config(data=Path("nowhere")), random.Random(1).getrandbits)


async def flood(table: LiveTable, watchers: list[Listener]) -> int:
    """Everyone asks for everything at once; how many were asked to wait."""
    refused = 0
    for watcher in watchers:
        for _ in range(EACH):
            try:
                table.hear(watcher, from_client.Resync())
            except Refuse:
                refused += 1
    return refused


def counted(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> list[int]:
    """Counts the calls of a function, which does its work all the same."""
    real = getattr(where, name)
    calls = [0]

    def call(*args: Any) -> Any:
        calls[0] += 1
        return real(*args)

    monkeypatch.setattr(where, name, call)
    return calls


# a finished game


def test_the_end_of_a_game_is_made_once_and_is_the_same_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch, Match, "after")
    told: set[bytes] = set()

    def keep(_: Listener, frame: bytes) -> None:
        if frame.startswith(b'{"type":"after"'):
            told.add(frame)

    async def run() -> None:
        table, people = await play_out(indoors(), Settings("card", 4), 1, keep, WATCHERS)
        await flood(table, people)
        await settled(table)

    asyncio.run(run())
    assert made == [1]
    assert len(told) == 1


def test_the_state_is_painted_once_a_viewer_until_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        table, people = await play_out(indoors(), Settings("dice", 3), 1, lambda *_: None, WATCHERS)
        await flood(table, people[:3])
        await settled(table)
        painted = counted(monkeypatch, live, "room_shown"), counted(monkeypatch, Match, "view_for")
        await flood(table, people)
        await settled(table)
        assert painted[0][0] >= FROM_ALL, "everyone was answered"
        assert painted[1][0] == 1, "only for the spectators, who had not asked before"

    asyncio.run(run())


def test_what_was_told_is_forgotten_when_everyone_has_left() -> None:
    async def run() -> None:
        table, people = await play_out(indoors(), Settings("dice", 3), 1, lambda *_: None)
        assert table.match is not None
        assert table.match.result
        for each in people:
            table.go(each)
        await settled(table)
        assert not table.match.states
        assert not table.match.result

    asyncio.run(run())


# the mailbox


def test_after_each_letter_everyone_else_has_a_turn() -> None:
    async def run() -> None:
        table, _ = await play_out(indoors(), Settings("dice", 3), 1, lambda *_: None)
        done = [0]

        async def letter() -> None:
            done[0] += 1

        for _ in range(100):
            table.post(letter)
        longest = before = 0
        while done[0] < 100:
            await asyncio.sleep(0)
            longest, before = max(longest, done[0] - before), done[0]
        assert longest == 1, "letters were handled in one go"

    asyncio.run(run())


def test_a_crowd_is_asked_to_wait_and_keeps_nobody_from_playing() -> None:
    async def run() -> None:
        table, people = await play_out(indoors(), Settings("dice", 3), 1, lambda *_: None, WATCHERS)
        answered = [0]

        async def letter() -> None:
            answered[0] += 1

        refused = await flood(table, people[3:])
        assert refused == WATCHERS * EACH - FROM_ALL
        assert FROM_ALL == 20 * FROM_ONE, "twenty of them had their say"
        for _ in range(FROM_ONE):
            table.hear(people[0], from_client.Chat("players are heard"))
        with pytest.raises(Refuse, match="too-fast"):
            table.hear(people[0], from_client.Chat("up to a point"))
        for _ in range(2 * FROM_ALL):
            table.post(letter)
        table.go(people[-1])
        await settled(table)
        assert answered == [2 * FROM_ALL], "what the table has to do itself always fits"
        assert people[-1] not in table.seating.viewer_of
        table.hear(people[3], from_client.Resync())

    asyncio.run(run())


@pytest.mark.parametrize(
    ("message", "answer", "times"),
    [
        (from_client.Ping(1), Pong, 10),
        (from_client.Browse(), Lobby, 2),
        (from_client.Open(Settings("dice", 3)), Room, 1),
    ],
)
def test_what_takes_more_work_costs_more(
    serve: Serve, message: from_client.FromClient, answer: type[FromServer], times: int
) -> None:
    """A connection that is given ten tokens and practically no more."""

    async def run() -> None:
        client = Client(serve(messages_a_second=0.001).socket_url)
        await client.connect()
        for _ in range(times):
            await client.ask(message, answer)
        assert (await client.ask(message, Refused)).key == "too-fast"
        await client.close()

    asyncio.run(run())


# the lobby


def test_the_lobby_is_listed_once_until_a_table_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hall = indoors()
        lobby = hall.lobby = PublicTables(hall)
        listed = counted(monkeypatch, lobbies, "info")
        hosts = [Listener(str(n), random.Random(n), lambda *_: None) for n in range(10)]
        tables = [await hall.open(host, from_client.Open(Settings("dice", 3, public=True))) for host in hosts]
        for table in tables:
            await settled(table)
        data = lobby.encoded()
        assert all(lobby.encoded() is data for _ in range(50)), "neither listed nor encoded again"
        assert listed == [10]
        tables[0].come(Listener("watcher", random.Random(1), lambda *_: None), sit=False)
        await settled(tables[0])
        seen = {info.code: info.watchers for info in DECODE_DOWN.decode(lobby.encoded()).tables}
        assert seen == {table.facts.code: int(table is tables[0]) for table in tables}
        assert listed == [11], "only what changed is looked up again"
        await hall.close(tables[1])
        assert len(DECODE_DOWN.decode(lobby.encoded()).tables) == 9

    asyncio.run(run())


# clients that do not read


def test_what_waits_for_a_client_is_bounded_in_number_and_in_bytes() -> None:
    small, large, huge = Outbox(), Outbox(), Outbox()
    assert [small.put(b"x") for _ in range(BEHIND + 1)].count(False) == 1
    assert [large.put(b"x" * 100_000) for _ in range(11)].count(False) == 1
    assert large.bytes == BYTES_BEHIND
    assert huge.put(b"x" * 2 * BYTES_BEHIND), "one alone is always sent"
    assert not huge.put(b"x")
    huge.sent()
    assert (huge.bytes, huge.next) == (0, None)


def message(kind: str, game: str, seq: int) -> bytes:
    return ENCODE.encode({"type": kind, "game": game, "seq": seq})


def test_a_newer_state_takes_the_place_of_an_older_one_and_of_what_followed_from_it() -> None:
    out = Outbox()
    for each in (
        message("state", "a", 1),  # on its way already
        message("news", "a", 2),
        message("state", "a", 2),
        b'{"type":"said"}',
        message("news", "a", 3),
        message("state", "b", 0),
        message("news", "b", 1),
        message("state", "a", 3),
    ):
        assert out.put(each)
    assert list(out.messages) == [
        message("state", "a", 1),
        message("news", "a", 2),
        b'{"type":"said"}',
        message("state", "b", 0),
        message("news", "b", 1),
        message("state", "a", 3),
    ]
    assert out.bytes == sum(map(len, out.messages))


def test_messages_of_a_game_begin_as_the_outbox_expects() -> None:
    """It looks at their first bytes only."""
    frames: list[bytes] = []
    asyncio.run(watch_one(lambda _, frame: frames.append(frame)))
    for kind in (State, News, After):
        of_kind = [frame for frame in frames if isinstance(DECODE_DOWN.decode(frame), kind)]
        assert of_kind
        name = kind.__struct_config__.tag
        for frame in of_kind:
            game = DECODE_DOWN.decode(frame).game
            assert frame.startswith(f'{{"type":"{name}","game":"{game}",'.encode())


async def watch_one(on_frame: Callable[[Listener, bytes], None]) -> None:
    await play_out(indoors(), Settings("dice", 3), 1, on_frame)
