"""Who has to answer, and by when: the person, or a bot that plays for him. Clocks belong to the server."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sixgun.kernel.roles import SPECTATOR
from sixgun.picture.parts import Asked, Clock
from sixgun.server.table.match import Bot
from sixgun.server.table.seating import Peer
from sixgun.server.wire.from_server import AskedAgain
from sixgun.server.wire.protocol import ENCODE

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


VOTED_OUT: Final = 30
"""Seconds for an answer of somebody whose seat a bot gets when the turn is over."""


@dataclass
class Timing:
    """What the question that stands is waiting for."""

    asked_at: float
    thinking: int = -1
    """The move number for which a bot is thinking."""
    expired: int = -1
    """The move number whose clock has run out."""


def bot_at(t: "LiveTable", seat: int) -> Bot | None:
    """Whether a bot answers for a seat, and why."""
    if t.facts.places[seat].level is not None:
        return "bot"
    return "away" if seat in t.seating.away else None


def stands_still(t: "LiveTable") -> bool:
    """Whether the game waits for the only person who plays it: bots do not play on without him."""
    if t.facts.phase != "playing" or not t.seating.gone_at:
        return False
    only = t.facts.only
    if only is None:
        return False
    return not t.seating.is_connected(only) and only not in t.seating.away


def question_key(t: "LiveTable") -> str:
    """The question that stands, by a name of its own; empty if there is none."""
    match = t.match
    return "" if match is None or match.question is None or t.facts.to_look else f"{match.id} {match.seq}"


def seconds_for(t: "LiveTable", seat: int | None) -> int:
    """How long somebody has for an answer; 0 is for ever. Whoever is voted out cannot stop his last turn."""
    usual = t.facts.settings.clock
    return min(usual or VOTED_OUT, VOTED_OUT) if seat is not None and t.facts.is_voted_out(seat) else usual


def clock_ends(t: "LiveTable") -> float | None:
    """When the clock of the person asked runs out; None if there is none."""
    seat = None if t.match is None or t.match.question is None else t.match.question.seat
    seconds = seconds_for(t, seat)
    if not seconds:
        return None
    gone = None if seat is None else missed_since(t, seat)
    return max(t.timing.asked_at, gone or 0.0) + seconds


def missed_since(t: "LiveTable", seat: int) -> float | None:
    """Since when a person is waited for who lost the connection; None while there is one."""
    gone = t.seating.gone_at.get(seat)
    return None if gone is None else t.hall.returning.since(gone)


def patience_ends(t: "LiveTable", seat: int) -> float | None:
    """When a bot takes over for a person who lost the connection; None while there is one."""
    gone = missed_since(t, seat)
    if gone is None:
        return None
    config = t.hall.config
    if (
        t.facts.settings.over_days and t.facts.phase == "playing"
    ):  # for each answer anew, however often the server was started meanwhile
        return max(t.seating.gone_at[seat], t.timing.asked_at) + config.days_wait
    if t.facts.only == seat:
        return gone + config.solo_wait
    return gone + (config.grace if t.seating.others_than(seat) else config.alone_grace)


def asked(t: "LiveTable") -> Asked | None:
    """Who is asked at this moment, with the clock as it runs."""
    match = t.match
    if match is None or match.question is None or t.facts.to_look:
        return None
    bot = bot_at(t, match.question.seat)
    end = clock_ends(t)
    clock = None
    if end is not None and bot is None:
        total = seconds_for(t, match.question.seat) * 1000
        clock = Clock(max(0, round((end - t.now()) * 1000)), total)
    return match.asked_now(clock, bot)


def tell_asked(t: "LiveTable", but: Peer | None = None) -> None:
    """The question stands, but who answers it may have changed."""
    match = t.match
    if match is None or match.over:
        return
    data = ENCODE.encode(AskedAgain(match.id, match.seq, asked(t)))
    for viewer, connections in t.seating.viewers():
        if viewer == SPECTATOR and t.facts.settings.spectators == "delayed":
            continue  # what they see asked was asked a round ago
        for connection in connections:
            if connection is not but:
                connection.send(data)
