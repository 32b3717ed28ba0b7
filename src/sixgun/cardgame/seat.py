"""A seat: the player's role, character, life points and cards."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.force import NO_FORCE, Force


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player, as he is. Hand and cards in play are in the order in which they came."""

    def __init__(self, role: i64, character: Ability, life: i64, max_life: i64) -> None:
        self.role: i64 = role
        self.character: Ability = character
        self.borrowed: Ability = NO_ABILITY
        """The ability that Vera Custer has chosen."""
        self.dealt: Ability = character
        """The character that he began with."""
        self.second: Ability = NO_ABILITY
        """The character that he may take in place of his own (H28)."""
        self.force: Force = NO_FORCE
        """What bends the rules for him now, besides the cards in play: see `CardTable.enforce`."""
        self.life: i64 = life
        self.max_life: i64 = max_life
        self.hand: vec[i64] = vec[i64]()
        self.in_play: vec[i64] = vec[i64]()
        self.bangs: i64 = 0
        """BANG! cards played this turn."""
        self.used: i64 = 0
        """How often the ability was used this turn."""
        self.owed: i64 = 0
        """Cards that wait to be drawn (Molly Stark)."""
        self.ran_dry: bool = False
        """Whether the hand has run empty and nothing has come since (Suzy Lafayette)."""
        self.killer: i64 = -1
        """Who took the last life point."""

    def copy(self) -> "Seat":
        seat = Seat(self.role, self.character, self.life, self.max_life)
        seat.force = self.force
        if self.borrowed is not NO_ABILITY:
            seat.borrowed = self.borrowed
        if self.dealt is not self.character:
            seat.dealt = self.dealt
        if self.second is not NO_ABILITY:
            seat.second = self.second
        seat.hand = self.hand[:]
        seat.in_play = self.in_play[:]
        seat.bangs = self.bangs
        seat.used = self.used
        seat.owed = self.owed
        seat.ran_dry = self.ran_dry
        seat.killer = self.killer
        return seat
