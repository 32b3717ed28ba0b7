"""Breaks that take from an event what it changes, hook by hook, and from the packet its rules."""

from collections.abc import Iterator
from typing import Any, Final

from sixgun.cardgame import packet, turn
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.move import NONE
from sixgun.cardgame.shelf import PRINTED
from tools.broken.character import without
from tools.broken.patch import Break, Function, Method, brk
from tools.printed import rules_of

OF_THE_PACKET: Final = ("is_in", "deals_second", "final", "final_by")
"""What decides which cards are dealt: tests show it, no scenario does."""

ALSO: Final = {
    "hangover": " HR9a",
    "high-noon": " H9 HR22 H10 H12 H13",
    "thirst": " HE3",
    "ambush": " FE2",
    "law-of-the-west": " FR21",
}
"""Where a part of an event is in a rule of its own."""


def only_the_sheriff(t: Any) -> int:
    found = anchor(t)
    return found if found != NONE and t.seats[found].role == 0 else NONE


anchor = packet.anchor


def never_round(t: Any, seat: int) -> int:
    return int(t.left_of(seat))


def no_start(self: Any, t: Any) -> bool:
    if self.phase != turn.OPENING:
        return bool(step(self, t))
    t.swap(turn.turn_at(self.seat, turn.START + 1))
    return True


step = turn.Turn.step

OF_ALL: Final = (
    brk("H7 H8", "nobody turns up an event", Function(packet.turns_up, lambda t, seat: False)),
    brk("H7 H8 H29", "everybody turns up an event", Function(packet.turns_up, lambda t, seat: len(t.packet) > 0)),
    brk("HR26", "without a Sheriff nobody turns up an event", Function(packet.anchor, only_the_sheriff)),
    brk("H16 H17", "turns always go clockwise among the living", Function(turn.next_turn, never_round)),
    brk("H10 H12", "nothing acts at the start of a turn", Method(turn.Turn, "step", no_start)),
)


def events() -> Iterator[Break]:
    """Every event, hook by hook; its set lists the rules of each."""
    yield from OF_ALL
    for box in PRINTED:
        for event in box.events:
            rule = " ".join(rules_of(event.name, box)) + ALSO.get(event.name, "")
            mine = [each for each in without(event, EventCard, rule) if each.what.split()[-1] not in OF_THE_PACKET]
            if not mine:
                raise NotImplementedError(f"{event.name} has no hook that could be broken; give it a break of its own")
            yield from mine
