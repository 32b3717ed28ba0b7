"""What people say: chat, emotes, claims, suspicions, and the guesses of the eliminated."""

import time
from typing import TYPE_CHECKING

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.table.room import Guessed
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Claimed, Emoted, Said, Suspected
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def is_dead(t: "LiveTable", viewer: int) -> bool:
    """Whether the viewer is an eliminated player of a game under way."""
    match = t.match
    if match is None or t.facts.phase != "playing" or viewer == SPECTATOR:
        return False
    return match.is_eliminated(viewer)


def may_read(t: "LiveTable", viewer: int, said: Said) -> bool:
    """The eliminated talk among themselves; the rest is for all."""
    return said.room == "table" or is_dead(t, viewer)


async def chat(t: "LiveTable", c: Peer, m: from_client.Chat) -> None:
    viewer = t.seating.viewer_of[c]
    dead = is_dead(t, viewer)
    if m.room == "graveyard" and not dead:
        raise Refuse("not-eliminated")
    if m.room == "table" and dead:
        raise Refuse("eliminated")
    if not t.chat_limit.take(c.guest.id) or (viewer == SPECTATOR and not t.gallery_limit.take()):
        raise Refuse("too-fast")  # all who only watch share one voice
    seat = None if viewer == SPECTATOR else viewer
    said = Said(c.guest, seat, clean(m.text), m.room, int(time.time() * 1000))
    t.facts.say(said)
    await t.save()
    data = ENCODE.encode(said)
    for reader, connections in t.seating.viewers():
        if may_read(t, reader, said):
            for connection in connections:
                connection.send(data)


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
    if not t.emote_limit.take(c.guest.id):
        raise Refuse("too-fast")
    t.tell_all(Emoted(seat, m.emote))


async def claim(t: "LiveTable", c: Peer, m: from_client.Claim) -> None:
    seat = living_seat(t, c)
    if t.facts.phase != "playing":
        raise Refuse("no-game")
    t.facts.places[seat].claim = m.role
    await t.save()
    t.tell_all(Claimed(seat, m.role))
    t.tell_room()


async def suspect(t: "LiveTable", c: Peer, m: from_client.Suspect) -> None:
    seat = living_seat(t, c)
    if t.facts.phase != "playing":
        raise Refuse("no-game")
    t.facts.suspect(seat, m.seat, m.role, m.off)
    await t.save()
    t.tell_all(Suspected(seat, m.seat, m.role, m.off))
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
