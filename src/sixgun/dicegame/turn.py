"""A turn from its beginning to the next player's: roll, then resolve the dice in their order (X16, X20)."""

from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.circle import next_living
from sixgun.dicegame.event import EXPLODED, TURN_BEGAN
from sixgun.dicegame.face import BEER, BY_DYNAMITE, BY_SHOT, DYNAMITE, FATAL_DYNAMITE, GATLING
from sixgun.dicegame.gatling import Firing, Removing, fire
from sixgun.dicegame.harm import heal
from sixgun.dicegame.healing import healing_with
from sixgun.dicegame.rolling import ROLLING
from sixgun.dicegame.seat import SEATS
from sixgun.dicegame.shooting import NO_SHOT, next_shot, shooting_at
from sixgun.dicegame.strike import strike_by
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.frame import NOBODY, Frame
from sixgun.kernel.table import Table

BEGIN: Final = 0
ROLL: Final = 1
RESULT: Final = 2
EARLY_DYNAMITE: Final = 3
AIM: Final = 4
SHOTS: Final = 5
POUR: Final = 6
REMOVE_ARROWS: Final = 7
FIRE_GATLING: Final = 8
LATE_DYNAMITE: Final = 9
REST: Final = 10
END: Final = 11
"""The stages of a turn, in their order."""


@final
@mypyc_attr(acyclic=True)
class Turn(Frame):
    """The turn of `seat`, with `stage` to come next; `spent` is the number of BEER that doubled a shot.

    A roller who is eliminated resolves nothing more: the next player goes on (R149).
    """

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stage", "spent")

    def __init__(self, seat: i64, stage: i64, spent: i64) -> None:
        super().__init__(seat)
        self.stage: Final[i64] = stage
        self.spent: Final[i64] = spent

    def step(self, t: Table) -> bool:
        d = cast(DiceTable, t)
        stage = self.stage
        while stage < END and not d.is_out(self.seat):
            work = self.work(d, stage)
            stage += 1
            if work is not None:
                d.swap(turn_at(self.seat, stage, self.spent))
                d.push(work)
                return True
        d.swap(turn_at(next_living(d, self.seat), BEGIN, 0))
        return True

    def got(self, t: Table, answer: i64) -> None:
        if self.stage == SHOTS and answer > 0:
            t.swap(turn_at(self.seat, self.stage, answer))

    def work(self, d: DiceTable, stage: i64) -> Frame | None:
        """Do what belongs to a stage, or say which frame will."""
        me = self.seat
        ability = d.seats[me].character
        if stage == BEGIN:
            d.rolls = 0
            d.tell(TURN_BEGAN, me)
            return ability.turn_begins(d, me)
        if stage == ROLL:
            return ROLLING[me]
        if stage == RESULT:
            if not d.rules.suzy_at_turn_end:
                reward_result(d, me)
        elif stage == EARLY_DYNAMITE:
            if d.rules.dynamite_in_order:
                return explode(d, me)
        elif stage == AIM:
            place = next_shot(d, 0)
            return None if place == NO_SHOT else shooting_at(me, place, 0)
        elif stage == SHOTS:
            return None if next_shot(d, 0) == NO_SHOT else strike_by(me, BY_SHOT)
        elif stage == POUR:
            left = d.count(BEER) - self.spent
            return healing_with(me, left, ability.beer_worth(d.seats[me].life)) if left > 0 else None
        elif stage == REMOVE_ARROWS:
            return Removing(me, d.count(GATLING), NOBODY) if ability.removes_arrows() else None
        elif stage == FIRE_GATLING:
            if d.count(GATLING) >= ability.gatlings_needed():
                return Firing(me) if d.rules.gatling_optional else fire(d, me)
        elif stage == LATE_DYNAMITE:
            if not d.rules.dynamite_in_order:
                return explode(d, me)
        elif stage == REST and d.rules.suzy_at_turn_end:
            reward_result(d, me)
        return None


TURNS: Final = vec[Turn](
    [Turn(seat, stage, spent) for seat in range(SEATS) for stage in range(END + 1) for spent in range(2)]
)
"""Every turn there can be, made once: frames never change, so all tables may share them."""


def turn_at(seat: i64, stage: i64, spent: i64) -> Turn:
    return TURNS[(seat * (END + 1) + stage) * 2 + spent]


def reward_result(d: DiceTable, me: i64) -> None:
    """Life points for the final result as such."""
    gain = d.seats[me].character.life_for_result(d)
    if gain > 0:
        d.tell_ability(me)
        heal(d, me, NOBODY, gain)


def explode(d: DiceTable, me: i64) -> Frame | None:
    """Three DYNAMITE or more cost their roller a life point (X26)."""
    if d.count(DYNAMITE) < FATAL_DYNAMITE:
        return None
    d.tell(EXPLODED, me)
    d.seats[me].hits = 1
    return strike_by(me, BY_DYNAMITE)
