"""The exact chances of a roll: what the dice will show once some of them are rolled again."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from sixgun.dicegame.face import DICE, DYNAMITE, FACES, FATAL_DYNAMITE, GATLING
from sixgun.errors import BadOption, quoted

SIDES: Final = len(FACES)


@dataclass(frozen=True)
class Odds:
    """The chances of one roll."""

    gatling: Fraction
    """That enough GATLING show to fire."""
    dynamite: Fraction
    """That three DYNAMITE or more show."""
    counts: tuple[tuple[Fraction, ...], ...]
    """For each face, in the order of FACES: that exactly 0, 1 … 5 dice show it."""

    def exactly(self, face: str, n: int) -> Fraction:
        """The chance that so many dice show a face, no more and no fewer."""
        return self.counts[FACES.index(face)][n]

    def at_least(self, face: str, n: int) -> Fraction:
        """The chance that so many dice or more show a face."""
        return sum(self.counts[FACES.index(face)][n:], Fraction(0))


def odds(dice: Sequence[str], reroll: Sequence[int], gatlings: int = 3) -> Odds:
    """The chances of the five dice after those at the places `reroll`, 1 to 5, are rolled once more.

    `gatlings` is how many the player needs to fire (Willy the Kid: two). Whether he may roll these dice again
    is not asked: Black Jack may roll DYNAMITE.

    >>> chances = odds(["gatling", "gatling", "beer", "1", "dynamite"], [3, 4])
    >>> chances.gatling
    Fraction(11, 36)
    >>> chances.exactly("beer", 2)
    Fraction(1, 36)
    >>> chances.dynamite
    Fraction(1, 36)
    """
    unknown = [face for face in dice if face not in FACES]
    if unknown or len(dice) != DICE:
        raise BadOption(f"{quoted(' '.join(dice))} are not five dice; their faces are {', '.join(FACES)}")
    if len(set(reroll)) != len(reroll) or not all(1 <= place <= DICE for place in reroll):
        raise BadOption(f"{quoted(list(reroll))} are not places of dice; they are 1 to {DICE}, each once")
    kept = [face for place, face in enumerate(dice, 1) if place not in reroll]
    counts = tuple(spread(kept.count(face), len(reroll)) for face in FACES)
    return Odds(
        gatling=sum(counts[GATLING][gatlings:], Fraction(0)),
        dynamite=sum(counts[DYNAMITE][FATAL_DYNAMITE:], Fraction(0)),
        counts=counts,
    )


def spread(kept: int, rolled: int) -> tuple[Fraction, ...]:
    """The chance of exactly 0, 1 … 5 dice with a face, `kept` of them on the table and `rolled` in the air.

    >>> [str(chance) for chance in spread(1, 1)]
    ['0', '5/6', '1/6', '0', '0', '0']
    """
    return tuple(
        Fraction(comb(rolled, n - kept) * (SIDES - 1) ** (rolled - n + kept), SIDES**rolled)
        if kept <= n <= kept + rolled
        else Fraction(0)
        for n in range(DICE + 1)
    )
