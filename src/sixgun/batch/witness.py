"""Witness: the log of a table in a batch. It counts what seats do to each other while it is told."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.log import Log
from sixgun.rows.history import History

NOTHING: Final = -1


@mypyc_attr(acyclic=True)
class Witness(Log):
    """A log that nobody reads keeps no entries: only bots ask for them."""

    def __init__(self, players: i64, turn_began: i64, keeps: bool) -> None:
        super().__init__(keeps)
        self.turn_began: Final[i64] = turn_began
        self.history: History = History(players)
        self.turns: i64 = 0
        self.deeds: vec[i64] = vec[i64]()
        self.noted: i64 = 0
        """How many turns began, and what was done, since `settle`; `deeds` has room for more."""
        self.what: i64 = NOTHING
        self.seat: i64 = NOTHING
        self.other: i64 = NOTHING
        self.card: i64 = NOTHING
        """The latest entry."""

    def add(
        self, what: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64, could: i64 = 0, part: i64 = 0
    ) -> None:
        if self.keeps:
            super().add(what, seat, other, card, amount, audience, could, part)
        if what == self.turn_began:
            self.turns += 1
        self.what = what
        self.seat = seat
        self.other = other
        self.card = card

    def aimed(self, could: i64, part: i64) -> None:
        if self.keeps:
            super().aimed(could, part)
        if could == 0:
            return
        deed = self.deed(could, part)
        if deed == NOTHING:
            return
        if self.noted < len(self.deeds):
            self.deeds[self.noted] = deed
        else:
            self.deeds = append(self.deeds, deed)
        self.noted += 1

    def deed(self, could: i64, part: i64) -> i64:
        """What the latest entry, which could have been aimed at those, did to somebody; NOTHING if it says nothing."""
        raise NotImplementedError

    def forget(self) -> None:
        """Begin anew, with another game."""
        self.history.forget()
        self.turns = 0
        self.noted = 0

    def stand_like(self, other: "Witness") -> None:
        """Have seen what another has seen that has settled everything."""
        self.ints = other.ints[:]
        self.history = other.history.copy()

    def settle(self) -> None:
        """Enter what was done since the last time. Turns that began meanwhile let only fade what was before."""
        if self.turns > 0:
            for _turn in range(self.turns):  # a bare _ would be a Python object to the compiler
                self.history.fade()
            self.turns = 0
        for i in range(self.noted):
            self.history.add(self.deeds[i])
        self.noted = 0
