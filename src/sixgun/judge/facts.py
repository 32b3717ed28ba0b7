"""Facts about a table that the judge goes by, whatever the game: numbers about its seats, added up by role.

A seat has a role with a certain chance: 0 or 1 where everything is open, and what is believed where it is not. So the
same facts describe the whole truth and what one seat could know of it.
"""

from typing import Final

from mypy_extensions import i64

from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

Row = list[float]
Chances = list[list[float]]
"""How likely each seat has each role, in the order of ROLES."""

ALONE: Final = (
    *("no-outlaw", "no-deputy", "no-renegade", "two-left", "two-left-lead", "law-part", "renegade-part"),
    "nobody-out",
)
"""What no sum says: who is left, and how the life points are shared out."""


PAIRS: Final = tuple([f"{a}-{b}" for a in ROLES for b in ROLES])
"""The roles of two seats, of which the first could do something to the second."""

STANCES: Final = ("of-law", "renegade", "outlaw")
"""What can be said of who somebody is: whether he helps the law more than the Outlaws, and two of the roles."""


def by_role(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of facts about a seat, once for each role."""
    return tuple([f"{role}-{name}" for role in ROLES for name in names])


def by_stance(characters: tuple[str, ...]) -> tuple[str, ...]:
    """The names of facts about who each character is."""
    return tuple([f"{name}-{stance}" for stance in STANCES for name in characters])


def add_up(rows: list[Row], chances: Chances) -> Row:
    """The facts of all seats, summed by role, each as far as the seat is likely to have it."""
    width: i64 = len(rows[0])
    sums = [0.0] * (width * len(ROLES))
    for seat in range(len(rows)):
        row = rows[seat]
        if row[0] == 0.0:
            continue
        chance = chances[seat]
        for role in range(len(ROLES)):
            share = chance[role]
            if share > 0.0:
                at = role * width
                for i in range(width):
                    fact = row[i]
                    if fact != 0.0:
                        sums[at + i] += share * fact
    return sums


def who_is_left(living: list[int], life: Row, might: Row, chances: Chances) -> Row:
    """The facts of ALONE: `life` of every seat, and its `might`, in which cards may count as well."""
    gone = [1.0, 1.0, 1.0, 1.0]
    lives = [0.0, 0.0, 0.0, 0.0]
    lead = 0.0
    for seat in living:
        chance = chances[seat]
        for role in (OUTLAW, RENEGADE, DEPUTY):
            gone[role] *= 1.0 - chance[role]
        for role in range(len(ROLES)):
            lives[role] += chance[role] * life[seat]
        lead += (chance[RENEGADE] - chance[SHERIFF]) * might[seat]
    alone = len(living) == 2 and gone[OUTLAW] * gone[DEPUTY] > 0.5
    law = max(lives[SHERIFF] + lives[DEPUTY], 0.0)  # whoever is at the point of death may have fewer than none
    gang, loner = max(lives[OUTLAW], 0.0), max(lives[RENEGADE], 0.0)
    return [
        gone[OUTLAW],
        gone[DEPUTY],
        gone[RENEGADE],
        1.0 if alone else 0.0,
        lead if alone else 0.0,
        law / (law + gang + 0.3 * loner + 0.1),
        loner / (law + gang + loner + 0.1),
        1.0 if len(living) == len(life) else 0.0,
    ]


def in_pairs(pairs: list[tuple[int, int]], chances: Chances, danger: Row) -> Row:
    """How many of these pairs of seats have which two roles, in the order of PAIRS.

    A pair counts as much as the second of them is in danger.
    """
    sums = [0.0] * len(PAIRS)
    for one, other in pairs:
        weight = danger[other]
        held, against = chances[one], chances[other]
        for role in range(len(ROLES)):
            share = weight * held[role]
            if share != 0.0:
                for of in range(len(ROLES)):
                    sums[role * len(ROLES) + of] += share * against[of]
    return sums


def of_the_sheriff(living: list[int], rows: list[Row], chances: Chances, found: tuple[int, int, int]) -> Row:
    """What the Sheriff has left: of his facts those in these places."""
    for seat in living:
        if chances[seat][SHERIFF] > 0.5:
            return [rows[seat][at] for at in found]
    return [0.0, 0.0, 0.0]


def next_to(turn: int, living: list[int]) -> int:
    """Who plays after the seat whose turn it is.

    >>> next_to(2, [0, 2, 3]), next_to(3, [0, 2, 3])
    (3, 0)
    """
    for seat in living:
        if seat > turn:
            return seat
    return living[0]


def add_character(found: Row, begin: int, place: int, count: int, chance: Row, times: float) -> None:
    """Count a living seat's character in, so many times over; the facts of by_stance begin at `begin`."""
    found[begin + place] += times * (chance[SHERIFF] + chance[DEPUTY] - chance[OUTLAW])
    found[begin + count + place] += times * chance[RENEGADE]
    found[begin + 2 * count + place] += times * chance[OUTLAW]


def open_chances(roles: list[int]) -> Chances:
    """The chances of a table where every role lies open.

    >>> open_chances([2])
    [[0.0, 0.0, 1.0, 0.0]]
    """
    return [[1.0 if role == number else 0.0 for number in range(len(ROLES))] for role in roles]
