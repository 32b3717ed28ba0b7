"""Draw!: the top card is turned over, and its suit and rank decide (C93)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import CHOSE, TURNED_OVER
from sixgun.cardgame.move import CHOOSE, NONE, card_of, move
from sixgun.cardgame.questions import flip_count, offered_before
from sixgun.cardgame.rules import HEARTS, SPADES
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.table import Table

WANTS_HEARTS: Final = 0
WANTS_SPADES_2_TO_9: Final = 1

RANK_OF_9: Final = 7

FAILS: Final = 0
FITS: Final = 1
"""The answer of a Flip."""


@mypyc_attr(acyclic=True)
class Flip(Frame):
    """`seat` draws! and hopes for `wants`; Lucky Duke turns over two cards and chooses (C113)."""

    name: ClassVar[str] = "flip"
    fields: ClassVar[tuple[str, ...]] = ("seat", "wants", "turned")

    def __init__(self, seat: i64, wants: i64, turned: i64 = 0) -> None:
        super().__init__(seat)
        self.wants: Final[i64] = wants
        self.turned: Final[i64] = turned

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.turned > 0:
            return False
        count: i64 = 0
        for _turned in range(flip_count(c, self.seat)):
            card = c.next_card()
            if card == NONE:
                break
            c.knows[card] = TO_ALL
            c.turned_over = append(c.turned_over, card)
            c.say(TURNED_OVER, self.seat, NONE, card, 1, TO_ALL)
            count += 1
        if count == 0:
            c.done(FAILS)  # a draw! that cannot be made fails (R42)
        elif count == 1:
            self.decide(c, c.turned_over[0])
        else:
            c.swap(Flip(self.seat, self.wants, count))
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for i in range(len(c.turned_over)):
            if not offered_before(c, c.turned_over, i):
                c.moves.add(move(CHOOSE, c.turned_over[i]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.say(CHOSE, self.seat, NONE, card_of(m), 1, TO_ALL)
        self.decide(c, card_of(m))

    def decide(self, c: CardTable, card: i64) -> None:
        """The card counts, and of several it lies on top."""
        c.turned_over = append(remove(c.turned_over, card), card)
        if not c.rules.options.drawn_after:
            put_away(c)
        c.done(FITS if fits(c, self.wants, card) else FAILS)


def fits(t: CardTable, wants: i64, card: i64) -> bool:
    if wants == WANTS_HEARTS:
        return t.rules.suit[card] == HEARTS
    return t.rules.suit[card] == SPADES and t.rules.rank[card] <= RANK_OF_9


def put_away(t: CardTable) -> None:
    """What was turned over goes to the discards: at once, or as an option when its effect is over (CE15)."""
    if len(t.turned_over) > 0:
        for card in t.turned_over:
            t.discard(card)
        t.turned_over = vec[i64]()
