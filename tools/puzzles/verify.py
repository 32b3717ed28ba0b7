"""Holding puzzles to what they say: every answer is tried again, in worlds of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.analysis.asked import mind_of
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive
from sixgun.puzzles import Posed, find, names
from tools.puzzles.certain import LEAD, Certain, win

WORLDS: Final = 400
ENOUGH: Final = LEAD / 2
"""A lead that was real shows at least half of itself again, or the verdict is not to be trusted."""


@dataclass(frozen=True)
class Held:
    """How the best answer of a puzzle did against the one that came nearest to it."""

    puzzle: str
    lead: float
    error: float
    stated: float
    """The lead that its file states."""

    @property
    def holds(self) -> bool:
        return self.lead >= ENOUGH


def verify(name: str, worlds: int = WORLDS, seed: int = 1, most: int | None = None) -> Held:
    """Try the answers of a puzzle again, or only the best few of them."""
    posed = Posed(find(name))
    game, ways = posed.game, posed.puzzle.ways
    watch, mind = mind_of(game)
    moves = dict(zip(map(str, game.choice.options), mind.moves, strict=True))
    tried = [moves[way.move] for way in ways[:most]]
    rng = Rng.seeded(derive(seed, "verify", name))
    found = Certain(tried)
    for _ in range(worlds):
        world = mind.world(rng)
        found.rows.append({m: win(watch, mind, world, m, posed.puzzle.seat) for m in tried})
    nearest = min((found.lead(tried[0], m) for m in tried[1:]), key=lambda lead: lead.value)
    return Held(name, nearest.value, nearest.error, (ways[0].chance - ways[1].chance) / 1000)


def some(worlds: int, seed: int, first: int, count: int) -> list[Held]:
    """Those with these places on the shelf."""
    return [verify(name, worlds, seed) for name in names()[first : first + count]]


def report(found: Sequence[Held]) -> list[str]:
    """A line for every puzzle that does not hold."""
    return [
        f"{held.puzzle}: the best answer leads by {100 * held.lead:.0f} ±{196 * held.error:.0f} points only;"
        f" its file says {100 * held.stated:.0f}"
        for held in found
        if not held.holds
    ]


def sums(found: Sequence[Held], worlds: int) -> dict[str, float]:
    """How all fared, for the book."""
    lead, stated = (sum(each) / len(found) for each in zip(*((held.lead, held.stated) for held in found), strict=True))
    held = sum(each.holds for each in found)
    return {"worlds": worlds, "puzzles": len(found), "hold": held, "lead": round(lead, 3), "stated": round(stated, 3)}
