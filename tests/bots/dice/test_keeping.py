"""Keeping dice is exact: it equals trying every way to keep and every roll, by hand."""

from functools import cache
from itertools import product
from math import isclose

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.dice.keeping import COUNTS, FULL, LESS, MORE, SAFE, SETS, SIDES, Keeping
from sixgun.bots.dice.levels import LEVELS
from sixgun.bots.dice.ranger import Ranger
from sixgun.dicegame.face import ARROW, DICE, DYNAMITE, FATAL_DYNAMITE
from tests.bots.dice.games import decisions

Faces = tuple[int, ...]


def ranger(seed: int, indians_near: bool) -> Ranger:
    """A ranger who has just decided which dice to keep, with many or with few arrows in the middle."""
    for t, _, bot, _ in decisions(LEVELS["ranger"], 5, seed):
        if t.top.name == "rolling" and (t.supply < SAFE) == indians_near:
            assert isinstance(bot, Ranger)
            return bot
    raise AssertionError(f"seed {seed}: the arrows never were so many")


class ByHand:
    """The same expectation the slow way: over dice in a row, every die to keep, every face."""

    def __init__(self, keeping: Keeping, again: bool) -> None:
        self.final = list(keeping.final)
        self.drawn = list(keeping.worth.drawn)
        self.layers = keeping.layers
        self.again = again
        self.before = cache(self.before_roll)
        self.after = cache(self.after_keeping)

    def before_roll(self, faces: Faces, rolls: int, layer: int) -> float:
        """The worth of five dice on the table with so many rolls left."""
        stop: float = self.final[place_of(faces)]
        if rolls == 0 or faces.count(DYNAMITE) >= FATAL_DYNAMITE:
            return stop
        best: float = stop
        for kept in {tuple(sorted(row)) for row in subsets(faces, self.again)}:
            best = max(best, float(self.after(kept, rolls, layer)))
        return best

    def after_keeping(self, kept: Faces, rolls: int, layer: int) -> float:
        total = 0.0
        rolled = DICE - len(kept)
        for row in product(range(SIDES), repeat=rolled):
            cost, at = 0.0, layer
            for face in row:
                if face == ARROW:
                    cost += self.drawn[at]
                    at = min(at + 1, self.layers - 1)
            total += cost + float(self.before(tuple(sorted((*kept, *row))), rolls - 1, at))
        return total / float(SIDES**rolled)


def subsets(faces: Faces, again: bool) -> list[Faces]:
    found = []
    for bits in range(1, 1 << DICE):
        away = [face for place, face in enumerate(faces) if bits >> place & 1]
        if again or DYNAMITE not in away:
            found.append(tuple(face for place, face in enumerate(faces) if not bits >> place & 1))
    return found


def place_of(faces: Faces) -> int:
    at = 0
    for face in faces:
        at = MORE[at * SIDES + face]
    return at


def test_every_set_of_dice_is_there_once_and_knows_its_neighbours() -> None:
    rows = {tuple(COUNTS[at * SIDES : (at + 1) * SIDES]) for at in range(SETS)}
    assert len(rows) == SETS
    assert sum(sum(row) == DICE for row in rows) == SETS - FULL == 252
    for at in range(FULL):
        for face in range(SIDES):
            assert LESS[MORE[at * SIDES + face] * SIDES + face] == at


@pytest.mark.parametrize("indians_near", [False, True])
@pytest.mark.parametrize("faces", [(0, 1, 2, 3, 4), (5, 5, 0, 2, 1), (1, 1, 4, 4, 3), (2, 2, 2, 2, 2)])
def test_keeping_equals_counting_every_roll(faces: Faces, indians_near: bool) -> None:
    for seed in range(2):
        bot = ranger(seed, indians_near)
        assert (bot.keeping.layers > 1) == indians_near
        for rolls in (1, 2):
            bot.keeping.weigh(rolls)
            check(bot.keeping, ByHand(bot.keeping, bot.sight.ability.rerolls_dynamite), faces, rolls)


def check(keeping: Keeping, hand: ByHand, faces: Faces, rolls: int) -> None:
    for bits in range(32):
        kept = tuple(sorted(face for place, face in enumerate(faces) if not bits >> place & 1))
        mine = keeping.of(vec[i64](faces), bits)
        other = hand.final[place_of(faces)] if bits == 0 else hand.after(kept, rolls, 0)
        assert isclose(mine, other, abs_tol=1e-9), f"{faces} rolling {bits}"
