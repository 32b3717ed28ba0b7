"""What somebody's games come to, as his page shows it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sixgun.lab.stats import wilson
from sixgun.rating.usual import usual
from sixgun.server.keep.played import Played, Wanted, games_of, still_kept, tables_of
from sixgun.server.keep.store import Store
from sixgun.server.keep.tally import Tally
from sixgun.server.wire.mine import Counted, MyGame, SatThere, Statistics

ENOUGH: Final = 10
"""Games from which on a share says something."""
ORDER: Final = ("sheriff", "deputy", "outlaw", "renegade")
PAGE: Final = 20
"""Games that are shown at once."""


def counted(what: str, games: int, won: int, usually: float | None = None) -> Counted:
    share = wilson(won, games)
    rate, low, high = (round(each, 4) for each in (share.value, share.low, share.high))
    return Counted(what, games, won, rate, low, high, usually)


def by(tallies: Iterable[Tally], key: Callable[[Tally], str]) -> list[Counted]:
    """These counts put together by what they have in common, the most frequent first."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for tally in tallies:
        games[key(tally)] += tally.games
        won[key(tally)] += tally.won
    return [counted(what, games[what], won[what]) for what in sorted(games, key=lambda what: (-games[what], what))]


def statistics(tallies: Sequence[Tally]) -> Statistics:
    """What the page shows of them."""
    of = {about: [tally for tally in tallies if tally.about == about] for about in {tally.about for tally in tallies}}
    seats = of.get("seat", [])
    roles = {each.what: each for each in by(seats, lambda tally: tally.what.split()[0])}
    for role, each in roles.items():
        each.usual = usually([tally for tally in seats if tally.what.split()[0] == role])
    return Statistics(
        total=total(tallies),
        left=sum(tally.games for tally in of.get("left", [])),
        roles=[roles[role] for role in ORDER if role in roles],
        characters=by(of.get("hero", []), lambda tally: tally.what),
        players=sorted(by(seats, lambda tally: tally.what.split()[1]), key=lambda each: int(each.what)),
        sets=by(of.get("sets", []), lambda tally: tally.what),
        against=by(of.get("against", []), lambda tally: tally.what),
    )


def total(tallies: Iterable[Tally], role: str = "", won: bool | None = None) -> Counted:
    """All games of a role, or all; with a result, only those that came to it."""
    seats = [tally for tally in tallies if tally.about == "seat" and tally.what.startswith(role)]
    games, wins = sum(tally.games for tally in seats), sum(tally.won for tally in seats)
    if won is not None:
        games, wins = (wins, wins) if won else (games - wins, 0)
    return counted(role, games, wins)


def usually(seats: Sequence[Tally]) -> float | None:
    """How often an average player would have won at the tables somebody sat at."""
    rates = [
        (tally.games, usual(tally.kind, int(size), role)) for tally in seats for role, size in [tally.what.split()]
    ]
    known = [(games, rate) for games, rate in rates if rate is not None]
    return round(sum(games * rate for games, rate in known) / sum(games for games, _ in known), 4) if known else None


async def page_of_games(store: Store, guest: str, wanted: Wanted, most: int = PAGE) -> tuple[list[MyGame], str | None]:
    """Somebody's latest games, and where the next page begins."""
    rows = await games_of(store, guest, wanted, most + 1)
    last = rows[most - 1] if len(rows) > most else None
    return await shown(store, rows[:most]), None if last is None else f"{last.ended}.{last.game}"


async def shown(store: Store, rows: Sequence[Played]) -> list[MyGame]:
    """These games with everybody who sat there."""
    tables = await tables_of(store, [row.game for row in rows])
    kept = await still_kept(store, [row.game for row in rows])
    return [my_game(row, tables[row.game], row.game in kept) for row in rows]


def my_game(row: Played, table: Iterable[Played], kept: bool) -> MyGame:
    return MyGame(
        game=row.game,
        seat=row.seat,
        ended=row.ended,
        minutes=max(1, round((row.ended - row.began) / 60)),
        moves=row.moves,
        kind=row.kind,
        sets=row.sets.split(),
        players=row.players,
        table=row.called,
        role=row.role,
        character=row.hero,
        won=row.won,
        left=row.deserted,
        kept=kept,
        seats=[
            SatThere(each.seat, each.guest, each.name, each.face, each.level, each.role, each.hero, each.won)
            for each in table
        ],
    )
