"""Whether what is seen tells anything about what is hidden, measured over many games.

Each hidden fact comes with the exact chance of each of its values, given everything that the seat knows. What comes
above or below that is what is measured; it has nothing to do with the rules, by which an own card is in no other hand
and each role known leaves fewer of it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from .chi_square import tail

ROUNDING: Final = 1e-9
"""What floats may make of a variance of 0."""


class Hidden(NamedTuple):
    """What a hidden fact is, and how likely each value was for whoever looked on."""

    value: int
    chances: tuple[float, ...]


class Finding(NamedTuple):
    """How likely it is by chance that two facts hang together as much as they do."""

    chance: float
    seen: str
    hidden: str


class Facts(NamedTuple):
    """One game from one seat: what it sees and what not, by name, and the same cut down to yes (1) or no (0)."""

    seen: dict[str, int]
    hidden: dict[str, Hidden]
    seen_bits: dict[str, int]
    hidden_bits: dict[str, Hidden]


# one fact against another


def tables(games: Sequence[Facts]) -> list[Finding]:
    """Every fact seen against every hidden one, by χ²."""
    found = []
    for hidden in games[0].hidden:
        deviations = [deviation(game.hidden[hidden]) for game in games]
        for seen in games[0].seen:
            rows: dict[int, list[list[float]]] = {}
            for game, one in zip(games, deviations, strict=True):
                rows.setdefault(game.seen[seen], []).append(one)
            parts = [row(ones, len(games[0].hidden[hidden].chances)) for ones in rows.values()]
            chance = tail(sum(part for part, _ in parts), sum(degrees for _, degrees in parts))
            found.append(Finding(chance, seen, hidden))
    return found


def deviation(hidden: Hidden) -> list[float]:
    """How far each value is from its chance, and then the covariance of that, line by line."""
    chances = hidden.chances
    off = [(hidden.value == v) - chance for v, chance in enumerate(chances)]
    return off + [(a if v == w else 0.0) - a * b for v, a in enumerate(chances) for w, b in enumerate(chances)]


def row(deviations: Sequence[list[float]], values: int) -> tuple[float, int]:
    """The χ² of the games in which the same was seen, and its degrees of freedom.

    Chances differ from game to game, so the deviations are weighed by their exact covariance instead of by the
    expected counts. Values that are certain or impossible have no part in it, and the last follows from the others.
    """
    total = [sum(column) for column in zip(*deviations, strict=True)]
    off, covariance = total[:values], [total[values * v : values * (v + 1)] for v in range(1, values + 1)]
    open_ones = [v for v in range(values) if covariance[v][v] > ROUNDING][:-1]
    weighed = solution([[covariance[v][w] for w in open_ones] for v in open_ones], [off[v] for v in open_ones])
    return sum(off[v] * weight for v, weight in zip(open_ones, weighed, strict=True)), len(open_ones)


def solution(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix * x = right.

    >>> solution([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0])
    [1.0, 2.0]
    """
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for k, pivot in enumerate(rows):
        pivot[:] = [value / pivot[k] for value in pivot]
        for other in rows:
            if other is not pivot:
                other[:] = [a - other[k] * b for a, b in zip(other, pivot, strict=True)]
    return [line[-1] for line in rows]


# every subset of facts at once


def subsets(games: Sequence[Facts]) -> list[Finding]:
    """The parity of every subset of the bits seen against every hidden bit.

    Parities of subsets are a basis of all functions of the bits (Walsh). So if a hidden bit depended in any way on any
    of them, it would go with the parity of at least one subset. Under chance each sum over the games has mean 0 and a
    known variance, so its square over that is a χ² with one degree of freedom.
    """
    bits = list(games[0].seen_bits)
    at = [sum(bit << k for k, bit in enumerate(game.seen_bits.values())) for game in games]
    names = [" + ".join(bit for k, bit in enumerate(bits) if subset >> k & 1) for subset in range(1 << len(bits))]
    found = []
    for hidden in games[0].hidden_bits:
        off = [0.0] * len(names)
        variance = 0.0
        for place, game in zip(at, games, strict=True):
            value, (no, yes) = game.hidden_bits[hidden]
            off[place] += value - yes
            variance += yes * no
        sums = walsh(off)[1:]
        found += [Finding(tail(s * s / variance, 1), name, hidden) for s, name in zip(sums, names[1:], strict=True)]
    return found


def walsh(values: list[float]) -> list[float]:
    """For every subset of the places' bits the sum of the values, taken negative where its parity is odd.

    >>> walsh([1.0, 2.0, 0.0, 4.0])
    [7.0, -5.0, -1.0, 3.0]
    """
    step = 1
    while step < len(values):
        for begin in range(0, len(values), 2 * step):
            low, high = values[begin : begin + step], values[begin + step : begin + 2 * step]
            values[begin : begin + step] = [a + b for a, b in zip(low, high, strict=True)]
            values[begin + step : begin + 2 * step] = [a - b for a, b in zip(low, high, strict=True)]
        step *= 2
    return values


def telling(found: Sequence[Finding], doubt: float = 0.001) -> list[Finding]:
    """The findings that chance does not explain: so many tests all together raise a false alarm with chance `doubt`."""
    return sorted(finding for finding in found if finding.chance * len(found) < doubt)
