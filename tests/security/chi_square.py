"""How likely a χ² statistic is by chance."""

from math import exp, lgamma, log

TINY = 1e-17


def tail(statistic: float, degrees: int) -> float:
    """The chance of a χ² statistic at least this large, with so many degrees of freedom.

    >>> [round(tail(x, k), 4) for x, k in ((3.841, 1), (5.991, 2), (18.307, 10), (124.342, 100), (77.929, 100))]
    [0.05, 0.05, 0.05, 0.05, 0.95]
    >>> round(log(tail(200.0, 1)))
    -103
    """
    a, x = degrees / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1 - scale * series(a, x) if x < a + 1 else scale * fraction(a, x)


def series(a: float, x: float) -> float:
    """The lower incomplete gamma function over its scale; quick where x is small."""
    term = total = 1 / a
    while term > total * TINY:
        a += 1
        term *= x / a
        total += term
    return total


def fraction(a: float, x: float) -> float:
    """The upper one over its scale, as a continued fraction (Lentz); quick where x is large."""
    b = x + 1 - a
    c, d = 1 / TINY, 1 / b
    value = d
    for i in range(1, 1000):
        b += 2
        step = i * (a - i)
        d = 1 / (step * d + b)
        c = b + step / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value
