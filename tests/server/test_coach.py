"""The coach at practice tables: he answers whoever practises alone, and nobody else."""

import pickle
import random

import pytest

from sixgun.game import Game
from sixgun.server.bots.hint_task import HintTask, say
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Hint, News, Refused, Room, State
from tests.analysis.test_coach import KINDS, otherwise, questions
from tools.server_trial.client import Client, random_answer

from .conftest import Serve, ServeAnywhere
from .table import over_sockets

PRACTICE = Settings("card", 4, pace=0, practice=True)


async def asked(client: Client, said: State | News) -> State | News:
    """The first question that one is asked."""
    while said.choice is None:
        said = await client.until(News)
    return said


def test_whoever_practises_is_told_what_the_coach_would_do(anywhere: ServeAnywhere) -> None:
    async def script(client: Client, other: Client) -> None:
        await client.send(from_client.Open(PRACTICE, fill="drifter", start=True))
        room = await client.until(Room, lambda room: room.phase == "playing")
        assert room.settings.practice
        said = await asked(client, await client.until(State))
        hint = await client.ask(from_client.AskHint(), Hint)
        assert (hint.game, hint.seq) == (said.game, said.seq)
        assert said.choice is not None
        offered = [option.text for option in said.choice.options]
        assert all(move.text in offered for way in hint.ways for move in way.moves)
        assert hint.ways[0].cost == 0
        assert not hint.ways[0].warn
        assert len(hint.beliefs) == 4
        assert await client.ask(from_client.AskHint(), Hint) == hint, "he says the same when he is asked again"
        await other.send(from_client.Watch(room.code))
        await other.until(Room)
        assert (await other.ask(from_client.AskHint(), Refused)).key == "not-seated"

    over_sockets(anywhere, 2, script)


def test_nobody_sits_down_beside_him(serve: Serve) -> None:
    async def script(client: Client, other: Client) -> None:
        room = await client.ask(from_client.Open(PRACTICE), Room)
        assert (await other.ask(from_client.Join(room.code), Refused)).key == "no-free-seat"
        friends = Settings("card", 4)
        await client.send(from_client.Change(friends))
        await client.until(Room, lambda room: not room.settings.practice)
        await other.ask(from_client.Join(room.code), Room)
        assert (await client.ask(from_client.Change(PRACTICE), Refused)).key == "bad-option"

    over_sockets(serve, 2, script)


def test_there_is_no_coach_at_other_tables_and_for_nobody_who_is_not_asked(serve: Serve) -> None:
    async def script(client: Client) -> None:
        await client.send(from_client.Open(Settings("dice", 3, pace=0), fill="greenhorn", start=True))
        await asked(client, await client.until(State))
        assert (await client.ask(from_client.AskHint(), Refused)).key == "not-now"
        await client.send(from_client.Leave())
        luck = random.Random(1)
        await client.send(from_client.Open(Settings("dice", 3, pace=3000, practice=True), fill="greenhorn", start=True))
        said: State | News = await client.until(State)
        while said.asked is not None and said.asked.seat == said.view.viewer:
            move = random_answer(said, luck)
            assert move is not None
            await client.send(move)
            said = await client.until(News)
        assert (await client.ask(from_client.AskHint(), Refused)).key == "not-asked"

    over_sockets(serve, 1, script)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_hidden_travels_to_the_coach(kind: tuple[str | int, ...]) -> None:
    """Two tables that look the same to the seat make the same task byte for byte, and so the same hint."""

    def task(game: Game) -> bytes:
        return pickle.dumps(HintTask.of("game", game, game.choice, 7))

    for game in questions(kind, 4, seed=5):
        assert task(otherwise(game, 1)) == task(game)
    assert say(pickle.loads(task(game))).ways
