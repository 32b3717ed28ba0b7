"""Who wants to hear phrases only from people he has not played with."""

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.store import Store


def phrases_only(guest: str, on: bool) -> Statement:
    if on:
        return "INSERT INTO quiet (guest) VALUES (?) ON CONFLICT DO NOTHING", (guest,)
    return "DELETE FROM quiet WHERE guest = ?", (guest,)


async def wants_phrases(store: Store, guest: str) -> bool:
    return bool(await store.read("SELECT 1 FROM quiet WHERE guest = ?", guest))
