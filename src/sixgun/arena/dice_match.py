"""A match of the dice game: one whole game of bots as fast as it goes. It owns the table; bots get views and acts."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.dice.act import HEALED, SHOT, Act
from sixgun.bots.dice.thinker import Thinker
from sixgun.dicegame.move import DOUBLE, HEAL, SHOOT, verb_of, what_of
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.kernel.bits import BIT
from sixgun.kernel.loop import advance

ENDLESS: i64 = 20000
"""No game takes that many answers; one that does is cut off as a draw."""


def play_out(t: DiceTable, players: list[Thinker]) -> i64:
    """Play the game on the table to its end; return the winners, a bit a seat.

    A list, for a vec that interpreted code hands to compiled code is never freed.
    """
    bots = vec[Thinker](players)
    for _i in range(ENDLESS):
        if t.over:
            return t.verdict
        step(t, bots)
    return 0


def step(t: DiceTable, bots: vec[Thinker]) -> None:
    """One answer: a forced one is given at once, others by the bot asked; everyone sees what is public of it."""
    t.offer()
    me = t.top.seat
    m = t.moves.items[0]
    if t.moves.n > 1:
        m = bots[me].pick(seen_by(t, me), t.moves)
        tell(t, me, m, bots)
    advance(t, m)


def tell(t: DiceTable, me: i64, m: i64, bots: vec[Thinker]) -> None:
    """Let every bot know of a move about to be made, if it says anything about its seat."""
    verb = verb_of(m)
    if verb in (SHOOT, DOUBLE, HEAL):
        could: i64 = 0
        for i in range(t.moves.n):
            could |= BIT[what_of(t.moves.items[i])]
        if could == BIT[what_of(m)]:
            return  # he could only double it or not
        send(t, Act(me, HEALED if verb == HEAL else SHOT, what_of(m), could), bots)


def send(t: DiceTable, act: Act, bots: vec[Thinker]) -> None:
    """Let every bot see an act."""
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        act.at_table(seat, s.life - s.hits, s.max_life - s.life)
    for seat in range(len(bots)):
        bots[seat].watch(act)
