"""The end of the game as a bot foresees it: who has won when these are gone, by how likely everyone has a role."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF


def ending(chance: vec[float], alive: i64, dead: i64, n: i64, me: i64, role: i64) -> float:
    """How likely I win when I have eliminated these (bits) of the living and nobody else, less how likely I lose.

    `chance` has four numbers a seat, one for each role. 0 while the game goes on.
    """
    sheriff_falls = False
    alone = True
    law_dead: float = 1.0
    law_left: float = 1.0
    for seat in range(n):
        if seat == me or alive & BIT[seat] == 0:
            continue
        law = chance[4 * seat + SHERIFF] + chance[4 * seat + DEPUTY]
        if dead & BIT[seat] == 0:
            alone = False
            law_left *= law
        else:
            if n == 3 and chance[4 * seat + PREY[role]] > 0.5:
                return 1.0
            law_dead *= law
            if chance[4 * seat + SHERIFF] > 0.5:
                sheriff_falls = True
    if n == 3:
        return 1.0 if alone else 0.0
    if sheriff_falls:
        return 1.0 if role == OUTLAW or (role == RENEGADE and alone) else -1.0
    if role == OUTLAW or role == RENEGADE:  # noqa: SIM109 - a tuple would be made each time
        return 0.0
    return (1.0 - law_dead) * law_left
