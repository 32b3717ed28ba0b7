"""The vote to replace somebody: a majority of the other people, and a bot has his seat when the turn is over.

It always waits for the end of the turn, so that nobody loses his seat while he is about to win: if it waited for those
alone, the waiting would tell who they are. A game that ends first, or with him out of it, makes it void.
"""

from typing import TYPE_CHECKING

from sixgun.server.table import clock
from sixgun.server.table.about_people import note, note_host, tell
from sixgun.server.table.opinion import Ballot
from sixgun.server.table.room import Facts
from sixgun.server.table.seating import Peer
from sixgun.server.wire import from_client
from sixgun.server.wire.from_server import Left, Notice
from sixgun.server.wire.people import Vote
from sixgun.server.wire.refusal import Refuse

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


def needed(facts: Facts, seat: int) -> int:
    """How many votes replace somebody: more than half of the other people."""
    return len([other for other, _ in facts.people() if other != seat]) // 2 + 1


def shown(facts: Facts) -> list[Vote]:
    return [
        Vote(ballot.seat, sorted(ballot.by), needed(facts, ballot.seat), ballot.turn is not None)
        for ballot in facts.ballots
    ]


def is_alone_against_present(t: "LiveTable", seat: int) -> bool:
    """Whether one person would decide over another who is there, as far as a game goes: that takes two."""
    is_there = (t.seating.is_connected(seat) or t.facts.settings.over_days) and seat not in t.seating.away
    return is_there and needed(t.facts, seat) < 2


async def cast(t: "LiveTable", c: Peer, m: from_client.CastVote) -> None:
    """Somebody votes against somebody, or no longer; to say so again is no harm."""
    seat, match = t.seating.seat_of(c), t.match
    if match is None or t.facts.phase != "playing":
        raise Refuse("no-game")
    places = t.facts.places
    if m.seat >= len(places) or m.seat == seat or places[m.seat].guest is None or match.is_eliminated(m.seat):
        raise Refuse("no-vote")
    ballot = next((each for each in t.facts.ballots if each.seat == m.seat), Ballot(m.seat, []))
    if ballot.turn is not None or m.on == (seat in ballot.by):
        return
    if m.on and is_alone_against_present(t, m.seat):
        raise Refuse("needs-two")
    by = [*ballot.by, seat] if m.on else [other for other in ballot.by if other != seat]
    others = [each for each in t.facts.ballots if each.seat != m.seat]
    cast = Ballot(m.seat, by)
    t.facts.ballots = [*others, *([cast] if by else [])]
    notices = [note(t, "vote" if m.on else "unvote", m.seat, seat)]
    notices += count(t, cast)
    await t.save()
    tell(t, *notices)
    t.tell_room()
    clock.tell_asked(t)


def count(t: "LiveTable", ballot: Ballot) -> list[Notice]:
    """Carry a vote that has enough; whoever is asked meanwhile has little time, so that he cannot stop the turn."""
    assert t.match is not None
    is_enough = len(ballot.by) >= needed(t.facts, ballot.seat) and not is_alone_against_present(t, ballot.seat)
    if ballot.turn is not None or not is_enough:
        return []
    ballot.turn = t.match.turns
    question = t.match.question
    if question is not None and question.seat == ballot.seat:
        t.timing.asked_at = t.now()
    return [note(t, "carried", ballot.seat)]


async def settle(t: "LiveTable") -> None:
    """Do what was carried in a turn that is over; whoever is out of the game needs no vote."""
    match = t.match
    if match is None or match.over or not t.facts.ballots:
        return
    notices: list[Notice] = []
    gone: list[int] = []
    for ballot in list(t.facts.ballots):
        is_due = ballot.turn is not None and ballot.turn != match.turns
        if match.is_eliminated(ballot.seat) or (is_due and is_alone_against_present(t, ballot.seat)):
            t.facts.ballots = [each for each in t.facts.ballots if each.seat != ballot.seat]
            notices.append(note(t, "lapsed", ballot.seat))
        elif is_due:
            host = t.facts.host
            notices.append(note(t, "replaced", ballot.seat))
            t.facts.replace_by_bot(ballot.seat, t.facts.settings.level, t.seating.viewer_of.values())
            notices += note_host(t, host)
            gone.append(ballot.seat)
    for ballot in t.facts.ballots:  # fewer people, and fewer are needed
        notices += count(t, ballot)
    if not notices:
        return
    await t.save()
    tell(t, *notices)
    for seat in gone:
        for connection in t.seating.of_viewer(seat):
            t.dismiss(connection, Left("replaced"))
    t.seating.find_seats(t.facts)
    t.tell_room()
    clock.tell_asked(t)
