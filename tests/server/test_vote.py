"""A vote to replace somebody: who may, how many it takes, when it is done, and what remains of it."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import CastVote, Settings
from sixgun.server.wire.from_server import Left, News, Notice, Refused, Room, State
from tools.server_trial.client import Client, random_answer

from .conftest import ServeAnywhere
from .hall import Page, in_hall, letters, open_table, pass_time
from .table import begin, over_sockets

DICE = Settings("dice", 5, pace=3000, level="greenhorn")


async def company(hall: Hall, number: int, settings: Settings = DICE) -> tuple[LiveTable, list[Page]]:
    pages = [Page(name) for name in ("anna", "bruno", "carla", "dino", "elsa")[:number]]
    table = await open_table(hall, pages[0], settings, *pages[1:])
    for page in pages:
        await page.until(State)
    return table, pages


def match_of(table: LiveTable) -> Any:
    assert table.match is not None
    return table.match


def notices(page: Page) -> list[tuple[str, int]]:
    return [(said.what, said.seat) for said in page.heard if isinstance(said, Notice)]


async def end_turn(table: LiveTable, pages: list[Page]) -> None:
    """Let everybody answer until the turn is over, or the game."""
    match = match_of(table)
    turn = match.turns
    while match_of(table).turns == turn and not match_of(table).over:
        match = match_of(table)
        seat = match.question.seat
        if table.facts.places[seat].guest is None:
            await letters(table)
            pass_time(4)  # bots take their time, so that nothing happens of itself
            await asyncio.wait(table.thoughts)
            await letters(table)
            continue
        move = from_client.Move(match.id, match.seq, str(match.question.default))
        pages[seat].say(move)
        await letters(table)


def test_a_majority_of_the_others_replaces_somebody_at_the_end_of_the_turn(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 4)
        anna, bruno, carla, dino = pages
        anna.say(CastVote(3))
        await letters(table)
        (vote,) = (await bruno.until(Room, lambda room: bool(room.votes))).votes
        assert (vote.seat, vote.by, vote.needed, vote.carried) == (3, [0], 2, False)
        bruno.say(CastVote(3))
        room = await carla.until(Room, lambda room: bool(room.votes) and room.votes[0].carried)
        assert room.seats[3].who == "person", "it waits for the end of the turn"
        await end_turn(table, pages)
        assert table.facts.places[3].level == "greenhorn"
        assert (await dino.until(Left)).why == "replaced"
        assert ("replaced", 3) in notices(carla)
        assert (await carla.until(Room, lambda room: room.seats[3].who == "bot")).votes == []

    in_hall(tmp_path, script)


def test_he_comes_back_only_as_anybody_may(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 3)
        for voter in pages[:2]:
            voter.say(CastVote(2))
        await letters(table)
        await end_turn(table, pages)
        await pages[2].until(Left)
        pages[2].come(table)
        assert (await pages[2].until(Refused)).key == "no-free-seat"
        pages[2].table = table
        table.come(pages[2], sit=False)
        assert (await pages[2].until(Room)).you is None
        assert (await pages[2].until(State)).view.viewer is None

    in_hall(tmp_path, script)


def test_a_vote_can_be_taken_back_and_said_twice_counts_once(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 4)
        for on in (True, True, False):
            pages[0].say(CastVote(3, on))
        pages[1].say(CastVote(3))
        await letters(table)
        (ballot,) = table.facts.ballots
        assert (ballot.by, ballot.turn) == ([1], None)
        await end_turn(table, pages)
        assert table.facts.places[3].guest is not None

    in_hall(tmp_path, script)


@pytest.mark.parametrize("seat", [0, 4, 7])
def test_neither_oneself_nor_a_bot_nor_nobody_can_be_voted_out(tmp_path: Path, seat: int) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 4)
        pages[0].say(CastVote(seat))
        assert (await pages[0].until(Refused)).key == "no-vote"
        assert table.facts.ballots == []

    in_hall(tmp_path, script)


def test_one_person_alone_replaces_only_somebody_who_is_away(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 2)
        anna, bruno = pages
        anna.say(CastVote(1))
        assert (await anna.until(Refused)).key == "needs-two"
        bruno.say(from_client.Away(on=True))
        anna.say(CastVote(1))
        await letters(table)
        assert table.facts.is_voted_out(1)
        bruno.say(from_client.Away(on=False))
        await end_turn(table, pages)
        assert table.facts.places[1].guest is not None, "he was back before the end of the turn"
        assert ("lapsed", 1) in notices(anna)

    in_hall(tmp_path, script)


def test_spectators_have_no_vote(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, _ = await company(hall, 3)
        watcher = Page("watcher")
        watcher.table = table
        table.come(watcher, sit=False)
        await watcher.until(State)
        watcher.say(CastVote(1))
        assert (await watcher.until(Refused)).key == "not-seated"

    in_hall(tmp_path, script)


def test_whoever_is_voted_out_cannot_stop_the_turn(tmp_path: Path) -> None:
    """There is no clock at this table: he gets one."""

    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 4, Settings("dice", 4, pace=0, level="greenhorn"))
        asked = match_of(table)
        seat = asked.question.seat
        for number, page in enumerate(pages):
            if number != seat:
                page.say(CastVote(seat))
        await letters(table)
        pass_time(29)
        await letters(table)
        assert match_of(table).seq == asked.seq
        while match_of(table).question is not None and match_of(table).question.seat == seat:
            pass_time(31)
            await letters(table)
            if table.thoughts:
                await asyncio.wait(table.thoughts)
            await letters(table)
        assert match_of(table).lines[0].bot == "clock"

    in_hall(tmp_path, script)


def test_a_carried_vote_outlives_a_restart(tmp_path: Path) -> None:
    code = ""

    async def carry(hall: Hall) -> None:
        nonlocal code
        table, pages = await company(hall, 3)
        for voter in pages[:2]:
            voter.say(CastVote(2))
        await letters(table)
        assert table.facts.is_voted_out(2)
        code = table.facts.code

    async def go_on(hall: Hall) -> None:
        table = hall.tables[code]
        pages = [Page(name) for name in ("anna", "bruno", "carla")]
        for page in pages:
            page.come(table)
            assert (await page.until(Room)).votes[0].carried
        await end_turn(table, pages)
        replaced = table.facts.places[2].replaced
        assert replaced is not None
        assert replaced.id == "carla"

    in_hall(tmp_path, carry)
    in_hall(tmp_path, go_on)


def test_the_end_of_the_game_makes_a_vote_void(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 3, Settings("dice", 3, pace=3000, level="greenhorn"))
        for page in pages:
            page.heard.clear()
        while not match_of(table).over:
            match = match_of(table)
            seat = match.question.seat
            pages[seat].say(from_client.Move(match.id, match.seq, str(match.question.default)))
            voters = [page for number, page in enumerate(pages) if number != 2]
            if not match.is_eliminated(2) and match.turns == 1:
                voters[0].say(CastVote(2))
            await letters(table)
        assert table.facts.ballots == []
        assert table.facts.places[2].guest is not None

    in_hall(tmp_path, script)


def test_his_game_is_lost_and_the_others_have_played_with_people(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 3)
        for voter in pages[:2]:
            voter.say(CastVote(2))
        await letters(table)
        while not match_of(table).over:
            await end_turn(table, pages)
        sql = "SELECT seat, guest, level, won, deserted, against FROM played WHERE game = ? ORDER BY seat"
        rows = await hall.store.read(sql, match_of(table).id)
        assert rows[2][1:] == ("carla", "", 0, 1, "people")
        assert [row[5] for row in rows[:2]] == ["people", "people"]
        assert rows[3][2] == "drifter"

    in_hall(tmp_path, script)


# the host's powers


def test_the_host_passes_on_to_the_left_with_his_seat(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 4)
        for voter in pages[1:3]:
            voter.say(CastVote(0))
        await letters(table)
        await end_turn(table, pages)
        assert table.facts.host == "bruno"
        assert notices(pages[3])[-2:] == [("replaced", 0), ("host", 1)]

    in_hall(tmp_path, script)


@pytest.mark.parametrize("how", ["leaves", "is gone"])
def test_a_host_who_goes_in_a_game_is_followed_by_whoever_is_there(tmp_path: Path, how: str) -> None:
    async def script(hall: Hall) -> None:
        table, pages = await company(hall, 3)
        pages[1].close()
        await letters(table)
        if how == "leaves":
            pages[0].say(from_client.Leave())
        else:
            pages[0].close()
            await letters(table)
            assert table.facts.host == "anna", "he may only have lost the line"
            pass_time(hall.config.grace + 1)
        await letters(table)
        await letters(table)
        assert table.facts.host == "carla", "bruno is not there"
        assert ("host", 2) in notices(pages[2])
        pages[2].say(from_client.ChangePace(350))
        assert (await pages[2].until(Room, lambda room: room.settings.pace == 350)).host == 2

    in_hall(tmp_path, script)


def test_before_a_game_the_host_passes_on_too(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        pages = [Page("anna"), Page("bruno")]
        table = await hall.open(pages[0], from_client.Open(DICE))
        for page in pages:
            page.come(table)
        await pages[1].until(Room)
        pages[0].say(from_client.Leave())
        await letters(table)
        assert table.facts.host == "bruno"
        assert notices(pages[1]) == [("host", 1)]

    in_hall(tmp_path, script)


# over sockets, on one server and on three


def test_people_vote_over_sockets(anywhere: ServeAnywhere) -> None:
    async def script(anna: Client, bruno: Client, carla: Client) -> None:
        room, _ = await begin([anna, bruno, carla], Settings("dice", 4, pace=0, level="greenhorn"))
        await anna.send(CastVote(2))
        await bruno.until(Notice, lambda notice: notice.what == "vote")
        await bruno.send(CastVote(2))
        left = asyncio.create_task(play_until(carla, Left))
        others = [
            asyncio.create_task(play_until(client, Room, lambda said: said.seats[2].who == "bot"))
            for client in (anna, bruno)
        ]
        assert (await left).why == "replaced"
        for other in others:
            assert (await other).votes == []
        await carla.send(from_client.Join(room.code))
        # her last answer may have come when she had no seat any more, and is refused before
        await carla.until(Refused, lambda no: no.key == "no-free-seat")
        assert (await carla.ask(from_client.Watch(room.code), Room)).you is None

    over_sockets(anywhere, 3, script)


async def play_until(client: Client, kind: Any, fits: Callable[[Any], bool] = lambda m: True) -> Any:
    """Answer until something is said."""
    luck = random.Random(1)
    await client.send(from_client.Resync())
    while True:
        said = await client.receive()
        if isinstance(said, kind) and fits(said):
            return said
        move = random_answer(said, luck) if isinstance(said, State | News) else None
        if move is not None:
            await client.send(move)


def test_a_vote_outlives_kill_9_at_every_stage(anywhere: ServeAnywhere) -> None:
    """Cast, carried, done: what people were told of a vote holds, and so do the moves of the game."""

    async def run() -> None:
        server = anywhere()
        people = [Client(server.socket_url) for _ in range(4)]
        anna, bruno, carla, dino = people
        for client in people:
            await client.connect()
        room, states = await begin(people, Settings("dice", 5, pace=0, level="greenhorn"))
        await anna.send(CastVote(3))
        (cast,) = (await bruno.until(Room, lambda said: bool(said.votes))).votes
        assert (cast.seat, cast.by, cast.carried) == (3, [0], False)
        server.kill()
        server = anywhere()
        for client in people:
            assert (await back(client, server, room.code)).votes == [cast]
        await bruno.send(CastVote(3))
        (carried,) = (await anna.until(Room, lambda said: bool(said.votes) and said.votes[0].carried)).votes
        assert carried.by == [0, 1]
        server.kill()
        server = anywhere()
        for client in people:
            assert (await back(client, server, room.code)).votes == [carried]
        left = asyncio.create_task(play_until(dino, Left))
        others = [
            asyncio.create_task(play_until(client, Room, lambda said: said.seats[3].who == "bot"))
            for client in (anna, bruno, carla)
        ]
        assert (await left).why == "replaced"
        for other in others:
            assert (await other).votes == []
        seq = (await anna.ask(from_client.Resync(), State)).seq
        server.kill()
        server = anywhere()
        for client in (anna, bruno, carla):
            assert (await back(client, server, room.code)).seats[3].who == "bot"
        again = await anna.until(State)
        assert again.game == states[0].game
        assert again.seq >= seq
        assert again.seed_hash == states[0].seed_hash
        dino.vanish()
        dino.url = server.socket_url
        await dino.connect()
        assert (await dino.ask(from_client.Join(room.code), Refused)).key == "no-free-seat"
        for client in people:
            await client.close()

    asyncio.run(run())


async def back(client: Client, server: Any, code: str) -> Room:
    """A client whose server was killed, at his table again."""
    client.vanish()
    client.url = server.socket_url
    await client.connect()
    return await client.ask(from_client.Join(code), Room)
