"""What happened in a game, and why: each side's chance to win, and what luck and decisions made of it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sixgun.analysis.estimate import QUICK, Effort
from sixgun.analysis.judge import Judge, judge_of
from sixgun.analysis.result import Analysis
from sixgun.analysis.sum_up import sum_up
from sixgun.analysis.walk import Step, Walk
from sixgun.errors import SixgunError
from sixgun.given import whole

if TYPE_CHECKING:
    from sixgun.game import Game

__all__ = ["QUICK", "Analysis", "CannotAnalyse", "Effort", "Judge", "analyse", "growing", "judge_of"]

EVERY = 20
"""Moves between two looks at an analysis that grows."""


class CannotAnalyse(SixgunError):
    """There is no whole game to go through."""


def analyse(game: "Game", effort: Effort | None = None, seed: int = 0) -> Analysis:
    """What happened in a finished game, and why. The same game and seed give the same analysis.

    >>> from sixgun import new_game
    >>> analyse(new_game(players=4, seed=2))
    Traceback (most recent call last):
        ...
    sixgun.analysis.CannotAnalyse: the game is not over yet; analyse it when somebody has won
    """
    *_, last = growing(game, effort, seed, every=len(game.journal) + 1)
    return last


def growing(game: "Game", effort: Effort | None = None, seed: int = 0, every: int = EVERY) -> Iterator[Analysis]:
    """The same as it grows: a look after every so many moves, the last one at the whole."""
    if not game.over:
        raise CannotAnalyse("the game is not over yet; analyse it when somebody has won")
    if game.taken_up is not None:
        raise CannotAnalyse(
            f"the game went on under other rules after move {game.taken_up}, so it cannot be played through again;"
            " choose one that was played under the same rules to its end"
        )
    walk = Walk(game.deal, game.journal, effort or Effort(), whole("seed", seed))
    steps: list[Step] = []
    for step in walk.steps():
        steps.append(step)
        if step.number % every == 0 or step.number == len(game.journal):
            yield sum_up(game.deal, len(game.journal), walk.sides, steps, seed)
