"""A public act: what one seat did for all to see, and whom it could have done it to instead."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.move import (
    END,
    IN_PLAY,
    NONE,
    RETURN,
    card_of,
    seat_of,
    second_of,
    verb_of,
    what_of,
)
from sixgun.kernel.bits import BIT
from sixgun.kernel.buffer import Buffer


@final
@mypyc_attr(acyclic=True)
class Act:
    """Numbers that everyone at the table may know. Bots learn from these and from their views, from nothing else."""

    def __init__(self, seat: i64, verb: i64, card: i64, target: i64, lying: i64, could: i64) -> None:
        self.seat: Final[i64] = seat
        self.verb: Final[i64] = verb
        self.card: Final[i64] = card
        """The card played, NONE for an ability and where the card is a secret."""
        self.target: Final[i64] = target
        self.lying: Final[i64] = lying
        """The card in front of the target that was meant, if one was."""
        self.could: Final[i64] = could
        """The seats that might have been the target, a bit a seat; at the end of a turn those within reach."""


def act_of(seat: i64, move: i64, moves: Buffer, within_reach: i64) -> Act:
    """The public part of a move, by the options there were for the same card.

    Where a card may go is public, because it hangs on distances and on what lies there, so these options give no
    hand away.
    """
    verb = verb_of(move)
    card = card_of(move)
    what = what_of(move)
    target = seat_of(move)
    could: i64 = 0
    if target != NONE:
        pair = second_of(move) != NONE
        for i in range(moves.n):
            other = moves.items[i]
            if verb_of(other) == verb and card_of(other) == card and (second_of(other) != NONE) == pair:
                at = seat_of(other)
                if at != NONE:
                    could |= BIT[at]
    elif verb == END:
        could = within_reach
    return Act(seat, verb, NONE if verb == RETURN else card, target, what - IN_PLAY if what >= IN_PLAY else NONE, could)
