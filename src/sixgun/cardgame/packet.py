"""The packet of events: of what it is made, who turns up the next one, and what happens then (H3, H6-H9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.event import CAME_UP, COMES_NEXT
from sixgun.cardgame.move import NONE
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.table import CardTable
from sixgun.kernel.circle import next_after
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEPUTY, SHERIFF


def new_packet(rules: Rules, rng: Rng) -> vec[i64]:
    """The ordinary events in any order on top of a final one (H3)."""
    ordinary, finals = Pile(vec[i64](), 0), Pile(vec[i64](), 0)
    for number in range(len(rules.events)):
        (finals if rules.events[number].final else ordinary).add(number)
    finals.shuffle(rng)
    ordinary.shuffle(rng)
    packet = vec[i64]()
    if finals.n > 0:
        packet = append(packet, finals.top())
    for i in range(ordinary.n):
        packet = append(packet, ordinary.cards[i])
    return packet


def turns_up(t: CardTable, seat: i64) -> bool:
    """Whether a seat, whose turn begins, turns up an event first: not in the first turn of the game (H6, H7)."""
    return len(t.packet) > 0 and t.turns > 1 and seat == anchor(t)


def anchor(t: CardTable) -> i64:
    """The seat with whose turn a round begins: the Sheriff's, or with three players the Deputy's (HR26)."""
    first: i64 = NONE
    for seat in range(len(t.seats)):
        role = t.seats[seat].role
        if role == SHERIFF or (role == DEPUTY and (first == NONE or t.seats[first].role != SHERIFF)):
            first = seat
    if first == NONE or t.is_alive(first):
        return first
    return NONE if t.rules.options.events_freeze else next_after(t.alive, first)


def turn_up(t: CardTable, seat: i64) -> None:
    """The next event covers the one in force, and everybody sees which will come after it (H4, H8)."""
    last = len(t.packet) - 1
    number = t.packet[last]
    t.packet = t.packet[0:last]
    t.middle = append(t.middle[:], number)
    t.say(CAME_UP, seat, NONE, t.rules.first_event + number, 1, TO_ALL)
    if last > 0:
        t.say(COMES_NEXT, NONE, NONE, t.rules.first_event + t.packet[last - 1], 1, TO_ALL)
    t.enforce()
    t.alert = True  # who had no ability may have one again, and act on an empty hand (HR9)
    t.event.enters(t)
