"""Rows of the dice game as a net likes them: numbers about 1, codes as one place each, and what each token is about."""

from typing import NamedTuple

import numpy

SEATS, FACES, ROLES, CHARACTERS = 8, 7, 5, 18
SHERIFF = 1
"""How a row writes him; he is known from the start."""


class Sight(NamedTuple):
    """Of many rows: a line of inputs each, and what tokens are about."""

    lines: numpy.ndarray
    faces: numpy.ndarray
    """Of each way to roll again, how many dice of each face it takes."""
    seats: numpy.ndarray
    """Of each seat, what is known of it."""
    masks: numpy.ndarray

    def some(self, which):
        return Sight(*(part[which] for part in self))


class Eyes:
    """Which number of a row is what, found by the names that `spec` has."""

    def __init__(self, described):
        self.table, self.dice, self.seats, self.history = (
            described.part(name) for name in ("table", "dice", "seats", "history")
        )
        names = self.table.names
        self.codes = [
            (names.index("whose turn, counted clockwise"), SEATS),
            (names.index("question"), 1 + max(described.questions)),
            (names.index("other seat it is about + 1, or 0"), SEATS + 1),
        ]
        self.role = self.seats.names.index("role + 1, or 0 while hidden")
        self.character = self.seats.names.index("character")
        ways = numpy.arange(next(part.size for part in described.tokens if part.name == "roll again"))
        self.taken = (ways[:, None] >> numpy.arange(self.dice.size) & 1).astype(numpy.float32)

    def see(self, rows, masks):
        table, dice, seats, history = (
            rows[:, part.first : part.first + part.size].reshape(-1, *part.shape)
            for part in (self.table, self.dice, self.seats, self.history)
        )
        faces = one_of(dice, FACES)
        known = self.known(seats, history / 64)
        codes = [one_of(table[:, place], many) for place, many in self.codes]
        lines = [table / 9, faces.sum(axis=1), known, *codes, one_of(seats[:, 0, self.character], CHARACTERS)]
        flat = numpy.concatenate([line.reshape(len(rows), -1) for line in lines], axis=1, dtype=numpy.float32)
        return Sight(flat, self.taken @ faces, known, masks.astype(bool))

    def known(self, seats, history):
        """Of each seat: its role, how it is, and what it did to the Sheriff, to me, and I to it."""
        roles = seats[:, :, self.role]
        each = numpy.arange(len(seats))
        sheriff = (roles == SHERIFF).argmax(axis=1)
        deeds = [history[each, what, :, sheriff] for what in (0, 1)]
        deeds += [history[:, what, :, 0] for what in (0, 1)] + [history[:, 0, 0, :]]
        alive = seats[:, :, 0] > 0
        return numpy.concatenate(
            [one_of(roles, ROLES), seats[:, :, : self.role] / 9, alive[:, :, None], numpy.stack(deeds, axis=2)],
            axis=2,
            dtype=numpy.float32,
        )


def one_of(codes, many):
    """1 in the place of each code."""
    return (codes[..., None] == numpy.arange(many)).astype(numpy.float32)
