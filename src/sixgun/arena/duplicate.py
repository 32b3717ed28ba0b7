"""Duplicate deals: the same game again with one seat changed, and what that seat's wins gained by it.

Every deal (roles, characters, cards, luck) is played once by the old bots alone and once for each seat with the new bot
in it. Differences are taken pair by pair and kept by role: tables of different sizes and roles are never thrown together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from librt.vecs import vec

from sixgun.arena.match import play_out
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.setup import deal
from sixgun.kernel.loop import settle
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import BIT, ROLES

Maker = Callable[[Rng, Deck], Thinker]
"""Makes a bot for one seat of one game."""

LUCK = 977
"""Seeds of bots are unlike those of tables, and the same bot gets the same luck on both sides of a pair."""


@dataclass
class Sample:
    """Numbers of which the mean and its 95 % interval are wanted."""

    values: list[float] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        n = len(self.values)
        if n < 2:
            return float("inf")
        mean = self.mean
        return 1.96 * sqrt(sum((value - mean) ** 2 for value in self.values) / (n - 1) / n)

    def __str__(self) -> str:
        return f"{100 * self.mean:+.2f} ± {100 * self.margin:.2f}"


@dataclass
class Lift:
    """What one bot wins more often than another in the same seats, at tables of one size."""

    players: int
    by_role: dict[str, Sample] = field(default_factory=dict)
    overall: Sample = field(default_factory=Sample)
    """The mean over the seats of a deal, one number a deal."""
    old_wins: dict[str, Sample] = field(default_factory=dict)
    new_wins: dict[str, Sample] = field(default_factory=dict)

    def add(self, roles: Sequence[int], old: Sequence[int], new: Sequence[int]) -> None:
        """One deal: by seat the role, and whether the old and the new bot won there."""
        self.overall.values.append((sum(new) - sum(old)) / len(roles))
        for role in sorted(set(roles)):
            seats = [seat for seat, dealt in enumerate(roles) if dealt == role]
            was = sum(old[seat] for seat in seats) / len(seats)
            now = sum(new[seat] for seat in seats) / len(seats)
            name = ROLES[role]
            self.by_role.setdefault(name, Sample()).values.append(now - was)
            self.old_wins.setdefault(name, Sample()).values.append(was)
            self.new_wins.setdefault(name, Sample()).values.append(now)


def play_deal(rules: Rules, players: int, seed: int, makers: Sequence[Maker], deck: Deck) -> tuple[list[int], int]:
    """One game of these bots; the roles, and the winners as bits."""
    t = deal(rules, players, Rng.seeded(seed), None, None)
    roles = [s.role for s in t.seats]
    bots = vec[Thinker]([make(Rng.seeded(seed * LUCK + seat), deck) for seat, make in enumerate(makers)])
    settle(t)
    return roles, play_out(t, bots)


def measure(rules: Rules, players: int, seeds: Sequence[int], old: Maker, new: Maker) -> Lift:
    """Every deal with the old bots, and again with each seat in turn changed to the new one."""
    deck = Deck(rules)
    lift = Lift(players)
    for seed in seeds:
        roles, winners = play_deal(rules, players, seed, [old] * players, deck)
        was = [1 if winners & BIT[seat] else 0 for seat in range(players)]
        now = []
        for seat in range(players):
            makers = [old] * players
            makers[seat] = new
            _, winners = play_deal(rules, players, seed, makers, deck)
            now.append(1 if winners & BIT[seat] else 0)
        lift.add(roles, was, now)
    return lift
