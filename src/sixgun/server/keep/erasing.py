"""Taking the names of those who have deleted themselves out of the games that others keep."""

import asyncio
from collections.abc import Collection, Mapping, Sequence

import msgspec

from sixgun.server.keep.journal import Statement
from sixgun.server.keep.pack import open_pack, put_together
from sixgun.server.keep.store import Store


def nameless(people: bytes, seats: Collection[int]) -> bytes:
    """Name and face at each seat, without those of these seats.

    >>> nameless(b'[["Anna","a"],["Bruno","b"]]', [1])
    b'[["Anna","a"],["",""]]'
    """
    named = msgspec.json.decode(people, type=list[tuple[str, str]])
    return msgspec.json.encode([("", "") if seat in seats else each for seat, each in enumerate(named)])


async def erase_names(store: Store) -> None:
    """Rewrite what is kept of the games that wait for it, a pack at a time."""
    waiting: dict[str, list[int]] = {}
    for game, seat in await store.read("SELECT game, seat FROM erasures ORDER BY game, seat"):
        waiting.setdefault(game, []).append(seat)
    packs: dict[int, dict[str, list[int]]] = {}
    for game, seats in waiting.items():
        found = await store.read("SELECT people, pack FROM games WHERE id = ?", game)
        for people, number in found:
            if number is None:
                await store.write(
                    ("UPDATE games SET people = ? WHERE id = ? AND pack IS NULL", (nameless(people, seats), game)),
                    done(game),
                )
            else:
                packs.setdefault(number, {})[game] = seats
        if not found:  # it was forgotten meanwhile
            await store.write(done(game))
    for number, games in packs.items():
        ((data,),) = await store.read("SELECT data FROM packs WHERE number = ?", number)
        packed = await asyncio.to_thread(repacked, data, games)
        await store.write(
            # a server that tidied up before us may have lost its lock and not know: then the later of us counts
            ("UPDATE packs SET data = ? WHERE number = ? AND data = ?", (packed, number, data)),
            *map(done, games),
        )


def repacked(data: bytes, games: Mapping[str, Sequence[int]]) -> bytes:
    there = open_pack(data)
    for id, seats in games.items():
        there[id].people = nameless(there[id].people, seats)
    return put_together(list(there.values()))


def done(game: str) -> Statement:
    return "DELETE FROM erasures WHERE game = ?", (game,)
