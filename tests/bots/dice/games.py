"""Games of dice bots for the tests: small, seeded, at tables of every size."""

from collections.abc import Callable, Iterator

from sixgun.arena.dice.match import DiceMatch
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.levels import LEVELS, evolved, fitted
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame import new_table
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import View, seen_by
from sixgun.kernel.rng import Rng
from tests.bots.decisions import decisions_of

Maker = Callable[[Rng], Thinker]


def bots(make: Maker, players: int, seed: int) -> list[Thinker]:
    return [make(Rng.seeded(seed * 100 + seat)) for seat in range(players)]


def quick_legend(rng: Rng) -> Thinker:
    """A legend that tries a decision in two worlds only."""
    return Legend(rng, evolved(), fitted(), 2)


def winners(level: str, players: int, seed: int) -> int:
    return DiceMatch(new_table(players, seed, {}), bots(LEVELS[level], players, seed)).play_out()


def decisions(
    make: Maker, players: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[tuple[DiceTable, View, Thinker, int]]:
    """Every real decision of a game of these bots."""
    t = new_table(players, seed, options or {})
    seated = bots(make, players, seed)
    return decisions_of(DiceMatch(t, seated), t, seated, seen_by)
