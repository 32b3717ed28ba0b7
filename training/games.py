"""Which games are played in training: the kinds of table, and how much of each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sixgun.bots.net.features import CARD_ROW, DICE_ROW, DICE_TOKENS, EVENT_NUMBERS, TOKENS
from sixgun.bots.opinion import IMPRESSION
from sixgun.env import Arrays

ADVISER = "hasty"
"""Whose opinion a net starts from: a gunslinger, without what takes him longest."""

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
    """The seats in which bots sit."""
    level: str = ADVISER

    def options(self) -> dict[str, Any]:
        """What `new_batch` is told."""
        told: dict[str, Any] = {"game": self.game, "players": self.players, "adviser": ADVISER, "history": False}
        if self.bots:
            told["bots"] = dict.fromkeys(self.bots, self.level)
        return {**told, "sets": self.sets} if self.sets else told


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


def tables_of(game: str, sizes: Sequence[int]) -> list[Kind]:
    """The tables of a game: those of some sizes, or all where none is named."""
    found = [kind for kind in KINDS[game] if kind.players in sizes or not sizes]
    if not found:
        raise SystemExit(f"no table of the game is of these sizes: {', '.join(map(str, sizes))}")
    return found


WAYS = {
    "card": ("every other", "none", "every other", "all but one", "every other", "none"),
    "dice": ("every other", "none", "every other", "all but one", "every other", "every other"),
}
"""In which seats bots sit, one table after the other: the more learners, the more is learnt in the same time."""


STYLES = {
    "card": (ADVISER, ADVISER, ADVISER, "ranger", "karma"),
    "dice": (ADVISER, ADVISER, ADVISER, "ranger"),
}
"""Which bots these are."""


def company(kind: Kind, number: int) -> Kind:
    """The same with bots in some of its seats, now these and now those; now and then of another style."""
    ways, styles, n = WAYS[kind.game], STYLES[kind.game], kind.players
    way, again = ways[number % len(ways)], number // len(ways)
    first = number % n if way == "all but one" else again % 2
    bots = {
        "none": (),
        "every other": tuple(range(first, n, 2)),
        "all but one": tuple(seat for seat in range(n) if seat != first),
    }[way]
    return replace(kind, bots=bots, level=styles[again % len(styles)])


@dataclass(frozen=True)
class Shape:
    """How wide the rows and masks of a game are."""

    row: int
    """Without what the adviser thinks."""
    tokens: int
    role_at: int
    seat_numbers: int
    """Where the role of the first seat stands in a row, and how far it is to that of the next."""

    @property
    def shown(self) -> int:
        """How much a net is shown: the row, and what the adviser thinks of everyone and of every token."""
        return self.row + IMPRESSION + self.tokens


SHAPES = {
    "card": Shape(row=CARD_ROW, tokens=TOKENS, role_at=124, seat_numbers=11),
    "dice": Shape(row=DICE_ROW, tokens=DICE_TOKENS, role_at=17, seat_numbers=6),
}
NO_EVENTS_AT = CARD_ROW - EVENT_NUMBERS


def show(arrays: Arrays, game: str, out: Any, which: Any = slice(None)) -> None:
    """Lay down what a net is shown of all games, or of one; `out` was zero, and stays so where there is no number."""
    row, width = arrays.observations.shape[1], arrays.opinions.shape[1]
    out[..., :row] = arrays.observations[which]
    first = SHAPES[game].row
    out[..., first : first + IMPRESSION] = arrays.impressions[which]
    out[..., first + IMPRESSION : first + IMPRESSION + width] = arrays.opinions[which]
