"""Who may say how much at a table, and who hears whom: a guest may want phrases only from people he never met."""

from typing import TYPE_CHECKING

from sixgun.server.keep.played import called_when_met
from sixgun.server.keep.quiet import wants_phrases
from sixgun.server.limit import Bucket, Buckets
from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_server import Said

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


class Voices:
    """What is known about the talk at one table."""

    def __init__(self) -> None:
        self.chat = Buckets(burst=5, rate=0.5)
        self.gallery = Bucket(burst=10, rate=0.5)
        """All who only watch share one voice."""
        self.emotes = Buckets(burst=1, rate=1 / 3)
        self.met: dict[str, dict[str, bool]] = {}
        """By guest who wants phrases only from strangers: whether he has played with a speaker."""


async def ask_about(t: "LiveTable", connection: Peer) -> None:
    """Look up what somebody wants to hear, when he comes and when he asks for everything again."""
    me = connection.guest.id
    t.voices.met.pop(me, None)
    if await wants_phrases(t.hall.store, me):
        t.voices.met[me] = {}
        for speaker in {said.guest.id for said in t.facts.chat}:
            await meet(t, me, speaker)


async def announce(t: "LiveTable", speaker: str) -> None:
    """Somebody is about to speak: look up to whom he is a stranger."""
    for me, known in t.voices.met.items():
        if speaker not in known:
            await meet(t, me, speaker)


async def meet(t: "LiveTable", me: str, speaker: str) -> None:
    t.voices.met[me][speaker] = me == speaker or await called_when_met(t.hall.store, me, speaker) is not None


def hears(t: "LiveTable", connection: Peer, said: Said) -> bool:
    """Whether somebody wants to hear it; whoever says a phrase is heard by all."""
    met = t.voices.met.get(connection.guest.id)
    return met is None or said.phrase is not None or met.get(said.guest.id, False)
