"""How much a test that could go on for ever does: little at every check, more when somebody asks for it."""

import os
from typing import Final

THOROUGH: Final = "SIXGUN_THOROUGH"
"""Set by `./check --thorough`."""


def effort(usual: int, thorough: int) -> int:
    """How many games, kills or seeds to try."""
    return thorough if os.environ.get(THOROUGH) == "1" else usual
