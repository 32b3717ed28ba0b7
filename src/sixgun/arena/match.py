"""A match: one whole game of bots as fast as it goes. The match owns the table; a bot gets its view and public acts."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.card.act import act_of
from sixgun.bots.card.thinker import Thinker
from sixgun.cardgame.move import END, NONE, seat_of, verb_of
from sixgun.cardgame.questions import distance, reach
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance

ENDLESS: i64 = 20000
"""No game takes that many answers; one that does is cut off as a draw."""


def play_out(t: CardTable, players: list[Thinker]) -> i64:
    """Play the game on the table to its end; return the winners, a bit a seat.

    A list, for a vec that interpreted code hands to compiled code is never freed.
    """
    bots = vec[Thinker](players)
    for _ in range(ENDLESS):
        if t.over:
            return t.winners
        step(t, bots)
    return 0


def step(t: CardTable, bots: vec[Thinker]) -> None:
    """One answer: a forced one is given at once, others by the bot asked; everyone sees what is public of it."""
    t.offer()
    me = t.top.seat
    m = t.moves.items[0]
    if t.moves.n > 1:
        m = bots[me].pick(seen_by(t, me), t.moves)
    tell(t, me, m, bots)
    advance(t, m)


def tell(t: CardTable, me: i64, m: i64, bots: vec[Thinker]) -> None:
    """Let every bot know what is public of a move about to be made, if it says anything about its seat."""
    verb = verb_of(m)
    if seat_of(m) == NONE and verb != END:
        return
    act = act_of(me, m, t.moves, within_reach(t, me) if verb == END else 0)
    for seat in range(len(bots)):
        bots[seat].watch(act)


def within_reach(t: CardTable, me: i64) -> i64:
    """The seats that a BANG! of `me` reaches, as bits."""
    bits: i64 = 0
    far = reach(t, me)
    for seat in range(len(t.seats)):
        if seat != me and not t.is_out(seat) and distance(t, me, seat) <= far:
            bits |= BIT[seat]
    return bits
