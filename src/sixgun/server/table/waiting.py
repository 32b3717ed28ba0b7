"""Before and after a game: seats, bots, settings, and the start of the next one."""

import secrets
from typing import TYPE_CHECKING

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.keep.statement import begin_game, sit_in
from sixgun.server.keep.unwanted import must_be_wanted
from sixgun.server.metric import GAMES
from sixgun.server.table import clock, delay, host, looking, over_days
from sixgun.server.table.about_people import note_host, tell
from sixgun.server.table.match import Match, deal, deal_next
from sixgun.server.table.room import Facts
from sixgun.server.table.room_shown import room_shown
from sixgun.server.table.seating import Peer
from sixgun.server.table.talk import one_line
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Left
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


async def leave(t: "LiveTable", c: Peer, m: from_client.Leave) -> None:
    """Get up: before a game the seat is free again; during one a bot plays on, or the game waits."""
    seat = t.seating.viewer_of[c]
    if seat != SPECTATOR and t.facts.phase == "playing":
        if t.facts.only != seat and not t.facts.settings.over_days:
            t.seating.away.add(seat)
            await looking.settle(t)
            await host.pass_on(t, seat)
    elif seat != SPECTATOR:
        before = t.facts.host
        t.facts.get_up(seat, t.seating.viewer_of.values())
        notices = note_host(t, before)
        is_last = not any(t.facts.people())
        await t.save()  # before he is told so, for other servers look it up there
        if not is_last:
            tell(t, *notices)
        for other in t.seating.of_viewer(seat):
            t.dismiss(other, Left("left"))
        if is_last:
            await t.hall.close(t)
            return
    if c in t.seating.viewer_of:
        t.dismiss(c, Left("left"))
    t.seating.find_seats(t.facts)
    await over_days.remember(t)
    t.tell_room()
    clock.tell_asked(t)


async def change(t: "LiveTable", c: Peer, m: from_client.Change) -> None:
    t.facts.must_be_host(c.guest.id)
    t.facts.must_be_waiting()
    deal(m.settings)
    over_days.must_fit(m.settings)
    m.settings.name = one_line(m.settings.name)
    t.hall.check_levels(m.settings, [place.level for place in t.facts.places])
    t.facts.change(m.settings)
    await reseated(t)
    if m.settings.spectators == "none":
        for connection in t.seating.of_viewer(SPECTATOR):
            t.dismiss(connection, Left("unwatched"))
        t.tell_room()


async def sit(t: "LiveTable", c: Peer, m: from_client.Sit) -> None:
    """A player changes his seat, a spectator takes one."""
    seat = t.seating.viewer_of[c]
    if seat == SPECTATOR:
        await must_be_wanted(t.hall.store, t.facts.host, c.guest.id)
        t.facts.sit_down(c.guest, c.house, m.seat)
    else:
        t.facts.move_to(seat, m.seat)
    await reseated(t)


async def add_bot(t: "LiveTable", c: Peer, m: from_client.AddBot) -> None:
    t.facts.must_be_host(c.guest.id)
    t.hall.check_levels(t.facts.settings, [m.level])
    t.facts.put_bot(m.seat, m.level)
    await reseated(t)


async def kick(t: "LiveTable", c: Peer, m: from_client.Kick) -> None:
    t.facts.must_be_host(c.guest.id)
    guest = t.facts.kick(m.seat)
    await t.save()
    if guest is not None:
        for connection in list(t.seating.viewer_of):
            if not t.facts.is_welcome(connection.guest.id, connection.house):
                t.dismiss(connection, Left("kicked"))
    t.seating.find_seats(t.facts)
    t.tell_room()


async def reseated(t: "LiveTable") -> None:
    """Seats have changed: keep it, and tell everyone."""
    await t.save()
    t.seating.find_seats(t.facts)
    t.tell_room()


async def rematch(t: "LiveTable", c: Peer, m: from_client.Rematch) -> None:
    place = t.facts.places[t.seating.seat_of(c)]
    t.facts.must_be_waiting()
    place.ready = m.ready
    place.keeps = m.keep and t.facts.settings.keep_characters
    await t.save()
    t.tell_room()


async def add_luck(t: "LiveTable", c: Peer, m: from_client.AddLuck) -> None:
    """Keep what a person adds to the seed, which was promised before."""
    t.facts.must_be_waiting()
    seat = t.seating.seat_of(c)
    t.facts.places[seat].share = one_line(m.text)
    await t.save()
    t.tell(c, room_shown(t, seat))


async def start(t: "LiveTable", c: Peer, m: from_client.Start) -> None:
    t.facts.must_be_host(c.guest.id)
    await begin(t, m.reveal)


async def begin(t: "LiveTable", reveal: bool) -> None:
    """Deal the next game, keep it, and show everyone the table."""
    t.facts.must_be_waiting()
    if t.facts.free:
        raise Refuse("seats-empty")
    facts = t.facts
    game = deal_next(t.match.game if t.match is not None else None, facts)
    match = Match(secrets.token_hex(6), game)
    facts.begin(match.id, t.hall.new_seed(), reveal)
    await t.save(
        begin_game(match.id, facts.code, game.deal, ENCODE.encode(facts.settings), ENCODE.encode(people(facts))),
        *(sit_in(match.id, seat, place.guest.id) for seat, place in facts.people() if place.guest is not None),
    )
    t.match = match
    t.past = delay.past_of(t)
    t.timing = clock.Timing(asked_at=t.now())
    t.seating.overslept.clear()
    GAMES.labels("begun").inc()
    t.log.info("game begins", extra={"game": match.id, "what": facts.settings.game, "seats": len(facts.places)})
    t.pace.begin()
    t.tell_room()
    looking.tell_state(t)


def people(facts: Facts) -> list[tuple[str, str]]:
    """Name and face at each seat, for the replay; a bot's name is its level."""
    return [
        (place.guest.name, place.guest.face) if place.guest is not None else (place.level or "", place.level or "")
        for place in facts.places
    ]
