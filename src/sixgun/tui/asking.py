"""Asking: a question with its answers is shown until one of them is understood; commands work in between."""

from typing import Final

from sixgun.errors import SixgunError, clipped
from sixgun.kernel.choice import Choice, Move, letter
from sixgun.text.wording import DiceView, View
from sixgun.tui.command import is_done
from sixgun.tui.dice import rolling as dice_rolling
from sixgun.tui.dice import table as dice_table
from sixgun.tui.menu import Menu, Menus
from sixgun.tui.refusal import refusal
from sixgun.tui.reply import NUMBERED, NotUnderstood, fitting, notation
from sixgun.tui.screen import Row
from sixgun.tui.teller import Teller
from sixgun.tui.warning import objection

BACK: Final = ("", "back")
"""What leads to the menu above. Not a 0, or one too many would end the turn."""


class Asking:
    """One question, put to the person at the terminal."""

    def __init__(self, teller: Teller, choice: Choice, view: View) -> None:
        self.teller: Final = teller
        self.screen: Final = teller.screen
        self.text: Final = teller.text
        self.choice: Final = choice
        self.view: Final = view
        self.menus: Final = Menus(teller.text, choice, view)
        self.prompt: Final = teller.text.say("prompt", seat=letter(choice.seat))

    def answer(self) -> Move:
        """One of the options, confirmed where it does harm."""
        path = [self.menus.first()]
        while True:
            self.show(path[-1], len(path) > 1)
            typed = self.screen.ask(self.prompt)
            if typed in BACK:
                del path[max(1, len(path) - 1) :]
                continue
            if is_done(self.teller, typed, self.choice, self.view):
                continue
            try:
                options, picked = self.understood(path[-1], typed)
            except NotUnderstood as wrong:
                self.screen.write(str(wrong), "harm")
                continue
            if len(options) > 1:
                path.append(self.menus.below(options, picked))
            elif self.is_meant(options[0]):
                return options[0]
            else:
                del path[1:]

    def show(self, menu: Menu, is_below: bool) -> None:
        """The question and its numbered answers."""
        if self.choice.why == "rolling" and isinstance(self.view, DiceView):
            self.screen.rows(dice_table.dice(self.view, self.text, self.teller.kept, self.screen.width))
            self.screen.rows(dice_table.effects(self.view, self.text, self.screen.width))
            self.screen.write(menu.question, "question")
            self.screen.write(self.text.say("rolling-how"))
            return
        self.screen.write(menu.question, "question")
        for number, entry in enumerate(menu.entries, 1):
            self.line(number, entry.label)
        if menu.quiet is not None:
            self.line(0, menu.quiet.label)
        if is_below:
            self.screen.write(self.text.say("back"), "quiet", "     ")

    def line(self, number: int, label: str) -> None:
        self.screen.write(label, indent=f"{number:>3}  ", hang=" " * 7)

    def understood(self, menu: Menu, typed: str) -> tuple[tuple[Move, ...], tuple[str, ...]]:
        """The options that were meant, and the cards of a price that are chosen with them."""
        if self.choice.why == "rolling":
            return (dice_rolling.understood(self.text, self.choice, typed),), ()
        numbered = NUMBERED.fullmatch(typed)
        if numbered:
            return self.numbered(menu, int(numbered[1]), numbered[2])
        exact = self.exactly(typed)
        if exact is not None:
            return (exact,), ()
        options = fitting(self.text, [move for entry in menu.entries for move in entry.options], typed)
        if options:
            return options, menu.picked
        options = fitting(self.text, self.choice.options, typed)
        if options:
            return options, ()
        raise NotUnderstood(refusal(self.text, self.teller.game, self.choice, self.view, typed))

    def numbered(self, menu: Menu, number: int, rest: str) -> tuple[tuple[Move, ...], tuple[str, ...]]:
        """The line of that number, narrowed down by the words behind it."""
        if number == 0 and menu.quiet is not None:
            return menu.quiet.options, ()
        if not 1 <= number <= len(menu.entries):
            first, last = int(menu.quiet is None), len(menu.entries)
            raise NotUnderstood(self.text.say("wrong-number", number=str(number), first=first, last=last))
        entry = menu.entries[number - 1]
        if not rest:
            return entry.options, entry.picked
        options = fitting(self.text, entry.options, rest)
        if not options:
            raise NotUnderstood(self.text.say("wrong-rest", text=clipped(rest), number=number))
        return options, entry.picked

    def exactly(self, typed: str) -> Move | None:
        """The option that is written out in notation, if it is one."""
        try:
            return self.teller.game.read(notation(typed)).move
        except SixgunError:
            return None

    def is_meant(self, move: Move) -> bool:
        """Whether a move that does its player harm is meant so."""
        against = objection(self.text, self.choice, self.view, move) if self.teller.warns else None
        if against is None:
            return True
        self.screen.write(self.text.say("confirm", warning=against), "harm")
        while True:
            typed = self.screen.ask(self.prompt).casefold()
            if typed in self.text.say("confirm-yes").split():
                return True
            if typed in self.text.say("confirm-no").split():
                return False
            if not typed or not is_done(self.teller, typed, self.choice, self.view):
                self.screen.row(Row(self.text.say("confirm-again")))
