"""Holding a store against what players were told: nothing lost, nothing twice, nothing changed."""

from collections.abc import Sequence
from typing import NamedTuple

from sixgun.server.keep.pack import open_pack, unpacked
from sixgun.server.keep.store import Store
from sixgun.server.table.match import restore
from tools.server_trial.random_player import RandomPlayer


class Written(NamedTuple):
    """A move as the journal has it, and at which table it was."""

    game: str
    seq: int
    seat: int
    move: str
    bot: str | None
    code: str


async def written(store: Store) -> list[Written]:
    """Every move of every game, in packs or not. A pack that is made while we read would have some of them twice."""
    while True:
        packs = await store.last_pack()
        lines = await written_by_now(store)
        if packs == await store.last_pack():
            return lines


async def written_by_now(store: Store) -> list[Written]:
    sql = "SELECT game, seq, seat, move, bot, code FROM journal JOIN games ON game = id ORDER BY game, seq"
    lines = [Written(*row) for row in await store.read(sql)]
    codes = dict(await store.read("SELECT id, code FROM games"))
    for (data,) in await store.read("SELECT data FROM packs"):
        for game in map(unpacked, open_pack(data).values()):
            lines += [
                Written(game.id, seq, at.seat, at.move, at.bot, codes[game.id]) for seq, at in enumerate(game.journal)
            ]
    return lines


def broken_promises(lines: Sequence[Written], players: Sequence[RandomPlayer]) -> list[str]:
    """What the journal has otherwise than the players were told, or than they sent it."""
    broken = [complaint for player in players for complaint in player.promises.broken]
    there = {(line.game, line.seq): (line.seat, line.move) for line in lines}
    if len(there) != len(lines):
        broken.append(f"{len(lines) - len(there)} moves are there twice")
    sent = {(player.code, player.seat, *number): moves for player in players for number, moves in player.sent.items()}
    for id, seq, seat, move, bot, code in lines:
        if seq > 0 and (id, seq - 1) not in there:
            broken.append(f"{id}: move {seq} has none before it")
        if bot is None and move not in sent.get((code, seat, id, seq), ()):
            broken.append(f"{id}: {move} is in the journal as move {seq}, but its player did not send it")
    for player in players:
        for (game, seq), moves in player.promises.acknowledged.items():
            if there.get((game, seq)) not in [(player.seat, move) for move in moves]:
                broken.append(f"{game}: {moves[-1]} was acknowledged as move {seq} and is not in the journal")
    return broken


async def not_replayed(store: Store) -> list[str]:
    """The games that cannot be played again from their journal."""
    broken = []
    for id in await store.games():
        kept = await store.game(id)
        if kept is None or restore(kept).seq != len(kept.journal):
            broken.append(f"{id}: the journal does not replay")
    return broken
