"""The book of the ladder: every figure that was measured, as JSON. Sums only, so that a run can go on where it stopped.

Rates and intervals are worked out of the sums when the page is written.
"""

from pathlib import Path
from typing import Final

import msgspec

from sixgun.arena.duel import Lift
from sixgun.arena.survey import Score
from sixgun.errors import SixgunError, clipped
from sixgun.lab.stats import Paired

EVENTS: Final = "card with events"

SETS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("base", "dodge-city"),
    "dice": (),
    EVENTS: ("base", "dodge-city", "high-noon", "fistful-of-cards"),
}
"""What is played: each game as the page calls it, with its sets of cards."""


def rules_of(game: str) -> str:
    """The game whose rules are played under that name.

    >>> rules_of("dice"), rules_of(EVENTS)
    ('dice', 'card')
    """
    return game.split()[0]


class BadBook(SixgunError):
    """A file is no book of figures."""


class Sums(msgspec.Struct, frozen=True):
    """A lift as whole numbers."""

    seats: int
    deals: int
    total: int
    squares: int
    before: int
    after: int

    @staticmethod
    def of(lift: Lift) -> "Sums":
        pairs = lift.pairs
        return Sums(pairs.seats, pairs.deals, pairs.total, pairs.squares, lift.before, lift.after)

    @property
    def lift(self) -> Lift:
        return Lift(Paired(self.seats, self.deals, self.total, self.squares), self.before, self.after)


class Cell(msgspec.Struct):
    """Something measured at tables of one game and one size."""

    game: str
    players: int
    engine: str
    """Version and form of what played."""


class Comparison(Cell):
    """One bot instead of another on the same deals."""

    bot: str
    against: str
    overall: Sums
    roles: dict[str, Sums]
    among: str = ""
    """Who sits in the other seats; nobody but the old bot where no name is given."""

    @property
    def deals(self) -> int:
        return self.overall.deals


class Counted(msgspec.Struct):
    """Games and how many of them were won, by somebody who is named."""

    name: str
    games: int
    wins: int
    bot: str = ""

    @property
    def score(self) -> Score:
        return Score(self.games, self.wins)


class Rated(msgspec.Struct):
    """An OpenSkill rating of a bot in a role."""

    bot: str
    role: str
    mu: float
    sigma: float


class Tables(Cell):
    """Many games of the same bots; several go round the table."""

    bots: list[str]
    games: int
    draws: int
    roles: list[Counted]
    characters: list[Counted]
    by_bot: list[Counted]
    ratings: list[Rated]


class Round(msgspec.Struct):
    """What the belief gave to the true role after a round, and what was known anyway: sums over so many looks."""

    looks: int
    believed: float
    known: float


class Beliefs(Cell):
    """How well rangers read each other."""

    games: int
    roles: dict[str, list[Round]]


class Speed(Cell):
    """How fast the bots are."""

    games_a_second: dict[str, float]
    legend_worlds: int = 0
    legend_ms: float = 0.0
    legend_longest_ms: float = 0.0
    myth_worlds: int = 0
    myth_ms: float = 0.0
    myth_longest_ms: float = 0.0
    net_ms: float = 0.0
    """A myth that asks its net and dreams of nothing."""


class Blundered(Cell):
    """What a bot did that it should never do, by the names of tools/blunders.py."""

    bot: str
    games: int
    counts: dict[str, int]
    before: dict[str, int] = {}
    games_before: int = 0
    """What the bots of an earlier version did in the first of these games, where that was counted, and in how many."""


class Book(msgspec.Struct):
    """All cells by name."""

    seed: int
    command: str = ""
    """What was asked for last."""
    comparisons: dict[str, Comparison] = {}
    tables: dict[str, Tables] = {}
    beliefs: dict[str, Beliefs] = {}
    speeds: dict[str, Speed] = {}
    blunders: dict[str, Blundered] = {}
    outdated: list[str] = []
    """Cells that were measured before the bots changed."""

    def names(self) -> list[str]:
        return [*self.comparisons, *self.tables, *self.beliefs, *self.speeds, *self.blunders]

    def forget(self, name: str) -> None:
        if name in self.blunders:
            known = self.blunders[name]  # what was counted before stays
            known.games, known.counts = 0, dict.fromkeys(known.counts, 0)
        self.comparisons.pop(name, None)
        self.tables.pop(name, None)
        self.beliefs.pop(name, None)
        self.speeds.pop(name, None)

    def as_text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def read_book(path: Path) -> Book:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Book)
    except msgspec.MsgspecError as wrong:
        raise BadBook(
            f"{clipped(path)} is no book of figures ({clipped(wrong)}); name another, or a new one with --data"
        ) from None
