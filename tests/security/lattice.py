"""Points of a lattice in a box: what breaks a linear generator of which only the high bits are seen."""

from collections.abc import Iterator, Sequence
from math import ceil, floor, sqrt
from operator import add, mul, sub
from typing import Final

Vector = list[int]

WIDTH: Final = 3.0
"""How many standard deviations farther out than usual a point may be: more means a longer search that misses less."""
SLACK: Final = 1e-6
"""For what floats round away."""


def reduced(basis: Sequence[Vector]) -> list[Vector]:
    """A basis of the same lattice whose vectors are short and nearly at right angles (LLL, in whole numbers).

    >>> reduced([[1, 1000], [0, 4096]])
    [[41, 40], [-45, 56]]
    """
    rows = [vector[:] for vector in basis]
    n = len(rows)
    volume = [1] * (n + 1)  # volume[k]: the squared volume that the first k vectors span
    share = [[0] * n for _ in range(n)]  # share[k][j] / volume[j + 1]: how much of vector j is in vector k
    for k in range(n):
        for j in range(k + 1):
            u = dot(rows[k], rows[j])
            for i in range(j):
                u = (volume[i + 1] * u - share[k][i] * share[j][i]) // volume[i]
            if j < k:
                share[k][j] = u
            else:
                volume[k + 1] = u
    k = 1
    while k < n:
        shorten(rows, volume, share, k, k - 1)
        if 4 * (volume[k + 1] * volume[k - 1] + share[k][k - 1] ** 2) < 3 * volume[k] ** 2:
            exchange(rows, volume, share, k)
            k = max(k - 1, 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(rows, volume, share, k, j)
            k += 1
    return rows


def shorten(rows: list[Vector], volume: list[int], share: list[Vector], k: int, j: int) -> None:
    """Take vector j out of vector k as many times as brings them nearest to a right angle."""
    times = (2 * share[k][j] + volume[j + 1]) // (2 * volume[j + 1])
    if times:
        rows[k] = [a - times * b for a, b in zip(rows[k], rows[j], strict=True)]
        share[k][j] -= times * volume[j + 1]
        for i in range(j):
            share[k][i] -= times * share[j][i]


def exchange(rows: list[Vector], volume: list[int], share: list[Vector], k: int) -> None:
    """Vectors k - 1 and k change places."""
    rows[k - 1], rows[k] = rows[k], rows[k - 1]
    for j in range(k - 1):
        share[k - 1][j], share[k][j] = share[k][j], share[k - 1][j]
    common = share[k][k - 1]
    spanned = (volume[k - 1] * volume[k + 1] + common**2) // volume[k]
    for i in range(k + 1, len(rows)):
        old = share[i][k]
        share[i][k] = (volume[k + 1] * share[i][k - 1] - common * old) // volume[k]
        share[i][k - 1] = (spanned * old + common * share[i][k]) // volume[k + 1]
    volume[k] = spanned


def points_in_box(basis: Sequence[Vector], low: Vector, high: Vector) -> Iterator[Vector]:
    """The points of the lattice with low <= point <= high, place by place; far out in the corners one may be missed.

    From the last vector to the first it is decided how many times it is taken. What then is at right angles to the
    vectors still to come stays as it is, so it must be as near to the middle of the box as random points usually are.
    Of the first vector, which is decided last, the box itself says how many times.

    >>> sorted(points_in_box([[2, 1], [0, 3]], [-1, 0], [4, 4]))
    [[0, 0], [0, 3], [2, 1], [2, 4], [4, 2]]
    """
    rows = reduced(basis)
    n = len(rows)
    upright = right_angles(rows)
    length = [sum(a * a for a in vector) for vector in upright]
    unit = [[a / length[k] for a in upright[k]] for k in range(n)]
    half = [(b - a) / 2 for a, b in zip(low, high, strict=True)]
    reach = [sum(abs(a) * h for a, h in zip(unit[k], half, strict=True)) + SLACK for k in range(n)]
    square = sum(h * h for h in half) / n / 3  # of a place of a random point, seen from the middle
    near = [square * (n - k + WIDTH * sqrt(2 * (n - k))) for k in range(n)]
    centre = [(a + b) // 2 for a, b in zip(low, high, strict=True)]

    def descend(k: int, x: Vector, so_far: float) -> Iterator[Vector]:
        if k == 0:
            yield from along(x, rows[0], low, high)
            return
        off = -sum(map(mul, unit[k], map(sub, x, centre)))
        within = min(reach[k], sqrt(max(near[k] - so_far, 0.0) / length[k]))
        first = ceil(off - within)
        x = [a + first * b for a, b in zip(x, rows[k], strict=True)]
        for times in range(first, floor(off + within) + 1):
            yield from descend(k - 1, x, so_far + (times - off) ** 2 * length[k])
            x = list(map(add, x, rows[k]))

    yield from descend(n - 1, [0] * n, 0.0)


def along(x: Vector, step: Vector, low: Vector, high: Vector) -> Iterator[Vector]:
    """The points x + times * step in the box."""
    first, last = -(1 << 80), 1 << 80
    for a, b, lowest, highest in zip(x, step, low, high, strict=True):
        if b > 0:
            first, last = max(first, -((a - lowest) // b)), min(last, (highest - a) // b)
        elif b < 0:
            first, last = max(first, -((highest - a) // -b)), min(last, (a - lowest) // -b)
        elif not lowest <= a <= highest:
            return
        if first > last:
            return
    for times in range(first, last + 1):
        yield [a + times * b for a, b in zip(x, step, strict=True)]


def right_angles(rows: Sequence[Vector]) -> list[list[float]]:
    """Of each vector what is at right angles to those before it (Gram and Schmidt)."""
    upright: list[list[float]] = []
    for vector in rows:
        rest = [float(a) for a in vector]
        for other in upright:
            times = sum(map(float.__mul__, rest, other)) / sum(a * a for a in other)
            rest = [a - times * b for a, b in zip(rest, other, strict=True)]
        upright.append(rest)
    return upright


def dot(a: Vector, b: Vector) -> int:
    return sum(x * y for x, y in zip(a, b, strict=True))
