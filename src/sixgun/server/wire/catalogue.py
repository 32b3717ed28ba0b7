"""What there is to play: games, sets, table sizes, rule options and bots, as the engine has them."""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar, cast

from sixgun.cardgame import options as card_options
from sixgun.cardgame.setup import BASE_PLAYERS
from sixgun.cardgame.shelf import FOLDERS, PRINTED
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


def together() -> list[list[str]]:
    """The sets that are offered together: the printed ones as they came out, then each with the home-made ones."""
    boxes = [box.name for box in PRINTED]
    printed = [boxes[:n] for n in range(1, len(boxes) + 1)]
    return [*printed, *([*sets, *FOLDERS] for sets in printed if FOLDERS)]


@cache
def games() -> list[GameInfo]:
    """Both games."""
    values = chosen({**card_options.VALUES, **dict.fromkeys(card_options.LISTS, ())})
    return [
        GameInfo(
            game="card",
            sets=[SetsInfo(sets, list(DEALT if sets[1:] else BASE_PLAYERS)) for sets in together()],
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
