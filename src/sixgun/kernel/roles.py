"""Roles and the ends of the game, which both games share (C4-C8, C46-C48, D7-D15, X3-X4, X43-X54)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.kernel.bits import BIT

SHERIFF: Final = 0
OUTLAW: Final = 1
RENEGADE: Final = 2
DEPUTY: Final = 3
ROLES: Final = ("sheriff", "outlaw", "renegade", "deputy")

UNDECIDED: Final = -1
"""The verdict while the game goes on; otherwise it is the winners, a bit a seat (none: a draw)."""

SPECTATOR: Final = 8
"""Looks on from no seat and knows what everyone may know: a viewer for `view` and `events`, never asked."""

PREY: Final = vec[i64]([-1, DEPUTY, OUTLAW, RENEGADE])
"""Whom each role hunts at a table of three (D12, X51)."""

DEALT: Final = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
"""The roles of a table of each size (C8, D7, D11, X4)."""


def is_duel_of_three(roles: vec[i64]) -> bool:
    """Whether the rules for three players hold: roles open, personal goals, no Sheriff."""
    if len(roles) != 3:
        return False
    for role in roles:
        if role == SHERIFF:
            return False
    return True


def verdict(roles: vec[i64], alive: i64, killer: vec[i64]) -> i64:
    """The winners as bits, or UNDECIDED. `killer` is who took each seat's last life point, if anybody did."""
    if is_duel_of_three(roles):
        return verdict_of_three(roles, alive, killer)
    sheriff_lives = True
    hunted = False
    for seat in range(len(roles)):
        lives = alive & BIT[seat] != 0
        if roles[seat] == SHERIFF:
            sheriff_lives = lives
        elif roles[seat] != DEPUTY and lives:
            hunted = True
    if not sheriff_lives:
        for seat in range(len(roles)):
            if alive == BIT[seat] and roles[seat] == RENEGADE:
                return alive
        return side(roles, OUTLAW, OUTLAW)
    return UNDECIDED if hunted else side(roles, SHERIFF, DEPUTY)


def verdict_of_three(roles: vec[i64], alive: i64, killer: vec[i64]) -> i64:
    """Three players: whoever takes his prey's last life point himself wins, or else the last one left (D14, D15)."""
    for seat in range(len(roles)):
        by = killer[seat]
        if alive & BIT[seat] == 0 and by >= 0 and PREY[roles[by]] == roles[seat]:
            return BIT[by]
    if alive == 0 or alive == BIT[0] or alive == BIT[1] or alive == BIT[2]:
        return alive
    return UNDECIDED


def side(roles: vec[i64], one: i64, other: i64) -> i64:
    """Everyone with one of two roles, the eliminated included (C48)."""
    bits: i64 = 0
    for seat in range(len(roles)):
        if roles[seat] == one or roles[seat] == other:
            bits |= BIT[seat]
    return bits
