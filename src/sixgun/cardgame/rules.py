"""Rules: the deck, the characters and the options of one game, shared by all its clones."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.options import Options

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
COLOURS: Final = ("black", "red")
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(frozen=True)
class Card:
    """A printed card: kind, suit and rank."""

    kind: Kind
    suit: int
    rank: int

    @property
    def face(self) -> str:
        """The card as moves write it, such as bang/AS."""
        return f"{self.kind.name}/{RANKS[self.rank]}{SUITS[self.suit]}"


@final
@mypyc_attr(acyclic=True)
class Rules:
    """What holds for one game from its beginning to its end."""

    def __init__(
        self,
        sets: tuple[str, ...],
        given: dict[str, object],
        options: Options,
        cards: list[Card],
        characters: list[Ability],
        bang: Kind,
        events: list[EventCard],
    ) -> None:
        self.sets: Final = sets
        self.given: Final = given
        """The options as they were asked for, by name: for records."""
        self.options: Final = options
        self.cards: Final = cards
        """In the order of their sets: the number of a card is its place here."""
        self.characters: Final = characters
        """Those that may be dealt."""
        self.events: Final = vec[EventCard](events)
        """The event cards of the packet; in moves and in the log their numbers follow those of the cards."""
        self.first_event: Final[i64] = len(cards)
        kinds: list[Kind] = []
        numbers: dict[str, int] = {}
        for card in cards:
            if card.kind.name not in numbers:
                numbers[card.kind.name] = len(kinds)
                kinds.append(card.kind)
        if bang.name not in numbers:  # a deck may lack BANG! cards, and Calamity Janet still plays a Missed! as one
            numbers[bang.name] = len(kinds)
            kinds.append(bang)
        self.kinds: Final = vec[Kind](kinds)
        self.kind_of: Final = vec[i64]([numbers[card.kind.name] for card in cards])
        self.kinds_by_card: Final = vec[Kind]([card.kind for card in cards])
        self.suit: Final = vec[i64]([card.suit for card in cards])
        self.rank: Final = vec[i64]([card.rank for card in cards])
        self.faces: Final = [card.face for card in cards]
        first: dict[str, int] = {}
        for number, face in enumerate(self.faces):
            first.setdefault(face, number)
        self.first_alike: Final = vec[i64]([first[face] for face in self.faces])
        """The first card that looks the same: moves that print alike are one option."""
        self.next_alike: Final = vec[i64](
            [
                next((j for j in range(i + 1, len(cards)) if self.faces[j] == face), -1)
                for i, face in enumerate(self.faces)
            ]
        )
        self.has_twin: Final = vec[bool]([self.faces.count(face) > 1 for face in self.faces])
        self.in_order: Final = vec[i64](range(len(cards)))
        self.zeros: Final = vec[i64]([0] * len(cards))
        self.bang: Final[i64] = numbers[bang.name]
        """The number of the kind BANG!, as which Calamity Janet may play a Missed!."""
        self.most_bullets: Final[i64] = max([character.bullets(options) for character in characters], default=0)
        """What the character with the most life points starts with."""

    def name_of(self, thing: i64) -> str:
        """A card by its face, or an event by its name, as moves write them."""
        return self.faces[thing] if thing < self.first_event else self.events[thing - self.first_event].name

    def number_of(self, name: str) -> int:
        """The number of what `name_of` names; of cards that look alike it is the first."""
        if name in self.faces:
            return self.faces.index(name)
        return self.first_event + [event.name for event in self.events].index(name)
