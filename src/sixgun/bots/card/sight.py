"""Sight: what things are worth on the table that a bot has taken in."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import BANG, BEER, MISSED, REACH, VOLCANIC
from sixgun.bots.card.glance import FLAG, Glance
from sixgun.bots.card.times import LIFE_POINT, NO_BEER, SHOTS
from sixgun.bots.card.weights import (
    ALLY,
    BEER_RATE,
    CARD,
    CAUTION,
    DEATH,
    FRIEND,
    GAME,
    HIS_CARD,
    IN_HAND,
    KILL,
    LIFE,
    LIFE_LOW,
    LOW,
    LYING,
    PENALTY,
    REACHED,
    REWARD,
    SPARE,
)
from sixgun.bots.ending import ending
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

DOOMED: Final = 0.5
"""How much of being eliminated it is to be as good as eliminated: something may happen before."""
KEPT: Final = 0.4
"""How likely a shot hits me that I know of beforehand."""
STILL: Final = 0.6
"""How much of a card in play is left while it has no effect: the next event may bring it back."""


@final
@mypyc_attr(acyclic=True)
class Sight(Glance):
    """Gains and losses in life points of a sure enemy, by the weights and by what the bot thinks of everyone."""

    # what is won and lost

    def hit(self, seat: i64) -> float:
        """What it is worth to me that a seat loses a life point."""
        gain = self.blow(seat)
        if self.life[seat] == 1:
            gain += self.dies(seat) * self.w[GAME] * self.ending(BIT[seat])
        return gain

    def blow(self, seat: i64) -> float:
        """The same, apart from the game that it may end."""
        w = self.w
        life = self.life[seat]
        low: float = 1.0 if life <= 2 else 0.5 if life == 3 else 0.0
        gain = self.enmity[seat] * (1.0 + w[LOW] * low) - w[CAUTION]
        return gain + self.dies(seat) * self.gone(seat) if life == 1 else gain

    def dies(self, seat: i64) -> float:
        """How likely a seat does not survive a hit on its last life point."""
        if self.living == 2 or self.times.now & NO_BEER != 0:
            return 1.0
        return max(1.0 - self.w[BEER_RATE] * float(self.cards[seat]), 0.1)

    def gone(self, seat: i64) -> float:
        """What it is worth to me to eliminate a seat, over the hit itself, while the game goes on."""
        w = self.w
        gain = self.enmity[seat] * w[KILL]
        if self.n == 3:
            return gain + w[REWARD]
        gain += self.chance[4 * seat + OUTLAW] * w[REWARD]
        if self.role == OUTLAW:
            return gain - self.chance[4 * seat + OUTLAW] * w[ALLY]
        if self.role == SHERIFF:
            gain -= self.chance[4 * seat + DEPUTY] * w[PENALTY]
        return gain - self.chance[4 * seat + DEPUTY] * w[ALLY] if self.role != RENEGADE else gain

    def trust(self, seat: i64) -> float:
        """How likely a seat wins with me; nobody does at a table of three, nor with a Renegade."""
        if self.n == 3 or self.role == RENEGADE:
            return 0.0
        if self.role == OUTLAW:
            return self.chance[4 * seat + OUTLAW]
        return self.chance[4 * seat + SHERIFF] + self.chance[4 * seat + DEPUTY]

    def spares(self, seat: i64) -> bool:
        """Whether I aim at a seat on no account: a friend, by all I know, whatever comes with the shot."""
        return self.trust(seat) >= self.w[FRIEND]

    def ending(self, dead: i64) -> float:
        """How likely I win when I have eliminated these (bits) and nobody else, less how likely I lose by it."""
        return ending(self.chance, self.alive, dead, self.n, self.me, self.role)

    def hurt(self, amount: i64 = 1) -> float:
        """What it costs me to lose life points."""
        w = self.w
        if self.ghost:
            return 0.0
        left = self.life[self.me] - amount
        if left <= 0 and self.beers() <= -left:
            return w[DEATH]
        loss = w[LIFE] * float(amount) + (w[LIFE_LOW] if left <= 1 else 0.0)
        return loss + w[DEATH] * DOOMED if self.is_doomed(left) else loss

    def healed(self, seat: i64) -> float:
        """What a life point for a seat is worth to me, if it lacks one."""
        w = self.w
        if seat == self.me:
            if self.ghost:
                return 0.0
            life = self.life[seat]
            gain = w[LIFE] + (w[LIFE_LOW] if life <= 2 else 0.0)
            return gain + w[DEATH] * DOOMED if self.is_doomed(life) else gain
        return -self.enmity[seat]

    def beers(self) -> i64:
        """How many Beers of mine could save me now."""
        return 0 if self.living == 2 or self.times.now & NO_BEER != 0 else self.held[BEER]

    def is_doomed(self, life: i64) -> bool:
        """Whether with so many life points I shall not survive the beginning of my next turn."""
        return self.times.then & LIFE_POINT != 0 and life <= 1 and (self.living == 2 or self.held[BEER] == 0)

    # cards

    def worth(self, kind: i64) -> float:
        """What a card of that kind is worth in my hand."""
        w = self.w
        value = w[IN_HAND + kind]
        if kind == BANG:
            if self.bang_limit == 1 and self.held[BANG] > 1:
                value *= 0.6
        elif kind == MISSED:
            if self.held[MISSED] > 2:
                value *= 0.6
        elif kind == BEER:
            if self.living <= 2:
                return 0.05
            if (self.times.now | self.times.then) & NO_BEER != 0:
                value *= 0.5
            elif self.life[self.me] <= 2:
                value *= 1.4
        elif REACH[kind] > 0:
            if kind != VOLCANIC and REACH[kind] <= self.reach:
                value *= 0.2
        elif self.lies[self.me] & FLAG[kind] != 0:
            value *= 0.3
        return value

    def price(self, kind: i64) -> float:
        """What it costs me to give a card away: little, if I could not keep all anyway."""
        if self.ghost:
            return 0.0
        value = self.worth(kind)
        return value * self.w[SPARE] if self.over > 0 else value - self.keeping()

    def keeping(self) -> float:
        """What it costs me to have one card more when my next turn begins."""
        return KEPT * self.w[LIFE] if self.times.then & SHOTS != 0 else 0.0

    def take_from_hand(self, seat: i64) -> float:
        """What it is worth to me that a seat loses a card of its hand."""
        few: float = 1.5 if self.cards[seat] == 1 else 1.0
        return self.enmity[seat] * self.w[HIS_CARD] * few

    def take_from_table(self, seat: i64, kind: i64) -> float:
        """What it is worth to me that a card no longer lies in front of a seat."""
        value = self.w[LYING + kind]
        if self.times.event.stills:
            value *= STILL
        if seat == self.me:
            return -value
        return self.enmity[seat] * value

    def drawn(self, count: i64) -> float:
        """What so many unknown cards are worth to me."""
        return (self.w[CARD] - 0.5 * self.keeping()) * float(count)

    def range_gain(self, reach: i64) -> float:
        """What it would bring to shoot that far instead of as far as now."""
        gain: float = 0.0
        for s in range(self.n):
            if self.life[s] > 0 and s != self.me and self.enmity[s] > 0.0:
                far = self.far[s]
                if far <= reach and far > self.reach:
                    gain += self.enmity[s]
                elif far > reach and far <= self.reach:
                    gain -= self.enmity[s]
        return gain * self.w[REACHED]
