"""Outlook: how likely the law, the Outlaws or a Renegade win from a table where everything is open.

A softmax over a few facts, with numbers fitted to the ends of many games by `python -m tools.outlook`, one set for each
game, set of cards and size of table, and one for the opening, where the same life points and cards tell much less.
Worlds that are cut short at the beginning of a turn are judged by it. The facts are those of the judge's
(`sixgun.analysis`) that are found in no time. Not for tables of three, where everyone has a goal of his own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.side import SIDES, share
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

SEAT: Final = ("alive", "life", "last-life", "low-life")
"""Facts about a seat, added up by role, that both games begin with."""
LIFE: Final = 1
LAST: Final = 2
LOW: Final = 3
TABLE: Final = (
    *("no-outlaw", "no-deputy", "no-renegade", "two-left", "two-left-lead", "law-part", "renegade-part"),
    *(f"turn-{role}" for role in ROLES),
    *(f"next-{role}" for role in ROLES),
    *("sheriff-last-outlaws", "sheriff-low-outlaws", "sheriff-life-outlaws"),
)
"""Facts about the table, behind those of the seats."""
TURN: Final = 7
NEXT: Final = 11
LASTING: Final = 15


def names_of(seat: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all facts, by those about a seat; what a game has besides comes behind."""
    return ("one", *(f"{role}-{name}" for role in ROLES for name in seat), *TABLE)


@mypyc_attr(acyclic=True)
class Outlook:
    """The fitted numbers for one kind of table: those of the Outlaws, then those of the Renegade.

    Given are those of the game, then those of its opening.
    """

    def __init__(self, width: i64, lying: i64, numbers: vec[float]) -> None:
        self.width: Final[i64] = width
        """Facts about a seat."""
        self.lying: Final[i64] = lying
        """Which of them counts what lies before it: nothing does at the opening."""
        half: i64 = len(numbers) // 2
        self.numbers: vec[float] = vec[float]([numbers[i] for i in range(half)])
        self.of_opening: vec[float] = vec[float]([numbers[half + i] for i in range(half)])
        self.facts: vec[float] = vec[float]([0.0] * (half // len(SIDES)))
        self.opens: bool = False

    def clear(self) -> None:
        facts = self.facts
        for i in range(len(facts)):
            facts[i] = 0.0
        facts[0] = 1.0

    def at(self, role: i64) -> i64:
        """Where the facts about a role begin."""
        return 1 + role * self.width

    def count_in(self, role: i64, life: i64, points: float) -> None:
        """A living seat: its life, and how many points each of them counts."""
        facts = self.facts
        at = self.at(role)
        facts[at] += 1.0
        facts[at + LIFE] += float(life) * points
        if life <= 1:
            facts[at + LAST] += 1.0
        if life <= 2:
            facts[at + LOW] += 1.0

    def conclude(self, seats: i64, whose: i64, after: i64, lead: float, lasting: float) -> None:
        """The facts about the table, once all who live are counted in, of so many seats.

        `whose` turn it is and who comes `after`, by their roles; by how much a Renegade would lead were only he and the
        Sheriff left; and how much each of a Sheriff's life points counts against each Outlaw.
        """
        facts = self.facts
        sheriff, outlaws = self.at(SHERIFF), self.at(OUTLAW)
        renegades, deputies = self.at(RENEGADE), self.at(DEPUTY)
        end = 1 + len(ROLES) * self.width
        facts[end] = 1.0 if facts[outlaws] == 0.0 else 0.0
        facts[end + 1] = 1.0 if facts[deputies] == 0.0 else 0.0
        facts[end + 2] = 1.0 if facts[renegades] == 0.0 else 0.0
        if facts[outlaws] + facts[deputies] == 0.0 and facts[sheriff] + facts[renegades] == 2.0:
            facts[end + 3] = 1.0
            facts[end + 4] = lead
        law = max(facts[sheriff + LIFE] + facts[deputies + LIFE], 0.0)  # at the point of death one may have fewer
        gang = max(facts[outlaws + LIFE], 0.0)
        alone = max(facts[renegades + LIFE], 0.0)
        facts[end + 5] = law / (law + gang + 0.3 * alone + 0.1)
        facts[end + 6] = alone / (law + gang + alone + 0.1)
        facts[end + TURN + whose] = 1.0
        facts[end + NEXT + after] = 1.0
        facts[end + LASTING] = facts[sheriff + LAST] * facts[outlaws]
        facts[end + LASTING + 1] = facts[sheriff + LOW] * facts[outlaws]
        facts[end + LASTING + 2] = facts[sheriff + LIFE] * facts[outlaws] * lasting
        living = facts[sheriff] + facts[outlaws] + facts[renegades] + facts[deputies]
        lies = self.lying
        lain = facts[sheriff + lies] + facts[outlaws + lies] + facts[renegades + lies] + facts[deputies + lies]
        self.opens = living == float(seats) and lain == 0.0

    def share(self, role: i64, mine: float, outlaws_can: bool) -> float:
        """How likely a player of that role is among the winners; `mine` are his life points as they count.

        Two Renegades share their chance by their life points, for only the last one left can win. Who is at the point
        of death has none or fewer.
        """
        facts = self.facts
        alone = self.at(RENEGADE)
        numbers = self.of_opening if self.opens else self.numbers
        won = share(role, numbers, facts, outlaws_can, facts[alone] > 0.0)
        if role != RENEGADE or facts[alone] <= 1.0:
            return won
        lives = facts[alone + LIFE]
        return won * (min(max(mine / lives, 0.0), 1.0) if lives > 0.0 else 1.0 / facts[alone])
