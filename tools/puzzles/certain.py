"""How sure it is that one answer is the best: gunslingers play on from every answer to the end of the game.

They do so in worlds that look to the seat as the table does, every answer in the same ones, until one is better than
each of the others by so much that luck cannot have done it, or until it is plain that none is.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from sixgun.analysis.asked import mind_of
from sixgun.analysis.estimate import Mean, mean_of
from sixgun.game import Game
from sixgun.kernel.rng import Rng

LEAD: Final = 0.12
"""By how much the best answer must be better than every other."""
SURE: Final = 2.6
"""By how many standard errors that must be so. It is looked at again and again, so it is more than the usual 1.96."""
HOPELESS: Final = 1.0
WORTH_GOING_ON: Final = 0.16
"""A lead that is below this by so many standard errors is given up: it might be enough, but would take long to tell."""
EVERY: Final = 20
MOST: Final = 420
"""Worlds between two looks, and at most."""


@dataclass
class Certain:
    """What came of the answers, world by world: a row has those that were still tried there."""

    moves: list[int]
    rows: list[dict[int, float]] = field(default_factory=list)
    clear: bool = False
    """Whether one is better than every other by LEAD, and surely so."""

    def tried(self, m: int) -> list[float]:
        return [row[m] for row in self.rows if m in row]

    @property
    def best(self) -> int:
        """The best of those that were tried in every world."""
        kept = [m for m in self.moves if all(m in row for row in self.rows)]
        return max(kept, key=lambda m: sum(self.tried(m)))

    def lead(self, best: int, other: int) -> Mean:
        """By how much one is better than another, in the worlds that both were tried in."""
        apart = [row[best] - row[other] for row in self.rows if best in row and other in row]
        found = mean_of(apart)
        return Mean(found.value, max(found.error, 1 / len(apart)))  # nothing is certain for having always come out so

    def chance(self, best: int, m: int) -> Mean:
        """How likely an answer wins: so much less than the best, which was tried most, as it was where both were."""
        top = mean_of(self.tried(best))
        if m == best:
            return top
        value = top.value - self.lead(best, m).value
        return Mean(min(max(value, 0.0), 1.0), mean_of(self.tried(m)).error)


def certain(game: Game, seed: int, most: int = MOST, sure: float = SURE) -> Certain:
    """Play on from every answer to the question of a game until it is clear."""
    watch, mind = mind_of(game)
    seat = game.asked or 0
    rng = Rng.seeded(seed)
    found = Certain(one_of_each(mind))
    open_ones = list(found.moves)
    while len(found.rows) < most:
        for _ in range(EVERY):
            world = mind.world(rng)
            found.rows.append({m: win(watch, mind, world, m, seat) for m in open_ones})
        best = found.best
        leads = {m: found.lead(best, m) for m in found.moves if m != best}
        if any(lead.value + HOPELESS * lead.error < WORTH_GOING_ON for lead in leads.values()):
            return found
        unclear = [m for m, lead in leads.items() if lead.value - sure * lead.error < LEAD]
        if not unclear:
            found.clear = True
            return found
        open_ones = [best, *(m for m in open_ones if m in unclear)]
    return found


def win(watch: Any, mind: Any, world: Any, m: int, seat: int) -> float:
    """Whether the seat wins after an answer, if gunslingers play on; half a win where it cannot be given."""
    t = world.copy()
    heads = watch.heads(t, mind)
    if not mind.play(t, m):
        return 0.5
    heads.play_out(t)
    return float(t.winners >> seat & 1)


def one_of_each(mind: Any) -> list[int]:
    """The answers, one of each gist; the one that the gunslinger would give stands for its own."""
    chosen = {mind.gist(mind.first): mind.first}
    for m in mind.moves:
        chosen.setdefault(mind.gist(m), m)
    return [chosen[gist] for gist in dict.fromkeys(map(mind.gist, mind.moves))]


def together(a: Certain, b: Certain) -> Certain:
    """Two trials of the same answers as one."""
    return Certain(a.moves, a.rows + b.rows, a.clear and b.clear)
