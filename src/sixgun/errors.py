"""What can go wrong, named after what the caller did. Each says in one sentence what is wrong and the way out."""


class SixgunError(Exception):
    """Something the caller can put right."""


class BadOption(SixgunError):
    """A rule option, a set or a number of players that does not exist, or that contradicts another."""


class NotAMove(SixgunError):
    """The text is no move in the notation."""


class IllegalMove(SixgunError):
    """The move is well formed but cannot be played in this position."""


class GameOver(SixgunError):
    """A move or a choice was asked for after the game had ended."""


class BadSave(SixgunError):
    """The bytes are not a saved game of this version."""


class BadRecord(SixgunError):
    """The text is not a game record that can be replayed; the message names the line."""


class BadScenario(SixgunError):
    """The file is no scenario; the message names file and line."""

    def __init__(self, message: str, at: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.at = at
        """Where in the scenario, keys and places from the outside in: the reader of a file finds the line by it."""
