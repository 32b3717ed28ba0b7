"""The queue before a worker: quick bots do not wait for slow ones, and nobody is passed over for ever."""

import asyncio

from sixgun.server.bots import turns
from sixgun.server.bots.turns import Turns

from .hall import Clockwork, pass_time

LEGEND = 0.05
GREENHORN = 0.002


async def think(queue: Turns, table: str, seconds: float, order: list[str]) -> None:
    async with queue.turn(table, "legend" if seconds == LEGEND else "greenhorn"):
        pass_time(seconds)
        await asyncio.sleep(0)
        order.append(table)


def on_a_clockwork(script: asyncio.Future[None] | object) -> None:
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        runner.run(script)  # type: ignore[arg-type]


def test_greenhorns_wait_for_a_thought_or_two_and_not_for_a_hundred_legends() -> None:
    async def run() -> None:
        queue, order = Turns(), list[str]()
        await think(queue, "greenhorn of long ago", GREENHORN, order)
        legends = [f"legend {number}" for number in range(100)]
        thinking = [asyncio.create_task(think(queue, table, LEGEND, order)) for table in legends]
        await asyncio.sleep(0)
        order.clear()
        for _ in range(10):  # a game of greenhorns
            await think(queue, "greenhorn", GREENHORN, order)
        assert order.count("greenhorn") == 10
        assert len(order) <= 10 + 11, "a legend between two greenhorns, and no more"
        await asyncio.gather(*thinking)
        assert set(legends) <= set(order)

    on_a_clockwork(run())


def test_tables_with_the_same_bots_take_turns_and_none_is_passed_over() -> None:
    async def run() -> None:
        queue, order = Turns(), list[str]()

        async def table(name: str) -> None:
            for _ in range(5):
                await think(queue, name, LEGEND, order)

        async def newcomers() -> None:
            for number in range(50):
                await think(queue, f"newcomer {number}", LEGEND, order)

        await think(queue, "somebody before", LEGEND, order)
        order.clear()
        await asyncio.gather(table("anna"), table("bruno"), table("clara"), newcomers())
        old = [name for name in order if not name.startswith("newcomer")]
        assert [set(old[at : at + 3]) for at in range(0, 15, 3)] == [{"anna", "bruno", "clara"}] * 5
        assert len(order) - 1 - order[::-1].index(old[-1]) < 25, "newcomers do not push in for ever"

    on_a_clockwork(run())


def test_whoever_leaves_the_queue_holds_up_nobody() -> None:
    async def run() -> None:
        queue, order = Turns(), list[str]()
        tables = [asyncio.create_task(think(queue, str(number), LEGEND, order)) for number in range(5)]
        await asyncio.sleep(0)
        tables[1].cancel()
        tables[4].cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        assert order == ["0", "2", "3"]
        await think(queue, "5", LEGEND, order)
        assert order[-1] == "5"

    on_a_clockwork(run())


def test_those_who_have_nothing_to_make_up_for_are_forgotten() -> None:
    async def run() -> None:
        queue, order = Turns(), list[str]()
        for number in range(turns.REMEMBERED + 10):
            queue.used(str(number), "greenhorn", 0.0, 0.0)
        await think(queue, "anna", LEGEND, order)
        assert len(queue.ended) <= turns.REMEMBERED

    on_a_clockwork(run())
