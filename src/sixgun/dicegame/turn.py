"""A turn from its beginning to the next player's: roll, then resolve the dice in their order (X16, X20)."""

from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.event import EXPLODED, TURN_BEGAN
from sixgun.dicegame.face import BEER, BY_DYNAMITE, BY_SHOT, DYNAMITE, FATAL_DYNAMITE, GATLING
from sixgun.dicegame.gatling import Firing, Removing, fire
from sixgun.dicegame.harm import heal
from sixgun.dicegame.healing import healing_with
from sixgun.dicegame.rolling import ROLLING
from sixgun.dicegame.shooting import NO_SHOT, next_shot, shooting_at
from sixgun.dicegame.strike import strike
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.circle import SEATS, next_after
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
        if (d.is_out(self.seat) or self.resolve(d)) and not d.over:
            d.swap(turn_at(next_after(d.present, self.seat), BEGIN, 0))
        return True

    def got(self, t: Table, answer: i64) -> None:
        if self.stage == SHOTS and answer > 0:
            t.swap(turn_at(self.seat, self.stage, answer))

    def resolve(self, d: DiceTable) -> bool:
        """Go through the stages up to the first that needs a frame, which is put first; True if none is left."""
        me = self.seat
        stage = self.stage
        ability = d.seats[me].character
        rules = d.rules
        if stage == BEGIN:
            d.rolls = 0
            d.tell(TURN_BEGAN, me)
            first = ability.turn_begins(d, me)
            if first is not None:
                return self.wait_for(d, ROLL, first)
        if stage <= ROLL:
            return self.wait_for(d, RESULT, ROLLING[me])
        if stage == RESULT and not rules.suzy_at_turn_end:
            reward_result(d, me)
        if stage <= EARLY_DYNAMITE and rules.dynamite_in_order and explodes(d):
            reaction = explode(d, me)
            if reaction is not None:
                return self.wait_for(d, AIM, reaction)
            if self.is_cut_short(d):
                return True
        if stage <= AIM:
            place = next_shot(d, NO_SHOT)
            if place != NO_SHOT:
                return self.wait_for(d, SHOTS, shooting_at(me, place, 0))
        if stage == SHOTS:
            reaction = strike(d, me, BY_SHOT)
            if reaction is not None:
                return self.wait_for(d, POUR, reaction)
            if self.is_cut_short(d):
                return True
        if stage <= POUR:
            left = d.count(BEER) - self.spent
            if left > 0:
                return self.wait_for(d, REMOVE_ARROWS, healing_with(me, left, ability.beer_worth(d.seats[me].life)))
        gatlings = d.count(GATLING)
        if stage <= REMOVE_ARROWS and gatlings > 0 and ability.removes_arrows:
            return self.wait_for(d, FIRE_GATLING, Removing(me, gatlings, NOBODY))
        if stage <= FIRE_GATLING and gatlings > 0 and gatlings >= ability.gatlings_needed:
            reaction = Firing(me) if rules.gatling_optional else fire(d, me)
            if reaction is not None:
                return self.wait_for(d, LATE_DYNAMITE, reaction)
            if self.is_cut_short(d):
                return True
        if stage <= LATE_DYNAMITE and not rules.dynamite_in_order and explodes(d):
            reaction = explode(d, me)
            if reaction is not None:
                return self.wait_for(d, REST, reaction)
            if self.is_cut_short(d):
                return True
        if stage <= REST and rules.suzy_at_turn_end:
            reward_result(d, me)
        return True

    def is_cut_short(self, d: DiceTable) -> bool:
        """Whether what is left of the turn is not resolved any more."""
        return d.over or d.is_out(self.seat)

    def wait_for(self, d: DiceTable, stage: i64, work: Frame) -> bool:
        """Go on with a stage when this work is done: the turn is not over."""
        d.push_over(turn_at(self.seat, stage, self.spent), work)
        return False


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


def explodes(d: DiceTable) -> bool:
    """Whether enough DYNAMITE show."""
    return d.count(DYNAMITE) >= FATAL_DYNAMITE


def explode(d: DiceTable, me: i64) -> Frame | None:
    """Three DYNAMITE or more cost their roller a life point (X26)."""
    d.tell(EXPLODED, me)
    d.aim(me, 1)
    return strike(d, me, BY_DYNAMITE)
