"""Facts about a table of the dice game that the judge goes by."""

from collections.abc import Sequence
from typing import Final

from sixgun.analysis.facts import ALONE, PAIRS, Chances, add_up, by_role, in_pairs, next_to, who_is_left
from sixgun.dicegame.characters import CHARACTERS as PEOPLE
from sixgun.dicegame.face import ARROWS, BEER, DYNAMITE, GATLING, ONE, TWO
from sixgun.dicegame.view import SeatView, View
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

SEAT: Final = ("alive", "life", "danger", "last-life", "low-life", "arrows", "pierced")
SHOWN: Final = ("shots", "beers", "gatlings", "dynamite")
STEPS: Final = (1, 2)
"""How far dice shoot; here counted along the order of play, so that who shoots first counts as well."""
CHARACTERS: Final = tuple(who.name for who in PEOPLE)
FACTS: Final = (
    "one",
    *by_role(SEAT),
    *ALONE,
    *(f"turn-{role}" for role in ROLES),
    *(f"next-{role}" for role in ROLES),
    *(f"{role}-rolls" for role in ROLES),
    *(f"{role}-shows-{face}" for role in ROLES for face in SHOWN),
    *(f"{role}-keeps-{face}" for role in ROLES for face in SHOWN),
    *(f"turn-{role}-{fact}-{other}" for role in ROLES for fact in ("life", "danger") for other in ROLES),
    *("sheriff-last-outlaws", "sheriff-low-outlaws", "sheriff-life-outlaws"),
    *(f"{steps}-before-{pair}" for steps in STEPS for pair in PAIRS),
    *(f"threat-{pair}" for pair in PAIRS),
    *(f"{name}-of-law" for name in CHARACTERS),
    *(f"{name}-renegade" for name in CHARACTERS),
)
LIFE: Final = SEAT.index("life")
DANGER: Final = SEAT.index("danger")
ROLLING: Final = "rolling"
"""The question of who may still roll."""
WIDTH: Final = len(SEAT)
SHOWS: Final = {ONE: 0, TWO: 0, BEER: 1, GATLING: 2, DYNAMITE: 3}


def facts(view: View, chances: Chances) -> list[float]:
    """The facts of a view, in the order of FACTS."""
    soon = 1.0 - view.supply / ARROWS
    rows = [seat_facts(player, soon) for player in view.players]
    living = [seat for seat, row in enumerate(rows) if row[0]]
    life = [row[1] for row in rows]
    sums = add_up(rows, chances)
    whose = chances[view.turn]
    found = [1.0, *sums, *who_is_left(living, life, life, chances), *whose]
    found += chances[next_to(view.turn, living)]
    shown = [0.0] * len(SHOWN)
    for face in view.dice_numbers:
        at = SHOWS.get(face)
        if at is not None:
            shown[at] += 0.2
    left = rolls_left(view)
    found += [share * left for share in whose]
    found += [share * count for share in whose for count in shown]
    found += NOTHING if left else [share * count for share in whose for count in shown]
    against = [sums[role * WIDTH + at] for at in (LIFE, DANGER) for role in range(len(ROLES))]
    found += [share * fact for share in whose for fact in against]
    found += of_the_sheriff(living, rows, chances, sums[OUTLAW * WIDTH])
    near = [apart(living, steps) for steps in STEPS]
    for pairs in near:
        found += in_pairs(pairs, chances)
    found += in_pairs({(b, a) for pairs in near for a, b in pairs}.union(*near), chances, [row[2] for row in rows])
    found += character_facts([(view.players[seat].ability.name, chances[seat]) for seat in living])
    return found


NOTHING: Final = (0.0,) * (len(ROLES) * len(SHOWN))


def rolls_left(view: View) -> float:
    """How often the dice can still be rolled in this turn."""
    rolling = len(view.work) > 0 and view.work[-1].name == ROLLING
    return float(view.rolls_allowed - view.rolls) / 2 if rolling else 0.0


def seat_facts(p: SeatView, soon: float) -> Sequence[float]:
    """The facts of one seat, in the order of SEAT; shots aimed at it have as good as struck."""
    if p.life <= 0:
        return OUT
    left = float(max(p.life - p.hits, 0))
    pierced = min(float(p.ability.lost_to_indians(p.arrows)), left) / 3
    return (
        1.0,
        left / 8,
        1.0 / max(left, 0.5),
        1.0 if left <= 1 else 0.0,
        1.0 if left <= 2 else 0.0,
        p.arrows / 3,
        soon * pierced,
    )


OUT: Final = (0.0,) * WIDTH


def apart(living: Sequence[int], steps: int) -> list[tuple[int, int]]:
    """Who sits so many steps before whom.

    >>> apart([0, 2, 3], 1)
    [(0, 2), (2, 3), (3, 0)]
    """
    n = len(living)
    return [(seat, living[(at + steps) % n]) for at, seat in enumerate(living)] if n > steps else []


def of_the_sheriff(
    living: Sequence[int], rows: Sequence[Sequence[float]], chances: Chances, outlaws: float
) -> list[float]:
    """How many Outlaws there are for what the Sheriff has left."""
    for seat in living:
        if chances[seat][SHERIFF] > 0.5:
            row = rows[seat]
            return [row[3] * outlaws, row[4] * outlaws, row[1] * outlaws]
    return [0.0] * 3


PLACE: Final = {name: at for at, name in enumerate(CHARACTERS)}


def character_facts(living: Sequence[tuple[str, Sequence[float]]]) -> list[float]:
    """Who helps the law more than the Outlaws, and who the Renegade is."""
    found = [0.0] * (2 * len(CHARACTERS))
    for name, chance in living:
        at = PLACE[name]
        found[at] = chance[SHERIFF] + chance[DEPUTY] - chance[OUTLAW]
        found[len(CHARACTERS) + at] = chance[RENEGADE]
    return found
