"""What nobody does who is to be taken seriously, however well it goes in a few imagined worlds."""

from mypy_extensions import i64

from sixgun.bots.dice.sight import Sight
from sixgun.dicegame.move import ARROW_INSTEAD, DOUBLE, DROP, HEAL, HIT, KEEP, SHOOT, verb_of, what_of
from sixgun.dicegame.strike import Instead
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

SURE: float = 0.95
"""Somebody is a known friend when that much speaks for it."""


def unthinkable(s: Sight, m: i64, moves: Buffer) -> bool:
    """Whether a die hits a friend while it could hit another, or heals who lacks nothing while one's own side does."""
    verb = verb_of(m)
    target = what_of(m)
    if verb == HEAL:
        if s.room[target] > 0:
            return False
        for i in range(moves.n):
            other = what_of(moves.items[i])
            if verb_of(moves.items[i]) == HEAL and s.room[other] > 0 and (other == s.me or is_friend(s, other)):
                return True
        return False
    if verb not in (SHOOT, DOUBLE) or not is_friend(s, target) or calls_indians(s, target):
        return False
    for i in range(moves.n):
        other = what_of(moves.items[i])
        if not is_friend(s, other) and not calls_indians(s, other):
            return True
    return False


def gives_up(s: Sight, view: View, m: i64, first: i64) -> bool:
    """Whether an answer lets me be eliminated, or be so by the arrows I have, though the first thought does not.

    That is a hit where an arrow could be taken in its place, and an arrow that is kept.
    """
    if verb_of(m) == KEEP:
        return verb_of(first) == DROP and s.pierced[s.me] >= s.life[s.me]
    asks = view.work[-1]
    if verb_of(m) != HIT or verb_of(first) != ARROW_INSTEAD or not isinstance(asks, Instead):
        return False
    spared = min(asks.left, s.supply) - 1  # of the hits after this one: the last arrow can be taken in no one's place
    return s.hits[s.me] - spared >= s.life[s.me]


def is_friend(s: Sight, seat: i64) -> bool:
    """Whether a seat is known to win with me; nobody does at a table of three, nor with a Renegade."""
    if s.n == 3 or s.role == RENEGADE or seat == s.me:
        return False
    if s.role == OUTLAW:
        return s.chance[4 * seat + OUTLAW] >= SURE
    return s.chance[4 * seat + SHERIFF] + s.chance[4 * seat + DEPUTY] >= SURE


def calls_indians(s: Sight, target: i64) -> bool:
    """Whether a hit would bring the attack of the Indians: a reason to shoot a friend, or not to shoot a foe."""
    return s.supply == 1 and s.hits[target] == 0 and s.prickly[target]
