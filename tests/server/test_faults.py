"""When something goes wrong inside: a full disk loses nothing and tells nobody, an error of ours costs one reload."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from sixgun import game as engine
from sixgun.game import Game
from sixgun.picture import paint
from sixgun.server.bots.bot_task import Thought
from sixgun.server.config import Config
from sixgun.server.keep.journal import NotSaved, Statement
from sixgun.server.table import play
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.web.app import Site
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import FromServer, Left, News, Refused, Room, State
from sixgun.server.wire.protocol import DECODE_DOWN
from tests.patience import PATIENCE
from tools.server_trial.client import random_answer
from tools.server_trial.indoors import Indoors, Listener


class Ear(Listener):
    """Keeps what it hears and answers only when told to."""

    def __init__(self, name: str) -> None:
        super().__init__(name, random.Random(1), self.keep)
        self.plays = False
        self.heard: list[FromServer] = []

    def keep(self, _: Listener, frame: bytes) -> None:
        self.heard.append(DECODE_DOWN.decode(frame))

    def latest(self, kind: type[Any]) -> Any:
        return next(said for said in reversed(self.heard) if isinstance(said, kind))


async def settled(table: LiveTable) -> None:
    """Wait until the mailbox is empty."""
    done = asyncio.Event()

    async def ring() -> None:
        done.set()

    table.post(ring)
    await asyncio.wait_for(done.wait(), PATIENCE)


async def game_of_four(hall: Hall) -> tuple[LiveTable, list[Ear]]:
    ears = [Ear(str(n)) for n in range(4)]
    table = await hall.open(ears[0], from_client.Open(Settings("card", 4)))
    for ear in ears:
        table.come(ear, sit=True)
    table.hear(ears[0], from_client.Start())
    await settled(table)
    return table, ears


def on_a_real_store(tmp_path: Path, script: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(Config(data=tmp_path))
        try:
            await script(hall)
        finally:
            await hall.stop()

    asyncio.run(run())


def answer_of(table: LiveTable, ears: list[Ear]) -> tuple[Ear, from_client.Move]:
    """The next move, and who makes it."""
    assert table.match is not None
    assert table.match.question is not None
    ear = ears[table.match.question.seat]
    move = random_answer(
        max((said for said in ear.heard if isinstance(said, State | News)), key=lambda s: s.seq), ear.luck
    )
    assert move is not None
    return ear, move


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(hall: Hall) -> None:
        table, ears = await game_of_four(hall)
        real = hall.store.write
        full = True

        async def write(*statements: Statement) -> None:
            if full:
                raise NotSaved("disk full")
            await real(*statements)

        monkeypatch.setattr(hall.store, "write", write)
        ear, move = answer_of(table, ears)
        for each in ears:
            each.heard.clear()
        table.hear(ear, move)
        table.hear(ears[1], from_client.Chat("hello?"))
        table.hear(ears[0], from_client.Claim("deputy"))
        await settled(table)
        told = [said for each in ears for said in each.heard]
        assert {said.key for said in told if isinstance(said, Refused)} == {"try-again"}
        assert len(told) == 3, "somebody heard of what did not happen"
        assert table.facts.chat == []
        assert table.facts.places[0].claim is None
        full = False
        table.hear(ear, move)
        await settled(table)
        assert [each.latest(News).seq for each in ears] == [1, 1, 1, 1]

    on_a_real_store(tmp_path, script)


def test_what_is_in_the_journal_after_all_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(hall: Hall) -> None:
        table, ears = await game_of_four(hall)
        real = hall.store.write

        async def write(*statements: Statement) -> None:
            await real(*statements)
            raise NotSaved("the disk said no, and wrote it")

        ear, move = answer_of(table, ears)
        monkeypatch.setattr(hall.store, "write", write)
        table.hear(ear, move)
        await settled(table)
        monkeypatch.setattr(hall.store, "write", real)
        assert [each.latest(State).seq for each in ears] == [1, 1, 1, 1]
        mover, next_move = answer_of(table, ears)
        table.hear(mover, next_move)
        await settled(table)
        assert [each.latest(News).seq for each in ears] == [2, 2, 2, 2]

    on_a_real_store(tmp_path, script)


def test_an_error_of_ours_costs_one_reload_and_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(hall: Hall) -> None:
        table, ears = await game_of_four(hall)
        other, undisturbed = await game_of_four(hall)
        ear, move = answer_of(table, ears)
        real = paint.events
        broken = True

        def events(*args: Any) -> Any:
            nonlocal broken
            if broken:
                broken = False
                raise ZeroDivisionError("an error of ours")
            return real(*args)

        monkeypatch.setattr(paint, "events", events)
        for each in (*ears, *undisturbed):
            each.heard.clear()
        table.hear(ear, move)
        await settled(table)
        assert not broken
        assert [each.latest(State).seq for each in ears] == [1, 1, 1, 1], "the move was in the journal already"
        assert all(each.latest(Room).phase == "playing" for each in ears)
        assert all(not each.heard for each in undisturbed)
        mover, next_move = answer_of(table, ears)
        table.hear(mover, next_move)
        await settled(table)
        assert ears[0].latest(News).seq == 2
        assert not other.task.done()

    on_a_real_store(tmp_path, script)


def failing(monkeypatch: pytest.MonkeyPatch, *moves: str) -> None:
    """Plants a fault in the engine: these moves are offered, and cannot be played."""
    real = engine.follow

    def follow(game: Game, answer: Any) -> None:
        if str(answer) in moves:
            raise IndexError("an error of the engine")
        real(game, answer)

    monkeypatch.setattr("sixgun.server.table.match.follow", follow)


def test_a_move_that_fails_is_refused_and_not_journalled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(hall: Hall) -> None:
        table, ears = await game_of_four(hall)
        assert table.match is not None
        assert table.match.question is not None
        ear = ears[table.match.question.seat]
        poison, *others = (str(option) for option in table.match.question.options)
        failing(monkeypatch, poison)
        for each in ears:
            each.heard.clear()
        table.hear(ear, from_client.Move(table.match.id, 0, poison))
        await settled(table)
        assert ear.latest(Refused).key == "illegal"
        assert ear.latest(State).seq == 0
        assert not any(isinstance(said, News) for each in ears for said in each.heard)
        kept = await hall.store.game(table.match.id)
        assert kept is not None
        assert kept.journal == []
        table.hear(ear, from_client.Move(table.match.id, 0, others[0]))
        await settled(table)
        assert [each.latest(News).seq for each in ears] == [1, 1, 1, 1]

    on_a_real_store(tmp_path, script)


def test_a_bot_whose_move_fails_makes_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(hall: Hall) -> None:
        table, _ = await game_of_four(hall)
        assert table.match is not None
        assert table.match.question is not None
        seat = table.match.question.seat
        *poison, last = dict.fromkeys(map(str, (table.match.question.default, *table.match.question.options)))
        failing(monkeypatch, *poison)
        table.seating.away.add(seat)
        table.timing.thinking = 0  # the answer is on its way
        table.post(partial(play.on_bot, table, table.match.id, 0, Thought(poison[-1])))
        await settled(table)
        assert (table.match.game.journal[0].move, table.match.seq) == (last, 1)

    on_a_real_store(tmp_path, script)


def test_a_table_whose_task_dies_begins_again_from_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It dies when even its log fails, or when somebody cancels it; what is in the store goes on."""

    class FullDisk:
        def __getattr__(self, name: str) -> Any:
            raise OSError("no space left on device")

    async def fault() -> None:
        raise ZeroDivisionError("an error of ours")

    async def script(hall: Hall) -> None:
        table, ears = await game_of_four(hall)
        ear, move = answer_of(table, ears)
        table.hear(ear, move)
        await settled(table)
        for seq in (1, 2):
            first = table.task
            if seq == 1:
                monkeypatch.setattr(table, "log", FullDisk())
                table.post(fault)
            else:
                first.cancel()
            await asyncio.wait([first])
            for each in ears:
                each.heard.clear()
            table.go(ears[0])
            table.come(ears[0], sit=True)
            await settled(table)
            assert table.task is not first
            assert hall.fallen == set()
            assert [each.latest(State).seq for each in ears] == [seq] * 4
            mover, next_move = answer_of(table, ears)
            table.hear(mover, next_move)
            await settled(table)
            assert [each.latest(News).seq for each in ears] == [seq + 1] * 4

    on_a_real_store(tmp_path, script)


def test_a_table_that_cannot_begin_again_is_named_by_the_health_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        site = Site(Config(data=tmp_path))
        table, _ = await game_of_four(site.hall)
        request = Request({"type": "http"})
        assert (await site.health(request)).status_code == 200
        facts = site.hall.store.facts
        tried = asyncio.Event()

        async def broken(code: str) -> bytes | None:
            tried.set()
            raise OSError("the disk is gone")

        monkeypatch.setattr(site.hall.store, "facts", broken)
        table.task.cancel()
        await tried.wait()
        await asyncio.sleep(0)
        told = await site.health(request)
        assert told.status_code == 503
        said = msgspec.json.decode(told.body)
        assert (said["ok"], said["writable"], said["fallen"]) == (False, True, [table.facts.code])
        monkeypatch.setattr(site.hall.store, "facts", facts)
        await settled(table)
        assert (await site.health(request)).status_code == 200
        await site.hall.stop()

    asyncio.run(run())


def test_a_game_that_cannot_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ENDLESS", 30)

    async def run() -> None:
        hall = Indoors(Config(data=Path("nowhere")), random.Random(1).getrandbits)
        ear = Ear("0")
        table = await hall.open(ear, from_client.Open(Settings("card", 4, pace=0), fill="greenhorn"))
        table.come(ear, sit=True)
        table.hear(ear, from_client.Start())
        table.hear(ear, from_client.Away(on=True))
        await asyncio.wait_for(table.task, PATIENCE)
        assert ear.latest(Left).why == "closed"
        assert hall.tables == {}

    asyncio.run(run())
