"""What several commands read in the same way: whole numbers, rule options, sets, sizes of tables."""

import argparse
from collections.abc import Callable
from typing import Final

from sixgun.errors import BadOption, quoted
from sixgun.given import DIGITS

GAMES: Final = ("card", "dice")
"""The games by name; `sixgun.game` has the rules, and is not loaded for a command that only reads its options."""

PLAYERS_DIGITS: Final = 2
"""No table seats more; a longer number would be counted up to for ever."""

SETS_HELP: Final = (
    "of the card game: base (default) with any of dodge-city, high-noon and fistful-of-cards, as in "
    "base,high-noon, or with a home-made set base,./my-set"
)


def whole(text: str, most: int = DIGITS) -> int | None:
    """A whole number of at most so many digits; None if the text is none. Python itself fails at very long ones.

    >>> whole("12"), whole("-1"), whole("9" * 5000)
    (12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= most else None


def at_least(lowest: int) -> Callable[[str], int]:
    """A type for argparse: a whole number that is not lower."""

    def number(text: str) -> int:
        found = whole(text)
        if found is None or found < lowest:
            raise argparse.ArgumentTypeError(
                f"{quoted(text)} should be a whole number from {lowest} on, of at most {DIGITS} digits"
            )
        return found

    return number


def read_option(text: str) -> tuple[str, object]:
    """A rule option by name and value.

    >>> read_option("barrel=forced"), read_option("kit_carlson_life=3"), read_option("simplified=true")
    (('barrel', 'forced'), ('kit_carlson_life', 3), ('simplified', True))
    >>> read_option("cards=base,dodge-city")
    ('cards', ('base', 'dodge-city'))
    """
    from sixgun.cardgame.options import LISTS

    name, sign, value = text.partition("=")
    if not sign:
        raise BadOption(f"--option cannot be {quoted(text)}; write it as NAME=VALUE, such as barrel=forced")
    if name in LISTS:
        return name, tuple(part.strip() for part in value.split(",") if part.strip())
    if value in ("true", "false"):
        return name, value == "true"
    if not value.isdecimal():
        return name, value
    number = whole(value)
    if number is None:
        raise BadOption(f"{quoted(name)} cannot be {quoted(value)}; a number has at most {DIGITS} digits")
    return name, number


def write_option(name: str, value: object) -> str:
    """The text that `read_option` reads.

    >>> write_option("simplified", True), write_option("cards", ("base", "dodge-city"))
    ('simplified=true', 'cards=base,dodge-city')
    """
    if isinstance(value, bool):
        return f"{name}={str(value).lower()}"
    return f"{name}={','.join(value) if isinstance(value, tuple) else value}"


def read_sets(game: str, text: str | None) -> tuple[str, ...]:
    """The sets that are named, home-made ones by their folders, or those that a game is played with when none is.

    >>> read_sets("card", None), read_sets("card", "base, dodge-city"), read_sets("dice", None)
    (('base',), ('base', 'dodge-city'), ())
    """
    if text:
        from sixgun.cardgame import shelf

        return shelf.read_sets(name.strip() for name in text.split(","))
    return ("base",) if game == "card" else ()


def read_sizes(text: str) -> tuple[int, ...]:
    """Sizes of tables.

    >>> read_sizes("4-7"), read_sizes("3,5,8")
    ((4, 5, 6, 7), (3, 5, 8))
    """
    sizes: list[int] = []
    for part in text.split(","):
        from_, _, to = part.strip().partition("-")
        low, high = whole(from_, PLAYERS_DIGITS), whole(to or from_, PLAYERS_DIGITS)
        if low is None or high is None:
            raise BadOption(f"--players cannot be {quoted(text)}; write it as in 5, 4-7 or 3,5,8")
        sizes += range(low, high + 1)
    if not sizes:
        raise BadOption(f"--players cannot be {quoted(text)}; the smaller number comes first, as in 4-7")
    return tuple(dict.fromkeys(sizes))
