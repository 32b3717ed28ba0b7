"""What a caller gives, held against its kind before the engine sees it.

What does not fit is refused with a sentence that says what would: the engine is compiled, and its own complaint about
a wrong type names neither what was meant nor the way out.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sixgun.errors import BadOption, IllegalMove, meant, quoted

DIGITS: Final = 4000
"""A whole number that is longer cannot be read from a record."""
LARGEST: Final = 10**DIGITS


def is_whole(value: object) -> bool:
    """Whether this is a whole number that can be written down; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST


def whole(what: str, value: object) -> int:
    """A whole number.

    >>> whole("players", 5)
    5
    """
    if not isinstance(value, int) or not is_whole(value):
        raise BadOption(f"{what} cannot be {quoted(value)}; it is a whole number of at most {DIGITS} digits")
    return int(value)


def known(what: str, name: object, there: Collection[str]) -> str:
    """A name that there is."""
    if not isinstance(name, str) or name not in there:
        others = meant(name, there) or f"there are {', '.join(there)}"
        raise BadOption(f"there is no {what} {quoted(name)}; {others}")
    return name


def yes_or_no(what: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadOption(f"{what} cannot be {quoted(value)}; it is True or False")
    return value


def words(what: str, value: object, such_as: str) -> tuple[str, ...]:
    """A list of words, which a single word is not."""
    found = []
    for word in listed(what, value, such_as):
        if not isinstance(word, str):
            raise BadOption(f"{what} cannot contain {quoted(word)}; it is a list such as {such_as}")
        found.append(word)
    return tuple(found)


def names(what: str, value: object, such_as: str) -> tuple[str | None, ...]:
    """A list of names, with None where luck decides; None for the whole list too."""
    found: list[str | None] = []
    for name in () if value is None else listed(what, value, such_as):
        if name is not None and not isinstance(name, str):
            raise BadOption(f"{what} cannot contain {quoted(name)}; it is a list such as {such_as}")
        found.append(name)
    return tuple(found)


def listed(what: str, value: object, such_as: str) -> Sequence[object]:
    if isinstance(value, str | bytes | bytearray) or not isinstance(value, Sequence):
        raise BadOption(f"{what} cannot be {quoted(value)}; it is a list such as {such_as}")
    return value


def options(value: object) -> tuple[tuple[str, object], ...]:
    """Rule options by name; which there are, each game says itself."""
    if value is None:
        return ()
    if not isinstance(value, Mapping):
        raise BadOption(f"options cannot be {quoted(value)}; it is a mapping such as {{'edition': 'de'}}")
    for name in value:
        if not isinstance(name, str):
            raise BadOption(f"there is no option {quoted(name)}; options have names, as in {{'edition': 'de'}}")
    return tuple(value.items())


def seat(value: object, players: int) -> int | None:
    """A seat of the table, or None."""
    if value is None:
        return None
    if not isinstance(value, int) or not is_whole(value) or not 0 <= value < players:
        raise IllegalMove(f"there is no seat {quoted(value)}; the seats are 0 to {players - 1}")
    return int(value)
