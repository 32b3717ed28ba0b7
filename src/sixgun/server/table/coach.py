"""The coach of a practice table: asked for a hint, he thinks beside the game."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from sixgun.server.bots.hint_task import HintTask
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Hint
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


async def hint(t: "LiveTable", c: Peer, m: from_client.AskHint) -> None:
    """Let the coach think about the question, once; what he says comes by mail. With people there is none."""
    match, seat = t.match, t.seating.seat_of(c)
    if not t.settings.practice or t.facts.only != seat or t.facts.to_look:
        raise Refuse("not-now")
    if match is None or match.question is None:
        raise Refuse("no-game")
    if match.question.seat != seat:
        raise Refuse("not-asked")
    if match.hint is not None:
        t.tell(c, match.hint)
        return
    if t.hinting == (match.id, match.seq):
        return
    t.hinting = match.id, match.seq
    task = HintTask.of(match.id, match.game, match.question, t.hall.luck(62))

    async def think() -> None:
        t.post(partial(on_hint, t, await t.hall.workers.hint(task)))

    thought = asyncio.get_running_loop().create_task(think())
    t.thoughts.add(thought)
    thought.add_done_callback(t.thoughts.discard)


async def on_hint(t: "LiveTable", said: Hint) -> None:
    """Tell whoever sits there what the coach says, if the question still stands."""
    t.hinting = None
    match, seat = t.match, t.facts.only
    if match is None or (match.id, match.seq) != (said.game, said.seq) or seat is None:
        return
    match.hint = said if said.ways else None
    for connection in t.seating.of_viewer(seat):
        t.tell(connection, said)
