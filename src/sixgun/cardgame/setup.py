"""Setting up a game: roles, characters, life points, cards (C8-C16, D7, D11, R158)."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.choosing import Choosing, deal_hands
from sixgun.cardgame.packet import PickingFinal, deals_second, is_picked, new_packet
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.shelf import CHARACTERS
from sixgun.cardgame.table import CardTable, bare_table
from sixgun.cardgame.turn import Turn
from sixgun.errors import BadOption, quoted
from sixgun.kernel.fixed import DEAL, fixed_characters, fixed_roles, one_a_seat
from sixgun.kernel.generator import FAST, seeded
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.kernel.pairs import NO_OTHER, next_to_choose
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, DEPUTY, SHERIFF

Item = TypeVar("Item")

BASE_PLAYERS: Final = (4, 5, 6, 7)
BESIDES: Final = 3
"""What the deck needs besides everyone's bullets: the Sheriff's one more, and the two cards of the first turn."""


def new_table(
    players: int,
    seed: int,
    options: Mapping[str, object],
    sets: Sequence[str] = ("base",),
    roles: Sequence[str | None] | None = None,
    characters: Sequence[str | None] | None = None,
    generator: str = FAST,
    shares: Sequence[str] = (),
    log: bool = True,
) -> CardTable:
    """A new game, dealt and settled up to the first question; where nobody reads it, no log is kept."""
    t = deal(make_rules(sets, options), players, seeded(generator, seed, shares), roles, characters)
    t.log = Log() if log else None
    settle(t)
    return t


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
        sizes = f"{allowed[0]} to {allowed[-1]} players"
        raise BadOption(f"{' + '.join(rules.sets)} cannot be played by {quoted(players)}; it is for {sizes}")
    needed = players * rules.most_bullets + BESIDES
    if len(rules.cards) < needed:
        raise BadOption(
            f"{len(rules.cards)} cards are too few for {players} players, who may need {needed} for the deal and the "
            "first turn; name fewer in simplified_also_remove"
        )
    each = "two each of " if rules.options.two_characters else ""
    if len(rules.characters) < (2 * players if each else players):
        raise BadOption(
            f"{len(rules.characters)} characters are too few for {each}{players} players; name more sets in characters"
        )
    dealt = deal_roles(players, rng, roles)
    drawn = deal_characters(rules, players, rng, characters)
    pairs = deal_pairs(rules, players, drawn, characters)
    seats = vec[Seat]()
    for role, character in zip(dealt, drawn, strict=False):
        if len(pairs) > 0:
            character = NO_ABILITY  # until everybody has chosen
        life = character.bullets(rules.options) + (1 if role == SHERIFF else 0)
        seats = append(seats, Seat(role, character, life, life))
    if deals_second(rules):
        for seat, character in zip(range(players), drawn[players:], strict=False):
            if len(pairs) == 0 or pairs[2 * seat + 1] == NO_OTHER:
                seats[seat].second = character
    t = bare_table(rules, seats, rng)
    t.pairs = pairs
    t.deck = Pile(rules.in_order[:], len(rules.cards))
    t.deck.shuffle(rng)
    if len(pairs) == 0:
        deal_hands(t)
    if len(rules.events) > 0:
        t.packet = new_packet(rules, rng)
    first = dealt.index(SHERIFF if SHERIFF in dealt else DEPUTY)
    t.turn = first
    t.turns = 0
    t.push(Turn(first))
    if is_picked(rules):
        t.push(PickingFinal(first))
    if len(pairs) > 0:
        t.push(Choosing(next_to_choose(pairs, first)))
    return t


def deal_roles(players: int, rng: Rng, wanted: Sequence[str | None] | None) -> list[int]:
    """The roles of the table (C8), shuffled, with those wanted at their seats."""
    left = list(DEALT[players])
    if not wanted:
        shuffle(left, rng)
        return left
    fixed = fixed_roles(players, wanted)
    for role in fixed:
        if role != DEAL:
            left.remove(role)
    shuffle(left, rng)
    return [left.pop() if role == DEAL else role for role in fixed]


def deal_characters(rules: Rules, players: int, rng: Rng, wanted: Sequence[str | None] | None) -> list[Ability]:
    """A character for each seat, no two alike, with those wanted at their seats; then all that are left."""
    if not wanted:
        drawn = rules.characters[:]
        shuffle(drawn, rng)
        return drawn
    names = [character.name for character in rules.characters]
    fixed = fixed_characters(players, wanted, names, " + ".join(rules.sets))
    left = [name for name in names if name not in fixed]
    shuffle(left, rng)
    drawn = [CHARACTERS[left.pop() if name is None else name] for name in fixed]
    return drawn + [CHARACTERS[name] for name in left]


def deal_pairs(rules: Rules, players: int, drawn: list[Ability], wanted: Sequence[str | None] | None) -> vec[i64]:
    """Two characters for each seat, the ones drawn next (R158); where one was wanted there is nothing to choose.

    No pairs at all where nobody has a choice.
    """
    pairs = vec[i64]()
    if not rules.options.two_characters:
        return pairs
    given = one_a_seat("characters", players, wanted or ())
    for seat in range(players):
        pairs = append(pairs, drawn[seat].number)
        pairs = append(pairs, drawn[players + seat].number if given[seat] is None else NO_OTHER)
    return pairs if None in given else vec[i64]()


def shuffle(items: list[Item], rng: Rng) -> None:
    """In place, by the table's own generator."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
