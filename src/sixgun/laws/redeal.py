"""What is hidden from a seat, and another truth that differs from a table in nothing else."""

from collections.abc import Iterable
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.cardgame.move import NONE, card_of, first_of, second_of, what_of
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.table import CardTable, shuffled_below
from sixgun.dicegame.characters import CHARACTERS
from sixgun.dicegame.move import what_of as dice_what_of
from sixgun.dicegame.seat import Seat as DiceSeat
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.pairs import NO_OTHER
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF, is_duel_of_three
from sixgun.laws.trial import AnyTable

Item = TypeVar("Item")


def dealt_otherwise(t: AnyTable, seat: int, move: int, rng: Rng) -> AnyTable:
    """The same table but for what `seat` cannot know: cards, characters, roles, luck. `move` can be played on it."""
    if isinstance(t, CardTable):
        other = cards_dealt_otherwise(t, seat, {card_of(move), first_of(move), second_of(move)} - {NONE}, rng)
        for n, role in roles_dealt_otherwise(t, seat, rng):
            other.seats[n].role = role
        everybody = [character.number for character in t.rules.characters]
        other.pairs = pairs_dealt_otherwise(t.pairs, seat, everybody, what_of(move), rng)
        return other
    dice = dice_dealt_otherwise(t, seat, rng)
    everybody = [character.number for character in CHARACTERS]
    dice.pairs = pairs_dealt_otherwise(t.pairs, seat, everybody, dice_what_of(move), rng)
    return dice


def pairs_dealt_otherwise(pairs: vec[i64], seat: int, everybody: list[int], keep: int, rng: Rng) -> vec[i64]:
    """Characters that `seat` cannot know change places, also with those that nobody was dealt, except one to keep."""
    closed = [n for n in range(len(pairs)) if n // 2 != seat and pairs[n] not in (NO_OTHER, keep)]
    nobodys = [number for number in everybody if number not in pairs]
    becomes = shuffled([*(pairs[n] for n in closed), *nobodys], rng)
    other = pairs[:]
    for place, number in zip(closed, becomes, strict=False):
        other[place] = number
    return other


def is_role_open(t: AnyTable, of: int, to: int) -> bool:
    """One's own, the Sheriff's, those of the eliminated, and at a table of three all (C10, C41, D11, X5, X41, X50)."""
    roles = vec[i64]([s.role for s in t.seats])
    return of == to or roles[of] == SHERIFF or is_turned_up(t, of) or is_duel_of_three(roles)


def is_turned_up(t: AnyTable, seat: int) -> bool:
    """Whether a seat was eliminated, though in the card game it may be back (F9)."""
    return t.revealed & BIT[seat] != 0 if isinstance(t, CardTable) else t.is_out(seat)


def roles_dealt_otherwise(t: AnyTable, seat: int, rng: Rng) -> list[tuple[int, int]]:
    """The seats whose roles `seat` does not know, each with a role of one of them."""
    closed = [n for n in range(len(t.seats)) if not is_role_open(t, n, seat)]
    return list(zip(closed, shuffled((t.seats[n].role for n in closed), rng), strict=True))


def cards_dealt_otherwise(t: CardTable, seat: int, keep: set[int], rng: Rng) -> CardTable:
    """Cards that `seat` cannot name change places, except those to keep; who knows what lies where stays as it is."""
    closed = [card for card in hidden_cards(t, seat) if card not in keep]
    becomes = dict(zip(closed, shuffled(closed, rng), strict=True))
    other = t.copy()
    other.rng = Rng.seeded(rng.below(1 << 30))
    other.packet = shuffled_below(t.packet, rng)
    for s in other.seats:
        s.hand = vec[i64]([becomes.get(card, card) for card in s.hand])
    other.looked_at = vec[i64]([becomes.get(card, card) for card in t.looked_at])
    other.deck = Pile(vec[i64]([becomes.get(card, card) for card in t.deck.list()]), t.deck.n)
    for old, new in becomes.items():
        other.knows[new] = t.knows[old]
    return other


def hidden_cards(t: CardTable, seat: int) -> list[int]:
    """The cards in hands, in the deck and looked at that a seat cannot name."""
    cards = t.deck.list() + list(t.looked_at)
    for s in t.seats:
        cards += list(s.hand)
    return [card for card in cards if t.knows[card] & BIT[seat] == 0]


def dice_dealt_otherwise(t: DiceTable, seat: int, rng: Rng) -> DiceTable:
    other = t.copy()
    other.rng = Rng.seeded(rng.below(1 << 30))
    for n, role in roles_dealt_otherwise(t, seat, rng):
        old = t.seats[n]
        new = DiceSeat(role, old.character)
        new.life, new.arrows, new.hits, new.killer = old.life, old.arrows, old.hits, old.killer
        other.seats[n] = new
    return other


def shuffled(items: Iterable[Item], rng: Rng) -> list[Item]:
    order = list(items)
    for n in range(len(order) - 1, 0, -1):
        k = rng.below(n + 1)
        order[n], order[k] = order[k], order[n]
    return order
