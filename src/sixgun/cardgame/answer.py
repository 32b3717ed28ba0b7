"""Answering with a hand card, often out of turn."""

from mypy_extensions import i64

from sixgun.cardgame.event import ANSWERED
from sixgun.cardgame.move import NONE
from sixgun.cardgame.table import CardTable
from sixgun.kernel.log import TO_ALL


def spend(t: CardTable, seat: i64, card: i64) -> None:
    """Play or discard a hand card of one's own will in answer to something."""
    t.let_go(seat, card)
    t.discard(card)
    t.say(ANSWERED, seat, NONE, card, 1, TO_ALL)
    if t.turn != seat:
        for ability in t.seats[seat].force.abilities:
            ability.spent_out_of_turn(t, seat)
