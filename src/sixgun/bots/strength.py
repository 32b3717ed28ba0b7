"""What a character is worth to a role at a table of a size: for bots that have two to choose from (R158)."""

import json
from functools import cache
from pathlib import Path
from typing import Final

FILES: Final = {game: Path(__file__).parent / game / "strength.json" for game in ("card", "dice")}
"""Written by `python -m tools.character_strength`: log-odds of winning, over those of any character."""

Strengths = dict[str, dict[str, dict[str, float]]]


@cache
def measured(game: str) -> Strengths:
    """By size, role and character."""
    found: Strengths = json.loads(FILES[game].read_text())["strengths"]
    return found


def strength(game: str, players: int, role: str, character: str) -> float:
    """What a character adds to who plays that role; nothing where nobody has measured it.

    >>> strength("card", 5, "outlaw", "a-character-of-ones-own")
    0.0
    """
    return measured(game).get(str(players), {}).get(role, {}).get(character, 0.0)


def general_strength(game: str, character: str) -> float:
    """The same for who thinks of neither role nor size."""
    found = [by_name.get(character, 0.0) for roles in measured(game).values() for by_name in roles.values()]
    return sum(found) / max(1, len(found))
