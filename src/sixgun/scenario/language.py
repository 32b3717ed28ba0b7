"""The words in which scenarios speak of each game: what its module scenario.py offers."""

from typing import Any, Final, Protocol, cast

from sixgun.cardgame import scenario as card_scenario
from sixgun.dicegame import scenario as dice_scenario
from sixgun.kernel.choice import Answer, Choice, Move
from sixgun.kernel.position import Position


class Language(Protocol):
    """All that scenarios know of a game: its table, and what it adds to the keys that every game has."""

    KEYS: dict[str, str]
    PHASES: tuple[str, ...]
    PHASE: str
    EXPECTED: dict[str, str]
    EXPECTED_OF_SEAT: dict[str, str]

    def set_up(self, position: Position) -> Any: ...
    def choice(self, t: Any) -> Choice: ...
    def answer(self, t: Any, said: Any) -> Answer: ...
    def view(self, t: Any, to: int | None) -> Any: ...
    def pattern(self, t: Any, text: str) -> Move: ...
    def fits(self, wanted: Any, offered: Any) -> bool: ...
    def check_word(self, t: Any, word: str) -> None: ...
    def facts(self, v: Any) -> dict[str, object]: ...
    def facts_of_seat(self, v: Any, seat: int) -> dict[str, object]: ...


LANGUAGES: Final[dict[str, Language]] = {
    "card": cast(Language, card_scenario),
    "dice": cast(Language, dice_scenario),
}

EXPECTED: Final = {"asked": "seat or none", "turn": "seat", "over": "yes or no", "winners": "seats"}
"""What may be expected of the table in every game, besides `legal`, `illegal` and `view`."""

EXPECTED_OF_SEAT: Final = {"life": "number", "alive": "yes or no", "role": "role"}
"""What may be expected of a player in every game."""
