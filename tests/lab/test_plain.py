"""Plain dicts: JSON can carry them, and the browser gets the same words."""

import json
from typing import Any

import msgspec
import pytest

from sixgun import new_game
from sixgun.kernel.choice import Choice
from sixgun.kernel.rng import Rng
from sixgun.plain import plain

GAMES = [("card", ["base"], 4), ("card", ["base", "dodge-city"], 8), ("dice", None, 3), ("dice", None, 8)]


@pytest.mark.parametrize(("game", "sets", "players"), GAMES)
def test_everything_survives_json(game: str, sets: list[str] | None, players: int) -> None:
    for found in played(game, sets, players, seed=3):
        choice: Choice = found.choice
        for thing in (found.view(choice.seat), found.view(None), choice, *found.events(0, choice.seat)):
            data = plain(thing)
            assert json.loads(json.dumps(data)) == data
        texts = [option["text"] for option in plain(choice)["options"]]
        assert texts == [str(option) for option in choice.options]


@pytest.mark.parametrize(("game", "sets", "players"), GAMES)
def test_a_bot_reads_what_a_browser_reads(game: str, sets: list[str] | None, players: int) -> None:
    paint = pytest.importorskip("sixgun.server.paint", reason="the server is not here: nothing to compare with")
    draw = paint.card_view if game == "card" else paint.dice_view
    for found in played(game, sets, players, seed=4):
        seat = found.choice.seat
        mine, browser = plain(found.view(seat)), msgspec.to_builtins(draw(found.view(seat)))
        assert mine == within(mine, browser)
        for option in found.choice.options:
            assert plain(option) == within(plain(option), msgspec.to_builtins(paint.option(option)))


def within(mine: Any, browser: Any) -> Any:
    """The part of what the browser gets that has the keys of ours."""
    if isinstance(mine, dict):
        return {key: within(value, browser[key]) for key, value in mine.items()}
    if isinstance(mine, list):
        assert len(mine) == len(browser)
        return [within(one, other) for one, other in zip(mine, browser, strict=True)]
    return browser


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
