"""Losing and gaining life points, elimination, and the end of the game."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.event import ELIMINATED, GAME_OVER, HEALED, HURT, RETURNED_ARROWS, WON
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT, FIRST, HOW_MANY
from sixgun.kernel.frame import NOBODY
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.roles import OUTLAW, UNDECIDED, is_duel_of_three, side, verdict


def heal(t: DiceTable, seat: i64, by: i64, points: i64) -> None:
    """Give life points, never above the number at the start; what is too much is lost (X34)."""
    s = t.seats[seat]
    room = s.max_life - s.life
    gained = points if points < room else room
    s.life += gained
    t.tell(HEALED, seat, by, gained)
    if by != NOBODY:
        t.aimed(t.present)


def lose_hits(t: DiceTable, by: i64, cause: i64) -> i64:
    """All lose the life points that hit them at the same time; hits beyond a life are lost (R113).

    The answer is who has no life left, a bit a seat.
    """
    dead: i64 = 0
    left = t.hit
    while left != 0:
        seat = FIRST[left]
        left &= left - 1
        s = t.seats[seat]
        if s.hits >= s.life:
            s.hits = s.life
            dead |= BIT[seat]
        s.life -= s.hits
        t.say(HURT, seat, by, cause, s.hits, TO_ALL)
    return dead


def eliminate(t: DiceTable, dead: i64, by: i64) -> None:
    """Eliminate all whom this step left without life, and only then see whether the game is over (R108)."""
    left = dead
    while left != 0:
        seat = FIRST[left]
        left &= left - 1
        s = t.seats[seat]
        s.killer = by
        t.say(ELIMINATED, seat, by, s.role, 0, TO_ALL)
        return_all_arrows(t, seat)
    t.present &= ~dead
    judge(t)
    if not t.over:
        mourn(t, HOW_MANY[dead])


def return_all_arrows(t: DiceTable, seat: i64) -> None:
    """Put all arrows of the seat back into the supply."""
    n = t.seats[seat].arrows
    if n > 0:
        t.return_arrows(seat, n)
        t.tell(RETURNED_ARROWS, seat, NOBODY, n)


def mourn(t: DiceTable, deaths: i64) -> None:
    """Those who gain by a death do so, unless they fell in the same step (X69)."""
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        gain = s.character.life_for_death
        if gain > 0 and s.life > 0:
            t.tell_ability(seat)
            heal(t, seat, NOBODY, gain * deaths)


def judge(t: DiceTable) -> None:
    """End the game at once if somebody has won (X43)."""
    n = len(t.seats)
    roles = t.roles()
    killers = vec[i64]([seat.killer for seat in t.seats])
    won = verdict(roles, t.present, killers)
    if won == UNDECIDED:
        return
    if won == 0 and t.rules.outlaw_wins_when_all_die and is_duel_of_three(roles):
        won = side(roles, OUTLAW, OUTLAW)
    t.winners = won
    t.over = True
    t.clear_hits()
    t.tell(GAME_OVER, NOBODY)
    for seat in range(n):
        if won & BIT[seat] != 0:
            t.tell(WON, seat)
