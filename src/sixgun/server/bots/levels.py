"""The bots that can be chosen at a table, as sixgun.bots has them."""

from functools import cache
from typing import Final, cast

from sixgun.bots import BOTS
from sixgun.picture.parts import GameName
from sixgun.server.wire.catalogue import BotInfo

BOTH: Final = ("card", "dice")


@cache
def levels() -> list[BotInfo]:
    """Every bot with the games it plays, the weakest first; one that does not say plays both."""
    return [BotInfo(name, cast(list[GameName], list(getattr(make, "games", BOTH)))) for name, make in BOTS.items()]
