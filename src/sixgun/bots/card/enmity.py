"""Whom a role wants to hurt, once it has an opinion about who is who."""

from mypy_extensions import i64

from sixgun.bots.card.sight import Sight
from sixgun.bots.card.weights import BALANCE, CARE, LATE, STRIKE, TO_SHERIFF
from sixgun.kernel.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF


def take_sides(s: Sight) -> None:
    """Fill the sight's `enmity` from its `chance`: what a life point lost by each seat is worth to me."""
    count_outlaws(s)
    if s.n == 3:
        hunt(s)
    elif s.role == RENEGADE:
        keep_level(s)
    else:
        for seat in range(s.n):
            s.enmity[seat] = by_role(s, seat)
    s.enmity[s.me] = 0.0


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
    return (
        s.chance[4 * seat + SHERIFF] * s.w[TO_SHERIFF + SHERIFF]
        + s.chance[4 * seat + OUTLAW] * s.w[TO_SHERIFF + OUTLAW]
        + s.chance[4 * seat + RENEGADE] * (s.w[TO_SHERIFF + RENEGADE] + s.late * s.w[LATE])
        + s.chance[4 * seat + DEPUTY] * s.w[TO_SHERIFF + DEPUTY]
    )


def hunt(s: Sight) -> None:
    """Three players: my prey first; whoever hunts me comes next."""
    for seat in range(s.n):
        is_prey = s.chance[4 * seat + PREY[s.role]] > 0.5
        s.enmity[seat] = 1.2 if is_prey or s.living == 2 else 0.5


def keep_level(s: Sight) -> None:
    """A Renegade wins alone: lean on the stronger side, keep the Sheriff for last, and then strike."""
    law: float = 0.0
    gang: float = 0.0
    for seat in range(s.n):
        if seat != s.me and s.life[seat] > 0:
            strength = float(s.life[seat]) + 0.4 * float(s.cards[seat])
            law += strength * (s.chance[4 * seat + SHERIFF] + s.chance[4 * seat + DEPUTY])
            gang += strength * (s.chance[4 * seat + OUTLAW] + 0.3 * s.chance[4 * seat + RENEGADE])
    lean = (law - gang) / (law + gang + 1.0)
    for seat in range(s.n):
        if s.life[seat] <= 0:
            s.enmity[seat] = 0.0
            continue
        outlaw = s.chance[4 * seat + OUTLAW] + s.chance[4 * seat + RENEGADE]
        deputy = s.chance[4 * seat + DEPUTY]
        sheriff = s.chance[4 * seat + SHERIFF]
        if s.living == 2:
            s.enmity[seat] = s.w[STRIKE]
            continue
        tilt = s.w[BALANCE] * lean
        wish = by_role(s, seat) + tilt * (deputy - outlaw)
        if sheriff > 0.5:
            wish += 0.5 * tilt
            if s.life[seat] <= 2:
                wish -= s.w[CARE]  # he must not fall while others stand
            else:
                wish += s.late * s.w[LATE]
        s.enmity[seat] = wish
