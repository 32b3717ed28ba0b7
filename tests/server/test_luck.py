"""Luck that can be checked: promised before the game, added to by everyone, sealed move by move, open afterwards."""

import random
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from sixgun import BadRecord
from sixgun.record import read, verify
from sixgun.server.keep.sqlite import FILE
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, News, Refused, Room, State
from tools.server_trial.client import Client, random_answer

from .conftest import Serve
from .table import over_sockets

DICE = Settings("dice", 3, pace=0)


async def play_out(clients: list[Client], states: list[State]) -> tuple[After, list[str]]:
    """Answer at random until the game is over; also the seals that the first client saw."""
    luck = random.Random(4)
    seals = [states[0].seal]
    waiting: dict[Client, State | News] = dict(zip(clients, states, strict=True))
    while True:
        for client in clients:
            answer = random_answer(waiting[client], luck)
            if answer is not None:
                await client.send(answer)
        for client in clients:
            said = await client.receive()
            while not isinstance(said, News | After):
                said = await client.receive()
            if isinstance(said, After):
                return said, seals
            waiting[client] = said
            if client is clients[0]:
                seals.append(said.seal)


def test_the_seed_is_promised_before_anybody_adds_to_it_and_kept(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(DICE), Room)
        promised = room.seed_hash
        theirs = await friend.ask(from_client.Join(room.code), Room)
        assert theirs.seed_hash == promised
        await host.send(from_client.AddLuck("heads"))
        await friend.ask(from_client.AddLuck("tails\n"), Room)
        await host.send(from_client.AddBot(2, "greenhorn"))
        await host.send(from_client.Start())
        states = [await client.until(State) for client in (host, friend)]
        assert {state.seed_hash for state in states} == {promised}
        after, seals = await play_out([host, friend], states)
        assert sha256(after.seed.encode()).hexdigest() == promised
        assert after.shares == ["heads", "tails", ""]
        assert read(after.record).deal.shares == ("heads", "tails")
        assert (await host.ask(from_client.Resync(), Room)).seed_hash != promised, "the next game has another seed"
        for seal in (seals[0], seals[len(seals) // 2], seals[-1], after.seal):
            verify(after.record, promised, seal)
        with pytest.raises(BadRecord, match="none of this game"):
            verify(after.record, promised, "0" * 32)

    over_sockets(serve, 2, script)


def test_the_seed_is_told_to_nobody_before_the_end(serve: Serve, tmp_path: Path) -> None:
    async def script(host: Client) -> None:
        host.frames = []
        room = await host.ask(
            from_client.Open(Settings("card", 4, pace=0), fill="greenhorn", start=True, share="mine"), Room
        )
        state = await host.until(State)
        await host.send(from_client.Resync())
        await host.until(State)
        with closing(sqlite3.connect(tmp_path / "data" / FILE)) as db:
            deal = db.execute("SELECT deal FROM games WHERE id = ?", (state.game,)).fetchone()[0]
            facts = db.execute("SELECT facts FROM tables WHERE code = ?", (room.code,)).fetchone()[0]
        seeds = [word.strip(' ,"') for word in str(deal).split() if len(word) > 60]
        assert seeds
        assert sha256(seeds[0].encode()).hexdigest() == state.seed_hash
        for frame in host.frames:
            assert seeds[0].encode() not in frame
        assert b'"share":""' in facts, "what was added counts for one game"

    over_sockets(serve, 1, script)


def test_luck_is_added_before_a_game_and_not_during_one(serve: Serve) -> None:
    async def script(host: Client) -> None:
        await host.ask(from_client.Open(DICE, fill="greenhorn", start=True), State)
        assert (await host.ask(from_client.AddLuck("late"), Refused)).key == "game-on"

    over_sockets(serve, 1, script)
