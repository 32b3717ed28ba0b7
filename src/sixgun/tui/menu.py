"""A menu: the answers to a question with numbers, grouped where there are too many for one list."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sixgun.kernel.choice import Choice, Move, letter
from sixgun.text import Text
from sixgun.text.move import target
from sixgun.text.wording import View, card_words, kind_of, listed

SHORT: Final = 9
"""So many answers fit into one list: more are grouped."""

QUIET: Final = ("end", "pass", "stop")
"""The answers that do nothing: always 0."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: one answer, or several that differ in what has not been chosen yet."""

    label: str
    options: tuple[Move, ...]
    picked: tuple[str, ...] = ()
    """The cards of a price that are chosen with this line."""


@dataclass(frozen=True)
class Menu:
    """A question with its lines."""

    question: str
    entries: tuple[Entry, ...]
    quiet: Entry | None
    """Number 0; None in a menu below another, where 0 goes back."""
    picked: tuple[str, ...] = ()
    """Cards of a price that have been chosen already."""


class Menus:
    """Makes the menus of one question."""

    def __init__(self, text: Text, choice: Choice, view: View) -> None:
        self.text: Final = text
        self.choice: Final = choice
        self.view: Final = view

    def first(self) -> Menu:
        """The menu of the question itself."""
        quiet = next((move for move in self.choice.options if move.verb in QUIET), None)
        others = tuple(move for move in self.choice.options if move is not quiet)
        return Menu(
            self.text.question(self.choice, self.view),
            self.lines(others, ()),
            None if quiet is None else Entry(self.label(quiet), (quiet,)),
        )

    def below(self, options: tuple[Move, ...], picked: tuple[str, ...] = ()) -> Menu:
        """The menu that decides between some of the options."""
        return Menu(self.what_differs(options, picked), self.lines(options, picked), None, picked)

    def lines(self, options: tuple[Move, ...], picked: tuple[str, ...]) -> tuple[Entry, ...]:
        if len(options) <= SHORT:
            return tuple(Entry(self.label(move), (move,)) for move in options)
        return tuple(self.group(group, options, picked) for group in split(options, picked))

    def group(self, group: tuple[Move, ...], among: tuple[Move, ...], picked: tuple[str, ...]) -> Entry:
        """A line for options that have something in common, seen from a list of all of them."""
        first: Any = group[0]
        if len(group) == 1:
            return Entry(self.label(first), group)
        if differ(among, by_card):
            return Entry(self.card_label(group), group)
        if differ(among, by_seat):
            return Entry(target(self.text, first.seat, self.view), group)
        if differ(among, by_what):
            return Entry(self.label(first), group)
        card = shared_card(group, picked)
        return Entry(card_words(self.text, card), group, (*picked, card))

    def label(self, move: Move) -> str:
        return self.text.move(move, self.choice.why, self.view)

    def card_label(self, group: tuple[Move, ...]) -> str:
        """A card or an ability with all its targets."""
        first: Any = group[0]
        say = self.text.say
        seats = list(dict.fromkeys(letter(move.seat) for move in cards(group) if move.seat is not None))
        targets = listed(self.text, seats, "list-or")
        if first.verb == "ability":
            key = "group-ability-at" if seats else "group-ability"
            return say(key, targets=targets, count=len(first.others))
        if first.verb == "draw":
            return say("group-draw", targets=targets)
        card = card_words(self.text, first.card) if first.card else ""
        if first.others:
            return say("group-price-at" if seats else "group-price", card=card, targets=targets)
        if first.verb == "use":
            return say("group-use", card=card, targets=targets)
        return say("group-lay" if kind_of(first.card) == "jail" else "group-play", card=card, targets=targets)

    def what_differs(self, options: tuple[Move, ...], picked: tuple[str, ...]) -> str:
        """The question that decides between options of a group."""
        say = self.text.say
        if differ(options, by_card):
            return say("ask-card")
        if differ(options, by_seat):
            return say("ask-target")
        if differ(options, by_what):
            return say("ask-card")
        if picked:
            return say("ask-second", card=card_words(self.text, picked[-1]))
        first: Any = options[0]
        return say("ask-pair" if len(first.others) > 1 else "ask-price")


def cards(options: Sequence[Move]) -> list[Any]:
    """The options as moves of the card game, the only ones that are ever grouped."""
    return list(options)


def by_card(move: Any) -> Hashable:
    return move.verb, move.card


def by_seat(move: Any) -> Hashable:
    return move.seat


def by_what(move: Any) -> Hashable:
    return move.what


def differ(options: Sequence[Move], by: Callable[[Any], Hashable]) -> bool:
    return len({by(move) for move in options}) > 1


def split(options: tuple[Move, ...], picked: tuple[str, ...] = ()) -> list[tuple[Move, ...]]:
    """The options in groups: by card, else by player, else by his card, else by the price card by card."""
    for by in (by_card, by_seat, by_what):
        if differ(options, by):
            groups: dict[Hashable, list[Move]] = {}
            for move in options:
                groups.setdefault(by(move), []).append(move)
            return [tuple(group) for group in groups.values()]
    prices = list(dict.fromkeys(card for move in cards(options) for card in unpaid(move, picked)))
    return [tuple(move for move in cards(options) if card in unpaid(move, picked)) for card in prices]


def unpaid(move: Any, picked: tuple[str, ...]) -> list[str]:
    """The cards of a price that are still to be chosen."""
    left = list(move.others)
    for card in picked:
        if card in left:
            left.remove(card)
    return left


def shared_card(group: tuple[Move, ...], picked: tuple[str, ...]) -> str:
    """The card of the price that all options of a group have in common."""
    for card in unpaid(group[0], picked):
        if all(card in unpaid(move, picked) for move in group):
            return card
    raise AssertionError("a group by price shares a card")
