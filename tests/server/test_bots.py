"""Bots in their worker processes: they see a view and never the table, remember what they heard, and never stall."""

import asyncio
import multiprocessing
import os
import pickle
import random
import signal
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from sixgun.bots import BOTS, DREAMERS, Bot
from sixgun.game import Game, new_game
from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.kernel.rng import Rng
from sixgun.server.bots import worker as process
from sixgun.server.bots.bot_task import BotTask, Minds
from sixgun.server.bots.levels import levels
from sixgun.server.bots.reasoning import keep, reasons
from sixgun.server.bots.workers import Workers
from sixgun.server.keep.kept import JournalLine
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, State
from sixgun.server.wire.reason import Sentence
from tests.patience import PATIENCE
from tools.server_trial.client import Client

from .conftest import Serve


def midgame(game: str, seed: int, moves: int = 30) -> Game:
    played = new_game(game, players=4, seed=seed)
    luck = random.Random(seed)
    for _ in range(moves):
        if played.over:
            return midgame(game, seed + 1000, moves)
        played.play(luck.choice(played.choice.options))
    return played


def task_of(game: Game, since: int = 0, seed: int = 1, level: str = "greenhorn") -> BotTask:
    return BotTask.of("game", game, game.choice, level, since, seed)


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_problem_shows_the_bot_exactly_its_view(name: str) -> None:
    for seed in range(20):
        game = midgame(name, seed)
        view, choice = pickle.loads(pickle.dumps(task_of(game))).open()
        assert view == game.view(game.asked), seed
        assert (choice.seat, choice.why, choice.options) == (game.asked, game.choice.why, game.choice.options)


@pytest.mark.parametrize("name", ["card", "dice"])
def test_nothing_hidden_travels_to_a_worker(name: str) -> None:
    """Two tables that look the same to the bot, everything hidden dealt anew, make the same bot_task byte for byte."""
    for seed in range(20):
        game = midgame(name, seed)
        seat = game.asked
        assert seat is not None
        other = Game(game.deal, game.rulebook.guess(game.view(seat), Rng.seeded(seed)))
        one, two = task_of(game), task_of(other)
        assert one.guess == two.guess
        assert game.rulebook.encode(game.table) not in pickle.dumps(one)


class Listening:
    """Remembers what it heard."""

    def __init__(self, rng: Rng) -> None:
        self.heard: list[Seen] = []

    def hear(self, events: tuple[Seen, ...]) -> None:
        self.heard += events

    def choose(self, view: object, choice: Choice) -> Move:
        return choice.options[-1]


def test_a_bot_hears_everything_once_and_a_forgetful_worker_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "listening", Listening)
    game = midgame("card", 3)
    minds = Minds()
    first = task_of(game, level="listening")
    assert minds.solve(first) is not None
    seat = game.asked
    told = game.happened
    game.play(game.choice.options[-1])
    while not game.over and game.asked != seat:
        game.play(game.choice.options[-1])
    second = task_of(game, since=told, level="listening")
    assert second.key == first.key
    assert minds.solve(second) is not None
    bot: Bot = minds.bots[first.key][0]
    assert isinstance(bot, Listening)
    assert tuple(bot.heard) == game.events(0, seat)
    assert Minds().solve(second) is None
    assert Minds().solve(second.from_the_start(game)) is not None


def test_a_worker_that_hangs_or_dies_is_replaced_and_there_is_always_an_answer() -> None:
    game = midgame("card", 5)
    bot_task = task_of(game)

    async def run() -> None:
        pool = Workers(1, thinking=1)
        thought = await pool.think(bot_task, game)
        assert thought.move in map(str, game.choice.options)
        hanging = asyncio.wrap_future(pool.workers[0].submit(hang, 1))
        with pytest.raises(BrokenProcessPool):
            await hanging
        assert (await pool.think(bot_task, game)).move in map(str, game.choice.options)
        (worker,) = await asyncio.gather(asyncio.wrap_future(pool.workers[0].submit(os.getpid)))
        os.kill(worker, signal.SIGKILL)
        assert (await pool.think(bot_task, game)).move in map(str, game.choice.options)
        await pool.close()

    asyncio.run(run())


def test_a_worker_that_is_stopped_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot even end itself, and nobody would ever be answered again."""
    game = midgame("card", 5)
    monkeypatch.setattr(process, "MARGIN", 0.2)

    async def run() -> None:
        pool = Workers(1, thinking=1)
        await pool.think(task_of(game), game)
        (worker,) = pool.workers
        stopped = worker.pid
        assert stopped is not None
        (child,) = (each for each in multiprocessing.active_children() if each.pid == stopped)
        os.kill(stopped, signal.SIGSTOP)
        assert (await pool.think(task_of(game), game)).move == str(game.choice.default)
        async with asyncio.timeout(PATIENCE):
            while child.is_alive():  # not by joining: who loses the race for its end would never hear of it
                await asyncio.sleep(0.01)
        monkeypatch.setattr(process, "MARGIN", PATIENCE)
        thought = await pool.think(task_of(game, level="drifter"), game)
        assert thought.reason, "a bot has thought about it"
        assert worker.pid not in (None, stopped)
        await pool.close()

    asyncio.run(run())


def hang(seconds: int) -> None:
    """What a bot that never answers does, in the worker."""
    signal.alarm(seconds)
    while True:
        pass


def test_a_bot_that_is_gone_or_fails_is_answered_for() -> None:
    game = midgame("card", 6)

    async def run() -> None:
        pool = Workers(1, thinking=5)
        gone = await pool.think(task_of(game, level="nobody"), game)
        assert gone.move in map(str, game.choice.options)
        failing = await pool.think(replace(task_of(game), guess=b"nonsense"), game)
        assert failing.move == str(game.choice.default)
        await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("bot", [bot for bot in levels() if bot.level not in DREAMERS], ids=lambda bot: bot.level)
def test_every_level_plays_a_whole_game_in_its_worker(serve: Serve, bot: object) -> None:
    level = getattr(bot, "level", "")
    game = getattr(bot, "games", ["card"])[0]

    async def run() -> None:
        client = Client(serve().socket_url)
        await client.connect()
        settings = Settings(game, 4, pace=0, level=level)
        await client.send(from_client.Open(settings, fill=level, start=True))
        await client.until(State)
        await client.send(from_client.Away(on=True))
        over = await client.until(After, seconds=60)
        assert sum(len(line) > 0 for line in over.record.splitlines()) > 20
        if level != "greenhorn":
            assert over.reasons
            assert all(reason.text and reason.sentences for reason in over.reasons)
        await client.close()

    asyncio.run(run())


def test_reasons_are_kept_with_the_move() -> None:
    why = (Sentence("reason-shoot", {"target": 1, "role": "outlaw", "percent": 70}),)
    lines = [JournalLine(0, "end", 1, None, keep(())), JournalLine(2, "play bang/AS at B", 2, "bot", keep(why))]
    (reason,) = reasons(lines)
    assert (reason.seq, reason.seat, reason.move) == (2, 2, "play bang/AS at B")
    assert reason.text == "I shoot at B: an Outlaw, I would say, at 70 %."
    assert reason.sentences == list(why)


def test_what_an_earlier_release_said_in_the_engines_notation_is_left_out() -> None:
    old = (
        Sentence("reason-most-useful", {"life": 2, "card": "bang"}),
        Sentence("reason-weighed", {"move": "play bang/6D at B", "margin": 23}),
    )
    (reason,) = reasons([JournalLine(1, "take bang/6D", 1, "bot", keep(old))])
    assert reason.text == "I can use BANG! best."
