"""Setup: roles and characters dealt from a seed, and the first turn (X4-X9, X50, X52, R158)."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from sixgun.dicegame.ability import NO_ABILITY, Ability
from sixgun.dicegame.characters import BY_NAME, CHARACTERS
from sixgun.dicegame.choosing import Choosing
from sixgun.dicegame.rules import Rules, read_rules
from sixgun.dicegame.seat import Seat
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.turn import BEGIN, turn_at
from sixgun.errors import BadOption, clipped, quoted
from sixgun.kernel.circle import SEATS
from sixgun.kernel.fixed import DEAL, fixed_characters, fixed_roles
from sixgun.kernel.generator import FAST, seeded
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.kernel.pairs import NO_OTHER, next_to_choose
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, DEPUTY, SHERIFF

Fixed = Sequence[str | None] | None
"""What practice games fix beforehand, a name a seat; None is dealt."""

SIZES: Final = f"{min(DEALT)} to {max(DEALT)}"

ROLE_CARDS: Final = vec[vec[i64]]([vec[i64](DEALT.get(players, ())) for players in range(max(DEALT) + 1)])
"""The roles of a table of each size."""

CHARACTER_CARDS: Final = vec[i64](range(len(CHARACTERS)))
"""Those that may be dealt, by their numbers."""

ABILITIES: Final = vec[Ability](list(BY_NAME.values()))
"""By number; the last is the character that nobody is dealt."""


def new_table(
    players: int,
    seed: int,
    options: Mapping[str, object],
    sets: Sequence[str] = (),
    roles: Fixed = None,
    characters: Fixed = None,
    generator: str = FAST,
    shares: Sequence[str] = (),
    log: bool = True,
) -> DiceTable:
    """A game dealt from a seed, settled up to its first question; where nobody reads it, no log is kept.

    >>> new_table(4, 1, {}).supply <= 9
    True
    """
    check_players(players)
    if sets:
        raise BadOption(f"the dice game has no sets; leave out {clipped(', '.join(sets))}")
    rng = seeded(generator, seed, shares)
    t = deal(read_rules(options), rng, read_roles(players, roles), read_characters(players, characters))
    t.log = Log() if log else None
    begin(t, first_to_play(t.seats))
    return t


def check_players(players: int) -> None:
    if players not in DEALT:
        raise BadOption(f"the dice game is for {SIZES} players, not {quoted(players)}")


def deal(rules: Rules, rng: Rng, fixed_roles: vec[i64], fixed_characters: vec[i64]) -> DiceTable:
    """A table before its first turn; for each seat a role and a character are fixed, or it says DEAL."""
    roles = dealt(ROLE_CARDS[len(fixed_roles)], fixed_roles, rng)
    characters = dealt(CHARACTER_CARDS, fixed_characters, rng)
    chooses = rules.two_characters and DEAL in fixed_characters
    seats = vec[Seat]()
    for seat in range(len(roles)):
        seats = append(seats, Seat(roles[seat], NO_ABILITY if chooses else ABILITIES[characters[seat]]))
    t = DiceTable(rules, rng, seats)
    if chooses:
        t.pairs = deal_pairs(characters, fixed_characters, rng)
    return t


def deal_pairs(characters: vec[i64], fixed: vec[i64], rng: Rng) -> vec[i64]:
    """Besides the first character of each seat another one; where it is fixed there is nothing to choose (R158)."""
    left = CHARACTER_CARDS[:]
    for character in characters:
        if character in left:
            left = remove(left, character)
    others = dealt(left, NOTHING_FIXED[len(fixed)], rng)
    pairs = vec[i64]()
    for seat in range(len(fixed)):
        pairs = append(pairs, ABILITIES[characters[seat]].number)
        pairs = append(pairs, ABILITIES[others[seat]].number if fixed[seat] == DEAL else NO_OTHER)
    return pairs


def dealt(cards: vec[i64], fixed: vec[i64], rng: Rng) -> vec[i64]:
    """For each seat what is fixed, or else one of the other cards, which the generator draws."""
    left = cards[:]
    for card in fixed:
        if card != DEAL and card in left:
            left = remove(left, card)
    given = fixed[:]
    n: i64 = len(left)
    for seat in range(len(fixed)):
        if given[seat] == DEAL:
            drawn = rng.below(n)
            given[seat] = left[drawn]
            n -= 1
            left[drawn] = left[n]
    return given


def first_to_play(seats: vec[Seat]) -> i64:
    """The Sheriff begins, at a table of three the Deputy; if there is neither, the first seat."""
    for seat in range(len(seats)):
        if seats[seat].role == SHERIFF:
            return seat
    for seat in range(len(seats)):
        if seats[seat].role == DEPUTY:
            return seat
    return 0


def begin(t: DiceTable, seat: i64) -> None:
    """Begin with the turn of a seat, and go on to the first question."""
    t.push(turn_at(seat, BEGIN, 0))
    if len(t.pairs) > 0:
        t.push(Choosing(next_to_choose(t.pairs, seat)))
    settle(t)


# what practice games fix


NOTHING_FIXED: Final = vec[vec[i64]]([vec[i64]([DEAL] * players) for players in range(SEATS + 1)])
"""For each size of table: everything is dealt."""


def read_roles(players: int, names: Fixed) -> vec[i64]:
    """The role fixed for each seat."""
    return vec[i64](fixed_roles(players, names)) if names else NOTHING_FIXED[players]


def read_characters(players: int, names: Fixed) -> vec[i64]:
    """The character fixed for each seat, by its number."""
    if not names:
        return NOTHING_FIXED[players]
    numbers = list(BY_NAME)
    fixed = fixed_characters(players, names, [character.name for character in CHARACTERS], "the dice game")
    return vec[i64]([DEAL if name is None else numbers.index(name) for name in fixed])
