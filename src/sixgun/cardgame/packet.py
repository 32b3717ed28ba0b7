"""The packet of events: of what it is made, who turns up the next one, and what happens then (H3, H6-H9)."""

from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import CAME_UP, COMES_LAST, COMES_NEXT
from sixgun.cardgame.move import NONE, USE, card_of, move
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.table import CardTable
from sixgun.kernel.circle import next_after
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEPUTY, SHERIFF
from sixgun.kernel.table import Table


def new_packet(rules: Rules, rng: Rng) -> vec[i64]:
    """The ordinary events in any order on top of a final one (H3); of two sets only some of them (H31)."""
    ordinary, finals = Pile(vec[i64](), 0), Pile(vec[i64](), 0)
    for number in range(len(rules.events)):
        (finals if rules.events[number].final else ordinary).add(number)
    mixed = finals.n > 1
    finals.shuffle(rng)
    ordinary.shuffle(rng)
    packet = vec[i64]()
    if finals.n > 0:
        packet = append(packet, chosen_final(rules, finals))
    for i in range(ordinary.n):
        if not mixed or i < rules.options.event_deck:
            packet = append(packet, ordinary.cards[i])
    return packet


def chosen_final(rules: Rules, finals: Pile) -> i64:
    """The final card that an option names, or any (HE4)."""
    if rules.options.final == "sheriff_picks":
        return finals.cards[0] if finals.cards[0] < finals.top() else finals.top()  # until he has said which
    for number in finals.cards:
        if rules.events[number].final_by == rules.options.final:
            return number
    return finals.top()


@mypyc_attr(acyclic=True)
class PickingFinal(Frame):
    """`seat` says which final card lies at the bottom of the packet (HE4)."""

    name: ClassVar[str] = "picking_final"

    def question(self) -> i64:
        return 36

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for number in range(len(c.rules.events)):
            if c.rules.events[number].final:
                c.moves.add(move(USE, c.rules.first_event + number))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        packet = c.packet[:]
        packet[0] = card_of(m) - c.rules.first_event
        c.packet = packet
        c.say(COMES_LAST, self.seat, NONE, card_of(m), 1, TO_ALL)
        c.done(DONE)


def is_picked(rules: Rules) -> bool:
    """Whether the final card is for the Sheriff to pick."""
    finals = 0
    for event in rules.events:
        if event.final:
            finals += 1
    return finals > 1 and rules.options.final == "sheriff_picks"


def deals_second(rules: Rules) -> bool:
    """Whether everyone has a second character from the start (H28)."""
    for event in rules.events:
        if event.deals_second:
            return not rules.options.identity_at_random
    return False


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
