"""What a program is asked: JSON carries it, and the browser gets the same words."""

import json
from typing import Any

import msgspec
import pytest

from sixgun import new_game
from sixgun.arena.external import question
from sixgun.kernel.choice import Choice
from sixgun.kernel.rng import Rng
from sixgun.picture import paint

GAMES = [("card", ["base"], 4), ("card", ["base", "dodge-city"], 8), ("dice", None, 3), ("dice", None, 8)]


@pytest.mark.parametrize(("game", "sets", "players"), GAMES)
def test_json_carries_every_question(game: str, sets: list[str] | None, players: int) -> None:
    for found in played(game, sets, players, seed=3):
        choice: Choice = found.choice
        asked = question(found.view(choice.seat), choice)
        assert json.loads(json.dumps(asked)) == asked
        assert (asked["choice"]["seat"], asked["choice"]["why"]) == (choice.seat, choice.why)
        assert [option["text"] for option in asked["choice"]["options"]] == [str(each) for each in choice.options]


@pytest.mark.parametrize(("game", "sets", "players"), GAMES)
def test_a_program_reads_what_a_browser_reads(game: str, sets: list[str] | None, players: int) -> None:
    for found in played(game, sets, players, seed=4):
        seat = found.choice.seat
        assert question(found.view(seat), found.choice)["view"] == msgspec.to_builtins(paint.view(found, seat))


def played(game: str, sets: list[str] | None, players: int, seed: int) -> Any:
    """A game at random, handed out at each question."""
    luck = Rng.seeded(seed)
    found = new_game(game, players=players, seed=seed, sets=sets)
    for _ in range(120):
        if found.over:
            return
        yield found
        options = found.choice.options
        found.play(options[luck.below(len(options))])
