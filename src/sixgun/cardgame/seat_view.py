"""What a seat may see of a player: his cards as far as it knows them, his role where it lies open.

Cards are the number of the first card that looks the same, because a view does not tell twins apart.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.in_force import cards_work, hand_limit, reach
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import letter
from sixgun.kernel.roles import ROLES, SHERIFF

HIDDEN: Final = -1
"""A role, or a card looked at, that the viewer does not know."""


@final
@mypyc_attr(acyclic=True)
class SeatView:
    """One player as the viewer sees him."""

    def __init__(self, rules: Rules, seat: i64, ability: Ability, copied: Ability, role_number: i64) -> None:
        self.rules: Final = rules
        self.seat: Final[i64] = seat
        self.ability: Final = ability
        self.borrowed_ability: Final = copied
        """The ability that Vera Custer has chosen."""
        self.dealt_ability: Ability = ability
        """The character that he began with."""
        self.second_ability: Ability = NO_ABILITY
        """The character that he may take in place of his own, if the viewer knows it (H28)."""
        self.has_second: bool = False
        self.revealed: bool = False
        """Whether his role was turned up when he was eliminated, though he may be back."""
        self.in_force: vec[Ability] = vec[Ability]()
        """What bends the rules for him now, besides the cards in play."""
        self.role_number: Final[i64] = role_number
        self.life: i64 = 0
        self.max_life: i64 = 0
        self.alive: bool = True
        """Whether he takes part."""
        self.ghost: bool = False
        """Whether he was eliminated and is back for a turn: he has no life points (H16)."""
        self.hand_numbers: vec[i64] = vec[i64]()
        """The cards of the hand that the viewer knows; its order is the owner's, so others get them sorted."""
        self.hidden: i64 = 0
        """How many cards of the hand he does not know."""
        self.in_play_numbers: vec[i64] = vec[i64]()
        """The cards in play."""
        self.waiting_numbers: vec[i64] = vec[i64]()
        """Those of them laid down this turn: a green one cannot be used yet (D22)."""
        self.cards_work: bool = True
        """Whether these cards have an effect now (D57)."""
        self.reach: i64 = 1
        self.hand_limit: i64 = 0
        """How many cards he may keep at the end of his turn (C19)."""
        self.bangs: i64 = 0
        self.used: i64 = 0
        self.owed: i64 = 0
        self.ran_dry: bool = False
        self.killer: i64 = -1

    # in words

    @property
    def character(self) -> str:
        return self.ability.name

    @property
    def borrowed(self) -> str | None:
        return None if self.borrowed_ability.name == "none" else self.borrowed_ability.name

    @property
    def dealt(self) -> str:
        return self.dealt_ability.name

    @property
    def second(self) -> str | None:
        return None if self.second_ability.name == "none" else self.second_ability.name

    @property
    def role(self) -> str | None:
        return None if self.role_number == HIDDEN else ROLES[self.role_number]

    @property
    def hand(self) -> tuple[str | None, ...]:
        """The known cards, then a None for each unknown one."""
        return (*names(self.rules, self.hand_numbers), *[None] * self.hidden)

    @property
    def hand_size(self) -> int:
        return len(self.hand_numbers) + self.hidden

    @property
    def in_play(self) -> tuple[str, ...]:
        return names(self.rules, self.in_play_numbers)

    @property
    def waiting(self) -> tuple[str, ...]:
        return names(self.rules, self.waiting_numbers)

    def numbers(self) -> tuple[object, ...]:
        """Everything in it, for comparing."""
        return (
            (
                self.seat,
                self.ability.name,
                self.borrowed_ability.name,
                self.role_number,
                self.life,
                self.max_life,
                self.alive,
            ),
            (
                tuple(self.hand_numbers),
                self.hidden,
                tuple(self.in_play_numbers),
                tuple(self.waiting_numbers),
                self.cards_work,
            ),
            (self.reach, self.hand_limit, self.bangs, self.used, self.owed, self.ran_dry, self.killer),
            (self.ghost, self.dealt, self.second, self.has_second, self.revealed),
        )

    def __str__(self) -> str:
        role = self.role or "?"
        hand = " ".join([card or "?" for card in self.hand]) or "-"
        table = " ".join(self.in_play) or "-"
        life = "a ghost" if self.ghost else f"{self.life}/{self.max_life}" if self.alive else "out"
        return f"{letter(self.seat)} {self.character} ({role}) {life}  hand: {hand}  in play: {table}"


def seat_seen_by(t: CardTable, seat: i64, to: i64) -> SeatView:
    s = t.seats[seat]
    open_role = to < 0 or to == seat or role_is_public(t, seat)
    p = SeatView(t.rules, seat, s.character, s.borrowed, s.role if open_role else HIDDEN)
    p.dealt_ability = s.dealt
    p.has_second = s.second is not NO_ABILITY
    p.revealed = t.revealed & BIT[seat] != 0
    if to < 0 or to == seat or not t.rules.options.identity_secret:
        p.second_ability = s.second
    p.in_force = s.force.abilities
    p.life = s.life
    p.max_life = s.max_life
    p.alive = not t.is_out(seat)
    p.ghost = p.alive and not t.is_alive(seat)
    alike = t.rules.first_alike
    held = vec[i64]()
    for card in s.hand:
        if knows(t, to, card):
            held = append(held, alike[card])
    p.hand_numbers = held if to < 0 or to == seat else in_order(held)
    p.hidden = len(s.hand) - len(held)
    p.in_play_numbers = open_cards(t, s.in_play)
    for card in s.in_play:
        if t.laid_in[card] == t.turns:
            p.waiting_numbers = append(p.waiting_numbers, alike[card])
    p.cards_work = cards_work(t, seat)
    p.reach = reach(t, seat)
    p.hand_limit = hand_limit(t, seat)
    p.bangs = s.bangs
    p.used = s.used
    p.owed = s.owed
    p.ran_dry = s.ran_dry
    p.killer = s.killer
    return p


def role_is_public(t: CardTable, seat: i64) -> bool:
    """The Sheriff's (C10), those of the eliminated (C41), all at a table of three (D11) and when the game is over."""
    s = t.seats[seat]
    if t.over or s.role == SHERIFF or t.revealed & BIT[seat] != 0:
        return True
    if len(t.seats) != 3:
        return False
    for other in t.seats:
        if other.role == SHERIFF:
            return False
    return True


def knows(t: CardTable, to: i64, card: i64) -> bool:
    return to < 0 or t.knows[card] & BIT[to] != 0


def open_cards(t: CardTable, cards: vec[i64]) -> vec[i64]:
    """Cards that everyone sees."""
    seen = vec[i64]()
    for card in cards:
        seen = append(seen, t.rules.first_alike[card])
    return seen


def in_order(cards: vec[i64]) -> vec[i64]:
    for i in range(1, len(cards)):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
    return cards


def names(rules: Rules, cards: vec[i64]) -> tuple[str, ...]:
    return tuple([rules.faces[card] for card in cards])


def names_or_none(rules: Rules, cards: vec[i64]) -> tuple[str | None, ...]:
    return tuple([None if card == HIDDEN else rules.faces[card] for card in cards])
