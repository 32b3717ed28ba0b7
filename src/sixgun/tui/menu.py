"""A menu: the answers to a question with numbers. A card is one line, however many targets it has."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.cardgame.notation import CardMove
from sixgun.kernel.choice import Choice, Move, letter
from sixgun.text import Text
from sixgun.text.move import target
from sixgun.text.wording import View, card_words, kind_of, listed
from sixgun.tui.card.grouping import (
    Picked,
    by_card,
    by_seat,
    by_what,
    differ,
    is_about_price,
    shared_card,
    split,
    split_by,
)

QUIET: Final = ("end", "pass", "stop")
"""The answers that do nothing: always 0."""


WHOLE: Final = ("draw", "name", "guess", "become")
"""The answers that are about no card of a player: each is a line that says all of it."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: one answer, or several that differ in what has not been chosen yet."""

    label: str
    options: tuple[Move, ...]
    picked: Picked = ()
    """The cards of a price that are chosen with this line."""


@dataclass(frozen=True)
class Menu:
    """A question with its lines."""

    question: str
    entries: tuple[Entry, ...]
    quiet: Entry | None = None
    """Number 0, where a question has such an answer."""
    picked: Picked = ()


class Menus:
    """Makes the menus of one question."""

    def __init__(self, text: Text, choice: Choice, view: View) -> None:
        self.text: Final = text
        self.choice: Final = choice
        self.view: Final = view

    def first(self) -> Menu:
        """The menu of the question itself."""
        question = self.text.question(self.choice, self.view)
        quiet = next((move for move in self.choice.options if move.verb in QUIET), None)
        others = tuple(move for move in self.choice.options if move is not quiet)
        last = None if quiet is None else Entry(self.label(quiet), (quiet,))
        return Menu(question, self.lines_of_first(others), last)

    def below(self, options: tuple[Move, ...], picked: Picked = ()) -> Menu:
        """The menu that decides between some of the options."""
        return Menu(self.what_differs(options, picked), self.lines(options, picked), picked=picked)

    def lines_of_first(self, options: tuple[Move, ...]) -> tuple[Entry, ...]:
        """A line a card, whatever else there is to choose: the same in every turn, so that one learns where to look."""
        moves = [move for move in options if isinstance(move, CardMove)]
        if self.choice.why != "play" or not moves:
            return self.lines(options)
        groups = split_by(moves, by_card)
        return tuple(
            Entry(self.label(group[0]) if len(group) == 1 else self.card_label(group), group) for group in groups
        )

    def lines(self, options: tuple[Move, ...], picked: Picked = ()) -> tuple[Entry, ...]:
        moves = [move for move in options if isinstance(move, CardMove)]
        if not moves:  # the dice game never has too many answers, but for the dice themselves
            return tuple(Entry(self.label(move), (move,)) for move in options)
        return tuple(self.group(group, moves, picked) for group in split(moves, picked))

    def label(self, move: Move) -> str:
        return self.text.move(move, self.choice.why, self.view)

    def group(self, group: tuple[CardMove, ...], among: Sequence[CardMove], picked: Picked) -> Entry:
        """A line for moves that have something in common, seen from a list of all of them."""
        first = group[0]
        if differ(among, by_card) or len(among) == 1:
            return Entry(self.label(first) if len(group) == 1 else self.card_label(group), group)
        if first.verb in WHOLE and not is_about_price(among):
            return Entry(self.label(first), group)
        if differ(among, by_seat) and first.seat is not None:
            return Entry(target(self.text, first.seat, self.view), group)
        if differ(among, by_what):
            return Entry(self.label(CardMove("choose", seat=first.seat, what=first.what)), group)
        card = shared_card(group, picked)
        return Entry(card_words(self.text, card), group, (*picked, card))

    def card_label(self, group: tuple[CardMove, ...]) -> str:
        """A card or an ability with all its targets."""
        first, say = group[0], self.text.say
        seats = list(dict.fromkeys(self.name(move.seat) for move in group if move.seat is not None))
        targets = listed(self.text, seats, "list-or")
        if first.verb == "ability":
            key = "group-ability-at" if seats else "group-ability"
            return say(key, targets=targets, count=len(first.others))
        if first.verb == "draw":
            return say("group-draw", targets=targets)
        card = card_words(self.text, first.card) if first.card else ""
        if first.verb == "use" and first.others:
            return say("group-event-at", card=card, targets=targets, count=len(first.others))
        if first.others:
            return say("group-price-at" if seats else "group-price", card=card, targets=targets)
        if first.verb == "use":
            return say("group-use", card=card, targets=targets)
        return say("group-lay" if kind_of(first.card) == "jail" else "group-play", card=card, targets=targets)

    def name(self, seat: int) -> str:
        """A seat by letter; one's own is not to be hit by mistake."""
        return self.text.say("seat-own", seat=letter(seat)) if seat == self.choice.seat else letter(seat)

    def what_differs(self, options: tuple[Move, ...], picked: Picked) -> str:
        """The question that decides between options of a group."""
        moves = [move for move in options if isinstance(move, CardMove)]
        say = self.text.say
        if not moves or differ(moves, by_card):
            return say("ask-which")
        if differ(moves, by_seat):
            return say("ask-target")
        if differ(moves, by_what):
            return say("ask-card")
        if picked:
            return say("ask-second", card=card_words(self.text, picked[-1]))
        return say("ask-pair" if len(moves[0].others) > 1 else "ask-price")
