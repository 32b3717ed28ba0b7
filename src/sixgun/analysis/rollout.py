"""The judge who takes his time: gunslingers play a position on to the end of the game, again and again."""

from collections.abc import Callable
from typing import Any

from sixgun.analysis.asked import mind_of
from sixgun.analysis.estimate import Mean, mean_of
from sixgun.analysis.judge import ended
from sixgun.analysis.mind import Mind, Watch
from sixgun.errors import GameOver
from sixgun.game import Game
from sixgun.judge.scales import Three
from sixgun.kernel.rng import Rng

GAMES = 150
"""Enough for an error of four points at most, in less than two seconds of one core."""


def roll_out(game: Game, seat: int | None = None, games: int = GAMES, seed: int = 0) -> tuple[Mean, Mean, Mean]:
    """The chances of the law, the Outlaws and the Renegades, each with its standard error.

    With a seat, as far as it can know: in each game the roles and cards that it does not see are others. Without one,
    as the table is, only with other luck.
    """
    if game.over:
        raise GameOver("the game is over, so there is nothing to play on; roll out a position before its end")
    watch, mind = mind_of(game, seat)
    ends = play_outs(game.rulebook.view, game.table, watch, mind, seat, games, Rng.seeded(seed))
    law, outlaws, renegades = (mean_of(column) for column in zip(*ends, strict=True))
    return law, outlaws, renegades


def play_outs(
    view_of: Callable[..., Any], t: Any, watch: Watch, mind: Mind, seat: int | None, games: int, rng: Rng
) -> list[Three]:
    """Who has won each of so many games that go on from a table: 1 for each of the three that has, and 0."""
    ends: list[Three] = []
    for _ in range(games):
        world = watch.fresh(t, rng) if seat is None else mind.world(rng)
        watch.heads(world, mind).play_out(world)
        ends.append(ended(view_of(world, None)))
    return ends
