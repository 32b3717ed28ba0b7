"""The fast generator, for simulation, batches and search: the same numbers interpreted, compiled and on every machine.

A 62-bit linear congruential generator of which only the high bits are used. It is no keeper of secrets: whoever sees a
few of its numbers can compute all others. Games between people take the keyed one (`keyed.py`).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = (1 << 62) - 1
MULTIPLIER: Final = 2862933555777941757
STEP: Final = 3037000493
HIGH: Final = 30  # the 32 high bits of the 62 are the ones worth having
SPREAD: Final = 1181783497276652981


@mypyc_attr(acyclic=True)
class Rng:
    """Numbers in an order that only the seed decides.

    >>> dice = Rng.seeded(7)
    >>> [dice.below(6) for _ in range(5)]
    [2, 4, 2, 3, 2]
    """

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """A generator for any whole number, however large; near seeds give unlike numbers."""
        folded = abs(seed) * 2 + (1 if seed < 0 else 0)
        state: i64 = 0
        while True:
            part: i64 = folded & MASK
            state = ((state ^ part) * SPREAD + STEP) & MASK
            state = ((state ^ (state >> 31)) * MULTIPLIER) & MASK
            folded >>= 62
            if not folded:
                return Rng(state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30."""
        state: i64 = (self.state * MULTIPLIER + STEP) & MASK
        self.state = state
        return ((state >> HIGH) * n) >> 32

    def stir(self, entropy: int) -> None:
        """Mix fresh bits in."""
        state: i64 = self.state ^ (entropy & MASK)
        state = (state * SPREAD + STEP) & MASK
        state = state ^ (state >> 31)
        self.state = (state * MULTIPLIER + STEP) & MASK

    def is_keyed(self) -> bool:
        """Whether nobody can compute what comes from what has come."""
        return False

    def copy(self) -> "Rng":
        return Rng(self.state)

    def numbers(self) -> list[int]:
        """All that decides what comes, for saves and checks."""
        return [self.state]
