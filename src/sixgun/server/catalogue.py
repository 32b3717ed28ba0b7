"""What there is to play: games, sets, table sizes, rule options and bots, as the engine has them."""

from sixgun.server.picture import GameName, Part
from sixgun.server.up import Value


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
