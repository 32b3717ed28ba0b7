"""Luck is what came less the mean of what might have come: over many ways that chance can fall, it is nothing.

Games and dice have seeds of their own, so what is found here never changes.
"""

from functools import cache
from typing import Any

import pytest

from sixgun.analysis import Effort
from sixgun.analysis.estimate import mean_of
from sixgun.analysis.walk import Walk, luck_fell, luck_mark
from sixgun.deal import Entry
from sixgun.game import Game
from sixgun.kernel.rng import Rng
from tools.analysis_trial import deal_of, play

ROUGH = Effort(values=3, choosing=1, comparing=1, few=1, ahead=1)
FAR = 3.3
"""Standard errors that a mean of nothing may be off."""
TIMES = 40
"""Ways that chance falls at one move."""
DEALS = 5


@cache
def of_gunslingers(players: int, seed: int) -> Game:
    """Nobody does anything unusual in it, so no step has anything but luck and drift."""
    return play(deal_of("dice", players, seed), ["gunslinger"] * players)


def brought_to(game: Game, number: int, seed: int) -> Walk:
    """A walk that stands before a move of a game, and has judged nothing on the way."""
    walk = Walk(game.deal, game.journal, ROUGH, seed)
    for entry in game.journal[: number - 1]:
        walk.game.play(walk.game.read(entry.move))
    walk.think()
    return walk


def luck_at(game: Game, number: int, entropy: int) -> tuple[float, ...]:
    """The luck of each side at a move after which chance falls as this entropy has it."""
    walk = brought_to(game, number, entropy)
    seat, move, nothing = game.journal[number - 1].seat, game.journal[number - 1].move, (0.0,) * len(walk.sides)
    return walk.step(number, Entry(seat, move, entropy), nothing, nothing).luck


def first_with(game: Game, what: str) -> int:
    """The first move of a game that such a thing came of by chance."""
    walk = brought_to(game, 1, 0)
    for number, entry in enumerate(game.journal, 1):
        since, mark = walk.game.happened, luck_mark(walk.game.table)
        walk.game.play(walk.game.read(entry.move))
        if luck_fell(mark, luck_mark(walk.game.table)) and what in {e.what for e in walk.game.events(since)}:
            return number
    raise AssertionError(f"nothing like {what} in this game")


@pytest.mark.parametrize("what", ["kept", "turn_began", "took_arrow", "indians_attacked", "exploded", "eliminated"])
def test_luck_at_a_roll_is_nothing_on_average(what: str) -> None:
    game = of_gunslingers(5, 2)
    number = first_with(game, what)
    for found in zip(*(luck_at(game, number, entropy) for entropy in range(TIMES)), strict=True):
        luck = mean_of(found)
        assert abs(luck.value) <= FAR * luck.error


def test_games_are_held_against_dice_of_their_own() -> None:
    """Else the few that are tried out at a move would favour the same role in every game."""
    walks = [Walk(deal_of("dice", 4, seed), (), ROUGH) for seed in (*range(DEALS), 0)]
    falls = [throws(walk) for walk in walks]
    assert falls[0] == falls[-1]
    assert len(set(falls)) == DEALS


def throws(walk: Walk) -> tuple[int, ...]:
    """What falls first in the tables by which the deal is valued."""
    fallen: list[int] = []
    fresh = walk.watch.fresh

    def watched(t: Any, rng: Rng) -> Any:
        other = fresh(t, rng)
        fallen.append(other.rng.copy().below(6**5))
        return other

    walk.watch.fresh = watched  # type: ignore[method-assign]
    walk.think()
    walk.value(0)
    return tuple(fallen)


def test_a_move_after_which_nothing_falls_by_chance_is_no_luck() -> None:
    for seed in range(8):
        game = of_gunslingers(4, seed)
        walk = brought_to(game, len(game.journal), seed)
        mark, nothing = luck_mark(walk.game.table), (0.0,) * len(walk.sides)
        step = walk.step(len(game.journal), game.journal[-1], nothing, nothing)
        if not luck_fell(mark, luck_mark(walk.game.table)) and not any(step.decision):
            assert step.luck == nothing
