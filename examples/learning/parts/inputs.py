"""Rows of the dice game as a net likes them: numbers between 0 and 1, and codes as one place each."""

import numpy

KINDS_OF_FACE = 7
ROLES = 5
CHARACTERS = 18
SEATS = 8


class Inputs:
    """Which number of a row goes where, found by the names that `spec` has."""

    def __init__(self, described):
        table, dice, seats = (described.part(name) for name in ("table", "dice", "seats"))
        in_table = {name: table.first + place for place, name in enumerate(table.names)}
        in_seat = {name: place for place, name in enumerate(seats.names)}
        places = numpy.arange(seats.first, seats.first + seats.size).reshape(seats.shape)
        role, character = in_seat["role + 1, or 0 while hidden"], in_seat["character"]
        self.coded = [  # the places of codes, and how many of them there are
            (in_table["question"], 1 + max(described.questions)),
            (in_table["whose turn, counted clockwise"], SEATS),
            (in_table["other seat it is about + 1, or 0"], SEATS + 1),
            *((place, KINDS_OF_FACE) for place in range(dice.first, dice.first + dice.size)),
            *((place, ROLES) for place in places[:, role]),
            (places[0, character], CHARACTERS),
        ]
        history = described.part("history")
        self.counted = numpy.array(
            [place for place in in_table.values() if place not in [code for code, _ in self.coded]]
            + [place for row in places for number, place in enumerate(row) if number not in (role, character)]
        )
        self.seen = numpy.arange(history.first, history.first + history.size)
        self.size = sum(many for _, many in self.coded) + KINDS_OF_FACE + len(self.counted) + len(self.seen)
        self.dice = numpy.arange(dice.first, dice.first + dice.size)

    def of(self, rows):
        """A line of inputs for each row."""
        games = len(rows)
        lines = numpy.zeros((games, self.size), numpy.float32)
        each = numpy.arange(games)
        at = 0
        for place, many in self.coded:
            lines[each, at + numpy.minimum(rows[:, place], many - 1)] = 1
            at += many
        for die in self.dice:
            lines[each, at + rows[:, die]] += 0.25
        at += KINDS_OF_FACE
        lines[:, at : at + len(self.counted)] = numpy.minimum(rows[:, self.counted] / 9, 3)
        lines[:, at + len(self.counted) :] = rows[:, self.seen] / 64
        return lines
