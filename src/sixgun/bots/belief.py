"""Belief: how likely every possible dealing of the roles is, exactly, from all public acts so far.

What a seat does depends on its own role and on what everyone knows, so the evidence of all acts is one number for each
seat and role; a dealing's weight is their product. There are 3, 12, 20, 60 and 210 dealings at 4 to 8 seats.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import DEALT, SHERIFF, is_duel_of_three

UNKNOWN: Final = -1
FLOOR: Final = 1e-9
"""No act makes a role impossible."""


@final
@mypyc_attr(acyclic=True)
class Belief:
    """The dealings that fit what is known, and the evidence for each role at each seat."""

    def __init__(self, known: vec[i64]) -> None:
        n: i64 = len(known)
        self.n: Final[i64] = n
        self.known: vec[i64] = known[:]
        """Roles that everyone knows: the Sheriff's, those of the eliminated, all at a table of three."""
        self.dealings: vec[i64] = all_dealings(known)
        """One after the other, `n` roles each."""
        self.evidence: vec[float] = vec[float]([1.0] * (4 * n))
        self.chance: vec[float] = vec[float]([0.0] * (4 * n))
        """The answer of `weigh`: four numbers a seat."""

    def copy(self) -> "Belief":
        other = Belief(self.known)
        other.dealings = self.dealings
        other.evidence = self.evidence[:]
        return other

    def learn_role(self, seat: i64, role: i64) -> None:
        """Everyone has seen the role of a seat."""
        self.known[seat] = role

    def weigh(self, seat: i64, role: i64) -> float:
        """Fill `chance` with how likely each role is at each seat if `seat` has `role`; return how likely that is.

        With seat -1 nothing is assumed, and the return value is only the sum of all weights.
        """
        n = self.n
        chance = self.chance
        for i in range(4 * n):
            chance[i] = 0.0
        total: float = 0.0
        all_of_them: float = 0.0
        dealings = self.dealings
        start: i64 = 0
        while start < len(dealings):
            weight = self.weight_at(start)
            if weight > 0.0:
                all_of_them += weight
                if seat < 0 or dealings[start + seat] == role:
                    total += weight
                    for s in range(n):
                        chance[4 * s + dealings[start + s]] += weight
            start += n
        if total > 0.0:
            for i in range(4 * n):
                chance[i] /= total
        if seat < 0 or all_of_them == 0.0:
            return all_of_them
        return total / all_of_them

    def weight_at(self, start: i64) -> float:
        """How much speaks for the dealing that begins there; nothing if it does not fit what is known."""
        known = self.known
        evidence = self.evidence
        dealings = self.dealings
        weight: float = 1.0
        for seat in range(self.n):
            dealt = dealings[start + seat]
            if known[seat] != UNKNOWN and known[seat] != dealt:
                return 0.0
            weight *= evidence[4 * seat + dealt]
        return weight

    def add_evidence(self, seat: i64, role: i64, likelihood: float) -> None:
        self.evidence[4 * seat + role] *= likelihood if likelihood > FLOOR else FLOOR

    def level(self, seat: i64) -> None:
        """Scale the evidence of a seat so that its best role stands at one: only ratios count."""
        best: float = 0.0
        for role in range(4):
            best = max(best, self.evidence[4 * seat + role])
        for role in range(4):
            self.evidence[4 * seat + role] = max(self.evidence[4 * seat + role] / best, FLOOR)


def public_roles(seen: vec[i64], viewer: i64, alive: bool, shown: i64 = 0) -> vec[i64]:
    """What everyone knew of the roles that a viewer sees, before those of some seats (bits) were shown.

    His own is not public while it counts, and never were those, unless all are open or it is the Sheriff's.
    """
    known = seen[:]
    if is_duel_of_three(seen):
        return known
    for seat in range(len(seen)):
        hidden = shown & BIT[seat] != 0 or (seat == viewer and alive)
        if hidden and seen[seat] != SHERIFF:
            known[seat] = UNKNOWN
    return known


def all_dealings(known: vec[i64]) -> vec[i64]:
    """Every way to give out the roles of a table of that size that leaves each known role at its seat."""
    n: i64 = len(known)
    left = vec[i64]([0, 0, 0, 0])
    for role in DEALT.get(n, ()):
        left[role] += 1
    for seat in range(n):
        if known[seat] != UNKNOWN:
            left[known[seat]] -= 1
    for role in range(4):
        if left[role] < 0 or n not in DEALT:  # a table that no rulebook deals: the hidden roles may be anything
            left = vec[i64]([0, n, n, n])
            break
    return deal_on(known, left, 0, vec[i64]([0] * n), vec[i64]())


def deal_on(known: vec[i64], left: vec[i64], seat: i64, dealt: vec[i64], dealings: vec[i64]) -> vec[i64]:
    """All ways to go on from `seat`, added to `dealings`."""
    if seat == len(known):
        for role in dealt:
            dealings = append(dealings, role)
        return dealings
    if known[seat] != UNKNOWN:
        dealt[seat] = known[seat]
        return deal_on(known, left, seat + 1, dealt, dealings)
    for role in range(4):
        if left[role] > 0:
            left[role] -= 1
            dealt[seat] = role
            dealings = deal_on(known, left, seat + 1, dealt, dealings)
            left[role] += 1
    return dealings
