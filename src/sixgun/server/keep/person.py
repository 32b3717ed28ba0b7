"""Everything that hangs on a guest: to be deleted, or taken up into another guest."""

from collections.abc import Sequence

from sixgun.server.keep.hosting import nameless_in_reports, take_up_reports
from sixgun.server.keep.journal import Statement
from sixgun.server.keep.played import all_games_of
from sixgun.server.keep.pushes import forget_pushes, take_up_pushes
from sixgun.server.keep.quiet import phrases_only
from sixgun.server.keep.rated import forget_ratings, take_up_ratings
from sixgun.server.keep.store import Store
from sixgun.server.keep.tally import count_anew, forget_tallies, profile_of
from sixgun.server.keep.ticket import forget_keys
from sixgun.server.keep.unwanted import forget_unwanted


def delete(guest: str) -> list[Statement]:
    """Others keep their games, with nobody they know in the seat; the names in what is kept of them go soon."""
    return [
        ("INSERT INTO erasures (game, seat) SELECT game, seat FROM played WHERE guest = ?", (guest,)),
        ("UPDATE played SET guest = '', name = '', face = '' WHERE guest = ?", (guest,)),
        *nameless_in_reports(guest),
        *forget(guest),
    ]


def forget(guest: str) -> list[Statement]:
    """A guest is no more; what he played is somebody else's by now, or nobody's."""
    return [
        *forget_tallies(guest),
        *forget_keys(guest),
        forget_ratings(guest),
        forget_unwanted(guest),
        forget_pushes(guest),
        phrases_only(guest, on=False),
        ("DELETE FROM sat WHERE guest = ?", (guest,)),
        ("DELETE FROM guests WHERE id = ?", (guest,)),
        ("INSERT INTO gone (guest) VALUES (?) ON CONFLICT DO NOTHING", (guest,)),
    ]


async def take_up(store: Store, guest: str, into: str) -> list[Statement]:
    """What one guest has played is another's from now on, and counted as his."""
    rows = [*await all_games_of(store, guest), *await all_games_of(store, into)]
    rows.sort(key=lambda row: (row.ended, row.game))
    was = await profile_of(store, into) or await profile_of(store, guest)
    return [
        ("UPDATE played SET guest = ? WHERE guest = ?", (into, guest)),
        ("UPDATE sat SET guest = ? WHERE guest = ?", (into, guest)),
        *await take_up_ratings(store, guest, into),
        take_up_pushes(guest, into),
        *take_up_reports(guest, into),
        *forget(guest),
        *([] if was is None else count_anew(into, rows, was)),
    ]


async def gone_of(store: Store, guests: Sequence[str]) -> set[str]:
    """Those of these guests who are no more."""
    if not guests:
        return set()
    sql = f"SELECT guest FROM gone WHERE guest IN ({', '.join('?' * len(guests))})"
    return {guest for (guest,) in await store.read(sql, *guests)}
