"""A sample of roles: a bot that looks ahead draws who is who, each dealing of the roles as often as it is likely."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.belief import UNKNOWN
from sixgun.kernel.rng import Rng

GRAIN: Final = 1 << 30
"""The finest part of the whole that luck tells apart."""


@final
@mypyc_attr(acyclic=True)
class RoleSample:
    """Dealings to draw from, as likely as all evidence and the roles that one viewer sees make them."""

    def __init__(self, dealings: vec[i64], evidence: vec[float], seen: vec[i64]) -> None:
        self.dealings: Final = dealings
        self.n: Final[i64] = len(seen)
        chances = vec[float]()
        total: float = 0.0
        start: i64 = 0
        while start < len(dealings):
            weight: float = 1.0
            for seat in range(self.n):
                dealt = dealings[start + seat]
                weight *= evidence[4 * seat + dealt] if seen[seat] in (UNKNOWN, dealt) else 0.0
            total += weight
            chances = append(chances, total)
            start += self.n
        self.chances: Final = chances
        """How likely each dealing is, added up."""

    def draw(self, rng: Rng) -> vec[i64]:
        """Roles for all seats."""
        chances = self.chances
        point = chances[-1] * float(rng.below(GRAIN)) / float(GRAIN)
        row: i64 = 0
        while row + 1 < len(chances) and chances[row] <= point:
            row += 1
        return self.dealings[row * self.n : (row + 1) * self.n]
