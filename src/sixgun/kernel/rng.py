"""The table's generator: the same numbers interpreted, compiled and on every machine.

For simulation, batches and search it is a 62-bit linear congruential generator of which only the high bits are used:
fast, and no keeper of secrets, for whoever sees a few of its numbers can compute all others. In games between people
its numbers come from a keyed stream instead (`keyed.py`).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.keyed import Keyed

MASK: Final = (1 << 62) - 1
MULTIPLIER: Final = 2862933555777941757
STEP: Final = 3037000493
HIGH: Final = 30  # the 32 high bits of the 62 are the ones worth having
SPREAD: Final = 1181783497276652981


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Numbers in an order that only the seed decides.

    >>> dice = Rng.seeded(7)
    >>> [dice.below(6) for _ in range(5)]
    [2, 4, 2, 3, 2]
    """

    def __init__(self, state: i64, keyed: Keyed | None = None) -> None:
        self.state: i64 = state
        self.keyed: Final = keyed
        """Where the numbers come from in a game between people. No subclass, for then every number would cost more."""

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """A generator for any whole number, however large; near seeds give unlike numbers."""
        folded = abs(seed) << 1 | (1 if seed < 0 else 0)  # a product of large numbers could be broken off by Ctrl-C
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
        if self.keyed is not None:
            return self.from_the_stream(n)
        state: i64 = (self.state * MULTIPLIER + STEP) & MASK
        self.state = state
        return ((state >> HIGH) * n) >> 32

    def from_the_stream(self, n: i64) -> i64:
        """Apart, so that `below` stays small enough to be compiled into its callers."""
        assert self.keyed is not None
        return self.keyed.below(n)

    def stir(self, entropy: int) -> None:
        """Mix fresh bits in."""
        if self.keyed is not None:
            self.keyed.stir(entropy)
            return
        state: i64 = self.state ^ (entropy & MASK)
        state = (state * SPREAD + STEP) & MASK
        state = state ^ (state >> 31)
        self.state = (state * MULTIPLIER + STEP) & MASK

    def copy(self) -> "Rng":
        return Rng(self.state) if self.keyed is None else Rng(0, self.keyed.copy())

    def numbers(self) -> list[int]:
        """All that decides what comes, for saves and checks."""
        return [self.state] if self.keyed is None else self.keyed.numbers()
