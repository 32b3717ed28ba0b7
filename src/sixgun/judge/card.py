"""Facts about a table of the card game that the judge goes by."""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat_view import SeatView
from sixgun.cardgame.shelf import PRINTED
from sixgun.cardgame.view import View
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

HELD: Final = tuple([kind.name for box in PRINTED for kind in box.kinds])
LYING: Final = tuple([kind.name for box in PRINTED for kind in box.kinds if kind.border != BROWN])
"""Cards by their kinds: those in a hand, and those that can lie before somebody, the blue and the green ones."""
SEAT: Final = (
    *("alive", "life", "last-life", "low-life", "cards", "attacks", "answers", "drinks"),
    *("gun", "shelter", "in-play", "burden"),
    *[f"holds-{kind}" for kind in HELD],
    *[f"has-{kind}" for kind in LYING],
)
LIFE: Final = 1
LAST: Final = 2
LOW: Final = 3
CARDS: Final = 4
IN_PLAY: Final = 10
BURDEN: Final = 11
ATTACKS: Final = ("bang", "gatling", "indians", "duel", "punch", "springfield")
ANSWERS: Final = ("missed", "dodge")
DRINKS: Final = ("beer", "tequila", "whisky", "saloon")
SHELTERS: Final = ("barrel", "mustang", "hideout", "bible", "iron-plate", "sombrero", "ten-gallon-hat")
BURDENS: Final = ("jail", "dynamite")
SHOTS: Final = ("shot", "volley", "duel", "raid", "dying", "roulette", "ricocheting", "avenging")
"""Questions to somebody who is about to lose a life point."""

CHARACTERS: Final = tuple([who.name for box in PRINTED for who in box.characters])
PLACE: Final = {name: at for at, name in enumerate(CHARACTERS)}
FACTS: Final = (
    "one",
    *by_role(SEAT),
    *ALONE,
    *[f"turn-{role}" for role in ROLES],
    *[f"next-{role}" for role in ROLES],
    *[f"{role}-has-shot" for role in ROLES],
    *[f"aimed-at-{role}" for role in ROLES],
    *[f"at-stake-{role}" for role in ROLES],
    *("sheriff-last-outlaws", "sheriff-low-outlaws", "sheriff-life-outlaws"),
    *[f"reach-{pair}" for pair in PAIRS],
    *[f"threat-{pair}" for pair in PAIRS],
    "round",
    *by_stance(CHARACTERS),
)
WIDTH: Final = len(SEAT)
NAMED: Final = len(FACTS) - len(STANCES) * len(CHARACTERS)
"""Where the facts about characters begin."""
LONG: Final = 12
"""Rounds after which a game is as late as it can be."""


@final
@mypyc_attr(acyclic=True)
class Cards:
    """What each card of a game is to the judge, and how often a card that nobody knows is what."""

    def __init__(self, rules: Rules) -> None:
        names = [card.kind.name for card in rules.cards]
        self.attacks: Final = belongs(names, ATTACKS)
        self.answers: Final = belongs(names, ANSWERS)
        self.drinks: Final = belongs(names, DRINKS)
        self.shelter: Final = belongs(names, SHELTERS)
        self.burden: Final = belongs(names, BURDENS)
        """For each card whether it attacks, answers, heals, and so on."""
        self.held: Final = places(names, HELD)
        self.lying: Final = places(names, LYING)
        """For each card which of them it is, below nought where it is none."""
        self.usual: Final = vec[float]([mean(each) for each in (self.attacks, self.answers, self.drinks)])
        self.usually_held: Final = vec[float]([names.count(kind) / len(names) for kind in HELD])


def belongs(names: list[str], to: tuple[str, ...]) -> vec[float]:
    return vec[float]([1.0 if name in to else 0.0 for name in names])


def places(names: list[str], among: tuple[str, ...]) -> vec[i64]:
    return vec[i64]([among.index(name) if name in among else -1 for name in names])


def mean(each: vec[float]) -> float:
    total = 0.0
    for one in each:
        total += one
    return total / float(len(each))


@lru_cache(maxsize=8)
def cards_of(rules: Rules) -> Cards:
    return Cards(rules)


def facts(view: View, chances: Chances) -> Row:
    """The facts of a view, in the order of FACTS."""
    cards = cards_of(view.rules)
    players = view.players
    rows: list[Row] = []
    living: list[int] = []
    for seat in range(len(players)):
        row = seat_facts(players[seat], cards)
        rows.append(row)
        if row[0] != 0.0:
            living.append(seat)
    life = [row[LIFE] for row in rows]
    might = [row[LIFE] + 0.5 * (row[CARDS] + row[IN_PLAY]) for row in rows]
    sums = add_up(rows, chances)
    whose = chances[view.turn]
    shots = float(players[view.turn].bangs)
    found = [1.0]
    found += sums
    found += who_is_left(living, life, might, chances)
    found += whose
    found += chances[next_to(view.turn, living)]
    found += [share * shots for share in whose]
    found += who_is_aimed_at(view, chances)
    last, low, points = of_the_sheriff(living, rows, chances, (LAST, LOW, LIFE))
    outlaws = sums[OUTLAW * WIDTH]
    found += [last * outlaws, low * outlaws, points * outlaws / 4.0]
    reached: list[tuple[int, int]] = []
    for a in living:
        for b in living:
            if 0 < view.distance(a, b) <= players[a].reach:
                reached.append((a, b))
    found += in_pairs(reached, chances, [1.0] * len(rows))
    found += in_pairs(reached, chances, [1.0 / max(points, 0.5) for points in life])
    found.append(min(float(view.turns) / float(len(players) * LONG), 1.0))
    found += [0.0] * (len(STANCES) * len(CHARACTERS))
    for seat in living:
        place = PLACE.get(players[seat].ability.name)
        if place is not None:
            add_character(found, NAMED, place, len(CHARACTERS), chances[seat], 1.0)
    return found


def who_is_aimed_at(view: View, chances: Chances) -> Row:
    """The role of whoever is about to lose a life point, and again where it is his last."""
    nobody = [0.0] * len(ROLES)
    if len(view.work) == 0 or view.work[-1].name not in SHOTS:
        return nobody + nobody
    seat = view.work[-1].seat
    return chances[seat] + (chances[seat] if view.players[seat].life <= 1 else nobody)


def seat_facts(p: SeatView, cards: Cards) -> Row:
    """The facts of one seat, in the order of SEAT."""
    found = [0.0] * WIDTH
    if not p.alive:
        return found
    hidden = float(p.hidden)
    attacks, answers, drinks = hidden * cards.usual[0], hidden * cards.usual[1], hidden * cards.usual[2]
    held: i64 = BURDEN + 1
    lying: i64 = held + len(HELD)
    if p.hidden > 0:
        for kind in range(len(HELD)):
            found[held + kind] = hidden * cards.usually_held[kind]
    for card in p.hand_numbers:
        attacks += cards.attacks[card]
        answers += cards.answers[card]
        drinks += cards.drinks[card]
        if cards.held[card] >= 0:
            found[held + cards.held[card]] += 1.0
    shelter = burden = 0.0
    for card in p.in_play_numbers:
        shelter += cards.shelter[card]
        burden += cards.burden[card]
        if cards.lying[card] >= 0:
            found[lying + cards.lying[card]] += 1.0
    found[0] = 1.0
    found[LIFE] = float(p.life)
    found[LAST] = 1.0 if p.life <= 1 else 0.0
    found[LOW] = 1.0 if p.life <= 2 else 0.0
    found[CARDS] = float(len(p.hand_numbers)) + hidden
    found[CARDS + 1] = attacks
    found[CARDS + 2] = answers
    found[CARDS + 3] = drinks
    found[CARDS + 4] = float(p.reach - 1)
    found[CARDS + 5] = shelter
    found[IN_PLAY] = float(len(p.in_play_numbers))
    found[BURDEN] = burden
    return found
