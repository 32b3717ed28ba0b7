"""Whom a role wants to hurt, once it has an opinion about who is who."""

from mypy_extensions import i64

from sixgun.bots.dice.sight import Sight
from sixgun.bots.dice.weights import BALANCE, CARE, FLOOR, LATE, LEAN, NEXT, SHERIFF_LOW, STRIKE, TO_SHERIFF
from sixgun.bots.ending import ending
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF


def take_sides(s: Sight, subtle: bool) -> None:
    """Fill the sight's `enmity` from its `chance`. A subtle Renegade keeps the sides level."""
    count_outlaws(s)
    if s.n == 3:
        hunt(s)
    else:
        for seat in range(s.n):
            s.enmity[seat] = by_role(s, seat)
        if s.role == RENEGADE:
            if s.living == 2:
                strike(s)
            elif subtle:
                keep_level(s)
        single_out(s)
    foresee(s)
    s.enmity[s.me] = 0.0


def single_out(s: Sight) -> None:
    """An enemy who rolls soon counts for more, and so does a Sheriff who is nearly gone."""
    places: float = 0.0
    for left in range(1, s.n):
        seat = (s.me + left) % s.n
        if s.life[seat] > 0:
            if s.enmity[seat] > 0.0:
                s.enmity[seat] *= 1.0 + s.w[NEXT] * (1.0 - places / float(s.living))
            s.enmity[seat] *= 1.0 + s.w[SHERIFF_LOW] * s.chance[4 * seat + SHERIFF] / float(s.life[seat])
            places += 1.0


def foresee(s: Sight) -> None:
    """Fill `decides`: what one more death changes for me, after all that are already brought about."""
    doomed: i64 = 0
    for seat in range(s.n):
        if 0 < s.life[seat] <= s.hits[seat]:
            doomed |= BIT[seat]
    now = ending(s.chance, s.alive, doomed, s.n, s.me, s.role) if doomed != 0 else 0.0
    for seat in range(s.n):
        if s.life[seat] > 0:
            then = doomed | BIT[seat]
            s.decides[seat] = ending(s.chance, s.alive, then, s.n, s.me, s.role) - now


def count_outlaws(s: Sight) -> None:
    """How far the game is: the Outlaws gone as a part of those dealt."""
    outlaws: float = 0.0
    dealt: float = 0.0
    for seat in range(s.n):
        outlaw = s.chance[4 * seat + OUTLAW]
        dealt += outlaw
        if s.life[seat] > 0:
            outlaws += outlaw
    s.late = 1.0 - outlaws / dealt if dealt > 0.0 else 0.0


def by_role(s: Sight, seat: i64) -> float:
    """What the likely role of a seat makes of it; to all but a Renegade one becomes an enemy late."""
    late = 0.0 if s.role == RENEGADE else s.late * s.w[LATE]
    return (
        s.chance[4 * seat + SHERIFF] * s.w[TO_SHERIFF + SHERIFF]
        + s.chance[4 * seat + OUTLAW] * s.w[TO_SHERIFF + OUTLAW]
        + s.chance[4 * seat + RENEGADE] * (s.w[TO_SHERIFF + RENEGADE] + late)
        + s.chance[4 * seat + DEPUTY] * s.w[TO_SHERIFF + DEPUTY]
    )


def hunt(s: Sight) -> None:
    """Three players: my prey first; whoever hunts me comes next."""
    for seat in range(s.n):
        is_prey = s.chance[4 * seat + PREY[s.role]] > 0.5
        s.enmity[seat] = 1.2 if is_prey or s.living == 2 else 0.5


def strike(s: Sight) -> None:
    """A Renegade and one other: nothing is left to wait for."""
    for seat in range(s.n):
        s.enmity[seat] = s.w[STRIKE]


def keep_level(s: Sight) -> None:
    """A Renegade wins alone: lean on the stronger side, and keep the Sheriff alive but no stronger than oneself."""
    law: float = 0.0
    gang: float = 0.0
    for seat in range(s.n):
        if seat != s.me and s.life[seat] > 0:
            strength = float(s.life[seat]) + 2.0
            law += strength * (s.chance[4 * seat + SHERIFF] + s.chance[4 * seat + DEPUTY])
            gang += strength * (s.chance[4 * seat + OUTLAW] + 0.3 * s.chance[4 * seat + RENEGADE])
    tilt = s.w[BALANCE] * (law - gang) / (law + gang + 1.0)
    for seat in range(s.n):
        if s.life[seat] <= 0:
            continue
        if s.chance[4 * seat + SHERIFF] > 0.5:
            short = s.w[FLOOR] - float(s.life[seat])
            if short > 0.0:
                s.enmity[seat] -= s.w[CARE] * short / 5.0  # he must not fall while others stand
            else:
                over = float(s.life[seat] - s.life[s.me])
                s.enmity[seat] += s.late * s.w[LATE] * max(over, 0.0) / 4.0 + s.w[LEAN] * tilt
        else:
            outlaw = s.chance[4 * seat + OUTLAW] + s.chance[4 * seat + RENEGADE]
            s.enmity[seat] += tilt * (s.chance[4 * seat + DEPUTY] - outlaw)
