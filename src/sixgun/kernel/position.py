"""A position: where a scenario begins."""

from dataclasses import dataclass, field

Place = tuple[str | int, ...]
"""Where in a scenario something stands: keys and places in lists, from the outside in."""


def base_game() -> list[str]:
    return ["base"]


@dataclass
class Position:
    """What a scenario says of its table, in the words of the file. A game looks only at what belongs to it."""

    players: dict[str, dict[str, object]]
    turn: str | None = None
    phase: str = ""
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 1
    sets: list[str] = field(default_factory=base_game)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    rest: str = "deck"
    event: str | None = None
    next_event: str | None = None
    events: list[str] = field(default_factory=list)
    rolls: list[str] = field(default_factory=list)
    supply: int | None = None
