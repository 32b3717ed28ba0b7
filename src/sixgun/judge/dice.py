"""Facts about a table of the dice game that the judge goes by."""

from typing import Final

from sixgun.dicegame.characters import CHARACTERS as PEOPLE
from sixgun.dicegame.face import ARROWS, BEER, DYNAMITE, GATLING, ONE, TWO
from sixgun.dicegame.view import SeatView, View
from sixgun.judge.facts import (
    ALONE,
    PAIRS,
    STANCES,
    Chances,
    Row,
    add_character,
    add_up,
    by_role,
    by_stance,
    in_pairs,
    next_to,
    of_the_sheriff,
    who_is_left,
)
from sixgun.kernel.roles import OUTLAW, ROLES

SEAT: Final = ("alive", "life", "danger", "last-life", "low-life", "arrows", "pierced")
LIFE: Final = 1
DANGER: Final = 2
LAST: Final = 3
LOW: Final = 4
ARROWS_HELD: Final = 5
WIDTH: Final = len(SEAT)
SHOWN: Final = ("shots", "beers", "gatlings", "dynamite")
SHOWS: Final = {ONE: 0, TWO: 0, BEER: 1, GATLING: 2, DYNAMITE: 3}
STEPS: Final = (1, 2)
"""How far dice shoot; here counted along the order of play, so that who shoots first counts as well."""
ORDER: Final = 8
"""Seats from the one whose turn it is on, as they will play."""
IN_ORDER: Final = ("life", "danger", "arrows")
ROLLING: Final = "rolling"
"""The question of who may still roll."""
CHARACTERS: Final = tuple([who.name for who in PEOPLE])
PLACE: Final = {name: at for at, name in enumerate(CHARACTERS)}
FACTS: Final = (
    "one",
    *by_role(SEAT),
    *ALONE,
    *[f"turn-{role}" for role in ROLES],
    *[f"next-{role}" for role in ROLES],
    *[f"{role}-rolls" for role in ROLES],
    *[f"{role}-shows-{face}" for role in ROLES for face in SHOWN],
    *[f"{role}-keeps-{face}" for role in ROLES for face in SHOWN],
    *[f"turn-{role}-{fact}-{other}" for role in ROLES for fact in ("life", "danger") for other in ROLES],
    *("sheriff-last-outlaws", "sheriff-low-outlaws", "sheriff-life-outlaws"),
    *[f"{steps}-before-{pair}" for steps in STEPS for pair in PAIRS],
    *[f"threat-{pair}" for pair in PAIRS],
    *[f"{role}-in-{place}" for place in range(ORDER) for role in ROLES],
    *[f"{role}-{fact}-in-{place}" for place in range(ORDER) for fact in IN_ORDER for role in ROLES],
    *[f"{name}-in-{place}" for place in range(ORDER) for name in CHARACTERS],
    *by_stance(CHARACTERS),
    *[f"{name}-life" for name in by_stance(CHARACTERS)],
)
NAMED: Final = len(FACTS) - 2 * len(STANCES) * len(CHARACTERS)
"""Where the facts about characters begin."""


def facts(view: View, chances: Chances) -> Row:
    """The facts of a view, in the order of FACTS."""
    soon = 1.0 - float(view.supply) / float(ARROWS)
    rows: list[Row] = []
    living: list[int] = []
    for seat in range(len(view.players)):
        row = seat_facts(view.players[seat], soon)
        rows.append(row)
        if row[0] != 0.0:
            living.append(seat)
    life = [row[LIFE] for row in rows]
    sums = add_up(rows, chances)
    whose = chances[view.turn]
    found = [1.0]
    found += sums
    found += who_is_left(living, life, life, chances)
    found += whose
    found += chances[next_to(view.turn, living)]
    found += of_the_dice(view, whose)
    for share in whose:
        for at in (LIFE, DANGER):
            for role in range(len(ROLES)):
                found.append(share * sums[role * WIDTH + at])
    last, low, points = of_the_sheriff(living, rows, chances, (LAST, LOW, LIFE))
    outlaws = sums[OUTLAW * WIDTH]
    found += [last * outlaws, low * outlaws, points * outlaws]
    for steps in STEPS:
        found += in_pairs(apart(living, steps), chances, [1.0] * len(rows))
    found += in_pairs(within_reach(living), chances, [row[DANGER] for row in rows])
    found += in_order(view, rows, living, chances)
    found += [0.0] * (2 * len(STANCES) * len(CHARACTERS))
    for seat in living:
        place = PLACE.get(view.players[seat].ability.name)
        if place is not None:
            add_character(found, NAMED, place, len(CHARACTERS), chances[seat], 1.0)
            again = NAMED + len(STANCES) * len(CHARACTERS)
            add_character(found, again, place, len(CHARACTERS), chances[seat], life[seat])
    return found


def of_the_dice(view: View, whose: Row) -> Row:
    """How often the dice can still be rolled in this turn, and what they show, or will when they can be no more."""
    shown = [0.0] * len(SHOWN)
    for face in view.dice_numbers:
        at = SHOWS.get(face)
        if at is not None:
            shown[at] += 0.2
    left = rolls_left(view)
    shows = [share * count for share in whose for count in shown]
    found = [share * left for share in whose]
    found += shows
    found += [0.0] * len(shows) if left > 0.0 else shows
    return found


def rolls_left(view: View) -> float:
    rolling = len(view.work) > 0 and view.work[-1].name == ROLLING
    return float(view.rolls_allowed - view.rolls) / 2.0 if rolling else 0.0


def seat_facts(p: SeatView, soon: float) -> Row:
    """The facts of one seat, in the order of SEAT; shots aimed at it have as good as struck."""
    if p.life <= 0:
        return [0.0] * WIDTH
    left = float(max(p.life - p.hits, 0))
    pierced = min(float(p.ability.lost_to_indians(p.arrows)), left) / 3.0
    return [
        1.0,
        left / 8.0,
        1.0 / max(left, 0.5),
        1.0 if left <= 1.0 else 0.0,
        1.0 if left <= 2.0 else 0.0,
        float(p.arrows) / 3.0,
        soon * pierced,
    ]


def apart(living: list[int], steps: int) -> list[tuple[int, int]]:
    """Who sits so many steps before whom.

    >>> apart([0, 2, 3], 1)
    [(0, 2), (2, 3), (3, 0)]
    """
    n = len(living)
    return [(living[at], living[(at + steps) % n]) for at in range(n)] if n > steps else []


def within_reach(living: list[int]) -> list[tuple[int, int]]:
    """Who could be shot by whom, one step or two away in either direction.

    >>> within_reach([0, 2, 3])
    [(0, 2), (0, 3), (2, 0), (2, 3), (3, 0), (3, 2)]
    """
    n = len(living)
    found: list[tuple[int, int]] = []
    for a in range(n):
        for b in range(n):
            there, back = (b - a) % n, (a - b) % n
            if 0 < min(there, back) <= STEPS[-1]:
                found.append((living[a], living[b]))
    return found


def in_order(view: View, rows: list[Row], living: list[int], chances: Chances) -> Row:
    """Who sits where, how he stands and who he is, from the seat on whose turn it is."""
    roles = [0.0] * (ORDER * len(ROLES))
    stands = [0.0] * (ORDER * len(IN_ORDER) * len(ROLES))
    people = [0.0] * (ORDER * len(CHARACTERS))
    at_turn = 0
    for seat in living:
        if seat < view.turn:
            at_turn += 1
    for at in range(len(living)):
        seat = living[(at_turn + at) % len(living)]
        row, chance = rows[seat], chances[seat]
        for role in range(len(ROLES)):
            share = chance[role]
            roles[at * len(ROLES) + role] = share
            begin = at * len(IN_ORDER) * len(ROLES) + role
            stands[begin] = share * row[LIFE]
            stands[begin + len(ROLES)] = share * row[DANGER]
            stands[begin + 2 * len(ROLES)] = share * row[ARROWS_HELD]
        place = PLACE.get(view.players[seat].ability.name)
        if place is not None:
            people[at * len(CHARACTERS) + place] = 1.0
    return roles + stands + people
