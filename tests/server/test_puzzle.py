"""Puzzles over real sockets: the verdict comes with the answer, and not a word of it before."""

from datetime import date

import msgspec

from sixgun.puzzles import Posed, find, names, of_day
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Left, Puzzles, PuzzleVerdict, Refused, Room, State
from tools.server_trial.client import Client

from .conftest import Serve
from .table import over_sockets

CARD, DICE = names()[0], names()[-1]


async def sit_down(client: Client, puzzle: str) -> tuple[Room, State]:
    room = await client.ask(from_client.Solve(puzzle), Room)
    return room, await client.until(State)


def test_all_puzzles_are_listed_with_that_of_the_day(serve: Serve) -> None:
    async def script(client: Client) -> None:
        told = await client.ask(from_client.AskPuzzles(), Puzzles)
        assert [puzzle.name for puzzle in told.puzzles] == list(names())
        assert told.daily.puzzle in names()
        assert told.daily.puzzle == of_day(date.fromisoformat(told.daily.day))

    over_sockets(serve, 1, script)


def test_an_answer_gets_its_verdict_with_all_answers_and_beliefs(serve: Serve) -> None:
    async def script(client: Client) -> None:
        for name in (CARD, DICE):
            puzzle = find(name)
            room, state = await sit_down(client, name)
            assert room.puzzle is not None
            assert (room.code, room.you, room.puzzle.name) == ("", puzzle.seat, name)
            assert state.choice is not None
            assert state.asked is not None
            assert state.asked.clock is None
            verdict = await client.ask(from_client.Move(state.game, state.seq, puzzle.best.move), PuzzleVerdict)
            assert (verdict.grade, verdict.mine) == ("right", 0)
            assert [way.move.text for way in verdict.ways] == [way.move for way in puzzle.ways]
            assert verdict.ways[0].reason.key == puzzle.best.reason.key
            assert verdict.beliefs == Posed(puzzle).beliefs
            refused = await client.ask(from_client.Move(state.game, state.seq, puzzle.best.move), Refused)
            assert refused.key == "stale", "the first answer counts"
            _, again = await sit_down(client, name)
            worse = puzzle.ways[1].move
            verdict = await client.ask(from_client.Move(again.game, again.seq, worse), PuzzleVerdict)
            assert (verdict.grade, verdict.mine) == ("wrong", 1)

    over_sockets(serve, 1, script)


def test_nothing_of_the_verdict_and_nothing_hidden_comes_before_the_answer(serve: Serve) -> None:
    async def script(client: Client) -> None:
        for name in names():
            posed = Posed(find(name))
            room, state = await sit_down(client, name)
            wire = msgspec.json.encode([room, state]).decode()
            assert "verdict" not in wire
            assert "beliefs" not in wire
            assert "found_by" not in wire
            reasons = {way.reason.key for way in posed.puzzle.ways}
            assert not any(f'"{key}"' in wire for key in reasons), name
            seen, truth = posed.game.view(posed.puzzle.seat), posed.game.view(None)
            told = msgspec.json.decode(msgspec.json.encode(state.view))
            for mine, real, sent in zip(seen.seats, truth.seats, told["seats"], strict=True):
                assert sent["role"] == mine.role, name
                if hasattr(real, "hand"):
                    assert sent["hand"] == [card or None for card in mine.hand], name

    over_sockets(serve, 1, script)


def test_hints_leave_fewer_answers_and_who_gives_up_is_shown_the_best(serve: Serve) -> None:
    async def script(client: Client) -> None:
        name = max(names(), key=lambda each: len(find(each).ways))
        _, state = await sit_down(client, name)
        narrowed = await client.ask(from_client.Narrow(), State)
        assert state.choice is not None
        assert narrowed.choice is not None
        assert len(narrowed.choice.options) < len(state.choice.options)
        assert find(name).best.move in [option.text for option in narrowed.choice.options]
        verdict = await client.ask(from_client.GiveUp(), PuzzleVerdict)
        assert (verdict.grade, verdict.mine) == (None, None)
        after = await client.ask(from_client.Resync(), State)
        assert (after.choice, after.asked) == (None, None)
        assert (await client.ask(from_client.Leave(), Left)).why == "left"

    over_sockets(serve, 1, script)


def test_what_is_no_answer_or_no_puzzle_is_refused(serve: Serve) -> None:
    async def script(client: Client) -> None:
        assert (await client.ask(from_client.Solve("card-999"), Refused)).key == "no-puzzle"
        _, state = await sit_down(client, CARD)
        assert (await client.ask(from_client.Move(state.game, state.seq, "play volcanic"), Refused)).key == "illegal"
        assert (await client.ask(from_client.Chat("hello"), Refused)).key == "not-now"

    over_sockets(serve, 1, script)
