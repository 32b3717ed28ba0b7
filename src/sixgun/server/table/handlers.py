"""What each message of somebody at a table does; `resync` is the table's own."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from sixgun.server.table import coach, looking, pace, play, talk, vote, waiting
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

HANDLERS: Final[dict[type, Callable[["LiveTable", Peer, Any], Coroutine[Any, Any, None]]]] = {
    from_client.Leave: waiting.leave,
    from_client.Change: waiting.change,
    from_client.Sit: waiting.sit,
    from_client.AddBot: waiting.add_bot,
    from_client.Kick: waiting.kick,
    from_client.AddLuck: waiting.add_luck,
    from_client.Start: waiting.start,
    from_client.Rematch: waiting.rematch,
    from_client.Looked: looking.looked,
    from_client.ChangePace: pace.change,
    from_client.Hurry: pace.hurry,
    from_client.Move: play.move,
    from_client.Away: play.away,
    from_client.CastVote: vote.cast,
    from_client.AskOdds: play.odds,
    from_client.AskHint: coach.hint,
    from_client.Chat: talk.chat,
    from_client.SayPhrase: talk.phrase,
    from_client.SendEmote: talk.emote,
    from_client.Claim: talk.claim,
    from_client.Suspect: talk.suspect,
    from_client.GuessRoles: talk.guess,
}
