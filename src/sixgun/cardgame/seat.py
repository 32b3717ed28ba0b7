"""A seat: the player's role, character, life points and cards."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_ABILITY, NO_CHECK, Ability


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
        self.in_force: vec[Ability] = vec[Ability]()
        """The abilities that bend the rules for him now, besides the cards in play: see `CardTable.enforce`."""
        self.sees_closer: i64 = 0
        self.seen_farther: i64 = 0
        self.bang_limit: i64 = 1
        self.more_bangs: i64 = 0
        self.keeps: i64 = 0
        self.dodges: bool = False
        self.silences: bool = False
        self.checks: bool = False
        self.hooks: i64 = 0
        """What those abilities come to, of all that is asked so often that it has to be at hand."""
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

    def enforce(self, force: vec[Ability]) -> None:
        """These abilities are in force from now on."""
        self.in_force = force
        self.sees_closer = 0
        self.seen_farther = 0
        self.bang_limit = 1
        self.more_bangs = 0
        self.keeps = 0
        self.dodges = False
        self.silences = False
        self.checks = False
        self.hooks = 0
        for ability in force:
            self.hooks |= ability.hooks
            self.sees_closer += ability.sees_closer
            self.seen_farther += ability.seen_farther
            self.more_bangs += ability.more_bangs
            if ability.bang_limit > self.bang_limit:
                self.bang_limit = ability.bang_limit
            if ability.keeps > self.keeps:
                self.keeps = ability.keeps
            if ability.dodges:
                self.dodges = True
            if ability.silences:
                self.silences = True
            if ability.check != NO_CHECK:
                self.checks = True

    def copy(self) -> "Seat":
        seat = Seat(self.role, self.character, self.life, self.max_life)
        seat.borrowed = self.borrowed
        seat.dealt = self.dealt
        seat.second = self.second
        seat.in_force = self.in_force  # never changed, only replaced
        seat.sees_closer = self.sees_closer
        seat.seen_farther = self.seen_farther
        seat.bang_limit = self.bang_limit
        seat.more_bangs = self.more_bangs
        seat.keeps = self.keeps
        seat.dodges = self.dodges
        seat.silences = self.silences
        seat.checks = self.checks
        seat.hooks = self.hooks
        seat.hand = self.hand[:]
        seat.in_play = self.in_play[:]
        seat.bangs = self.bangs
        seat.used = self.used
        seat.owed = self.owed
        seat.ran_dry = self.ran_dry
        seat.killer = self.killer
        return seat
