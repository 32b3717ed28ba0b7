"""A set as it comes out of its box: kinds of cards, the deck, the characters, and the frames its cards need."""

from dataclasses import dataclass

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.kind import Kind
from sixgun.kernel.frame import Frame


@dataclass(frozen=True)
class CardSet:
    """A box. `deck` has a line a kind: its name, then rank and suit of each card.

    `rules` has one too: the rules that the kind rests on, the one that says what it does first.
    """

    name: str
    kinds: tuple[Kind, ...]
    deck: str
    rules: str
    characters: tuple[Ability, ...]
    frames: tuple[type[Frame], ...] = ()
