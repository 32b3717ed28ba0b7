"""The shelf: every set there is, with its cards and characters by name. Home-made ones are put there when named."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sixgun import digest
from sixgun.cardgame import home_made
from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.event_card import EventCard
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.rules import RANKS, SUITS, Card
from sixgun.cardgame.sets.base import BASE
from sixgun.cardgame.sets.dodge_city import DODGE_CITY
from sixgun.cardgame.sets.fistful_of_cards import FISTFUL_OF_CARDS
from sixgun.cardgame.sets.high_noon import HIGH_NOON
from sixgun.errors import BadSet, quoted

PRINTED: Final = (BASE, DODGE_CITY, HIGH_NOON, FISTFUL_OF_CARDS)
"""The boxes that come with the package. They are as they were printed, and nothing is added to them."""

SETS: Final[dict[str, CardSet]] = {}
"""Every set, in the order in which their cards are numbered: the printed ones, then home-made ones by name."""
KINDS: Final[dict[str, Kind]] = {}
CHARACTERS: Final[dict[str, Ability]] = {NO_ABILITY.name: NO_ABILITY}
EVENTS: Final[dict[str, EventCard]] = {}
FOLDERS: Final[dict[str, Path]] = {}
"""Where each home-made set is."""


def put(box: CardSet) -> None:
    """Let games be played with a set; a character's number is its place among all there are, an event's likewise."""
    KINDS.update({kind.name: kind for kind in box.kinds})
    for character in box.characters:
        character.number = len(CHARACTERS)
        CHARACTERS[character.name] = character
    for event in box.events:
        EVENTS[event.name] = event
        event.number = len(EVENTS)
    home = [(name, SETS.pop(name)) for name in FOLDERS if name in SETS]
    SETS.update(sorted([*home, (box.name, box)]))


for _box in PRINTED:
    put(_box)


def numbered(number: int) -> Ability:
    """The character of that number."""
    return list(CHARACTERS.values())[number]


def deck_of(box: CardSet) -> list[Card]:
    """The cards of a set in their order."""
    cards = []
    for line in box.deck.split("\n"):
        if line.strip():
            name, faces = line.split(":")
            cards += [card(KINDS[name.strip()], face) for face in faces.split()]
    return cards


def card(kind: Kind, face: str) -> Card:
    """A card of that kind by rank and suit, as in 10H."""
    return Card(kind, SUITS.index(face[-1]), RANKS.index(face[:-1]))


# home-made sets


def read_sets(names: Iterable[str], beside: Path | None = None) -> tuple[str, ...]:
    """The names of sets, where somebody at this machine may have named the folders of home-made ones.

    What comes from elsewhere, a record or a client of the server, is never read so: a folder's Python is run.
    """
    return tuple(fetch(home_made.place(name, beside)) if home_made.is_folder(name) else name for name in names)


def fetch(folder: Path) -> str:
    """Put the set of a folder on the shelf, unless it is there, and return its name."""
    for name, known in FOLDERS.items():
        if known == folder:
            return name
    box = home_made.load(folder)
    check_names(box, folder)
    check_deck(box, folder)
    FOLDERS[box.name] = folder
    put(box)
    digest.add_book(box.name, folder / home_made.RULES)
    home_made.name_folder(folder)
    return box.name


def fetch_named() -> None:
    """Put the sets on the shelf whose folders the environment names."""
    for folder in home_made.named_folders():
        fetch(folder)


def check_names(box: CardSet, folder: Path) -> None:
    """Refuse what is called like something else, for records and saves know it by its name."""
    taken = [("set", box.name)] if box.name in SETS else []
    taken += [("card", kind.name) for kind in box.kinds if kind.name in KINDS]
    taken += [("event", event.name) for event in box.events if event.name in EVENTS or event.name in KINDS]
    taken += [("character", who.name) for who in box.characters if who.name in CHARACTERS]
    for what, name in taken:
        raise BadSet(f"there is a {what} {quoted(name)} already; give the one in {folder} another name")


def check_deck(box: CardSet, folder: Path) -> None:
    """Refuse a deck with a card that there is not."""
    names = {*KINDS, *(kind.name for kind in box.kinds)}
    for line in filter(str.strip, box.deck.split("\n")):
        name, _, faces = line.partition(":")
        if name.strip() not in names:
            raise BadSet(f"the deck in {folder} has {quoted(name.strip())}, which no set has; add it to KINDS")
        for face in faces.split():
            if face[-1] not in SUITS or face[:-1] not in RANKS:
                raise BadSet(f"the deck in {folder} has {quoted(face)}; a card is a rank and a suit, as in 10H")
