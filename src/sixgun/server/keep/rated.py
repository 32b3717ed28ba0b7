"""The ratings of people, month by month: the last month's is the one that counts."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sixgun.rating.skill import Skill
from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store

Span = Literal["all", "month"]

CHANGE: Final = (
    "INSERT INTO ratings (guest, pool, month, mu, sigma, games, won) VALUES (?, ?, ?, ?, ?, 1, ?) "
    "ON CONFLICT (guest, pool, month) DO UPDATE SET mu = ratings.mu + ?, sigma = ratings.sigma * ?, "
    "games = ratings.games + 1, won = ratings.won + excluded.won"
)
"""What a game changes is added: whoever ends two games at once has learned from both."""


@dataclass(frozen=True)
class Month:
    """A rating as it was at the end of a month, and the games of that month."""

    pool: str
    month: int
    skill: Skill
    games: int
    won: int


def pool_of(kind: str, against: str) -> str:
    """Ratings in different pools have nothing to do with each other."""
    return f"{kind} {against}"


def month_of(moment: float | None = None) -> int:
    """A month as a number that grows.

    >>> month_of(0)
    197001
    """
    when = time.gmtime(moment)
    return when.tm_year * 100 + when.tm_mon


def rate(guest: str, pool: str, before: Skill, after: Skill, won: bool) -> Statement:
    """A game has changed a rating."""
    values = (
        guest,
        pool,
        month_of(),
        after.mu,
        after.sigma,
        int(won),
        after.mu - before.mu,
        after.sigma / before.sigma,
    )
    return CHANGE, values


async def months_of(store: Store, guest: str) -> list[Month]:
    """All that was ever known, the first month first."""
    sql = "SELECT pool, month, mu, sigma, games, won FROM ratings WHERE guest = ? ORDER BY pool, month"
    return [
        Month(pool, month, Skill(mu, sigma), games, won)
        for pool, month, mu, sigma, games, won in await store.read(sql, guest)
    ]


async def skills_of(store: Store, guests: Sequence[str], kind: str) -> Mapping[tuple[str, str], Skill]:
    """What is known of these people at a game, by guest and pool."""
    if not guests:
        return {}
    sql = (
        f"SELECT guest, pool, mu, sigma FROM ratings WHERE guest IN ({', '.join('?' * len(guests))}) "
        "AND pool IN (?, ?) ORDER BY month"
    )
    rows = await store.read(sql, *guests, pool_of(kind, "people"), pool_of(kind, "bots"))
    return {(guest, pool): Skill(mu, sigma) for guest, pool, mu, sigma in rows}


@dataclass(frozen=True)
class Standing:
    """Somebody in the leaderboard."""

    guest: str
    skill: Skill
    games: int
    won: int


LATEST: Final = (
    "SELECT r.guest, r.mu, r.sigma, "
    "(SELECT sum(a.games) FROM ratings AS a WHERE a.guest = r.guest AND a.pool = r.pool), "
    "(SELECT sum(a.won) FROM ratings AS a WHERE a.guest = r.guest AND a.pool = r.pool) FROM ratings AS r "
    "WHERE r.pool = ? AND r.month = (SELECT max(b.month) FROM ratings AS b WHERE b.guest = r.guest AND b.pool = r.pool)"
)


async def leaders(store: Store, pool: str, since: int, most: int) -> list[Standing]:
    """Those who want to be seen and have played since that month, by what they are at least."""
    sql = (
        f"{LATEST} AND r.month >= ? AND r.guest IN (SELECT guest FROM profiles WHERE shown = 1) "
        "ORDER BY r.mu - 2 * r.sigma DESC, r.guest LIMIT ?"
    )
    return [standing(row) for row in await store.read(sql, pool, since, most)]


async def standing_of(store: Store, pool: str, guest: str) -> Standing | None:
    return next((standing(row) for row in await store.read(f"{LATEST} AND r.guest = ?", pool, guest)), None)


def standing(row: Sequence[object]) -> Standing:
    guest, mu, sigma, games, won = row
    return Standing(str(guest), Skill(float(str(mu)), float(str(sigma))), int(str(games)), int(str(won)))


async def take_up_ratings(store: Store, guest: str, into: str) -> list[Statement]:
    """Of two ratings in a pool the one that is surer stays; games are not played again."""
    mine, his = await months_of(store, into), await months_of(store, guest)
    statements: list[Statement] = []
    for pool in sorted({month.pool for month in his}):
        mine_last = next((month for month in reversed(mine) if month.pool == pool), None)
        his_last = next(month for month in reversed(his) if month.pool == pool)
        if mine_last is None or his_last.skill.sigma < mine_last.skill.sigma:
            statements += [
                ("DELETE FROM ratings WHERE guest = ? AND pool = ?", (into, pool)),
                ("UPDATE ratings SET guest = ? WHERE guest = ? AND pool = ?", (into, guest, pool)),
            ]
    return statements


def forget_ratings(guest: str) -> Statement:
    return "DELETE FROM ratings WHERE guest = ?", (guest,)
