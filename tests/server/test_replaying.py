"""Many games asked for at once are replayed in another process, and are the same games."""

import asyncio
import random
import time
from dataclasses import replace

import pytest

from sixgun.game import Game, new_game
from sixgun.kernel.roles import SPECTATOR
from sixgun.server.bots.worker import Worker
from sixgun.server.keep.kept import JournalLine, Kept
from sixgun.server.keep.taking_up import position, take_up
from sixgun.server.table import match, replaying
from sixgun.server.table.match import restore
from sixgun.server.table.replaying import MANY, Replayed, Replaying, replay, told
from sixgun.server.wire.protocol import ENCODE


def played(kind: str, seed: int, moves: int) -> Kept:
    """A game under way, as a server keeps it."""
    game = new_game(kind, players=5, seed=seed, generator="keyed")
    luck = random.Random(seed)
    lines: list[JournalLine] = []
    while not game.over and len(lines) < moves:
        answer = luck.choice(game.choice.options)
        lines.append(JournalLine(game.choice.seat, str(answer), luck.getrandbits(62), None, None))
        game.stir(lines[-1].entropy)
        game.play(answer)
    return Kept(f"g{seed}", game.deal, b"{}", b"[]", False, lines, position(game))


def games(number: int) -> list[Kept]:
    return [played("dice" if seed % 3 == 0 else "card", seed, moves=seed % 9) for seed in range(number)]


def taken_up(kept: list[Kept], processes: int = 1) -> list[Game]:
    """The games of tables that all ask in one turn of the event loop."""

    async def run() -> list[Game]:
        beside = Replaying(processes)
        try:
            return [one.game for one in await asyncio.gather(*map(beside.take_up, kept))]
        finally:
            beside.close()

    return asyncio.run(run())


def test_many_games_are_replayed_beside_the_server_and_nothing_of_them_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = games(MANY)
    expected = [take_up(each) for each in kept]

    def not_here(each: Kept) -> Game:
        raise AssertionError(f"{each.id} is replayed by the server")

    monkeypatch.setattr(match, "take_up", not_here)
    found = taken_up(kept)
    assert found == expected
    assert [game.seal for game in found] == [game.seal for game in expected]
    assert [game.events() for game in found] == [game.events() for game in expected]


def test_what_is_told_of_such_a_game_is_what_the_server_would_tell() -> None:
    kept = played("card", seed=4, moves=30)
    (beside,) = replay([kept])
    assert beside is not None
    taken, here = (restore(kept) for _ in range(2))
    taken.in_public = told(beside.told)
    for viewer in (SPECTATOR, *range(5)):
        assert ENCODE.encode(taken.state(viewer, None)) == ENCODE.encode(here.state(viewer, None))


def test_a_few_games_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process(self: Worker, *given: object) -> None:
        raise AssertionError("a process is started")

    monkeypatch.setattr(Worker, "submit", no_process)
    kept = games(MANY - 1)
    assert taken_up(kept) == [take_up(each) for each in kept]


def test_where_no_process_can_be_started_the_server_replays_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Worker, *given: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "submit", broken)
    kept = games(MANY)
    assert taken_up(kept) == [take_up(each) for each in kept]


def never(games: list[Kept]) -> list[Replayed | None]:
    """A process that hangs."""
    while True:
        time.sleep(1)


def test_what_a_process_that_hangs_was_given_is_replayed_by_the_server(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(replaying, "LONGEST", 1.0)
    monkeypatch.setattr(replaying, "replay", never)
    kept = games(MANY)
    assert taken_up(kept) == [take_up(each) for each in kept]
    assert {record.message for record in caplog.records} == {"games are not replayed beside the server"}


def test_a_journal_that_leads_elsewhere_is_left_to_the_server() -> None:
    kept = played("card", seed=4, moves=30)
    wrong = replace(kept, journal=[*kept.journal[:-1], replace(kept.journal[-1], entropy=kept.journal[-1].entropy ^ 1)])
    assert [save is None for save in replay([kept, wrong])] == [False, True]
