"""Ratings as pages show them, and the leaderboard."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, cast

from sixgun.picture.parts import GameName
from sixgun.rating.bots import measured
from sixgun.server.keep.rated import Month, Standing, leaders, month_of, pool_of, standing_of
from sixgun.server.table.hall import Hall
from sixgun.server.web.looking_back import ENOUGH
from sixgun.server.wire.mine import Against, Leader, Leaders, Rated, RatedMonth

MOST: Final = 100
"""People in the leaderboard."""


def ratings(months: Sequence[Month]) -> list[Rated]:
    """What was ever known, pool by pool."""
    found = []
    for pool, each in groupby(months, key=lambda month: month.pool):
        kind, against = pool.split()
        rows = list(each)
        last, before = rows[-1], [row for row in rows if row.month < month_of()]
        found.append(
            Rated(
                game=cast(GameName, kind),
                against=cast(Against, against),
                value=last.skill.value,
                plus_minus=last.skill.plus_minus,
                change=last.skill.value - before[-1].skill.value if before else 0,
                games=sum(row.games for row in rows),
                months=[RatedMonth(row.month, row.skill.value, row.skill.plus_minus) for row in rows],
            )
        )
    return found


async def leaderboard(hall: Hall, kind: str, against: str, this_month: bool, me: str) -> Leaders:
    """People who want to be seen, the bots between them, and whoever asks."""
    pool = pool_of(kind, against)
    seen = await leaders(hall.store, pool, month_of() if this_month else 0, MOST)
    rows = [await person(hall, each, place, me) for place, each in enumerate(seen, 1)]
    if not any(row.you for row in rows):
        mine = await standing_of(hall.store, pool, me)
        if mine is not None:
            rows.append(await person(hall, mine, None, me))
    rows += [
        Leader(None, None, level, skill.value, skill.plus_minus, 0, None, you=False)
        for level, skill in measured()[kind].items()
    ]
    rows.sort(key=lambda row: 2 * row.plus_minus - row.value)
    return Leaders(rows, ENOUGH)


async def person(hall: Hall, standing: Standing, place: int | None, me: str) -> Leader:
    return Leader(
        place=place,
        guest=await hall.guest(standing.guest),
        level=None,
        value=standing.skill.value,
        plus_minus=standing.skill.plus_minus,
        games=standing.games,
        rate=round(standing.won / standing.games, 4),
        you=standing.guest == me,
    )
