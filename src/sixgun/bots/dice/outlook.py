"""The outlook of the dice game: what counts about a seat, and who sits in it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.outlook import LIFE, Outlook, names_of
from sixgun.bots.outlook import SEAT as ANY_SEAT
from sixgun.dicegame.characters import CHARACTERS
from sixgun.dicegame.face import ARROWS
from sixgun.dicegame.seat import Seat
from sixgun.kernel.roles import OUTLAW, RENEGADE, SHERIFF

SEAT: Final = (*ANY_SEAT, "danger", "arrows", "pierced")
DANGER: Final = 4
HELD: Final = 5
PIERCED: Final = 6
NAMES: Final = tuple([who.name for who in CHARACTERS])
PLACE: Final[dict[str, int]] = {name: at for at, name in enumerate(NAMES)}
PLAIN: Final = names_of(SEAT)
FEATURES: Final = (*PLAIN, *[f"{name}-of-law" for name in NAMES], *[f"{name}-renegade" for name in NAMES])
POINTS: Final = 0.125
"""What a life point counts: eight are many."""


@final
@mypyc_attr(acyclic=True)
class DiceOutlook(Outlook):
    """The numbers for one size of table."""

    def __init__(self, numbers: vec[float]) -> None:
        super().__init__(len(SEAT), HELD, numbers)

    def chance(self, seats: vec[Seat], supply: i64, turn: i64, me: i64) -> float:
        """How likely the player in that seat is among the winners in the end; `turn` is who has just begun his."""
        role = seats[me].role
        if role == RENEGADE and seats[me].life == 0:
            return 0.0
        self.look(seats, supply, turn)
        return self.share(role, float(seats[me].life) * POINTS, True)

    def look(self, seats: vec[Seat], supply: i64, turn: i64) -> None:
        """Fill `facts`, in the order of FEATURES."""
        self.clear()
        facts = self.facts
        soon = 1.0 - float(supply) / float(ARROWS)
        named: i64 = len(PLAIN)
        first: i64 = -1
        after: i64 = -1
        for seat in range(len(seats)):
            s = seats[seat]
            if s.life == 0:
                continue
            if first < 0:
                first = seat
            if after < 0 and seat > turn:
                after = seat
            self.count_in(s.role, s.life, POINTS)
            at = self.at(s.role)
            facts[at + DANGER] += 1.0 / float(s.life)
            facts[at + HELD] += float(s.arrows) / 3.0
            facts[at + PIERCED] += soon * float(min(s.character.lost_to_indians(s.arrows), s.life)) / 3.0
            who: i64 = PLACE.get(s.character.name, -1)  # a scenario may seat somebody without a character
            if who < 0:
                continue
            if s.role == RENEGADE:
                facts[named + len(NAMES) + who] = 1.0
            else:
                facts[named + who] = -1.0 if s.role == OUTLAW else 1.0
        lead = facts[self.at(RENEGADE) + LIFE] - facts[self.at(SHERIFF) + LIFE]
        self.conclude(len(seats), seats[turn].role, seats[after if after >= 0 else first].role, lead, 1.0)
