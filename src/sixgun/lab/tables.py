"""Numbers in columns: for people and as CSV."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from sixgun.lab.stats import Estimate


def in_columns(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Lines of a table: the first column to the left, numbers to the right.

    >>> in_columns(["", "wins"], [["sheriff", "402"], ["outlaw", "46"]])
    ['         wins', 'sheriff   402', 'outlaw     46']
    """
    table = [list(head), *map(list, rows)]
    widths = [max(len(row[column]) for row in table) for column in range(len(head))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]


def percent(share: float) -> str:
    """
    >>> percent(0.402)
    '40.2 %'
    """
    return f"{100 * share:.1f} %"


def span(estimate: Estimate) -> str:
    """
    >>> span(Estimate(0.402, 0.372, 0.4328))
    '37.2–43.3'
    """
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"


def points(difference: float) -> str:
    """A difference of two shares, in points.

    >>> points(0.0412), points(-0.003)
    ('+4.1', '-0.3')
    """
    return f"{100 * difference:+.1f}"


def points_span(estimate: Estimate) -> str:
    """
    >>> points_span(Estimate(0.02, -0.011, 0.05))
    '-1.1 to +5.0'
    """
    return f"{points(estimate.low)} to {points(estimate.high)}"


def as_csv(rows: Sequence[Mapping[str, object]]) -> str:
    """Rows that all have the same keys; numbers that are no whole ones with six places."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({key: f"{value:.6f}" if isinstance(value, float) else value for key, value in row.items()})
    return out.getvalue()
