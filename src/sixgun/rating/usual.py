"""How often a role wins among equals, by game and number of players: what a result is held against."""

import json
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "usual.json"


@cache
def measured() -> dict[str, dict[str, dict[str, float]]]:
    """By game, number of players and role; `python -m tools.usual_rates` has measured it."""
    found: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text(encoding="utf-8"))["rates"]
    return found


def usual(kind: str, players: int, role: str) -> float | None:
    """The share of its games that a role wins, where it was measured.

    >>> usual("card", 4, "outlaw") > usual("card", 4, "renegade")
    True
    >>> usual("card", 4, "deputy") is None
    True
    """
    return measured()[kind][str(players)].get(role)
