"""The curve of the sides' chances as a small chart: what lies on top of each other adds up to all."""

from collections.abc import Iterator, Sequence
from typing import Final

from sixgun.analysis.result import Analysis, Point

HIGH: Final = 10
LEFT: Final = 6
FILL: Final = {"law": "█", "deputy": "█", "outlaws": "▒", "outlaw": "▒", "renegade": "·"}
PLAIN: Final = {"law": "#", "deputy": "#", "outlaws": "%", "outlaw": "%", "renegade": "."}
"""How each side is drawn, and on a terminal that has only the plainest signs."""
ORDER: Final = ("law", "deputy", "renegade", "outlaws", "outlaw")
"""From below."""


def chart(found: Analysis, names: Sequence[str], width: int, is_plain: bool) -> Iterator[str]:
    """Lines of at most so many columns: the areas, marks of the turning points, turns, and what is what."""
    fill = PLAIN if is_plain else FILL
    columns = places(found.curve, width - LEFT - 1)
    order = sorted(range(len(found.sides)), key=lambda at: ORDER.index(found.sides[at].name))
    drawn = [
        column(found.curve[place].shares, [fill[found.sides[at].name] for at in order], order) for place in columns
    ]
    for row in range(HIGH):
        label = {0: "100 %", HIGH // 2: "50 %"}.get(row, "")
        yield f"{label:>{LEFT - 1}} {''.join(each[row] for each in drawn)}".rstrip()
    yield f"{'0 %':>{LEFT - 1}} {marks(found, columns)}".rstrip()
    yield f"{'':{LEFT}}{turns(found.curve, columns)}".rstrip()
    yield f"{'':{LEFT}}" + "  ".join(f"{fill[found.sides[at].name]} {names[at]}" for at in order)


def places(curve: Sequence[Point], most: int) -> list[int]:
    """Which points of the curve are drawn, a column each."""
    wide = min(most, 2 * len(curve))
    return [round(at * (len(curve) - 1) / max(wide - 1, 1)) for at in range(wide)]


def column(shares: Sequence[float], fills: Sequence[str], order: Sequence[int]) -> list[str]:
    """One column from the top to the bottom.

    >>> "".join(column([0.5, 0.2, 0.3], ["a", "c", "b"], [0, 2, 1]))
    'bbcccaaaaa'
    """
    cells = []
    for row in range(HIGH):
        level = (row + 0.5) / HIGH * (sum(shares) or 1.0)
        below = 0.0
        sign = fills[-1]
        for at, fill in zip(order, fills, strict=True):
            below += shares[at]
            if level < below:
                sign = fill
                break
        cells.append(sign)
    return cells[::-1]


def marks(found: Analysis, columns: Sequence[int]) -> str:
    """The numbers of the turning points under their columns."""
    line = [" "] * len(columns)
    for number, point in enumerate(found.turning, 1):
        at = next((n for n, place in enumerate(columns) if place >= point.step), len(columns) - 1)
        line[at] = str(number)
    return "".join(line)


def turns(curve: Sequence[Point], columns: Sequence[int]) -> str:
    """The numbers of some turns under the columns where they begin."""
    line = ""
    last = 0
    for at, place in enumerate(columns):
        turn = curve[place].turn
        if turn != last and (turn == 1 or turn % 5 == 0) and len(line) <= at:
            line = f"{line:{at}}{turn} "
        last = turn
    return line
