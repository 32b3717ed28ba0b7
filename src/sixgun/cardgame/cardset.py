"""A set as it comes out of its box: kinds of cards, the deck, the characters, the events, the frames they need."""

from dataclasses import dataclass

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.kind import Kind
from sixgun.kernel.frame import Frame


@dataclass(frozen=True)
class CardSet:
    """A box. `deck` has a line a kind: its name, then rank and suit of each card.

    `rules` has one too, and one an event: the rules that it rests on, the one that says what it does first.
    """

    name: str
    kinds: tuple[Kind, ...]
    deck: str
    rules: str
    characters: tuple[Ability, ...]
    frames: tuple[type[Frame], ...] = ()
    events: tuple[EventCard, ...] = ()
