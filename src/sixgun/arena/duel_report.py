"""Telling a duel: what one bot wins more often than another, by role and by size of the table."""

from collections.abc import Iterator, Mapping

from sixgun.arena.duel import Cell, Duel, Lift
from sixgun.arena.ratings import Ratings
from sixgun.lab.plots import Panel
from sixgun.lab.tables import in_columns, percent, points, points_span

ALL = "all seats"

Row = dict[str, object]


def lines(duel: Duel, against: str, ratings: Mapping[int, Ratings], among: str = "") -> list[str]:
    """For people: a table for each bot and size, then the ratings."""
    found: list[str] = []
    for (bot, players), cell in sorted(duel.cells.items()):
        games = f"{duel.deals[players]:,} deals, each {'' if among else 'also '}with {bot} in every seat in turn"
        found += ["", f"{bot} instead of {against}{around(among)}, {players} players: {games}"]
        head = ["", against, bot, "lift", "95 %", ""]
        found += in_columns(head, [figures(name, lift) for name, lift in lifts(cell)])
    for players, known in sorted(ratings.items()):
        rows = [[f"{row['role']}", f"{row['bot']}", f"{row['mu']:.2f}", f"{row['sigma']:.2f}"] for row in known.rows()]
        found += ["", f"OpenSkill, {players} players: compare within a role"]
        found += in_columns(["", "bot", "μ", "σ"], rows)
    return found


def around(among: str) -> str:
    return f" among {among}s" if among else ""


def lifts(cell: Cell) -> Iterator[tuple[str, Lift]]:
    yield from cell.roles.items()
    yield ALL, cell.overall


def figures(name: str, lift: Lift) -> list[str]:
    estimate = lift.pairs.estimate
    clear = "" if not estimate.clear_of_zero else "better" if estimate.low > 0 else "worse"
    before, after = percent(lift.rate(lift.before)), percent(lift.rate(lift.after))
    return [name, before, after, points(estimate.value), points_span(estimate), clear]


def rows(duel: Duel, against: str, among: str = "") -> list[Row]:
    """Every lift as one flat row: for CSV."""
    return [
        {"players": players, "bot": bot, "against": against, "among": among, "role": name, **numbers(lift)}
        for (bot, players), cell in sorted(duel.cells.items())
        for name, lift in lifts(cell)
    ]


def numbers(lift: Lift) -> Row:
    estimate = lift.pairs.estimate
    return {
        "deals": lift.pairs.deals,
        "seats": lift.pairs.seats,
        "before": lift.rate(lift.before),
        "after": lift.rate(lift.after),
        "lift": estimate.value,
        "low": estimate.low,
        "high": estimate.high,
    }


def as_json(duel: Duel, against: str, ratings: Mapping[int, Ratings], among: str = "") -> Row:
    return {
        "tables": [
            {
                "players": players,
                "bot": bot,
                "against": against,
                "among": among,
                "deals": duel.deals[players],
                "roles": {role: numbers(lift) for role, lift in cell.roles.items()},
                "overall": numbers(cell.overall),
            }
            for (bot, players), cell in sorted(duel.cells.items())
        ],
        "ratings": [{"players": players, **row} for players, known in sorted(ratings.items()) for row in known.rows()],
        "trouble": duel.failures.as_json(),
    }


def panels(duel: Duel, against: str, among: str = "") -> list[Panel]:
    """For a plot."""
    return [
        Panel(
            f"{bot} instead of {against}{around(among)}, {players} players",
            [(name, lift.pairs.estimate) for name, lift in lifts(cell)],
            zero=True,
        )
        for (bot, players), cell in sorted(duel.cells.items())
    ]
