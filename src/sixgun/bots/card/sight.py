"""Sight: a view as a bot takes it in before it weighs its options, and what things are worth on this table."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import (
    BANG,
    BARREL,
    BEER,
    BIBLE,
    COUNT,
    DODGE,
    IRON_PLATE,
    MISSED,
    REACH,
    SOMBRERO,
    TEN_GALLON_HAT,
    VOLCANIC,
    Deck,
)
from sixgun.bots.card.weights import (
    BANG_RATE,
    BEER_RATE,
    CARD,
    CAUTION,
    DEATH,
    HIS_CARD,
    IN_HAND,
    KILL,
    LIFE,
    LIFE_LOW,
    LOW,
    LYING,
    MISSED_RATE,
    PENALTY,
    REACHED,
    REWARD,
    SIZE,
    SPARE,
)
from sixgun.cardgame.ability import AS_MISSED
from sixgun.cardgame.rules import DIAMONDS
from sixgun.cardgame.view import SeatView, View
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

FLAG: Final = vec[i64]([2**kind for kind in range(COUNT)])
"""The bit of a kind."""

EIGHT: Final = 8


@final
@mypyc_attr(acyclic=True)
class Sight:
    """Numbers about every seat, filled anew before each decision. `enmity` and `chance` are the bot's own opinion."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.w: vec[float] = vec[float]([0.0] * SIZE)
        self.me: i64 = 0
        self.role: i64 = 0
        self.n: i64 = 0
        self.living: i64 = 0
        self.life: vec[i64] = vec[i64]([0] * EIGHT)
        self.cards: vec[i64] = vec[i64]([0] * EIGHT)
        """How many cards each holds."""
        self.far: vec[i64] = vec[i64]([0] * EIGHT)
        """How far I see each."""
        self.lies: vec[i64] = vec[i64]([0] * EIGHT)
        """Which kinds lie in front of each, a bit a kind."""
        self.escape: vec[float] = vec[float]([0.0] * EIGHT)
        """How likely each gets away from one shot."""
        self.immune: vec[bool] = vec[bool]([False] * EIGHT)
        """Whether diamonds do no harm."""
        self.enmity: vec[float] = vec[float]([0.0] * EIGHT)
        """What a life point lost by each is worth to me."""
        self.chance: vec[float] = vec[float]([0.0] * (4 * EIGHT))
        """How likely each seat has each role."""
        self.held: vec[i64] = vec[i64]([0] * COUNT)
        """How many cards of each kind I hold."""
        self.late: float = 0.0
        """The part of the Outlaws that is gone."""
        self.foes: float = 0.0
        """How many Outlaws and Renegades are left, to the best of my knowledge."""
        self.reach: i64 = 1
        self.over: i64 = 0
        """By how many cards my hand is over its limit."""
        self.max_life: i64 = 0
        self.misses_needed: i64 = 1
        self.bang_limit: i64 = 1
        self.shields: i64 = 0
        """Cards in my hand that answer a shot."""

    def look(self, view: View, w: vec[float]) -> None:
        """Take in everything but opinions."""
        self.w = w
        self.me = view.viewer
        self.n = len(view.players)
        self.living = 0
        mine = view.players[self.me]
        for s in range(self.n):
            p = view.players[s]
            self.life[s] = p.life
            self.cards[s] = len(p.hand_numbers) + p.hidden
            self.far[s] = view.distance(self.me, s)
            if not p.alive:
                self.lies[s] = 0
                self.cards[s] = 0
                continue
            self.living += 1
            lies: i64 = 0
            for card in p.in_play_numbers:
                lies |= FLAG[self.deck.kind[card]]
            self.lies[s] = lies
            self.immune[s] = False
            for ability in p.in_force:
                if ability.name == "apache-kid":
                    self.immune[s] = True
            if s != self.me:
                self.escape[s] = self.chance_to_escape(view, p)
        self.look_at_myself(mine)

    def look_at_myself(self, mine: SeatView) -> None:
        self.role = mine.role_number
        self.reach = mine.reach
        self.max_life = mine.max_life
        held = self.held
        for kind in range(COUNT):
            held[kind] = 0
        for card in mine.hand_numbers:
            held[self.deck.kind[card]] += 1
        self.over = len(mine.hand_numbers) - mine.hand_limit
        self.misses_needed = 1
        self.bang_limit = 1
        for ability in mine.in_force:
            self.misses_needed = max(self.misses_needed, ability.misses_needed)
            self.bang_limit = max(self.bang_limit, ability.bang_limit)
        if self.lies[self.me] & FLAG[VOLCANIC] != 0:
            self.bang_limit = 1000
        self.shields = held[MISSED] + held[DODGE]

    def chance_to_escape(self, view: View, p: SeatView) -> float:
        """How likely a seat has an answer to one shot."""
        rate = self.w[MISSED_RATE]
        rules = view.rules
        bang = rules.kinds[rules.bang]
        for ability in p.in_force:
            if ability.stands_for(bang, AS_MISSED):
                rate += self.w[BANG_RATE]
        hit: float = 1.0
        for _ in range(p.hidden):
            hit *= 1.0 - rate
        for card in p.hand_numbers:
            kind = self.deck.kind[card]
            if kind in (MISSED, DODGE):
                hit = 0.05
        if p.cards_work:
            lies = self.lies[p.seat]
            if lies & FLAG[BARREL] != 0:
                hit *= 0.75
            for card in p.in_play_numbers:
                kind = self.deck.kind[card]
                if kind in (BIBLE, IRON_PLATE, TEN_GALLON_HAT, SOMBRERO):
                    hit *= 0.1
        for ability in p.in_force:
            if ability.dodges:
                hit *= 0.75
        return 1.0 - hit

    def untouched(self, seat: i64, card: i64) -> bool:
        return card >= 0 and self.immune[seat] and self.deck.rules.suit[card] == DIAMONDS

    # what is won and lost

    def hit(self, seat: i64) -> float:
        """What it is worth to me that a seat loses a life point."""
        w = self.w
        enmity = self.enmity[seat]
        life = self.life[seat]
        low: float = 1.0 if life <= 2 else 0.5 if life == 3 else 0.0
        gain = enmity * (1.0 + w[LOW] * low) - w[CAUTION]
        if life == 1:
            dies: float = 1.0
            if self.living > 2:
                dies = max(1.0 - w[BEER_RATE] * float(self.cards[seat]), 0.1)
            gain += dies * self.gone(seat)
        return gain

    def gone(self, seat: i64) -> float:
        """What it is worth to me to eliminate a seat, over the hit itself."""
        w = self.w
        gain = self.enmity[seat] * w[KILL]
        if self.living == 2:
            return gain + w[DEATH]
        if self.n == 3:
            return gain + w[REWARD]
        foe = self.chance[4 * seat + OUTLAW] + self.chance[4 * seat + RENEGADE]
        gain += self.chance[4 * seat + OUTLAW] * w[REWARD]
        if self.role == RENEGADE:
            if self.chance[4 * seat + SHERIFF] > 0.5:
                gain -= w[DEATH]  # with others left, the Outlaws would win
        elif self.role == OUTLAW:
            gain += self.chance[4 * seat + SHERIFF] * w[DEATH]
        elif self.foes - foe < 0.3:
            gain += foe * w[DEATH]
        if self.role == SHERIFF:
            gain -= self.chance[4 * seat + DEPUTY] * w[PENALTY]
        return gain

    def hurt(self) -> float:
        """What it costs me to lose a life point."""
        w = self.w
        life = self.life[self.me]
        if life == 1 and (self.living == 2 or self.held[BEER] == 0):
            return w[DEATH]
        return w[LIFE] + (w[LIFE_LOW] if life <= 2 else 0.0)

    def healed(self, seat: i64) -> float:
        """What a life point for a seat is worth to me, if it lacks one."""
        w = self.w
        if seat == self.me:
            life = self.life[seat]
            return w[LIFE] + (w[LIFE_LOW] if life <= 2 else 0.0)
        return -self.enmity[seat]

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
            if self.life[self.me] <= 2:
                value *= 1.4
        elif REACH[kind] > 0:
            if kind != VOLCANIC and REACH[kind] <= self.reach:
                value *= 0.2
        elif self.lies[self.me] & FLAG[kind] != 0:
            value *= 0.3
        return value

    def price(self, kind: i64) -> float:
        """What it costs me to give a card away: little, if I could not keep all anyway."""
        value = self.worth(kind)
        return value * self.w[SPARE] if self.over > 0 else value

    def take_from_hand(self, seat: i64) -> float:
        """What it is worth to me that a seat loses a card of its hand."""
        few: float = 1.5 if self.cards[seat] == 1 else 1.0
        return self.enmity[seat] * self.w[HIS_CARD] * few

    def take_from_table(self, seat: i64, kind: i64) -> float:
        """What it is worth to me that a card no longer lies in front of a seat."""
        value = self.w[LYING + kind]
        if seat == self.me:
            return -value
        return self.enmity[seat] * value

    def drawn(self, count: i64) -> float:
        """What so many unknown cards are worth to me."""
        return self.w[CARD] * float(count)

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


def roles_seen(view: View) -> vec[i64]:
    """The role of each seat, as far as the viewer knows it."""
    seen = vec[i64]()
    for p in view.players:
        seen = append(seen, p.role_number)
    return seen
