"""What nobody does who is to be taken seriously, however well it goes in a few imagined worlds."""

from mypy_extensions import i64

from sixgun.bots.card.deck import (
    BEER,
    CANTEEN,
    GATLING,
    HOWITZER,
    INDIANS,
    MANNER,
    MISSED,
    SALOON,
    SHOOTS,
    TEQUILA,
    WHISKY,
)
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.volley import is_touched
from sixgun.cardgame.harm import Dying
from sixgun.cardgame.move import NONE, PASS, PLAY, USE, card_of, seat_of, verb_of
from sixgun.cardgame.sets.base.duel import Duel
from sixgun.cardgame.sets.base.indians import Raid
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.view import View
from sixgun.kernel.bits import BIT

WINNING: float = 0.5
"""As likely as that to win the game, a volley may cost a friend."""


def unthinkable(s: Sight, m: i64) -> bool:
    """Whether a move of phase 2 shoots at a friend, may eliminate one by a volley or heals who lacks nothing."""
    card = card_of(m)
    verb = verb_of(m)
    if card == NONE or card >= s.deck.rules.first_event or (verb != USE and (verb != PLAY or s.deck.green[card])):
        return False
    kind = s.deck.kind[card]
    if kind == MISSED or MANNER[kind] == SHOOTS:
        return seat_of(m) != NONE and s.spares(seat_of(m))
    if kind in (GATLING, HOWITZER, INDIANS):
        return costs_a_friend(s, card, kind)
    if kind == SALOON:
        return not anybody_lacks(s)
    if kind == TEQUILA:
        return s.room[seat_of(m)] <= 0
    return kind in (BEER, WHISKY, CANTEEN) and s.room[s.me] <= 0


def gives_up(s: Sight, view: View, m: i64, first: i64) -> bool:
    """Whether a move lets me be eliminated, though I have an answer: the first thought gives it."""
    if verb_of(m) != PASS or verb_of(first) == PASS or not isinstance(view.work[-1], (Shot, Raid, Duel, Dying)):
        return False
    return s.life[s.me] <= 1 and s.beers() == 0


def costs_a_friend(s: Sight, card: i64, kind: i64) -> bool:
    """Whether a volley may eliminate a known friend, and is not likely to win the game."""
    friend = False
    dead: i64 = 0
    for seat in range(s.n):
        if s.life[seat] == 1 and is_touched(s, seat, card):
            dead |= BIT[seat]
            hit = s.unarmed[seat] if kind == INDIANS else 1.0 - s.escape[seat]
            if hit > 0.0 and s.spares(seat):
                friend = True
    return friend and s.ending(dead) < WINNING


def anybody_lacks(s: Sight) -> bool:
    return any(s.life[seat] > 0 and s.room[seat] > 0 for seat in range(s.n))
