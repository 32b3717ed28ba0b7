"""Distance: the circle of the living, and everybody who asks gets the same answer."""

from typing import cast

import pytest

from sixgun import new_game
from sixgun.cardgame.in_force import distance, seats_within
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import SETS
from sixgun.kernel.circle import SEATS, places_around
from sixgun.kernel.rng import Rng


def test_places_are_counted_the_short_way_round_the_living() -> None:
    for alive in range(SETS):
        circle = [seat for seat in range(SEATS) if alive >> seat & 1]
        for a in range(SEATS):
            for b in range(SEATS):
                clockwise = circle.index(b) - circle.index(a) if a in circle and b in circle else 0
                shorter = min(clockwise % len(circle), -clockwise % len(circle)) if clockwise else 0
                assert places_around(alive, a, b) == shorter, (circle, a, b)


@pytest.mark.slow
def test_views_and_shots_know_the_same_distances() -> None:
    seats = range(8)
    for seed in range(6):
        game = new_game(players=8, seed=seed, sets=["base", "dodge-city"])
        luck = Rng.seeded(seed)
        while not game.over and len(game.journal) < 300:
            t, v = cast(CardTable, game.table), game.view(None)
            apart = [[distance(t, a, b) for b in seats] for a in seats]
            assert [[v.distance(a, b) for b in seats] for a in seats] == apart
            for a in seats:
                if v.seats[a].alive:
                    near = {b for b in seats if 0 < apart[a][b] <= v.seats[a].reach}
                    assert seats_within(t, a, v.seats[a].reach) == sum(1 << b for b in near), f"seed {seed}"
            options = game.choice.options
            game.play(options[luck.below(len(options))])
