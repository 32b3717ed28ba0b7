"""A check before phase 1: a card in front of the player makes him draw! (C23, C93)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import CHECK_JAIL
from sixgun.cardgame.flip import FITS, WANTS_HEARTS, Flip, put_away
from sixgun.cardgame.kind import BLUE, Kind
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.table import Table

SKIP_TURN: Final = 1
"""The answer of a check after which the player sits out."""

DRAWS: Final = 0
DREW: Final = 1
SETTLED: Final = 2
"""The stages of a check."""


@mypyc_attr(acyclic=True)
class Check(Frame):
    """`seat` draws! because of `card` in front of him; `answer` is what his turn hears of it."""

    name: ClassVar[str] = "check"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "stage", "answer")

    def __init__(self, seat: i64, card: i64, stage: i64 = DRAWS, answer: i64 = DONE) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.stage: Final[i64] = stage
        self.answer: Final[i64] = answer

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.stage == DRAWS:
            c.swap(Check(self.seat, self.card, DREW))
            c.push(Flip(self.seat, cast(Checked, c.kind(self.card)).wants))
        else:
            put_away(c)
            c.done(self.answer)
        return True

    def got(self, t: Table, answer: i64) -> None:
        c = cast(CardTable, t)
        if self.stage == DREW:
            kind = cast(Checked, c.kind(self.card))
            fitting = answer == FITS
            c.swap(Check(self.seat, self.card, SETTLED, SKIP_TURN if kind.skips_turn(fitting) else DONE))
            kind.settle(c, self.seat, self.card, fitting)


@mypyc_attr(acyclic=True)
class IdleCheck(Frame):
    """`seat` draws! for a card that has no effect: by the option, and nothing comes of it (FE3)."""

    name: ClassVar[str] = "idle_check"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")

    def __init__(self, seat: i64, drawn: i64 = 0) -> None:
        super().__init__(seat)
        self.drawn: Final[i64] = drawn

    def step(self, t: Table) -> bool:
        if self.drawn == 1:
            put_away(cast(CardTable, t))
            t.done(DONE)
        else:
            t.push_over(IdleCheck(self.seat, 1), Flip(self.seat, WANTS_HEARTS))
        return True


@mypyc_attr(acyclic=True)
class Checked(Kind):
    """A blue card that its holder has to draw! for at the start of his turn."""

    def __init__(self, name: str, wants: i64) -> None:
        super().__init__(name, BLUE, book=True)
        self.wants: Final[i64] = wants

    def turn_begins(self, t: CardTable, me: i64, card: i64) -> None:
        t.push(Check(me, card))

    def turn_begins_idly(self, t: CardTable, me: i64, card: i64) -> None:
        if t.rules.options.lasso_idle_check and self.check == CHECK_JAIL:
            t.push(IdleCheck(me))

    def skips_turn(self, fitting: bool) -> bool:
        return False

    def settle(self, t: CardTable, me: i64, card: i64, fitting: bool) -> None:
        """What the draw! brings."""
