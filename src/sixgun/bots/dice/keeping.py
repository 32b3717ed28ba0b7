"""Keeping dice by exact expectation over the rolls that are left.

A result is which faces show, not on which die: there are 252. What a set of kept dice is worth is the mean over the
face of one more die, and so on down from the full results; what a result is worth before a roll is the best set to
keep of it. Arrows drawn on the way count, and when few are left in the middle they are counted one by one.
"""

from itertools import combinations_with_replacement
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.worth import DRAWN, SHOTS, Worth
from sixgun.dicegame.characters import SuzyLafayette
from sixgun.dicegame.face import ARROW, BEER, DICE, DYNAMITE, FATAL_DYNAMITE, GATLING, ONE, TWO
from sixgun.kernel.bits import BIT

SIDES: Final = 6
SETS: Final = 462
"""Sets of no die to five dice."""
FULL: Final = 210
"""The first set of five."""
SAFE: Final = 6
"""With so many arrows in the middle the Indians are far enough for a straight line."""


def count_sets() -> vec[i64]:
    """For each set how many dice show each face; small sets first."""
    counts = vec[i64]()
    for size in range(DICE + 1):
        for shown in combinations_with_replacement(range(SIDES), size):
            for face in range(SIDES):
                counts = append(counts, shown.count(face))
    return counts


def code_of(row: list[int]) -> int:
    return sum([n * 6**face for face, n in enumerate(row)])


def neighbours(step: int) -> vec[i64]:
    """For each set and face the set with one die more or less of it, -1 where there is none."""
    rows = [[COUNTS[at * SIDES + face] for face in range(SIDES)] for at in range(SETS)]
    places = {code_of(row): at for at, row in enumerate(rows)}
    found: list[int] = []
    for row in rows:
        for face in range(SIDES):
            changed = [n + step if other == face else n for other, n in enumerate(row)]
            found.append(places.get(code_of(changed), -1) if min(changed) >= 0 and sum(changed) <= DICE else -1)
    return vec[i64](found)


COUNTS: Final = count_sets()
MORE: Final = neighbours(1)
LESS: Final = neighbours(-1)


@final
@mypyc_attr(acyclic=True)
class Keeping:
    """The worth of every set of dice at one moment."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.final: vec[float] = vec[float]([0.0] * SETS)
        """What a full result does when it is resolved."""
        self.now: vec[float] = vec[float]([0.0] * (SETS * DRAWN))
        """What a set is worth with the rolls left, by arrows drawn: kept and the rest rolled, once `weigh` is done."""
        self.best: vec[float] = vec[float]([0.0] * (SETS * DRAWN))
        self.layers: i64 = 1

    def weigh(self, rolls: i64) -> None:
        """Fill `now` for somebody who may roll so often still."""
        s = self.worth.sight
        self.layers = 1
        if s.supply < SAFE:
            self.layers = s.supply + 1
        self.resolve()
        sets: i64 = SETS
        for at in range(FULL, sets):
            for layer in range(self.layers):
                self.now[at * DRAWN + layer] = self.final[at]
        again = s.ability.rerolls_dynamite
        for left in range(1, rolls + 1):
            self.roll()
            if left < rolls:
                self.keep(again)

    def resolve(self) -> None:
        """Fill `final`."""
        w = self.worth
        s = w.sight
        needed = s.ability.gatlings_needed
        doubles = s.ability.doubles_with_beer
        shotless: float = 2.0 * w.beer(s.me, 0)
        explosion = w.skin(s.life[s.me], 1)
        counts = COUNTS
        lucky = isinstance(s.ability, SuzyLafayette)
        sets: i64 = SETS
        for at in range(FULL, sets):
            row = at * SIDES
            ones = counts[row + ONE]
            twos = counts[row + TWO]
            beers = counts[row + BEER]
            gatlings = counts[row + GATLING]
            shots = (ones * SHOTS + twos) * 2
            total = w.shots[shots] + w.beers[beers] + w.removed[gatlings]
            if doubles and beers > 0 and ones + twos > 0:
                total = max(total, w.shots[shots + 1] + w.beers[beers - 1])
            if gatlings >= needed:
                total += w.gatling
            if counts[row + DYNAMITE] >= FATAL_DYNAMITE:
                total -= explosion
            if lucky and ones + twos == 0:
                total += shotless
            self.final[at] = total

    def roll(self) -> None:
        """One roll earlier: what every smaller set is worth when the rest is rolled."""
        layers = self.layers
        now = self.now
        more = MORE
        drawn = self.worth.drawn
        sides: i64 = SIDES
        at: i64 = FULL
        while at > 0:
            at -= 1
            row = at * sides
            arrow = more[row + ARROW] * DRAWN
            for layer in range(layers):
                next_layer = layer + 1 if layer + 1 < layers else layer
                total = now[arrow + next_layer] + drawn[layer]
                for face in range(1, sides):
                    total += now[more[row + face] * DRAWN + layer]
                now[at * DRAWN + layer] = total / 6.0

    def keep(self, again: bool) -> None:
        """Every full result becomes worth what the best set to keep of it is, or what it does as it stands."""
        layers = self.layers
        best = self.best
        now = self.now
        less = LESS
        final = self.final
        sets: i64 = SETS
        sides: i64 = SIDES
        for at in range(sets):
            row = at * sides
            for layer in range(layers):
                best[at * DRAWN + layer] = now[at * DRAWN + layer]
            for face in range(sides):
                fewer = less[row + face]
                if fewer >= 0 and (again or face != DYNAMITE):
                    for layer in range(layers):
                        value = best[fewer * DRAWN + layer]
                        if value > best[at * DRAWN + layer]:
                            best[at * DRAWN + layer] = value
        counts = COUNTS
        for at in range(FULL, sets):
            fatal = counts[at * sides + DYNAMITE] >= FATAL_DYNAMITE
            for layer in range(layers):
                value = best[at * DRAWN + layer]
                now[at * DRAWN + layer] = final[at] if fatal else value

    def of(self, faces: vec[i64], again: i64) -> float:
        """What it is worth to roll the dice of these bits again and keep the others; with no bits, to stop."""
        at: i64 = 0
        for place in range(DICE):
            if again & BIT[place] == 0:
                at = MORE[at * SIDES + faces[place]]
        return self.final[at] if again == 0 else self.now[at * DRAWN]
