"""The table of the dice game: seats in a circle, five dice, a supply of arrows."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.dice import THROWS, UNROLLED, WAYS, on_face, only, showing, without
from sixgun.dicegame.event import USED_ABILITY
from sixgun.dicegame.face import ARROWS, BEER, DICE
from sixgun.dicegame.rules import Rules
from sixgun.dicegame.seat import Seat
from sixgun.kernel.bits import BIT, FIRST, HOW_MANY
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class DiceTable(Table):
    """The whole truth about one dice game."""

    def __init__(self, rules: Rules, rng: Rng, seats: vec[Seat]) -> None:
        super().__init__(rng, those_alive(seats))
        self.rules: Rules = rules
        self.seats: vec[Seat] = seats
        self.hit: i64 = those_hit(seats)
        """Those who have hits, a bit a seat."""
        self.supply: i64 = ARROWS
        self.dice: i64 = UNROLLED
        """What the five dice show (see `dice.py`); before the first roll of a turn it means nothing."""
        self.rolls: i64 = 0
        """Rolls used in this turn."""
        self.scripted: bool = False
        self.script: vec[i64] = vec[i64]()
        """What the dice of a scenario show, one after the other; after the last every die shows BEER."""
        self.script_at: i64 = 0
        self.pairs: vec[i64] = vec[i64]()
        """The characters to choose from, while some have still to choose: see `kernel/pairs.py`."""

    def copy(self) -> "DiceTable":
        """Another table that plays on exactly alike. It keeps no log: search has no use for one."""
        t = DiceTable(self.rules, self.rng.copy(), self.seats[:])
        for seat in range(len(t.seats)):
            t.seats[seat] = t.seats[seat].copy()
        t.supply = self.supply
        t.dice = self.dice
        t.rolls = self.rolls
        t.winners = self.winners
        t.scripted = self.scripted
        t.script = self.script
        t.script_at = self.script_at
        t.pairs = self.pairs  # it is never changed, only replaced
        t.stand_like(self)
        t.over = self.over
        return t

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.bottom().seat

    def roles(self) -> vec[i64]:
        """The role of each seat."""
        return vec[i64]([seat.role for seat in self.seats])

    # dice

    def roll(self, some: i64) -> None:
        """Some dice fall anew, the others stay."""
        self.dice = without(self.dice, some) | only(self.throw(some), some)
        self.rolls += 1

    def throw(self, some: i64) -> i64:
        """Five dice, of which only those rolled count."""
        if self.scripted:
            return self.next_of_script(some)
        return THROWS[self.rng.below(WAYS)]

    def next_of_script(self, some: i64) -> i64:
        """What the next dice of the script show, in the places of those rolled."""
        dice: i64 = 0
        for place in range(DICE):
            if some & BIT[place] != 0:
                face: i64 = BEER
                if self.script_at < len(self.script):
                    face = self.script[self.script_at]
                    self.script_at += 1
                dice |= on_face(BIT[place], face)
        return dice

    def count(self, face: i64) -> i64:
        """How many dice show the face."""
        return HOW_MANY[showing(self.dice, face)]

    # arrows and hits

    def return_arrows(self, seat: i64, n: i64) -> None:
        """Put arrows of the seat back into the supply."""
        self.seats[seat].arrows -= n
        self.supply += n

    def aim(self, seat: i64, hits: i64) -> None:
        """The seat is about to lose so many more life points in this step."""
        self.seats[seat].hits += hits
        self.hit |= BIT[seat]

    def spare(self, seat: i64) -> None:
        """The seat loses one life point less."""
        s = self.seats[seat]
        s.hits -= 1
        if s.hits == 0:
            self.hit &= ~BIT[seat]

    def clear_hits(self) -> None:
        """The step is over: nobody is about to lose anything."""
        seats = self.seats
        left = self.hit
        while left != 0:
            seats[FIRST[left]].hits = 0
            left &= left - 1
        self.hit = 0

    # telling

    def tell_ability(self, seat: i64) -> None:
        """Write into the log that a character's ability had its way."""
        self.tell(USED_ABILITY, seat)


def those_alive(seats: vec[Seat]) -> i64:
    """Those who have a life point, a bit a seat."""
    bits: i64 = 0
    for seat in range(len(seats)):
        if seats[seat].life > 0:
            bits |= BIT[seat]
    return bits


def those_hit(seats: vec[Seat]) -> i64:
    """Those who have hits, a bit a seat."""
    bits: i64 = 0
    for seat in range(len(seats)):
        if seats[seat].hits > 0:
            bits |= BIT[seat]
    return bits
