"""Facts about a table of the card game that the judge goes by."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sixgun.analysis.facts import ALONE, PAIRS, Chances, add_up, by_role, in_pairs, next_to, who_is_left
from sixgun.bots.card import deck as kinds
from sixgun.bots.card.deck import KINDS
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat_view import SeatView
from sixgun.cardgame.shelf import SETS
from sixgun.cardgame.view import View
from sixgun.kernel.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

HELD: Final = KINDS[: kinds.UNHEARD_OF]
LYING: Final = KINDS[kinds.MUSTANG : kinds.HIDEOUT + 1] + KINDS[kinds.BIBLE : kinds.UNHEARD_OF]
"""Cards by their kinds: those in a hand, and those that can lie before somebody, the blue and the green ones."""
SEAT: Final = (
    *("alive", "life", "last-life", "low-life", "cards", "attacks", "answers", "drinks"),
    *("gun", "shelter", "in-play", "burden"),
    *(f"holds-{kind}" for kind in HELD),
    *(f"has-{kind}" for kind in LYING),
)
ATTACKS: Final = (kinds.BANG, kinds.GATLING, kinds.INDIANS, kinds.DUEL, kinds.PUNCH, kinds.SPRINGFIELD)
ANSWERS: Final = (kinds.MISSED, kinds.DODGE)
DRINKS: Final = (kinds.BEER, kinds.TEQUILA, kinds.WHISKY, kinds.SALOON)
SHELTERS: Final = (
    *(kinds.BARREL, kinds.MUSTANG, kinds.HIDEOUT, kinds.BIBLE, kinds.IRON_PLATE, kinds.SOMBRERO),
    kinds.TEN_GALLON_HAT,
)
BURDENS: Final = (kinds.JAIL, kinds.DYNAMITE)
SHOTS: Final = ("shot", "volley", "duel", "raid", "dying", "roulette", "ricocheting", "avenging")
"""Questions to somebody who is about to lose a life point."""

CHARACTERS: Final = tuple(who.name for box in SETS.values() for who in box.characters)
FACTS: Final = (
    "one",
    *by_role(SEAT),
    *ALONE,
    *(f"turn-{role}" for role in ROLES),
    *(f"next-{role}" for role in ROLES),
    *(f"aimed-at-{role}" for role in ROLES),
    *(f"at-stake-{role}" for role in ROLES),
    *("sheriff-last-outlaws", "sheriff-low-outlaws", "sheriff-life-outlaws"),
    *(f"reach-{pair}" for pair in PAIRS),
    *(f"threat-{pair}" for pair in PAIRS),
    "round",
    *(f"{name}-of-law" for name in CHARACTERS),
    *(f"{name}-renegade" for name in CHARACTERS),
)
WIDTH: Final = len(SEAT)
LONG: Final = 12
"""Rounds after which a game is as late as it can be."""


class Cards:
    """What each card of a game is to the judge, and how often a card that nobody knows is what."""

    def __init__(self, rules: Rules) -> None:
        place = {name: number for number, name in enumerate(KINDS)}
        numbers = [place.get(card.kind.name, kinds.UNHEARD_OF) for card in rules.cards]
        self.hand: Final = [(float(kind in ATTACKS), float(kind in ANSWERS), float(kind in DRINKS)) for kind in numbers]
        """For each card: whether it attacks, answers, heals."""
        self.usual: Final = tuple(sum(column) / len(self.hand) for column in zip(*self.hand, strict=True))
        self.held: Final = [kind if kind < len(HELD) else None for kind in numbers]
        """For each card which of HELD it is, and the same of LYING: nothing where it is neither."""
        self.lying: Final = [LYING.index(KINDS[kind]) if KINDS[kind] in LYING else None for kind in numbers]
        self.usually_held: Final = [numbers.count(kind) / len(numbers) for kind in range(len(HELD))]
        self.shelter: Final = [float(kind in SHELTERS) for kind in numbers]
        self.burden: Final = [float(kind in BURDENS) for kind in numbers]


@lru_cache(maxsize=8)
def cards_of(rules: Rules) -> Cards:
    return Cards(rules)


def facts(view: View, chances: Chances) -> list[float]:
    """The facts of a view, in the order of FACTS."""
    cards = cards_of(view.rules)
    players = view.players
    rows = [seat_facts(player, cards) for player in players]
    living = [seat for seat, row in enumerate(rows) if row[0]]
    might = [row[1] + 0.5 * (row[4] + row[10]) for row in rows]
    sums = add_up(rows, chances)
    found = [1.0, *sums, *who_is_left(living, [row[1] for row in rows], might, chances)]
    found += chances[view.turn]
    found += chances[next_to(view.turn, living)]
    top = view.work[-1] if len(view.work) > 0 else None
    if top is not None and top.name in SHOTS:
        aimed = chances[top.seat]
        found += aimed
        found += aimed if players[top.seat].life <= 1 else NOBODY
    else:
        found += NOBODY
        found += NOBODY
    found += for_the_sheriff(living, rows, chances, sums[OUTLAW * WIDTH])
    reached = [(a, b) for a in living for b in living if 0 < view.distance(a, b) <= players[a].reach]
    found += in_pairs(reached, chances)
    found += in_pairs(reached, chances, [1.0 / max(row[1], 0.5) for row in rows])
    found.append(min(float(view.turns) / float(len(players) * LONG), 1.0))
    found += character_facts([(view.players[seat].ability.name, chances[seat]) for seat in living])
    return found


NOBODY: Final = (0.0, 0.0, 0.0, 0.0)


def seat_facts(p: SeatView, cards: Cards) -> Sequence[float]:
    """The facts of one seat, in the order of SEAT."""
    if not p.alive:
        return OUT
    life = float(p.life)
    attacks, answers, drinks = (p.hidden * share for share in cards.usual)
    held = p.hand_numbers
    of_kind = [float(p.hidden) * share for share in cards.usually_held] if p.hidden else [0.0] * len(HELD)
    for card in held:
        a, b, c = cards.hand[card]
        attacks += a
        answers += b
        drinks += c
        kind = cards.held[card]
        if kind is not None:
            of_kind[kind] += 1.0
    shelter = burden = 0.0
    lies = p.in_play_numbers
    before_him = [0.0] * len(LYING)
    for card in lies:
        shelter += cards.shelter[card]
        burden += cards.burden[card]
        place = cards.lying[card]
        if place is not None:
            before_him[place] += 1.0
    return (
        1.0,
        life,
        1.0 if life <= 1 else 0.0,
        1.0 if life <= 2 else 0.0,
        float(len(held) + p.hidden),
        attacks,
        answers,
        drinks,
        float(p.reach - 1),
        shelter,
        float(len(lies)),
        burden,
        *of_kind,
        *before_him,
    )


OUT: Final = (0.0,) * WIDTH


def for_the_sheriff(
    living: Sequence[int], rows: Sequence[Sequence[float]], chances: Chances, outlaws: float
) -> list[float]:
    """How many Outlaws there are for what the Sheriff has left."""
    for seat in living:
        if chances[seat][SHERIFF] > 0.5:
            row = rows[seat]
            return [row[2] * outlaws, row[3] * outlaws, row[1] * outlaws / 4]
    return [0.0] * 3


PLACE: Final = {name: at for at, name in enumerate(CHARACTERS)}


def character_facts(living: Sequence[tuple[str, Sequence[float]]]) -> list[float]:
    """Who helps the law more than the Outlaws, and who the Renegade is."""
    found = [0.0] * (2 * len(CHARACTERS))
    for name, chance in living:
        at = PLACE.get(name)
        if at is not None:
            found[at] = chance[SHERIFF] + chance[DEPUTY] - chance[OUTLAW]
            found[len(CHARACTERS) + at] = chance[RENEGADE]
    return found
