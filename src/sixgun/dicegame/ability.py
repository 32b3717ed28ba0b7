"""Ability: how a character bends the rules. The default bends nothing.

An ability is shared by all tables and stores nothing on itself. A rule asks that of the seat concerned.
A bend that no hook names yet adds one method here, which does nothing, and one call where the rule is.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.face import CAUSES
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import Frame

if TYPE_CHECKING:
    from sixgun.dicegame.table import DiceTable

FARTHEST: Final = 2
"""The sight of a TWO."""

CIRCLES: Final = 9
"""One for each number of players from none to eight."""


@mypyc_attr(acyclic=True)
class Ability:
    """The hooks, each with the answer that bends nothing: a plain value where nothing else matters."""

    rolls: i64 = 3
    """How often he may roll in his turn (X11)."""
    rerolls_dynamite: bool = False
    """Whether a DYNAMITE may be rolled again while fewer than three show."""
    doubles_with_beer: bool = False
    """Whether, once in his turn, a BEER may double a ONE or TWO."""
    gatlings_needed: i64 = 3
    """How many GATLING fire the Gatling (X35)."""
    removes_arrows: bool = False
    """Whether each GATLING lets him return an arrow of any player."""
    untouched_by_gatling: bool = False
    """Whether the Gatling does him no harm."""
    returns_arrow_when_hurt: bool = False
    """Whether he may return an arrow for each life point lost."""
    life_for_death: i64 = 0
    """Life points gained when another player is eliminated."""

    def __init__(self, name: str, life: i64) -> None:
        self.name: Final[str] = name
        self.life: Final[i64] = life
        self.number: i64 = 0
        """A character's place among all there are, for those who learn from numbers: characters.py gives it."""
        reacts = self.returns_arrow_when_hurt
        for cause in range(len(CAUSES)):
            if self.takes_arrow_instead(cause) or self.arrows_for_attacker(cause) > 0:
                reacts = True
        self.reacts: Final[bool] = reacts
        """Whether he has anything to say when he is hit: asked once, because every hit needs it."""
        reach = vec[i64]()
        for sight in range(FARTHEST + 1):
            for circle in range(CIRCLES):
                reach = append(reach, self.reached_in(sight, circle))
        self.reach: Final[vec[i64]] = reach
        """What `reached_in` says, by sight and circle: asked once, because every shot needs it."""

    # rolling

    def turn_begins(self, t: "DiceTable", me: i64) -> Frame | None:
        """What happens before the first roll."""
        return None

    def life_for_result(self, t: "DiceTable") -> i64:
        """Life points gained for the final result as such."""
        return 0

    # shooting

    def reaches(self, sight: i64, places: i64) -> bool:
        """Whether a ONE (sight 1) or a TWO (sight 2) may hit a player so many places away."""
        return places == sight

    def reached_in(self, sight: i64, circle: i64) -> i64:
        """Whom a shot reaches in a circle of so many players, a bit for each number of places to the left.

        Places count to either side: with four players three to the left is the neighbour on the right (R128).
        """
        bits: i64 = 0
        for places in range(1, circle):
            if self.reaches(sight, places) or self.reaches(sight, circle - places):
                bits |= BIT[places]
        return bits

    # life points

    def beer_worth(self, life: i64) -> i64:
        """Life points for each BEER he uses on himself, with `life` points before the first of them."""
        return 1

    def lost_to_indians(self, arrows: i64) -> i64:
        """Life points lost to an Indian attack (X22)."""
        return arrows

    def takes_arrow_instead(self, cause: i64) -> bool:
        """Whether he may take an arrow in place of a life point lost so."""
        return False

    def arrows_for_attacker(self, cause: i64) -> i64:
        """Arrows for the player who made him lose life points so, once a step."""
        return 0


NO_ABILITY: Final = Ability("none", 8)
"""The character of a scenario that is about something else."""
