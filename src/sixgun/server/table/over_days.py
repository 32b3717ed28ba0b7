"""Tables whose games last for days: no clock hurries anybody, and while nobody is there the table lies in the store.

A table that sleeps costs no memory but a line; whoever comes wakes it, and so does the hour at which something is due.
"""

from typing import TYPE_CHECKING, Final

from sixgun.server.keep.statement import put_to_sleep
from sixgun.server.table import clock
from sixgun.server.table.pause import Pause
from sixgun.server.table.room import Facts
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable

NO_CLOCK: Final = "a table that lasts for days has no clock; leave one of them out"


def must_fit(settings: Settings) -> None:
    """Refuse a table that hurries people and waits for days."""
    if settings.over_days and settings.clock:
        raise Refuse("bad-option", text=NO_CLOCK)


def is_patient(facts: Facts) -> bool:
    """Whether the table waits for days; one that looks for people in public, and has none, does not."""
    settings = facts.settings
    return settings.over_days and not (settings.public and facts.phase != "playing")


# what is remembered


def remembered(t: "LiveTable") -> Pause:
    """How the table stands now."""
    ids = {seat: place.guest.id for seat, place in t.facts.people() if place.guest is not None}
    match = t.match if t.facts.phase == "playing" else None
    asked = clock.asked(t)
    return Pause(
        gone={ids[seat]: moment(t, at) for seat, at in t.seating.gone_at.items() if seat in ids},
        away=[ids[seat] for seat in sorted(t.seating.away) if seat in ids],
        seq=-1 if match is None else match.seq,
        since=moment(t, t.timing.asked_at),
        told=t.told,
        asked=None if asked is None else asked.seat,
        seats=[] if match is None else [(seat.character, max(0, seat.life)) for seat in match.public.seats],
    )


def moment(t: "LiveTable", at: float) -> int:
    """A time of the event loop, as seconds since 1970."""
    return round(t.hall.wall() + at - t.now())


def loop_time(t: "LiveTable", moment: int) -> float:
    """The other way round; nothing is in the future."""
    return t.now() - max(0.0, t.hall.wall() - moment)


def recall(t: "LiveTable") -> None:
    """Who left when, and for whom a bot plays, at a table that begins to work again."""
    pause = t.facts.pause
    if pause is None or not t.facts.settings.over_days:
        return
    t.told = pause.told
    for seat, place in t.facts.people():
        if place.guest is not None and place.guest.id in pause.gone:
            t.seating.gone_at[seat] = loop_time(t, pause.gone[place.guest.id])
        if place.guest is not None and place.guest.id in pause.away:
            t.seating.away.add(seat)
    t.seating.empty_since = max(t.seating.gone_at.values(), default=t.seating.empty_since)


def asked_at(t: "LiveTable") -> float:
    """When the question that stands was asked, as far as anybody knows."""
    pause = t.facts.pause
    if pause is None or t.match is None or pause.seq != t.match.seq or not t.facts.settings.over_days:
        return t.now()
    return loop_time(t, pause.since)


async def remember(t: "LiveTable") -> None:
    """Keep how things stand, since somebody came or went."""
    if t.facts.settings.over_days and not t.closed and not t.lost:
        t.facts.pause = remembered(t)
        await t.save()


# falling asleep


def may_sleep(t: "LiveTable") -> bool:
    """Whether nothing happens here before somebody comes, or for days."""
    if t.seating.viewer_of or not is_patient(t.facts) or t.facts.to_look or t.thoughts or t.hinting is not None:
        return False
    if t.facts.phase != "playing":
        return True
    question = None if t.match is None else t.match.question
    return question is not None and clock.bot_at(t, question.seat) is None and t.told == clock.question_key(t)


def sleeps_at(t: "LiveTable") -> float | None:
    """When it may be put to sleep; whoever only loads his page anew finds it awake."""
    if not may_sleep(t):
        return None
    return max(t.seating.empty_since, t.woke, t.timing.asked_at) + t.hall.config.sleep_after


async def fall_asleep(t: "LiveTable", due: float) -> None:
    """Lie in the store until somebody comes, or until something is due."""
    t.facts.pause = remembered(t)
    await t.hall.sleepers.fall_asleep(t, put_to_sleep(t.facts.code, moment(t, due)))
