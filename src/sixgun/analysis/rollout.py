"""The judge who takes his time: gunslingers play a position on to the end of the game, again and again."""

from sixgun.analysis.asked import mind_of
from sixgun.analysis.estimate import Mean, mean_of
from sixgun.analysis.judge import Three, judge_of
from sixgun.errors import GameOver
from sixgun.game import Game
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
    t, view = game.table, game.rulebook.view
    watch, mind = mind_of(game, seat)
    rng = Rng.seeded(seed)
    judge = judge_of(game.deal)
    ends: list[Three] = []
    for _ in range(games):
        world = watch.fresh(t, rng) if seat is None else mind.world(rng)
        watch.heads(world, mind).play_out(world)
        ends.append(judge.open(view(world, None)))
    law, outlaws, renegades = (mean_of(column) for column in zip(*ends, strict=True))
    return law, outlaws, renegades
