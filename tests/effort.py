"""How much a test that could go on for ever does: little at every check, more when somebody asks for it."""

import os
from typing import Final, TypeVar

THOROUGH: Final = "SIXGUN_THOROUGH"
"""Set by `./check --thorough`."""


T = TypeVar("T")


def effort(usual: T, thorough: T) -> T:
    """How many games, kills or seeds to try, or which of several that are nearly alike."""
    return thorough if os.environ.get(THOROUGH) == "1" else usual
