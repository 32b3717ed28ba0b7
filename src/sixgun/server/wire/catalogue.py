"""What there is to play: games, sets, table sizes, rule options and bots, as the engine has them."""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar, cast

from sixgun.cardgame import options as card_options
from sixgun.cardgame.box import SETS
from sixgun.cardgame.setup import BASE_PLAYERS
from sixgun.dicegame import rules as dice_options
from sixgun.kernel.roles import DEALT
from sixgun.picture.parts import GameName, Part
from sixgun.server.wire.from_client import Value


class OptionInfo(Part):
    """A rule option: its values, the default first; a list of names where `values` is empty."""

    name: str
    values: list[bool | int | str]


class SetsInfo(Part):
    """A combination of sets that can be played, and by how many."""

    sets: list[str]
    players: list[int]


class GameInfo(Part):
    """What one of the two games offers."""

    game: GameName
    sets: list[SetsInfo]
    options: list[OptionInfo]
    editions: dict[str, dict[str, Value]]
    """The presets: each with the options in which it differs from the default."""


class BotInfo(Part):
    """A bot that can be chosen, and the games it plays."""

    level: str
    games: list[GameName]


Values = TypeVar("Values")

NOT_ASKED: Final = "rulings"
"""The option that nobody chooses: games dealt under older rulings go on under these."""


def chosen(values: Mapping[str, Values]) -> dict[str, Values]:
    """The options that people choose."""
    return {name: of for name, of in values.items() if name != NOT_ASKED}


@cache
def games() -> list[GameInfo]:
    """Both games."""
    values = chosen({**card_options.VALUES, **dict.fromkeys(card_options.LISTS, ())})
    boxes = list(SETS)
    return [
        GameInfo(
            game="card",
            sets=[
                SetsInfo(boxes[:1], list(BASE_PLAYERS)),
                *(SetsInfo(boxes[:n], list(DEALT)) for n in range(2, len(boxes) + 1)),
            ],
            options=[OptionInfo(name, cast(list[bool | int | str], list(of))) for name, of in values.items()],
            editions=cast(dict[str, dict[str, Value]], card_options.EDITIONS),
        ),
        GameInfo(
            game="dice",
            sets=[SetsInfo([], list(DEALT))],
            options=[OptionInfo(name, list(of)) for name, of in chosen(dice_options.VALUES).items()],
            editions=cast(dict[str, dict[str, Value]], dice_options.EDITIONS),
        ),
    ]
