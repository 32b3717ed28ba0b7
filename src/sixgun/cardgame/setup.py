"""Setting up a game: roles, characters, life points, cards (C8-C16, D7, D11)."""

from collections.abc import Sequence
from typing import Final, TypeVar

from librt.vecs import append, vec

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.ruleset import CHARACTERS
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.table import CardTable, bare_table
from sixgun.cardgame.turn import Turn
from sixgun.errors import BadOption, quoted
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, DEPUTY, ROLES, SHERIFF

Item = TypeVar("Item")

BASE_PLAYERS: Final = (4, 5, 6, 7)
BESIDES: Final = 3
"""What the deck needs besides everyone's bullets: the Sheriff's one more, and the two cards of the first turn."""


def deal(
    rules: Rules,
    players: int,
    rng: Rng,
    roles: Sequence[str | None] | None = None,
    characters: Sequence[str | None] | None = None,
) -> CardTable:
    """A table ready for the first turn. Roles and characters may be given for some seats; the rest is luck."""
    allowed = BASE_PLAYERS if rules.sets == ("base",) else tuple(DEALT)
    if players not in allowed:
        raise BadOption(
            f"{' + '.join(rules.sets)} cannot be played by {players}; it is for {allowed[0]} to {allowed[-1]} players"
        )
    needed = players * rules.most_bullets + BESIDES
    if len(rules.cards) < needed:
        raise BadOption(
            f"{len(rules.cards)} cards are too few for {players} players, who may need {needed} for the deal and the "
            "first turn; name fewer in simplified_also_remove"
        )
    dealt = deal_roles(players, rng, roles)
    drawn = deal_characters(rules, players, rng, characters)
    seats = vec[Seat]()
    for role, character in zip(dealt, drawn, strict=True):
        life = character.bullets(rules.options) + (1 if role == SHERIFF else 0)
        seats = append(seats, Seat(role, character, life, life))
    t = bare_table(rules, seats, rng)
    t.deck = Pile(rules.in_order[:], len(rules.cards))
    t.deck.shuffle(rng)
    for seat in range(players):
        t.draw(seat, t.seats[seat].life)
    first = dealt.index(SHERIFF if SHERIFF in dealt else DEPUTY)
    t.turn = first
    t.turns = 0
    t.push(Turn(first))
    return t


def deal_roles(players: int, rng: Rng, wanted: Sequence[str | None] | None) -> list[int]:
    """The roles of the table (C8), shuffled, with those wanted at their seats."""
    left = list(DEALT[players])
    if not wanted:
        shuffle(left, rng)
        return left
    fixed = seats_wanted(players, wanted, "roles")
    numbers: list[int | None] = []
    for name in fixed:
        if name is not None and name not in ROLES:
            raise BadOption(f"there is no role {quoted(name)}; the roles are {', '.join(ROLES)}")
        number = None if name is None else ROLES.index(name)
        if number is not None:
            if number not in left:
                dealt = ", ".join(ROLES[role] for role in DEALT[players])
                raise BadOption(
                    f"{players} players have no {'other ' if number in DEALT[players] else ''}{name}; they have {dealt}"
                )
            left.remove(number)
        numbers.append(number)
    shuffle(left, rng)
    return [left.pop() if number is None else number for number in numbers]


def deal_characters(rules: Rules, players: int, rng: Rng, wanted: Sequence[str | None] | None) -> list[Ability]:
    """A character for each seat, no two alike, with those wanted at their seats."""
    if not wanted:
        drawn = rules.characters[:]
        shuffle(drawn, rng)
        return drawn[:players]
    fixed = seats_wanted(players, wanted, "characters")
    names = [character.name for character in rules.characters]
    for name in fixed:
        if name is not None and name not in names:
            raise BadOption(
                f"there is no character {quoted(name)} in {' + '.join(rules.sets)}; there are {', '.join(names)}"
            )
        if name is not None and fixed.count(name) > 1:
            raise BadOption(f"{name} cannot sit at two seats; name another character for one of them")
    left = [name for name in names if name not in fixed]
    shuffle(left, rng)
    return [CHARACTERS[left.pop() if name is None else name] for name in fixed]


def seats_wanted(players: int, wanted: Sequence[str | None] | None, what: str) -> list[str | None]:
    fixed = list(wanted or ())
    if len(fixed) > players:
        raise BadOption(f"{len(fixed)} {what} are too many for {players} players; name at most one a seat")
    return fixed + [None] * (players - len(fixed))


def shuffle(items: list[Item], rng: Rng) -> None:
    """In place, by the table's own generator."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
