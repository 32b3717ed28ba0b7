"""The commands that can be typed wherever something is asked: help, table, log, why, odds, quit."""

from typing import Final

from sixgun.kernel.choice import Choice
from sixgun.text.wording import DiceView, View
from sixgun.tui import helping
from sixgun.tui.dice import chances as dice_chances
from sixgun.tui.teller import Teller

SHORT: Final = {"?": "help", "t": "table", "l": "log", "w": "why", "o": "odds", "q": "quit", "exit": "quit"}
"""Other ways to type a command. Letters that are seats are not among them."""


class Leave(Exception):
    """The person wants to go."""


def is_done(teller: Teller, typed: str, choice: Choice, view: View) -> bool:
    """Carry out a command, if it is one."""
    words = typed.casefold().split()
    name = SHORT.get(words[0], words[0]) if words else ""
    if name == "quit" and len(words) == 1:
        raise Leave
    if name == "help":
        helping.explain(teller.screen, teller.text, teller.game.deal.game, words[1:])
    elif name == "table" and len(words) == 1:
        teller.table()
    elif name == "log":
        teller.log(None if words[1:] == ["all"] else teller.game.players)
    elif name == "why":
        teller.reasons.tell_last(words[1:])
    elif name == "odds" and isinstance(view, DiceView):
        dice_chances.tell(teller.screen, teller.text, choice, view, words[1:])
    else:
        return False
    teller.screen.gap()
    return True
