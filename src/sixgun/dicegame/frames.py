"""Every frame of the dice game by its name: how a save or a view becomes a stack again."""

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.dicegame.choosing import Choosing
from sixgun.dicegame.gatling import Firing, Removing
from sixgun.dicegame.healing import Gift, Healing
from sixgun.dicegame.rolling import Rolling
from sixgun.dicegame.shooting import Shooting
from sixgun.dicegame.strike import Instead, Reaction, Returning, Strike
from sixgun.dicegame.turn import Turn
from sixgun.kernel.frame import Frame

KINDS: Final[tuple[type[Frame], ...]] = (
    Turn,
    Gift,
    Rolling,
    Shooting,
    Strike,
    Instead,
    Reaction,
    Returning,
    Healing,
    Removing,
    Firing,
    Choosing,
)

FRAMES: Final = {kind.name: kind for kind in KINDS}


def rebuild(name: str, numbers: Sequence[int]) -> Frame:
    """The frame of that name with these numbers."""
    make: Callable[..., Frame] = FRAMES[name]
    return make(*numbers)
