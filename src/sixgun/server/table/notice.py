"""Who is asked and not there is told so, wherever he can be reached: once for each question."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from sixgun.server.push.messenger import Notice
from sixgun.server.table import over_days
from sixgun.server.table.clock import bot_at, question_key

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def arrange(t: "LiveTable") -> None:
    """See to it that whoever is asked hears of it: he sees it, or is sent a notice soon."""
    if t.notice is not None:
        t.notice.cancel()
        t.notice = None
    key = question_key(t)
    if key in ("", t.told) or t.match is None or t.match.question is None:
        return
    seat = t.match.question.seat
    if t.seating.is_connected(seat):
        t.told = key
    elif bot_at(t, seat) is None:
        at = t.timing.asked_at + t.hall.config.notice_after
        t.notice = asyncio.get_running_loop().call_at(at, t.post, partial(send, t, key))


async def send(t: "LiveTable", key: str) -> None:
    """He has not come: send it, unless the question was answered meanwhile."""
    if key != question_key(t) or key == t.told or t.match is None or t.match.question is None:
        return
    guest = t.facts.places[t.match.question.seat].guest
    if guest is not None and not t.seating.is_connected(t.match.question.seat):
        host = None if t.facts.host_seat is None else t.facts.places[t.facts.host_seat].guest
        t.hall.messenger.put(Notice(guest.id, t.facts.code, t.facts.settings.name, "" if host is None else host.name))
    t.told = key
    await over_days.remember(t)
