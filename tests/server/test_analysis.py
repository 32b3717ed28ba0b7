"""A finished game is gone through beside the others, grows before one's eyes, is kept, and tells nobody of others."""

import asyncio
import os
import random
import signal
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from sixgun import new_game
from sixgun.picture.parts import Option
from sixgun.server.analysis import analyst as module
from sixgun.server.analysis.analyst import LAST, Analyst
from sixgun.server.analysis.piece import packed, unpacked
from sixgun.server.keep.kept import JournalLine
from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.statement import add_move, begin_game, end_game, forget_game, keep_analysis, sit_in
from sixgun.server.wire import from_client
from sixgun.server.wire.analysis import CurvePoint, Mistake
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, Analysis, FromServer, News, Room, State
from sixgun.server.wire.people import Guest
from sixgun.server.wire.reason import Sentence
from tests.analysis.games import LITTLE
from tools.server_trial.client import Client, random_answer

from .conftest import Serve, ServeAnywhere
from .table import over_sockets

DICE = Settings("dice", 4, pace=0)


async def play(client: Client, luck: random.Random) -> After:
    """Answer at random until the game is over."""
    while True:
        said = await client.receive()
        if isinstance(said, After):
            return said
        if isinstance(said, State | News) and (move := random_answer(said, luck)) is not None:
            await client.send(move)


async def finished(*clients: Client) -> str:
    """A game that these have played to its end, with bots on the other seats."""
    host = clients[0]
    room = await host.ask(from_client.Open(DICE), Room)
    for client in clients[1:]:
        await client.ask(from_client.Join(room.code), Room)
    for seat in range(len(clients), DICE.seats):
        await host.send(from_client.AddBot(seat, "greenhorn"))
    await host.send(from_client.Start())
    ends = await asyncio.gather(*(play(client, random.Random(at)) for at, client in enumerate(clients)))
    return ends[0].game


async def analysed(client: Client, game: str) -> list[Analysis]:
    """Everything that a page is told of it."""
    told = [await client.ask(from_client.Analyse(game), Analysis)]
    while told[-1].state == "growing":
        told.append(await client.until(Analysis))
    return told


def whole(told: list[Analysis]) -> Analysis:
    """The messages of a page put together."""
    return msgspec.structs.replace(told[-1], curve=[point for each in told for point in each.curve])


def test_it_grows_and_is_kept_and_whoever_asks_again_has_it_at_once(anywhere: ServeAnywhere) -> None:
    async def script(one: Client, other: Client) -> None:
        game = await finished(one)
        told = await analysed(one, game)
        assert len(told) > 2
        assert {each.state for each in told[:-1]} == {"growing"}
        last = whole(told)
        assert last.state == "done"
        assert last.done == last.of > 0
        assert [point.step for point in last.curve] == list(range(last.of + 1))
        assert all(abs(sum(point.shares) - 1) < 0.01 for point in last.curve[:-1])
        assert last.found is not None
        assert [each.seat for each in last.found.players] == [0, 1, 2, 3]
        assert [each.person for each in last.found.players] == [True, False, False, False]
        (again,) = await analysed(other, game)
        assert again.curve == last.curve
        assert again.found is not None
        assert again.found.players == last.found.players

    over_sockets(anywhere, 2, script, quick_analysis=True)


def test_what_was_found_outlives_a_server_that_is_killed(serve: Serve) -> None:
    async def run() -> None:
        server = serve(quick_analysis=True)
        client = Client(server.socket_url)
        await client.connect()
        game = await finished(client)
        first = whole(await analysed(client, game))
        await client.send(from_client.Analyse(game))
        server.kill()
        again = Client(serve(quick_analysis=True).socket_url, client.cookie)
        await again.connect()
        assert await analysed(again, game) == [first]

    asyncio.run(run())


def test_a_game_that_is_on_or_nowhere_is_not_gone_through(serve: Serve) -> None:
    async def run() -> None:
        client = Client(serve(quick_analysis=True).socket_url)
        await client.connect()
        await client.send(from_client.Open(DICE, fill="greenhorn", start=True))
        on = (await client.until(State)).game
        for game in (on, "nowhere"):
            assert [each.state for each in await analysed(client, game)] == ["missing"]
        await client.close()

    asyncio.run(run())


# whose mistakes one is told


def mistake(seat: int) -> Mistake:
    move = Option(f"secret of {seat}", "stop", None, None, None, [], [], False, False, None, None, None)
    return Mistake(1, 1, seat, "reroll", move, move, 0.2, 0.01, 0.5, [Sentence("reason-stop", {})])


def test_nobody_is_told_of_the_mistakes_of_another_person(serve: Serve, tmp_path: Path) -> None:
    """Two people and two bots, and somebody who looks at the replay: every byte that comes to them is read."""

    async def run() -> None:
        server = serve(quick_analysis=True)
        people = [Client(server.socket_url) for _ in range(3)]
        for client in people:
            await client.connect()
            client.frames = []
        game = await finished(*people[:2])
        told = await asyncio.gather(*(analysed(client, game) for client in people))
        for client, heard in zip(people, told, strict=True):
            found = heard[-1].found
            assert found is not None
            seat = found.you
            assert {each.seat for each in found.mistakes} <= {2, 3, seat}
            assert [each.person for each in found.players] == [True, True, False, False]
            await client.close()
        assert [heard[-1].found.you for heard in told if heard[-1].found] == [0, 1, None]
        server.kill()

        store = SqliteStore(tmp_path / "data")
        kept = unpacked(await store.analysis(game) or b"")
        assert kept is not None
        assert kept.found is not None
        kept.found.mistakes = [mistake(seat) for seat in range(4)]
        await store.write(keep_analysis(game, packed(kept)))
        store.close()

        server = serve(quick_analysis=True)
        for client, seats in zip(people, ([0, 2, 3], [1, 2, 3], [2, 3]), strict=True):
            page = Client(server.socket_url, client.cookie)
            page.frames = []
            await page.connect()
            await analysed(page, game)
            sent = b"".join(page.frames).decode()
            assert [seat for seat in range(4) if f"secret of {seat}" in sent] == seats
            await page.close()

    asyncio.run(run())


def test_single_steps_tell_nothing_of_what_was_decided() -> None:
    assert CurvePoint.__struct_fields__ == ("step", "turn", "whose", "shares", "errors", "events")


# never in the way


class Page:
    def __init__(self) -> None:
        self.guest = Guest("one", "one", "one")
        self.heard: list[Analysis] = []

    def tell(self, message: FromServer) -> None:
        assert isinstance(message, Analysis)
        self.heard.append(message)


def with_analyst(data: Path, script: Callable[[Analyst, Page, str], Awaitable[None]]) -> None:
    """Run a script where one game is over and kept."""

    async def run() -> None:
        game, luck = new_game("dice", players=4, seed=5), random.Random(1)
        while not game.over:
            game.stir(luck.getrandbits(60))
            game.play(luck.choice(game.choice.options))
        store = SqliteStore(data)
        await store.write(begin_game("game", "AAAAAA", game.deal, b"{}", b"[]"))
        for seq, entry in enumerate(game.journal):
            line = JournalLine(entry.seat, entry.move, entry.entropy or 0, None, None)
            await store.write(*add_move("game", seq, line, b""))
        await store.write(*end_game("game", game.winners, game.save()))
        analyst = Analyst(store, LITTLE)
        await script(analyst, Page(), "game")
        analyst.close()
        store.close()

    asyncio.run(run())


def test_one_process_does_it_that_steps_back_for_all_others(tmp_path: Path) -> None:
    async def script(analyst: Analyst, page: Page, game: str) -> None:
        assert await analyst.worker.do(10, os.nice, 0) == LAST

    with_analyst(tmp_path, script)


def test_who_asks_for_one_game_more_than_can_be_done_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_A_TIME", 0)

    async def script(analyst: Analyst, page: Page, game: str) -> None:
        await analyst.ask(page, game)
        assert [each.state for each in page.heard] == ["busy"]

    with_analyst(tmp_path, script)


def test_where_the_process_dies_it_breaks_off_and_one_may_ask_again(tmp_path: Path) -> None:
    async def script(analyst: Analyst, page: Page, game: str) -> None:
        await analyst.ask(page, game)
        while analyst.worker.pid is None:
            await asyncio.sleep(0.01)
        os.kill(analyst.worker.pid, signal.SIGKILL)
        await asyncio.wait(analyst.tasks)
        states = [each.state for each in page.heard]
        await analyst.ask(page, game)
        await asyncio.wait(analyst.tasks)
        assert (states[-1], page.heard[-1].state) == ("failed", "done")
        assert await analyst.store.analysis(game) is not None

    with_analyst(tmp_path, script)


def test_what_another_release_kept_in_another_form_is_gone_through_anew(tmp_path: Path) -> None:
    async def script(analyst: Analyst, page: Page, game: str) -> None:
        await analyst.store.write(keep_analysis(game, zlib.compress(b'{"form": 0}')))
        await analyst.ask(page, game)
        await asyncio.wait(analyst.tasks)
        assert page.heard[-1].state == "done"
        assert unpacked(await analyst.store.analysis(game) or b"") is not None

    with_analyst(tmp_path, script)


def test_a_game_that_is_forgotten_leaves_nothing_of_it(tmp_path: Path) -> None:
    async def script(analyst: Analyst, page: Page, game: str) -> None:
        store = analyst.store
        await store.write(sit_in(game, 2, "anna"), keep_analysis(game, b"found"))
        assert (await store.seat_in(game, "anna"), await store.seat_in(game, "ben")) == (2, None)
        await store.write(*forget_game(game))
        assert (await store.seat_in(game, "anna"), await store.analysis(game)) == (None, None)

    with_analyst(tmp_path, script)
