"""A survey: many games of the same bots, and how often each role and each character won."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sixgun.arena import fast
from sixgun.arena.bot_failure import BotFailures
from sixgun.arena.contest import GameOutcome, play
from sixgun.arena.plan import Plan
from sixgun.arena.roster import Roster
from sixgun.kernel.roles import ROLES
from sixgun.lab.stats import Estimate, wilson


@dataclass
class Score:
    """Games and how many of them were won."""

    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> Estimate:
        """How often it was won, with its 95 % interval.

        >>> Score(games=10, wins=0).rate
        Estimate(value=0.0, low=0.0, high=0.277...)
        """
        return wilson(self.wins, self.games)

    def add(self, games: int, wins: int) -> None:
        self.games += games
        self.wins += wins


@dataclass
class Tally:
    """Sums over games at tables of one size."""

    players: int
    games: int = 0
    draws: int = 0
    """Games that nobody won."""
    roles: dict[str, Score] = field(default_factory=dict)
    """Whether a role won, once a game however many had it: those who win together are no separate evidence."""
    bots: dict[tuple[str, str], Score] = field(default_factory=dict)
    """The same for each bot and role."""
    characters: dict[str, Score] = field(default_factory=dict)

    def count(self, outcome: GameOutcome) -> None:
        self.games += 1
        self.draws += not any(outcome.won)
        for role, won in by_role(outcome, outcome.bots):
            self.roles.setdefault(role, Score()).add(1, won)
        for bot in dict.fromkeys(outcome.bots):
            for role, won in by_role(outcome, (bot,)):
                self.bots.setdefault((bot, role), Score()).add(1, won)
        for character, has_won in zip(outcome.characters, outcome.won, strict=True):
            self.characters.setdefault(character, Score()).add(1, has_won)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.draws += other.draws
        for role, score in other.roles.items():
            self.roles.setdefault(role, Score()).add(score.games, score.wins)
        for key, score in other.bots.items():
            self.bots.setdefault(key, Score()).add(score.games, score.wins)
        for character, score in other.characters.items():
            self.characters.setdefault(character, Score()).add(score.games, score.wins)


def by_role(outcome: GameOutcome, bots: Iterable[str]) -> list[tuple[str, bool]]:
    """Each role that these bots had, and whether one of them won with it."""
    mine = set(bots)
    seats = [seat for seat, bot in enumerate(outcome.bots) if bot in mine]
    found = []
    for role in ROLES:
        wins = [outcome.won[seat] for seat in seats if outcome.roles[seat] == role]
        if wins:
            found.append((role, any(wins)))
    return found


@dataclass
class Survey:
    """What a run has found so far, table sizes apart."""

    tallies: dict[int, Tally] = field(default_factory=dict)
    failures: BotFailures = field(default_factory=BotFailures)

    @property
    def done(self) -> int:
        return sum(tally.games for tally in self.tallies.values())

    def __str__(self) -> str:
        """The tables that the command prints."""
        from sixgun.arena.survey_report import in_words

        return "\n".join(in_words(self))

    def count(self, outcome: GameOutcome) -> None:
        players = len(outcome.bots)
        self.tallies.setdefault(players, Tally(players)).count(outcome)
        for failure in outcome.failures:
            self.failures.note(failure)

    def add(self, other: "Survey") -> None:
        for players, tally in other.tallies.items():
            self.tallies.setdefault(players, Tally(players)).add(tally)
        self.failures.add(other.failures)


def play_some(plan: Plan, first: int, count: int) -> Survey:
    """The games with these numbers."""
    survey = Survey()
    for outcome in play_each(plan, first, count):
        survey.count(outcome)
    return survey


def play_each(plan: Plan, first: int, count: int) -> list[GameOutcome]:
    """The same games, one by one."""
    with Roster(plan.programs, fast.is_for(plan.game, plan.bots)) as roster:
        return [
            play(plan.deal(number), plan.seats(number), plan.luck(number), roster, number)
            for number in range(first, first + count)
        ]
