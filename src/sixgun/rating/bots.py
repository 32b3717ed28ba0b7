"""The bots' ratings, which are measured and fixed: people are held against them, and find them in the leaderboard."""

import json
from functools import cache
from pathlib import Path
from typing import Final

from sixgun.rating.skill import Skill

FILE: Final = Path(__file__).parent / "bots.json"


@cache
def measured() -> dict[str, dict[str, Skill]]:
    """By game and level; `python -m tools.bot_ratings` makes it from what was measured."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    return {game: {level: Skill(**each) for level, each in levels.items()} for game, levels in found.items()}


def bot_skill(kind: str, level: str) -> Skill:
    """Of a bot; one that was never measured is anybody.

    >>> bot_skill("card", "legend").value > bot_skill("card", "ranger").value == 1500
    True
    """
    return measured()[kind].get(level, Skill())
