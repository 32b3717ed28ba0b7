"""Draw!: the top card is turned over, and its suit and rank decide (C93)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import CHOSE, TURNED_OVER
from sixgun.cardgame.in_force import flip_count, offered_before, suit_of
from sixgun.cardgame.move import CHOOSE, DRAW, NONE, PASS, card_of, move, verb_of
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
        may_turn = flip_count(c, self.seat)
        count = turn_over(c, self.seat, 1 if c.rules.options.second_card_optional else may_turn)
        if count == 0:
            c.done(FAILS)  # a draw! that cannot be made fails (R42)
        elif count < may_turn and c.deck.n + c.discards.n > 0:
            c.swap(SecondCard(self.seat, self.wants))
        elif count == 1:
            decide(c, self.wants, c.turned_over[0])
        else:
            c.swap(Flip(self.seat, self.wants, count))
        return True

    def question(self) -> i64:
        return 6

    def detail(self) -> i64:
        """What he hopes for."""
        return 1 + self.wants

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        for i in range(len(c.turned_over)):
            if not offered_before(c, c.turned_over, i):
                c.moves.add(move(CHOOSE, c.turned_over[i]))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        c.say(CHOSE, self.seat, NONE, card_of(m), 1, TO_ALL)
        decide(c, self.wants, card_of(m))


@mypyc_attr(acyclic=True)
class SecondCard(Frame):
    """`seat` has turned one card over and, by the option, turns over a second only if he wants to (R155)."""

    name: ClassVar[str] = "second_card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "wants")

    def __init__(self, seat: i64, wants: i64) -> None:
        super().__init__(seat)
        self.wants: Final[i64] = wants

    def question(self) -> i64:
        return 23

    def detail(self) -> i64:
        return 1 + self.wants

    def options(self, t: Table) -> None:
        t.moves.add(move(DRAW))
        t.moves.add(move(PASS))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == PASS:
            decide(c, self.wants, c.turned_over[0])
        else:
            turn_over(c, self.seat, 1)
            c.swap(Flip(self.seat, self.wants, len(c.turned_over)))


def turn_over(t: CardTable, seat: i64, most: i64) -> i64:
    """Turn over so many cards of the deck, as far as there are any; the answer is how many."""
    count: i64 = 0
    while count < most:
        card = t.next_card()
        if card == NONE:
            break
        t.knows[card] = TO_ALL
        t.turned_over = append(t.turned_over, card)
        t.say(TURNED_OVER, seat, NONE, card, 1, TO_ALL)
        count += 1
    return count


def decide(t: CardTable, wants: i64, card: i64) -> None:
    """The card counts, and of several it lies on top."""
    t.turned_over = append(remove(t.turned_over, card), card)
    if not t.rules.options.drawn_after:
        put_away(t)
    t.done(FITS if fits(t, wants, card) else FAILS)


def fits(t: CardTable, wants: i64, card: i64) -> bool:
    if wants == WANTS_HEARTS:
        return suit_of(t, card) == HEARTS
    return suit_of(t, card) == SPADES and t.rules.rank[card] <= RANK_OF_9


def put_away(t: CardTable) -> None:
    """What was turned over goes to the discards: at once, or as an option when its effect is over (CE15)."""
    if len(t.turned_over) > 0:
        for card in t.turned_over:
            t.discard(card)
        t.turned_over = vec[i64]()
