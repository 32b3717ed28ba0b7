"""What a seat sees of a card game right after the deal and what it does not, as numbers that can be counted."""

from collections.abc import Callable, Sequence
from typing import cast

from sixgun import Game
from sixgun.cardgame.rules import DIAMONDS, HEARTS
from sixgun.cardgame.seat_view import knows
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View
from sixgun.kernel.choice import letter
from sixgun.kernel.roles import DEALT, OUTLAW, ROLES, SHERIFF

from .chance import Facts, Hidden

OWN = 3
"""How many of his cards are looked at: everybody has as many."""


def facts(game: Game, me: int) -> Facts:
    t, view = cast(CardTable, game.table), game.view(me)
    seen, bits = seen_facts(view)
    hidden, hidden_bits = hidden_cards(t, me)
    for seat in range(game.players):
        if seat != me:
            role = t.seats[seat].role
            chances = role_chances(view, seat)
            hidden[f"role of {letter(seat)}"] = Hidden(role, chances)
            outlaw = chances[OUTLAW]
            hidden_bits[f"{letter(seat)} is an Outlaw"] = Hidden(role == OUTLAW, (1 - outlaw, outlaw))
    return Facts(seen, hidden, bits, hidden_bits)


# seen


def seen_facts(view: View) -> tuple[dict[str, int], dict[str, int]]:
    """The characters, the Sheriff, the viewer's role and cards."""
    me = view.players[view.viewer]
    names = [character.name for character in view.rules.characters]
    characters = [names.index(seat.character) for seat in view.players]
    own = list(me.hand_numbers)[:OWN]
    sheriff = view.turn  # it is his turn
    seen = {"Sheriff": sheriff, "my role": int(me.role_number)}
    seen |= {f"character of {letter(seat)}": character for seat, character in enumerate(characters)}
    seen |= {f"suit of my card {n}": view.rules.suit[card] for n, card in enumerate(own)}
    seen |= {f"place of my card {n}": eighth(view, card) for n, card in enumerate(own)}
    seen |= {"sum of characters": sum(characters) % 8, "sum of my cards": sum(own) % 8}
    bits = {"Sheriff": sheriff & 1}
    bits |= {f"character of {letter(seat)}": character & 1 for seat, character in enumerate(characters)}
    bits |= {f"my card {n} is red": is_red(view, card) for n, card in enumerate(own)}
    bits |= {f"my card {n} is low": eighth(view, card) < 4 for n, card in enumerate(own)}
    return seen, bits


def eighth(at: View | CardTable, card: int) -> int:
    """In which eighth of the deck a card lies before it is shuffled."""
    return card * 8 // len(at.rules.cards)


def is_red(at: View | CardTable, card: int) -> bool:
    return at.rules.suit[card] in (HEARTS, DIAMONDS)


# hidden


def hidden_cards(t: CardTable, me: int) -> tuple[dict[str, Hidden], dict[str, Hidden]]:
    """The first card of everybody else, and the next of the deck: each may be any card that `me` does not know of."""
    unseen = [card for card in range(len(t.rules.cards)) if not knows(t, me, card)]
    cards = {f"card of {letter(seat)}": t.seats[seat].hand[0] for seat in range(len(t.seats)) if seat != me}
    cards["next card"] = t.deck.top()
    assert set(cards.values()) <= set(unseen)
    hidden = {
        **one_of(unseen, cards, "suit of {}", 4, lambda card: t.rules.suit[card]),
        **one_of(unseen, cards, "place of {}", 4, lambda card: eighth(t, card) // 2),
    }
    bits = {
        **one_of(unseen, cards, "{} is red", 2, lambda card: is_red(t, card)),
        **one_of(unseen, cards, "{} is low", 2, lambda card: eighth(t, card) < 4),
    }
    return hidden, bits


def one_of(
    unseen: Sequence[int], cards: dict[str, int], title: str, values: int, value_of: Callable[[int], int]
) -> dict[str, Hidden]:
    """The same fact about each of some cards, which are among the unseen ones."""
    all_values = [value_of(card) for card in unseen]
    chances = tuple(all_values.count(value) / len(unseen) for value in range(values))
    return {title.format(name): Hidden(value_of(card), chances) for name, card in cards.items()}


def role_chances(view: View, seat: int) -> tuple[float, ...]:
    """How likely a seat has each role: the Sheriff is known, the own role too, all others are as likely as another."""
    known = {view.viewer, view.turn}
    if seat in known:
        return tuple(float(role == SHERIFF) for role in range(len(ROLES)))
    left = list(DEALT[len(view.players)])
    for one in known:
        left.remove(view.players[one].role_number)
    return tuple(left.count(role) / len(left) for role in range(len(ROLES)))
