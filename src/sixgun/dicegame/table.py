"""The table of the dice game: seats in a circle, five dice, a supply of arrows."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.dice import HOW_MANY, UNROLLED, showing
from sixgun.dicegame.event import USED_ABILITY
from sixgun.dicegame.face import ARROWS, BEER
from sixgun.dicegame.ruleset import Ruleset
from sixgun.dicegame.seat import Seat
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import UNDECIDED
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class DiceTable(Table):
    """The whole truth about one dice game."""

    def __init__(self, rules: Ruleset, rng: Rng, seats: vec[Seat]) -> None:
        super().__init__(rng)
        self.rules: Ruleset = rules
        self.seats: vec[Seat] = seats
        self.living: i64 = how_many_live(seats)
        """How many players are still in the game."""
        self.supply: i64 = ARROWS
        self.dice: i64 = UNROLLED
        """What the five dice show (see `dice.py`); before the first roll of a turn it means nothing."""
        self.rolls: i64 = 0
        """Rolls used in this turn."""
        self.verdict: i64 = UNDECIDED
        """The winners, a bit a seat, once the game is over."""
        self.scripted: bool = False
        self.script: vec[i64] = vec[i64]()
        """What the dice of a scenario show, one after the other; after the last every die shows BEER."""
        self.script_at: i64 = 0

    def copy(self) -> "DiceTable":
        """Another table that plays on exactly alike. It keeps no log: search has no use for one."""
        t = DiceTable(self.rules, self.rng.copy(), self.seats[:])
        for seat in range(len(t.seats)):
            t.seats[seat] = t.seats[seat].copy()
        t.supply = self.supply
        t.dice = self.dice
        t.rolls = self.rolls
        t.verdict = self.verdict
        t.scripted = self.scripted
        t.script = self.script
        t.script_at = self.script_at
        t.stack = self.stack[:]
        t.over = self.over
        return t

    def is_out(self, seat: i64) -> bool:
        return self.seats[seat].life == 0

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.stack[0].seat

    def roles(self) -> vec[i64]:
        """The role of each seat."""
        return vec[i64]([seat.role for seat in self.seats])

    # dice

    def show(self) -> i64:
        """The face that the next die rolled shows."""
        if not self.scripted:
            return self.rng.below(6)
        if self.script_at == len(self.script):
            return BEER
        face = self.script[self.script_at]
        self.script_at += 1
        return face

    def count(self, face: i64) -> i64:
        """How many dice show the face."""
        return HOW_MANY[showing(self.dice, face)]

    # arrows and hits

    def return_arrows(self, seat: i64, n: i64) -> None:
        """Put arrows of the seat back into the supply."""
        self.seats[seat].arrows -= n
        self.supply += n

    def clear_hits(self) -> None:
        """The step is over: nobody is about to lose anything."""
        seats = self.seats
        for seat in range(len(seats)):
            seats[seat].hits = 0

    # telling

    def tell_ability(self, seat: i64) -> None:
        """Write into the log that a character's ability had its way."""
        self.tell(USED_ABILITY, seat)


def how_many_live(seats: vec[Seat]) -> i64:
    """How many have a life point."""
    n: i64 = 0
    for seat in seats:
        if seat.life > 0:
            n += 1
    return n
