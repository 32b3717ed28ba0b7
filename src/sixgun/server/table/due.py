"""What is due at a table: who answers and by when, who is waited for, and when nobody needs the table any more."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.server.table import looking, notice, over_days
from sixgun.server.table.clock import bot_at, clock_ends, patience_ends, stands_still, tell_asked
from sixgun.server.table.host import host_ends, pass_on
from sixgun.server.table.play import ask_bot

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

OVERSLEPT: Final = 2
"""After so many questions in a row that a clock answered, a person counts as away."""


def arrange(t: "LiveTable") -> None:
    """See to it that the table goes on: ask a bot, or set the timer to the next thing that is due.

    A timer that rings earlier than need be is left alone: it finds nothing due, and is set anew.
    """
    notice.arrange(t)
    if t.rung:
        return
    due = next_due(t)
    sleep = over_days.sleeps_at(t)
    if sleep is not None and (due is None or sleep < due):
        due = sleep
    if t.timer is not None:
        if due is not None and t.timer.when() <= due:
            return
        t.timer.cancel()
        t.timer = None
    if due is not None:
        t.timer = asyncio.get_running_loop().call_at(due, ring, t)


def ring(t: "LiveTable") -> None:
    """It is time: look what is due after the letters that lie there.

    Until then it does not ring again: a table whose own letters never come to an end could not fall asleep.
    """
    t.timer = None
    t.rung = True
    t.post(partial(on_due, t))


def next_due(t: "LiveTable") -> float | None:
    if t.facts.phase != "playing" and not t.seating.viewer_of:
        return t.seating.empty_since + forsaken_after(t)
    ends = (host_ends(t), next_due_in_game(t) if t.facts.phase == "playing" else None)
    return min((end for end in ends if end is not None), default=None)


def next_due_in_game(t: "LiveTable") -> float | None:
    if stands_still(t):
        only = t.facts.only
        return None if only is None else patience_ends(t, only)
    if t.facts.to_look:
        return looking.look_ends(t)
    match = t.match
    if match is None or match.question is None:
        return None
    seat = match.question.seat
    if bot_at(t, seat) is not None or t.timing.expired == match.seq:
        ask_bot(t)
        return None
    return min((end for end in (clock_ends(t), patience_ends(t, seat)) if end is not None), default=None)


def forsaken_after(t: "LiveTable") -> float:
    """Seconds until a table without a game that everyone has left is closed."""
    return t.hall.config.days_wait if over_days.is_patient(t.facts) else t.hall.config.idle


async def on_due(t: "LiveTable") -> None:
    """The timer rang: close, pass the host's office on, let a bot answer, or sleep."""
    t.rung = False
    now = t.now()
    sleep = over_days.sleeps_at(t)
    if sleep is not None and sleep <= now:
        due = next_due(t)
        if due is not None and due > now:
            await over_days.fall_asleep(t, due)
            return
    if t.facts.phase != "playing" and not t.seating.viewer_of:
        if t.seating.empty_since + forsaken_after(t) <= now:
            await t.hall.close(t)
        return
    host, end = t.facts.host_seat, host_ends(t)
    if host is not None and end is not None and end <= now:
        await pass_on(t, host)
    if t.facts.phase == "playing":
        await on_due_in_game(t, now)


async def on_due_in_game(t: "LiveTable", now: float) -> None:
    only = t.facts.only
    if only is not None and stands_still(t):
        end = patience_ends(t, only)
        if end is not None and end <= now:
            t.seating.away.add(only)
            await looking.settle(t)
        return
    if t.facts.to_look:
        end = looking.look_ends(t)
        if end is not None and end <= now:
            await looking.go_on(t)
        return
    match = t.match
    if match is None or match.question is None:
        return
    seat = match.question.seat
    if bot_at(t, seat) is not None:
        return
    patience, clock = patience_ends(t, seat), clock_ends(t)
    if patience is not None and patience <= now:
        t.seating.away.add(seat)
    elif clock is not None and clock <= now:
        t.timing.expired = match.seq
        t.seating.overslept[seat] = t.seating.overslept.get(seat, 0) + 1
        if t.seating.overslept[seat] >= OVERSLEPT:
            t.seating.away.add(seat)
    if seat in t.seating.away:
        t.tell_room()
        tell_asked(t)
