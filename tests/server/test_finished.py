"""Finished games are looked at by many: a replay is made once, in its turn, and never more than can be kept."""

import asyncio
import threading

import pytest

from sixgun.server.web.guard import COSTS, cost
from sixgun.server.web.made_once import WAITING, MadeOnce, TooBusy

from .conftest import Serve
from .web import get


class Making:
    """Counts how often something is made; each time it waits until it may go on."""

    def __init__(self) -> None:
        self.times = 0
        self.go_on = threading.Event()

    def __call__(self) -> bytes:
        self.times += 1
        self.go_on.wait()
        return b"x" * 1000


def test_whoever_asks_for_the_same_gets_the_same_and_it_is_made_once() -> None:
    async def run() -> None:
        once, making = MadeOnce(), Making()
        asking = [asyncio.create_task(once.made("game", making)) for _ in range(50)]
        await asyncio.sleep(0)
        asking[0].cancel()  # the first to ask goes away
        making.go_on.set()
        assert {await each for each in asking[1:]} == {b"x" * 1000}
        assert await once.made("game", making) == b"x" * 1000
        assert making.times == 1

    asyncio.run(run())


def test_no_more_is_kept_than_there_is_room_for_and_what_is_asked_for_stays() -> None:
    async def run() -> None:
        once, making = MadeOnce(most=3_500), Making()
        making.go_on.set()
        for name in ("one", "two", "three", "one", "four"):
            await once.made(name, making)
        assert list(once.kept) == ["three", "one", "four"]
        assert once.bytes == 3_000

    asyncio.run(run())


def test_no_more_is_begun_than_can_be_made_soon() -> None:
    async def run() -> None:
        once, making = MadeOnce(), Making()
        asking = [asyncio.create_task(once.made(number, making)) for number in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await once.made("one more", making)
        assert making.times <= 1, "one after the other"
        making.go_on.set()
        await asyncio.gather(*asking)
        assert making.times == WAITING

    asyncio.run(run())


def test_what_fails_is_tried_again() -> None:
    async def run() -> None:
        once, making = MadeOnce(), Making()
        making.go_on.set()

        def fails() -> bytes:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await once.made("game", fails)
        assert await once.made("game", making) == b"x" * 1000

    asyncio.run(run())


def test_a_finished_game_costs_more_than_a_page(serve: Serve) -> None:
    assert cost("/api/replay/abc") == COSTS["/api/"] > cost("/") > cost("/assets/app.js")
    url = serve(requests_a_second=1.0).url
    assert [get(f"{url}/api/replay/none")[0] for _ in range(3)] == [404, 404, 429]
