"""What somebody's games come to, counted as each ends: his page never reads all of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.played import Played
from sixgun.server.keep.store import Store

About = Literal["seat", "hero", "sets", "against", "left"]
"""A role at a number of players; a character; sets; people or bots; left before the end."""

ADD: Final = (
    "INSERT INTO tallies (guest, kind, about, what, games, won) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (guest, kind, about, what) "
    "DO UPDATE SET games = tallies.games + excluded.games, won = tallies.won + excluded.won"
)
STREAK: Final = (
    "INSERT INTO profiles (guest, since, shown, streak, best) VALUES (?, ?, 0, ?, ?) "
    "ON CONFLICT (guest) DO UPDATE SET "
    "best = CASE WHEN excluded.streak = 1 AND profiles.streak >= profiles.best THEN profiles.streak + 1 "
    "ELSE profiles.best END, "
    "streak = CASE WHEN excluded.streak = 1 THEN profiles.streak + 1 ELSE 0 END"
)


@dataclass(frozen=True)
class Tally:
    """So many games of a kind, so many of them won."""

    kind: str
    about: str
    what: str
    games: int
    won: int


@dataclass(frozen=True)
class Profile:
    """What else is kept of a guest."""

    since: int
    shown: bool = False
    """Whether others may see his name and his page."""
    streak: int = 0
    best: int = 0


def facets(row: Played) -> Iterator[tuple[About, str]]:
    """Everything that a game is counted under."""
    yield "seat", f"{row.role} {row.players}"
    yield "hero", row.hero
    yield "sets", row.sets
    yield "against", row.against
    if row.deserted:
        yield "left", ""


def count(row: Played) -> list[Statement]:
    """Add a game to what was there."""
    won = int(row.won)
    adding = [(ADD, (row.guest, row.kind, about, what, 1, won)) for about, what in facets(row)]
    return [*adding, (STREAK, (row.guest, row.ended, won, won))]


def count_anew(guest: str, rows: Sequence[Played], was: Profile) -> list[Statement]:
    """Replace what was there by what these games come to, the first one first."""
    games: Counter[tuple[str, str, str]] = Counter()
    won: Counter[tuple[str, str, str]] = Counter()
    streak = best = 0
    for row in rows:
        for about, what in facets(row):
            games[row.kind, about, what] += 1
            won[row.kind, about, what] += int(row.won)
        streak = streak + 1 if row.won else 0
        best = max(best, streak)
    since = min([was.since, *(row.ended for row in rows)])
    return [
        *forget_tallies(guest),
        *((ADD, (guest, *key, games[key], won[key])) for key in sorted(games)),
        (
            "INSERT INTO profiles (guest, since, shown, streak, best) VALUES (?, ?, ?, ?, ?)",
            (guest, since, int(was.shown), streak, best),
        ),
    ]


def forget_tallies(guest: str) -> list[Statement]:
    return [(f"DELETE FROM {table} WHERE guest = ?", (guest,)) for table in ("tallies", "profiles")]


def show_name(guest: str, now: int, on: bool) -> Statement:
    """Let others see one's name and page, or no longer."""
    return (
        "INSERT INTO profiles (guest, since, shown, streak, best) VALUES (?, ?, ?, 0, 0) "
        "ON CONFLICT (guest) DO UPDATE SET shown = excluded.shown",
        (guest, now, int(on)),
    )


async def tallies_of(store: Store, guest: str) -> list[Tally]:
    sql = "SELECT kind, about, what, games, won FROM tallies WHERE guest = ? ORDER BY kind, about, what"
    return [Tally(*row) for row in await store.read(sql, guest)]


async def profile_of(store: Store, guest: str) -> Profile | None:
    sql = "SELECT since, shown, streak, best FROM profiles WHERE guest = ?"
    found = await store.read(sql, guest)
    return next((Profile(since, bool(shown), streak, best) for since, shown, streak, best in found), None)
