"""Two bots on duplicate deals: the same roles, characters, cards and luck, with one seat changed.

Every deal is played once by the old bot alone, and again for every seat with the new bot in that seat only. What the
seat wins more often is the lift. It is kept by role and by size of table; sizes are never thrown together. With others
around them, both bots sit among those, each in every seat in turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sixgun.arena import fast
from sixgun.arena.bot_failure import BotFailures
from sixgun.arena.contest import GameOutcome, play
from sixgun.arena.plan import Plan
from sixgun.arena.roster import Roster
from sixgun.kernel.roles import ROLES
from sixgun.lab.stats import Paired


@dataclass
class Lift:
    """What the new bot wins more often in some seats: those of a role, or all."""

    pairs: Paired
    before: int = 0
    """Wins of the old bot in these seats, over all deals."""
    after: int = 0

    def count(self, before: int, after: int) -> None:
        """One deal: how many of the seats the old bot won, and the new one."""
        self.pairs = self.pairs.with_deal(after - before)
        self.before += before
        self.after += after

    def add(self, other: "Lift") -> None:
        self.pairs += other.pairs
        self.before += other.before
        self.after += other.after

    def rate(self, wins: int) -> float:
        return wins / (self.pairs.deals * self.pairs.seats)


@dataclass
class Cell:
    """One bot against another at tables of one size."""

    players: int
    overall: Lift
    roles: dict[str, Lift] = field(default_factory=dict)

    def count(self, old: Sequence[GameOutcome], new: Sequence[GameOutcome]) -> None:
        """One deal: seat by seat the game with the old bot in it, and the one with the new bot."""
        before = [int(outcome.won[seat]) for seat, outcome in enumerate(old)]
        after = [int(outcome.won[seat]) for seat, outcome in enumerate(new)]
        self.overall.count(sum(before), sum(after))
        for role in ROLES:
            seats = [seat for seat, dealt in enumerate(old[0].roles) if dealt == role]
            if seats:
                lift = self.roles.setdefault(role, Lift(Paired(len(seats))))
                lift.count(sum(before[seat] for seat in seats), sum(after[seat] for seat in seats))

    def add(self, other: "Cell") -> None:
        self.overall.add(other.overall)
        for role, lift in other.roles.items():
            if role in self.roles:
                self.roles[role].add(lift)
            else:
                self.roles[role] = lift


def cell(players: int) -> Cell:
    return Cell(players, Lift(Paired(players)))


@dataclass
class Duel:
    """What a run has found so far."""

    cells: dict[tuple[str, int], Cell] = field(default_factory=dict)
    """By bot and by size of the table."""
    deals: dict[int, int] = field(default_factory=dict)
    failures: BotFailures = field(default_factory=BotFailures)
    games: list[GameOutcome] = field(default_factory=list)
    """Every game in its order, for ratings; whoever adds up takes them out."""

    @property
    def done(self) -> int:
        return sum(self.deals.values())

    def keep(self, outcome: GameOutcome) -> GameOutcome:
        self.games.append(outcome)
        for failure in outcome.failures:
            self.failures.note(failure)
        return outcome

    def add(self, other: "Duel") -> None:
        for key, found in other.cells.items():
            self.cells.setdefault(key, cell(found.players)).add(found)
        for players, deals in other.deals.items():
            self.deals[players] = self.deals.get(players, 0) + deals
        self.failures.add(other.failures)


def play_deals(plan: Plan, against: str, first: int, count: int, among: str = "") -> Duel:
    """The deals with these numbers, each with every bot of the plan in every seat.

    In the other seats are bots named `among`, or else those named `against`.
    """
    duel = Duel()
    others = among or against
    with Roster(plan.programs, fast.is_for(plan.game, (*plan.bots, against, others))) as roster:

        def game(number: int, seat: int, bot: str) -> GameOutcome:
            names = [others] * plan.players(number)
            names[seat] = bot
            return duel.keep(play(plan.deal(number), names, plan.luck(number), roster, number))

        for number in range(first, first + count):
            players = plan.players(number)
            duel.deals[players] = duel.deals.get(players, 0) + 1
            if others == against:
                old = [game(number, 0, against)] * players
            else:
                old = [game(number, seat, against) for seat in range(players)]
            for bot in plan.bots:
                new = [game(number, seat, bot) for seat in range(players)]
                duel.cells.setdefault((bot, players), cell(players)).count(old, new)
    return duel
