"""Where two characters are dealt, nobody reads on the wire which ones another has, nor which one he has chosen."""

import asyncio
import random
import re

import pytest

from sixgun.cardgame.shelf import CHARACTERS as CARD
from sixgun.dicegame.characters import BY_NAME as DICE
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import News, State
from sixgun.server.wire.protocol import DECODE_DOWN
from tools.server_trial.client import Client, random_answer

from .conftest import Serve
from .table import begin

NOBODY = "none"
WORD = re.compile(rb"[a-z][a-z-]+")
TWO: dict[str, bool | int | str | list[str]] = {"characters_dealt": 2}
GAMES = [Settings("card", 5, ["base", "dodge-city"], options=TWO), Settings("dice", 4, options=TWO)]


@pytest.mark.parametrize("settings", GAMES, ids=["card", "dice"])
def test_a_choice_of_characters_is_secret_on_the_wire_until_all_have_chosen(serve: Serve, settings: Settings) -> None:
    """Every byte that everybody gets until then, and a spectator too."""

    async def run() -> None:
        url = serve().socket_url
        people = [Client(url) for _ in range(settings.seats)]
        watcher = Client(url)
        for client in (*people, watcher):
            await client.connect()
            client.frames = []
        room, states = await begin(people, settings)
        shown = await watcher.ask(from_client.Watch(room.code), State)
        pairs = [set(state.view.pair) for state in (*states, shown)]
        assert [len(pair) for pair in pairs] == [2] * settings.seats + [0]
        luck = random.Random(1)
        chosen = await asyncio.gather(*(choose(people[seat], states[seat], luck) for seat in range(settings.seats)))
        await watcher.until(News, lambda news: news.seq == settings.seats)
        for client, pair in zip((*people, watcher), pairs, strict=True):
            *before, last = [*until_all_have_chosen(client.frames or [], settings.seats)]
            for frame in before:
                assert named(frame, settings.game) <= pair
            assert named(last, settings.game) >= set(chosen), "then all are turned up"
            await client.close()

    asyncio.run(run())


async def choose(client: Client, said: State | News, luck: random.Random) -> str:
    """Answer when asked, and listen until everybody has; who one has become."""
    mine = ""
    while not mine or said.view.pair:
        move = random_answer(said, luck)
        if move is not None:
            mine = move.move.removeprefix("become ")
            await client.send(move)
        said = await client.until(News)
    return mine


def until_all_have_chosen(frames: list[bytes], seats: int) -> list[bytes]:
    """The frames up to the one with which everybody's character is turned up."""
    for number, frame in enumerate(frames):
        message = DECODE_DOWN.decode(frame)
        if isinstance(message, News) and message.seq == seats:
            return frames[: number + 1]
    raise AssertionError("they were never turned up")


def named(frame: bytes, game: str) -> set[str]:
    """The characters whose names stand anywhere in a frame."""
    characters = set(CARD if game == "card" else DICE) - {NOBODY}
    return {word.decode() for word in WORD.findall(frame)} & characters
