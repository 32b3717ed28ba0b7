"""What people say: chat, emotes, claims, suspicions, and the guesses of the eliminated."""

import time
from typing import TYPE_CHECKING, Final, Literal

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.table import delay
from sixgun.server.table.opinion import Guessed
from sixgun.server.table.seating import Peer
from sixgun.server.table.voices import announce, hears
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Claimed, Emoted, History, Said, Suspected
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

Room = Literal["table", "graveyard"]

PHRASES: Final[dict[from_client.Phrase, str]] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    "good-game": "Good game!",
    "yes": "Yes.",
    "no": "No.",
    "wait": "One moment, please.",
    "back-soon": "I will be right back.",
    "help-me": "Help me!",
    "trust-me": "Trust me.",
    "bye": "Goodbye!",
}
"""In English, for clients without sentences of their own."""


def is_dead(t: "LiveTable", viewer: int) -> bool:
    """Whether the viewer is an eliminated player of a game under way."""
    match = t.match
    if match is None or t.facts.phase != "playing" or viewer == SPECTATOR:
        return False
    return match.is_eliminated(viewer)


def may_read(t: "LiveTable", connection: Peer, said: Said) -> bool:
    """The eliminated talk among themselves; the rest is for all who want to hear it, and players' words for those who
    look on a round late when they see that round.
    """
    viewer = t.seating.viewer_of[connection]
    if said.room == "graveyard":
        return is_dead(t, viewer) and hears(t, connection, said)
    return (said.seat is None or delay.is_shown(t, viewer, said.seq)) and hears(t, connection, said)


def history(t: "LiveTable", connection: Peer) -> History:
    """The latest that was said and noticed, as far as somebody may know it."""
    viewer = t.seating.viewer_of[connection]
    return History(
        [said for said in t.facts.chat if may_read(t, connection, said)],
        [notice for notice in t.facts.notices if delay.is_shown(t, viewer, notice.seq)],
    )


async def chat(t: "LiveTable", c: Peer, m: from_client.Chat) -> None:
    if t.facts.settings.phrases:
        raise Refuse("only-phrases")
    await say(t, c, m.room, clean(m.text), None)


async def phrase(t: "LiveTable", c: Peer, m: from_client.SayPhrase) -> None:
    await say(t, c, m.room, PHRASES[m.phrase], m.phrase)


async def say(t: "LiveTable", c: Peer, room: Room, text: str, phrase: from_client.Phrase | None) -> None:
    """Keep what somebody says, and tell it to all who may read it."""
    viewer = t.seating.viewer_of[c]
    dead = is_dead(t, viewer)
    if room == "graveyard" and not dead:
        raise Refuse("not-eliminated")
    if room == "table" and dead:
        raise Refuse("eliminated")
    if not t.voices.chat.take(c.guest.id) or (viewer == SPECTATOR and not t.voices.gallery.take()):
        raise Refuse("too-fast")
    await announce(t, c.guest.id)
    seat = None if viewer == SPECTATOR else viewer
    said = Said(c.guest, seat, text, room, int(time.time() * 1000), delay.moves_played(t), phrase)
    t.facts.say(said)
    await t.save()
    data = ENCODE.encode(said)
    for reader in t.seating.viewer_of:
        if may_read(t, reader, said):
            reader.send(data)


def clean(text: str) -> str:
    """As one line that shows something.

    >>> clean("\\n")
    '…'
    """
    return one_line(text) or "…"


def one_line(text: str) -> str:
    """Without signs that print nothing or turn the line around.

    >>> one_line("hi\\u202e  there\\n")
    'hi there'
    """
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


async def emote(t: "LiveTable", c: Peer, m: from_client.SendEmote) -> None:
    seat = living_seat(t, c)
    if not t.voices.emotes.take(c.guest.id):
        raise Refuse("too-fast")
    data = ENCODE.encode(Emoted(seat, m.emote))
    for viewer, connections in t.seating.viewers():
        if not delay.is_late(t, viewer):  # it is of the moment
            for connection in connections:
                connection.send(data)


async def claim(t: "LiveTable", c: Peer, m: from_client.Claim) -> None:
    seat = living_seat(t, c)
    if t.facts.phase != "playing":
        raise Refuse("no-game")
    t.facts.places[seat].claim = m.role
    await tell_talk(t, Claimed(seat, m.role))


async def suspect(t: "LiveTable", c: Peer, m: from_client.Suspect) -> None:
    seat = living_seat(t, c)
    if t.facts.phase != "playing":
        raise Refuse("no-game")
    t.facts.suspect(seat, m.seat, m.role, m.off)
    await tell_talk(t, Suspected(seat, m.seat, m.role, m.off))


async def tell_talk(t: "LiveTable", message: Claimed | Suspected) -> None:
    """Keep a claim or a suspicion, and tell it to all who may know of it now."""
    delay.talk(t, message)
    await t.save()
    data = ENCODE.encode(message)
    for viewer, connections in t.seating.viewers():
        if delay.is_shown(t, viewer, delay.moves_played(t)):
            for connection in connections:
                connection.send(data)
    t.tell_room()


def living_seat(t: "LiveTable", c: Peer) -> int:
    """The seat of somebody who may speak up at the table."""
    seat = t.seating.seat_of(c)
    if is_dead(t, seat):
        raise Refuse("eliminated")
    return seat


async def guess(t: "LiveTable", c: Peer, m: from_client.GuessRoles) -> None:
    """Kept silently, and shown to all after the game."""
    seat = t.seating.seat_of(c)
    if t.match is None or not is_dead(t, seat):
        raise Refuse("not-eliminated")
    players = len(t.facts.places)
    roles = (m.roles + [None] * players)[:players]
    t.facts.guesses = {**t.facts.guesses, seat: Guessed(roles, t.match.hidden_from(seat))}
    await t.save()
