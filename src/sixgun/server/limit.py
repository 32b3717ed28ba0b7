"""Rate limits: a bucket of tokens that fills slowly; whoever finds it empty has to wait."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final


class Bucket:
    """So many tokens at once, and so many a second in the long run.

    >>> now = [0.0]
    >>> bucket = Bucket(burst=2, rate=1, clock=lambda: now[0])
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    >>> now[0] = 1.5
    >>> bucket.take(), bucket.take()
    (True, False)
    >>> now[0] = 3.0
    >>> bucket.take(2), bucket.take(0.5)
    (True, False)
    """

    __slots__ = ("at", "burst", "clock", "rate", "tokens")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.tokens = burst
        self.at = clock()

    def has(self, tokens: float = 1) -> bool:
        """Whether there are so many tokens."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        return self.tokens >= tokens

    def take(self, tokens: float = 1) -> bool:
        """Take so many tokens; False when there are fewer, and none is taken."""
        if not self.has(tokens):
            return False
        self.tokens -= tokens
        return True


REMEMBERED: Final = 10_000
"""Nobody can make us remember more addresses than this: the one not heard of for longest is forgotten."""


class Buckets:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.by_key.pop(key, None) or Bucket(self.burst, self.rate)
        self.by_key[key] = bucket
        if len(self.by_key) > REMEMBERED:
            self.by_key.popitem(last=False)
        return bucket

    def has(self, key: str, tokens: float = 1) -> bool:
        return self.of(key).has(tokens)

    def take(self, key: str, tokens: float = 1) -> bool:
        return self.of(key).take(tokens)
