"""Who is asked and not there is told so, wherever he can be reached: once for each question."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.server.push.messenger import Notice
from sixgun.server.table import over_days
from sixgun.server.table.clock import bot_at, question_key

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


SEEN: Final = 60.0
"""Seconds after which whoever is there has seen the question. A phone that fell asleep seems to be there as well, but
its silence is noticed sooner than that.
"""


def arrange(t: "LiveTable") -> None:
    """See to it that whoever is asked hears of it: he sees it, or is sent a notice soon."""
    if t.notice is not None:
        t.notice.cancel()
        t.notice = None
    key = question_key(t)
    if key in ("", t.told) or t.match is None or t.match.question is None:
        return
    seat = t.match.question.seat
    if bot_at(t, seat) is None:
        t.notice = asyncio.get_running_loop().call_at(known_at(t, seat), t.post, partial(let_know, t, key))


def known_at(t: "LiveTable", seat: int) -> float:
    """When whoever is asked knows it: by then he has seen it, or is sent a notice."""
    asked = t.timing.asked_at
    if t.seating.is_connected(seat):
        return asked + SEEN
    return max(asked, t.seating.gone_at.get(seat, asked)) + t.hall.config.notice_after


async def let_know(t: "LiveTable", key: str) -> None:
    """Send whoever has not come a notice, unless the question was answered meanwhile."""
    if key != question_key(t) or key == t.told or t.match is None or t.match.question is None:
        return
    seat = t.match.question.seat
    if t.now() < known_at(t, seat):  # he has come, or gone
        return
    guest = t.facts.places[seat].guest
    if guest is not None and not t.seating.is_connected(seat):
        host = None if t.facts.host_seat is None else t.facts.places[t.facts.host_seat].guest
        t.hall.messenger.put(Notice(guest.id, t.facts.code, t.facts.settings.name, "" if host is None else host.name))
    t.told = key
    await over_days.remember(t)
