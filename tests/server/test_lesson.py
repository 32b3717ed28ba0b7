"""Lessons over real sockets: the coach leads, nothing is kept, and every step can be the first."""

from sixgun.lessons import LESSONS, find
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Left, Lesson, Lobby, News, Odds, Refused, Room, State
from tools.server_trial.client import Client

from .conftest import Serve
from .table import begin, over_sockets


async def sit_down(client: Client, lesson: str, step: int = 0) -> tuple[Room, State, Lesson]:
    room = await client.ask(from_client.Learn(lesson, step), Room)  # type: ignore[arg-type]
    return room, await client.until(State), await client.until(Lesson)


async def go_through(client: Client, lesson: str) -> list[str]:
    """Do what the coach asks for until he is through; the steps as he named them."""
    _, state, said = await sit_down(client, lesson)
    names = [said.name]
    seq, game = state.seq, state.game
    while said.step < said.of - 1 or said.wants is not None:
        if said.wants is None:
            await client.send(from_client.Understood())
            state = await client.until(State)
            assert (state.choice is None) == (state.asked is None)
        else:
            await client.send(from_client.Move(game, seq, said.wants.text))
        said = await client.until(Lesson)
        seq = said.seq
        names += [said.name] if said.name != names[-1] else []
    return names


def test_whoever_does_what_the_coach_says_comes_to_the_end(serve: Serve) -> None:
    async def script(client: Client) -> None:
        for lesson in LESSONS:
            assert await go_through(client, lesson) == [step.name for step in find(lesson).steps]

    over_sockets(serve, 1, script, pace=False)


def test_nothing_is_asked_while_the_coach_explains_and_then_only_what_he_is_about(serve: Serve) -> None:
    async def script(client: Client) -> None:
        room, state, said = await sit_down(client, "card")
        assert (room.lesson, room.code, room.you) == ("card", "", 0)
        assert [sitting.who for sitting in room.seats] == ["person", "bot", "bot", "bot"]
        assert (state.choice, state.asked, said.wants) == (None, None, None)
        room, state, said = await sit_down(client, "card", 4)
        assert (said.name, said.step, said.of) == ("shoot", 4, 12)
        assert said.wants is not None
        assert (said.wants.verb, said.wants.seat) == ("play", 3)
        assert [(point.part, point.seat, point.card) for point in said.point] == [
            ("hand", None, "bang"),
            ("seat", 3, None),
        ]
        assert state.choice is not None
        assert {option.verb for option in state.choice.options} == {"play", "end"}
        refused = await client.ask(from_client.Move(state.game, state.seq, "play beer/6H"), Refused)
        assert refused.key == "illegal"
        assert (await client.until(State)).seq == state.seq
        stale = await client.ask(from_client.Move(state.game, state.seq + 1, "end"), Refused)
        assert stale.key == "stale"

    over_sockets(serve, 1, script, pace=False)


def test_another_move_is_played_and_answered_and_the_lesson_goes_on(serve: Serve) -> None:
    async def script(client: Client) -> None:
        _, state, _ = await sit_down(client, "card", 4)
        await client.send(from_client.Move(state.game, state.seq, "play bang/9D at B"))
        news = await client.until(News)
        assert (news.by.seat, news.by.bot) == (0, None)
        said = await client.until(Lesson)
        assert (said.name, said.still, said.wants) == ("shoot", True, None)
        await client.send(from_client.Understood())
        laid = await client.until(State)
        assert laid.game != state.game, "another table, so another game"
        said = await client.until(Lesson)
        assert (said.name, said.still) == ("dodge", False)
        assert said.wants is not None

    over_sockets(serve, 1, script, pace=False)


def test_a_lesson_is_in_no_list_and_gone_when_one_leaves(serve: Serve) -> None:
    async def script(client: Client, other: Client) -> None:
        await sit_down(client, "dice", 1)
        odds = await client.ask(from_client.AskOdds([1, 2]), Odds)
        assert odds.dice == [1, 2]
        assert (await client.ask(from_client.Chat("hello"), Refused)).key == "not-now"
        assert (await other.ask(from_client.Browse(), Lobby)).tables == []
        assert (await client.ask(from_client.Leave(), Left)).why == "left"
        assert (await client.ask(from_client.Understood(), Refused)).key == "not-at-a-table"
        await begin([client], Settings("card", 4, pace=0))
        assert (await client.ask(from_client.Understood(), Refused)).key == "not-now"

    over_sockets(serve, 2, script, pace=False)
