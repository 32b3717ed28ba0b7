"""Which games are played in training: the kinds of table, and how much of each."""

from dataclasses import dataclass
from typing import Any

from sixgun.cardgame.box import make_rules
from sixgun.cardgame.shelf import read_sets
from training.features import CARD_HISTORY, EVENT_NUMBERS, TOKENS, Features, card_features, dice_features

BASE = ("base",)
CITY = ("base", "dodge-city")
EVENTS = ("base", "dodge-city", "high-noon", "fistful-of-cards")
SOME_EVENTS = ("base", "high-noon")


@dataclass(frozen=True)
class Kind:
    """One kind of table."""

    game: str
    players: int
    sets: tuple[str, ...] = ()
    bots: tuple[int, ...] = ()
    """The seats in which gunslingers sit."""

    def options(self) -> dict[str, Any]:
        """What `new_batch` is told."""
        told: dict[str, Any] = {"game": self.game, "players": self.players}
        if self.bots:
            told["bots"] = dict.fromkeys(self.bots, "gunslinger")
        return {**told, "sets": self.sets} if self.sets else told

    @property
    def lacks_events(self) -> bool:
        return (self.game == "card" and len(self.sets) < 2) or self.sets == CITY


def card(*tables: tuple[int, tuple[str, ...], int]) -> list[Kind]:
    return [Kind("card", players, sets) for players, sets, times in tables for _ in range(times)]


KINDS: dict[str, list[Kind]] = {
    "card": card(
        *((5, CITY, 6), (7, CITY, 6), (4, CITY, 2), (6, CITY, 3), (8, CITY, 2), (3, CITY, 1)),
        *((5, BASE, 2), (7, BASE, 2), (5, EVENTS, 2), (7, EVENTS, 2), (4, EVENTS, 1), (6, SOME_EVENTS, 1)),
    ),
    "dice": [Kind("dice", players) for players in (5, 7, 5, 7, 5, 7, 4, 6, 8, 3)],
}
"""Each as often as it is played; a list is gone through again and again by the workers."""


@dataclass(frozen=True)
class Shape:
    """How wide the rows and masks of a game are."""

    row: int
    tokens: int
    role_at: int
    seat_numbers: int
    """Where the role of the first seat stands in a row, and how far it is to that of the next."""


SHAPES = {
    "card": Shape(row=CARD_HISTORY + 128, tokens=TOKENS, role_at=124, seat_numbers=11),
    "dice": Shape(row=189, tokens=72, role_at=17, seat_numbers=6),
}
NO_EVENTS_AT = CARD_HISTORY - EVENT_NUMBERS


def features_of(game: str) -> Features:
    if game == "dice":
        return dice_features()
    return card_features(list(make_rules(read_sets(CITY), {}).kind_of))
