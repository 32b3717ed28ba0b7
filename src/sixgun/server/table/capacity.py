"""Room for one more table: what an address may have, what all may have, and which tables nobody would miss."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sixgun.server.table.clock import stands_still
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.hall import Hall
    from sixgun.server.table.live import LiveTable

FORSAKEN: Final = 60.0
"""Seconds after which a table where nobody is may have to go, should the room be needed."""


async def make_room(hall: "Hall", house: str, over_days: bool) -> None:
    """See to it that a table may be opened from this address, or refuse.

    Where the hall is full, the table that everyone left longest ago is closed; a game under way never makes room for
    another. Games that stand still wait in a number of their own: there the one that has waited longest goes. So do
    tables that last for days, awake or not: of them only one without a game goes.
    """
    config, tables, sleepers = hall.config, hall.tables.values(), hall.sleepers
    here = sum(table.facts.house == house for table in tables)
    if here + sum(sleeper.house == house for sleeper in sleepers.by_code.values()) >= config.most_tables_an_address:
        await close_one(hall, [table for table in tables if table.facts.house == house and is_idle(table)])
    patient = [table for table in tables if table.facts.settings.over_days]
    if over_days and len(patient) + len(sleepers.by_code) >= config.most_tables_over_days:
        forsaken = await sleepers.wake_forsaken()
        await close_one(hall, [table for table in patient if is_idle(table)] if forsaken is None else [forsaken])
    others = [table for table in tables if not table.facts.settings.over_days]
    asleep = [table for table in others if stands_still(table)]
    if not over_days and len(others) - len(asleep) >= config.most_tables:
        await close_one(hall, [table for table in others if is_idle(table)])
    if len(asleep) >= config.most_games_asleep:
        await close_one(hall, asleep)


def is_idle(table: "LiveTable") -> bool:
    """Whether no game is under way and nobody has been there for a while."""
    return (
        table.facts.phase != "playing"
        and not table.seating.viewer_of
        and table.seating.empty_since + FORSAKEN <= table.now()
    )


async def close_one(hall: "Hall", tables: Iterable["LiveTable"]) -> None:
    """Close the one of these where nobody has been for longest."""
    table = min(tables, key=lambda each: each.seating.empty_since, default=None)
    if table is None:
        raise Refuse("full")
    await hall.close(table)
