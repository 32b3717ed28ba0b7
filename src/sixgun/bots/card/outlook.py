"""The outlook of the card game: what counts about a seat."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.outlook import LIFE, Outlook, names_of
from sixgun.bots.outlook import SEAT as ANY_SEAT
from sixgun.cardgame.seat import Seat
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import OUTLAW, RENEGADE, SHERIFF

SEAT: Final = (*ANY_SEAT, "cards", "in-play")
CARDS: Final = 4
IN_PLAY: Final = 5
FEATURES: Final = names_of(SEAT)
QUARTER: Final = 0.25


@final
@mypyc_attr(acyclic=True)
class CardOutlook(Outlook):
    """The numbers for one set of cards and size of table."""

    def __init__(self, numbers: vec[float]) -> None:
        super().__init__(len(SEAT), IN_PLAY, numbers)

    def chance(self, seats: vec[Seat], alive: i64, turn: i64, me: i64) -> float:
        """How likely the player in that seat is among the winners in the end; `turn` is who has just begun his."""
        role = seats[me].role
        if role == RENEGADE and alive & BIT[me] == 0:
            return 0.0
        self.look(seats, alive, turn)
        return self.share(role, float(seats[me].life), self.facts[self.at(OUTLAW)] > 0.0)

    def look(self, seats: vec[Seat], alive: i64, turn: i64) -> None:
        """Fill `facts`, in the order of FEATURES."""
        self.clear()
        facts = self.facts
        first: i64 = -1
        after: i64 = -1
        for seat in range(len(seats)):
            if alive & BIT[seat] == 0:
                continue
            if first < 0:
                first = seat
            if after < 0 and seat > turn:
                after = seat
            s = seats[seat]
            self.count_in(s.role, s.life, 1.0)
            at = self.at(s.role)
            facts[at + CARDS] += float(len(s.hand))
            facts[at + IN_PLAY] += float(len(s.in_play))
        lead = self.might(RENEGADE) - self.might(SHERIFF)
        self.conclude(len(seats), seats[turn].role, seats[after if after >= 0 else first].role, lead, QUARTER)

    def might(self, role: i64) -> float:
        """Life points, and cards for half of one each."""
        facts = self.facts
        at = self.at(role)
        return facts[at + LIFE] + 0.5 * (facts[at + CARDS] + facts[at + IN_PLAY])
