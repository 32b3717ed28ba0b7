"""Cards that strike everyone else: what the hits are worth, and how the game ends if several fall at once."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.card.glance import EIGHT
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.weights import GAME
from sixgun.kernel.bits import BIT


def volley(s: Sight, card: i64) -> float:
    """A shot at everyone else."""
    hit = vec[float]([0.0] * EIGHT)
    gain: float = 0.0
    for target in range(s.n):
        if is_touched(s, target, card):
            hit[target] = 1.0 - s.escape[target]
            gain += s.escape[target] * s.pays[target] * s.take_from_hand(target)
    return gain + strike(s, hit)


def raid(s: Sight, card: i64) -> float:
    """Indians!: everyone else needs a BANG!."""
    hit = vec[float]([0.0] * EIGHT)
    gain: float = 0.0
    for target in range(s.n):
        if is_touched(s, target, card):
            hit[target] = s.unarmed[target]
            gain += (1.0 - s.unarmed[target]) * s.take_from_hand(target)
    return gain + strike(s, hit)


def is_touched(s: Sight, target: i64, card: i64) -> bool:
    return target != s.me and s.life[target] > 0 and not s.untouched(target, card)


def strike(s: Sight, hit: vec[float]) -> float:
    """What it is worth to me that each seat is hit so likely: every blow by itself, and the end of them all."""
    gain: float = 0.0
    falls = vec[float]([0.0] * EIGHT)
    deadly = False
    for seat in range(s.n):
        if hit[seat] > 0.0:
            gain += hit[seat] * s.blow(seat)
            if s.life[seat] == 1:
                falls[seat] = hit[seat] * s.dies(seat)
                deadly = True
    return gain + s.w[GAME] * in_the_end(s, falls, 1, 0) if deadly else gain


def in_the_end(s: Sight, falls: vec[float], places: i64, dead: i64) -> float:
    """How likely I win by all who fall, less how likely I lose: clockwise from me, those `dead` (bits) before.

    Who wins is seen when the card is settled for everyone, or, by the other ruling, as soon as it is decided (R28).
    """
    while places < s.n:
        seat = (s.me + places) % s.n
        places += 1
        if falls[seat] > 0.0:
            lives = in_the_end(s, falls, places, dead) if falls[seat] < 1.0 else 0.0
            then = dead | BIT[seat]
            if s.deck.rules.options.victory_at_once and s.ending(then) != 0.0:
                return falls[seat] * s.ending(then) + (1.0 - falls[seat]) * lives
            return falls[seat] * in_the_end(s, falls, places, then) + (1.0 - falls[seat]) * lives
    return s.ending(dead) if dead != 0 else 0.0
