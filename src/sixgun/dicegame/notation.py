"""Moves in words: what `str` writes, and how it is read again."""

from dataclasses import dataclass
from typing import Final

from sixgun.dicegame.characters import BY_NAME, numbered
from sixgun.dicegame.face import DICE
from sixgun.dicegame.move import (
    BECOME,
    DOUBLE,
    FIRE_KEEPING,
    HEAL,
    REMOVE,
    REROLL,
    SHOOT,
    VERBS,
    move,
    verb_of,
    what_of,
)
from sixgun.errors import NotAMove, quoted
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import LETTERS, letter

AT_A_SEAT: Final = (SHOOT, DOUBLE, HEAL, REMOVE)
"""Verbs that name a seat."""

FORMS: Final = (
    "stop, reroll 1 3 5, shoot B, shoot B doubling, heal B, arrow, hit, drop, keep, remove B, fire, fire keeping, "
    "pass, become rose-doolan"
)
"""One of each kind, for those who typed something else."""


@dataclass(frozen=True)
class DiceMove:
    """A move of the dice game: a verb, with the seat it names or the dice to roll again.

    >>> str(DiceMove("reroll", dice=(1, 3, 5)))
    'reroll 1 3 5'
    >>> str(DiceMove("shoot", seat=1, doubling=True))
    'shoot B doubling'
    """

    verb: str
    seat: int | None = None
    dice: tuple[int, ...] = ()
    """Places from the left, 1 to 5, in rising order."""
    doubling: bool = False
    keeping: bool = False
    """Whether who fires the Gatling keeps his arrows."""
    character: str = ""
    """The character that one takes of two."""

    def __reduce__(self) -> tuple[object, ...]:
        return DiceMove, (self.verb, self.seat, self.dice, self.doubling, self.keeping, self.character)

    def __str__(self) -> str:
        words = [self.verb, *map(str, self.dice)]
        if self.seat is not None:
            words.append(letter(self.seat))
        if self.doubling:
            words.append("doubling")
        if self.keeping:
            words.append("keeping")
        if self.character:
            words.append(self.character)
        return " ".join(words)


def to_move(m: int) -> DiceMove:
    """The move that an int of the engine stands for."""
    verb = verb_of(m)
    what = what_of(m)
    if verb == REROLL:
        return DiceMove("reroll", dice=tuple(place + 1 for place in range(DICE) if what & BIT[place]))
    if verb in AT_A_SEAT:
        return DiceMove(VERBS[verb], seat=what, doubling=verb == DOUBLE)
    if verb == BECOME:
        return DiceMove(VERBS[verb], character=numbered(what).name)
    return DiceMove(VERBS[verb], keeping=verb == FIRE_KEEPING)


def to_int(m: DiceMove) -> int:
    """The int that stands for a move in the engine."""
    verb = DOUBLE if m.doubling else FIRE_KEEPING if m.keeping else VERBS.index(m.verb)
    if m.seat is not None:
        return move(verb, m.seat)
    if m.character:
        return move(verb, BY_NAME[m.character].number)
    return move(verb, sum({BIT[place - 1] for place in m.dice}))


def read(text: str) -> DiceMove:
    """The move that a line of text says, wherever it may be legal.

    >>> read("reroll 5 1 3").dice
    (1, 3, 5)
    """
    words = text.split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "reroll":
        places = sorted({int(word) for word in rest if word in ("1", "2", "3", "4", "5")})
        if rest and len(places) == len(rest):
            return DiceMove(verb, dice=tuple(places))
    elif verb in ("shoot", "heal", "remove"):
        doubling = verb == "shoot" and rest[1:] == ["doubling"]
        if (len(rest) == 1 or doubling) and len(rest[0]) == 1 and rest[0] in LETTERS:
            return DiceMove(verb, seat=LETTERS.index(rest[0]), doubling=doubling)
    elif verb == "fire" and rest == ["keeping"]:
        return DiceMove(verb, keeping=True)
    elif verb == VERBS[BECOME]:
        if len(rest) == 1 and rest[0] in BY_NAME:
            return DiceMove(verb, character=rest[0])
    elif verb in VERBS and not rest:
        return DiceMove(verb)
    raise NotAMove(f"{quoted(text)} is no move of the dice game; moves are written {FORMS}")
