"""Finished games to go through, played at random and short."""

import random
from functools import cache

from sixgun import Game, new_game
from sixgun.analysis import Analysis, Effort, analyse

LITTLE = Effort(values=2, choosing=2, comparing=2, few=2, ahead=1)
"""So little that a game takes a moment; the sums must hold all the same."""


@cache
def finished(game: str, players: int, seed: int, *sets: str) -> Game:
    """A game that somebody has won."""
    played = new_game(game, players=players, seed=seed, sets=list(sets) or None)
    luck = random.Random(seed)
    while not played.over:
        played.play(luck.choice(played.choice.options))
    return played


@cache
def analysed(game: str, players: int, seed: int, *sets: str) -> Analysis:
    return analyse(finished(game, players, seed, *sets), LITTLE)
