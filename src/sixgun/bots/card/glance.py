"""Glance: a view as a bot takes it in before it weighs its options, in numbers about every seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import (
    BARREL,
    BIBLE,
    COUNT,
    IRON_PLATE,
    SOMBRERO,
    TEN_GALLON_HAT,
    VOLCANIC,
    Deck,
    serves,
)
from sixgun.bots.card.times import Times
from sixgun.bots.card.weights import BANG_RATE, MISSED_RATE, SIZE
from sixgun.cardgame.ability import AS_BANG, AS_MISSED, STANDS_FOR, UNLIMITED
from sixgun.cardgame.rules import DIAMONDS
from sixgun.cardgame.seat_view import SeatView
from sixgun.cardgame.view import View
from sixgun.kernel.bits import BIT

FLAG: Final = vec[i64]([2**kind for kind in range(COUNT)])
"""The bit of a kind."""

EIGHT: Final = 8


@mypyc_attr(acyclic=True)
class Glance:
    """Numbers about every seat, filled anew before each decision. `enmity` and `chance` are the bot's own opinion."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.times: Final = Times(deck)
        self.w: vec[float] = vec[float]([0.0] * SIZE)
        self.me: i64 = 0
        self.role: i64 = 0
        self.n: i64 = 0
        self.living: i64 = 0
        self.alive: i64 = 0
        """Those who have life points, a bit a seat."""
        self.life: vec[i64] = vec[i64]([0] * EIGHT)
        self.room: vec[i64] = vec[i64]([0] * EIGHT)
        """How many life points each lacks."""
        self.cards: vec[i64] = vec[i64]([0] * EIGHT)
        """How many cards each holds."""
        self.far: vec[i64] = vec[i64]([0] * EIGHT)
        """How far I see each."""
        self.lies: vec[i64] = vec[i64]([0] * EIGHT)
        """Which kinds lie in front of each, a bit a kind."""
        self.escape: vec[float] = vec[float]([0.0] * EIGHT)
        """How likely each gets away from one shot."""
        self.unguarded: vec[float] = vec[float]([1.0] * EIGHT)
        """How likely no card of each hand answers a shot."""
        self.uncovered: vec[float] = vec[float]([1.0] * EIGHT)
        """How likely nothing else of each does: what lies in front of it, or an ability."""
        self.pays: vec[float] = vec[float]([1.0] * EIGHT)
        """How likely it costs each a card to get away: nothing where a draw! cannot fail."""
        self.unarmed: vec[float] = vec[float]([1.0] * EIGHT)
        """How likely each has no BANG! to answer with."""
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
        self.reach: i64 = 1
        self.over: i64 = 0
        """By how many cards my hand is over its limit."""
        self.misses_needed: i64 = 1
        self.bang_limit: i64 = 1
        self.shields: i64 = 0
        """Cards in my hand that answer a shot, whatever makes them do so."""
        self.bangs: i64 = 0
        """Cards in my hand that can be a BANG!."""
        self.ghost: bool = False
        """Whether I am back for one turn: nothing can be lost, and nothing kept."""

    def look(self, view: View, w: vec[float]) -> None:
        """Take in everything but opinions."""
        self.w = w
        self.me = view.viewer
        self.n = len(view.players)
        self.living = 0
        self.alive = 0
        self.times.look(view)
        mine = view.players[self.me]
        for s in range(self.n):
            p = view.players[s]
            self.life[s] = p.life
            self.room[s] = p.max_life - p.life
            self.cards[s] = len(p.hand_numbers) + p.hidden
            self.far[s] = view.distance(self.me, s)
            if not p.alive:
                self.lies[s] = 0
                self.cards[s] = 0
                continue
            self.living += 1
            if p.life > 0:
                self.alive |= BIT[s]
            lies: i64 = 0
            for card in p.in_play_numbers:
                lies |= FLAG[self.deck.kind[card]]
            self.lies[s] = lies
            self.immune[s] = False
            for ability in p.in_force:
                if ability.name == "apache-kid":
                    self.immune[s] = True
            if s != self.me:
                self.escape[s] = self.chance_to_escape(p)
                self.unarmed[s] = self.chance_of_none(p, AS_BANG, self.w[BANG_RATE], self.deck.as_bang)
        self.look_at_myself(mine)

    def remember(self, other: "Glance") -> None:
        """What another saw last in the eliminated, whom nobody looks at any more."""
        self.escape = other.escape[:]
        self.pays = other.pays[:]
        self.unarmed = other.unarmed[:]
        self.immune = other.immune[:]

    def look_at_myself(self, mine: SeatView) -> None:
        self.role = mine.role_number
        self.reach = mine.reach
        held = self.held
        for kind in range(COUNT):
            held[kind] = 0
        self.shields = 0
        self.bangs = 0
        for card in mine.hand_numbers:
            held[self.deck.kind[card]] += 1
            if self.is_used_as(mine, card, AS_MISSED):
                self.shields += 1
            if self.is_used_as(mine, card, AS_BANG):
                self.bangs += 1
        self.over = len(mine.hand_numbers) - mine.hand_limit
        self.misses_needed = 1
        self.bang_limit = 1
        more: i64 = 0
        for ability in mine.in_force:
            self.misses_needed = max(self.misses_needed, ability.misses_needed)
            self.bang_limit = max(self.bang_limit, ability.bang_limit)
            more += ability.more_bangs
        if self.lies[self.me] & FLAG[VOLCANIC] != 0 and not self.times.event.stills:
            self.bang_limit = UNLIMITED
        self.bang_limit += more
        self.ghost = mine.ghost

    def is_used_as(self, p: SeatView, card: i64, what: i64) -> bool:
        """Whether a hand card can be a BANG! or a Missed! to its owner, by itself or by what bends the rules."""
        kind = self.deck.rules.kinds_by_card[card]
        if serves(kind, what):
            return True
        for ability in p.in_force:  # noqa: SIM110 - a generator would be made each time
            if ability.hooks & STANDS_FOR != 0 and ability.stands_for(kind, what):
                return True
        return False

    def chance_of_none(self, p: SeatView, what: i64, rate: float, more: dict[str, float]) -> float:
        """How likely nothing in a hand can be a BANG! or a Missed!, by their rate and by those that stand for more."""
        for card in p.hand_numbers:
            if self.is_used_as(p, card, what):
                return 0.0
        for ability in p.in_force:
            if ability.hooks & STANDS_FOR != 0:
                rate += more.get(ability.name, 0.0)
        if rate >= 1.0:
            return 1.0 if p.hidden == 0 else 0.0
        none: float = 1.0
        for _ in range(p.hidden):
            none *= 1.0 - rate
        return none

    def chance_to_escape(self, p: SeatView) -> float:
        """How likely a seat has an answer to one shot."""
        hit: float = 1.0
        draws = False
        if p.cards_work:
            for card in p.in_play_numbers:
                kind = self.deck.kind[card]
                hit *= self.past(kind)
                draws = draws or kind == BARREL
        draw_fails = 1.0 - self.times.hearts
        for ability in p.in_force:
            if ability.dodges:
                hit *= draw_fails
                draws = True
        self.pays[p.seat] = 0.0 if draws and draw_fails == 0.0 else 1.0
        self.uncovered[p.seat] = hit
        self.unguarded[p.seat] = self.chance_of_none(p, AS_MISSED, self.w[MISSED_RATE], self.deck.as_missed)
        return 1.0 - hit * self.unguarded[p.seat]

    def past(self, kind: i64) -> float:
        """How likely a shot goes past a card of that kind which lies in front of somebody."""
        if kind == BARREL:
            return 1.0 - self.times.hearts
        return 0.1 if kind in (BIBLE, IRON_PLATE, TEN_GALLON_HAT, SOMBRERO) else 1.0

    def untouched(self, seat: i64, card: i64) -> bool:
        return card >= 0 and self.immune[seat] and self.times.suit(card) == DIAMONDS


def roles_seen(view: View) -> vec[i64]:
    """The role of each seat, as far as the viewer knows it."""
    seen = vec[i64]()
    for p in view.players:
        seen = append(seen, p.role_number)
    return seen
