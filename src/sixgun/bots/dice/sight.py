"""Sight: what a bot sees of the table in plain numbers, and what it thinks of everyone there."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.weights import LIFE, LIFE_LATE, SIZE
from sixgun.dicegame.ability import NO_ABILITY, Ability
from sixgun.dicegame.circle import can_reach
from sixgun.dicegame.face import BY_SHOT
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT

SEATS: Final = 8
FAR: Final = 2
"""A ONE and a TWO."""


@final
@mypyc_attr(acyclic=True)
class Sight:
    """Filled anew at every decision: by seat."""

    def __init__(self) -> None:
        self.w: vec[float] = vec[float]([0.0] * SIZE)
        self.n: i64 = 0
        self.me: i64 = 0
        self.role: i64 = 0
        self.living: i64 = 0
        self.alive: i64 = 0
        """Those who have life points, a bit a seat."""
        self.supply: i64 = 0
        self.rolls_left: i64 = 0
        self.ability: Ability = NO_ABILITY
        self.life: vec[i64] = vec[i64]([0] * SEATS)
        self.room: vec[i64] = vec[i64]([0] * SEATS)
        """Life points that a seat has lost."""
        self.arrows: vec[i64] = vec[i64]([0] * SEATS)
        self.pierced: vec[i64] = vec[i64]([0] * SEATS)
        """Life points that a seat would lose to an attack of the Indians now."""
        self.hits: vec[i64] = vec[i64]([0] * SEATS)
        self.safe: vec[bool] = vec[bool]([False] * SEATS)
        """Those whom no Gatling hurts."""
        self.prickly: vec[bool] = vec[bool]([False] * SEATS)
        """Those who give an arrow to whoever shoots them."""
        self.reach: vec[bool] = vec[bool]([False] * (FAR * SEATS))
        """Whom a ONE of mine reaches, then whom a TWO does."""
        self.faces: vec[i64] = vec[i64]([0] * 5)
        self.chance: vec[float] = vec[float]([0.0] * (4 * SEATS))
        """How likely each role is at each seat."""
        self.enmity: vec[float] = vec[float]([0.0] * SEATS)
        """What a life point lost by each seat is worth to me."""
        self.decides: vec[float] = vec[float]([0.0] * SEATS)
        """How likely it is that I win by a seat's death, less how likely I lose by it; those count as eliminated whom
        the hits of this step leave without life."""
        self.own: float = 0.0
        """What a life point of mine is worth to me."""
        self.late: float = 0.0
        """How many of the Outlaws are gone, as a part of one."""

    def look(self, view: View, w: vec[float]) -> None:
        """Take in everything but what the bot thinks."""
        self.w = w
        self.n = len(view.players)
        self.me = view.viewer
        self.supply = view.supply
        me = view.players[view.viewer]
        self.role = me.role_number
        self.ability = me.ability
        self.rolls_left = me.ability.rolls - view.rolls
        living: i64 = 0
        self.alive = 0
        for p in view.players:
            at = p.seat
            self.life[at] = p.life
            self.room[at] = p.max_life - p.life
            self.arrows[at] = p.arrows
            self.pierced[at] = p.ability.lost_to_indians(p.arrows)
            self.hits[at] = p.hits
            self.safe[at] = p.ability.untouched_by_gatling
            self.prickly[at] = p.ability.arrows_for_attacker(BY_SHOT) > 0
            if p.life > 0:
                living += 1
                self.alive |= BIT[at]
        self.living = living
        self.own = w[LIFE] + w[LIFE_LATE] * (1.0 - float(living) / float(self.n))
        for i in range(len(view.dice_numbers)):
            self.faces[i] = view.dice_numbers[i]
        self.find_reach()

    def remember(self, other: "Sight") -> None:
        """What another thought last of the eliminated, of whom nobody thinks any more."""
        self.decides = other.decides[:]

    def find_reach(self) -> None:
        """Whom each kind of shot reaches; with two or three players left a TWO counts as a ONE (X30)."""
        far: i64 = 2
        if self.living <= 3:
            far = 1
        places: i64 = 0
        for left in range(self.n):
            seat = (self.me + left) % self.n
            self.reach[seat] = False
            self.reach[SEATS + seat] = False
            if left > 0 and self.life[seat] > 0:
                places += 1
                self.reach[seat] = can_reach(self.ability, 1, places, self.living)
                self.reach[SEATS + seat] = can_reach(self.ability, far, places, self.living)


def roles_seen(view: View) -> vec[i64]:
    """The role of each seat, as far as the viewer knows it."""
    seen = vec[i64]()
    for p in view.players:
        seen = append(seen, p.role_number)
    return seen
