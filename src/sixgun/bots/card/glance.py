"""Glance: a view as a bot takes it in before it weighs its options, in numbers about every seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import (
    BARREL,
    BIBLE,
    COUNT,
    DODGE,
    IRON_PLATE,
    MISSED,
    SOMBRERO,
    TEN_GALLON_HAT,
    VOLCANIC,
    Deck,
)
from sixgun.bots.card.times import Times
from sixgun.bots.card.weights import BANG_RATE, MISSED_RATE, SIZE
from sixgun.cardgame.ability import AS_MISSED, UNLIMITED
from sixgun.cardgame.rules import DIAMONDS
from sixgun.cardgame.seat_view import SeatView
from sixgun.cardgame.view import View

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
        self.life: vec[i64] = vec[i64]([0] * EIGHT)
        self.cards: vec[i64] = vec[i64]([0] * EIGHT)
        """How many cards each holds."""
        self.far: vec[i64] = vec[i64]([0] * EIGHT)
        """How far I see each."""
        self.lies: vec[i64] = vec[i64]([0] * EIGHT)
        """Which kinds lie in front of each, a bit a kind."""
        self.escape: vec[float] = vec[float]([0.0] * EIGHT)
        """How likely each gets away from one shot."""
        self.pays: vec[float] = vec[float]([1.0] * EIGHT)
        """How likely it costs each a card to get away: nothing where a draw! cannot fail."""
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
        self.ghost: bool = False
        """Whether I am back for one turn: nothing can be lost, and nothing kept."""

    def look(self, view: View, w: vec[float]) -> None:
        """Take in everything but opinions."""
        self.w = w
        self.me = view.viewer
        self.n = len(view.players)
        self.living = 0
        self.times.look(view)
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
        more: i64 = 0
        for ability in mine.in_force:
            self.misses_needed = max(self.misses_needed, ability.misses_needed)
            self.bang_limit = max(self.bang_limit, ability.bang_limit)
            more += ability.more_bangs
        if self.lies[self.me] & FLAG[VOLCANIC] != 0 and not self.times.event.stills:
            self.bang_limit = UNLIMITED
        self.bang_limit += more
        self.ghost = mine.ghost
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
        draw_fails = 1.0 - self.times.hearts
        draws = False
        if p.cards_work:
            lies = self.lies[p.seat]
            if lies & FLAG[BARREL] != 0:
                hit *= draw_fails
                draws = True
            for card in p.in_play_numbers:
                kind = self.deck.kind[card]
                if kind in (BIBLE, IRON_PLATE, TEN_GALLON_HAT, SOMBRERO):
                    hit *= 0.1
        for ability in p.in_force:
            if ability.dodges:
                hit *= draw_fails
                draws = True
        self.pays[p.seat] = 0.0 if draws and draw_fails == 0.0 else 1.0
        return 1.0 - hit

    def untouched(self, seat: i64, card: i64) -> bool:
        return card >= 0 and self.immune[seat] and self.times.suit(card) == DIAMONDS


def roles_seen(view: View) -> vec[i64]:
    """The role of each seat, as far as the viewer knows it."""
    seen = vec[i64]()
    for p in view.players:
        seen = append(seen, p.role_number)
    return seen
