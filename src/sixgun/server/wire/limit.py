"""Rate limits: a bucket of tokens that fills slowly; whoever finds it empty has to wait."""

import time
from collections.abc import Callable


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

    def take(self, tokens: float = 1) -> bool:
        """Take so many tokens; False when there are fewer, and none is taken."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    @property
    def is_full(self) -> bool:
        """Whether it has not been used for so long that it can be forgotten."""
        return self.tokens + (self.clock() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str, tokens: float = 1) -> bool:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) >= 10_000:  # nobody can make us remember more addresses than this
                self.by_key = {key: bucket for key, bucket in self.by_key.items() if not bucket.is_full}
            bucket = self.by_key[key] = Bucket(self.burst, self.rate)
        return bucket.take(tokens)
