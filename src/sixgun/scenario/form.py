"""The forms that a value in a scenario may have, and when what is expected agrees with what is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from sixgun.cardgame.notation import card_fits, cards_fit
from sixgun.errors import BadScenario, clipped
from sixgun.kernel.position import Place
from sixgun.kernel.roles import ROLES

Value = object
Letters = Sequence[str]

NO_SEAT: Final = "none"
HIDDEN: Final = "hidden"
UNKNOWN: Final = "?"


@dataclass(frozen=True)
class Form:
    """How a form is described to someone who got it wrong, what is right, what agrees with what is true."""

    says: str
    is_right: Callable[[Value, Letters], bool]
    agrees: Callable[[Value, Value], bool] = lambda wanted, found: wanted == found
    words: Callable[[Value], list[str]] = lambda value: []
    """The words in it that only the game knows: cards, faces of dice."""


# what is right


def is_number(value: Value, letters: Letters) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_yes_or_no(value: Value, letters: Letters) -> bool:
    return isinstance(value, bool)


def is_text(value: Value, letters: Letters) -> bool:
    return isinstance(value, str) and bool(value.strip())


def is_names(value: Value, letters: Letters) -> bool:
    return isinstance(value, list) and all(is_text(item, letters) for item in value)


def is_lines(value: Value, letters: Letters) -> bool:
    return isinstance(value, list) and all(is_text(item, letters) or is_number(item, letters) for item in value)


def is_dice(value: Value, letters: Letters) -> bool:
    return isinstance(value, str) and len(value.split()) == 5


def is_seat(value: Value, letters: Letters) -> bool:
    return isinstance(value, str) and value in letters


def is_seat_or_none(value: Value, letters: Letters) -> bool:
    return value == NO_SEAT or is_seat(value, letters)


def is_seats(value: Value, letters: Letters) -> bool:
    return isinstance(value, list) and all(is_seat(item, letters) for item in value) and len({*value}) == len(value)


def is_role(value: Value, letters: Letters) -> bool:
    return value in (*ROLES, HIDDEN)


def is_distances(value: Value, letters: Letters) -> bool:
    return isinstance(value, dict) and all(is_seat(k, letters) and is_number(v, letters) for k, v in value.items())


def is_mapping(value: Value, letters: Letters) -> bool:
    return isinstance(value, dict)


# what agrees


def same_seats(wanted: Value, found: Value) -> bool:
    """The same seats, in any order."""
    return sorted(as_names(wanted)) == sorted(as_names(found))


def same_card(wanted: Value, found: Value) -> bool:
    """A bare name fits any card of that name."""
    return card_fits(str(wanted), str(found))


def same_cards(wanted: Value, found: Value) -> bool:
    """The same cards, in any order."""
    return cards_fit(as_names(wanted), as_names(found))


def same_top_cards(wanted: Value, found: Value) -> bool:
    """As many from the top as are named."""
    return cards_fit(as_names(wanted), as_names(found)[: len(as_names(wanted))])


def same_line(wanted: Value, found: Value) -> bool:
    return str(wanted).split() == str(found).split()


def same_distances(wanted: Value, found: Value) -> bool:
    """Those that are named."""
    everyone = cast(dict[str, int], found)
    return all(everyone.get(seat) == far for seat, far in cast(dict[str, int], wanted).items())


def as_names(value: Value) -> list[str]:
    return cast(list[str], value)


CARD_WORDS: Final[Callable[[Value], list[str]]] = lambda value: [str(value)]  # noqa: E731 - a table of small functions

FORMS: Final[dict[str, Form]] = {
    "number": Form("a whole number", is_number),
    "yes or no": Form("true or false", is_yes_or_no),
    "text": Form("a text; put it in quotes if it looks like a number", is_text),
    "name": Form("a word", is_text),
    "names": Form("a list of words, such as [bang, beer/6H]", is_names),
    "lines": Form("a list of rolls, such as [arrow 1 1 beer gatling, 2 2]", is_lines),
    "mapping": Form("a mapping, such as {edition: de}", is_mapping),
    "seat": Form("a seat", is_seat),
    "seat or none": Form("a seat, or none when the game is over", is_seat_or_none),
    "seats": Form("a list of seats, each once", is_seats, same_seats),
    "role": Form(f"one of {', '.join(ROLES)}, or {HIDDEN}", is_role),
    "card": Form("a card, such as beer/6H", is_text, same_card, CARD_WORDS),
    "cards": Form("a list of cards, such as [bang, beer/6H]", is_names, same_cards, as_names),
    "top cards": Form("a list of cards, the top one first", is_names, same_top_cards, as_names),
    "dice": Form("the five faces in one line", is_dice, same_line, lambda value: str(value).split()),
    "distances": Form("the distance of some seats, such as {B: 1, C: 2}", is_distances, same_distances),
}
"""Every form by the name that the games use for it."""


def check_form(form: str, key: str, value: Value, letters: Letters, at: Place) -> None:
    """Refuse a value that has not its form."""
    if not FORMS[form].is_right(value, letters):
        known = f" (the seats are {', '.join(letters)})" if "seat" in form else ""
        raise BadScenario(f"{clipped(key)} cannot be {clipped(in_words(value))}; it is {FORMS[form].says}{known}", at)


def in_words(value: Value) -> str:
    """A value as the file would have it.

    >>> in_words(["beer/6H", True, {"B": 1}])
    '[beer/6H, true, {B: 1}]'
    """
    if isinstance(value, list):
        return f"[{', '.join(map(in_words, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {in_words(item)}" for key, item in value.items()) + "}"
    if isinstance(value, bool):
        return str(value).lower()
    return "nothing" if value is None else str(value)
